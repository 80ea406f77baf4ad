import { legal as legalIn, type Viewer } from '@broadside/kernel';
import { type BoardProps, SpeechProvider } from '@broadside/kit';
import { boardProps, seatsOf } from '@broadside/kit/testing';
import { commonText, LOCALES, type Locale, speaker } from '@broadside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '../../cards/contracts.ts';
import { layOutContracts } from '../../rules/contracts/setUp.ts';
import { portRoyal } from '../../rules/game.ts';
import type { Extra } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { playByChance, SETTINGS } from '../../tests/matches.ts';
import { discovering, phaseTwo, type Table } from '../../tests/table.ts';
import { portRoyalText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { Board } from './Board.tsx';
import { fitCards, GAP } from './fit.ts';
import { type Memory, placesIn, remember } from './memory.ts';
import { Side } from './Side.tsx';

const nameOf = (seat: number): string => `Player ${seat + 1}`;
const speakers = Object.fromEntries(
  LOCALES.map((locale) => [locale, speaker(locale, commonText, portRoyalText, tableText)]),
) as Record<Locale, ReturnType<typeof speaker>>;

const propsOf = (view: View, locale: Locale = 'en', legal: BoardProps['legal'] = []): BoardProps<View> =>
  boardProps(view, speakers[locale], { seats: seatsOf(view.players.length, nameOf), legal, nameOf });

function draw(props: BoardProps<View>, locale: Locale = 'en'): string {
  return renderToStaticMarkup(
    <SpeechProvider locale={locale} catalogues={[portRoyalText, tableText]}>
      <Board {...props} />
      <Side {...props} />
    </SpeechProvider>,
  );
}

const at = (t: Table, viewer: Viewer): BoardProps<View> =>
  propsOf(t.view(viewer), 'en', typeof viewer === 'number' ? legalIn(portRoyal, t.state, viewer) : []);

describe('the board', () => {
  it('is drawn for every viewer in every language, from the first card to the last', () => {
    for (const [at, locale] of LOCALES.entries()) {
      const setting = SETTINGS[at + 1];
      playByChance(setting, `eyes, ${locale}`, (match) => {
        if (match.n % 200 > 0 && match.toAct.length > 0) return;
        for (const viewer of ['spectator', 0, setting.seats - 1] as const)
          expect(draw(propsOf(match.view(viewer), locale), locale)).toContain('data-spot="deck"');
      });
    }
  });

  it('says what a card costs whoever looks, and what is missing', () => {
    const players = [{ coins: 5, persons: ['mademoiselle-7-2'] }, {}];
    const html = draw(at(discovering({ players, harbour: ['pirate-9-3'] }), 0));
    expect(html).toContain('Price for you: 8 coins.');
    expect(html).toContain('You are 3 coins short.');
  });

  it('adds the coin for the active player to what a guest lacks', () => {
    const players = [{}, { coins: 5, persons: ['mademoiselle-7-2'] }];
    expect(draw(at(discovering({ players, harbour: ['pirate-9-3'] }), 1))).toContain('You are 4 coins short.');
  });

  it('marks the active player and the guest who takes', () => {
    const t = phaseTwo({ players: [{}, { coins: 9 }, {}], harbour: ['sailor-3-1', 'flute-1-1'] });
    t.play('done');
    const html = draw(at(t, 2));
    expect(html).toContain('Player 1: 0 points, 0 coins, 0 sabres, active player');
    expect(html).toContain('Player 2: 0 points, 9 coins, 0 sabres, takes cards now');
  });

  it('shows who can claim an expedition', () => {
    const persons = ['captain-4-1', 'captain-4-1'];
    const t = discovering({ players: [{ persons }, {}], expeditions: ['expedition-captain2'] });
    expect(draw(at(t, 0))).toContain('You can claim it');
    expect(draw(at(t, 1))).toContain('Player 1 has everything');
    expect(draw(at(t, 'spectator'))).toContain('Player 1 has everything');
  });

  it('hides the odds where the table does not show them', () => {
    const props = at(discovering({ harbour: ['flute-1-1'] }), 0);
    expect(draw(props)).toContain('Next card');
    expect(draw({ ...props, odds: false })).not.toContain('Next card');
  });
});

/** These contracts lie open; with so many time cards they are played together. */
const contractsOpen =
  (ids: readonly string[], time: readonly string[] | null = null) =>
  (extra: Extra, take: (names: readonly string[]) => number[]): void => {
    const open = ids.map((id) => CONTRACTS.findIndex((contract) => contract.id === id));
    extra.contracts = layOutContracts(open, extra.tucked.length, time && take(time));
  };

describe('the contracts', () => {
  const players = [{ persons: ['priest-4-1'] }, { persons: ['sailor-3-1', 'pirate-9-3'] }];

  it('say their needs, what the next space pays and how far everybody is', () => {
    const extra = contractsOpen(['celebrities', 'mercenary']);
    const html = draw(at(discovering({ players, options: { play: 'contracts' }, extra }), 0));
    expect(html).toContain(
      'Celebrities. Have a priest and a jester. The next space pays 4 coins. Player 1: 1 of 2. Player 2: 0 of 2.',
    );
    expect(html).toContain('Player 1: 0 of 3. Player 2: 3 of 3.');
    expect(html).toContain('Player 2: 4 points, 0 coins, 3 sabres, 0 contracts completed');
    expect(html).not.toContain('data-spot="time"');
  });

  it('that can be completed say so to whoever may', () => {
    const extra = contractsOpen(['mercenary']);
    const spec = { players, active: 1, options: { play: 'contracts' }, extra };
    expect(draw(at(discovering(spec), 1))).toContain('You can complete it now.');
    expect(draw(at(discovering(spec), 0))).not.toContain('You can complete it now.');
  });

  it('PR-COOP-2: played together show the goal, the turns that are left and the points deck', () => {
    const extra = contractsOpen(['mercenary', 'explorer'], ['flute-1-1', 'flute-2-1']);
    const html = draw(at(discovering({ players, options: { play: 'contractsCoop' }, extra }), 0));
    expect(html).toContain('0 of 2 contracts');
    expect(html).toContain('2 turns');
    for (const spot of ['time', 'points']) expect(html).toContain(`data-spot="${spot}"`);
    // No twelve points end this game (PR-COOP-8).
    expect(html).not.toContain('/ 12');
  });

  it('PR-SOLO-1: played alone leave out the other players', () => {
    const extra = contractsOpen(['mercenary', 'explorer', 'curse'], ['flute-1-1']);
    const alone = at(discovering({ players: [{}], options: { play: 'contractsCoop' }, extra }), 0);
    const html = draw(alone);
    expect(html).not.toContain('Other players');
    expect(html).toContain('data-spot="seat:0"');
    expect(draw({ ...alone, odds: false })).not.toContain('win chance');
  });
});

describe('ships that are kept', () => {
  it('PR-SAIL-9: stand in the area of their merchant, for everybody to see', () => {
    const extra = ({ tucked }: Extra, take: (names: readonly string[]) => number[]): void => {
      tucked[1].push(...take(['flute-1-1-setSailRest', 'skiff-1-1-setSailRest']));
    };
    const html = draw(at(discovering({ options: { play: 'setSail' }, extra }), 0));
    expect(html).toContain('2 ships with merchants: 2 points');
    expect(html).not.toContain('data-spot="expeditions"');
  });
});

describe('the size of the berths', () => {
  it('lets twelve cards lie in the harbour of a phone', () => {
    const room = { width: 302, height: 330 };
    for (let cards = 1; cards <= 12; cards++) {
      const { width, columns } = fitCards(cards, room);
      const rows = Math.ceil(cards / columns);
      expect(columns * (width + GAP.beside) - GAP.beside).toBeLessThanOrEqual(room.width);
      expect(rows * (width * 1.4 + GAP.below) - GAP.below).toBeLessThanOrEqual(room.height);
      expect(width).toBeGreaterThanOrEqual(56);
    }
  });

  it('never makes cards too small to read; then the harbour scrolls', () => {
    expect(fitCards(40, { width: 302, height: 330 })).toEqual({ width: 56, columns: 4, pills: 'none' });
  });
});

describe('cards on large screens', () => {
  it('grow with the room, in as few rows as there can be', () => {
    expect(fitCards(6, { width: 1400, height: 420 })).toEqual({ width: 222, columns: 6, pills: 'under' });
    // A tablet upright.
    expect(fitCards(6, { width: 660, height: 700 })).toMatchObject({ columns: 3, pills: 'under' });
  });
});

describe('the odds of the next card', () => {
  it('are bars of a hundred percent: what is less than sure never looks full', () => {
    const html = draw(at(discovering({ harbour: ['flute-1-1'] }), 0));
    const widths = [...html.matchAll(/--share:([\d.]+)%/g)].map(([, share]) => Number(share));
    expect(widths.length).toBeGreaterThan(3);
    expect(widths.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 5);
  });
});

describe('a card that was tapped', () => {
  const t = phaseTwo({
    players: [{ coins: 7, persons: ['mademoiselle-7-2'] }, {}],
    harbour: ['priest-4-1', 'pirate-9-3'],
  });

  it('says what it costs, what is left, what it brings and how many more may follow', () => {
    const html = draw({ ...at(t, 0), considered: 0 });
    expect(html).toContain('<h2>Hire the Priest for 3</h2>');
    expect(html).toContain('Price 4, 1 less for you. You will have 4 coins. +1 point.');
    expect(html).toContain('Your last card this turn.');
    expect(html).toMatch(/data-id="hire:\d+"/);
  });

  it('says why it cannot be taken, and has no button then', () => {
    const html = draw({ ...at(t, 0), considered: 1 });
    expect(html).toContain('<h2>Hire the Pirate for 8</h2>');
    expect(html).toContain('You have only 7 coins');
    expect(html).not.toMatch(/data-id="hire:/);
  });

  it('says nothing to those who are not asked', () => {
    expect(draw({ ...at(t, 1), considered: 0 })).not.toContain('data-id="call-out"');
  });
});

describe('the newest card', () => {
  const memoryOf = (views: readonly View[]): Memory | undefined =>
    views.reduce<Memory | undefined>((known, view) => remember(known, view), undefined);

  it('is the one that came last, until the next reveal', () => {
    const first = discovering({ harbour: ['sailor-3-1'], deck: ['flute-1-1', 'tax-mostSabres'] });
    const views = [first.view(0)];
    for (const play of ['draw', 'draw']) {
      first.play(play);
      views.push(first.view(0));
    }
    expect(memoryOf(views.slice(0, 1))?.newest).toBe(0);
    expect(memoryOf(views.slice(0, 2))?.newest).toBe(1);
    // A tax does not stay: nothing in the harbour is new any more.
    expect(memoryOf(views)?.newest).toBeUndefined();
  });

  it('is forgotten when trade and hire begins, but the berths keep their size', () => {
    const t = discovering({
      players: [{ coins: 9 }, { coins: 9 }],
      harbour: ['sailor-3-1', 'flute-1-1', 'settler-4-1'],
    });
    const views = [t.view(0)];
    for (const play of ['stop', 'hire sailor-3-1']) {
      t.play(play);
      views.push(t.view(0));
    }
    expect(memoryOf(views)).toMatchObject({ newest: undefined, slots: 6, cards: 2 });
    const { berths = [] } = memoryOf(views) ?? {};
    // The card that was taken leaves its berth empty: the others stay where they are.
    expect(placesIn(berths, views[2].harbour)).toEqual([undefined, 0, 1]);
  });
});
