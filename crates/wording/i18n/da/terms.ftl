# Pladser, farver, kort, og hvordan lovene citeres.

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

suit-clubs = klør
suit-diamonds = ruder
suit-hearts = hjerter
suit-spades = spar
suit-doko-clubs = klør
suit-doko-diamonds = ruder
suit-doko-hearts = hjerter
suit-doko-spades = spar
suit-letter-clubs = K
suit-letter-diamonds = R
suit-letter-hearts = H
suit-letter-spades = S
read-clubs = k kl klør
read-diamonds = r ru ruder
read-hearts = h hj hjerter
read-spades = s sp spar

rank-ace = es
rank-king = konge
rank-queen = dame
rank-jack = bonde
rank-letter-ace = E
rank-letter-king = K
rank-letter-queen = D
rank-letter-jack = B
read-ace = e es
read-king = k konge
read-queen = d dame
read-jack = b bonde knægt
read-ten = 10 t ti

contract-notrump = { $level }ut
contract-doubled = { $contract }D
contract-redoubled = { $contract }RD

list-and = { $list } og { $last }
list-or = { $list } eller { $last }

cite = § { $number }
edition-name = Love for turneringsbridge { $year }
cite-sheet = Regel { $number }
cite-tsr = TSR { $number }
rules-sheet = turneringens regelark
rules-tsr = Turnier-Spielregeln fra DDV

card-empty = Der mangler et kort; skriv farve og værdi, for eksempel { $example }
card-no-suit = »{ $found }« begynder ikke med en farve; skriv ♠ ♥ ♦ ♣, med bogstaver { $letters }, og derefter værdien: { $example }
card-no-rank = »{ $found }« er ikke en kortværdi; skriv { $letters }, for eksempel { $example }
seat-unknown = »{ $found }« er ikke en plads; skriv { $letters }
call-unknown = »{ $found }« er ikke en melding; skriv for eksempel { $example }, pas, X eller XX
