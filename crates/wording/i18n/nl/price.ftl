# Wat mogelijkheden, speelwijzen en arbitrale scores waard zijn: `stich price`, `stich sample`, `stich weigh`.

price-head = { $contract } door { $declarer }
price-step = na stap { $n }
price-tricks = { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}, { $score }
price-best = beste
price-now = bij het beste spel van beide partijen
price-answered = aangenomen: { $question } { $answer }
price-left-there = aangenomen: { $seat } neemt { $card } niet terug
price-missing = zonder alle vier de handen valt er niets te berekenen; er ontbreken: { $list }
price-missing-of = { $n ->
    [one] één kaart van { $seat }
   *[other] { $n } kaarten van { $seat }
}
price-auction = zolang er nog geboden wordt, valt er niets te berekenen
price-face-down = zolang de uitkomst van { $seat } gedekt ligt, valt er niets te berekenen
price-matter = er is aan deze tafel iets mis waarover nog niet is beslist; roep eerst de arbiter
price-first-lead = een bieding is ingetrokken, en { $seat } is nog niet voor het eerst aan slag geweest: wat dan mag worden verboden, wordt hier niet bekeken
price-lying = er ligt een kaart op tafel die bij geen slag hoort
price-revoke = { $seat } heeft in slag { $trick } verzaakt; wat dat kost hangt af van de volgende slagen (64) en wordt niet berekend
price-claim = een claim wordt betwist; die slagen wijst de arbiter toe (70)
price-defective = een slag heeft te veel of te weinig kaarten
price-question = dit moet eerst worden uitgezocht: { $question }
price-revokes = door de verzakingen kan een partij beter af zijn met een slag minder (64A); dat wordt niet berekend
price-noticed-revoke = aangenomen: nu wordt gewezen op de verzaking van { $seat } in slag { $trick }
price-noticed-trick = aangenomen: nu wordt gewezen op wat er mis is met slag { $trick }
price-transfer = { $n ->
    [one] één slag gaat wegens de verzaking naar { $side } (64A), hierboven meegeteld
   *[other] { $n } slagen gaan wegens de verzaking naar { $side } (64A), hierboven meegeteld
}
price-without = zonder de verzaking van { $seat } in slag { $trick }: { $worth } (64C)
price-without-unknown = wat er zonder de verzaking van { $seat } in slag { $trick } was gebeurd, is niet uit te rekenen: niet alleen het bekennen bepaalde het spel
price-claimed = de claim van { $seat } wordt betwist (70); speelt zijn partij normaal, dus onzorgvuldig maar niet erger, dan is het slechtste: { $worst }; het beste: { $best }
price-claimed-sure = de claim van { $seat } wordt betwist (70); elke normale speelwijze van zijn partij leidt tot: { $worth }
price-claimed-line = de slechtste normale speelwijze: { $list }
price-claimed-critical = zou een speler van deze klasse dat kunnen doen: { $seat } speelt { $card }? Met { $instead } was nog meer mogelijk
price-claimed-unknown = de claim van { $seat } wordt betwist (70); waartoe normaal spel leidt, is hier niet uit te rekenen: strafkaarten of beperkingen spelen mee, of er zijn te veel speelwijzen
price-hands = deze handen passen niet bij elkaar: { $reason }
price-too-much = te veel: er zouden meer dan { $count } posities bekeken moeten worden
price-limit = met --limit mag het meer zijn
price-ask = Wat zijn de mogelijkheden waard?
price-title = Wat de mogelijkheden waard zijn
price-for-director = Met alle kaarten open en het beste spel van beide partijen. Voor de arbiter; het is geen beslissing.
price-no-table = dit geval heeft geen bridgetafel
price-failed = { $n ->
    [0] het bieden van dit geval
   *[other] stap { $n } van dit geval
} kan niet gebeurd zijn: { $reason }

sample-head = { $n ->
    [one] één verdeling
   *[other] { $n } verdelingen
} uit { $ways }, { $percent } van de trekkingen paste; startgetal { $seed }
sample-mean = { $mean } ± { $error } slagen
sample-made = gemaakt in { $percent } ± { $error }
# Niet “troef”: het kan ook sans atout zijn.
sample-to-play = { CAP($seat) } is aan slag, speelsoort { $strain }
sample-assumes-layouts = Elke verdeling die past bij wat bekend is, is even waarschijnlijk.
sample-assumes-open = Elke verdeling wordt met open kaarten gespeeld; aan tafel ziet men minder.
sample-known = Bekend: { $list }
sample-assumes-played = Waarom een kaart is gespeeld en niet een andere, telt niet mee: geen restricted choice.
sample-error-know = “{ $found }” zegt niets over een hand; schrijf E:hcp=12-14 voor 12 tot en met 14 punten, E:hcp=12 voor precies 12, W:S=5- voor minstens vijf schoppen, N:D=-3 voor hoogstens drie ruiten
sample-error-played = deze kaarten kunnen niet gespeeld zijn: { $reason }
sample-error-contradiction = geen enkele verdeling past bij wat bekend is
sample-error-rare = te zeldzaam: maar { $n ->
    [one] één van { $total } trekkingen paste
   *[other] { $n } van { $total } trekkingen pasten
} bij wat bekend is
sample-error-number = mogelijk zijn twee tot en met { $most } verdelingen; bij één is er geen fout te berekenen
sample-error-contract = “{ $found }” is geen contract; schrijf 4S, 3NT of 4HX
sample-bad-count = { $seat } heeft { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}; ieder krijgt er dertien
sample-bad-revoke = { $seat } kan { $card } niet hebben gespeeld: hier of in een eerdere slag zou dat verzaken zijn
sample-bad-too-many = alle 52 kaarten zijn al gespeeld

weighting-head = Voorstel voor een gewogen score (12C1c)
weighting-score = gewogen score: { $score } voor { $side }
weighting-imps = tegen { $score }: { $imps } imps voor { $side }
weighting-matchpoints = { $points } van { $total } matchpunten voor { $side } ({ $percent }), { $others } voor de anderen
weighting-assumes = Waarop dit berust
weighting-given = De opgegeven gewichten zijn gebruikt.
weighting-sampled = { $n ->
    [one] De gewichten komen uit één verdeling
   *[other] De gewichten komen uit { $n } verdelingen
} met open kaarten (startgetal { $seed }); aan tafel ziet men minder.
weighting-normalised = De gewichten kwamen uit op { $percent } en zijn naar verhouding genomen.
weighting-imps-first = Elk resultaat wordt eerst in imps omgezet en dan gewogen.
weighting-matchpoints-first = Elk resultaat wordt eerst in matchpunten omgezet en dan gewogen.
weighting-vulnerable = Kwetsbaar: { $who }.
weighting-vulnerable-all = Allen zijn kwetsbaar.
weighting-vulnerable-none = Niemand is kwetsbaar.
weighting-decides = De arbiter beslist.
weighting-error-outcome = “{ $found }” is geen resultaat; schrijf 4SN=@60, 4SN-1@40, pass@10 of 420@50
weighting-error-sum = de gewichten komen samen uit op { $percent }; het zijn procenten en ze moeten 100 zijn
weighting-error-score = { $found }: dat levert geen enkel contract op bij deze kwetsbaarheid
weighting-error-none = noem minstens één resultaat, of met --sample een bestand van `stich sample --json`
weighting-error-sample = { $file }: dit is geen antwoord van `stich sample --json` over een contract
weighting-error-vulnerable = “{ $found }” is geen kwetsbaarheid; schrijf none, ns, ew of all

worth-link = Wat zijn de mogelijkheden waard? (het spel is bekend)
worth-record-hint = PBN of LIN, geplakt, of de link van een spelweergave met lin= erin; of de vier handen als N:AKQ2.A2.K32.5432 enzovoort, vanaf noord. Het eerste spel telt.
worth-contract-hint = Nodig als het bestand er geen noemt, bijvoorbeeld 4S; het geldt dan in plaats daarvan.
worth-play = Wat er gespeeld is
worth-play-hint = De kaarten in de volgorde waarin ze op tafel kwamen, van wie dan ook: HQ H2 D7. Arbiter geroepen: een uitroepteken. Een keuze: S:refuse, S:forbid-lead:D.
worth-ask = Wat is het waard?
worth-bad-record = De handen zijn niet te lezen: { $reason }
worth-no-contract = Het bestand noemt geen contract; vul het in.
worth-no-card = “{ $found }” is geen kaart die iemand nog heeft, en geen keuze
worth-cannot = “{ $found }” kan niet gebeurd zijn: { $reason }

## Wat niet gebeurd kan zijn

event-not-in-hand = { $card } zit niet of niet meer in de hand van { $seat }
event-play-is-over = het afspelen is voorbij
event-auction-open = het bieden is nog niet voorbij
event-auction-over = het bieden is voorbij
event-no-call-to-change = deze speler heeft geen bieding gedaan die veranderd kan worden
event-call-in-question = eerst moet over een andere bieding worden beslist
event-nothing-face-down = van deze speler ligt er geen kaart gedekt op tafel
event-face-unknown = de gedekte kaart is niet bekend; zeg welke het is
event-no-opening-lead = er hoeft nu geen uitkomst te worden gespeeld
event-nothing-to-take-back = van deze speler ligt er geen kaart op tafel
event-nothing-designated = de dummy heeft geen kaart die hiermee bedoeld kan zijn
event-dummy-unknown = niet alle kaarten van de dummy zijn bekend; noem kleur en waarde
event-nothing-to-rename = de leider heeft geen kaart uit de dummy genoemd die hij nog kan veranderen
event-nothing-claimed = niemand heeft geclaimd of slagen afgestaan
event-only-lowered = voor één partij alleen kan de score alleen omlaag, en pas na de ronde
event-too-many-tricks = zo veel slagen zijn er niet: hoogstens { $n }
event-not-exposed = die kaart ligt daar niet open
event-no-cards = er is geen kaart genoemd
event-lies-there = die kaart ligt al op tafel
event-not-several = het moeten minstens twee verschillende kaarten zijn, en de zichtbare horen daarbij
event-not-two-hands = kaarten die tegelijk gelegd worden, komen uit minstens twee handen, uit elke hand één
event-several-hands = de kaarten zijn niet allemaal uit één hand
event-no-such-trick = die slag is nog niet gespeeld
event-play-not-over = het spelen is nog niet voorbij
event-no-such-call = zo’n bieding is er niet
event-not-his-to-explain = deze bieding legt een andere speler uit
event-words = een uitleg heeft een paar woorden en hoogstens 120 tekens
event-no-election = er valt niets te kiezen
event-not-his-hand = deze speler heeft hier geen hand om voor te spreken
event-answer-does-not-fit = het antwoord past niet bij de vraag
