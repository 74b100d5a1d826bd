# The web app: the frame of its pages, the desk on a telephone, the book of rulings, who may do what.

web-name = Stichentscheid
web-description = The referee of the card room: rulings for bridge and Doppelkopf, tournaments, live tables.
web-skip = Skip to the content
web-home = Home
web-back = Back
web-menu = Menu
web-language = Language
web-appearance = Appearance
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-suits = Suit colours
web-suits-two = Two colours
web-suits-four = Four colours
web-settings = Settings

## First screen

api-title = For programs
api-lead = Everything the pages do, programs can do too: JSON under /api/v1, texts in the language of Accept-Language, errors as problem documents. What needs a role needs the token of a link: the last part of its address.
first-title = When something goes wrong at the card table
first-going-on = Going on here
first-question = A question at the table
first-question-what = Say what happened. A few questions later you read the ruling aloud, with the law.
first-tournament = Run a tournament
first-tournament-what = Doppelkopf in a hall: the draw, lists on the tables’ telephones or on paper, the ranking.
first-play = Play and see what happens
web-what-happened = What happened?
web-stop = Stop the play first. Nobody does anything before you have explained everything.
web-own-table = If you play at this table yourself, let somebody else rule.
web-more = Something else
web-find = Find it by a word
web-find-nothing = Nothing has that word in it. Try another, or look through the list.
web-rulings = Rulings
web-house = Organisation
web-game = Game
web-which-laws = { $game ->
    [doppelkopf] Which rules
   *[bridge] Which laws
}
web-dealer = deals
web-offender = it is about this player
web-penalty-points = Penalty points
web-bridge = Bridge
web-doppelkopf = Doppelkopf

## The interview

web-question-number = Question { $n }
web-not-aloud = Do not ask this aloud at the table
web-unasked = Not asked, but if it was so
web-so-far = So far
web-change = Change
web-change-this = Change: { $what }
web-start-over = Start again
web-declarer = Declarer
web-dummy = Dummy
web-suit-first = First the suit, then the card.
web-choose-card = Card
web-your-answer-was = your answer so far
web-no-such-answer = “{ $found }” is not an answer to this question. Please choose one of these.
web-not-so-written = “{ $found }” is not an answer to this question. How it is written is said below.
web-no-such-choice = “{ $found }” is not one of the choices here.
web-no-such-next = That cannot come next at this table.

## The choice

web-read-aloud = Read aloud
web-options-tree = All choices, and what follows
web-then-choose = Then the second choice:
web-tap-choice = Tap what { $anywho } chooses
web-and-then = What may be used then

## The ruling

web-ruling = The ruling
web-on-the-table = On the table
web-holds-now = In force now
web-who-may-know = Who may use what
web-laws = { $game ->
    [doppelkopf] Rules
   *[bridge] Laws
}
web-status-executed = carried out here
web-status-asked = depends on what you find out
web-status-judged = for you to judge
web-debated = { $game ->
    [doppelkopf] The rules can be read in two ways
   *[bridge] Directors differ
}
web-reading-taken = The interpretation used here
web-reading-other = The other interpretation
web-read-other-way = Rule by the other interpretation
web-after-board = { $game ->
    [doppelkopf] Before play goes on
   *[bridge] After the board
}
web-weigh = For you to weigh
web-next = Stay with this table
web-no-penalty-card = No penalty card lies on the table. You can leave the table.
web-major = Major penalty card
web-minor = Minor penalty card
web-another = Another ruling at this table

## The record

web-save = Save the ruling
web-save-hint = For the book of rulings. Everything may be left blank.
web-save-needs-door = To save rulings, open the link that the organiser gave you on this device.
web-event = Event
web-table-name = Table
web-board = { $game ->
    [doppelkopf] Game
   *[bridge] Board
}
web-persons = Players
web-facts = Facts
web-facts-hint = Mark what the players did not agree about.
web-disputed = disputed
web-note = Note
web-note-hint = Why you found so, what was added, what is to be looked at.
web-saved = The ruling is saved.
web-saved-later = No connection: the ruling is kept on this device and will be sent as soon as the server answers.
web-ruling-number = Ruling { $number }
web-instead-of = This ruling takes the place of ruling { $number }; that one stays in the book.
web-ruled-anew = Ruled anew: ruling { $number }
web-stands-instead-of = In the place of ruling { $number }
web-no-longer = Found otherwise before
web-line-ruled-anew = ruled anew
web-no-rulings = No ruling is saved yet. What you rule on and save stands here.
web-none-found = No ruling has these words.
web-earlier = Earlier rulings
web-offered = What could be chosen
web-search = Search
web-search-label = Search rulings
web-print = Print
web-time = Time
web-chosen = Chosen
web-text-read = Read aloud
web-by = { $game ->
    [doppelkopf] Referee
   *[bridge] Director
}
web-add-note = Add to this ruling
web-added = Added later
web-add = Add
web-appeal = Appeal: ☐ no  ☐ yes, at ________ by ________________
web-show-desk = Open at the desk
web-rulings-count = { $n ->
    [one] { $n } ruling
   *[other] { $n } rulings
}

## Who may do what

web-role-organiser = Organiser
web-role-director = Director
web-role-table = Table { $n }
web-role-seat = Seat
web-role-table-director = Director of one table
web-role-spectator = Spectator
web-role-at = { $role } at the table “{ $table }”
web-role-with = { $role }. Also at the table: { $others }.
web-you-are = You are here as: { $roles }
web-you-are-nobody = You are a guest here: the desk is open to you, the book of rulings is not.
web-enter = Come in
web-enter-ask = This link makes this device the one of: { $role }
web-enter-bad = This link does not open anything. It was revoked, or it was not copied whole. Ask the organiser for a new one.
web-leave = Sign this device out
web-password = Password
web-password-wrong = That is not the password.
web-password-none = No password is set. The organiser’s link opens everything.
web-password-set = A password is set.
web-password-new = New password
web-password-hint = At least 10 characters. Leave it blank to remove the password.
web-password-short = That is too short: at least 10 characters.
web-password-save = Save the password
web-password-remove-this = Remove the password?
web-password-remove-what = Nobody comes in by a password any more, and whoever did is out at once. The links stay.
web-password-remove = Remove the password
web-links = Links
web-links-hint = Whoever opens a link on a device has the role there, until you revoke it.
web-files = Files
web-files-mark = What is saved as a file here is signed with the mark { $mark }. Whoever takes such a file in on another computer can compare it there.
web-files-known = Files with these marks are taken in without asking:
web-files-forget = Ask again
web-files-forget-this = Ask again about { $mark }
web-files-whose = Whose file is this?
web-link-new = Make a link
web-link-for = For whom
web-link-label = Name
web-link-made = The new link. It is shown this once; copy it or let it be scanned now.
web-link-qr = QR code of the link
web-revoke = Revoke
web-revoke-this = Revoke the link for { $name }
web-revoke-what = { $name }: every device that came in by this link is out at once. You can put it in force again later.
web-revoke-own = You are here by this link yourself: after that this device is a guest.
web-restore = Put in force again
web-restore-this = Put the link for { $name } in force again
web-last-link = This is the last link by which anybody comes in as the organiser, and no password is set. Make a new link first, or set a password.
web-last-password = Without the password nobody would come in as the organiser any more: no link of an organiser is in force. Make one first.
web-not-sure = No, go back
web-revoked = revoked
web-in-force = in force

## No connection

web-offline-title = Without a connection
web-offline = No connection. You see pages stored on this device.
web-offline-what = There is no connection to the server, and this page was never opened here before. Pages of the desk that you have opened before work without a connection; rulings that you save are kept and sent later.
web-offline-not-here = This address cannot work without a connection: a browser stores pages only for https addresses and for the computer itself.
web-offline-ready = Pages of the desk that were opened once also work without a connection.
web-waiting = { $n ->
    [one] { $n } ruling is waiting to be sent
   *[other] { $n } rulings are waiting to be sent
}
web-refused-later = The server did not take a ruling that was kept here: { $reason }

## What can go wrong

web-error-not-found = There is no such page
web-error-not-found-what = The address leads nowhere. The first screen has everything.
web-error-forbidden = This is not open to you
web-error-forbidden-what = It needs a link from the organiser, opened on this device.
web-error-bad = The request cannot be used
web-error-not-allowed = The tournament does not allow this
web-error-too-long = The address or the text is too long.
web-error-unreadable = It was not what this page expects. Go back and try once more.
web-error-foreign = It came from another website and was not carried out.
web-error-host = The server does not go by this name: { $found }. Use the address it printed when it started, or start it with --name { $found }.
web-error-too-many = Too many requests
web-error-too-many-what = Wait a moment, then try again.
web-error-server = The server could not do it
web-error-server-what = Nothing was changed. Try again; if it stays so, look at what the server prints.
web-error-conflict = Somebody else was faster
web-error-conflict-what = Load the page again: it has changed in the meantime.
web-error-key = This request came before, and was another
web-error-key-what = Something else is stored under the same key; this was not carried out. Load the page again and enter it once more.
web-error-method = That cannot be done here
web-error-method-what = The address is right, the method is not. What can be done here is described at /api.
web-error-hidden = A line has characters that cannot be seen, or breaks in it. Please type it again.
web-error-cookie = The request does not say where it comes from, and a cookie alone is not enough. Programs show the token of a link: Authorization: Bearer TOKEN
web-error-unsure = It is not known whether it was stored
web-error-unsure-what = The database did not answer in time. Send it again: what is stored already is not stored a second time.
web-error-stalled = The request did not arrive in time
web-error-stalled-what = Nothing of it was stored. Please send it again.
web-error-slow = The server cannot keep up just now
web-error-slow-what = The database does not answer in time. Try again in a moment.
web-damaged = Part of what is kept cannot be read
web-damaged-what = { $stream }, entry { $number }: { $why }. Everything else is as it was. Whoever runs the server finds with “stich doctor” what is damaged, and what the last backup still has.
web-damage =
    { $why ->
        [missing] it is missing
        [changed] it, or what stands before it, was changed after it was stored
        [newer] a newer version of this program has written it; update this one
       *[unreadable] it cannot be read
    }
web-book-damaged = Ruling { $number } is not shown: { $why }.
web-book-addition-damaged = Something that was added to a ruling is not shown: { $why }.
web-damaged-backup = The others are whole. Whoever runs the server finds with “stich doctor” what is damaged, and what the last backup still has.

## What the server prints

web-serve-address = Stichentscheid is at { $address }
web-serve-loopback = Only this computer can open it. With --lan everybody on the same network can.
web-serve-lan = With --lan everybody on this network can open the desk and see these pages. Without a link nobody can save or change anything. The connection is not encrypted: use it in a network that you trust.
web-serve-organiser = The organiser’s link (keep it to yourself; it is printed this once):
web-serve-new-link = Another link, in case this one is lost, is made by: stich serve --organiser-link
web-serve-scan = Scan this with a telephone:
web-serve-code = The address as a QR code; telephones can open it only with --lan:
web-serve-stop = Ctrl-C stops it.
web-serve-data = Data: { $place }
web-serve-backups = Backups: { $place }, one a day, the last 14
web-serve-no-backups = Backups: not by this program. Back PostgreSQL up with pg_dump, daily.
web-serve-closed = { $place } was open to other users of this computer. From now on only this user may read there.
web-serve-in-use = { $address } is in use by another program. Choose another port with --port, or leave --port out: then one that is free is found.
web-serve-cannot = { $address } cannot be used: { $reason }. Choose another port with --port.
web-serve-other-port = Port { $taken } is taken; perhaps Stichentscheid is running already. This one takes port { $port }.
web-serve-no-browser = The browser could not be opened: { $reason }. Open the address yourself.
web-serve-stopped = Stopped; everything is stored.
web-serve-no-folder = No data folder is known on this computer; name one with --data.

## The texts of the program, for those who would say them better

words-title = Texts
words-lead = Would nobody say it like that? Find the text and propose a better one. What is proposed is kept here and can be sent to those who make this program.
words-search = Words of the text, or its name
words-count = { $n ->
    [one] One text
   *[other] { $n } texts
}
words-proposed = { $n ->
    [one] One better text has been proposed.
   *[other] { $n } better texts have been proposed.
}
words-patch = Download them
words-has-proposal = proposal
words-more = More texts
words-now = What it says now
words-english = In English
words-better = A better text
words-braces = What stands in braces is filled in: leave it there, wherever it belongs in your sentence.
words-propose = Propose
words-by = Proposed by { $by }, { $at }.
words-not-known = “{ $name }” is not filled in here.
words-empty = A text has to say something.
words-unreadable = This cannot be read. Is a brace missing, or one too many?
words-missing = { $name } is missing: without it something is not said.
words-none = Nobody has proposed a better text.
