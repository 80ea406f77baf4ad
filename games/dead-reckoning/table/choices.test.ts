import { type Action, TABLE } from '@broadside/kernel';
import { LOCALES } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import type { ActionType } from '../rules/actions.ts';
import { SETTINGS } from '../tests/settings.ts';
import { choices, FAMILIES } from './choices.ts';
import { CHOICE_ICONS } from './icons.tsx';
import { actors, type DeadReckoningMatch, open, playMixed, propsOf, sayIn } from './testing.tsx';

const key = (action: Action): string => JSON.stringify(action);

describe('the choices', () => {
  it('offer exactly what is legal, under distinct letters, at every moment of whole matches (DR-DEC-90, DR-DEC-92, DR-TABLE-1)', () => {
    const met = new Set<string>();
    for (const [number, setting] of SETTINGS.entries())
      playMixed(
        setting,
        `choices ${number}`,
        (match, where) => {
          for (const seat of actors(match)) {
            const legal = match.legal(seat);
            const offered = choices(propsOf(match.view(seat), legal, { odds: false }));
            const actions = open(offered).flatMap(({ action }) => (action ? [action] : []));
            expect(actions.map(key).sort(), where).toEqual(legal.map(key).sort());
            for (const list of [offered, ...offered.map(({ more = [] }) => more)]) {
              const letters = list.flatMap(({ hotkey }) => (hotkey ? [hotkey.toLowerCase()] : []));
              expect(new Set(letters).size, where).toBe(letters.length);
              // The frame's own: undo, restart, the log.
              for (const letter of ['u', 'z', 'l']) expect(letters, where).not.toContain(letter);
              expect(new Set(list.map(({ key: name }) => name)).size, where).toBe(list.length);
            }
            for (const { action, reason, clause } of open(offered)) {
              expect(action ?? reason, where).toBeDefined();
              if (reason) expect(clause, where).toMatch(/^DR-[A-Z0-9]+-\d+(\.\d+)?$/);
            }
            for (const { type } of actions) met.add(type);
          }
        },
        260,
      );
    expect(met.size).toBeGreaterThan(24);
  });

  it('DR-DEC-1 to DR-DEC-92: have a place for every kind of answer, however rare', () => {
    const inMain: readonly ActionType[] = ['play', 'raise', 'buy', 'trade', 'claim', 'end'];
    const inBattles: readonly ActionType[] = ['fire', 'skip', 'shift', 'remove', 'loot', 'lootAll', 'land'];
    const placed = [...FAMILIES.flatMap(({ types }) => types), ...inMain, ...inBattles];
    expect([...placed].sort()).toEqual(Object.keys(CHOICE_ICONS).sort());
  });

  it('have words in every language', () => {
    for (const [at, locale] of LOCALES.entries())
      playMixed(SETTINGS[at + 1], `words ${locale}`, (match, where) => {
        const seat = match.toAct.find((one) => one !== TABLE);
        if (seat === undefined) return;
        const offered = choices(propsOf(match.view(seat), match.legal(seat), { say: sayIn(locale), odds: false }));
        for (const { label, detail } of [...offered, ...open(offered)]) {
          expect(label, where).not.toMatch(/^$|dead-reckoning\./);
          expect(detail ?? '', where).not.toMatch(/dead-reckoning\./);
        }
      });
  });

  it('are none for those who watch', () => {
    playMixed({ seats: 2 }, 'watch', (match) => expect(choices(propsOf(match.view('spectator'), []))).toEqual([]), 5);
  });

  it('DR-DEC-30: ending the turn says what would be wasted, and that nothing is where nothing is', () => {
    const details = new Set<string>();
    const look = (match: DeadReckoningMatch): void => {
      const [seat] = match.toAct;
      if (seat === TABLE || seat === undefined || match.state.flow.at(-1)?.step !== 'main') return;
      const legal = match.legal(seat);
      const end = choices(propsOf(match.view(seat), legal)).find(({ action }) => action?.type === 'end');
      if (legal.some(({ type }) => type === 'raise')) expect(end?.detail).toContain('sails not raised');
      details.add(end?.detail?.replace(/\d+/g, 'n') ?? '');
    };
    for (const seed of ['waste', 'more waste', 'still more waste']) playMixed({ seats: 2 }, seed, look);
    for (const words of [
      'unused',
      'could be loaded',
      'in reach',
      'not used: ',
      'wait in the harbour',
      'nothing is wasted',
    ])
      expect(
        [...details].some((detail) => detail.includes(words)),
        words,
      ).toBe(true);
  });
});
