/** One throw: cubes fall through the battle ship, knock about those on the board, and come to rest. */
import { Stream } from '@broadside/kernel';
import { TAKES_PER_SECOND, type Take } from '../encodeRecording.ts';
import type { Quaternion } from '../space.ts';
import { HUNDREDTHS, TURN_PARTS, zoneOf } from '../tower/board.ts';
import { type ShipPart, shipOf } from '../tower/ship.ts';
import type { CubePose, TowerOrder, TowerResult } from '../types.ts';
import { Bodies, MM_PER_UNIT, type Rapier, STEPS_PER_SECOND, type Surface } from './bodies.ts';
import { hop, pour } from './pour.ts';

/** All cubes alike, so that no colour has an advantage. */
const CUBE: Surface = { friction: 0.14, restitution: 0.7 };
const SURFACES: Readonly<Record<ShipPart, Surface>> = {
  floor: { friction: 0.24, restitution: 0.41 },
  ridge: { friction: 0.07, restitution: 0.1 },
  wall: { friction: 0, restitution: 0.5 },
  hull: { friction: 0, restitution: 0.4 },
  deck: { friction: 0, restitution: 0.4 },
  baffle: { friction: 0.1, restitution: 0.49 },
  ramp: { friction: 0.15, restitution: 0.5 },
};

/** So long may cubes move before they are shaken, and again after each shake. */
const MOST_STEPS = 5 * STEPS_PER_SECOND;
const SHAKES = 2;
/** Rounds of nudges for cubes that touch no zone; who still touches none then is thrown again. */
const NUDGES = 2;

/** At rest: slower than this, in units and radians per second, at several looks in a row. */
const SLOW = 0.4;
const SLOW_SPIN = 0.8;
const LOOKS = 4;
const STEPS_PER_LOOK = 4;
/** A divisor of the steps between looks, so that the last take is of the cubes at rest. */
const STEPS_PER_TAKE = STEPS_PER_SECOND / TAKES_PER_SECOND;
/** A resting cube that has moved less than this, in hundredths of a millimetre, has not been touched. */
const UNTOUCHED = 5;

export interface Tumbled {
  readonly landings: readonly TowerResult[];
  readonly take: Take;
  readonly nudges: number;
  readonly shakes: number;
}

const turnOf = ([, , , x, y, z, w]: CubePose): Quaternion => {
  const length = Math.sqrt(x * x + y * y + z * z + w * w);
  return [x / length, y / length, z / length, w / length];
};

class Tower {
  private readonly bodies: Bodies;
  private readonly order: TowerOrder;
  private readonly mostSteps: number;
  private readonly stream: Stream;
  private readonly frames: number[] = [];
  private steps = 0;

  constructor(rapier: Rapier, order: TowerOrder, mostSteps: number, stream: Stream) {
    this.bodies = new Bodies(rapier);
    this.order = order;
    this.mostSteps = mostSteps;
    this.stream = stream;
    this.build();
    for (const pose of order.resting) this.lay(pose);
    for (const cube of pour(order, CUBE, stream)) this.bodies.drop(cube);
  }

  fall(): Tumbled {
    this.bodies.record(this.frames);
    let [nudges, shakes] = [0, 0];
    for (;;) {
      while (!this.settle() && shakes < SHAKES) {
        shakes++;
        for (let cube = 0; cube < this.bodies.count; cube++) this.nudge(cube);
      }
      const landings = this.landings();
      const lost = landings.flatMap(({ zone }, cube) => (zone < 0 && this.overBoard(cube) ? [cube] : []));
      if (lost.length === 0 || nudges === NUDGES) return { landings, take: this.take(), nudges, shakes };
      nudges++;
      for (const cube of lost) this.nudge(cube);
    }
  }

  free(): void {
    this.bodies.free();
  }

  private build(): void {
    const { board, edge } = this.order;
    for (const { part, centre, halves, turn } of shipOf(board, edge)) {
      const surface = SURFACES[part];
      const [x, y, z] = centre;
      const [a, b, c] = halves;
      this.bodies.fix({
        centre: [x / MM_PER_UNIT, y / MM_PER_UNIT, z / MM_PER_UNIT],
        halves: [a / MM_PER_UNIT, b / MM_PER_UNIT, c / MM_PER_UNIT],
        ...(turn ? { turn } : {}),
        surface,
      });
    }
  }

  private lay(pose: CubePose): void {
    const [x, y, z] = pose.map((part) => part / HUNDREDTHS / MM_PER_UNIT);
    this.bodies.drop({
      centre: [x, z, y],
      half: this.order.edge / MM_PER_UNIT / 2,
      turn: turnOf(pose),
      speed: [0, 0, 0],
      spin: [0, 0, 0],
      surface: CUBE,
    });
  }

  /** True when all are at rest; false if the time is over. */
  private settle(): boolean {
    let calm = 0;
    for (let left = this.mostSteps; left > 0; left--) {
      this.bodies.step();
      this.steps++;
      if (this.steps % STEPS_PER_TAKE === 0) this.bodies.record(this.frames);
      if (this.steps % STEPS_PER_LOOK !== 0) continue;
      calm = this.bodies.calm(SLOW, SLOW_SPIN) ? calm + 1 : 0;
      if (calm === LOOKS) return true;
    }
    return false;
  }

  private landings(): TowerResult[] {
    const { board, edge } = this.order;
    return Array.from({ length: this.bodies.count }, (_, cube) => {
      const pose = this.pose(cube);
      return { zone: zoneOf(board, edge, pose), pose };
    });
  }

  private pose(cube: number): CubePose {
    const { x, y, z } = this.bodies.centre(cube);
    const place = [x, z, y].map((part) => Math.round(part * MM_PER_UNIT * HUNDREDTHS));
    const turn = this.bodies.turn(cube).map((part) => Math.round(part * TURN_PARTS));
    const pose: CubePose = [place[0], place[1], place[2], turn[0], turn[1], turn[2], turn[3]];
    // Bodies that touch creep by a hair in every throw; over a long battle that would add up.
    const before = this.order.resting[cube];
    return before?.every((part, at) => Math.abs(part - pose[at]) <= UNTOUCHED) ? before : pose;
  }

  /** Cubes that left the board stay where they are: no nudge brings them back. */
  private overBoard(cube: number): boolean {
    const { width, depth } = this.order.board;
    const { x, y, z } = this.bodies.centre(cube);
    return y > 0 && x > 0 && x < width / MM_PER_UNIT && z < depth / MM_PER_UNIT;
  }

  private nudge(cube: number): void {
    const { speed, spin } = hop(this.stream);
    this.bodies.push(cube, speed, spin);
  }

  private take(): Take {
    return { dice: this.bodies.count, poses: this.frames };
  }
}

/** What falls depends on the seed and on where the others lie. */
const streamOf = ({ seed, resting }: TowerOrder): Stream => Stream.of(`${seed}\nonto ${resting.join(' ')}`);

/** `patience` is how many steps cubes may move before they are shaken. */
export function tumbled(rapier: Rapier, order: TowerOrder, mostSteps: number = MOST_STEPS): Tumbled {
  const tower = new Tower(rapier, order, mostSteps, streamOf(order));
  try {
    return tower.fall();
  } finally {
    tower.free();
  }
}
