import { MatchReplay } from '@broadside/host';
import { type AnyMatch, Match, Stream, undoneIn, type Viewer } from '@broadside/kernel';
import { shelf } from '@broadside/shelf';
import { describe, expect, it } from 'vitest';
import { wireOf } from '../table.ts';
import { person, plan, playOut, TestWindow } from './testing.ts';

/** Random play that takes back whatever it can now and then. */
function hesitantMatch(seed: string): { readonly match: AnyMatch; readonly views: (readonly unknown[])[] } {
  const match: AnyMatch = Match.begin(shelf[0].game, { seats: 3, seed });
  const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];
  const look = (): readonly unknown[] => structuredClone(viewers.map((viewer) => match.view(viewer)));
  const views = [look()];
  const stream = Stream.of(seed);
  while (!match.outcome) {
    const seat = match.toAct[0];
    const back = match.log[match.n].seat;
    const actions = match.legal(seat);
    if (back !== undefined && !match.whyNoUndo(back) && stream.below(3) === 0) match.undo(back);
    else match.play(seat, actions[stream.below(actions.length)]);
    views.push(look());
  }
  return { match, views };
}

describe('a recorded match', () => {
  const { match, views } = hesitantMatch('reel');
  const replay = new MatchReplay(match);

  it('shows every position as each viewer saw it', () => {
    const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];
    const again = match.log.map(({ n }) => viewers.map((viewer) => replay.at(n, viewer).view));
    expect(again).toEqual(views);
    expect(replay.at(replay.last, 0).outcome).toEqual(match.outcome);
    expect(replay.at(0, 0).outcome).toBeNull();
  });

  it('shows a viewer no action but its own', () => {
    const shown = match.log.flatMap(({ n }) => (replay.at(n, 1).entry.action ? [replay.at(n, 1).entry.seat] : []));
    expect(new Set(shown)).toEqual(new Set([1]));
    expect(replay.log('spectator').some(({ action }) => action)).toBe(false);
  });

  it('goes to the nearest position there is', () => {
    expect(replay.at(-5, 0).n).toBe(0);
    expect(replay.at(1e9, 0).n).toBe(replay.last);
  });

  it('marks what was taken back, and only that', () => {
    const marked = match.log.filter(({ n }) => replay.undone[n]);
    expect(marked.length).toBeGreaterThan(0);
    const entry = (n: number, undo?: number) => ({
      n,
      seat: 0,
      events: [],
      hash: '',
      ...(undo === undefined ? {} : { undo }),
    });
    // 0 set-up, 1 2 3 played, 4 takes back 3, 5 takes back 2, 6 played.
    const log = [entry(0), entry(1), entry(2), entry(3), entry(4, 2), entry(5, 1), entry(6)];
    expect(undoneIn(log)).toEqual([false, false, true, true, true, false, false]);
  });
});

describe('a match file', () => {
  it('is opened, walked through and closed', async () => {
    const window = new TestWindow();
    const { client } = window;
    const table = window.open(await client.call('start', plan([person('Ada'), person('Eve')])));
    const { log } = await playOut(table, 'replay');
    const file = await table.file();
    const info = await client.call('replay', file);
    expect(info.last).toBe(log.length - 1);
    expect(info.seats.map(({ name }) => name)).toEqual(['Ada', 'Eve']);
    expect(info.turns).toHaveLength(log.length);
    const positions = await client.call('positions', {
      replay: info.replay,
      ns: [0, 7, info.last],
      viewer: 'spectator',
    });
    expect(positions.map(({ n }) => n)).toEqual([0, 7, info.last]);
    expect((await client.call('log', { replay: info.replay, viewer: 0 })).map(({ hash }) => hash)).toEqual(
      file.log.map(({ hash }) => hash),
    );
    await client.call('forget', info.replay);
    await expect(client.call('positions', { replay: info.replay, ns: [0], viewer: 0 })).rejects.toThrow(
      'no recorded match',
    );
  });

  it('that was changed by hand is refused with the place of the change', async () => {
    const window = new TestWindow();
    const table = window.open(await window.client.call('start', plan([person('Ada'), person('Eve')])));
    await playOut(table, 'changed');
    const file = await table.file();
    const log = file.log.map((entry) => (entry.n === 5 ? { ...entry, hash: 'f'.repeat(16) } : entry));
    const error: unknown = await window.client.call('replay', { ...file, log }).catch((thrown: unknown) => thrown);
    expect(wireOf(error)).toMatchObject({ code: 'bad-file', message: expect.stringContaining('log[5]') });
  });
});
