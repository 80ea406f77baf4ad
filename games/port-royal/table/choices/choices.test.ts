import { type Action, legal as legalIn, type Seat } from '@broadside/kernel';
import type { BoardProps, Choice } from '@broadside/kit';
import { boardProps, openAll as open } from '@broadside/kit/testing';
import { commonText, speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../../rules/game.ts';
import type { View } from '../../rules/view.ts';
import { atEveryMoment } from '../../tests/matches.ts';
import { card, discovering, phaseTwo, type Table, table } from '../../tests/table.ts';
import { portRoyalText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { inReach } from '../outlook/reach.ts';
import { choices, choicesFor } from './choices.ts';
import { choicesForExpedition } from './claims.ts';

const say = speaker('en', commonText, portRoyalText, tableText);

const propsOf = (view: View, legal: readonly Action[], odds = true): BoardProps<View> =>
  boardProps(view, say, { legal, odds });

function at(t: Table, seat: Seat, odds = true): BoardProps<View> {
  return propsOf(t.view(seat), legalIn(portRoyal, t.state, seat), odds);
}

const said = (list: readonly Choice[]): string[] =>
  list.map(({ label, detail, reason }) => [label, detail, reason && `(${reason})`].filter(Boolean).join(' | '));

describe('the choices', () => {
  it('offer exactly what is legal, under distinct letters, at every moment of whole matches', () => {
    atEveryMoment((match, where) => {
      const [seat] = match.toAct;
      if (seat === undefined) return;
      const legal = match.legal(seat);
      const offered = choices(propsOf(match.view(seat), legal));
      const actions = open(offered).flatMap(({ action }) => (action ? [action] : []));
      const key = (action: Action): string => JSON.stringify(action);
      expect(actions.map(key).sort(), where).toEqual(legal.map(key).sort());
      for (const list of [offered, ...offered.map(({ more = [] }) => more)]) {
        const letters = list.flatMap(({ hotkey }) => (hotkey ? [hotkey] : []));
        expect(new Set(letters).size, where).toBe(letters.length);
        expect(new Set(list.map(({ key: name }) => name)).size, where).toBe(list.length);
      }
      for (const choice of open(offered)) expect(choice.action ?? choice.reason, where).toBeDefined();
    }, 2);
  });

  it('are none for those who watch and for whoever is not asked', () => {
    const t = discovering({ harbour: ['sailor-3-1'] });
    expect(choices(at(t, 1))).toEqual([]);
    expect(choices(propsOf(t.view('spectator'), []))).toEqual([]);
  });

  it('show the risk of revealing and what may be taken after stopping', () => {
    const t = discovering({ players: [{ coins: 3 }, {}], harbour: ['flute-1-1', 'sailor-3-1', 'pirate-9-3'] });
    expect(said(choices(at(t, 0)))).toEqual([
      'Reveal a card | 8% to bust',
      'Stop | then take 1 card',
      'Take a card… | (after you stop)',
      'Finish | (after you stop)',
    ]);
    expect(choices(at(t, 0, false))[0]).toMatchObject({ detail: undefined, meter: undefined });
  });

  it('count the coins an admiral brings before the first take', () => {
    const harbour = ['flute-1-1', 'sailor-3-1', 'skiff-1-1', 'settler-4-1', 'sailor-5-2'];
    const t = discovering({ players: [{ coins: 3, persons: ['admiral-5-1'] }, {}], harbour });
    expect(inReach(t.view(0), 0)).toHaveLength(5);
  });

  it('grey the stop before the first card and say why', () => {
    expect(choices(at(table(), 0))[1]).toMatchObject({ reason: 'Reveal at least one card before you stop.' });
  });

  it('ask twice only when letting a ship in would bust', () => {
    const players = [{ persons: ['sailor-3-1'] }, {}];
    const answer = (harbour: string[]): readonly Choice[] => {
      const t = table({
        players,
        harbour,
        deck: ['flute-1-1'],
        frame: { step: 'discover', revealed: 1, gamblers: 0, lookouts: 0 },
      });
      t.play('draw');
      return choices(at(t, 0));
    };
    const [sink, fatal] = answer(['flute-2-2']);
    expect(sink).toMatchObject({ label: 'Sink the Blue Flute', hotkey: 'S' });
    expect(sink.confirm).toBeUndefined();
    expect(fatal).toMatchObject({ tone: 'danger', hotkey: 'K', detail: '2 cards lost' });
    expect(fatal.confirm).toContain('lose all 2 cards');
    const [, harmless] = answer(['skiff-1-1']);
    expect(harmless).toMatchObject({ tone: 'plain', confirm: undefined, detail: '2 of 5 colours – take 1' });
  });

  it('name every card a guest can take with the coin on top, and what passing gives up', () => {
    const t = phaseTwo({ active: 1, players: [{ coins: 4 }, {}], harbour: ['sailor-3-1', 'flute-2-1', 'sailor-7-3'] });
    t.play('done');
    const [take, pass] = choices(at(t, 0));
    expect(said(take.more ?? []).slice(0, 2)).toEqual([
      'Hire the Sailor for 3, pay 1 to Inés | 4 → 0 coins, 0 → 1 point',
      'Trade with the Blue Flute for 2, pay 1 to Inés | 4 → 5 coins',
    ]);
    expect(said([pass])).toEqual(['Pass | leave 1 card untaken']);
    expect(pass.confirm).toBeUndefined();
  });

  it('gather many cards in one sheet, the unaffordable ones with their reasons', () => {
    const harbour = ['sailor-3-1', 'flute-2-1', 'skiff-1-1', 'frigate-1-1', 'sailor-7-3'];
    const [, , take] = choices(at(phaseTwo({ players: [{ coins: 3 }, {}], harbour }), 0));
    expect(take).toMatchObject({ label: 'Take a card…', hotkey: 'T', detail: '4 of 5 within reach' });
    expect(take.more).toHaveLength(5);
    expect(take.more?.[4]).toMatchObject({ hotkey: '5', reason: expect.stringContaining('You have only 3 coins') });
  });

  it('keep four verbs in four places from the first card to the end of the turn', () => {
    const t = discovering({ players: [{ coins: 4 }, {}], harbour: ['sailor-3-1', 'flute-2-1'] });
    const keys = (): string[] => choices(at(t, 0)).map(({ key }) => key);
    expect(keys()).toEqual(['draw', 'stop', 'take', 'done']);
    t.play('stop');
    expect(keys()).toEqual(['draw', 'stop', 'take', 'done']);
    expect(said(choices(at(t, 0))).slice(0, 2)).toEqual([
      'Reveal a card | (you have stopped)',
      'Stop | then take 1 card | (done: 2 cards here)',
    ]);
    t.play('hire sailor-3-1');
    expect(choices(at(t, 0))).toEqual([]);
  });

  it('ask once before the turn ends with something left to take, and not if there is nothing', () => {
    const left = phaseTwo({ players: [{ coins: 4 }, {}], harbour: ['sailor-3-1', 'flute-2-1'] });
    expect(choices(at(left, 0))[3]).toMatchObject({
      key: 'done',
      tone: 'danger',
      confirm: 'You may still take 1 card. Finish all the same?',
    });
    const persons = ['captain-4-1', 'captain-4-1'];
    const expeditions = ['expedition-captain2'];
    const poor = phaseTwo({ players: [{ coins: 0, persons }, {}], expeditions, harbour: ['pirate-9-3'] });
    expect(said(choices(at(poor, 0)).slice(2, 4))).toEqual([
      'Take a card… | (nothing within reach)',
      'Finish | nothing left to take',
    ]);
    expect(choices(at(poor, 0))[3].confirm).toBeUndefined();
  });

  it('take the card that was tapped, or say why it cannot be taken', () => {
    const t = phaseTwo({ players: [{ coins: 3 }, {}], harbour: ['sailor-3-1', 'flute-2-1', 'pirate-9-3'] });
    const tapped = (considered: number): Choice => choices({ ...at(t, 0), considered })[2];
    expect(tapped(0)).toMatchObject({ key: 'take', label: 'Take the Sailor', action: { type: 'hire' } });
    expect(tapped(1)).toMatchObject({ label: 'Take the Blue Flute', detail: '3 → 5 coins', action: { type: 'trade' } });
    expect(tapped(2)).toMatchObject({ reason: expect.stringContaining('You have only 3 coins') });
    const early = discovering({ harbour: ['sailor-3-1'] });
    expect(choices({ ...at(early, 0), considered: 0 })[2]).toMatchObject({ reason: 'after you stop' });
  });

  it('hold one claim for each expedition, with the ways to pay behind it', () => {
    const persons = ['captain-4-1', 'captain-4-1', 'jackOfAllTrades-6-1'];
    const t = discovering({
      players: [{ persons }, {}],
      expeditions: ['expedition-captain2', 'expedition-settler2'],
    });
    const claims = choices(at(t, 0)).filter(({ tone }) => tone === 'gold');
    expect(said(claims)).toEqual(['Claim the expedition (2 captains) | 2 ways to pay']);
    expect(said(claims[0].more ?? [])[0]).toBe('Discard 2 captains | 3 → 5 points, +2 coins');
  });
});

describe('a card that is tapped', () => {
  it('offers its verb, or says why not yet', () => {
    const t = discovering({ players: [{ coins: 3 }, {}], harbour: ['sailor-3-1'] });
    expect(choicesFor(at(t, 0), card('sailor-3-1'))).toMatchObject([
      { label: 'Hire the Sailor for 3', reason: expect.stringContaining('has not begun') },
    ]);
    t.play('stop');
    expect(choicesFor(at(t, 0), card('sailor-3-1'))).toMatchObject([{ action: { type: 'hire' } }]);
  });

  it('offers nothing to those who watch', () => {
    const t = discovering({ harbour: ['sailor-3-1'] });
    expect(choicesFor(propsOf(t.view('spectator'), []), card('sailor-3-1'))).toEqual([]);
  });

  it('says why an expedition cannot be claimed', () => {
    const t = discovering({ expeditions: ['expedition-captain2'] });
    expect(choicesForExpedition(at(t, 0), card('expedition-captain2'))).toMatchObject([
      { reason: expect.stringContaining('do not match') },
    ]);
  });
});
