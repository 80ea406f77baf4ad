/** The battle after one fact, for the moments between the view before an entry and the view after it. */

import { placeInZone } from '@broadside/throw/surrogate';
import type { CubePose } from '@broadside/throw/types';
import { BOARD, CUBE_EDGE, ZONES, type ZoneKind } from '../../cards/board.ts';
import { buildingOf, CARD_INFO, NO_CARD } from '../../cards/table.ts';
import type { Battle, BattleCube } from '../../rules/battleState.ts';
import type { DeadReckoningEvent } from '../../rules/events.ts';
import { BLACK, effectAt, IN_THE_AIR, NOBODY } from '../../rules/facade.ts';
import type { DeadReckoningView } from '../../rules/view.ts';

type Event<T extends DeadReckoningEvent['type']> = Extract<DeadReckoningEvent, { readonly type: T }>;
type Shown = Readonly<Battle>;

/** Whose cubes fight against the attacker's. Version 1 of the rules did not say it: there walls had black ones. */
export const foeOf = ({ kind, defender, foe }: Pick<Battle, 'kind' | 'defender'> & { readonly foe?: number }): number =>
  foe ?? (kind === 'ship' ? defender : BLACK);

/** Zone and pose of a cube in a flat list. */
export const PER_CUBE = 8;

const inAir = (sides: readonly number[]): BattleCube[] => sides.map((side) => ({ side, zone: IN_THE_AIR, pose: null }));

const poseAt = (flat: readonly number[], cube: number): CubePose => {
  const [x, y, z, qx, qy, qz, qw] = flat.slice(cube * PER_CUBE + 1, (cube + 1) * PER_CUBE);
  return [x, y, z, qx, qy, qz, qw];
};

const isBuilding = (card: number): boolean => card !== NO_CARD && CARD_INFO[card].module === 'building';

function begun(view: DeadReckoningView, event: Event<'battleBegan'>): Battle {
  const { kind, seat, defender, at, card, cause } = event;
  const building = isBuilding(card);
  return {
    index: view.throws + 1,
    kind,
    attacker: seat,
    defender,
    foe: foeOf(event),
    at,
    card: building ? NO_CARD : card,
    building: building ? buildingOf(card) : -1,
    cause,
    bonus: 0,
    taken: [-1, -1],
    cubes: [],
    waiting: [],
    wanted: [],
    lent: [],
    thrown: 0,
    throws: 0,
    strength: [0, 0],
    spared: [0, 0],
    pledges: [],
    dealt: [0, 0],
    winner: NOBODY,
    decided: false,
  };
}

function armed(battle: Shown, { seat, fired, added }: Event<'armed'>): Shown {
  const attacks = seat === battle.attacker;
  const count = fired + added;
  const owner = attacks ? seat : foeOf(battle);
  return {
    ...battle,
    taken: attacks ? [count, battle.taken[1]] : [battle.taken[0], count],
    cubes: [...battle.cubes, ...inAir(Array<number>(count).fill(owner))],
  };
}

const landed = (battle: Shown, { sides, cubes, thrown }: Event<'landed'>): Shown => ({
  ...battle,
  cubes: sides.map((side, at) => ({ side, zone: cubes[at * PER_CUBE], pose: poseAt(cubes, at) })),
  thrown: battle.thrown + thrown,
  throws: battle.throws + 1,
});

/** Cubes of these kinds leave the board. */
const without = (battle: Shown, ...kinds: readonly ZoneKind[]): BattleCube[] =>
  battle.cubes.filter(({ zone }) => zone === IN_THE_AIR || !kinds.includes(ZONES[zone].kind));

function shifted(battle: Shown, { cube, to }: Event<'shifted'>): Shown {
  const others = battle.cubes.flatMap(({ pose }, at) => (pose === null || at === cube ? [] : [pose]));
  const pose = placeInZone(BOARD, CUBE_EDGE, to, others);
  return { ...battle, cubes: battle.cubes.map((one, at) => (at === cube ? { ...one, zone: to, pose } : one)) };
}

/** Strength of an ability counts at once; what others do shows by itself. */
function used(view: DeadReckoningView, battle: Shown, { seat, card, ability, level }: Event<'combatUsed'>): Shown {
  const crew = view.players[seat].crew[card];
  const effect = effectAt({ ...crew, level, known: level }, card, ability);
  if (effect?.do !== 'strength') return battle;
  const [attacker, defender] = battle.strength;
  const attacks = seat === battle.attacker;
  return { ...battle, strength: attacks ? [attacker + effect.n, defender] : [attacker, defender + effect.n] };
}

/** Loot stays in sight until damage is dealt, damage until strength is compared (DR-BSHIP-7). */
export function battleAfter(view: DeadReckoningView, event: DeadReckoningEvent): Shown | null {
  if (event.type === 'battleBegan') return begun(view, event);
  const { battle } = view;
  if (battle === null) return null;
  switch (event.type) {
    case 'armed':
      return armed(battle, event);
    case 'landed':
      return landed(battle, event);
    case 'rethrown':
      return { ...battle, cubes: [...battle.cubes.filter(({ zone }) => zone >= 0), ...inAir(event.sides)] };
    case 'exploded':
      return { ...battle, cubes: [...without(battle, 'explosion'), ...inAir([...event.sides, ...event.added])] };
    case 'combatUsed':
      return used(view, battle, event);
    case 'shifted':
      return shifted(battle, event);
    case 'removed':
      return { ...battle, cubes: battle.cubes.filter((_, at) => at !== event.cube) };
    case 'damaged':
      return event.cause === 'cubes' ? { ...battle, cubes: without(battle, 'loot') } : battle;
    case 'battleWon':
      return { ...battle, cubes: without(battle, 'loot', 'damage'), winner: event.winner, decided: true };
    default:
      return battle;
  }
}
