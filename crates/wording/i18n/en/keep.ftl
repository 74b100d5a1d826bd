## Where everything is kept

keep-nothing-here = Nothing is kept in { $place } yet.
keep-no-tournament = There is no tournament “{ $name }” in { $place }; `stich tournament new { $name } --name …` sets it up.
keep-no-tournament-but = There is no tournament “{ $name }” in { $place }. There are: { $names }.
keep-no-tournaments = There is no tournament in { $place } yet.
keep-tournament-exists = There is a tournament { $name } in { $place } already; nothing was changed. Choose another short name.
keep-overtaken = Others keep writing into this tournament; nothing was changed. Please try again.
keep-folder = The data folder { $place } cannot be used: { $reason }. Name another with --data, or give this user the right to write there.
keep-locked = Another program keeps the data in { $place } to itself; nothing was changed. End it, then try again.
keep-full = The disk of { $place } is full; nothing was changed, and what was saved before is safe. Make room, then try again.
keep-read-only = In { $place } this user may not write; nothing was changed. Let him write there, or choose another folder with --data.
keep-not-ours = In { $place } there is a file { $file } of another program; it was left as it is. Choose another folder with --data.
keep-newer = The data in { $place } were written by a newer version of Stichentscheid; nothing was changed. Please update the program, or choose another folder with --data.
keep-password = PostgreSQL does not let us in: { $reason }. Look at the user, the password and the name of the database in the address (--database or STICH_DATABASE).
keep-unreachable = PostgreSQL cannot be reached: { $reason }. Start it, or look at host and port in the address (--database or STICH_DATABASE).
keep-database = The data in { $place } cannot be used: { $reason }.
keep-web-full = The disk of the server is full
keep-web-full-what = Nothing was changed, and what was saved before is safe. Whoever runs the server must make room on the disk; then try again.
keep-backed-up = Everything in { $place } is in { $file } now; entries: { $n }.
keep-left-out = Left out of the file: { $what }
keep-secret = Keep this file safe: it holds names, and what opens the doors of the server.
keep-exported = { $stream } is in { $file } now; entries: { $n }.
keep-restored = The backup is in { $place } now; new entries: { $n }.
keep-nothing-new = All of it is in { $place } already; nothing was changed.
keep-imported = { $stream } is in { $place } now; new entries: { $n }.
keep-no-stream = There is no { $stream } in { $place }. There are: { $names }.
keep-many-streams = { $file } holds { $n } things; `stich restore` takes in all of them.
keep-one-stream = { $file } is no backup: it holds { $stream } only. `stich import` takes that in.
keep-else = There is something else in { $place } already: { $stream }. A backup is taken in where nothing else is (--data NEW); nothing was changed.
keep-file-exists = { $file } is there already; nothing was overwritten. --replace overwrites it.
keep-file-empty = { $file }: there is nothing in this file.
keep-file-newer = { $file } has format { $found }, which this version does not know; please update the program.
keep-file-damaged = { $file }, line { $line }: { $what } Nothing was taken in.
keep-file-cut = { $file } was cut off: after line { $line } something is missing. Nothing was taken in.
keep-file-forged = { $file } is not what was signed: the file was changed afterwards. Nothing was taken in. Have it sent once more.
keep-house-option = If you know where it comes from, take it in with `--house { $mark }`.
keep-differs = { $stream } is here already, and it is not the same; nothing was changed. Take it in where there is none yet (--data DIR), a single one also under another name (`stich import --to`).
keep-torn = Note: the file ends in a broken entry ({ $n } { $n ->
    [one] byte
   *[other] bytes
}) that was never reported as saved; it does not count.
keep-damage-shape = This is not a line of such a file.
keep-damage-number = This is record { $found }, but record { $expected } was expected: a line is missing or was put in.
keep-damage-sum = The checksum is wrong: the line was changed after it was written.
keep-damage-record = This version does not know this record: { $reason }.
doctor-file = The file of the database is damaged: { $reason }
doctor-stream = { $stream } cannot be read at all: { $reason }
doctor-event = { $stream }, entry { $number }: { $why }
doctor-story = This cannot have happened: { $reason }
doctor-looked = { $place }: { $streams } streams with { $events } entries looked through.
doctor-no-backup = There is no backup in { $place } yet. A server that runs makes one each day; `stich backup FILE` makes one now.
doctor-backup = The last backup: { $file }
doctor-old-backup = { $n ->
    [one] It is { $n } day old: no server has run since, or it could not write there.
   *[other] It is { $n } days old: no server has run since, or it could not write there.
}
doctor-backup-wrong = The backup of { $day } is damaged too: { $what }
doctor-saved = The backup of { $day } still has { $stream }, entry { $number }.
doctor-not-saved = The backup of { $day } does not have { $stream }, entry { $number }.
doctor-differs = The backup of { $day } has { $stream }, entry { $number }, and here it is not there or says something else.
doctor-restore = To go back to { $day }: stop the server, `stich restore { $file } --data NEW`, and start with `--data NEW`. What came later is not in it; keep the old folder, and export what is whole from there.
doctor-well = All is well.
