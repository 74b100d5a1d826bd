# `stich solve`: resultater med åpne kort.

solve-board = Spill { $board }
solve-par = Par: { $score } til Nord-Sør, { $contract } av { $declarer }
solve-par-passed-out = Par: 0, passet rundt
solve-agrees = stemmer med det noterte ({ $source })
solve-differs = { $contract } av { $declarer }: her { $tricks }, notert { $found } ({ $source })
solve-par-differs = par er her { $score }, notert { $found } ({ $source })
solve-no-deal = ingen fordeling notert: ingenting å regne på
solve-lead = { $seat } skal spille, { $strain }
solve-notrump = grand
solve-summary = { $total ->
    [one] ett spill
   *[other] { $total } spill
} regnet, { $m ->
    [0] ingenting notert å sammenligne med
    [one] ett sammenlignet med det noterte
   *[other] { $m } sammenlignet med det noterte
}, { $n ->
    [0] ingen avviker
    [one] ett avviker
   *[other] { $n } avviker
}, { $failed ->
    [0] ingen mislyktes
    [one] ett kunne ikke regnes
   *[other] { $failed } kunne ikke regnes
}
solve-error-nothing = nevn filer, eller oppgi en fordeling med --deal
solve-error-deal = denne fordelingen kan ikke regnes: { $reason }
solve-error-strain = «{ $found }» er ikke en farge eller grand; skriv C, D, H, S eller NT
solve-error-recorded = den noterte tabellen kan ikke leses: { $reason }
solve-error-no-board = { $file }: ingen spill i den

solve-no-play = ikke noe spilleforløp notert
solve-play-best = { $contract } av { $declarer }: { $tricks ->
    [one] ett stikk
   *[other] { $tricks } stikk
} med beste spill fra utspillet
solve-play-cost = stikk { $trick }, { $seat }: { $card } koster { $n ->
    [one] ett stikk
   *[other] { $n } stikk
}; riktig er { $better }
solve-play-no-cost = ingen kort koster et stikk
solve-play-summary = { $total ->
    [0] ikke noe spilleforløp gjennomgått
    [one] ett spilleforløp gjennomgått
   *[other] { $total } spilleforløp gjennomgått
}, { $failed ->
    [0] ingen mislyktes
    [one] ett kunne ikke regnes
   *[other] { $failed } kunne ikke regnes
}
