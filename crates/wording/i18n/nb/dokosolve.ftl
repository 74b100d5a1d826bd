# `stich doko solve`: beste spill med åpne kort.

doko-solve-turn = Plass { $position } skal spille. Ved beste spill: { $points }
doko-solve-at = { $name }, stikk { $trick }
doko-solve-line = Beste spill
doko-solve-trick = stikk { $trick }: { $text }
doko-solve-played = { $position }: { $card }
doko-solve-exact = Gjennomgått fra stikk { $trick }
doko-solve-cost = Stikk { $trick }, plass { $position }: { $card } koster { $n ->
    [one] ett poeng
   *[other] { $n } poeng
}; riktig er { $better }
doko-solve-no-cost = Ingen kort koster poeng.
doko-solve-too-large = Dette er for mange kort til å se gjennom alt; ta et senere stikk, eller gi mer tid med --nodes.
doko-solve-no-hands = { $name }: filen viser ikke alle hendene.
doko-solve-error-nothing = nevn en fil, eller oppgi de fire hendene med --hands
doko-solve-error-position = denne stillingen kan ikke regnes ut: { $reason }
doko-solve-error-hands = «{ $found }» er ikke fire hender; skriv dem med / mellom, for eksempel "CQ HT / DA SA / HK DJ / C9 C9"
doko-solve-error-trick = det er ikke noe stikk { $trick } i dette spillet
doko-solve-error-which = det er mer enn ett spill i denne filen; si hvilket med --game
doko-solve-error-game = det er ikke noe spill { $n } i denne filen

## Hva som ikke kan regnes

doko-solve-bad-card = «{ $found }» er ikke et kort; skriv farge og valør, for eksempel CQ, HT eller S9
doko-solve-bad-pack = { $card } er ikke med i spillet; hver farge har A T K Q J 9
doko-solve-bad-solo = «{ $found }» er ikke en solo; skriv damen, buben, fleischlos, farbe:C, farbe:S, farbe:H eller farbe:D
doko-solve-bad-count = plass { $position } har ikke like mange kort som plass 1; ved begynnelsen av et stikk har alle like mange
doko-solve-bad-over = det er ingen flere kort å spille
doko-solve-bad-augen = Re kan ikke ha { $augen } Augen i { $tricks ->
    [one] ett stikk
   *[other] { $tricks } stikk
}: hittil har begge sider til sammen { $won } Augen i { $m ->
    [one] ett stikk
   *[other] { $m } stikk
}
doko-solve-bad-re = Re er solisten alene, i andre spill én eller to; oppgi dem med --re
doko-solve-bad-hochzeit = Hochzeit er ikke avklart ennå; ta et stikk etter Klärungsstich
doko-solve-bad-party = det er ikke kjent hvilken side plass { $position } hører til
doko-solve-bad-left = plass { $position } har { $n } kort, men skal spille { $m }
