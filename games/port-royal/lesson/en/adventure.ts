/** The lesson on the Adventure in English. */
export const adventure = {
  'adventure.title': 'The Adventure',
  'adventure.end': 'Keep what the tasks want, unlock your ability, and be done before the last month ends.',

  'adventure.who': 'Who will you be? One card, two sides, **each with an ability** and coins to start with.',
  'adventure.who.why': 'The ability sleeps at first: the first task that you complete wakes it.',
  'adventure.character': 'For a start, **be Jean Blackbeard**.',
  'adventure.character.instead': 'Señora Anne is a fine choice, too. But this lesson is told with Jean Blackbeard.',
  'adventure.task': 'The story has set you a **task**: bring in two ships of the pirate Ares.',
  'adventure.task.why': 'Tap a task for its story and its reward. Every player may complete it once.',
  'adventure.event': 'Every turn begins with an **event**. This one: ships you trade with bring 1 coin more.',
  'adventure.event.why': 'The hourglass beside it counts the turns until the month ends, and the story goes on.',
  'adventure.reveal': 'The rest you know. **Reveal a card.**',
  'adventure.more': '**Reveal another**: you are looking for Ares.',
  'adventure.more.instead': 'You could stop, but what the task wants is not here yet. Reveal another.',
  'adventure.ares':
    '**A ship of Ares!** Violet is a sixth colour: a second one would be a bust, six colours are 4 cards.',
  'adventure.ares.why': 'Its sabres work as on any ship: whoever has enough may sink it instead.',
  'adventure.stop': 'That is the one you want. **Stop.**',
  'adventure.stop.why': 'A chapter that you fail is played once more. Each time the crew begins with 3 coins more.',
  'adventure.stop.instead': 'Do not gamble with it: another of its colour, and it is gone. Stop.',
  'adventure.keep': '**Tap it and keep it**: instead of its coins you have the ship, for the task.',
  'adventure.keep.why':
    'Every ship with such a picture can be kept: books and herbs here, bread and rum later in the story.',
  'adventure.keep.instead': 'You may, but the task needs two such ships. Keep it.',
  'adventure.quiet':
    'A new turn, a new event. **Quiet waters**: two cards were turned over, and an expedition laid out.',
  'adventure.quiet.why': 'Your ship of Ares lies in your area meanwhile. It can wait as long as you like.',
  'adventure.again': '**Reveal a card.** One more ship of Ares is wanted.',
  'adventure.again.why':
    'If nobody has done the task when the month ends, the story takes its harder way. The task stays open.',
  'adventure.found': 'There it is. **Stop.**',
  'adventure.second': '**Keep this one as well.**',
  'adventure.complete':
    'Two ships of Ares: **complete the task**. They go, and a marker moves from your card to the task.',
  'adventure.complete.why':
    'The first to complete it gets 2 coins, and everybody a crown. It can be done at any time in your turn.',
  'adventure.complete.instead': 'It could wait, but the month ends now. Complete the task.',
  'adventure.month':
    'The month is over: **the story goes on, with a new task**. The next one will depend on how you do.',
  'adventure.month.why': 'The first task would still be open, had you not done it. And each month is a turn longer.',
  'adventure.unlocked': 'Your first marker has woken **your ability: 1 sabre**. And 1 crown: with 2 you gain a point.',
  'adventure.unlocked.why': 'The second marker uncovers the trophy, the others crowns. Crowns bring up to 6 points.',
  'adventure.goal': 'The chapter is won if at the end of the last month **all this is full**: tasks, markers, points.',
  'adventure.goal.why': 'Friends count together. Each for themselves, you need 12 points and the trophy of your card.',
} as const;
