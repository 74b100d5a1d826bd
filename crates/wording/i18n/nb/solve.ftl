# `stich solve`: resultater med åpne kort.

solve-board = Spill { $board }
solve-par = Par: { $score } til Nord-Syd, { $contract } av { $declarer }
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
solve-error-rows = den noterte tabellen er ikke fullstendig: { $source } har { $n } av 20 resultater; den sammenlignes ikke
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

## Hva som ikke kan regnes

solve-bad-no-seat = «{ $found }» begynner ikke med en plass og et kolon, for eksempel N:
solve-bad-hands = { $n ->
    [one] én hånd
   *[other] { $n } hender
} i stedet for fire; skriv - for en hånd ingen kjenner
solve-bad-suits = «{ $found }» er ikke en hånd med fire farger; skriv spar først, med punktum imellom: AKQ2.A2.K32.5432
solve-bad-rank = «{ $found }» i «{ $hand }» er ikke et kort; valørene er A K Q J T 9 8 7 6 5 4 3 2
solve-bad-card = «{ $found }» er ikke et kort; skriv farge og valør med engelske bokstaver, for eksempel SA, HK eller DT
solve-bad-twice = { $card } forekommer to ganger
solve-bad-two-hands = både { $first } og { $second } har { $card }
solve-bad-unknown = hånden til { $seat } er ikke kjent; alle fire trengs
solve-bad-empty = ingen har noe kort
solve-bad-count = { $seat } har { $n } kort; etter hånden til { $leader } å dømme skulle det være { $expected }
solve-bad-not-held = { $seat } skal spille, men har ikke { $card }
solve-bad-revoke = { $seat } kan ikke spille { $card }: med { $could } på hånden ville det vært en revoke
solve-bad-over = { $card } er ett kort for mye: alle stikk er spilt
solve-bad-record = kort { $n } i det noterte: { $reason }
