import { Match, Stream } from '@broadside/kernel';
import { checkCatalogues, LOCALES, type Locale } from '@broadside/text';
import { badLines, plain, roomsFor } from '@broadside/text/terminal';
import { describe, expect, it } from 'vitest';
import { layOutContracts } from '../rules/contracts/setUp.ts';
import { portRoyal } from '../rules/game.ts';
import { keepingBusts } from '../rules/odds.ts';
import { type View, view } from '../rules/view.ts';
import { type AreaSpec, type TableSpec, table } from '../tests/table.ts';
import { characterAbility, characterName, portRoyalText } from '../text/index.ts';
import { terminalText } from '../text/terminal.ts';
import { portRoyalTerminal } from './index.ts';

const NAMES = ['Anna', 'Борис', 'Clara', 'Дмитро', 'Evangelina the Bold'];

const room = roomsFor(NAMES, portRoyalText, terminalText);

const seen = (spec: TableSpec, viewer: View['eye'] = 0): View => view(table(spec).state, viewer);
const drawn = (spec: TableSpec, columns = 80, rows = 40, viewer: View['eye'] = 0): string =>
  plain(portRoyalTerminal.draw(seen(spec, viewer), room(columns, rows)));

const rich: AreaSpec = { coins: 5, persons: ['sailor-3-1', 'sailor-3-1', 'mademoiselle-7-2', 'trader-blue-3-1'] };

describe('the words of the drawing', () => {
  it('are the same in three languages', () => {
    expect(checkCatalogues(terminalText)).toEqual([]);
  });

  it('clash with none of the voice', () => {
    const own = Object.keys(terminalText.en);
    expect(own.filter((key) => key in portRoyalText.en)).toEqual([]);
  });
});

describe('the harbour', () => {
  const spec: TableSpec = {
    players: [rich, { coins: 4 }],
    harbour: ['flute-3-5', 'admiral-7-2', 'galleon-4-skull'],
  };

  it('shows what a card costs and brings to whoever looks', () => {
    const mine = drawn(spec);
    expect(mine).toContain('●7→6 ★2');
    expect(mine).toContain('●3+1');
    expect(mine).toContain('☠ never sinks');
  });

  it('adds the coin for the active player as a guest sees it', () => {
    const guest = drawn(spec, 80, 40, 1);
    expect(guest).toContain('●7+1 ★2');
    expect(guest).toContain('●3−1');
  });

  it('shows colours by flag and by name, not by colour alone', () => {
    const text = drawn(spec);
    expect(text).toContain('≈ Flute');
    expect(text).toContain('♠ Galleon');
    expect(text).toContain('≈ Trader');
  });

  it('counts colours and cards to take', () => {
    expect(drawn(spec)).toContain('≈♠ 2 colours · take 1 card');
    const five = ['pinnace-1-1', 'flute-1-1', 'skiff-1-1', 'frigate-1-1', 'galleon-1-2'];
    expect(drawn({ harbour: five })).toContain('☼≈♣♥♠ 5 colours · take 3 cards');
    const governed = drawn({ players: [{ persons: ['governor-8-0'] }, {}], harbour: five });
    expect(governed).toContain('take 4 cards');
  });

  it('sets a ship that waits for an answer apart', () => {
    const ship = portRoyal.cardNamed('flute-2-1') ?? -1;
    const waiting: TableSpec = { ...spec, frame: { step: 'repel', card: ship } };
    expect(drawn(waiting)).toContain('╔═');
    expect(drawn(waiting)).toContain('letting it in is a bust!');
    expect(keepingBusts(seen(waiting))).toBe(true);
  });
});

describe('expeditions', () => {
  it('say what they ask for, what they bring and whose persons suffice', () => {
    const able: AreaSpec = { persons: ['priest-4-1', 'jackOfAllTrades-6-1'] };
    const text = drawn({ players: [{}, able], expeditions: ['expedition-priest2', 'expedition-settler1-captain2'] });
    expect(text).toContain('Priest ×2 → ★4 ●2 (within reach of Борис)');
    expect(text).toContain('Settler + Captain ×2 → ★6 ●3');
  });
});

const TABLES: readonly (readonly [seats: number, options: Readonly<Record<string, unknown>>])[] = [
  [2, {}],
  [5, { modules: ['gambler', 'setSail', 'contractCards'] }],
  [4, { play: 'setSail' }],
  [3, { play: 'contracts' }],
  [1, { play: 'contractsCoop', setAside: 'ask' }],
  [5, { play: 'contractsCoop' }],
  [2, { play: 'adventure', chapter: 5 }],
  [4, { play: 'adventureCoop', chapter: 2, failures: 1, characters: 'drafted' }],
  [3, { play: 'adventureAfter' }],
];

describe('the layout', () => {
  const full: TableSpec = {
    players: [rich, rich, { coins: 12 }, { persons: ['governor-8-0'] }, {}].map((area, seat) =>
      seat === 1 ? { coins: 3, persons: ['pirate-9-3'], expeditions: ['expedition-priest2'] } : area,
    ),
    harbour: [
      'pinnace-1-1',
      'flute-1-1',
      'skiff-1-1',
      'admiral-7-2',
      'admiral-9-3',
      'jester-7-2',
      'settler-4-1',
    ].concat(['captain-4-1', 'sailor-3-1', 'governor-8-0', 'trader-red-3-1', 'mademoiselle-9-3']),
    expeditions: ['expedition-settler2', 'expedition-captain2'],
  };

  it('uses the room it gets, and gets by with little', () => {
    expect(drawn(full, 80, 60)).toContain('│Admiral ');
    expect(drawn(full, 80, 20)).toContain('╭─Admiral──');
    expect(drawn(full, 80, 14)).toContain('Admiral ●7→6 ★2');
    for (const rows of [60, 30, 20, 14]) expect(drawn(full, 80, rows).split('\n').length).toBeLessThanOrEqual(rows);
  });

  it('names every player and every card however little room there is', () => {
    for (const rows of [60, 14, 5])
      for (const word of ['Anna', 'Борис', 'Clara', 'Дмитро', 'Jester', 'Pinnace'])
        expect(drawn(full, 60, rows)).toContain(word);
  });

  it.each(LOCALES)('is never wider than the terminal, whatever is played (%s)', (locale) => {
    for (const [seats, options] of TABLES) {
      const match = Match.begin(portRoyal, { seats, seed: 'wide', options });
      const stream = Stream.of(`wide ${seats}`);
      for (let move = 0; move < 300 && !match.outcome; move++) {
        const seat = match.toAct[0];
        if (move % 25 === 0) expectToFit(match.view(seat), locale);
        const actions = match.legal(seat);
        match.play(seat, actions[stream.below(actions.length)]);
      }
      expectToFit(match.view('spectator'), locale);
    }
  });
});

function expectToFit(view: View, locale: Locale): void {
  for (const columns of [60, 80, 120])
    for (const rows of [12, 40]) expect(badLines(portRoyalTerminal, view, room(columns, rows, locale))).toEqual([]);
}

describe('the score sheet', () => {
  it('is empty before the end, and then says where every point came from', () => {
    const state = table({
      players: [
        { coins: 2, persons: ['sailor-3-1', 'sailor-3-1'], expeditions: ['expedition-priest2'] },
        { persons: ['admiral-9-3'] },
      ],
      ending: true,
    }).state;
    expect(portRoyalTerminal.scoreSheet(view(state, 0), room(80, 40))).toEqual([]);
    state.flow.length = 0;
    const text = plain(portRoyalTerminal.scoreSheet(view(state, 0), room(80, 40)));
    expect(text).toMatch(/1\. Anna +6 +2 +4 +2/);
    expect(text).toContain('Priest ×2 ★4, Sailor ×2 ★2');
  });
});

const contractGame: TableSpec = {
  players: [{ persons: ['sailor-3-1'] }, {}, {}],
  options: { play: 'contractsCoop' },
  extra: (extra, take) => {
    // Broker, Curse, Pirate Den.
    const contracts = layOutContracts([13, 12, 15], 3, take(['sailor-3-1', 'sailor-3-1']));
    contracts.steps[0][1] = 1;
    contracts.done[1].push(2);
    contracts.kept[0].push(...take(['pinnace-1-1', 'flute-1-1']));
    extra.contracts = contracts;
  },
};

describe('contracts', () => {
  it('PR-CONTR-5, PR-CTR-21: show what they ask for, the spaces left, who is done and who is on the way', () => {
    const text = drawn(contractGame);
    expect(text).toContain('Broker: 3 colours ×2 ●2·1 Борис 1');
    expect(text).toContain('Curse: bust ●1·1·1·1 ✓Clara');
    expect(text).toContain('Pirate Den: sunk: 5 colours ●3·2·1');
  });

  it('PR-HID-16, PR-CTR-16: show how much time is left and which ships are kept', () => {
    const text = drawn(contractGame);
    expect(text).toContain('time deck 2 · points deck 0');
    expect(text).toContain('Sailor, den ☼≈');
  });

  it('PR-COOP-8: no number of points ends a game that is played together', () => {
    expect(drawn(contractGame)).not.toContain('/12');
    expect(drawn({ options: { play: 'setSail' } })).toContain('★ 0/8');
  });
});

describe('merchants', () => {
  it('PR-SAIL-10: the ships under them are shown with their points', () => {
    const spec: TableSpec = {
      players: [{ persons: ['merchant-blue-8-3'] }, {}],
      options: { modules: ['setSail'] },
      extra: (extra, take) => extra.tucked[0].push(...take(['flute-1-1', 'flute-1-1'])),
    };
    expect(drawn(spec)).toContain('≈ Merchant, with merchants ≈≈ ★2');
  });
});

/** The view of a chapter just begun, every character chosen. */
function chapter(options: Readonly<Record<string, unknown>>, seats = 2): View {
  const match = Match.begin(portRoyal, { seats, seed: 'chapter', options: { chapter: 1, ...options } });
  while (match.view(0).flow.at(-1)?.step === 'character') {
    const [seat] = match.toAct;
    match.play(seat, match.legal(seat)[0]);
  }
  return match.view(0);
}

describe('the Adventure', () => {
  const shown = (view: View): string => plain(portRoyalTerminal.draw(view, room(80, 40)));
  const begun = chapter({ play: 'adventureCoop' });
  const { extra } = begun;
  if (!extra?.adventure) throw new Error('the Adventure is not laid out');

  it('PR-TASK-3, PR-TASK-8, PR-TASK-9: tasks show what is paid and what they give', () => {
    expect(shown(begun)).toContain('Tasks 10 −2♦ → 1st ●2 all ♛1');
  });

  it('PR-ACOOP-2: a team sees what it has to reach', () => {
    expect(shown(begun)).toMatch(/Goal tasks 0\/1 · markers 0\/\d+ · ★0\/\d+/);
    expect(shown(chapter({ play: 'adventure' }))).not.toContain('Goal');
  });

  it('PR-ASET-8, PR-TASK-6, PR-ITEM-2: characters, trophies, crowns and items stand with their owners', () => {
    const ship = portRoyal.cardNamed('ares-1-3-herbs') ?? -1;
    const adventure = { ...extra.adventure, unlocked: [2, 0], crowns: [5, 0], items: [[ship], []] };
    const text = shown({ ...begun, extra: { ...extra, adventure } as View['extra'] });
    expect(text).toMatch(/Anna +● *\d+ ★ *\d+ † *\d+ ♛ 5 {2}\S.* ▪▪▫▫ trophy, ♦ herbs/);
    expect(text).toMatch(/Борис .*♛ 0 .* ▫▫▫▫/);
  });

  it('PR-DEC-5: whoever picks a character reads what both sides can do', () => {
    const asked = Match.begin(portRoyal, { seats: 2, seed: 'chapter', options: { play: 'adventure' } }).view(0);
    const frame = asked.flow.at(-1);
    if (frame?.step !== 'character') throw new Error('nobody picks a character');
    for (const side of [0, 1]) {
      const character = 2 * frame.cards[0] + side;
      expect(shown(asked)).toContain(characterName(character, room(80, 40).say));
      expect(shown(asked).replaceAll(/\s+/g, ' ')).toContain(characterAbility(character, room(80, 40).say));
    }
  });

  it('PR-ARES-1, PR-SPEC-1: the sixth colour and its friends have a flag of their own', () => {
    const harbour = ['ares-1-2-ritualBook', 'captain-5-1'].map((name) => portRoyal.cardNamed(name) ?? -1);
    const text = shown({ ...begun, harbour });
    expect(text).toContain('♦ Ares');
    expect(text).toContain('●1 books');
    expect(text).toContain('♦ Captain');
  });
});
