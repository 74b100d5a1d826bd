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
doko-solve-error-position = diese Stellung lässt sich nicht rechnen: { $reason }
doko-solve-error-hands = „{ $found }“ sind keine vier Blätter; zwischen ihnen steht ein /, etwa "CQ HT / DA SA / HK DJ / C9 C9"
doko-solve-error-trick = einen Stich { $trick } hat diese Aufzeichnung nicht
doko-solve-error-which = in dieser Datei steht mehr als ein Spiel; mit --game eines nennen
doko-solve-error-game = ein Spiel { $n } gibt es in dieser Datei nicht
