# `stich solve`: Ergebnisse bei offenen Karten.

solve-board = Board { $board }
solve-par = Par: { $score } für Nord-Süd, { $contract } von { $declarer }
solve-par-passed-out = Par: 0, durchgepasst
solve-agrees = stimmt mit der Aufzeichnung überein ({ $source })
solve-differs = { $contract } von { $declarer }: hier { $tricks }, aufgezeichnet { $found } ({ $source })
solve-par-differs = Par ist hier { $score }, aufgezeichnet { $found } ({ $source })
solve-no-deal = keine Verteilung aufgezeichnet: nichts zu rechnen
solve-lead = { $seat } ist am Spiel, { $strain }
solve-notrump = Sans Atout
solve-summary = { $total ->
    [one] ein Board
   *[other] { $total } Boards
} gerechnet, { $n ->
    [0] keine Aufzeichnung weicht ab
    [one] bei einem weicht die Aufzeichnung ab
   *[other] bei { $n } weicht die Aufzeichnung ab
}, { $failed ->
    [0] keines misslungen
    [one] eines war nicht zu rechnen
   *[other] { $failed } waren nicht zu rechnen
}
solve-error-nothing = Dateien nennen oder mit --deal eine Verteilung angeben
solve-error-deal = diese Verteilung lässt sich nicht rechnen: { $reason }
solve-error-strain = „{ $found }“ ist keine Spielart; erwartet: C, D, H, S oder NT
solve-error-lead = „{ $found }“ ist kein Platz; erwartet: N, E, S oder W
solve-error-recorded = die aufgezeichnete Tabelle ist nicht lesbar: { $reason }
