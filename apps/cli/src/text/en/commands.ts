/** What the commands say, in English. */
export const commands = {
  'command.games.head': '{game}: {min}–{max} players',
  'command.games.modules': '  modules: {modules}',
  'command.you': 'Skipper',
  'command.bot': '{bot} {number}',
  'command.bot.random': 'Random',
  'command.bot.deckhand': 'Deckhand',
  'command.bot.oarsman': 'Oarsman',
  'command.bot.fisherman': 'Fisherman',
  'command.bot.sailor': 'Sailor',
  'command.bot.captain': 'Captain',
  'command.bot.commodore': 'Commodore',
  'command.styled': '{bot}, {style}',
  'command.style.careful': 'careful',
  'command.style.greedy': 'greedy',
  'command.style.fighter': 'a fighter',
  'command.seat': 'Seat {seat}',
  'command.simulate.head':
    '{matches, plural, one {# match} other {# matches}}, {actions, plural, one {# action} other {# actions}} in {seconds, number} s: {speed, plural, one {# action} other {# actions}} a second',
  'command.simulate.seat': '  seat {seat} {bot}: {share, number}% of the wins, {points, number} points on average',
  'command.simulate.turns': '  {turns, number} turns on average',
  'command.simulate.success': '  the team won {share, number}% of its matches',
  'command.arena.head': '{games, plural, one {# match} other {# matches}}, seats swapped, seeds shared',
  'command.arena.bot':
    '  {name}: {share, number}% won (95% CI: {low, number}–{high, number}%), {points, number} points on average',
  'command.arena.seat':
    '  seat {seat}: {share, number}% won (95% CI: {low, number}–{high, number}%), {points, number} points on average',
  'command.arena.adjusted': 'Results without the luck (docs/judging.md):',
  'command.arena.without': '  {name}: {share, number}% (95% CI: {low, number}–{high, number}%)',
  'command.arena.worth':
    '  {games, plural, one {# match} other {# matches}} without luck: as sure as {worth, plural, one {# match} other {# matches}} with it',
  'command.series.place':
    '  {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} in turn order: {share, number}% won (95% CI: {low, number}–{high, number}%), {points, number} points on average',
  'command.verify.good':
    'Confirmed: {entries, plural, one {# entry} other {# entries}}, {actions, plural, one {# action} other {# actions}}, every hash and event as written; the seed matches its commitment {commit}.',
  'command.verify.unfinished': 'The match is not over yet.',
  'command.verify.rules': 'It was played under version {rules, number} of the rules, and checked by them.',
  'command.verify.throws': 'Entry {entries}: the recorded throw does not match its seed.',
  'command.verify.thrown':
    '{same, plural, one {# throw was thrown again and fell the same.} other {# throws were thrown again and fell the same.}}{standIn, plural, =0 {} one { # was made without dice, and is as its seed or stack says.} other { # were made without dice, and are as their seed or stack says.}}{otherPhysics, plural, =0 {} one { # was made by another version of the physics and is taken as recorded.} other { # were made by another version of the physics and are taken as recorded.}}',
  'command.backup.done':
    'Saved in {file}: {guests, plural, one {# guest} other {# guests}}, {tables, plural, one {# table} other {# tables}}, {matches, plural, one {# match} other {# matches}} with {entries, plural, one {# entry} other {# entries}}. It holds the seeds of running matches: show it to nobody.',
  'command.restore.done':
    'Restored from {file}: {guests, plural, one {# guest} other {# guests}}, {tables, plural, one {# table} other {# tables}}, {matches, plural, one {# match} other {# matches}} with {entries, plural, one {# entry} other {# entries}}.',
  'command.trace.head': 'Trace {trace}: milliseconds since its beginning, milliseconds it took, what, where',
  'command.trace.none':
    'No line of these logs is about {id}: is it traced (BROADSIDE_TRACE), and are these the logs of that time?',
  'command.analyse.head': '{game}: {entries, plural, one {# entry} other {# entries}}',
  'command.analyse.partly': '  judged so far: {done, number} of {of, plural, one {# piece} other {# pieces}}',
  'command.analyse.team': 'The team',
  'command.analyse.graph': '{name}  {graph}  {share, number}%',
  'command.analyse.player':
    '{name}: {rate, number} points of winning chance lost per decision, {decisions, plural, one {# decision} other {# decisions}}',
  'command.analyse.grades':
    '  {best, number} best, {fine, number} fine, {slips, plural, one {# slip} other {# slips}}, {mistakes, plural, one {# mistake} other {# mistakes}}, {blunders, plural, one {# blunder} other {# blunders}}',
  'command.analyse.luck': '  luck: {luck} points (± {error, number})',
  'command.analyse.result': '  result {result}, without the luck {adjusted}',
  'command.analyse.moments': 'What decided it:',
  'command.analyse.choice': '  entry {n, number}, {name}: {played} ({swing})',
  'command.analyse.chance': '  entry {n, number}, luck for {name}: {what} ({swing})',
  'command.analyse.mistakes': 'The worst decisions ({shown, number} of {of, number}):',
  'command.analyse.mistake': '  entry {n, number}, {name}, {grade}: {played} ({loss}); better: {better}',
  'command.analyse.grade.best': 'best',
  'command.analyse.grade.fine': 'fine',
  'command.analyse.grade.slip': 'a slip',
  'command.analyse.grade.mistake': 'a mistake',
  'command.analyse.grade.blunder': 'a blunder',
  'command.help': `broadside: a table for pirate board games

  broadside serve            the online table for browsers: a server on this machine
  broadside backup FILE      everything the server has stored, as one file; the server may be running
  broadside restore FILE     restore a backup into an empty database
  broadside play [GAME]      a table in this terminal, against bots or with friends at one keyboard
  broadside replay FILE      step through a recorded match
  broadside verify FILE      replay a match file and confirm every hash
  broadside analyse FILE     who played how well, who was lucky, what decided a match
  broadside games            the games with player counts, modules, options and defaults
  broadside simulate [GAME]  many matches fast, with statistics
  broadside arena [GAME]     bots against each other, seats swapped, with confidence intervals
  broadside engine           JSON lines on stdin and stdout (docs/engine-protocol.md)
  broadside trace ID FILE…   the way of one request through the logs of servers

  broadside help COMMAND     what a command takes
  --lang en|ru|uk            the language of all text`,
  'command.help.serve': `broadside serve [--port N] [--host ADDRESS] [--data FOLDER] [--public-url URL] [--trust-proxy [N]]

  Prints the addresses to open. Matches are kept in one file in the data folder, or in PostgreSQL (DATABASE_URL).`,
  'command.help.backup': `broadside backup FILE [--data FOLDER]

  Backs up the file in the data folder, or PostgreSQL (DATABASE_URL). Only its owner can read FILE: it holds secrets.`,
  'command.help.restore': `broadside restore FILE [--data FOLDER] [--force]

  Restores into the data folder or PostgreSQL (DATABASE_URL), whichever the backup was made from; no server may be running.
  All of it or nothing. --force replaces what is there.`,
  'command.help.play': `broadside play [GAME] [--players N] [--bots a,b,…] [--me NAME]… [--seed TEXT] [--options JSON] [--ms T] [--save FILE] [--load FILE]

  Without --bots the other seats are taken by sailors. --me may be given several times: friends at one keyboard.`,
  'command.help.replay': `broadside replay FILE [--at N] [--as SEAT|spectator]

  Steps through a match with the arrow keys; in a pipe it prints the position after entry N.`,
  'command.help.verify': 'broadside verify FILE [--json]',
  'command.help.analyse': `broadside analyse FILE [--seat N] [--ms T] [--iterations N] [--json] [--jobs J]

  Judges every decision and every stroke of luck of a recorded match (docs/judging.md). --seat tells of one seat only, from 0;
  --ms stops after so many milliseconds with what is done; --iterations is the number of imagined worlds for a decision.`,
  'command.help.games': 'broadside games [--json]',
  'command.help.simulate': `broadside simulate [GAME] [--players N] [--bots a,b,…] [--games K] [--seed S] [--options JSON] [--jobs J] [--ms T] [--iterations I] [--json]

  Bots are repeated to fill the seats; "random" plays any legal action.`,
  'command.help.arena': `broadside arena [GAME] --bots a,b[,…] [--bot "cmd:./mybot"]… [--games K] [--seed S] [--options JSON] [--jobs J] [--ms T] [--iterations I] [--adjusted] [--json]

  As many seats as bots. A bot of your own is any program that speaks JSON lines (docs/engine-protocol.md).
  --adjusted takes the luck out of the results, which then need far fewer games (docs/judging.md); its matches are others.`,
  'command.help.engine': 'broadside engine',
  'command.help.trace': `broadside trace ID FILE…

  ID is the id of a request, as its client named it, or of a trace; FILE is the log of a server, one for each of a site.
  Servers write traces with BROADSIDE_TRACE (docs/hosting.md).`,
  'command.play.needsTerminal': 'play needs a terminal to draw on; use "broadside engine" or "simulate" in a pipe.',
} as const;
