/**
 * A world of rigid bodies: fixed boxes and falling cubes, advanced in equal steps. It knows neither lid nor hand, so
 * that another game can drop cubes through a tower. One unit is 10 mm.
 * The same calls in the same order give the same bits on every machine.
 */
import type { RigidBody, World } from '@dimforge/rapier3d-deterministic-compat';
import type { Quaternion, Vector } from '../space.ts';

export type Rapier = typeof import('@dimforge/rapier3d-deterministic-compat');

export const MM_PER_UNIT = 10;
export const STEPS_PER_SECOND = 120;
/** Units per second squared. */
export const GRAVITY = 981;

/** Of contacts, in hertz: with the engine's usual 30, dice of this weight lie a millimetre deep in each other. */
const STIFFNESS = 80;

/** Two touching surfaces take the mean of each. */
export interface Surface {
  readonly friction: number;
  readonly restitution: number;
}

/** A box that never moves; halves are half its edges. */
export interface Block {
  readonly centre: Vector;
  readonly halves: Vector;
  readonly turn?: Quaternion;
  readonly surface: Surface;
}

export interface Cube {
  readonly centre: Vector;
  readonly half: number;
  readonly turn: Quaternion;
  readonly speed: Vector;
  readonly spin: Vector;
  readonly surface: Surface;
  /** Lies still until something touches it. */
  readonly asleep?: boolean;
}

/** Of resin, in grams per cubic centimetre. */
const DENSITY = 1.2;

const lengthSquared = ({ x, y, z }: { x: number; y: number; z: number }): number => x * x + y * y + z * z;
const vector = ([x, y, z]: Vector): { x: number; y: number; z: number } => ({ x, y, z });
const rotation = ([x, y, z, w]: Quaternion): { x: number; y: number; z: number; w: number } => ({ x, y, z, w });

export class Bodies {
  private readonly rapier: Rapier;
  private readonly world: World;
  private readonly cubes: RigidBody[] = [];

  constructor(rapier: Rapier) {
    this.rapier = rapier;
    this.world = new rapier.World({ x: 0, y: -GRAVITY, z: 0 });
    this.world.timestep = 1 / STEPS_PER_SECOND;
    this.world.integrationParameters.contact_natural_frequency = STIFFNESS;
  }

  get count(): number {
    return this.cubes.length;
  }

  fix({ centre, halves, turn, surface }: Block): void {
    const { ColliderDesc } = this.rapier;
    const shape = ColliderDesc.cuboid(...halves)
      .setTranslation(...centre)
      .setFriction(surface.friction)
      .setRestitution(surface.restitution);
    this.world.createCollider(turn ? shape.setRotation(rotation(turn)) : shape);
  }

  drop({ centre, half, turn, speed, spin, surface, asleep = false }: Cube): void {
    const { ColliderDesc, RigidBodyDesc } = this.rapier;
    const body = this.world.createRigidBody(
      RigidBodyDesc.dynamic()
        .setTranslation(...centre)
        .setRotation(rotation(turn))
        .setLinvel(...speed)
        .setAngvel(vector(spin))
        .setSleeping(asleep),
    );
    const shape = ColliderDesc.cuboid(half, half, half)
      .setFriction(surface.friction)
      .setRestitution(surface.restitution)
      .setDensity(DENSITY);
    this.world.createCollider(shape, body);
    this.cubes.push(body);
  }

  step(): void {
    this.world.step();
  }

  /** Gives a cube a new speed and spin. */
  push(cube: number, speed: Vector, spin: Vector): void {
    this.cubes[cube].setLinvel(vector(speed), true);
    this.cubes[cube].setAngvel(vector(spin), true);
  }

  /** Where a cube is, in units. */
  centre(cube: number): { readonly x: number; readonly y: number; readonly z: number } {
    return this.cubes[cube].translation();
  }

  turn(cube: number): Quaternion {
    const { x, y, z, w } = this.cubes[cube].rotation();
    return [x, y, z, w];
  }

  /** Whether every cube moves and turns slower than this; a pile may creep for long without ever falling asleep. */
  calm(speed: number, spin: number): boolean {
    return this.cubes.every(
      (cube) =>
        cube.isSleeping() ||
        (lengthSquared(cube.linvel()) < speed * speed && lengthSquared(cube.angvel()) < spin * spin),
    );
  }

  /** Appends the pose of every cube, as a recording needs it. */
  record(frames: number[]): void {
    for (const cube of this.cubes) {
      const { x, y, z } = cube.translation();
      const turn = cube.rotation();
      frames.push(x * MM_PER_UNIT, y * MM_PER_UNIT, z * MM_PER_UNIT, turn.x, turn.y, turn.z, turn.w);
    }
  }

  free(): void {
    this.world.free();
  }
}
