/** The battle ship in a match on this device. */
import type { Entry, GameEvent } from '@broadside/kernel';
import { loadMatch } from '@broadside/kernel';
import { checkThrows } from '@broadside/shelf';
import type { Thrower } from '@broadside/throw';
import { HereThrower } from '@broadside/throw/physics';
import { afterEach, expect, it, vi } from 'vitest';
import type { LocalSetup } from '../../../../apps/web/src/tables/local/api.ts';
import { asked, bot, person, plan, playOut, TestWindow } from '../../../../apps/web/src/tables/local/testing.ts';
import entry from '../../index.ts';

/** The shortest of its matches. */
const voyage: LocalSetup = {
  ...plan([person('Ada'), bot('random')]),
  game: 'dead-reckoning',
  options: { roundLimit: 12 },
};

afterEach(() => vi.restoreAllMocks());

interface Landed extends GameEvent {
  readonly type: 'landed';
  readonly physics: number;
  readonly film: string;
}

const landings = (log: readonly Entry[]): Landed[] =>
  log.flatMap(({ events }) => events.filter((event): event is Landed => event.type === 'landed'));

/** Matches of chance, one after the other, until there was a battle in one. */
async function battleOn(window: TestWindow) {
  for (;;) {
    const table = window.open(await window.client.call('start', voyage));
    const state = await playOut(table, 'cubes', asked);
    const thrown = landings(state.log);
    if (thrown.length > 0 || state.phase !== 'over') return { table, state, thrown };
  }
}

it('cubes really fall on this device, to the end of the match, and the file proves it', async () => {
  const { table, state, thrown } = await battleOn(new TestWindow());
  expect([state.phase, state.error]).toEqual(['over', undefined]);
  for (const { physics, film: recording } of thrown) {
    expect(physics).toBeGreaterThan(0);
    expect(recording.length).toBeGreaterThan(100);
  }
  const checked = await checkThrows(entry, loadMatch(entry.game, await table.file()), new HereThrower());
  expect(checked).toEqual({ same: thrown.length, standIn: 0, otherPhysics: 0, different: [] });
});

it('without the physics the fast model answers, and the match goes on to its end', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const thrower: Thrower = { throw: () => Promise.reject(new Error('no WebAssembly')), close: () => {} };
  const window = new TestWindow(undefined, { thrower });
  const { state, thrown } = await battleOn(window);
  expect(state.phase).toBe('over');
  expect(thrown.every(({ physics, film: recording }) => physics === 0 && recording === '')).toBe(true);
  expect(warned).toHaveBeenCalledTimes(thrown.length);
});
