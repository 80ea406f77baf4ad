/**
 * The battle board under the battle ship: where the zones lie, what they bring, which are neighbours. The layout is
 * reconstructed (docs/reconstruction.md); rows A to D go away from the tower (DR-PHYS-10).
 */
import type { TowerBoard } from '@broadside/throw/types';

/** DR-COMP-9: all black cubes of the box (DR-COMP-33). */
export const BLACK_CUBES = 20;

export type ZoneKind = 'explosion' | 'loot' | 'damage' | 'strength';

/** Rows go away from the tower. */
export type ZoneRow = 'A' | 'B' | 'C' | 'D';
export type ZoneName = `${ZoneRow}${1 | 2 | 3 | 4 | 5}`;

export interface BattleZone {
  readonly name: ZoneName;
  readonly kind: ZoneKind;
  /** Shares of the board: left, top, width, depth. */
  readonly rect: readonly [number, number, number, number];
  readonly strength: number;
  readonly cargo: number;
  readonly coins: number;
  /** Goods of free choice. */
  readonly any: number;
}

type Value = Partial<Pick<BattleZone, 'strength' | 'cargo' | 'coins' | 'any'>>;

const zone = (name: ZoneName, kind: ZoneKind, rect: BattleZone['rect'], value: Value = {}): BattleZone => ({
  name,
  kind,
  rect,
  strength: 0,
  cargo: 0,
  coins: 0,
  any: 0,
  ...value,
});

export const ZONES: readonly BattleZone[] = [
  zone('A1', 'loot', [0, 0, 0.35, 0.25], { cargo: 1 }),
  zone('A2', 'strength', [0.35, 0, 0.3, 0.25], { strength: 1 }),
  zone('A3', 'loot', [0.65, 0, 0.35, 0.25], { coins: 1 }),
  zone('B1', 'damage', [0, 0.25, 0.3, 0.27]),
  zone('B2', 'strength', [0.3, 0.25, 0.15, 0.27], { strength: 1 }),
  zone('B3', 'explosion', [0.45, 0.25, 0.11, 0.27]),
  zone('B4', 'strength', [0.56, 0.25, 0.16, 0.27], { strength: 1 }),
  zone('B5', 'damage', [0.72, 0.25, 0.28, 0.27]),
  zone('C1', 'loot', [0, 0.52, 0.35, 0.26], { cargo: 1, coins: 1 }),
  zone('C2', 'strength', [0.35, 0.52, 0.16, 0.26], { strength: 2 }),
  zone('C3', 'damage', [0.51, 0.52, 0.14, 0.26]),
  zone('C4', 'loot', [0.65, 0.52, 0.35, 0.26], { coins: 2 }),
  zone('D1', 'strength', [0, 0.78, 0.36, 0.22], { strength: 1 }),
  zone('D2', 'loot', [0.36, 0.78, 0.18, 0.22], { any: 2 }),
  zone('D3', 'strength', [0.54, 0.78, 0.2, 0.22], { strength: 1 }),
  zone('D4', 'explosion', [0.74, 0.78, 0.26, 0.22]),
];

/** DR-ADV-R2: neighbours in the sense of "an adjacent zone". */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  A1: 'A2 B1 B2',
  A2: 'A1 A3 B2 B3 B4',
  A3: 'A2 B4 B5',
  B1: 'A1 B2 C1',
  B2: 'A1 A2 B1 B3 C1 C2',
  B3: 'A2 B2 B4 C2 C3',
  B4: 'A2 A3 B3 B5 C3 C4',
  B5: 'A3 B4 C4',
  C1: 'B1 B2 C2 D1',
  C2: 'B2 B3 C1 C3 D2',
  C3: 'B3 B4 C2 C4 D2 D3',
  C4: 'B4 B5 C3 D3 D4',
  D1: 'C1 D2',
  D2: 'C2 C3 D1 D3',
  D3: 'C3 C4 D2 D4',
  D4: 'C4 D3',
};

export const zoneNamed = (name: string): number => ZONES.findIndex((zone) => zone.name === name);
export const ADJACENT: readonly (readonly number[])[] = ZONES.map(({ name }) =>
  NEIGHBOURS[name].split(' ').map(zoneNamed),
);

/** In millimetres. */
export const BOARD_SIZE = 220;
export const CUBE_EDGE = 10;

const millimetres = (share: number): number => Math.round(share * BOARD_SIZE * 100) / 100;

export const BOARD: TowerBoard = {
  width: BOARD_SIZE,
  depth: BOARD_SIZE,
  zones: ZONES.map(({ rect: [x, y, width, depth] }) => ({
    x: millimetres(x),
    y: millimetres(y),
    width: millimetres(width),
    depth: millimetres(depth),
  })),
  ridge: { width: 2.6, height: 1.5 },
};
