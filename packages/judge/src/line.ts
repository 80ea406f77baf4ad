/** What is expected to follow a choice, as far as it can be foretold: the usual play, until chance or a secret has a word. */
import { usual } from '@broadside/bots';
import {
  type Action,
  apply,
  type FlowState,
  hashOf,
  LooseChance,
  Out,
  type Seat,
  type Stream,
  sameAction,
  TABLE,
  toAct,
} from '@broadside/kernel';
import { dealOf, luckOf, type Worlds } from './worlds.ts';

type Line = readonly { readonly seat: Seat; readonly action: Action }[];

/** Worlds that must agree. */
const WITNESSES = 3;
const LONGEST = 6;

class Witness<S extends FlowState, A extends Action> {
  private readonly worlds: Worlds<S, A>;
  private readonly world: S;
  private readonly luck: Stream;
  private readonly out: Out;

  constructor(worlds: Worlds<S, A>, world: S, luck: Stream) {
    this.worlds = worlds;
    this.world = world;
    this.luck = luck;
    this.out = new Out(new LooseChance(luck), false);
  }

  seen(eye: Seat): string {
    return hashOf(this.worlds.game.view(this.world, eye));
  }

  play(seat: Seat, action: A): void {
    apply(this.worlds.game, this.world, seat, action, this.out);
  }

  /** What is done next; nothing where the table answers or the match is over. */
  next(): { seat: Seat; action: A } | undefined {
    const [seat] = toAct(this.worlds.game, this.world);
    if (seat === undefined || seat === TABLE) return undefined;
    return { seat, action: usual(this.worlds.game, this.worlds.kit, this.world, seat, this.out, this.luck) };
  }
}

const agree = <T>(all: readonly T[], same: (one: T, other: T) => boolean): boolean =>
  all.every((one) => same(one, all[0]));

/** After this action, in worlds that look alike to this seat. */
export function lineAfter<S extends FlowState, A extends Action>(
  worlds: Worlds<S, A>,
  view: unknown,
  seat: Seat,
  action: A,
  stream: Stream,
): Line {
  const witnesses = Array.from(
    { length: WITNESSES },
    (_, k) => new Witness(worlds, worlds.imagined(view, seat, dealOf(stream, k)), luckOf(stream, k)),
  );
  const line: { seat: Seat; action: A }[] = [];
  let step: { seat: Seat; action: A } | undefined = { seat, action };
  while (step !== undefined && line.length <= LONGEST) {
    for (const witness of witnesses) witness.play(step.seat, step.action);
    line.push(step);
    const looks = witnesses.map((witness) => witness.seen(seat));
    if (!agree(looks, (one, other) => one === other)) break;
    const nexts = witnesses.map((witness) => witness.next());
    step = agree(nexts, isSameStep) ? nexts[0] : undefined;
  }
  return line.slice(1);
}

const isSameStep = (
  one: { seat: Seat; action: Action } | undefined,
  other: { seat: Seat; action: Action } | undefined,
): boolean =>
  one === undefined || other === undefined
    ? one === other
    : one.seat === other.seat && sameAction(one.action, other.action);
