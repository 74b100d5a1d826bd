//! What is asked for each topic, and the table that the answers make.

use bridge::{Call, Contract, Doubled, Level, Strain, Vulnerability};
use cards::{BySeat, BySide, Card, CardSet, Rank, Seat, Suit};

use super::{Known, Situation, Topic, calls, defective, dummy, revoked, story, together};
use crate::{
    event::{About, Event, Exposure, Moment, Seen},
    facts::Rules,
    laws::{exposed, penalty_card, premature, revoke},
    state::Hand,
    table::{Noticed, PenaltyCard, Setup},
    words::{Answer, Grade, Pending, Question, Ruling},
};

/// What the answers make.
pub(super) struct Scene {
    pub situation: Situation,
    pub begins: Begins,
    /// What happened first.
    pub events: Vec<Event>,
    /// Why nothing more is told.
    pub ends: Ends,
}

/// How the story ends.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Ends {
    /// There is nothing to be told besides.
    Here,
    /// What was played, led, shown or taken back since is asked for; then the director is called.
    Called(Seat, About),
    /// It is over, and what was played since does not matter: nobody has told whose turn it is now.
    Later,
    /// The same after a revoke: another one that was told as well, and whether it is known what his side won since.
    Reckoned { other: Option<(Seat, Suit)>, to_the_end: bool },
    /// The director has been here already, and is called again if something has happened since.
    CalledAgain(Seat),
    /// Nothing at the table has gone wrong, and this is the ruling.
    Ruled(Ruling),
    /// This has gone wrong, if anything has, and this is the ruling; nobody has told whose turn it is now.
    RuledLater(Option<Noticed>, Ruling),
}

/// Where the table is when it happens.
pub(super) enum Begins {
    /// The auction is open, and this player dealt.
    Auction(Seat),
    /// The same, and this player has to pass.
    Bound { dealer: Seat, seat: Seat },
    /// The play of a contract in this denomination. Who is on lead in the second trick; `None`: the opening
    /// lead is due.
    Play(Strain, Option<Seat>),
    /// The second trick of a notrump contract, this hand on lead or dummy; of dummy only these cards matter.
    WithDummy(Seat, CardSet),
    /// The trick of this number of a contract in this denomination, and who is on lead in it.
    Trick(u8, Strain, Seat),
}

impl Begins {
    /// The denomination of the contract, where tricks are played.
    pub fn strain(&self) -> Option<Strain> {
        match *self {
            Begins::Auction(_) | Begins::Bound { .. } => None,
            Begins::Play(strain, _) | Begins::Trick(_, strain, _) => Some(strain),
            Begins::WithDummy(..) => Some(Strain::NoTrump),
        }
    }
}

impl Scene {
    pub fn setup(&self, rules: Rules) -> Setup {
        let declarer = self.situation.declarer;
        let of =
            |strain| Some((Contract { level: Level::ONE, strain, doubled: Doubled::Undoubled }, declarer));
        let (dealer, contract, on_lead) = match self.begins {
            Begins::Auction(dealer) | Begins::Bound { dealer, .. } => (dealer, None, None),
            Begins::Play(strain, on_lead) => (declarer, of(strain), on_lead),
            Begins::WithDummy(leader, _) => (declarer, of(Strain::NoTrump), Some(leader)),
            Begins::Trick(_, strain, leader) => (declarer, of(strain), Some(leader)),
        };
        let over = match self.begins {
            Begins::Trick(number, ..) => number.saturating_sub(1),
            _ => u8::from(on_lead.is_some()),
        };
        let hand = Hand { count: 13 - over, ..Hand::default() };
        let mut hands = BySeat([hand; 4]);
        if let Begins::WithDummy(_, known) = self.begins {
            hands[declarer.partner()] = Hand { known, count: known.len() as u8, ..Hand::default() };
        }
        Setup {
            hands,
            dealer,
            vulnerable: Vulnerability::None,
            contract,
            auction: Vec::new(),
            start: on_lead.map(|seat| (seat, BySide([over, 0]))),
            rules,
        }
    }
}

pub(super) fn seat(told: &Known, question: Question) -> Result<Seat, Pending> {
    match told.ask(question, &[])? {
        Answer::Seat(seat) => Ok(seat),
        _ => Err(Pending::Question { question, clauses: Vec::new() }),
    }
}

pub(super) fn card(told: &Known, question: Question) -> Result<Card, Pending> {
    match told.ask(question, &[])? {
        Answer::Card(card) => Ok(card),
        _ => Err(Pending::Question { question, clauses: Vec::new() }),
    }
}

pub(super) fn call_director(by: Seat, about: About) -> Event {
    Event::CallDirector { by, about }
}

/// The whole story, or the first question that stands in its way.
pub(super) fn scene(topic: Topic, told: &Known) -> Result<Scene, Pending> {
    let mut scene = begun(topic, told)?;
    let more =
        matches!(scene.ends, Ends::Called(..) | Ends::CalledAgain(_)) && story::add_since(told, &mut scene)?;
    let mut others = Vec::new();
    if topic == Topic::Revoke {
        revoked::lead_first(told, &mut scene);
        others = revoked::of_others(told, &mut scene)?;
        scene = revoked::before_partners_turn(told, scene)?;
    }
    match scene.ends {
        Ends::Called(by, about) => {
            scene.events.push(call_director(by, about));
            scene.events.extend(others);
        }
        Ends::CalledAgain(by) if more => scene.events.push(call_director(by, About::ThisNow)),
        Ends::CalledAgain(_)
        | Ends::Here
        | Ends::Later
        | Ends::Reckoned { .. }
        | Ends::Ruled(_)
        | Ends::RuledLater(..) => {}
    }
    Ok(scene)
}

/// What happened first, or the first question that stands in its way.
pub(super) fn begun(topic: Topic, told: &Known) -> Result<Scene, Pending> {
    let mut scene = first(topic, told)?;
    // Until a trick turns on it there may be no trumps.
    if let Some(Answer::Call(Call::Bid(_, strain))) = told.if_told(Question::Contract) {
        scene.begins = match scene.begins {
            Begins::Play(Strain::NoTrump, leader) => Begins::Play(strain, leader),
            Begins::Trick(number, Strain::NoTrump, leader) => Begins::Trick(number, strain, leader),
            begins => begins,
        };
    }
    Ok(scene)
}

fn first(topic: Topic, told: &Known) -> Result<Scene, Pending> {
    let declarer = || seat(told, Question::Declarer);
    match topic {
        Topic::CallOutOfRotation => calls::out_of_rotation(told),
        Topic::InsufficientBid => calls::insufficient(told),
        Topic::CallChanged => calls::changed(told),
        Topic::InadmissibleCall => calls::inadmissible(told),
        Topic::OpeningLeadOutOfTurn => opening_lead(told, declarer()?),
        Topic::LeadOutOfTurn | Topic::DeclarersLeadOutOfTurn => later_lead(told, declarer()?),
        Topic::PenaltyCard => lying(told, declarer()?),
        Topic::TwoPenaltyCards => two_penalty_cards(told, declarer()?),
        Topic::CardExposed => shown(told, declarer()?),
        Topic::FromDummy => dummy::put_out(told, declarer()?),
        Topic::CardInAuction => in_auction(told),
        Topic::AsItHappened => as_it_happened(told, declarer()?),
        Topic::PrematurePlay => premature(told, declarer()?),
        Topic::Simultaneous => together::scene(told, declarer()?),
        Topic::Designation => dummy::designation(told, declarer()?),
        Topic::IncompleteDesignation => dummy::incomplete(told, declarer()?),
        Topic::Revoke => revoked::scene(told, declarer()?),
        Topic::DefectiveTrick => defective::scene(told, declarer()?),
    }
}

fn opening_lead(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let offender = seat(told, Question::Leader)?;
    let turn = declarer.next();
    let up = told.ask(Question::Face, &[])? == Answer::Up;
    let card = if up { Some(card(told, Question::Card)?) } else { None };
    let led = match card {
        Some(card) => Event::Play { seat: offender, card },
        None => Event::LeadFaceDown { seat: offender, card: None },
    };
    Ok(Scene {
        situation: Situation { declarer, offender, turn, card },
        begins: Begins::Play(Strain::NoTrump, None),
        events: vec![led],
        ends: Ends::Called(declarer, About::ThisNow),
    })
}

fn later_lead(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let offender = seat(told, Question::Leader)?;
    let turn = seat(told, Question::Turn)?;
    let card = card(told, Question::Card)?;
    // 53A.
    let last = told.usually(Question::LastTrick, Answer::No) == Answer::Yes;
    Ok(Scene {
        situation: Situation { declarer, offender, turn, card: Some(card) },
        begins: match last {
            true => Begins::Trick(13, Strain::NoTrump, turn),
            false => Begins::Play(Strain::NoTrump, Some(turn)),
        },
        events: vec![Event::Play { seat: offender, card }],
        ends: Ends::Called(offender.next(), About::ThisNow),
    })
}

/// How this player's card came to be seen.
fn exposure(told: &Known, owner: Seat) -> Result<Exposure, Pending> {
    Ok(match told.ask(Question::MeantAs(owner), &[])? {
        Answer::Accident => Exposure::Accident,
        Answer::Named => Exposure::Named,
        _ => Exposure::Deliberate,
    })
}

fn expose(owner: Seat, card: Card, how: Exposure, seen: Seen) -> Event {
    Event::Expose { cards: vec![(owner, card)], how, seen }
}

fn shown(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let owner = seat(told, Question::Offender)?;
    let shown = card(told, Question::Card)?;
    let how = exposure(told, owner)?;
    let partner = owner.partner();
    let mut situation = Situation { declarer, offender: owner, turn: declarer, card: Some(shown) };
    let mut begins = Begins::Play(Strain::NoTrump, Some(declarer));
    let mut seen = story::seen(owner, &situation, &begins);
    let major = how != Exposure::Accident || penalty_card::by_rank(shown) == Grade::Major;
    if seen == Seen::Unknown && major {
        // 50D2: who leads now matters where it is the partner of a major penalty card. What was named he has heard.
        let by_partner = how == Exposure::Named
            || told.ask(Question::PartnerCouldSee(owner), &[exposed::SEEN_BY_PARTNER])? == Answer::Yes;
        seen = if by_partner { Seen::Everybody } else { Seen::not_by_partner_of(owner) };
        if by_partner && told.ask(Question::ToLeadNow(partner), &penalty_card::ABOUT_THE_LEAD)? == Answer::Yes
        {
            situation.turn = partner;
            begins = Begins::Play(Strain::NoTrump, Some(partner));
        }
    }
    Ok(Scene {
        events: vec![expose(owner, shown, how, seen)],
        situation,
        begins,
        ends: Ends::Called(owner.next(), About::ThisNow),
    })
}

/// The director was there when it came to lie there.
fn lying(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let owner = seat(told, Question::Offender)?;
    let shown = card(told, Question::Card)?;
    let how = exposure(told, owner)?;
    let turn = seat(told, Question::Turn)?;
    Ok(Scene {
        situation: Situation { declarer, offender: owner, turn, card: Some(shown) },
        begins: Begins::Play(Strain::NoTrump, Some(turn)),
        events: vec![expose(owner, shown, how, Seen::Everybody), call_director(owner.next(), About::ThisNow)],
        ends: Ends::CalledAgain(owner.next()),
    })
}

/// Two cards of one defender are both major; where each has one, it counts how each came to lie there.
fn two_penalty_cards(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let owner = seat(told, Question::Offender)?;
    let first = card(told, Question::Card)?;
    let second = told.ask(Question::OtherPenaltyCard(owner), &[])?;
    let lying = if let Answer::Card(second) = second {
        vec![(owner, first, Exposure::Deliberate), (owner, second, Exposure::Deliberate)]
    } else {
        let partner = owner.partner();
        let second = card(told, Question::OtherPenaltyCard(partner))?;
        vec![(owner, first, exposure(told, owner)?), (partner, second, exposure(told, partner)?)]
    };
    let turn = seat(told, Question::Turn)?;
    let mut events: Vec<Event> =
        lying.into_iter().map(|(seat, card, how)| expose(seat, card, how, Seen::Everybody)).collect();
    events.push(call_director(declarer, About::ThisNow));
    Ok(Scene {
        situation: Situation { declarer, offender: owner, turn, card: Some(first) },
        begins: Begins::Play(Strain::NoTrump, Some(turn)),
        events,
        ends: Ends::CalledAgain(declarer),
    })
}

/// 24: a card seen or led while the auction goes on, or before the opening lead is due to be faced.
fn in_auction(told: &Known) -> Result<Scene, Pending> {
    let owner = seat(told, Question::Offender)?;
    let shown = card(told, Question::Card)?;
    let how = told.ask(Question::MeantAs(owner), &[])?;
    let over = told.ask(Question::AuctionOver, &[])? == Answer::Yes;
    // While the auction goes on nobody declares; whose side the card is on is all that matters.
    let declarer = if over { seat(told, Question::Declarer)? } else { owner.next() };
    let situation = Situation { declarer, offender: owner, turn: declarer.next(), card: Some(shown) };
    let begins = if over { Begins::Play(Strain::NoTrump, None) } else { Begins::Auction(owner.next()) };
    let seen = story::seen(owner, &situation, &begins);
    let event = match how {
        // Once the auction is over it is the opening lead, in turn or not (54); before, it is a card seen (24).
        Answer::Lead => Event::Lead { seat: owner, card: shown },
        Answer::Accident => expose(owner, shown, Exposure::Accident, seen),
        Answer::Named => expose(owner, shown, Exposure::Named, Seen::Everybody),
        _ => expose(owner, shown, Exposure::Deliberate, seen),
    };
    Ok(Scene { situation, begins, events: vec![event], ends: Ends::Called(owner.next(), About::ThisNow) })
}

/// Who was to lead; everything else is told as it happened.
fn as_it_happened(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let opening = told.ask(Question::Opening, &[])? == Answer::Yes;
    let turn = if opening { declarer.next() } else { seat(told, Question::Turn)? };
    Ok(Scene {
        situation: Situation { declarer, offender: turn, turn, card: None },
        begins: Begins::Play(Strain::NoTrump, (!opening).then_some(turn)),
        events: Vec::new(),
        ends: Ends::Called(declarer, About::ThisNow),
    })
}

/// A lead later on the board, while these penalty cards lie there.
pub(super) fn lead_with_penalty_cards(declarer: Seat, cards: &[PenaltyCard], leader: Seat) -> Scene {
    let mut events = Vec::new();
    for penalty in cards {
        let how = match penalty.grade {
            Grade::Minor => Exposure::Accident,
            Grade::Major => Exposure::Deliberate,
        };
        events.push(Event::Expose { cards: vec![(penalty.seat, penalty.card)], how, seen: Seen::Everybody });
        events.push(call_director(declarer, About::ThisNow));
    }
    let owner = leader.partner();
    let card = cards.iter().find(|p| p.seat == owner).or(cards.first()).map(|p| p.card);
    Scene {
        situation: Situation { declarer, offender: owner, turn: leader, card },
        begins: Begins::Play(Strain::NoTrump, Some(leader)),
        events,
        ends: Ends::Here,
    }
}

/// A defender plays before his turn. Who has led, and who had played to the trick, decides (57A, 57C, 57D).
fn premature(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let offender = seat(told, Question::Offender)?;
    let led = card(told, Question::Led)?;
    let early = card(told, Question::Card)?;
    let partner = offender.partner();
    let leader = seat(told, Question::Leader)?;
    let mut events = vec![Event::Play { seat: leader, card: led }];
    let mut turn = leader.next();
    if leads_early(told) {
        // 57A: he has played to the trick, and leads to the next one before his partner has.
        for before in leader.round().into_iter().skip(1).take_while(|&seat| seat != partner) {
            events.push(Event::Play { seat: before, card: card(told, Question::PlayedBefore(before))? });
        }
        events.push(Event::Lead { seat: offender, card: early });
        return Ok(Scene {
            situation: Situation { declarer, offender, turn: partner, card: Some(early) },
            begins: Begins::Play(Strain::NoTrump, Some(leader)),
            events,
            ends: Ends::Called(declarer, About::ThisNow),
        });
    }
    if leader != partner {
        let before = told.ask(Question::PlayedBefore(partner), &[premature::AT_HIS_TURN])?;
        if let Answer::Card(card) = before {
            events.push(Event::Play { seat: partner, card });
            turn = partner.next();
        } else if let Answer::Card(card) = told.ask(Question::PlayedBefore(partner.next()), &[])? {
            // 57C1: declarer has played from both hands before the defender between them.
            events.push(Event::Play { seat: partner.next(), card });
        } else if partner.next() == declarer.partner()
            && let Answer::Card(card) = told.ask(Question::DummyMoved, &[premature::DUMMY_SUGGESTED])?
        {
            // 57C2: dummy, between the two, has moved a card of his own accord.
            events.push(Event::DummySuggests { seat: declarer.partner(), card });
        }
    }
    events.push(Event::Play { seat: offender, card: early });
    Ok(Scene {
        situation: Situation { declarer, offender, turn, card: Some(early) },
        begins: Begins::Play(Strain::NoTrump, Some(leader)),
        events,
        ends: Ends::Called(declarer, About::ThisNow),
    })
}

/// Has he played to this trick already, so that his card is a lead to the next one?
pub(super) fn leads_early(told: &Known) -> bool {
    let Some(Answer::Seat(leader)) = told.if_told(Question::Leader) else { return false };
    [leader, leader.next()].map(|seat| Some(Answer::Seat(seat))).contains(&told.if_told(Question::Offender))
}

/// A trick that the partner of this leader wins.
pub(super) fn partner_wins(leader: Seat) -> Vec<Event> {
    let ranks = [Rank::Two, Rank::Three, Rank::Ace, Rank::Four];
    let of_clubs = |(seat, rank)| Event::Play { seat, card: Card::new(Suit::Clubs, rank) };
    leader.round().into_iter().zip(ranks).map(of_clubs).collect()
}

/// Who can be the answer to a question about a seat; the ordinary one first.
fn seats(topic: Topic, told: &Known, question: Question) -> Vec<Seat> {
    let known = |question| match told.if_told(question) {
        Some(Answer::Seat(seat)) => Some(seat),
        _ => None,
    };
    let Some(declarer) = known(Question::Declarer).filter(|_| question != Question::Declarer) else {
        return vec![Seat::South, Seat::West, Seat::North, Seat::East];
    };
    let (dummy, left, right) = (declarer.partner(), declarer.next(), declarer.previous());
    match (topic, question) {
        (Topic::OpeningLeadOutOfTurn, Question::Leader) => vec![right, dummy, declarer],
        (Topic::DeclarersLeadOutOfTurn, Question::Leader) => vec![declarer, dummy],
        (Topic::LeadOutOfTurn, Question::Leader) => vec![right, left],
        (Topic::PenaltyCard | Topic::TwoPenaltyCards | Topic::PrematurePlay, Question::Offender) => {
            vec![right, left]
        }
        // Who has led: it was not his own turn, or there was nothing to play to.
        (Topic::PrematurePlay, Question::Leader) => {
            let offender = known(Question::Offender).unwrap_or(right);
            vec![offender.next(), offender.partner(), offender.previous(), offender]
        }
        (Topic::Revoke, Question::Leader) => {
            let offender = known(Question::Offender).unwrap_or(right);
            vec![offender.previous(), offender.partner(), offender.next()]
        }
        (Topic::Simultaneous, Question::Leader) => {
            let offender = known(Question::Offender).unwrap_or(left);
            vec![offender.previous(), offender.partner(), offender.next()]
        }
        (Topic::Simultaneous, Question::Offender) => [right, left, declarer, dummy]
            .into_iter()
            .filter(|&seat| known(Question::Turn) != Some(seat))
            .collect(),
        // Who has laid no card to a trick has not led to it, nor won it.
        (Topic::DefectiveTrick, Question::Leader | Question::WonTrick) => {
            let offender = known(Question::Offender).unwrap_or(right);
            let own = told.if_told(Question::Counts(offender)) == Some(Answer::TooFew);
            let others = [offender.previous(), offender.partner(), offender.next()].into_iter();
            others.chain(own.then_some(offender)).collect()
        }
        (Topic::AsItHappened, Question::Turn) => vec![left, right, declarer, dummy],
        (_, Question::Offender) => vec![right, left, declarer, dummy],
        (Topic::LeadOutOfTurn | Topic::DeclarersLeadOutOfTurn, Question::Turn) => {
            let offender = known(Question::Leader).unwrap_or(right);
            [offender.partner(), declarer, dummy, left, right]
                .into_iter()
                .enumerate()
                .filter(|&(i, seat)| seat != offender && (i == 0 || seat != offender.partner()))
                .map(|(_, seat)| seat)
                .collect()
        }
        (Topic::PenaltyCard | Topic::TwoPenaltyCards, Question::Turn) => {
            let owner = known(Question::Offender).unwrap_or(right);
            vec![owner.partner(), owner, declarer, dummy]
        }
        (Topic::Revoke, Question::WonTrick) => {
            let offender = known(Question::Offender).unwrap_or(right);
            vec![offender, offender.partner(), offender.next(), offender.previous()]
        }
        _ => vec![declarer, left, dummy, right],
    }
}

/// The answers that lead on, the ordinary one first; for cards an example.
pub(super) fn answers(topic: Topic, told: &Known, question: Question) -> Vec<Answer> {
    if let Some(answers) = calls::answers(topic, told, question) {
        return answers;
    }
    if let Some(answers) = dummy::answers(topic, told, question) {
        return answers;
    }
    let examples = |texts: &[(Suit, Rank)]| -> Vec<Answer> {
        texts.iter().map(|&(suit, rank)| Answer::Card(Card::new(suit, rank))).collect()
    };
    match question {
        Question::Offender if topic == Topic::CardInAuction => {
            [Seat::South, Seat::West, Seat::North, Seat::East].map(Answer::Seat).to_vec()
        }
        Question::MeantAs(_) if topic == Topic::CardInAuction => {
            vec![Answer::Accident, Answer::Lead, Answer::Shown, Answer::Named]
        }
        Question::PartnerCouldSee(_) => vec![Answer::No, Answer::Yes],
        Question::PlayedBefore(seat)
            if matches!(topic, Topic::Revoke | Topic::DefectiveTrick)
                || topic == Topic::PrematurePlay && leads_early(told) =>
        {
            // A card of the suit led, and to each hand another.
            let ranks = BySeat([Rank::Five, Rank::Six, Rank::Seven, Rank::Eight]);
            examples(&[(Suit::Hearts, ranks[seat])])
        }
        Question::CardSupplied(..) => examples(&[(Suit::Hearts, Rank::Three)]),
        Question::ToldItWasHisTurn(_) => vec![Answer::No, Answer::Yes, Answer::Both],
        Question::LaidTogether(_) => examples(&[(Suit::Clubs, Rank::Four)]),
        Question::PlayedBefore(seat) if topic == Topic::Simultaneous => {
            let first = told.if_told(Question::Leader).is_none();
            let mut answers: Vec<Answer> = first.then_some(Answer::No).into_iter().collect();
            // To each hand another.
            let rank = BySeat([Rank::Three, Rank::Two, Rank::Four, Rank::Six])[seat];
            answers.extend(examples(&[(Suit::Hearts, rank)]));
            answers
        }
        Question::PlayedBefore(_) if topic == Topic::PrematurePlay => {
            let card = examples(&[(Suit::Hearts, Rank::Three)]);
            [Answer::No].into_iter().chain(card).collect()
        }
        Question::OtherPenaltyCard(seat) => {
            let mut answers = examples(&[(Suit::Clubs, Rank::Four)]);
            // That he has none himself makes it the partner's.
            if told.if_told(Question::Offender) == Some(Answer::Seat(seat)) {
                answers.push(Answer::No);
            }
            answers
        }
        Question::Contract => [Strain::Spades, Strain::NoTrump]
            .map(|strain| Answer::Call(Call::Bid(Level::ONE, strain)))
            .to_vec(),
        Question::AndThen(n) => story::answers(topic, told, n),
        Question::Declarer | Question::Leader | Question::Offender | Question::Turn | Question::WonTrick => {
            seats(topic, told, question).into_iter().map(Answer::Seat).collect()
        }
        Question::Face => vec![Answer::Up, Answer::Down],
        Question::Counts(_) => vec![Answer::TooMany, Answer::TooFew],
        // To the last trick nobody plays on.
        Question::TrickNumber => (1..=12).map(Answer::Trick).collect(),
        Question::MeantAs(_) => match topic {
            Topic::PenaltyCard | Topic::CardExposed => vec![
                Answer::Accident,
                Answer::Shown,
                Answer::Named,
                Answer::Follow,
                Answer::Lead,
                Answer::PutRight,
            ],
            _ => vec![Answer::Accident, Answer::Follow],
        },
        Question::Opening => vec![Answer::Yes, Answer::No],
        Question::PlayedOn(_) => {
            let only = revoke::matters_who_has_played_on(told).then_some(Answer::OnlyHisSide);
            let rest = [Answer::Claimed, Answer::Agreed];
            [Answer::No, Answer::Yes].into_iter().chain(only).chain(rest).collect()
        }
        Question::WonLater(_) => revoked::answers_won_later(told),
        Question::OtherRevoke(_) => vec![Answer::No, Answer::SameSuitBefore, Answer::OtherSideToo],
        Question::ToLeadNow(_)
        | Question::AuctionOver
        | Question::Twelfth
        | Question::LastTrick
        | Question::BothSidesPlayedOn
        | Question::FromOneHand
        | Question::BothVisible
        | Question::DidNotFollow(..) => vec![Answer::No, Answer::Yes],
        Question::HoldsSuit(..) => vec![Answer::Yes, Answer::No],
        Question::Noticed => Moment::ALL.map(|(moment, _)| Answer::At(moment)).to_vec(),
        Question::Card => match topic {
            // A small card may be a minor penalty card, an honour never.
            Topic::PenaltyCard | Topic::CardExposed | Topic::CardInAuction => {
                examples(&[(Suit::Diamonds, Rank::Seven), (Suit::Diamonds, Rank::King)])
            }
            Topic::Revoke => examples(&[(Suit::Spades, Rank::Four)]),
            _ => examples(&[(Suit::Diamonds, Rank::Seven)]),
        },
        Question::Led => examples(&[(Suit::Hearts, Rank::Nine)]),
        _ => examples(&[(Suit::Diamonds, Rank::Eight)]),
    }
}

/// Can this be the answer?
pub(super) fn fits(topic: Topic, told: &Known, question: Question, answer: Answer) -> bool {
    let offered = answers(topic, told, question);
    match answer {
        // Which of them are possible, the table says.
        Answer::Then(_) => true,
        // One of several that are offered is one of them; else those offered are examples.
        Answer::Card(_) if question == Question::SuitWon => offered.contains(&answer),
        Answer::Card(_) | Answer::Cards(_) => {
            let of_cards = |a: &Answer| matches!(a, Answer::Card(_) | Answer::Cards(_));
            question.wants().takes(answer)
                && offered.iter().any(of_cards)
                && dummy::fit(told, question, answer)
        }
        Answer::Call(call) => calls::fits(topic, told, question, call),
        // What he meant has more answers than the one that is offered for each kind.
        Answer::Lead | Answer::Follow | Answer::Spread => {
            offered.contains(&Answer::Follow) || offered.contains(&Answer::Shown)
        }
        _ => offered.contains(&answer),
    }
}
