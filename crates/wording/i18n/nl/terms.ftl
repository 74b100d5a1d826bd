# Plaatsen, kleuren, kaarten, en hoe de spelregels worden aangehaald.
# Plaatsen met een kleine letter; aan het begin van een zin maakt CAP() er een hoofdletter van.

seat-north = noord
seat-east = oost
seat-south = zuid
seat-west = west
seat-letter-north = N
seat-letter-east = O
seat-letter-south = Z
seat-letter-west = W
side-north-south = noord-zuid
side-east-west = oost-west

suit-clubs = klaveren
suit-diamonds = ruiten
suit-hearts = harten
suit-spades = schoppen
suit-doko-clubs = klaveren
suit-doko-diamonds = ruiten
suit-doko-hearts = harten
suit-doko-spades = schoppen
suit-letter-clubs = K
suit-letter-diamonds = R
suit-letter-hearts = H
suit-letter-spades = S
read-clubs = k kl klaver klaveren
read-diamonds = r ru ruiten
read-hearts = h harten
read-spades = s sch schoppen

rank-ace = aas
rank-king = heer
rank-queen = vrouw
rank-jack = boer
rank-letter-ace = A
rank-letter-king = H
rank-letter-queen = V
rank-letter-jack = B
read-ace = a aas
read-king = h heer
read-queen = v vrouw
read-jack = b boer
read-ten = 10 t tien

contract-notrump = { $level }SA
contract-doubled = { $contract } gedoubleerd
contract-redoubled = { $contract } geredoubleerd

list-and = { $list } en { $last }
list-or = { $list } of { $last }

cite = artikel { $number }
edition-name = Spelregels voor wedstrijdbridge { $year }
cite-sheet = regel { $number }
cite-tsr = TSR { $number }
rules-sheet = regelblad van het toernooi
rules-tsr = Turnier-Spielregeln van de DDV

card-empty = Er is geen kaart gegeven; schrijf kleur en kaart, bijvoorbeeld { $example }
card-no-suit = “{ $found }” begint niet met een kleur; schrijf ♠ ♥ ♦ ♣ of { $letters }, en dan de kaart: { $example }
card-no-rank = “{ $found }” is geen kaart; schrijf { $letters }, bijvoorbeeld { $example }
seat-unknown = “{ $found }” is geen plaats; schrijf { $letters }
call-unknown = “{ $found }” is geen bieding; schrijf bijvoorbeeld { $example }, pas, X of XX
