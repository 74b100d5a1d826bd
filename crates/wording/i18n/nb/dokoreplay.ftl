# `stich doko replay`: spill med kort, spilt gjennom igjen.

## Spillet

doko-replay-normal = normalspill
doko-replay-still = stille Hochzeit
doko-replay-hochzeit = Hochzeit
doko-replay-hochzeit-alone = Hochzeit alene
doko-replay-damen = Damensolo
doko-replay-buben = Bubensolo
doko-replay-fleischlos = Fleischloser
doko-replay-farbe = Farbsolo { $sign }
doko-replay-head = { $name }: { $what }
doko-replay-re = Re: plass { $re }, { $augen } Augen i { $tricks ->
    [one] ett stikk
   *[other] { $tricks } stikk
}
doko-replay-points = poeng for plass 1 til 4: { $points }
doko-replay-no-points = uten resultat
doko-replay-same = alt som notert
doko-replay-allowed-same = Hva som var lov, sammenlignet: { $n ->
    [one] ett steg
   *[other] { $n } steg
}
doko-replay-unread = Ikke lest: { $what }

## Hva som ikke var lov

doko-replay-lead = plass { $position } spiller ut, enda det er plass { $turn } som skal spille ut
doko-replay-nobody-step = steg { $n }: «{ $found }» er ikke en plass fra 1 til 4
doko-replay-nobody-trick = stikk { $n }: «{ $found }» er ikke en plass fra 1 til 4
doko-replay-taken-as = etter rekkefølgen ved bordet er det plass { $position }
doko-replay-taken-in-turn = det regnes som spilt av den som er i tur
doko-replay-taken-left-out = dette steget teller ikke
doko-replay-out-of-turn = plass { $position } legger på, enda det er plass { $turn } som skal spille; herfra gir spillforløpet ingen mening
doko-replay-not-in-hand = plass { $position } spiller { $card }, men har ikke kortet
doko-replay-revoke = plass { $position } spiller { $card }, enda han kan følge farge
doko-replay-call = plass { $position } melder { $call }, og det er ikke lov
doko-replay-query = plass { $position } sier noe i spørrerunden som ikke er lov
doko-replay-third-copy = { $card } forekommer mer enn to ganger
doko-replay-wrong-count = plass { $position } har { $n ->
    [one] ett kort
   *[other] { $n } kort
} i stedet for tolv
doko-replay-too-many = det spilles flere enn 48 kort
doko-replay-unfinished = spillforløpet slutter etter { $n ->
    [one] ett kort
   *[other] { $n } kort
}

## Hva som er nedtegnet annerledes

doko-replay-differs = { $what }: etter reglene { $ours }, notert { $theirs }
doko-replay-what-game = spillet
doko-replay-what-re = Re-siden
doko-replay-what-augen = Augen for { $by }
doko-replay-what-points = poeng for { $by }
doko-replay-position = plass { $position }
doko-replay-also-allowed = steg { $n }: { $what } er også lov
doko-replay-not-allowed = steg { $n }: { $what } er ikke lov

doko-replay-summary = { $total ->
    [one] ett spill
   *[other] { $total } spill
}, { $n ->
    [0] ingenting regelstridig
    [one] ett med noe regelstridig
   *[other] { $n } med noe regelstridig
}, { $m ->
    [0] alle som notert
    [one] ett notert annerledes
   *[other] { $m } notert annerledes
}, { $failed ->
    [0] alle lesbare
    [one] ett uleselig
   *[other] { $failed } uleselige
}

## Hva som ikke kan leses

doko-replay-bad-json = dette er ikke et spill skrevet som JSON: { $reason }
doko-replay-bad-nothing = dette er ikke et spill: det har verken steg (steps) eller stikk (tricks)
doko-replay-bad-player = { $name }: det er ingen spiller { $number }; skriv 1 til 4
doko-replay-bad-name = { $name }: «{ $found }» er ukjent; mulige er { $known }
doko-replay-bad-action = steg { $n }: «{ $found }» er ikke noe en spiller gjør; skriv et kort som HT eller CardHeartTen, ReservationHealthy, ReservationWedding, ReservationQueensSolo …, AnnouncementReContra, AnnouncementNo90 … eller NoAnnouncement
doko-replay-bad-hand = hånden til spiller { $n }: { $reason }
doko-replay-bad-four = { $name } har { $n ->
    [one] én verdi
   *[other] { $n } verdier
}, ikke fire
doko-replay-no-hochzeit = det er notert Hochzeit hos en spiller som ikke har begge ♣-damene
doko-replay-no-soloist = det er notert en solo, men ikke hvem som spiller den
