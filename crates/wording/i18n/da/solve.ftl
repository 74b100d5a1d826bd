# `stich solve`: resultater med åbne kort.

solve-board = Spil { $board }
solve-par = Par: { $score } til Nord-Syd, { $contract } ved { $declarer }
solve-par-passed-out = Par: 0, passet rundt
solve-agrees = stemmer med det noterede ({ $source })
solve-differs = { $contract } ved { $declarer }: her { $tricks }, noteret { $found } ({ $source })
solve-par-differs = par er her { $score }, noteret { $found } ({ $source })
solve-no-deal = ingen fordeling noteret: intet at regne på
solve-lead = { $seat } skal spille, { $strain }
solve-notrump = uden trumf
solve-summary = { $total ->
    [one] ét spil
   *[other] { $total } spil
} regnet, { $n ->
    [0] intet noteret resultat afviger
    [one] ét med et noteret resultat, der afviger
   *[other] { $n } med et noteret resultat, der afviger
}, { $failed ->
    [0] ingen mislykkedes
    [one] ét kunne ikke regnes
   *[other] { $failed } kunne ikke regnes
}
solve-error-nothing = nævn filer, eller angiv en fordeling med --deal
solve-error-deal = denne fordeling kan ikke regnes: { $reason }
solve-error-strain = »{ $found }« er ikke en farve eller uden trumf; skriv C, D, H, S eller NT
solve-error-lead = »{ $found }« er ikke en plads; skriv N, E, S eller W
solve-error-recorded = den noterede tabel kan ikke læses: { $reason }
