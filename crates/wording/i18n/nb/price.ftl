# Hva valg, spill og tildelte scorer er verdt: `stich price`, `stich sample`, `stich weigh`.

price-head = { $contract } av { $declarer }
price-step = etter steg { $n }
price-tricks = { $tricks ->
    [one] ett stikk
   *[other] { $tricks } stikk
}, { $score }
price-best = best
price-now = med beste spill fra begge sider
price-answered = forutsatt: { $question } { $answer }
price-left-there = forutsatt: { $seat } tar ikke { $card } tilbake
price-missing = uten alle fire hender er det ingenting å regne på; det mangler: { $list }
price-missing-of = { $n ->
    [one] ett kort hos { $seat }
   *[other] { $n } kort hos { $seat }
}
price-auction = ingenting å regne på før meldingene er over
price-face-down = ingenting å regne på mens utspillet fra { $seat } ligger med fremsiden ned
price-matter = noe er galt ved bordet som det ikke er dømt i ennå; tilkall turneringslederen først
price-first-lead = en melding er trukket tilbake, og { $seat } har ennå ikke spilt ut for første gang: hva som da kan forbys, ses det ikke på her
price-lying = det ligger et kort på bordet som ikke hører til noe stikk
price-revoke = { $seat } revokerte i stikk { $trick }; hva det koster, avhenger av stikkene som følger (64), og regnes ikke
price-claim = et krav er omstridt; de stikkene tildeler turneringslederen (70)
price-defective = et stikk har for mange eller for få kort
price-question = dette må avklares først: { $question }
price-revokes = på grunn av revokene kan den ene siden stå bedre med et stikk mindre (64A); det regnes ikke
price-noticed-revoke = forutsatt: det gjøres nå oppmerksom på revoken til { $seat } i stikk { $trick }
price-noticed-trick = forutsatt: det gjøres nå oppmerksom på feilen i stikk { $trick }
price-transfer = { $n ->
    [one] ett stikk går til { $side } for revoken (64A), medregnet ovenfor
   *[other] { $n } stikk går til { $side } for revoken (64A), medregnet ovenfor
}
price-without = uten revoken til { $seat } i stikk { $trick }: { $worth } (64C)
price-without-unknown = hva som hadde skjedd uten revoken til { $seat } i stikk { $trick }, kan ikke regnes ut: ikke bare følgeplikten styrte spillet
price-claimed = kravet fra { $seat } er omstridt (70); spiller siden hans normalt, altså slurvete, men ikke verre, er det dårligste: { $worst }; det beste: { $best }
price-claimed-sure = kravet fra { $seat } er omstridt (70); alt normalt spill fra siden hans gir: { $worth }
price-claimed-line = den dårligste normale spillelinjen: { $list }
price-claimed-critical = kunne en spiller i denne klassen gjøre det: { $seat } spiller { $card }? Med { $instead } kunne det ennå vinnes mer
price-claimed-unknown = kravet fra { $seat } er omstridt (70); hva normalt spill gir, kan ikke regnes ut her: straffekort eller pålegg spiller inn, eller det er for mange spillemåter
price-hands = disse hendene passer ikke sammen: { $reason }
price-too-much = for mye: flere enn { $count } stillinger måtte ses gjennom
price-limit = --limit tillater flere
price-ask = Hva er mulighetene verdt?
price-title = Hva mulighetene er verdt
price-for-director = Med alle kort åpne og beste spill fra begge sider. For turneringslederen; det er ingen avgjørelse.
price-no-table = denne saken har ikke noe bridgebord
price-failed = { $n ->
    [0] meldingene i denne saken
   *[other] steg { $n } i denne saken
} kan ikke ha skjedd: { $reason }

sample-head = { $n ->
    [one] én fordeling
   *[other] { $n } fordelinger
} av { $ways }, { $percent } av trekningene passet; starttall { $seed }
sample-mean = { $mean } ± { $error } stikk
sample-made = går hjem i { $percent } ± { $error }
sample-to-play = { $seat } skal spille, { $strain }
sample-assumes-layouts = Alle fordelinger som passer med det kjente, er like sannsynlige.
sample-assumes-open = Hver fordeling spilles med åpne kort; ved bordet ser man mindre.
sample-known = Kjent: { $list }
sample-assumes-played = Hvorfor et kort ble spilt og ikke et annet, blir ikke veid: ikke begrenset valg.
sample-error-know = «{ $found }» sier ingenting om en hånd; skriv E:hcp=12-14 for 12 til 14 poeng, E:hcp=12 for nøyaktig 12, W:S=5- for minst fem spar, N:D=-3 for høyst tre ruter
sample-error-played = disse kortene kan ikke være spilt: { $reason }
sample-error-contradiction = ingen fordeling passer med det man vet
sample-error-rare = for sjeldent: bare { $n } av { $total } trekninger passet med det man vet
sample-error-number = det kan regnes ut fra to til { $most } fordelinger; av én kan ingen usikkerhet regnes ut
sample-error-contract = «{ $found }» er ikke en kontrakt; skriv 4S, 3NT eller 4HX
sample-bad-count = { $seat } har { $n } kort; hver hånd skal ha tretten
sample-bad-revoke = { $seat } kan ikke ha spilt { $card }: her eller i et tidligere stikk ville det vært en revoke
sample-bad-too-many = alle 52 kort er allerede spilt

weighting-head = Forslag til en vektet score (12C1c)
weighting-score = vektet score: { $score } til { $side }
weighting-imps = mot { $score }: { $imps } IMP til { $side }
weighting-matchpoints = { $points } av { $total } matchpoeng til { $side } ({ $percent }), { $others } til de andre
weighting-assumes = Hva det bygger på
weighting-given = Vektene er de som ble oppgitt.
weighting-sampled = { $n ->
    [one] Vektene kommer fra én fordeling
   *[other] Vektene kommer fra { $n } fordelinger
} med åpne kort (starttall { $seed }); ved bordet ser man mindre.
weighting-normalised = Vektene ble { $percent } og er tatt forholdsmessig.
weighting-imps-first = Hvert resultat gjøres først om til IMP og vektes deretter.
weighting-matchpoints-first = Hvert resultat gjøres først om til matchpoeng og vektes deretter.
weighting-vulnerable = I faresonen: { $who }.
weighting-vulnerable-all = Alle er i faresonen.
weighting-vulnerable-none = Ingen er i faresonen.
weighting-decides = Turneringslederen avgjør.
weighting-error-outcome = «{ $found }» er ikke et resultat; skriv 4SN=@60, 4SN-1@40, pass@10 eller 420@50
weighting-error-sum = vektene blir { $percent } til sammen; de er prosent og må bli 100
weighting-error-score = { $found }: det gir ingen kontrakt i denne sonestillingen
weighting-error-none = nevn minst ett resultat, eller en fil fra `stich sample --json` med --sample
weighting-error-sample = { $file }: dette er ikke et svar fra `stich sample --json` om en kontrakt
weighting-error-vulnerable = «{ $found }» er ikke en sonestilling; skriv none, ns, ew eller all

worth-link = Hva er valgene verdt? (kortfordelingen er kjent)
worth-record-hint = PBN eller LIN, limt inn, eller lenken til en visning av spillet med lin= i; eller de fire hendene som N:AKQ2.A2.K32.5432 og så videre, fra nord. Det første spillet teller.
worth-contract-hint = Trengs hvis filen ikke nevner noen, for eksempel 4S; den gjelder da i stedet.
worth-play = Hva som er spilt
worth-play-hint = Kortene i den rekkefølgen de kom på bordet, uansett fra hvem: HQ H2 D7. Turneringslederen tilkalt: et utropstegn. Et valg: S:refuse, S:forbid-lead:D.
worth-ask = Hva er det verdt?
worth-bad-record = Kortfordelingen kan ikke leses: { $reason }
worth-no-contract = Filen nevner ingen kontrakt; fyll den ut.
worth-no-card = «{ $found }» er ikke et kort som noen fortsatt har, og ikke et valg
worth-cannot = «{ $found }» kan ikke ha skjedd: { $reason }

## Hva som ikke kan ha skjedd

event-not-in-hand = { $card } er ikke eller ikke lenger på hånden til { $seat }
event-play-is-over = spillet er over
event-auction-open = meldingene er ikke over ennå
event-auction-over = meldingene er over
event-no-call-to-change = denne spilleren har ingen melding som kunne endres
event-call-in-question = det må først dømmes i en annen melding
event-nothing-face-down = denne spilleren har ikke noe kort liggende med fremsiden ned
event-face-unknown = kortet med fremsiden ned er ikke kjent; si hvilket det er
event-no-opening-lead = det skal ikke spilles ut til første stikk nå
event-nothing-to-take-back = det ligger ikke noe kort fra denne spilleren på bordet
event-nothing-designated = blindemann har ikke noe kort som dette kan bety
event-dummy-unknown = ikke alle kortene til blindemann er kjent; nevn farge og valør
event-nothing-to-rename = spillefører har ikke nevnt et kort fra bordet som fortsatt kan endres
event-nothing-claimed = ingen har krevd eller oppgitt stikk
event-only-lowered = for den ene siden alene kan scoren bare settes ned, og først etter runden
event-too-many-tricks = så mange stikk er det ikke: høyst { $n }
event-not-exposed = det kortet ligger ikke åpent der
event-no-cards = det er ikke nevnt noe kort
event-lies-there = det kortet ligger allerede på bordet
event-not-several = det må være minst to forskjellige kort, og de synlige må være blant dem
event-not-two-hands = kort som legges samtidig, kommer fra minst to hender, ett fra hver
event-several-hands = kortene er ikke alle fra én hånd
event-no-such-trick = det stikket er ikke spilt ennå
event-play-not-over = spillet er ikke over ennå
event-no-such-call = det finnes ingen slik melding
event-not-his-to-explain = den meldingen forklarer en annen spiller
event-words = en forklaring har noen få ord og høyst 120 tegn
event-no-election = det er ingenting å velge
event-not-his-hand = denne spilleren har ingen hånd her å tale for
event-answer-does-not-fit = svaret passer ikke til spørsmålet
