/** What judging must know of Dead Reckoning: what lies ahead, and the value net. */
import type { Net } from '@broadside/bots';
import type { JudgeKit } from '@broadside/judge';
import type { Stream } from '@broadside/kernel';
import { captainKit } from '../bot/index.ts';
import { judgeBy } from '../bot/net/judge.ts';
import { nets } from '../bot/net/nets.ts';
import { isIsland, soloCard } from '../cards/table.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningState } from '../rules/state.ts';

/** DR-HID-2: tiles that lie face down, and which islands stayed in the box. */
function shuffleSea(state: DeadReckoningState, stream: Stream): void {
  const covered = state.sea.filter(({ explored }) => !explored).map(({ id }) => id);
  const islands = [...covered.filter(isIsland), ...state.left];
  stream.shuffle(islands);
  const inSea = covered.map((id) => (isIsland(id) ? (islands.pop() ?? id) : id));
  stream.shuffle(inSea);
  state.left = islands;
  state.sea = state.sea.map((tile) => (tile.explored ? tile : { ...tile, id: inSea.pop() ?? tile.id }));
}

/** DR-HID-8; the top card lies open if the option says so. */
function shuffleBoxes({ boxes, options }: DeadReckoningState, stream: Stream): void {
  for (const box of boxes) {
    const top = options.topCardVisible ? box.pop() : undefined;
    stream.shuffle(box);
    if (top !== undefined) box.push(top);
  }
}

/** DR-SOLO-5: the stages lie in order. */
function shuffleOrders(state: DeadReckoningState, stream: Stream): void {
  const orders: number[] = [];
  for (const stage of [3, 2, 1]) {
    const left = state.orders.filter((card) => soloCard(card).stage === stage);
    stream.shuffle(left);
    orders.push(...left);
  }
  state.orders = orders;
}

/** Turns: fortune turns late in this game, what a turn was good for shows in the turns after it. */
const LASTING = 4;

type Evaluate = (state: DeadReckoningState) => number[];
const judges = new Map<Net, Evaluate>();

/** By the net, once it has been fetched. */
function evaluate(state: DeadReckoningState): number[] {
  const net = nets.known(state.seats);
  if (net === undefined) return captainKit.evaluate(state);
  let judge = judges.get(net);
  if (judge === undefined) {
    judge = judgeBy(net);
    judges.set(net, judge);
  }
  return judge(state);
}

/** What the captain takes for a habit, one choice worth a thought, is a decision of whoever did something else. */
const { isHabit: _, ...known } = captainKit;

export const judgeKit: JudgeKit<DeadReckoningState, DeadReckoningAction> = {
  ...known,
  version: 2,
  evaluate,
  // Choices are compared at the start of the own turn after the next; alone, the rival takes turns, too.
  horizonOf: ({ players }) => players.length + 1,
  lasting: LASTING,
  prepare: async (_options, seats) => {
    await nets.fetch(seats);
  },
  together: () => false,
  // Hands, levels and tokens stay what they are: only what nobody has turned over yet is laid anew.
  redeal: (state, chance) => {
    const world = deadReckoning.clone(state);
    const stream = chance.stream('redeal');
    shuffleSea(world, stream);
    shuffleBoxes(world, stream);
    shuffleOrders(world, stream);
    for (const { deck } of world.players) stream.shuffle(deck);
    world.prescribed = [];
    return world;
  },
};
