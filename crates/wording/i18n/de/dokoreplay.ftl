# `stich doko replay`: Spiele mit Karten nachspielen.

## Das Spiel

doko-replay-normal = Normalspiel
doko-replay-still = stille Hochzeit
doko-replay-hochzeit = Hochzeit
doko-replay-hochzeit-alone = Hochzeit allein
doko-replay-damen = Damensolo
doko-replay-buben = Bubensolo
doko-replay-fleischlos = Fleischloser
doko-replay-farbe = Farbsolo { $sign }
doko-replay-head = { $name }: { $what }
doko-replay-re = Re: Platz { $re }, { $augen } Augen in { $tricks ->
    [one] einem Stich
   *[other] { $tricks } Stichen
}
doko-replay-points = Punkte von Platz 1 bis 4: { $points }
doko-replay-no-points = ohne Ergebnis
doko-replay-same = alles wie aufgezeichnet
doko-replay-allowed-same = Verglichen, was erlaubt war: { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
}
doko-replay-unread = Nicht ausgewertet: { $what }

## Was nicht erlaubt war

doko-replay-lead = Platz { $position } spielt auf, obwohl Platz { $turn } an der Reihe ist
doko-replay-nobody-step = Schritt { $n }: „{ $found }“ ist kein Platz von 1 bis 4
doko-replay-nobody-trick = { $n }. Stich: „{ $found }“ ist kein Platz von 1 bis 4
doko-replay-taken-as = der Reihe nach ist es Platz { $position }
doko-replay-taken-in-turn = gewertet als von dem gespielt, der an der Reihe ist
doko-replay-taken-left-out = dieser Schritt wird nicht gewertet
doko-replay-out-of-turn = Platz { $position } gibt zu, obwohl Platz { $turn } an der Reihe ist; von hier an ist die Aufzeichnung nicht mehr zu verstehen
doko-replay-not-in-hand = Platz { $position } spielt { $card }, hat diese Karte aber nicht
doko-replay-revoke = Platz { $position } spielt { $card }, obwohl er bedienen kann
doko-replay-call = Platz { $position } sagt { $call }; das ist nicht erlaubt
doko-replay-query = Platz { $position } sagt in der Abfrage etwas, das nicht erlaubt ist
doko-replay-third-copy = { $card } kommt öfter als zweimal vor
doko-replay-wrong-count = Platz { $position } hat { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} statt zwölf
doko-replay-too-many = Es werden mehr als 48 Karten gespielt
doko-replay-unfinished = Die Aufzeichnung hört nach { $n ->
    [one] einer Karte
   *[other] { $n } Karten
} auf

## Was anders aufgezeichnet ist

doko-replay-differs = { $what }: nach den Regeln { $ours }, aufgezeichnet { $theirs }
doko-replay-what-game = Spiel
doko-replay-what-re = Re-Partei
doko-replay-what-augen = Augen von { $by }
doko-replay-what-points = Punkte von { $by }
doko-replay-position = Platz { $position }
doko-replay-also-allowed = Schritt { $n }: erlaubt ist auch { $what }
doko-replay-not-allowed = Schritt { $n }: nicht erlaubt ist { $what }

doko-replay-summary = { $total ->
    [one] ein Spiel
   *[other] { $total } Spiele
}, { $n ->
    [0] nichts Regelwidriges
    [one] eines mit etwas Regelwidrigem
   *[other] { $n } mit etwas Regelwidrigem
}, { $m ->
    [0] alle wie aufgezeichnet
    [one] eines anders aufgezeichnet
   *[other] { $m } anders aufgezeichnet
}, { $failed ->
    [0] alle lesbar
    [one] eines nicht lesbar
   *[other] { $failed } nicht lesbar
}

## Was nicht zu lesen ist

doko-replay-bad-json = das ist kein Spiel als JSON: { $reason }
doko-replay-bad-nothing = das ist kein Spiel: es hat weder Schritte (steps) noch Stiche (tricks)
doko-replay-bad-player = { $name }: einen Spieler { $number } gibt es nicht; möglich sind 1 bis 4
doko-replay-bad-name = { $name }: „{ $found }“ ist nicht bekannt; möglich sind { $known }
doko-replay-bad-action = Schritt { $n }: „{ $found }“ ist nichts, was ein Spieler tut; möglich sind Karten wie HT oder CardHeartTen, ReservationHealthy, ReservationWedding, ReservationQueensSolo …, AnnouncementReContra, AnnouncementNo90 … und NoAnnouncement
doko-replay-bad-hand = das Blatt von Spieler { $n }: { $reason }
doko-replay-bad-four = { $name } hat { $n ->
    [one] einen Eintrag
   *[other] { $n } Einträge
}, nicht vier
doko-replay-no-hochzeit = eine Hochzeit ist von einem Spieler aufgezeichnet, der nicht beide ♣-Damen hat
doko-replay-no-soloist = ein Solo ist aufgezeichnet, aber nicht, wer es spielt
