/** One attempt: dice fall into the lid, come to rest, and are nudged until each lies flat on the floor. */
import { Stream } from '@broadside/kernel';
import { TAKES_PER_SECOND, type Take } from '../encodeRecording.ts';
import { upAxis } from '../space.ts';
import type { Box, LidOrder } from '../types.ts';
import { Bodies, MM_PER_UNIT, type Rapier, STEPS_PER_SECOND, type Surface } from './bodies.ts';
import { nudge, release } from './hand.ts';

const DIE: Surface = { friction: 0.1, restitution: 0.6 };
const FLOOR: Surface = { friction: 0.5, restitution: 0.5 };
/** Slippery, so that dice neither climb a wall nor lean on it. */
const WALL: Surface = { friction: 0, restitution: 0.7 };
/** Thicker than a die can go in a step. */
const THICK = 5;

/** At most six seconds from the hand to the last die's rest. */
const MOST_STEPS = 6 * STEPS_PER_SECOND;
/**
 * Rounds of nudges before the throw is void. Three are usual; crowded throws need more now and then, and a
 * round that is not needed costs nothing, so the limit only has to end what would never end.
 */
export const NUDGES = 12;

/** At rest: slower than this, in units and radians per second, at several looks in a row. */
const SLOW = 0.4;
const SLOW_SPIN = 0.8;
const LOOKS = 4;
const STEPS_PER_LOOK = 4;
/** A divisor of the steps between looks, so that the last take is of the dice at rest. */
const STEPS_PER_TAKE = STEPS_PER_SECOND / TAKES_PER_SECOND;

/** The cosine of three degrees. */
const FLAT = 0.99863;
/** How much higher than on the floor a centre may be, in edges. */
const AFLOAT = 0.05;

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

  constructor(rapier: Rapier, order: LidOrder, vigour: number, stream: Stream) {
    this.bodies = new Bodies(rapier);
    this.box = order.box;
    this.edge = order.edge / MM_PER_UNIT;
    this.stream = stream;
    this.build();
    for (const die of release(order, vigour, DIE, stream)) this.bodies.drop(die);
  }

  fall(): Fallen | undefined {
    this.bodies.record(this.frames);
    for (let nudges = 0; nudges <= NUDGES; nudges++) {
      if (!this.settle()) return undefined;
      const bad = this.unsettled();
      if (bad.length === 0) return { take: this.take(), nudges };
      for (const die of bad) this.nudge(die);
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

  /** True when all are at rest; false as soon as one has left the lid, or if the time is over. */
  private settle(): boolean {
    let calm = 0;
    while (this.steps < MOST_STEPS) {
      this.bodies.step();
      this.steps++;
      if (this.steps % STEPS_PER_TAKE === 0) this.bodies.record(this.frames);
      if (this.steps % STEPS_PER_LOOK !== 0) continue;
      if (this.lost()) return false;
      calm = this.bodies.calm(SLOW, SLOW_SPIN) ? calm + 1 : 0;
      if (calm === LOOKS) return true;
    }
    return false;
  }

  /** Whether a die is over the rim or beyond. */
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
      if (high || Math.abs(upAxis(this.bodies.turn(die)).up) < FLAT) bad.push(die);
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
    return { dice: this.bodies.count, poses: this.frames };
  }
}

/** Undefined if the throw is void. */
export function fall(rapier: Rapier, order: LidOrder, attempt: number, vigour: number): Fallen | undefined {
  const lid = new Lid(rapier, order, vigour, Stream.of(`${order.seed}\nfall\n${attempt}`));
  try {
    return lid.fall();
  } finally {
    lid.free();
  }
}
