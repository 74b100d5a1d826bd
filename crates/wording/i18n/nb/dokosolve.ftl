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
doko-solve-no-hands = { $name }: opptegnelsen viser ikke alle hendene.
doko-solve-error-nothing = nevn en fil, eller oppgi de fire hendene med --hands
doko-solve-error-position = denne stillingen kan ikke regnes ut: { $reason }
doko-solve-error-hands = «{ $found }» er ikke fire hender; skriv dem med / mellom, for eksempel "CQ HT / DA SA / HK DJ / C9 C9"
doko-solve-error-trick = det er ikke noe stikk { $trick } i denne opptegnelsen
doko-solve-error-which = det er mer enn ett spill i denne filen; si hvilket med --game
doko-solve-error-game = det er ikke noe spill { $n } i denne filen
