# Plasser, farger, kort, og hvordan lovene siteres.

seat-north = Nord
seat-east = Øst
seat-south = Syd
seat-west = Vest
seat-letter-north = N
seat-letter-east = Ø
seat-letter-south = S
seat-letter-west = V
side-north-south = Nord-Syd
side-east-west = Øst-Vest

suit-clubs = kløver
suit-diamonds = ruter
suit-hearts = hjerter
suit-spades = spar
suit-doko-clubs = kløver
suit-doko-diamonds = ruter
suit-doko-hearts = hjerter
suit-doko-spades = spar
suit-letter-clubs = K
suit-letter-diamonds = R
suit-letter-hearts = H
suit-letter-spades = S
read-clubs = k kl kløver
read-diamonds = r ru ruter
read-hearts = h hj hjerter
read-spades = s sp spar

rank-ace = ess
rank-king = konge
rank-queen = dame
rank-jack = knekt
rank-letter-ace = E
rank-letter-king = K
rank-letter-queen = D
rank-letter-jack = Kn
read-ace = e ess
read-king = k konge
read-queen = d dame
read-jack = kn knekt
read-ten = 10 t ti

contract-notrump = { $level } grand
contract-doubled = { $contract } D
contract-redoubled = { $contract } RD

list-and = { $list } og { $last }
list-or = { $list } eller { $last }

cite = § { $number }
edition-name = Lover for turneringsbridge { $year }
cite-sheet = regel { $number }
cite-tsr = TSR { $number }
rules-sheet = turneringens regelark
rules-tsr = Turnier-Spielregeln fra DDV

card-empty = Det mangler et kort; skriv farge og verdi, for eksempel { $example }
card-no-suit = «{ $found }» begynner ikke med en farge; skriv ♠ ♥ ♦ ♣ eller { $letters }, og så verdien: { $example }
card-no-rank = «{ $found }» er ingen kortverdi; skriv { $letters }, for eksempel { $example }
seat-unknown = «{ $found }» er ingen plass; skriv { $letters }
call-unknown = «{ $found }» er ingen melding; skriv for eksempel { $example }, pass, X eller XX
