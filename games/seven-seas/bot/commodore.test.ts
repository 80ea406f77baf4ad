import { Match, printAction, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import { table } from '../tests/table.ts';
import { commodore } from './commodore.ts';

const choice = async (view: unknown, luck: string): Promise<string> =>
  printAction(sevenSeas, await commodore.choose(view, 0, { stream: Stream.of(luck), iterations: 210 }));

describe('the commodore', () => {
  it('plays its last card when an unplayed one costs the victory', async () => {
    const { state } = table({
      pirates: [{ chests: 20, hand: ['port-3'] }, { chests: 19 }],
      round: 12,
      endRound: 9,
    });
    for (const luck of ['one', 'two', 'three'])
      expect(await choice(sevenSeas.view(state, 0), luck)).toBe('choose native');
  });

  it('S7-HIDDEN-3: makes a secret choice that cannot be read off the position', async () => {
    const { state } = Match.begin(sevenSeas, { seats: 2, seed: 'mix' });
    const view = sevenSeas.view(state, 0);
    const made = await Promise.all(Array.from({ length: 16 }, (_, luck) => choice(view, `luck ${luck}`)));
    expect(new Set(made).size).toBeGreaterThan(1);
    // The same luck makes the same choice: a match can be played again.
    expect(await choice(view, 'luck 0')).toBe(made[0]);
  });
});
