import { legal as legalIn, type Seat } from '@broadside/kernel';
import type { BoardProps, Choice } from '@broadside/kit';
import { boardProps } from '@broadside/kit/testing';
import { commonText, speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '../../cards/contracts.ts';
import { layOutContracts } from '../../rules/contracts/setUp.ts';
import { portRoyal } from '../../rules/game.ts';
import type { Extra } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { card, discovering, phaseTwo, type Table, type TableSpec, table } from '../../tests/table.ts';
import { portRoyalText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { choices } from './choices.ts';
import { choicesForContract } from './contracts.ts';
import { questionOf } from './questions.ts';

const say = speaker('en', commonText, portRoyalText, tableText);

const at = (t: Table, seat: Seat = 0): BoardProps<View> =>
  boardProps(t.view(seat), say, { legal: legalIn(portRoyal, t.state, seat) });

const said = (list: readonly Choice[]): string[] =>
  list.map(({ label, detail, reason }) => [label, detail, reason && `(${reason})`].filter(Boolean).join(' | '));

const contract = (id: string): number => CONTRACTS.findIndex((one) => one.id === id);

/** These contracts lie open; together with so many time cards, or against each other without any. */
const open =
  (ids: readonly string[], time: readonly string[] | null = null) =>
  (extra: Extra, take: (names: readonly string[]) => number[]): void => {
    extra.contracts = layOutContracts(ids.map(contract), extra.tucked.length, time && take(time));
  };

const against = (ids: readonly string[], spec: TableSpec): TableSpec => ({
  ...spec,
  options: { play: 'contracts' },
  extra: open(ids),
});

describe('a Gambler', () => {
  const players = [{ persons: ['gambler-8-3'] }, {}];
  const options = { modules: ['gambler'] };

  it('PR-GAMB-7: is offered beside the next card, with what four cards at once would risk', () => {
    const offered = choices(at(discovering({ players, options, harbour: ['flute-1-1'] })));
    expect(offered.map(({ key }) => key)).toEqual(['draw', 'stop', 'take', 'done', 'gamble']);
    expect(offered[4]).toMatchObject({
      hotkey: 'G',
      detail: expect.stringMatching(/^\d+% to bust, otherwise \+1 card$/),
    });
    expect(offered[4].meter).toBeGreaterThan(offered[0].meter ?? 1);
  });

  it('PR-GAMB-12: leaves no single card to reveal, and one card more to take', () => {
    const deck = ['sailor-3-1', 'settler-4-1', 'priest-4-1', 'captain-4-1'];
    const t = table({ players: [{ persons: ['gambler-8-3', 'gambler-6-2'] }, {}], options, deck });
    t.play('gamble');
    expect(said(choices(at(t)).filter(({ key }) => key !== 'take' && key !== 'done'))).toEqual([
      'Reveal a card | (not after a Gambler)',
      'Stop | then take up to 2 cards',
      expect.stringContaining('Use a Gambler'),
    ]);
  });
});

describe('ships with merchants', () => {
  it('PR-SAIL-9: are shown with the point they bring', () => {
    const players = [{ coins: 1, persons: ['merchant-blue-4-1'] }, {}];
    const t = phaseTwo({ players, options: { play: 'setSail' }, harbour: ['flute-1-1-setSailRest'] });
    expect(said(choices(at(t))[2].more ?? [])[0]).toBe('Trade with the Blue Flute for 1 | 1 → 2 coins, 1 → 2 points');
  });
});

describe('contracts', () => {
  it('PR-CONTR-6, PR-CONTR-9: are offered with the coins of the next space and the points they bring', () => {
    const players = [{ persons: ['priest-4-1', 'jester-5-1'] }, {}];
    const t = discovering(against(['celebrities', 'mercenary'], { players, harbour: ['sailor-3-1'] }));
    const offered = choices(at(t)).filter(({ tone }) => tone === 'gold');
    expect(said(offered)).toEqual([expect.stringMatching(/Celebrities.*\| \+4 coins$/)]);
    expect(offered[0]).toMatchObject({ hotkey: 'F', action: { type: 'contract', contract: contract('celebrities') } });
  });

  it('that are not met say how much is missing', () => {
    const t = discovering(against(['mercenary'], { players: [{ persons: ['sailor-3-1'] }, {}] }));
    const [choice] = choicesForContract(at(t), contract('mercenary'));
    expect(choice).toMatchObject({ clause: 'PR-CTR-8', reason: expect.stringContaining('1 of 3') });
    expect(choice.action).toBeUndefined();
  });

  it('PR-CTR-10: can be served by waiving the coins of a ship, beside trading it', () => {
    const t = phaseTwo(against(['enemyFrigate'], { players: [{ coins: 3 }, {}], harbour: ['frigate-1-1'] }));
    const offered = choices(at(t))[2].more ?? [];
    expect(offered.map(({ key }) => key)).toEqual([`trade:${card('frigate-1-1')}`, `waive:${card('frigate-1-1')}`]);
    expect(offered[1]).toMatchObject({ tone: 'gold', detail: 'step 1 of 3' });
  });

  it('PR-CTR-16: can be served by a ship that is sunk', () => {
    const t = table(against(['pirateDen'], { players: [{ persons: ['sailor-3-1'] }, {}], deck: ['flute-1-1'] }));
    t.play('draw');
    const [, keep] = choices(at(t));
    expect(keep).toMatchObject({ key: 'capture', detail: '1 of 5 colours kept', action: { type: 'capture' } });
  });

  it('PR-CONTR-13: now or never ask in words, and say that declining is for good', () => {
    const spec = against(['curse'], { harbour: ['flute-1-1'], deck: ['flute-2-2'] });
    const t = discovering(spec);
    t.play('draw');
    expect(questionOf(at(t))).toBe('You have just gone bust. Complete something with it now, or let the chance go.');
    expect(said(choices(at(t)))).toEqual([
      expect.stringMatching(/Curse.*\| \+1 coin$/),
      expect.stringContaining('not offered again this time'),
    ]);
    expect(questionOf(at(t, 1))).toBeUndefined();
  });
});

describe('questions', () => {
  it('PR-DEC-34: a gift goes to another player, whose coins and points are shown', () => {
    const gift =
      portRoyal.cards.find(({ name, printed }) => printed.gift === 1 && name.startsWith('flute'))?.name ?? '';
    const players = [{}, { coins: 2 }, { coins: 5 }];
    const t = phaseTwo({ players, options: { modules: ['contractCards'] }, harbour: [gift] });
    t.play(`trade ${gift}`);
    expect(questionOf(at(t))).toBe('The gift of the Blue Flute: which other player gets 1 coin?');
    expect(said(choices(at(t)))).toEqual([
      'Give the gift to Inés | has 0 points, 2 coins',
      'Give the gift to Tomas | has 0 points, 5 coins',
    ]);
  });

  const together = (spec: TableSpec): TableSpec => ({
    options: { play: 'contractsCoop' },
    extra: open(['celebrities', 'mercenary', 'explorer'], ['flute-1-1', 'flute-2-1', 'skiff-1-1']),
    ...spec,
  });

  it('PR-DEC-16: a tax offers a turn for a point, and says what is left', () => {
    const t = table(together({ players: [{}], deck: ['tax-mostSabres'] }));
    t.play('draw');
    expect(questionOf(at(t))).toContain('one turn fewer');
    expect(said(choices(at(t)))).toEqual([
      'Move a time card to the points deck | 2 turns left, 1 point in the points deck',
      'Leave the time deck as it is | keep 3 turns',
    ]);
  });

  it('PR-DEC-3: before the game any number but all of the time cards can be set aside, with the title they are worth', () => {
    const t = table(together({ players: [{}, {}], frame: { step: 'setAside' } }));
    const [none, some] = choices(at(t));
    expect(none).toMatchObject({ tone: 'main', action: { type: 'setAside', count: 0 } });
    expect(some.more?.map(({ action }) => action)).toEqual([
      { type: 'setAside', count: 1 },
      { type: 'setAside', count: 2 },
    ]);
    expect(some.more?.[1].detail).toBe('1 turn left; if you win: Sailor');
  });
});
