# `stich solve`: Ergebnisse bei offenen Karten.

solve-board = Board { $board }
solve-par = Par: { $score } für Nord-Süd, { $contract } von { $declarer }
solve-par-passed-out = Par: 0, durchgepasst
solve-agrees = stimmt mit der Aufzeichnung überein ({ $source })
solve-differs = { $contract } von { $declarer }: hier { $tricks }, aufgezeichnet { $found } ({ $source })
solve-par-differs = Par ist hier { $score }, aufgezeichnet { $found } ({ $source })
solve-no-deal = keine Verteilung aufgezeichnet: nichts zu berechnen
solve-lead = { $seat } ist am Spiel, { $strain }
solve-notrump = Sans Atout
solve-summary = { $total ->
    [one] ein Board
   *[other] { $total } Boards
} berechnet, { $m ->
    [0] nichts zum Vergleichen aufgezeichnet
    [one] eines mit der Aufzeichnung verglichen
   *[other] { $m } mit der Aufzeichnung verglichen
}, { $n ->
    [0] keine Abweichung
    [one] eines weicht ab
   *[other] { $n } weichen ab
}, { $failed ->
    [0] keines misslungen
    [one] eines ließ sich nicht berechnen
   *[other] { $failed } ließen sich nicht berechnen
}
solve-error-nothing = Dateien nennen oder mit --deal eine Verteilung angeben
solve-error-deal = diese Verteilung lässt sich nicht berechnen: { $reason }
solve-error-strain = „{ $found }“ ist keine Denomination; erwartet: C, D, H, S oder NT
solve-error-recorded = die aufgezeichnete Tabelle ist nicht lesbar: { $reason }
solve-error-rows = die aufgezeichnete Tabelle ist unvollständig: { $source } hat { $n } von 20 Ergebnissen; sie wird nicht verglichen
solve-error-no-board = { $file }: kein Board darin

solve-no-play = kein Spielverlauf aufgezeichnet
solve-play-best = { $contract } von { $declarer }: vom Ausspiel an bei bestem Spiel { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
}
solve-play-cost = Stich { $trick }, { $seat }: { $card } kostet { $n ->
    [one] einen Stich
   *[other] { $n } Stiche
}; richtig ist { $better }
solve-play-no-cost = keine Karte kostet einen Stich
solve-play-summary = { $total ->
    [0] kein Spielverlauf durchgesehen
    [one] ein Spielverlauf durchgesehen
   *[other] { $total } Spielverläufe durchgesehen
}, { $failed ->
    [0] keiner misslungen
    [one] einer ließ sich nicht berechnen
   *[other] { $failed } ließen sich nicht berechnen
}

## Was sich nicht berechnen lässt

solve-bad-no-seat = „{ $found }“ beginnt nicht mit Platz und Doppelpunkt, etwa N:
solve-bad-hands = { $n ->
    [one] eine Hand
   *[other] { $n } Hände
} statt vier; für eine unbekannte Hand steht ein -
solve-bad-suits = „{ $found }“ ist keine Hand aus vier Farben; Pik zuerst, Punkte dazwischen: AKQ2.A2.K32.5432
solve-bad-rank = „{ $found }“ in „{ $hand }“ ist keine Karte; die Ränge sind A K Q J T 9 8 7 6 5 4 3 2
solve-bad-card = „{ $found }“ ist keine Karte; erwartet werden Farbe und Rang mit englischen Buchstaben, etwa SA, HK oder DT
solve-bad-twice = { $card } kommt zweimal vor
solve-bad-two-hands = { $first } und { $second } haben beide { $card }
solve-bad-unknown = die Hand von { $seat } ist nicht bekannt; nötig sind alle vier
solve-bad-empty = niemand hat eine Karte
solve-bad-count = { $seat } hat { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}; nach der Hand von { $leader } zu urteilen müssten es { $expected } sein
solve-bad-not-held = { $seat } ist am Spiel, hat { $card } aber nicht
solve-bad-revoke = { $seat } kann { $card } nicht spielen: mit { $could } in der Hand wäre das ein Revoke
solve-bad-over = { $card } ist eine Karte zu viel: alle Stiche sind gespielt
solve-bad-record = Karte { $n } der Aufzeichnung: { $reason }
