//! Why a file of boards cannot be read. What is to be typed stays as it is typed.

use records::{Expected, ReadError, There};

use crate::{Lexicon, msg};

impl Lexicon {
    /// What stands there and what should, without the place.
    #[must_use]
    pub fn unreadable_record(&self, error: &ReadError) -> String {
        let (found, expected) = (self.there(&error.there), self.expected(error.expected));
        self.say(msg::RecordFault { found: &found, expected: &expected })
    }

    fn there(&self, there: &There) -> String {
        match there {
            There::Text(found) => self.say(msg::RecordThereText { found }),
            There::EndOfGame => self.say(msg::RecordThereEndOfGame),
            There::OpenComment => self.say(msg::RecordThereOpenComment),
            There::OpenValue(tag) => self.say(msg::RecordThereOpenValue { tag }),
            There::LoneBrace => self.say(msg::RecordThereLoneBrace { found: "}" }),
            There::Second(tag) => self.say(msg::RecordThereSecond { tag }),
            There::Note => self.say(msg::RecordThereNote),
            There::CommentInRow(tag) => self.say(msg::RecordThereCommentInRow { tag }),
            There::InRow(found, tag) => self.say(msg::RecordThereInRow { found: &found.to_string(), tag }),
            There::Hands(n) => self.say(msg::RecordThereHands { n: *n }),
            There::OtherResults { differ, compared } => {
                self.say(msg::RecordThereOtherResults { n: *differ, total: *compared })
            }
            There::OtherRoom => self.say(msg::RecordThereOtherRoom),
            There::StrayResult => self.say(msg::RecordThereStrayResult),
            There::AuctionBefore => self.say(msg::RecordThereAuctionBefore),
            There::SwallowedCall(call) => self.say(msg::RecordThereSwallowedCall { call: &self.call(*call) }),
            There::Gzip => self.say(msg::RecordThereGzip),
            There::TooLarge(n) => self.say(msg::RecordThereTooLarge { n: *n }),
            There::Endless(n) => self.say(msg::RecordThereEndless { n: *n }),
        }
    }

    fn expected(&self, expected: Expected) -> String {
        match expected {
            Expected::ClosingBrace => "}".to_owned(),
            Expected::ClosingQuote => "\"".to_owned(),
            Expected::Tag => self.say(msg::RecordExpectedTag { example: "[Event \"…\"]" }),
            Expected::Mark([a, b]) => self.say(msg::RecordExpectedMark { known: &format!("^{a} ^{b}") }),
            Expected::NothingAfter(found) => {
                self.say(msg::RecordExpectedNothingAfter { found: &found.to_string() })
            }
            Expected::ClosingBracket => self.say(msg::RecordExpectedClosingBracket),
            Expected::TagName => self.say(msg::RecordExpectedTagName),
            Expected::Quotes => self.say(msg::RecordExpectedQuotes),
            Expected::QuotedElement => self.say(msg::RecordExpectedQuotedElement),
            Expected::Elements => self.say(msg::RecordExpectedElements),
            Expected::PlainComment => self.say(msg::RecordExpectedPlainComment),
            Expected::Once => self.say(msg::RecordExpectedOnce),
            Expected::NoteAfterPlay => self.say(msg::RecordExpectedNoteAfterPlay),
            Expected::NoteNumber => self.say(msg::RecordExpectedNoteNumber),
            Expected::Glyph => self.say(msg::RecordExpectedGlyph),
            Expected::Suffix => self.say(msg::RecordExpectedSuffix),
            Expected::Entry => self.say(msg::RecordExpectedEntry),
            Expected::Call => self.say(msg::RecordExpectedCall),
            Expected::Card => self.say(msg::RecordExpectedCard),
            Expected::OnePlus => self.say(msg::RecordExpectedOnePlus),
            Expected::Tricks => self.say(msg::RecordExpectedTricks),
            Expected::Declarer => self.say(msg::RecordExpectedDeclarer),
            Expected::Contract => self.say(msg::RecordExpectedContract),
            Expected::Vulnerable => self.say(msg::RecordExpectedVulnerable),
            Expected::Seat => self.say(msg::RecordExpectedSeat),
            Expected::SmallerFile => self.say(msg::RecordExpectedSmallerFile),
            Expected::End => self.say(msg::RecordExpectedEnd),
            Expected::WholeFile => self.say(msg::RecordExpectedWholeFile),
            Expected::ResultsOfTheseBoards => self.say(msg::RecordExpectedResultsOfTheseBoards),
            Expected::ResultOfThisRoom => self.say(msg::RecordExpectedResultOfThisRoom),
            Expected::ResultBeside => self.say(msg::RecordExpectedResultBeside),
            Expected::AuctionOfItsOwn => self.say(msg::RecordExpectedAuctionOfItsOwn),
            Expected::CallOfItsOwn => self.say(msg::RecordExpectedCallOfItsOwn),
            Expected::LinCard => self.say(msg::RecordExpectedLinCard),
            Expected::LinCall => self.say(msg::RecordExpectedLinCall),
            Expected::LinHand => self.say(msg::RecordExpectedLinHand),
            Expected::LinHands => self.say(msg::RecordExpectedLinHands),
            Expected::LinDealer => self.say(msg::RecordExpectedLinDealer),
            Expected::LinVulnerable => self.say(msg::RecordExpectedLinVulnerable),
            Expected::LinTricks => self.say(msg::RecordExpectedLinTricks),
            Expected::LinCommand => self.say(msg::RecordExpectedLinCommand),
            Expected::Rank => self.say(msg::RecordExpectedRank),
            Expected::FourSuits => self.say(msg::RecordExpectedFourSuits),
            Expected::FourHands => self.say(msg::RecordExpectedFourHands),
            Expected::FirstSeat => self.say(msg::RecordExpectedFirstSeat),
        }
    }
}
