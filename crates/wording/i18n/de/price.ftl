# Was Möglichkeiten, Spielzüge und zugewiesene Scores wert sind: `stich price`, `stich sample`, `stich weigh`.

price-head = { $contract } von { $declarer }
price-step = nach Schritt { $n }
price-tricks = { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
}, { $score }
price-best = am besten
price-now = bei bestem Spiel beider Seiten
price-answered = angenommen: { $question } { $answer }
price-left-there = angenommen: { $seat } nimmt { $card } nicht zurück
price-missing = ohne alle vier Hände lässt sich nichts sagen; es fehlen: { $list }
price-missing-of = { $n ->
    [one] eine Karte von { $seat }
   *[other] { $n } Karten von { $seat }
}
price-auction = vor dem Ende der Reizung lässt sich nichts sagen
price-face-down = solange das Ausspiel von { $seat } verdeckt liegt, lässt sich nichts sagen
price-matter = an diesem Tisch stimmt etwas nicht, worüber noch nicht entschieden ist; erst die Turnierleitung rufen
price-first-lead = eine Ansage wurde zurückgenommen, und { $seat } hat noch nicht zum ersten Mal ausgespielt: was dann verboten werden darf, wird hier nicht betrachtet
price-lying = auf dem Tisch liegt eine Karte, die zu keinem Stich gehört
price-revoke = { $seat } hat in Stich { $trick } nicht bedient; was das kostet, hängt von den folgenden Stichen ab (64) und wird nicht berechnet
price-claim = ein Claim ist strittig; diese Stiche spricht die Turnierleitung zu (70)
price-defective = ein Stich hat zu viele oder zu wenige Karten
price-question = das muss erst geklärt werden: { $question }
price-revokes = wegen der Revokes kann eine Seite mit einem Stich weniger besser dastehen (64A); das wird nicht berechnet
price-noticed-revoke = angenommen: auf das Revoke von { $seat } in Stich { $trick } wird jetzt aufmerksam gemacht
price-noticed-trick = angenommen: auf den Fehler in Stich { $trick } wird jetzt aufmerksam gemacht
price-transfer = { $n ->
    [one] ein Stich geht wegen des Revokes an { $side } (64A), oben mitgezählt
   *[other] { $n } Stiche gehen wegen des Revokes an { $side } (64A), oben mitgezählt
}
price-without = ohne das Revoke von { $seat } in Stich { $trick }: { $worth } (64C)
price-without-unknown = was ohne das Revoke von { $seat } in Stich { $trick } geschehen wäre, lässt sich nicht ausrechnen: nicht nur das Bedienen bestimmte das Spiel
price-claimed = der Claim von { $seat } ist strittig (70); spielt seine Seite normal, also achtlos, aber nicht schlimmer, ist das Schlechteste: { $worst }; das Beste: { $best }
price-claimed-sure = der Claim von { $seat } ist strittig (70); jedes normale Spiel seiner Seite führt zu: { $worth }
price-claimed-line = der schlechteste normale Spielverlauf: { $list }
price-claimed-critical = könnte ein Spieler dieser Klasse das tun: { $seat } spielt { $card }? Mit { $instead } war noch mehr möglich
price-claimed-unknown = der Claim von { $seat } ist strittig (70); was normales Spiel ergibt, lässt sich hier nicht ausrechnen: Strafkarten oder Auflagen bestimmen mit, oder es sind zu viele Wege
price-hands = diese Hände passen nicht zusammen: { $reason }
price-too-much = zu viel: mehr als { $count } Stellungen wären anzusehen
price-limit = --limit erlaubt mehr
price-ask = Was sind die Möglichkeiten wert?
price-title = Was die Möglichkeiten wert sind
price-for-director = Bei offenen Karten und bestem Spiel beider Seiten. Für die Turnierleitung; es ist keine Entscheidung.
price-no-table = dieser Fall hat keinen Bridgetisch
price-failed = { $n ->
    [0] die Reizung dieses Falls
   *[other] Schritt { $n } dieses Falls
} kann nicht geschehen sein: { $reason }

sample-head = { $n ->
    [one] eine Verteilung
   *[other] { $n } Verteilungen
} aus { $ways }, { $percent } der Ziehungen passten; Startwert { $seed }
sample-mean = { $mean } ± { $error } Stiche
sample-made = erfüllt in { $percent } ± { $error }
sample-to-play = { $seat } ist am Spiel, { $strain }
sample-assumes-layouts = Jede Verteilung, die zu dem Bekannten passt, ist gleich wahrscheinlich.
sample-assumes-open = Jede Verteilung wird mit offenen Karten gespielt; am Tisch sieht man weniger.
sample-known = Bekannt: { $list }
sample-assumes-played = Warum eine Karte gespielt wurde und keine andere, zählt nicht: kein Restricted Choice.
sample-error-know = „{ $found }“ sagt nichts über eine Hand; erwartet wird E:hcp=12-14 für 12 bis 14 Punkte, E:hcp=12 für genau 12, W:S=5- für mindestens fünf Pik, N:D=-3 für höchstens drei Karo
sample-error-played = diese Karten können nicht gespielt worden sein: { $reason }
sample-error-contradiction = zu dem, was bekannt ist, passt keine Verteilung
sample-error-rare = zu selten: nur { $n ->
    [one] eine von { $total } Ziehungen passte
   *[other] { $n } von { $total } Ziehungen passten
} zu dem, was bekannt ist
sample-error-number = möglich sind zwei bis { $most } Verteilungen; bei einer gibt es keinen Fehler anzugeben
sample-error-contract = „{ $found }“ ist kein Kontrakt; erwartet wird etwa 4S, 3NT oder 4HX
sample-bad-count = { $seat } hat { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}; jede Hand muss dreizehn haben
sample-bad-revoke = { $seat } kann { $card } nicht gespielt haben: hier oder in einem früheren Stich wäre das ein Revoke
sample-bad-too-many = alle 52 Karten sind schon gespielt

weighting-head = Vorschlag für einen gewichteten Score (12C1c)
weighting-score = gewichteter Score: { $score } für { $side }
weighting-imps = gegen { $score }: { $imps } IMPs für { $side }
weighting-matchpoints = { $points } von { $total } Matchpunkten für { $side } ({ $percent }), { $others } für die anderen
weighting-assumes = Worauf das beruht
weighting-given = Die Gewichte sind die angegebenen.
weighting-sampled = { $n ->
    [one] Die Gewichte stammen aus einer Verteilung
   *[other] Die Gewichte stammen aus { $n } Verteilungen
} bei offenen Karten (Startwert { $seed }); am Tisch sieht man weniger.
weighting-normalised = Die Gewichte ergaben { $percent } und wurden im Verhältnis genommen.
weighting-imps-first = Jedes Ergebnis wird erst in IMPs umgerechnet und dann gewichtet.
weighting-matchpoints-first = Jedes Ergebnis wird erst in Matchpunkte umgerechnet und dann gewichtet.
weighting-vulnerable = In Gefahr: { $who }.
weighting-vulnerable-all = Alle sind in Gefahr.
weighting-vulnerable-none = Niemand ist in Gefahr.
weighting-decides = Es entscheidet die Turnierleitung.
weighting-error-outcome = „{ $found }“ ist kein Ergebnis; erwartet wird etwa 4SN=@60, 4SN-1@40, pass@10 oder 420@50
weighting-error-sum = die Gewichte ergeben zusammen { $percent }; es sind Prozente, und sie müssen 100 ergeben
weighting-error-score = { $found }: so viel bringt kein Kontrakt bei dieser Gefahrenlage
weighting-error-none = mindestens ein Ergebnis nennen, oder mit --sample eine Datei von `stich sample --json`
weighting-error-sample = { $file }: das ist keine Antwort von `stich sample --json` zu einem Kontrakt
weighting-error-vulnerable = „{ $found }“ ist keine Gefahrenlage; erwartet: none, ns, ew oder all

worth-link = Was sind die Möglichkeiten wert? (die Verteilung ist bekannt)
worth-record-hint = PBN oder LIN, eingefügt, oder der Link einer Anzeige, in dem lin= steht; oder die vier Hände als N:AKQ2.A2.K32.5432 und so weiter, von Nord an. Es zählt das erste Board.
worth-contract-hint = Nötig, wenn die Aufzeichnung keinen nennt, zum Beispiel 4S; er gilt dann an ihrer Stelle.
worth-play = Was gespielt wurde
worth-play-hint = Die Karten in der Reihenfolge, in der sie auf den Tisch kamen, gleich von wem: HQ H2 D7. Turnierleitung gerufen: ein Ausrufezeichen. Eine Wahl: S:refuse, S:forbid-lead:D.
worth-ask = Was ist es wert?
worth-bad-record = Die Verteilung ist nicht zu lesen: { $reason }
worth-no-contract = Die Aufzeichnung nennt keinen Kontrakt; bitte eintragen.
worth-no-card = „{ $found }“ ist keine Karte, die noch jemand hält, und keine Wahl
worth-cannot = „{ $found }“ kann nicht geschehen sein: { $reason }

## Was nicht geschehen sein kann

event-not-in-hand = { $card } ist nicht oder nicht mehr in der Hand von { $seat }
event-play-is-over = das Spiel ist zu Ende
event-auction-open = die Reizung ist noch nicht zu Ende
event-auction-over = die Reizung ist zu Ende
event-no-call-to-change = dieser Spieler hat keine Ansage gemacht, die er ändern könnte
event-call-in-question = erst ist über eine andere Ansage zu entscheiden
event-nothing-face-down = von diesem Spieler liegt keine Karte verdeckt
event-face-unknown = die verdeckte Karte ist nicht bekannt; sie muss genannt werden
event-no-opening-lead = ein erstes Ausspiel ist nicht fällig
event-nothing-to-take-back = von diesem Spieler liegt keine Karte auf dem Tisch
event-nothing-designated = der Dummy hat keine Karte, die damit gemeint sein kann
event-dummy-unknown = nicht alle Karten des Dummys sind bekannt; Farbe und Rang nennen
event-nothing-to-rename = der Alleinspieler hat keine Karte vom Tisch verlangt, die er noch ändern könnte
event-nothing-claimed = niemand hat Stiche geclaimt oder aufgegeben
event-only-lowered = für eine Seite allein kann der Score nur sinken, und erst nach der Runde
event-too-many-tricks = so viele Stiche gibt es nicht: höchstens { $n }
event-not-exposed = diese Karte liegt dort nicht offen
event-no-cards = es ist keine Karte genannt
event-lies-there = diese Karte liegt schon auf dem Tisch
event-not-several = es müssen mindestens zwei verschiedene Karten sein, und die sichtbaren gehören dazu
event-not-two-hands = Karten, die gleichzeitig gelegt werden, kommen aus mindestens zwei Händen, aus jeder eine
event-several-hands = die Karten sind nicht alle aus einer Hand
event-no-such-trick = dieser Stich ist noch nicht gespielt
event-play-not-over = das Spiel ist noch nicht zu Ende
event-no-such-call = ein solches Gebot gibt es nicht
event-not-his-to-explain = dieses Gebot erklärt ein anderer Spieler
event-words = eine Erklärung hat ein paar Worte und höchstens 120 Zeichen
event-no-election = es ist nichts zu wählen
event-not-his-hand = dieser Spieler hat hier keine Hand, für die er sprechen könnte
event-answer-does-not-fit = die Antwort passt nicht zur Frage
