# `stich doko replay`: spil med kort, spillet igennem igen.

## Spillet

doko-replay-normal = normalt spil
doko-replay-still = stille Hochzeit
doko-replay-hochzeit = Hochzeit
doko-replay-hochzeit-alone = Hochzeit alene
doko-replay-damen = Damensolo
doko-replay-buben = Bubensolo
doko-replay-fleischlos = Fleischloser
doko-replay-farbe = Farbsolo { $sign }
doko-replay-head = { $name }: { $what }
doko-replay-re = Re: plads { $re }, { $augen } Augen i { $tricks ->
    [one] ét stik
   *[other] { $tricks } stik
}
doko-replay-points = point for plads 1 til 4: { $points }
doko-replay-no-points = uden resultat
doko-replay-same = alt som optegnet
doko-replay-allowed-same = Hvad der var tilladt, sammenlignet: { $n ->
    [one] ét trin
   *[other] { $n } trin
}
doko-replay-unread = Ikke læst: { $what }

## Hvad der ikke var tilladt

doko-replay-lead = plads { $position } spiller ud, selv om det er plads { $turn }, der skal spille ud
doko-replay-nobody-step = trin { $n }: »{ $found }« er ikke en plads fra 1 til 4
doko-replay-nobody-trick = stik { $n }: »{ $found }« er ikke en plads fra 1 til 4
doko-replay-taken-as = efter rækkefølgen ved bordet er det plads { $position }
doko-replay-taken-in-turn = det regnes som spillet af den, der er i tur
doko-replay-taken-left-out = dette trin tæller ikke med
doko-replay-out-of-turn = plads { $position } spiller til, selv om det er plads { $turn }, der skal spille; herfra giver optegnelsen ingen mening
doko-replay-not-in-hand = plads { $position } spiller { $card }, men har ikke kortet
doko-replay-revoke = plads { $position } spiller { $card }, selv om han kan bekende
doko-replay-call = plads { $position } melder { $call }, og det er ikke tilladt
doko-replay-query = plads { $position } siger noget i spørgerunden, som ikke er tilladt
doko-replay-third-copy = { $card } forekommer mere end to gange
doko-replay-wrong-count = plads { $position } har { $n ->
    [one] ét kort
   *[other] { $n } kort
} i stedet for tolv
doko-replay-too-many = der spilles flere end 48 kort
doko-replay-unfinished = optegnelsen holder op efter { $n ->
    [one] ét kort
   *[other] { $n } kort
}

## Hvad der er optegnet anderledes

doko-replay-differs = { $what }: efter reglerne { $ours }, optegnet { $theirs }
doko-replay-what-game = spillet
doko-replay-what-re = Re-siden
doko-replay-what-augen = Augen for { $by }
doko-replay-what-points = point for { $by }
doko-replay-position = plads { $position }
doko-replay-also-allowed = trin { $n }: også tilladt er { $what }
doko-replay-not-allowed = trin { $n }: ikke tilladt er { $what }

doko-replay-summary = { $total ->
    [one] ét spil
   *[other] { $total } spil
}, { $n ->
    [0] intet uregelmæssigt
    [one] ét med noget uregelmæssigt
   *[other] { $n } med noget uregelmæssigt
}, { $m ->
    [0] alle som optegnet
    [one] ét optegnet anderledes
   *[other] { $m } optegnet anderledes
}, { $failed ->
    [0] alle læselige
    [one] ét ulæseligt
   *[other] { $failed } ulæselige
}

## Hvad der ikke kan læses

doko-replay-bad-json = dette er ikke et spil skrevet som JSON: { $reason }
doko-replay-bad-nothing = dette er ikke et spil: det har hverken trin (steps) eller stik (tricks)
doko-replay-bad-player = { $name }: der er ingen spiller { $number }; skriv 1 til 4
doko-replay-bad-name = { $name }: »{ $found }« kendes ikke; muligt: { $known }
doko-replay-bad-action = trin { $n }: »{ $found }« er ikke noget, en spiller gør; skriv et kort som HT eller CardHeartTen, ReservationHealthy, ReservationWedding, ReservationQueensSolo …, AnnouncementReContra, AnnouncementNo90 … eller NoAnnouncement
doko-replay-bad-hand = hånden hos spiller { $n }: { $reason }
doko-replay-bad-four = { $name } har { $n ->
    [one] én post
   *[other] { $n } poster
}, ikke fire
doko-replay-no-hochzeit = der er optegnet Hochzeit hos en spiller, som ikke har begge ♣-damer
doko-replay-no-soloist = der er optegnet en solo, men ikke hvem der spiller den
