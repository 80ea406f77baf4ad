/** What everybody can check about throws: one kind for all cards, dice like real ones, a seed fixed beforehand. */
import { createHash } from 'node:crypto';
import { loadMatch, SeededChance, saveMatch, TABLE, tableAnswer } from '@broadside/kernel';
import { decodeRecording } from '@broadside/throw';
import { throwDice } from '@broadside/throw/physics';
import { describe, expect, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import { sevenSeasHand } from '../rules/hand.ts';
import { BOX, EDGE } from '../rules/lid.ts';
import type { SevenSeasAction } from '../rules/state.ts';
import { playByChance } from './matches.ts';
import { cursing, of, raiding, type Table } from './table.ts';
import { throwMany } from './thrown.ts';

/** The dice of this card are in the air. */
function inTheAir(card: string): Table {
  const t = card.startsWith('caravan') ? raiding(card, { first: 1 }) : cursing(card, { first: 1 });
  while (t.waits.startsWith('send')) t.play('send 2');
  if (t.waits.startsWith('protect')) t.play('protect 1');
  t.play('throw 6 1');
  return t;
}

describe('one kind of throw', () => {
  it.each(['caravan-spain-1', 'whirlpool', 'kraken', 'iceberg', 'sirens', 'mutiny', 'tavern'])(
    'S7-PHYS-13: for %s real dice are ordered, whether or not their places matter',
    (card) => {
      const t = inTheAir(card);
      expect(sevenSeasHand.order(t.state, 'secret')).toEqual({
        device: 'lid',
        dice: t.lid.sides.length,
        edge: EDGE,
        box: BOX,
        seed: 'secret\nthrow 1',
        way: 6,
        force: 1,
      });
    },
  );

  it('S7-PHYS-13: a real throw for Kraken is read like any other, and one that nobody watches needs no recording', async () => {
    const t = inTheAir('kraken');
    const order = sevenSeasHand.order(t.state, 'secret');
    if (!order) throw new Error('no throw was ordered');
    const answer = sevenSeasHand.answer(t.state, await throwDice(order));
    expect(of(t.act(answer, TABLE), 'landed')[0].film).not.toBe('');
    const unwatched = inTheAir('kraken');
    const drawn = tableAnswer<SevenSeasAction>(sevenSeas, unwatched.state, new SeededChance('unwatched'));
    expect(drawn).toMatchObject({ type: 'land', physics: 0, film: '' });
    expect(of(unwatched.act(drawn, TABLE), 'landed')).toHaveLength(1);
  });
});

describe('dice like real ones', () => {
  it('S7-PHYS-17: small cubes fall, bounce and lie still on the floor within six seconds', async () => {
    for (const { film: recording } of await throwMany(3, 28, 'real')) {
      const { seconds, dice, at } = unroll(recording);
      expect(seconds).toBeLessThanOrEqual(6);
      const heights = Array.from({ length: dice }, (_, die) => at.map((moment) => moment[die]));
      expect(heights.filter(bounces).length).toBeGreaterThan(dice / 4);
      for (const height of heights) expect(Math.abs((height.at(-1) ?? 0) - EDGE / 2)).toBeLessThan(1);
    }
  });
});

/** Heights of all dice in millimetres, a hundred times a second. */
function unroll(text: string): { seconds: number; dice: number; at: number[][] } {
  const recording = decodeRecording(text);
  const { seconds, dice } = recording;
  const moments = Array.from({ length: Math.ceil(seconds * 100) + 1 }, (_, moment) => Math.min(moment / 100, seconds));
  const at = moments.map((time) => Array.from({ length: dice }, (_, die) => recording.at(time, die).position[1]));
  return { seconds, dice, at };
}

/** It was near the floor, and later clear of it again. */
function bounces(height: readonly number[]): boolean {
  const down = height.findIndex((up) => up < EDGE);
  return height.slice(down).some((up) => up > 1.2 * EDGE);
}

describe('the seed', () => {
  it('S7-PHYS-19: its fingerprint is there from the start, and the seed itself fits it after the match', () => {
    const match = playByChance({ seats: 2 }, 'a secret seed');
    const { header, seed } = saveMatch(match);
    expect(header.commit).toBe(createHash('sha256').update(seed).digest('hex'));
    expect(JSON.stringify([match.seenBy(0), match.view(0)])).not.toContain(seed);
    expect(loadMatch(sevenSeas, JSON.parse(JSON.stringify(saveMatch(match)))).hash).toBe(match.hash);
    expect(() => loadMatch(sevenSeas, { ...saveMatch(match), seed: 'another seed' })).toThrow('header.commit');
  });
});
