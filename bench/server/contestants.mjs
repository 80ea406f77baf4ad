/** Who is compared: `keeps` says what of an acknowledged action is left after a crash of the machine. */
export const CONTESTANTS = [
  {
    name: 'broadside',
    title: 'Broadside',
    part: 'broadside',
    keeps: 'all: SQLite, synced',
    stores: true,
  },
  {
    name: 'boardgame-files',
    title: 'boardgame.io 0.50.2, files',
    part: 'boardgame',
    keeps: 'some: sent, then written',
    stores: true,
  },
  {
    name: 'boardgame-memory',
    title: 'boardgame.io 0.50.2, memory',
    part: 'boardgame',
    keeps: 'nothing',
    stores: false,
  },
  {
    name: 'colyseus',
    title: 'Colyseus 0.16.26, tiny state',
    part: 'colyseus',
    keeps: 'nothing',
    stores: false,
  },
];
