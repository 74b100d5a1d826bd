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
} regnet, { $n ->
    [0] ingen noterte resultater avviker
    [one] ett med et notert resultat som avviker
   *[other] { $n } med et notert resultat som avviker
}, { $failed ->
    [0] ingen mislyktes
    [one] ett kunne ikke regnes
   *[other] { $failed } kunne ikke regnes
}
solve-error-nothing = nevn filer, eller oppgi en fordeling med --deal
solve-error-deal = denne fordelingen kan ikke regnes: { $reason }
solve-error-strain = «{ $found }» er ikke en farge eller grand; skriv C, D, H, S eller NT
solve-error-lead = «{ $found }» er ikke en plass; skriv N, E, S eller W
solve-error-recorded = den noterte tabellen kan ikke leses: { $reason }
