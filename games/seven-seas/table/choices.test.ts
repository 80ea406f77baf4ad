import { type Action, TABLE } from '@broadside/kernel';
import { frameNamed } from '@broadside/kit';
import { LOCALES } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { CHARACTERS, type Character } from '../cards/table.ts';
import { countOf } from '../rules/facade.ts';
import { SETTINGS } from '../tests/settings.ts';
import { choices } from './choices.ts';
import { outlook } from './outlook.ts';
import { findScene } from './playground/scenes.ts';
import { open, playByChance, propsOf, sayIn } from './testing.tsx';

const key = (action: Action): string => JSON.stringify(action);

/** S7-TABLE-3: of all gestures one stands in the bar; the lid takes the others. */
const wanted = (legal: readonly Action[]): string[] =>
  legal
    .filter((action, at) => action.type !== 'throw' || at === legal.length - 1)
    .map(key)
    .sort();

const offeredBy = (actions: readonly Action[], legal: readonly Action[]): string[] =>
  actions.map((action) => (action.type === 'throw' ? key(legal[legal.length - 1]) : key(action))).sort();

describe('the choices', () => {
  it('S7-TABLE-2, S7-TABLE-3: offer exactly what is legal, under distinct letters, at every moment of whole matches', () => {
    const seen = new Set<string>();
    for (const [number, setting] of SETTINGS.entries())
      playByChance(setting, `choices ${number}`, (match, where) => {
        for (const seat of match.toAct) {
          if (seat === TABLE) continue;
          const legal = match.legal(seat);
          const offered = choices(propsOf(match.view(seat), legal));
          const actions = open(offered).flatMap(({ action }) => (action ? [action] : []));
          expect(offeredBy(actions, legal), where).toEqual(wanted(legal));
          for (const action of actions)
            if (action.type === 'throw') expect(legal.map(key), where).toContain(key(action));
          for (const list of [offered, ...offered.map(({ more = [] }) => more)]) {
            const letters = list.flatMap(({ hotkey }) => (hotkey ? [hotkey] : []));
            expect(new Set(letters).size, where).toBe(letters.length);
            expect(new Set(list.map(({ key: name }) => name)).size, where).toBe(list.length);
          }
          for (const choice of open(offered)) expect(choice.action ?? choice.reason, where).toBeDefined();
          for (const { reason, clause } of open(offered)) if (reason) expect(clause, where).toMatch(/^S7-[A-Z]+-\d+$/);
          for (const { type } of actions) seen.add(type);
        }
      });
    expect(seen.size).toBeGreaterThan(18);
  });

  it('have words in every language, with and without chances', () => {
    for (const [at, locale] of LOCALES.entries())
      playByChance(SETTINGS[at], `words ${locale}`, (match, where) => {
        const seat = match.toAct.find((one) => one !== TABLE);
        if (seat === undefined) return;
        const more = { say: sayIn(locale), odds: match.n % 2 > 0 };
        for (const { label } of open(choices(propsOf(match.view(seat), match.legal(seat), more))))
          expect(label, where).not.toBe('');
      });
  });

  it('are none for those who watch', () => {
    const { match } = findScene('choose');
    expect(choices(propsOf(match.view('spectator'), []))).toEqual([]);
  });

  it('S7-ROUND-3: say why a character on the table cannot be chosen', () => {
    const { match } = findScene('choose');
    const view = match.view(0);
    const [choose] = choices(propsOf(view, match.legal(0)));
    const grey = choose.more?.filter(({ reason }) => reason !== undefined) ?? [];
    expect(grey).toHaveLength(view.pirates[0].played.length);
    for (const { clause, reason } of grey) {
      expect(clause).toBe('S7-ROUND-3');
      expect(reason).toContain('lies on the table');
    }
  });

  it('S7-MARK-3: warn of characters that could do nothing, and say what the others could', () => {
    const { match } = findScene('begin');
    const props = propsOf(match.view(0), match.legal(0));
    const [choose] = choices(props);
    const able = CHARACTERS.map((_, at) => outlook(props, 0, at as Character));
    expect(choose.more?.map(({ detail }) => detail)).toEqual(able.map(({ text }) => text));
    expect(choose.more?.map(({ tone }) => tone)).toEqual(able.map((one) => (one.able ? 'plain' : 'danger')));
    expect(able.some((one) => !one.able)).toBe(true);
    // The board has the main button: there is no second one beside it.
    expect(choose.tone ?? 'plain').toBe('plain');
  });

  it('S7-TABLE-1: say why a Captain without a Caravan can only decline', () => {
    const { match } = findScene('noCaravan');
    const [play, decline] = choices(propsOf(match.view(0), match.legal(0)));
    expect(play).toMatchObject({ reason: 'You have no Caravan in hand.', clause: 'S7-CAPTAIN-2' });
    expect(decline).toMatchObject({ action: { type: 'decline' }, tone: 'danger', confirm: undefined });
  });

  it('S7-CAPTAIN-5, S7-GOODS-4: say how many ships stay free with the loot, and what it costs if none does', () => {
    const { match } = findScene('keep');
    const view = match.view(0);
    const words = (ships: number): readonly (string | undefined)[] => {
      const pirates = view.pirates.map((pirate, seat) =>
        seat === 0 ? { ...pirate, ships, chests: 0, goods: [0, 0, 0] as const, doubleHolds: 0 } : pirate,
      );
      return choices(propsOf({ ...view, pirates }, match.legal(0))).map(({ key, detail }) => `${key}: ${detail}`);
    };
    const waiting = countOf(frameNamed(view, 'keep')?.goods ?? [0, 0, 0]);
    expect(words(waiting)).toContain('keepAll: keeps 0 ships free: the next raid costs a mark');
    expect(words(waiting + 2)).toContain('keepAll: 2 ships stay free');
    expect(words(waiting)).toContain(`leave: ${waiting} ships stay free`);
  });

  it('S7-MERCHANT-4: name the ships that a sale calls on guard', () => {
    const { match } = findScene('sale');
    const view = match.view(0);
    const pirates = view.pirates.map((pirate, seat) => (seat === 0 ? { ...pirate, chests: 9, guards: 0 } : pirate));
    const all = choices(propsOf({ ...view, pirates }, match.legal(0))).find(({ key }) => key === 'sellAll');
    expect(all?.detail).toMatch(/^9 → \d+ chests, a ship goes on guard$/);
  });

  it('have one main button at most, and none where the board has it', () => {
    for (const scene of ['choose', 'shipwright', 'send', 'protect', 'keep', 'sale'] as const) {
      const { match } = findScene(scene);
      const main = choices(propsOf(match.view(0), match.legal(0))).filter(({ tone }) => tone === 'main');
      expect(main, scene).toHaveLength(scene === 'keep' || scene === 'sale' ? 1 : 0);
    }
  });

  it('S7-CAPTAIN-5: ask first before nobody is sent, and show chances only where they may be shown', () => {
    const { match } = findScene('send');
    const view = match.view(0);
    const [most, other] = choices(propsOf(view, match.legal(0)));
    expect(most).toMatchObject({ tone: 'plain', detail: expect.stringContaining('% to win') });
    expect(other.more?.at(-1)).toMatchObject({ action: { type: 'send', count: 0 }, confirm: expect.any(String) });
    expect(choices(propsOf(view, match.legal(0), { odds: false }))[0].detail).toBeUndefined();
  });
});
