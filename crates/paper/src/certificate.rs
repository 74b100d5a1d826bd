//! Certificates (Urkunden): one a player, a page each.

use wording::{Lexicon, msg};

use crate::{
    PaperError,
    font::Fonts,
    number::plain,
    page::{GREY, HAIR, Page, Rect, Style, THICK},
};

/// The certificate of a player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Certificate {
    /// The name of the tournament.
    pub tournament: String,
    /// The day and the place, as they shall be read.
    pub held: String,
    /// The player.
    pub name: String,
    /// The club.
    pub club: Option<String>,
    /// The place in the ranking.
    pub rank: usize,
    /// Others have the same place.
    pub shared: bool,
    /// The sum of points.
    pub sum: i64,
    /// So many have places.
    pub players: usize,
    /// What was won.
    pub prize: Option<String>,
}

/// The pages, in the order given.
pub(crate) fn lay_out<'f>(
    fonts: &'f Fonts,
    certificates: &[Certificate],
    words: &Lexicon,
) -> Result<Vec<Page<'f>>, PaperError> {
    if certificates.is_empty() {
        return Err(PaperError::NoPlayers);
    }
    let page = |certificate: &Certificate| {
        let mut page = Page::upright(fonts);
        draw(&mut page, certificate, words);
        page
    };
    Ok(certificates.iter().map(page).collect())
}

fn draw(page: &mut Page<'_>, certificate: &Certificate, words: &Lexicon) {
    let (width, height) = page.size;
    page.frame(Rect::new(12.0, 12.0, width - 24.0, height - 24.0), THICK);
    page.frame(Rect::new(14.5, 14.5, width - 29.0, height - 29.0), HAIR);
    let row = |y: f32, h: f32| Rect::new(24.0, y, width - 48.0, h);
    let title = Style::new(54.0).bold().centre();
    page.write(row(38.0, 24.0), &words.say(msg::PaperCertificateTitle), title);
    let big = Style::new(20.0).centre().lines(2).down_to(9.0);
    page.write(row(68.0, 20.0), &certificate.tournament, big);
    page.write(row(90.0, 7.0), &certificate.held, Style::new(12.0).centre().grey(GREY).down_to(6.0));
    page.line((70.0, 106.0), (width - 70.0, 106.0), HAIR);
    page.write(row(114.0, 30.0), &certificate.name, Style::new(34.0).bold().centre().lines(2).down_to(12.0));
    if let Some(club) = &certificate.club {
        page.write(row(145.0, 8.0), club, Style::new(14.0).centre().down_to(7.0));
    }
    let place = words.say(msg::PaperCertificatePlace { m: certificate.rank });
    page.write(row(162.0, 22.0), &place, Style::new(44.0).bold().centre());
    if certificate.shared {
        let shared = words.say(msg::PaperCertificateShared);
        page.write(row(184.0, 7.0), &shared, Style::new(13.0).centre());
    }
    let points = words.say(msg::PaperCertificatePoints { points: &plain(certificate.sum) });
    page.write(row(193.0, 9.0), &points, Style::new(16.0).centre());
    let of = words.say(msg::PaperCertificateOf { m: certificate.players });
    page.write(row(203.0, 6.0), &of, Style::new(11.0).centre().grey(GREY));
    if let Some(prize) = &certificate.prize {
        page.write(row(216.0, 16.0), prize, Style::new(14.0).centre().lines(2).down_to(7.0));
    }
    let signature = Rect::new(60.0, 258.0, width - 120.0, 6.0);
    page.line((60.0, 256.0), (width - 60.0, 256.0), HAIR);
    let label = words.say(msg::PaperCertificateSignature);
    page.write(signature, &label, Style::new(10.0).centre().grey(GREY));
}
