/** The Adventure Begins, the start of its first chapter: a character, events, ships that are kept, a task, a month. */
import { CHARACTERS, type CharacterName } from '../cards/characters.ts';
import { card, LEARNER, type RoyalLesson, reveal, stop, take, tell } from './steps.ts';

const characterNamed = (name: CharacterName): number => CHARACTERS.findIndex(({ id }) => id === name);

const JEAN = characterNamed('jeanBlackbeard');
const BOOKS = card('ares-1-2-ritualBook');
const HERBS = card('ares-1-2-herbs');
const EXPEDITION = card('expedition-priest2');
const [FIRST_TASK, NEXT_TASK] = [10, 11];

/** The starting coins; then turn by turn what the event turns over, what is revealed, and what becomes coins. */
const DECK: readonly string[] = [
  ...['admiral-9-3', 'admiral-9-3', 'jester-9-3', 'jester-7-2', 'jester-7-2', 'jester-7-2'],

  ...['flute-2-2', 'ares-1-2-ritualBook'],

  ...['expedition-priest2', 'sailor-7-3'],
  ...['sailor-3-1', 'ares-1-2-herbs'],
  ...['governor-8-0', 'governor-8-0'],
];

export const adventure: RoyalLesson = {
  id: 'adventure',
  seats: 1,
  // Played again, the chapter has its cards in the deck from the start: only then can their order be prescribed.
  options: { play: 'adventureCoop', firstPlayer: LEARNER, failures: 1 },
  // Whose card is dealt, and the events: dearer ships first, quiet waters next, and then the end of the month.
  seed: 'the adventure begins 0',
  stack: { deck: DECK },
  learner: LEARNER,
  teaches: [],
  steps: [
    tell('adventure.who', ['characters'], { why: 'adventure.who.why' }),
    {
      kind: 'do',
      say: 'adventure.character',
      wants: [{ type: 'character', character: JEAN }],
      light: [`character:${JEAN}`],
      instead: 'adventure.character.instead',
    },
    tell('adventure.task', [`task:${FIRST_TASK}`], { why: 'adventure.task.why' }),
    tell('adventure.event', ['month'], { why: 'adventure.event.why' }),
    reveal('adventure.reveal'),
    reveal('adventure.more', { instead: 'adventure.more.instead' }),
    tell('adventure.ares', [`harbour:${BOOKS}`, 'colours'], { why: 'adventure.ares.why' }),
    stop('adventure.stop', { why: 'adventure.stop.why', instead: 'adventure.stop.instead' }),
    take('stow', BOOKS, 'adventure.keep', { why: 'adventure.keep.why', instead: 'adventure.keep.instead' }),

    tell('adventure.quiet', ['month', `expedition:${EXPEDITION}`], { why: 'adventure.quiet.why' }),
    reveal('adventure.again', { why: 'adventure.again.why' }),
    reveal('adventure.more', { instead: 'adventure.more.instead' }),
    stop('adventure.found', { instead: 'adventure.stop.instead' }),
    take('stow', HERBS, 'adventure.second', { instead: 'adventure.keep.instead' }),
    {
      kind: 'do',
      say: 'adventure.complete',
      why: 'adventure.complete.why',
      wants: [{ type: 'task', task: FIRST_TASK }],
      light: [`task:${FIRST_TASK}`, `task:${FIRST_TASK}:${BOOKS}-${HERBS}`],
      instead: 'adventure.complete.instead',
    },

    tell('adventure.month', [`task:${NEXT_TASK}`], { why: 'adventure.month.why' }),
    tell('adventure.unlocked', [`adventurer:${LEARNER}`], { why: 'adventure.unlocked.why' }),
    tell('adventure.goal', ['goal'], { why: 'adventure.goal.why' }),
  ],
};
