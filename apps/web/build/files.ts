/**
 * Which module comes in which file. On a phone every file costs a way there and back, and a browser asks for six at a time:
 * what is needed together comes together. A group takes along what its modules import, so what is shared by more stands first.
 */
/** Lessons are begun by few, and few ask a judge: they come by themselves. */
const OF_GAME = /games\/([\w-]+)\/(?!editions\/|lesson\/|judge\/|bot\/net\/weights\/)/;
/** What setting a table needs of a game as well as its table does; the books of `oneLanguage` among it. */
const SHARED_BY_GAME = /(?:games\/([\w-]+)\/(?:rules|cards|campaign|text\/\w+\.ts|story\/\w+\.ts)|^\0words:([\w-]+)\/)/;

const TABLE_OF_GAME = /games\/([\w-]+)\/table\/index\.tsx?$/;

const gameOf =
  (modules: RegExp, kind: string) =>
  (id: string): string | null => {
    const game = modules.exec(id)?.slice(1).find(Boolean);
    return game === undefined ? null : `${game}-${kind}`;
  };

export const pageFiles = [
  // All that the first page needs.
  { name: 'first', tags: ['$initial' as const], priority: 6 },
  // What the harbour shows besides, a moment later.
  { name: 'harbour', test: /games\/[\w-]+\/cover\.tsx$|screens\/campaign\/Campaigns\.tsx$/, priority: 5 },
  // What the other screens share.
  {
    name: 'kit',
    test: /packages\/(?:kit|text)\/src\/(?!recording|scene|dev|medals)|src\/shell\/share\.ts$/,
    priority: 4,
  },
  // Dice that fall: not every game has them. What draws them in space is large, and comes when they are thrown.
  { name: 'dice', test: /packages\/(?:throw\/src\/(?!physics)|kit\/src\/recording)/, priority: 3 },
  // The table around any game.
  { name: 'match', test: /screens\/table\/Places\.tsx$/, priority: 2 },
  { name: gameOf(SHARED_BY_GAME, 'rules'), debugName: 'rules', priority: 1 },
  // Its table with all drawings, although the rulebook and the stories borrow some.
  { name: gameOf(TABLE_OF_GAME, 'table'), debugName: 'table', priority: 0 },
];

/** A worker learns of a file only from the file that imports it: so there is one for the worker itself and one for each game. */
export const workerFiles = [
  { name: 'office', test: /tables\/local\/worker\.ts$|packages\/(?:bots|throw)\/src\/(?!physics)/, priority: 2 },
  { name: gameOf(OF_GAME, 'program'), debugName: 'program', priority: 1 },
];
