/** The notation of actions: in the words of the game, and as it was written before there were any. */
import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  loadMatch,
  Match,
  type MatchFile,
  parseAction,
  printAction,
  printPlainly,
  sameAction,
  TABLE,
} from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../cards/achievements.ts';
import { cardSpoken, SPOKEN } from '../cards/spoken.ts';
import { CARD_INFO, tokenOf } from '../cards/table.ts';
import { deadReckoningOlder } from '../editions/index.ts';
import type { ActionType, DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import { atEveryMoment } from './matches.ts';
import { card } from './table.ts';

const POSE = [9460, 14_300, 500, 0, -7, 0, 10_000];

type Example = readonly [action: DeadReckoningAction, words: string, plain: string];

/** Typed so that no kind of action can be forgotten. */
const EXAMPLES: Readonly<Record<ActionType, readonly Example[]>> = {
  keep: [[{ type: 'keep', card: card('bt-3') }, 'keep explorer+settler+first-rate', 'keep bt-3']],
  level: [[{ type: 'level', card: card('firstMate') }, 'level first-mate', 'level firstMate']],
  decline: [[{ type: 'decline' }, 'decline', 'decline']],
  load: [
    [{ type: 'load', good: 0, cell: 0, count: 4 }, 'load 4 cargo into A', 'load 0 0 4'],
    [{ type: 'load', good: 1, cell: 3, count: 1 }, 'load 1 coin into D', 'load 1 3 1'],
    [{ type: 'load', good: 1, cell: 3, count: 12 }, 'load 12 coins into D', 'load 1 3 12'],
  ],
  unload: [
    [{ type: 'unload', good: 0, cell: 1, count: 2 }, 'unload 2 cargo from B', 'unload 0 1 2'],
    [{ type: 'unload', good: 1, cell: 4, count: 2 }, 'unload 2 coins at once', 'unload 1 4 2'],
  ],
  rearrange: [
    [{ type: 'rearrange', good: 0, cell: 0, to: 3, count: 1 }, 'rearrange 1 cargo from A to D', 'rearrange 0 0 3 1'],
  ],
  jettison: [[{ type: 'jettison', good: 1, cell: 2, count: 1 }, 'jettison 1 coin from C', 'jettison 1 2 1']],
  play: [[{ type: 'play', card: card('gunner-2') }, 'play gunner-2', 'play gunner-2']],
  raise: [
    [{ type: 'raise', cards: [] }, 'raise sails', 'raise -'],
    [
      { type: 'raise', cards: [card('firstMate'), card('deckhand-1')] },
      'raise sails with first-mate,deckhand-1',
      'raise firstMate,deckhand-1',
    ],
  ],
  sail: [
    [{ type: 'sail', to: 0 }, 'sail to row 1 left', 'sail 0'],
    [{ type: 'sail', to: 11 }, 'sail to row 4 right', 'sail 11'],
    [{ type: 'sail', to: 12 }, 'sail to harbour', 'sail 12'],
  ],
  pass: [[{ type: 'pass', to: 4 }, 'pass row 2 centre', 'pass 4']],
  buy: [[{ type: 'buy' }, 'buy', 'buy']],
  trade: [[{ type: 'trade' }, 'trade', 'trade']],
  attack: [[{ type: 'attack' }, 'attack', 'attack']],
  storm: [[{ type: 'storm', card: card('fort') }, 'storm fort', 'storm fort']],
  flag: [[{ type: 'flag', card: card('captain'), seat: 1 }, 'flag player 2 with captain', 'flag captain 1']],
  fight: [[{ type: 'fight', seat: 3 }, 'fight player 4', 'fight 3']],
  claim: [[{ type: 'claim' }, 'claim', 'claim']],
  use: [
    [{ type: 'use', card: card('bosun'), ability: 0 }, 'use bosun', 'use bosun 0'],
    [{ type: 'use', card: card('bosun'), ability: 2 }, 'use bosun choice 3', 'use bosun 2'],
    [{ type: 'use', card: card('gunner-1'), ability: 8 }, 'use gunner-1 line 3', 'use gunner-1 8'],
    [{ type: 'use', card: card('gunner-1'), ability: 32 }, 'use gunner-1 middle', 'use gunner-1 32'],
    [{ type: 'use', card: card('purser'), ability: 53 }, 'use purser bottom line 2 choice 2', 'use purser 53'],
  ],
  end: [[{ type: 'end' }, 'end', 'end']],
  place: [[{ type: 'place', tile: 5 }, 'place a cube on row 2 right', 'place 5']],
  replace: [[{ type: 'replace', tile: 5, seat: 0 }, 'replace a cube of player 1 on row 2 right', 'replace 5 0']],
  settle: [[{ type: 'settle' }, 'settle', 'settle']],
  produce: [[{ type: 'produce', tile: 7 }, 'produce on row 3 centre', 'produce 7']],
  build: [[{ type: 'build', card: card('outpost'), tile: 3 }, 'build outpost on row 2 left', 'build outpost 3']],
  fit: [[{ type: 'fit', card: card('ub-gun'), cell: 1 }, 'fit gun-port into B', 'fit ub-gun 1']],
  strip: [[{ type: 'strip', card: card('ua-hold'), cell: 2 }, 'strip great-hold from C', 'strip ua-hold 2']],
  choose: [[{ type: 'choose', tile: 9 }, 'choose row 4 left', 'choose 9']],
  split: [[{ type: 'split', dock: 2 }, 'split 2 dock rest ship', 'split 2']],
  stow: [[{ type: 'stow', good: 1 }, 'stow coin', 'stow 1']],
  forgo: [[{ type: 'forgo', good: 0 }, 'forgo cargo', 'forgo 0']],
  recall: [[{ type: 'recall', tile: 1 }, 'recall a cube from row 1 centre', 'recall 1']],
  done: [[{ type: 'done' }, 'done', 'done']],
  fire: [[{ type: 'fire', count: 2 }, 'fire 2', 'fire 2']],
  skip: [[{ type: 'skip' }, 'skip', 'skip']],
  shift: [[{ type: 'shift', cube: 0, zone: 4 }, 'shift cube 1 to B2', 'shift 0 4']],
  remove: [[{ type: 'remove', cube: 11 }, 'remove cube 12', 'remove 11']],
  loot: [
    [{ type: 'loot', good: 0, to: 0 }, 'loot cargo aboard', 'loot 0 0'],
    [{ type: 'loot', good: 1, to: 1 }, 'loot coin ashore', 'loot 1 1'],
    [{ type: 'loot', good: 1, to: 2 }, 'loot coin nowhere', 'loot 1 2'],
  ],
  lootAll: [[{ type: 'lootAll' }, 'loot all', 'lootAll']],
  land: [
    [
      { type: 'land', cubes: [9, ...POSE, -1, ...POSE], physics: 0, film: '' },
      `land C2:${POSE} off:${POSE} physics 0`,
      `land 9,${POSE},-1,${POSE} 0 -`,
    ],
    [
      { type: 'land', cubes: [0, ...POSE], physics: 3, film: 'aB+/9_-==' },
      `land A1:${POSE} physics 3 film aB+/9_-==`,
      `land 0,${POSE} 3 aB+/9_-==`,
    ],
  ],
  mode: [
    [{ type: 'mode', pirate: 0 }, 'mode trade', 'mode 0'],
    [{ type: 'mode', pirate: 1 }, 'mode pirate', 'mode 1'],
  ],
  sleeve: [
    [
      { type: 'sleeve', card: card('a1-05'), crew: card('gunner-1') },
      'sleeve helm-middle in gunner-1',
      'sleeve a1-05 gunner-1',
    ],
    [
      { type: 'sleeve', card: card('e1-1-back'), crew: card('purser') },
      'sleeve fishing-smack in purser',
      'sleeve e1-1-back purser',
    ],
  ],
};

const read = (text: string): unknown => parseAction(deadReckoning, text);

describe('an action in words', () => {
  it.each(Object.values(EXAMPLES).flat())('%j is written "%s", and "%s" is read as well', (action, words, plain) => {
    expect(printAction(deadReckoning, action)).toBe(words);
    expect(read(words)).toEqual(action);
    expect(read(plain)).toEqual(action);
    expect(printPlainly(deadReckoning, action)).toBe(plain);
  });

  it('is read with room between the words, with "coin" and "coins" alike, and with cards by the names of piles', () => {
    expect(read('  sail  to row 2   left ')).toEqual({ type: 'sail', to: 3 });
    expect(read('load 2 coin into A')).toEqual(read('load 2 coins into A'));
    expect(read('sleeve a1-05 in firstMate')).toEqual(read('sleeve helm-middle in first-mate'));
  });

  it.each([
    ['sail to Narnia', /"sail" is written sail to \{to\}/],
    ['sail Narnia', /"sail" is written sail to \{to\}/],
    ['sail to row 5 left', /"sail" is written/],
    ['rearrange 1 cargo from A to E', /"rearrange" is written rearrange \{count\} \{good\} from \{cell\} to \{to\}/],
    ['fight player 0', /"fight" is written fight player \{seat\}/],
    ['play nobody', /play\.card must be a card/],
    ['loot everything', /"loot" is written loot \{good\} \{to\}/],
    ['land C2:1,2 physics 0', /"land" is written/],
    ['dance', /no action "dance"/],
    ['toString', /no action "toString"/],
  ])('"%s" is refused and says how it is written', (text, complaint) => {
    expect(() => read(text)).toThrow(complaint);
  });

  it.each([
    { type: 'sail', to: 13 },
    { type: 'use', card: 3, ability: 64 },
    { type: 'fight', seat: -1 },
    { type: 'stow', good: 2 },
    { type: 'load', good: 0, cell: 9, count: -3 },
    { type: 'land', cubes: [], physics: 0, film: '' },
    { type: 'land', cubes: [99, ...POSE], physics: 0, film: '' },
    { type: 'land', cubes: [1, 2, 3], physics: 0, film: '' },
    { type: 'fire', count: Number.MAX_SAFE_INTEGER },
  ] as unknown as readonly DeadReckoningAction[])('%j, which no match can hold, is written plainly', (action) => {
    expect(printAction(deadReckoning, action)).toBe(printPlainly(deadReckoning, action));
    expect(read(printAction(deadReckoning, action))).toEqual(action);
  });
});

describe('the words for cards', () => {
  it('are different for every card, and none is the name of another', () => {
    expect(new Set(SPOKEN).size).toBe(CARD_INFO.length);
    for (const { id, name } of CARD_INFO) {
      expect(cardSpoken(SPOKEN[id])).toBe(id);
      expect(cardSpoken(name)).toBe(id);
    }
  });

  it('are words, not numbers, for whatever is named in an action', () => {
    const named = CARD_INFO.filter(({ module }) => ['row', 'back', 'upgrade', 'token', 'crew'].includes(module));
    for (const { id } of named) expect(SPOKEN[id]).not.toMatch(/^(a|e|ub|ua|bt)\d?-|[A-Z]/);
  });

  it('say which achievements a token has, and where an advancement is sleeved', () => {
    for (const { id, module, printed } of CARD_INFO) {
      if (module === 'row') expect(SPOKEN[id].endsWith(`-${printed.slot}`), SPOKEN[id]).toBe(true);
      if (module !== 'token') continue;
      const names = tokenOf(id).map((at) => ACHIEVEMENTS[at].name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`));
      expect(SPOKEN[id]).toBe(names.join('+'));
    }
  });
});

/** What is wrong with the notation of a seat's actions, if anything. */
function complaints(actions: readonly DeadReckoningAction[]): string[] {
  const texts = actions.map((action) => printAction(deadReckoning, action));
  const isLost = (text: string, action: DeadReckoningAction): boolean =>
    !sameAction(parseAction(deadReckoning, text), action);
  return [
    ...(new Set(texts).size < texts.length ? [`two actions have one text: ${texts.join('; ')}`] : []),
    ...actions.flatMap((action, at) => {
      const both = [texts[at], printPlainly(deadReckoning, action)];
      return both.filter((text) => isLost(text, action)).map((text) => `${text} is read as something else`);
    }),
  ];
}

describe('in matches by chance', () => {
  it('every legal action survives its words and its plain notation, and no two are said alike', () => {
    const kinds = new Set<string>();
    const wrong: string[] = [];
    atEveryMoment((match, where) => {
      for (const seat of [...match.toAct, ...match.mayAct].filter((one) => one !== TABLE)) {
        const actions = match.legal(seat);
        for (const { type } of actions) kinds.add(type);
        wrong.push(...complaints(actions).map((complaint) => `${where}: ${complaint}`));
      }
      const last = match.log[match.n].action;
      if (last?.type === 'land') wrong.push(...complaints([last]));
    }, 1500);
    expect(wrong).toEqual([]);
    expect(kinds.size).toBeGreaterThan(30);
  }, 120_000);
});

const FIXTURES = new URL('fixtures/', import.meta.url);
const OLDER = new URL('../editions/fixtures/1/', import.meta.url);

/** A recorded match whose actions are texts, as they were written before there were words. */
function plainly(game: AnyGame, folder: URL, name: string): MatchFile {
  const file = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as MatchFile;
  const log = file.log.map((entry) => (entry.action ? { ...entry, action: printPlainly(game, entry.action) } : entry));
  return { ...file, log } as unknown as MatchFile;
}

describe('texts of before', () => {
  it('play the match of three sailors again, hash by hash', () => {
    const match = Match.begin(deadReckoning, { seats: 3, seed: 'three sailors' });
    const lines = readFileSync(new URL('plain-notation.txt', FIXTURES), 'utf8').trim().split('\n');
    const hashes = lines.map((line) => {
      const [, name, text, hash] = /^\d+ (\S+): (.*) {2}\[(\w+)\]$/.exec(line) ?? [];
      const seat = ['—', 'Mara', 'Piet', 'Cleo'].indexOf(name) - 1;
      return { hash, is: match.play(seat, parseAction(deadReckoning, text) as DeadReckoningAction).hash };
    });
    expect(hashes.filter(({ hash, is }) => hash !== is)).toEqual([]);
    expect(match.outcome).toBeDefined();
  });

  it.each(['influence-2', 'solo-orders-lost', 'tied-3'])('a match file of them is read: %s', (name) => {
    const match = loadMatch(deadReckoning, plainly(deadReckoning, FIXTURES, name));
    expect(match.outcome).toBeDefined();
  });

  it.each(['prescribed-2', 'tied-2'])('and so is one of the rules of before: %s', async (name) => {
    const { game } = await deadReckoningOlder[1]();
    expect(loadMatch(game, plainly(game, OLDER, name)).outcome).toBeDefined();
  });

  it('actions and cards of the rules of before have the words of today', async () => {
    const { game } = await deadReckoningOlder[1]();
    expect(game.cards.map(({ name }) => name)).toEqual(CARD_INFO.map(({ name }) => name));
    expect(deadReckoning.actions).toMatchObject(game.actions);
  });
});
