## Waar alles wordt bewaard

keep-nothing-here = In { $place } wordt nog niets bewaard.
keep-no-tournament = Er is geen toernooi “{ $name }” in { $place }; `stich tournament new { $name } --name …` maakt het aan.
keep-no-tournament-but = Er is geen toernooi “{ $name }” in { $place }. Wel: { $names }.
keep-no-tournaments = Er is nog geen toernooi in { $place }.
keep-tournament-exists = Er is al een toernooi { $name } in { $place }; er is niets gewijzigd. Kies een andere korte naam.
keep-overtaken = Anderen blijven in dit toernooi schrijven; er is niets gewijzigd. Probeer het nog eens.
keep-folder = De gegevensmap { $place } is niet te gebruiken: { $reason }. Noem een andere met --data, of geef deze gebruiker daar schrijfrecht.
keep-locked = Een ander programma houdt de gegevens in { $place } vast; er is niets gewijzigd. Sluit het af en probeer het nog eens.
keep-full = De schijf van { $place } is vol; er is niets gewijzigd, en wat al bewaard was, is veilig. Maak ruimte en probeer het nog eens.
keep-read-only = In { $place } mag deze gebruiker niet schrijven; er is niets gewijzigd. Geef hem dat recht, of kies met --data een andere map.
keep-not-ours = In { $place } staat een bestand { $file } van een ander programma; het is gebleven zoals het is. Kies met --data een andere map.
keep-newer = De gegevens in { $place } zijn door een nieuwere versie van Stichentscheid geschreven; er is niets gewijzigd. Werk het programma bij, of kies met --data een andere map.
keep-password = PostgreSQL laat ons niet binnen: { $reason }. Controleer gebruiker, wachtwoord en naam van de database in het adres (--database of STICH_DATABASE).
keep-unreachable = PostgreSQL is niet te bereiken: { $reason }. Start het, of controleer host en poort in het adres (--database of STICH_DATABASE).
keep-database = De gegevens in { $place } zijn niet te gebruiken: { $reason }.
keep-web-full = De schijf van de server is vol
keep-web-full-what = Er is niets gewijzigd, en wat al bewaard was, is veilig. Wie de server beheert, moet ruimte maken op de schijf; probeer het daarna nog eens.
keep-backed-up = Alles uit { $place } staat nu in { $file }; vermeldingen: { $n }.
keep-left-out = Niet in het bestand: { $what }
keep-secret = Bewaar dit bestand veilig: er staan namen in, en wat de deuren van de server opent.
keep-exported = { $stream } staat nu in { $file }; vermeldingen: { $n }.
keep-restored = De reservekopie staat nu in { $place }; nieuwe vermeldingen: { $n }.
keep-nothing-new = Alles staat al in { $place }; er is niets gewijzigd.
keep-imported = { $stream } staat nu in { $place }; nieuwe vermeldingen: { $n }.
keep-no-stream = Er is geen { $stream } in { $place }. Wel: { $names }.
keep-many-streams = In { $file } staan { $n } dingen; `stich restore` neemt ze allemaal op.
keep-one-stream = { $file } is geen reservekopie: er zit alleen { $stream } in. Dat neemt `stich import` op.
keep-else = In { $place } staat al iets anders: { $stream }. Een reservekopie hoort waar verder niets is (--data NIEUW); er is niets gewijzigd.
keep-file-exists = { $file } bestaat al; er is niets overschreven. --replace overschrijft het.
keep-file-empty = { $file }: in dit bestand staat niets.
keep-file-newer = { $file } heeft indeling { $found }, die deze versie niet kent; werk het programma bij.
keep-file-damaged = { $file }, regel { $line }: { $what } Er is niets opgenomen.
keep-file-cut = { $file } is afgebroken: na regel { $line } ontbreekt iets. Er is niets opgenomen.
keep-file-forged = { $file } is niet wat er ondertekend is: het bestand is achteraf veranderd. Er is niets opgenomen. Laat het nog eens sturen.
keep-house-option = Weet u waar het vandaan komt, neem het dan op met `--house { $mark }`.
keep-differs = { $stream } is hier al, en het is niet hetzelfde; er is niets gewijzigd. Neem het op waar er nog geen is (--data MAP), één enkel ook onder een andere naam (`stich import --to`).
keep-torn = Let op: aan het eind van het bestand staat een afgebroken invoer ({ $n } { $n ->
    [one] byte
   *[other] bytes
}) die nooit als opgeslagen is gemeld; die telt niet.
keep-damage-shape = Dit is geen regel van zo’n bestand.
keep-damage-number = Hier staat invoer { $found }, verwacht wordt invoer { $expected }: er ontbreekt een regel of er is een bijgekomen.
keep-damage-sum = De controlesom klopt niet: de regel is na het schrijven gewijzigd.
keep-damage-record = Deze versie kent deze invoer niet: { $reason }.
doctor-file = Het bestand van de database is beschadigd: { $reason }
doctor-stream = { $stream } is helemaal niet te lezen: { $reason }
doctor-event = { $stream }, regel { $number }: { $why }
doctor-story = Dit kan niet gebeurd zijn: { $reason }
doctor-looked = { $place }: { $streams } stromen met { $events } regels nagekeken.
doctor-no-backup = In { $place } staat nog geen reservekopie. Een server die draait maakt er elke dag een; `stich backup BESTAND` maakt er nu een.
doctor-backup = De laatste reservekopie: { $file }
doctor-old-backup = { $n ->
    [one] Die is { $n } dag oud: sindsdien heeft er geen server gedraaid, of hij kon daar niet schrijven.
   *[other] Die is { $n } dagen oud: sindsdien heeft er geen server gedraaid, of hij kon daar niet schrijven.
}
doctor-backup-wrong = Ook de kopie van { $day } is beschadigd: { $what }
doctor-saved = De kopie van { $day } heeft { $stream }, regel { $number }, nog.
doctor-not-saved = De kopie van { $day } heeft { $stream }, regel { $number }, niet.
doctor-differs = De kopie van { $day } heeft { $stream }, regel { $number }; hier ontbreekt die of staat er iets anders.
doctor-restore = Terug naar { $day }: stop de server, `stich restore { $file } --data NIEUW`, en start met `--data NIEUW`. Wat later kwam zit er niet in; bewaar de oude map en exporteer daaruit wat heel is.
doctor-well = Alles is in orde.
