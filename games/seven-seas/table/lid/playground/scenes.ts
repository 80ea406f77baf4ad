/** Throws worth looking at: the rulebook's own, and real ones by the physics. */
import { throwDice } from '@broadside/throw/physics';
import { BOX, EDGE } from '../../../rules/lid.ts';
import { type Lid, RED, type SevenSeasEvent } from '../../../rules/state.ts';
import type { SevenSeasView } from '../../../rules/view.ts';
import { readDice } from '../model.ts';
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
  TAVERN,
  viewOf,
  WHIRLPOOL,
} from '../sample.ts';

export interface Scene {
  readonly before: SevenSeasView;
  readonly events: readonly SevenSeasEvent[];
  readonly after: SevenSeasView;
}

const sides = (reds: number, ...ships: number[]): readonly number[] => [
  ...Array.from({ length: reds }, () => RED),
  ...ships.flatMap((count, seat) => Array.from({ length: count }, () => seat)),
];

const inAir = (lid: Lid): Lid => ({ ...lid, dice: [], fights: [], hits: [] });

function raid(lid: Lid, recording: string): Scene {
  const pairs = fightOut(lid);
  const fought = foughtOf(lid, pairs);
  const left = [0, 1, 2, 3].map((seat) => {
    const sunk = fought.filter((e) => e.type === 'fought' && e.seat === seat && e.sunk !== 'red').length;
    return lid.sides.filter((side) => side === seat).length - sunk;
  });
  const reds = lid.sides.filter((side) => side === RED).length;
  const won = fought.filter((e) => e.type === 'fought' && e.sunk !== 'pirate').length === reds;
  const ended: SevenSeasEvent = {
    type: 'raidEnded',
    card: lid.card,
    won,
    sunk: [0, 0, 0, 0],
    saved: [0, 0, 0, 0],
    left,
  };
  const after = { ...lid, fights: [...pairs] };
  return { before: viewOf(inAir(lid)), events: [landedOf(lid, recording), ...fought, ended], after: viewOf(after) };
}

const curse = (lid: Lid, recording: string, hits: readonly number[], flow: SevenSeasView['flow'] = []): Scene => ({
  before: viewOf(inAir(lid)),
  events: [landedOf(lid, recording)],
  after: viewOf({ ...lid, hits: [...hits] }, { flow }),
});

async function thrown(card: number, of: readonly number[], seed: string): Promise<{ lid: Lid; film: string }> {
  const { landings, film: recording } = await throwDice({
    device: 'lid',
    dice: of.length,
    edge: EDGE,
    box: BOX,
    seed,
    way: 1,
    force: 2,
  });
  const laid = landings.map(({ value, x, y, yaw }, die): Laid => [of[die], value, x / 100, y / 100, yaw]);
  return { lid: lidOf(card, laid), film: recording };
}

const nearest = (lid: Lid): readonly number[] => {
  const [viewer, ...ships] = readDice(lid);
  return ships
    .sort((a, b) => Math.hypot(a.x - viewer.x, a.y - viewer.y) - Math.hypot(b.x - viewer.x, b.y - viewer.y))
    .slice(0, viewer.value)
    .map(({ die }) => die);
};

export const SCENES = {
  rulebook: async () => raid(lidOf(SPAIN_3, RULEBOOK), ''),
  raid: async (seed) => {
    const { lid, film: recording } = await thrown(SPAIN_4, sides(4, 3, 3, 2, 2), seed);
    return raid(lid, recording);
  },
  fleet: async (seed) => {
    const { lid, film: recording } = await thrown(SPAIN_4, sides(4, 8, 8, 8), seed);
    return raid(lid, recording);
  },
  whirlpool: async (seed) => {
    const { lid, film: recording } = await thrown(WHIRLPOOL, sides(1, 7, 7, 7, 7), seed);
    return curse(lid, recording, nearest(lid));
  },
  kraken: async (seed) => {
    const { lid, film: recording } = await thrown(KRAKEN, sides(0, 5, 6, 4, 7), seed);
    const hits = readDice(lid).filter(({ value }) => value === 1);
    return curse(
      lid,
      recording,
      hits.map(({ die }) => die),
    );
  },
  tavern: async (seed) => {
    const { lid, film: recording } = await thrown(TAVERN, sides(0, 1, 1, 1, 1), seed);
    const due = [lid.dice[0], lid.dice[4], 0, 0];
    const frame = {
      step: 'curse',
      shaman: 0,
      card: TAVERN,
      gifts: 0,
      stage: 'thrown',
      next: 0,
      good: -1,
      protected: 0,
      due,
    } as const;
    return curse(lid, recording, [], [{ ...frame, due: [...due] }]);
  },
  hand: async () => {
    const air = viewOf({ ...lidOf(SPAIN_4, []), sides: sides(4, 3, 3, 2, 2) });
    return { before: air, events: [], after: air };
  },
  gather: async () => {
    const view = viewOf(null, { raid: { captain: 0, card: SPAIN_4, sent: [3, 4, -1, -1] } });
    return { before: view, events: [], after: view };
  },
  empty: async () => ({ before: viewOf(null), events: [], after: viewOf(null) }),
} as const satisfies Record<string, (seed: string) => Promise<Scene>>;

export type SceneName = keyof typeof SCENES;
