# `stich solve`: resultater med åbne kort.

solve-board = Spil { $board }
solve-par = Par: { $score } til Nord-Syd, { $contract } af { $declarer }
solve-par-passed-out = Par: 0, passet rundt
solve-agrees = stemmer med det noterede ({ $source })
solve-differs = { $contract } af { $declarer }: her { $tricks }, noteret { $found } ({ $source })
solve-par-differs = par er her { $score }, noteret { $found } ({ $source })
solve-no-deal = ingen fordeling noteret: intet at beregne
solve-lead = { $seat } skal spille, { $strain }
solve-notrump = uden trumf
solve-summary = { $total ->
    [one] ét spil
   *[other] { $total } spil
} beregnet, { $m ->
    [0] intet noteret at sammenligne med
    [one] ét sammenlignet med det noterede
   *[other] { $m } sammenlignet med det noterede
}, { $n ->
    [0] ingen afviger
    [one] ét afviger
   *[other] { $n } afviger
}, { $failed ->
    [0] ingen mislykkedes
    [one] ét kunne ikke beregnes
   *[other] { $failed } kunne ikke beregnes
}
solve-error-nothing = nævn filer, eller angiv en fordeling med --deal
solve-error-deal = denne fordeling kan ikke beregnes: { $reason }
solve-error-strain = »{ $found }« er ikke en benævnelse; skriv C, D, H, S eller NT
solve-error-recorded = den noterede tabel kan ikke læses: { $reason }
solve-error-rows = den noterede tabel er ikke fuldstændig: { $source } har { $n } af 20 resultater; den sammenlignes ikke
solve-error-no-board = { $file }: intet spil i den

solve-no-play = intet spilforløb noteret
solve-play-best = { $contract } af { $declarer }: { $tricks ->
    [one] ét stik
   *[other] { $tricks } stik
} med bedste spil fra udspillet
solve-play-cost = stik { $trick }, { $seat }: { $card } koster { $n ->
    [one] et stik
   *[other] { $n } stik
}; rigtigt er { $better }
solve-play-no-cost = intet kort koster et stik
solve-play-summary = { $total ->
    [0] intet spilforløb gennemgået
    [one] ét spilforløb gennemgået
   *[other] { $total } spilforløb gennemgået
}, { $failed ->
    [0] ingen mislykkedes
    [one] ét kunne ikke beregnes
   *[other] { $failed } kunne ikke beregnes
}

## Hvad der ikke kan beregnes

solve-bad-no-seat = »{ $found }« begynder ikke med en plads og et kolon, for eksempel N:
solve-bad-hands = { $n ->
    [one] én hånd
   *[other] { $n } hænder
} i stedet for fire; skriv - for en hånd, som ingen kender
solve-bad-suits = »{ $found }« er ikke en hånd med fire farver; skriv spar først og punktum imellem: AKQ2.A2.K32.5432
solve-bad-rank = »{ $found }« i »{ $hand }« er ikke et kort; rangene er A K Q J T 9 8 7 6 5 4 3 2
solve-bad-card = »{ $found }« er ikke et kort; skriv farve og rang med engelske bogstaver, for eksempel SA, HK eller DT
solve-bad-twice = { $card } forekommer to gange
solve-bad-two-hands = både { $first } og { $second } har { $card }
solve-bad-unknown = hånden hos { $seat } er ikke kendt; alle fire er nødvendige
solve-bad-empty = ingen har nogen kort
solve-bad-count = { $seat } har { $n } kort; efter hånden hos { $leader } at dømme skulle der være { $expected }
solve-bad-not-held = { $seat } skal spille, men har ikke { $card }
solve-bad-revoke = { $seat } kan ikke spille { $card }: med { $could } på hånden ville det være kulørsvigt
solve-bad-over = { $card } er ét kort for meget: alle stik er spillet
solve-bad-record = kort { $n } i det noterede: { $reason }
