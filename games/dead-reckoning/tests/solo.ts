/** A lone player and the rival: its next order is named, the player's turn ends, and the rival acts. */
import { TABLE } from '@broadside/kernel';
import { SOLO_CARDS } from '../cards/solo.ts';
import { CARD_INFO, FIRST_SOLO, soloCard } from '../cards/table.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { RIVAL } from '../rules/rival/self.ts';
import { card, of, type PlayerSpec, type Table, type TableSpec, table } from './table.ts';

/**
 * Row 1 to row 4, as seen from the harbour (first value of the islands):
 *   turtle 4, sea-1, palm 5 / crab 4, shark 6, sea-2 / skull 7, monkey 5, sea-3 / volcano 8, sea-4, temple 9
 */
export const MAP_OF_TWO = [
  ...['turtle', 'sea-1', 'palm'],
  ...['crab', 'shark', 'sea-2'],
  ...['skull', 'monkey', 'sea-3'],
  ...['volcano', 'sea-4', 'temple'],
];

/** Only advancements on top of the boxes: no merchant lies anywhere unless a test puts it there. */
const BOXES = {
  row1: ['a1-01', 'a1-03', 'a1-05', 'a1-07', 'a1-09'],
  row2: ['a2-01', 'a2-02', 'a2-03', 'a2-04', 'a2-05'],
  row3: ['a3-01', 'a3-02', 'a3-03', 'a3-04', 'a3-05'],
  row4: ['a4-01', 'a4-02', 'a4-03', 'a4-04', 'a4-05'],
};

export interface SoloSpec extends Omit<TableSpec, 'players'> {
  readonly human?: PlayerSpec;
  readonly rival?: PlayerSpec;
  readonly hard?: boolean;
  /** Throws to come, as in `stack.throws`. */
  readonly throws?: readonly string[];
}

/** The rival's next order; those of earlier stages have been carried out, the later ones lie below. */
export function nextOrder({ state }: Table, name: string): void {
  const wanted = card(name);
  const { stage } = soloCard(wanted);
  const all = SOLO_CARDS.map((_, at) => FIRST_SOLO + at);
  state.ordered = all.filter((one) => soloCard(one).stage < stage);
  const later = all.filter((one) => soloCard(one).stage >= stage && one !== wanted);
  state.orders = [wanted, ...later].reverse();
}

/** The player's main phase on the map above. */
export const solo = ({ human = {}, rival = {}, hard = false, throws = [], ...spec }: SoloSpec = {}): Table =>
  table(1, {
    ...spec,
    options: { ...spec.options, rival: hard ? 'hard' : 'normal' },
    stack: { tiles: MAP_OF_TWO, ...BOXES, ...spec.stack, throws },
    players: [human, rival],
  });

/** The player ends the turn in this mode; what follows is the rival's. */
export function passTurn(t: Table, mode: 'trade' | 'pirate' = 'trade'): DeadReckoningEvent[] {
  const events = t.play('end');
  if (t.waits === 'mode 0') events.push(...t.play(mode === 'pirate' ? 'mode pirate' : 'mode trade'));
  return events.slice(events.findIndex(({ type }) => type === 'ordered'));
}

/** Level-ups and whatever else is asked are answered with the first choice until the player's main phase. */
export function toMain(t: Table): void {
  while (t.waits !== 'main 0') t.play(t.legal()[0]);
}

/** One order in one position: the table afterwards, and what the rival did. */
export function rivalDoes(
  order: string,
  spec: SoloSpec = {},
  mode: 'trade' | 'pirate' = 'trade',
): { readonly t: Table; readonly events: DeadReckoningEvent[] } {
  const t = solo(spec);
  nextOrder(t, order);
  return { t, events: passTurn(t, mode) };
}

/** The cubes fall by chance, or all of them into one zone. */
function land(t: Table, zone: string | undefined): DeadReckoningEvent[] {
  const events: DeadReckoningEvent[] = [];
  while (t.toAct === TABLE) {
    const inTheAir = t.battle.cubes.filter((cube) => cube.zone < 0).length;
    if (zone) t.state.prescribed = [Array<string>(inTheAir).fill(zone).join(' ')];
    events.push(...t.land());
  }
  return events;
}

/** The battle runs on, the player firing all cannons and using nothing, until the rival's turn goes on. */
export function fightOn(t: Table, zone?: string): DeadReckoningEvent[] {
  const events = land(t, zone);
  while (t.state.battle) {
    const [answer] = t.waits.startsWith('respond') ? t.legalOf('fire') : t.legal().slice(-1);
    events.push(...t.play(answer), ...land(t, zone));
  }
  return events;
}

const name = (id: number): string => CARD_INFO[id]?.name ?? `${id}`;

function actOf(event: DeadReckoningEvent): string | undefined {
  switch (event.type) {
    case 'ordered':
      return event.otherwise ? `${name(event.card)} otherwise` : name(event.card);
    case 'sailed':
      return event.seat === RIVAL ? `sails ${event.path.join(' ')}` : undefined;
    case 'explored':
      return `explores ${name(event.id)}`;
    case 'influenced':
      return `${event.replaced < 0 ? 'places' : 'replaces'} on ${event.tile}`;
    case 'controlled':
      return `${event.seat === RIVAL ? 'rival' : 'player'} controls ${event.tile}`;
    case 'gotCard':
      return `takes ${name(event.card)}`;
    case 'produced':
      return `produces on ${event.tile}: ${event.cargo}+${event.coins}`;
    case 'moved':
      return event.cause === 'order' && event.from === 'supply' ? `${event.coins} coins` : undefined;
    case 'built':
      return `builds ${name(event.card)} on ${event.tile}`;
    case 'fitted':
      return `fits ${name(event.card)}`;
    case 'trained':
      return `trains ${event.count}`;
    case 'repaired':
      return `repairs ${event.count}`;
    case 'battleBegan':
      return `fights ${event.kind} at ${event.at}`;
    case 'armed':
      return event.seat === RIVAL ? `${event.fired}+${event.added} cubes` : undefined;
    case 'mode':
      return event.seat === RIVAL ? (event.pirate ? 'pirate' : 'trade') : undefined;
    default:
      return undefined;
  }
}

/** What the rival did, in a few words each. */
export const actsOf = (events: readonly DeadReckoningEvent[]): string[] =>
  events.map(actOf).filter((text) => text !== undefined);

export const sailedTo = (events: readonly DeadReckoningEvent[]): readonly number[] | undefined =>
  of(events, 'sailed').find(({ seat }) => seat === RIVAL)?.path;
