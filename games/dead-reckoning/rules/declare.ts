/** A battle is declared (DR-COMBAT-1), or a throw on its board; the battle step does the rest. */
import { buildingCard } from '../cards/table.ts';
import type { Battle } from './battleState.ts';
import type { DeadReckoningOut } from './flow.ts';
import { BLACK, type DeadReckoningState, NOBODY } from './state.ts';

/** What is declared; a merchant has been turned over (DR-COMBAT-N3). */
export type Declaration = Pick<
  Battle,
  'kind' | 'attacker' | 'defender' | 'at' | 'card' | 'building' | 'cause' | 'bonus'
>;

const newBattle = (state: DeadReckoningState, { kind, attacker, defender, at, ...rest }: Declaration): Battle => ({
  index: state.throws + 1,
  kind,
  attacker,
  defender,
  foe: kind === 'merchant' ? BLACK : defender,
  at,
  card: rest.card,
  building: rest.building,
  cause: rest.cause,
  bonus: rest.bonus,
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
});

/** The card everybody sees: the merchant's back, or the building. */
const shownCard = ({ card, building }: Battle): number => (building === -1 ? card : buildingCard(building));

/** DR-COMBAT-6: from now on this ship or building has been fought this turn; a merchant leaves its slot. */
function markFought({ turn }: DeadReckoningState, { kind, defender, at, building }: Battle): void {
  if (kind === 'ship') turn.foughtShips |= 1 << defender;
  if (kind === 'building') turn.foughtBuildings.push(at * 3 + building);
}

export function beginBattle(state: DeadReckoningState, declaration: Declaration, out: DeadReckoningOut): void {
  const battle = newBattle(state, declaration);
  state.battle = battle;
  markFought(state, battle);
  state.flow.push({ step: 'battle', stage: 'declared' });
  const { kind, attacker, defender, foe, at, cause } = battle;
  out.events?.push({ type: 'battleBegan', kind, seat: attacker, defender, foe, at, card: shownCard(battle), cause });
}

/** Throws on the board as it lies, while the frame below waits (DR-BSHIP-21); `landed` only looks at what lies there. */
export function throwOn(state: DeadReckoningState, stage: 'responded' | 'landed'): void {
  state.flow.push({ step: 'battle', stage });
}
