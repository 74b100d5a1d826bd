# `stich doko solve`: bestes Spiel mit offenen Karten.

doko-solve-turn = Platz { $position } ist am Spiel. Bei bestem Spiel: { $points }
doko-solve-at = { $name }, Stich { $trick }
doko-solve-line = Bestes Spiel
doko-solve-trick = Stich { $trick }: { $text }
doko-solve-played = { $position }: { $card }
doko-solve-exact = Durchgesehen ab Stich { $trick }
doko-solve-cost = Stich { $trick }, Platz { $position }: { $card } kostet { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}; richtig ist { $better }
doko-solve-no-cost = Keine Karte kostet einen Punkt.
doko-solve-too-large = Das sind zu viele Karten, um alles durchzusehen; einen späteren Stich nehmen oder mit --nodes mehr Zeit geben.
doko-solve-no-hands = { $name }: Die Aufzeichnung nennt nicht alle Blätter.
doko-solve-error-nothing = eine Datei nennen oder mit --hands die vier Blätter angeben
doko-solve-error-position = diese Stellung lässt sich nicht berechnen: { $reason }
doko-solve-error-hands = „{ $found }“ sind keine vier Blätter; zwischen ihnen steht ein /, etwa "CQ HT / DA SA / HK DJ / C9 C9"
doko-solve-error-trick = einen Stich { $trick } hat diese Aufzeichnung nicht
doko-solve-error-which = in dieser Datei steht mehr als ein Spiel; mit --game eines nennen
doko-solve-error-game = ein Spiel { $n } gibt es in dieser Datei nicht

## Was sich nicht berechnen lässt

doko-solve-bad-card = „{ $found }“ ist keine Karte; erwartet werden Farbe und Rang, etwa CQ, HT oder S9
doko-solve-bad-pack = { $card } ist nicht im Spiel; jede Farbe hat A T K Q J 9
doko-solve-bad-solo = „{ $found }“ ist kein Solo; möglich sind damen, buben, fleischlos, farbe:C, farbe:S, farbe:H und farbe:D
doko-solve-bad-count = Platz { $position } hat nicht so viele Karten wie Platz 1; zu Beginn eines Stichs haben alle gleich viele
doko-solve-bad-over = es ist keine Karte mehr zu spielen
doko-solve-bad-augen = Re kann nicht { $augen } Augen in { $tricks ->
    [one] einem Stich
   *[other] { $tricks } Stichen
} haben: bisher haben beide Parteien zusammen { $won } Augen in { $m ->
    [one] einem Stich
   *[other] { $m } Stichen
}
doko-solve-bad-re = Re ist beim Solo der Solist allein, sonst sind es einer oder zwei; anzugeben mit --re
doko-solve-bad-hochzeit = die Hochzeit ist noch nicht geklärt; einen Stich nach dem Klärungsstich nehmen
doko-solve-bad-party = von Platz { $position } ist die Partei nicht bekannt
doko-solve-bad-left = Platz { $position } hat { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}, aber noch { $m } zu spielen
