import { readFrames } from '@broadside/kit/recording';
import { commonText, speaker } from '@broadside/text';
import { throwDice } from '@broadside/throw/physics';
import { beforeAll, describe, expect, it } from 'vitest';
import { RED, type SevenSeasEvent } from '../../rules/state.ts';
import { tableText } from '../../text/table.ts';
import { fightMs, lidAnimation, PACE } from './animationSteps.ts';
import {
  fightOut,
  foughtOf,
  KRAKEN,
  type Laid,
  landedOf,
  lidOf,
  RULEBOOK,
  SPAIN_3,
  SPAIN_4,
  viewOf,
} from './sample.ts';
import { lidShow } from './show.ts';

const say = speaker('en', commonText, tableText);
const nameOf = (seat: number): string => `Player ${seat + 1}`;
const lid = lidOf(SPAIN_3, RULEBOOK);
const pairs = [...fightOut(lid)];
const fought = foughtOf(lid, pairs);
const ended: SevenSeasEvent = {
  type: 'raidEnded',
  card: SPAIN_3,
  won: true,
  sunk: [1, 2, 2],
  saved: [0, 0, 0],
  left: [0, 0, 0],
};
const before = viewOf({ ...lid, dice: [] }, { round: 3 });
const after = viewOf({ ...lid, fights: pairs }, { round: 4 });

let film = '';
beforeAll(async () => {
  const box = { width: 275, depth: 275, wall: 25 };
  film = (await throwDice({ device: 'lid', dice: RULEBOOK.length, edge: 10, box, seed: 'beats', way: 0, force: 2 }))
    .film;
});

const shown = (events: readonly SevenSeasEvent[], from = before) => lidAnimation(from, events, after, say, nameOf);

describe('the animation steps of a throw', () => {
  it('S7-PHYS-21: are the recording, each fight, and the end', () => {
    const animationSteps = shown([landedOf(lid, film), ...fought, ended]);
    expect(animationSteps.map(({ show }) => show.kind)).toEqual(['throw', ...fought.map(() => 'fights'), 'result']);
    expect(animationSteps.map(({ show }) => (show.kind === 'fights' ? show.at : -1))).toEqual([
      -1, 0, 1, 2, 3, 4, 5, -1,
    ]);
    for (const { show } of animationSteps) expect(lidShow(show)).toBe(show);
  });

  it('the recording rests for as long as it runs, and a little longer', () => {
    const [first] = shown([landedOf(lid, film), ...fought]);
    expect(first.rest).toBe((readFrames(film)?.ms ?? 0) + PACE.settle);
    expect(first.rest).toBeGreaterThan(PACE.settle);
  });

  it('nothing but the lid changes on the way, and its fights come one by one', () => {
    const animationSteps = shown([landedOf(lid, film), ...fought, ended]);
    expect(animationSteps.map(({ view }) => view.lid?.fights.length)).toEqual([0, 2, 4, 6, 8, 10, 12, 12]);
    for (const { view } of animationSteps) {
      expect(view.lid?.dice).toEqual(lid.dice);
      expect({ ...view, lid: null }).toEqual({ ...before, lid: null });
    }
  });

  it('a throw without a recording shows its fights at once', () => {
    expect(shown([landedOf(lid, ''), ...fought])[0].show).toMatchObject({ kind: 'fights', at: 0 });
    expect(shown([landedOf(lid, 'no film at all'), ...fought])[0].show.kind).toBe('fights');
  });

  it('S7-CAPTAIN-15: after a tie was settled the fights go on where they stopped', () => {
    const half = viewOf({ ...lid, fights: pairs.slice(0, 4) });
    const animationSteps = shown(fought.slice(2), half);
    expect(animationSteps.map(({ show }) => show)).toMatchObject(
      [2, 3, 4, 5].map((at) => ({ kind: 'fights', at, pairs })),
    );
  });

  it('S7-CAPTAIN-19: says whether the caravan is destroyed and whether anybody is left', () => {
    const call = (more: Partial<typeof ended>) => shown([...fought, { ...ended, ...more }]).at(-1)?.call;
    expect(call({})).toEqual({ text: 'All ships are sunk', tone: 'bad' });
    expect(call({ left: [1, 0, 2] })).toEqual({
      text: 'Caravan destroyed! Loot: you 1, Player 3 2',
      tone: 'good',
    });
    expect(call({ won: false })).toEqual({ text: 'The caravan escapes', tone: 'bad' });
  });

  it('S7-CAPTAIN-6: a raid without a throw has nothing to show in the lid', () => {
    expect(shown([{ ...ended, card: SPAIN_4 }], after)).toEqual([]);
    expect(shown([ended], viewOf(null))).toEqual([]);
  });

  it('S7-CURSE-3: a curse marks the dice it hits', () => {
    const laid: Laid[] = [
      [0, 1, 50, 50],
      [1, 4, 90, 90],
    ];
    const kraken = lidOf(KRAKEN, laid);
    const cursed = viewOf({ ...kraken, hits: [0] });
    const hit: SevenSeasEvent = { type: 'hit', seat: 0, curse: KRAKEN, dice: [0], card: 31, cards: 1, ships: 0 };
    const animationSteps = lidAnimation(viewOf({ ...kraken, dice: [] }), [landedOf(kraken), hit], cursed, say, nameOf);
    expect(animationSteps.map(({ show, view }) => [show, view.lid?.hits])).toEqual([
      [{ kind: 'result', paid: [{ seat: 0, cards: 1, ships: 0 }] }, [0]],
    ]);
  });

  it('leaves moments without a throw alone', () => {
    expect(shown([{ type: 'built', seat: 0, count: 1 }], after)).toEqual([]);
  });
});

describe('the pace of the fights', () => {
  const lasts = (events: readonly SevenSeasEvent[]): number =>
    shown(events).reduce((sum, animationStep) => sum + (animationStep.rest ?? 0), 0);

  it('ten fights take no more than seven seconds or so after the recording', () => {
    expect(10 * fightMs(10) + PACE.result).toBeLessThanOrEqual(7000);
    expect(lasts([...fought, ended])).toBeLessThanOrEqual(7000);
  });

  it('the largest raid of 28 dice takes no longer than one of ten fights', () => {
    const most = Array.from({ length: 24 }, (_, at): Laid => [at % 3, 1, 10 * at + 10, 100]);
    const fleet = lidOf(SPAIN_4, [[RED, 6, 10, 10], [RED, 6, 90, 10], [RED, 6, 170, 10], [RED, 6, 250, 10], ...most]);
    const all = foughtOf(fleet, fightOut(fleet));
    expect(all).toHaveLength(24);
    expect(lasts(all)).toBeLessThanOrEqual(lasts(fought) + 10 * PACE.fight);
    expect(24 * fightMs(24)).toBeLessThanOrEqual(PACE.fights);
  });

  it('few fights get their full time', () => {
    expect(fightMs(1)).toBe(PACE.fight);
    expect(fightMs(0)).toBe(PACE.fight);
  });
});
