# `stich solve`: uitkomsten met open kaarten.

solve-board = Spel { $board }
solve-par = Par: { $score } voor Noord-Zuid, { $contract } door { $declarer }
solve-par-passed-out = Par: 0, rondpas
solve-agrees = klopt met wat genoteerd is ({ $source })
solve-differs = { $contract } door { $declarer }: hier { $tricks }, genoteerd { $found } ({ $source })
solve-par-differs = par is hier { $score }, genoteerd { $found } ({ $source })
solve-no-deal = geen verdeling genoteerd: niets te berekenen
solve-lead = { $seat } is aan slag, { $strain }
solve-notrump = sans atout
solve-summary = { $total ->
    [one] één spel
   *[other] { $total } spellen
} berekend, { $n ->
    [0] geen genoteerde uitkomst wijkt af
    [one] één met een genoteerde uitkomst die afwijkt
   *[other] { $n } met een genoteerde uitkomst die afwijkt
}, { $failed ->
    [0] geen mislukt
    [one] één was niet te berekenen
   *[other] { $failed } waren niet te berekenen
}
solve-error-nothing = noem bestanden, of geef een verdeling met --deal
solve-error-deal = deze verdeling is niet te berekenen: { $reason }
solve-error-strain = “{ $found }” is geen speelsoort; schrijf C, D, H, S of NT
solve-error-lead = “{ $found }” is geen plaats; schrijf N, E, S of W
solve-error-recorded = de genoteerde tabel is niet te lezen: { $reason }
