# `stich doko replay`: spellen met kaarten, nagespeeld.

## Het spel

doko-replay-normal = normaal spel
doko-replay-still = stille Hochzeit
doko-replay-hochzeit = Hochzeit
doko-replay-hochzeit-alone = Hochzeit alleen
doko-replay-damen = Damensolo
doko-replay-buben = Bubensolo
doko-replay-fleischlos = Fleischloser
doko-replay-farbe = Farbsolo { $sign }
doko-replay-head = { $name }: { $what }
doko-replay-re = Re: plaats { $re }, { $augen } Augen in { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}
doko-replay-points = punten van plaats 1 tot en met 4: { $points }
doko-replay-no-points = zonder uitslag
doko-replay-same = alles zoals genoteerd
doko-replay-allowed-same = Vergeleken wat mocht: { $n ->
    [one] één stap
   *[other] { $n } stappen
}
doko-replay-unread = Niet gelezen: { $what }

## Wat niet mocht

doko-replay-lead = plaats { $position } komt uit, terwijl plaats { $turn } aan de beurt is
doko-replay-nobody-step = stap { $n }: “{ $found }” is geen plaats van 1 tot en met 4
doko-replay-nobody-trick = slag { $n }: “{ $found }” is geen plaats van 1 tot en met 4
doko-replay-taken-as = volgens de volgorde aan tafel is het plaats { $position }
doko-replay-taken-in-turn = geteld als gespeeld door wie aan de beurt is
doko-replay-taken-left-out = deze stap telt niet mee
doko-replay-out-of-turn = plaats { $position } speelt bij, terwijl plaats { $turn } aan de beurt is; vanaf hier is het spelverloop niet meer te volgen
doko-replay-not-in-hand = plaats { $position } speelt { $card }, maar heeft die kaart niet
doko-replay-revoke = plaats { $position } speelt { $card } en had kunnen bekennen
doko-replay-call = plaats { $position } meldt { $call }, en dat mag niet
doko-replay-query = plaats { $position } zegt bij het vragen iets wat niet mag
doko-replay-third-copy = { $card } komt vaker dan twee keer voor
doko-replay-wrong-count = plaats { $position } heeft { $n ->
    [one] één kaart
   *[other] { $n } kaarten
} in plaats van twaalf
doko-replay-too-many = er worden meer dan 48 kaarten gespeeld
doko-replay-unfinished = het spelverloop houdt op na { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}

## Wat anders is opgetekend

doko-replay-differs = { $what }: volgens de regels { $ours }, genoteerd { $theirs }
doko-replay-what-game = het spel
doko-replay-what-re = de Re-partij
doko-replay-what-augen = Augen van { $by }
doko-replay-what-points = punten van { $by }
doko-replay-position = plaats { $position }
doko-replay-also-allowed = stap { $n }: ook toegestaan is { $what }
doko-replay-not-allowed = stap { $n }: niet toegestaan is { $what }

doko-replay-summary = { $total ->
    [one] één spel
   *[other] { $total } spellen
}, { $n ->
    [0] niets onregelmatigs
    [one] één met iets onregelmatigs
   *[other] { $n } met iets onregelmatigs
}, { $m ->
    [0] alle zoals genoteerd
    [one] één anders genoteerd
   *[other] { $m } anders genoteerd
}, { $failed ->
    [0] alle leesbaar
    [one] één onleesbaar
   *[other] { $failed } onleesbaar
}

## Wat niet te lezen is

doko-replay-bad-json = dit is geen spel als JSON: { $reason }
doko-replay-bad-nothing = dit is geen spel: het heeft geen stappen (steps) en geen slagen (tricks)
doko-replay-bad-player = { $name }: er is geen speler { $number }; schrijf 1 tot en met 4
doko-replay-bad-name = { $name }: “{ $found }” is niet bekend; mogelijk zijn { $known }
doko-replay-bad-action = stap { $n }: “{ $found }” is niets wat een speler doet; schrijf een kaart zoals HT of CardHeartTen, ReservationHealthy, ReservationWedding, ReservationQueensSolo …, AnnouncementReContra, AnnouncementNo90 … of NoAnnouncement
doko-replay-bad-hand = de hand van speler { $n }: { $reason }
doko-replay-bad-four = { $name } heeft { $n ->
    [one] één waarde
   *[other] { $n } waarden
}, geen vier
doko-replay-no-hochzeit = er is een Hochzeit genoteerd van een speler die niet beide ♣-vrouwen heeft
doko-replay-no-soloist = er is een solo genoteerd, maar niet wie hem speelt
