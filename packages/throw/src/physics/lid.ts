/** One attempt: dice fall into the lid, come to rest, and are nudged until each lies flat on the floor. */
import { Stream } from '@broadside/kernel';
import { type Take, TAKES_PER_SECOND } from '../reel.ts';
import type { Box, ThrowOrder } from '../types.ts';
import { Bodies, MM_PER_UNIT, type Rapier, STEPS_PER_SECOND, type Surface, type Turn } from './bodies.ts';
import { nudge, release } from './hand.ts';

const DIE: Surface = { friction: 0.1, restitution: 0.6 };
const FLOOR: Surface = { friction: 0.5, restitution: 0.5 };
/** Slippery, so that dice neither climb a wall nor lean on it. */
const WALL: Surface = { friction: 0, restitution: 0.7 };
/** Thicker than a die can go in a step. */
const THICK = 5;

/** S7-PHYS-17: at most six seconds from hand to rest; each round of nudges has a time of its own. */
const FALL_STEPS = 6 * STEPS_PER_SECOND;
const NUDGE_STEPS = 2 * STEPS_PER_SECOND;
/**
 * Rounds of nudges before the throw is void. S7-PHYS-6 reconstructs three; crowded throws need more now and then, and a
 * round that is not needed costs nothing, so the limit only has to end what would never end.
 */
export const NUDGES = 12;

/** At rest: slower than this, in units and radians per second, at several looks in a row. */
const SLOW = 0.4;
const SLOW_SPIN = 0.8;
const LOOKS = 4;
const STEPS_PER_LOOK = 4;
const STEPS_PER_TAKE = STEPS_PER_SECOND / TAKES_PER_SECOND;

/** The cosine of three degrees (S7-PHYS-4). */
const FLAT = 0.99863;
/** How much higher than on the floor a centre may be, in edges. */
const AFLOAT = 0.05;

/** How upright a turned cube stands: the largest share of up in any of its axes. */
function upright([x, y, z, w]: Turn): number {
  const ups = [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)];
  return Math.max(...ups.map(Math.abs));
}

export interface Fallen {
  readonly take: Take;
  /** Rounds of nudges it took. */
  readonly nudges: number;
}

class Lid {
  private readonly bodies: Bodies;
  private readonly box: Box;
  private readonly edge: number;
  private readonly stream: Stream;
  private readonly frames: number[] = [];
  private steps = 0;

  constructor(rapier: Rapier, order: ThrowOrder, vigour: number, stream: Stream) {
    this.bodies = new Bodies(rapier);
    this.box = order.box;
    this.edge = order.edge / MM_PER_UNIT;
    this.stream = stream;
    this.build();
    for (const die of release(order, vigour, DIE, stream)) this.bodies.drop(die);
  }

  fall(): Fallen | undefined {
    this.bodies.record(this.frames);
    let most = FALL_STEPS;
    for (let nudges = 0; nudges <= NUDGES; nudges++) {
      if (!this.settle(most)) return undefined;
      const bad = this.unsettled();
      if (bad.length === 0) return { take: this.take(), nudges };
      for (const die of bad) this.nudge(die);
      most = NUDGE_STEPS;
    }
    return undefined;
  }

  free(): void {
    this.bodies.free();
  }

  private build(): void {
    const [w, d, h] = [this.box.width / MM_PER_UNIT, this.box.depth / MM_PER_UNIT, this.box.wall / MM_PER_UNIT];
    const wide = w / 2 + 2 * THICK;
    const deep = d / 2 + 2 * THICK;
    this.bodies.fix({ centre: [w / 2, -THICK, d / 2], halves: [wide, THICK, deep], surface: FLOOR });
    for (const x of [-THICK, w + THICK])
      this.bodies.fix({ centre: [x, h / 2, d / 2], halves: [THICK, h / 2, deep], surface: WALL });
    for (const z of [-THICK, d + THICK])
      this.bodies.fix({ centre: [w / 2, h / 2, z], halves: [wide, h / 2, THICK], surface: WALL });
  }

  /** Until all are at rest or the time is over; false as soon as one has left the lid. */
  private settle(most: number): boolean {
    let calm = 0;
    for (let step = 1; step <= most; step++) {
      this.bodies.step();
      this.steps++;
      if (this.steps % STEPS_PER_TAKE === 0) this.bodies.record(this.frames);
      if (step % STEPS_PER_LOOK !== 0) continue;
      if (this.lost()) return false;
      calm = this.bodies.calm(SLOW, SLOW_SPIN) ? calm + 1 : 0;
      if (calm === LOOKS) return true;
    }
    return true;
  }

  /** Whether a die is over the rim or beyond (S7-PHYS-5). */
  private lost(): boolean {
    const [w, d] = [this.box.width / MM_PER_UNIT, this.box.depth / MM_PER_UNIT];
    for (let die = 0; die < this.bodies.count; die++) {
      const { x, z } = this.bodies.centre(die);
      if (!(x > 0 && x < w && z > 0 && z < d)) return true;
    }
    return false;
  }

  /** Dice that lean on something or lie on another. */
  private unsettled(): number[] {
    const bad: number[] = [];
    for (let die = 0; die < this.bodies.count; die++) {
      const high = this.bodies.centre(die).y > this.edge * (0.5 + AFLOAT);
      if (high || upright(this.bodies.turn(die)) < FLAT) bad.push(die);
    }
    return bad;
  }

  private nudge(die: number): void {
    const { x, z } = this.bodies.centre(die);
    const middle = [this.box.width / MM_PER_UNIT / 2, this.box.depth / MM_PER_UNIT / 2];
    const { speed, spin } = nudge([middle[0] - x, middle[1] - z], this.stream);
    this.bodies.push(die, speed, spin);
  }

  private take(): Take {
    // The last take is of the dice at rest, whenever they came to it.
    if (this.steps % STEPS_PER_TAKE !== 0) this.bodies.record(this.frames);
    return { dice: this.bodies.count, poses: this.frames };
  }
}

/** Undefined if the throw is void. */
export function fall(rapier: Rapier, order: ThrowOrder, attempt: number, vigour: number): Fallen | undefined {
  const lid = new Lid(rapier, order, vigour, Stream.of(`${order.seed}\nfall\n${attempt}`));
  try {
    return lid.fall();
  } finally {
    lid.free();
  }
}
