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
doko-solve-no-hands = { $name }: niet alle handen staan in het verslag.
doko-solve-error-nothing = noem een bestand, of geef met --hands de vier handen
doko-solve-error-position = deze stelling is niet uit te rekenen: { $reason }
doko-solve-error-hands = “{ $found }” zijn geen vier handen; zet er een / tussen, zoals "CQ HT / DA SA / HK DJ / C9 C9"
doko-solve-error-trick = er is geen slag { $trick } in dit verslag
doko-solve-error-which = er staat meer dan één spel in dit bestand; noem het met --game
doko-solve-error-game = er is geen spel { $n } in dit bestand
