# Seats, suits, ranks and how laws are cited.
# The `read-` messages list what may be typed besides the symbol and the English letter.

seat-north = North
seat-east = East
seat-south = South
seat-west = West
seat-letter-north = N
seat-letter-east = E
seat-letter-south = S
seat-letter-west = W
side-north-south = North-South
side-east-west = East-West

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
suit-doko-clubs = clubs
suit-doko-diamonds = diamonds
suit-doko-hearts = hearts
suit-doko-spades = spades
suit-letter-clubs = C
suit-letter-diamonds = D
suit-letter-hearts = H
suit-letter-spades = S
read-clubs = c club clubs
read-diamonds = d diamond diamonds
read-hearts = h heart hearts
read-spades = s spade spades

rank-ace = ace
rank-king = king
rank-queen = queen
rank-jack = jack
rank-letter-ace = A
rank-letter-king = K
rank-letter-queen = Q
rank-letter-jack = J
read-ace = a ace
read-king = k king
read-queen = q queen
read-jack = j jack
read-ten = 10 t ten

contract-notrump = { $level }NT
contract-doubled = { $contract }x
contract-redoubled = { $contract }xx

list-and = { $list } and { $last }
list-or = { $list } or { $last }

cite = Law { $number }
edition-name = Laws of Duplicate Bridge { $year }
cite-sheet = Rule { $number }
cite-tsr = TSR { $number }
rules-sheet = tournament sheet
rules-tsr = Turnier-Spielregeln of the DDV

card-empty = No card was given; write suit and rank, for example { $example }
card-no-suit = “{ $found }” does not begin with a suit; write ♠ ♥ ♦ ♣ or one of { $letters }, then the rank: { $example }
card-no-rank = “{ $found }” is not a rank; write one of { $letters }, for example { $example }
seat-unknown = “{ $found }” is not a seat; write one of { $letters }
call-unknown = “{ $found }” is not a call; write for example { $example }, pass, X or XX
