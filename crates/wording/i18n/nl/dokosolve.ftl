# `stich doko solve`: het beste spel met open kaarten.

doko-solve-turn = Plaats { $position } is aan de beurt. Bij het beste spel: { $points }
doko-solve-at = { $name }, slag { $trick }
doko-solve-line = Beste spel
doko-solve-trick = slag { $trick }: { $text }
doko-solve-played = { $position }: { $card }
doko-solve-exact = Bekeken vanaf slag { $trick }
doko-solve-cost = Slag { $trick }, plaats { $position }: { $card } kost { $n ->
    [one] één punt
   *[other] { $n } punten
}; goed is { $better }
doko-solve-no-cost = Geen kaart kost een punt.
doko-solve-too-large = Dit zijn te veel kaarten om alles na te gaan; neem een latere slag, of geef met --nodes meer tijd.
doko-solve-no-hands = { $name }: niet alle handen staan in het bestand.
doko-solve-error-nothing = noem een bestand, of geef met --hands de vier handen
doko-solve-error-position = deze stelling is niet uit te rekenen: { $reason }
doko-solve-error-hands = “{ $found }” zijn geen vier handen; zet er een / tussen, zoals "CQ HT / DA SA / HK DJ / C9 C9"
doko-solve-error-trick = er is geen slag { $trick } in dit spel
doko-solve-error-which = er staat meer dan één spel in dit bestand; noem het met --game
doko-solve-error-game = er is geen spel { $n } in dit bestand

## Wat niet te berekenen is

doko-solve-bad-card = “{ $found }” is geen kaart; schrijf kleur en rang, zoals CQ, HT of S9
doko-solve-bad-pack = { $card } zit niet in het spel; elke kleur heeft A T K Q J 9
doko-solve-bad-solo = “{ $found }” is geen solo; schrijf damen, buben, fleischlos, farbe:C, farbe:S, farbe:H of farbe:D
doko-solve-bad-count = plaats { $position } heeft niet evenveel kaarten als plaats 1; aan het begin van een slag heeft iedereen er evenveel
doko-solve-bad-over = er is geen kaart meer te spelen
doko-solve-bad-augen = Re kan geen { $augen } Augen hebben in { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}: tot nu toe hebben beide partijen samen { $won } Augen in { $m ->
    [one] één slag
   *[other] { $m } slagen
}
doko-solve-bad-re = Re is bij een solo alleen de solist, anders zijn het er een of twee; noem ze met --re
doko-solve-bad-hochzeit = de Hochzeit is nog niet beslist; neem een slag na de Klärungsstich
doko-solve-bad-party = het is niet bekend bij welke partij plaats { $position } hoort
doko-solve-bad-left = plaats { $position } heeft { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}, maar moet er nog { $m } spelen
