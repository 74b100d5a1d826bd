# `stich solve`: uitkomsten met open kaarten.

solve-board = Spel { $board }
solve-par = Par: { $score } voor noord-zuid, { $contract } door { $declarer }
solve-par-passed-out = Par: 0, rondpas
solve-agrees = klopt met wat genoteerd is ({ $source })
solve-differs = { $contract } door { $declarer }: hier { $tricks }, genoteerd { $found } ({ $source })
solve-par-differs = par is hier { $score }, genoteerd { $found } ({ $source })
solve-no-deal = geen verdeling genoteerd: niets te berekenen
# Niet “troef”: het kan ook sans atout zijn.
solve-lead = { CAP($seat) } is aan slag, speelsoort { $strain }
solve-notrump = sans atout
solve-summary = { $total ->
    [one] één spel
   *[other] { $total } spellen
} berekend, { $m ->
    [0] niets genoteerd om mee te vergelijken
    [one] één vergeleken met wat genoteerd is
   *[other] { $m } vergeleken met wat genoteerd is
}, { $n ->
    [0] geen wijkt af
    [one] één wijkt af
   *[other] { $n } wijken af
}, { $failed ->
    [0] geen mislukt
    [one] één was niet te berekenen
   *[other] { $failed } waren niet te berekenen
}
solve-error-nothing = noem bestanden, of geef een verdeling met --deal
solve-error-deal = deze verdeling is niet te berekenen: { $reason }
solve-error-strain = “{ $found }” is geen speelsoort; schrijf C, D, H, S of NT
solve-error-recorded = de genoteerde tabel is niet te lezen: { $reason }
solve-error-rows = de genoteerde tabel is niet volledig: { $source } heeft { $n } van de 20 resultaten; die wordt niet vergeleken
solve-error-no-board = { $file }: geen spel erin

solve-no-play = geen spelverloop genoteerd
solve-play-best = { $contract } door { $declarer }: met het beste spel vanaf de uitkomst { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}
solve-play-cost = slag { $trick }, { $seat }: { $card } kost { $n ->
    [one] één slag
   *[other] { $n } slagen
}; goed is { $better }
solve-play-no-cost = geen kaart kost een slag
solve-play-summary = { $total ->
    [0] geen spelverloop bekeken
    [one] één spelverloop bekeken
   *[other] { $total } spelverlopen bekeken
}, { $failed ->
    [0] geen mislukt
    [one] één was niet te berekenen
   *[other] { $failed } waren niet te berekenen
}

## Wat niet te berekenen is

solve-bad-no-seat = “{ $found }” begint niet met een plaats en een dubbele punt, zoals N:
solve-bad-hands = { $n ->
    [one] één hand
   *[other] { $n } handen
} in plaats van vier; schrijf - voor een hand die niemand kent
solve-bad-suits = “{ $found }” is geen hand van vier kleuren; schrijf schoppen eerst, met punten ertussen: AKQ2.A2.K32.5432
solve-bad-rank = “{ $found }” in “{ $hand }” is geen kaart; de rangen zijn A K Q J T 9 8 7 6 5 4 3 2
solve-bad-card = “{ $found }” is geen kaart; schrijf kleur en rang met Engelse letters, zoals SA, HK of DT
solve-bad-twice = { $card } komt twee keer voor
solve-bad-two-hands = { $first } en { $second } hebben allebei { $card }
solve-bad-unknown = de hand van { $seat } is niet bekend; alle vier zijn nodig
solve-bad-empty = niemand heeft een kaart
solve-bad-count = { $seat } heeft { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}; afgaande op de hand van { $leader } zouden het er { $expected } moeten zijn
solve-bad-not-held = { $seat } is aan slag, maar heeft { $card } niet
solve-bad-revoke = { $seat } kan { $card } niet spelen: met { $could } in de hand zou dat verzaken zijn
solve-bad-over = { $card } is een kaart te veel: alle slagen zijn gespeeld
solve-bad-record = kaart { $n } van het spelverloop: { $reason }
