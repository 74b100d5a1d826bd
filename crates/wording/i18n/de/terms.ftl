# Plätze, Farben, Ränge und wie Regeln zitiert werden.

seat-north = Nord
seat-east = Ost
seat-south = Süd
seat-west = West
seat-letter-north = N
seat-letter-east = O
seat-letter-south = S
seat-letter-west = W
side-north-south = Nord-Süd
side-east-west = Ost-West

suit-clubs = Treff
suit-diamonds = Karo
suit-hearts = Coeur
suit-spades = Pik
suit-doko-clubs = Kreuz
suit-doko-diamonds = Karo
suit-doko-hearts = Herz
suit-doko-spades = Pik
# C allein ist überall Treff (englisch clubs); darum zwei Buchstaben.
suit-letter-clubs = Tr
suit-letter-diamonds = Ka
suit-letter-hearts = Co
suit-letter-spades = Pi
read-clubs = t tr treff kr kreuz
read-diamonds = k ka karo
read-hearts = co coeur he herz
read-spades = p pi pik

rank-ace = Ass
rank-king = König
rank-queen = Dame
rank-jack = Bube
rank-letter-ace = A
rank-letter-king = K
rank-letter-queen = D
rank-letter-jack = B
read-ace = a ass
read-king = k könig
read-queen = d dame
read-jack = b bube
read-ten = 10 z t zehn

contract-notrump = { $level } SA
contract-doubled = { $contract } Kontra
contract-redoubled = { $contract } Rekontra

list-and = { $list } und { $last }
list-or = { $list } oder { $last }

cite = § { $number } TBR
edition-name = Turnier-Bridge-Regeln { $year }
cite-sheet = Regel { $number }
cite-tsr = TSR { $number }
rules-sheet = Regelblatt des Turniers
rules-tsr = Turnier-Spielregeln des DDV

card-empty = Es fehlt die Karte; bitte Farbe und Rang, zum Beispiel { $example }
card-no-suit = „{ $found }“ beginnt mit keiner Farbe; möglich sind ♠ ♥ ♦ ♣, in Buchstaben { $letters }, dann der Rang: { $example }
card-no-rank = „{ $found }“ ist kein Rang; möglich sind { $letters }, zum Beispiel { $example }
seat-unknown = „{ $found }“ ist kein Platz; möglich sind { $letters }
call-unknown = „{ $found }“ ist keine Ansage; möglich sind zum Beispiel { $example }, Pass, X oder XX
