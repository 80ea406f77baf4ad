/** A cube as it lies on the battle board, seen as in the recording: sides in its owner's colour, with its mark. */

import { axesOf, type Quaternion, type Vector } from '@broadside/throw';
import type { CubePose } from '@broadside/throw/types';
import { memo } from 'react';
import { BLACK } from '../../rules/facade.ts';

import { CUBE_MARKS, type Owner, ownerInk } from '../art/index.ts';
import { onPicture, towardsEye } from './recording/lens.ts';

export const ownerOf = (side: number): Owner => (side === BLACK ? 'neutral' : side);
export const markOf = (side: number): string => CUBE_MARKS[ownerOf(side)];

/** Half a side, in the units the marks are drawn in; and half the sheet around a cube that stands on a corner. */
export const HALF = 7;
export const SHEET = 13;

const TURN = 10_000;
const UPRIGHT: Quaternion = [0, 0, 0, 1];

export const turnOf = (pose: CubePose | null): Quaternion =>
  pose === null ? UPRIGHT : [pose[3] / TURN, pose[4] / TURN, pose[5] / TURN, pose[6] / TURN];

const minus = ([x, y, z]: Vector): Vector => [-x, -y, -z];

interface Side {
  readonly out: Vector;
  readonly right: Vector;
  readonly down: Vector;
}

/** The sides that can be seen, the one that looks up the most last. */
function sidesSeen(turn: Quaternion): readonly Side[] {
  const [x, y, z] = axesOf(turn);
  const all: readonly Side[] = [
    { out: x, right: minus(z), down: minus(y) },
    { out: minus(x), right: z, down: minus(y) },
    { out: y, right: x, down: z },
    { out: minus(y), right: x, down: minus(z) },
    { out: z, right: x, down: minus(y) },
    { out: minus(z), right: minus(x), down: minus(y) },
  ];
  return all.filter(({ out }) => towardsEye(out) > 0.01).sort((one, other) => one.out[1] - other.out[1]);
}

function matrixOf({ out, right, down }: Side): string {
  const [a, b] = onPicture(right);
  const [c, d] = onPicture(down);
  const [e, f] = onPicture([out[0] * HALF, out[1] * HALF, out[2] * HALF]);
  return `matrix(${[a, b, c, d, e, f].map((part) => part.toFixed(3)).join(' ')})`;
}

/** Light falls from above and a little from the left. */
const lightOn = ([x, y]: Vector): number => Math.round(24 + 46 * Math.max(0, y) - 14 * x);

function inkOn(colour: string, out: Vector): string {
  const light = lightOn(out);
  return light >= 50
    ? `color-mix(in srgb, ${colour} ${100 - (light - 50)}%, var(--dr-plate))`
    : `color-mix(in srgb, ${colour} ${50 + light}%, var(--deep-2))`;
}

interface CubeFigureProps {
  readonly side: number;
  readonly pose: CubePose | null;
}

export const CubeFigure = memo(function CubeFigure({ side, pose }: CubeFigureProps) {
  const colour = ownerInk(ownerOf(side));
  const black = side === BLACK;
  return (
    <svg
      viewBox={`${-SHEET} ${-SHEET} ${2 * SHEET} ${2 * SHEET}`}
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      {sidesSeen(turnOf(pose)).map((face, at) => (
        <g key={at} transform={matrixOf(face)}>
          <rect
            x={-HALF}
            y={-HALF}
            width={2 * HALF}
            height={2 * HALF}
            rx="1.2"
            fill={inkOn(colour, face.out)}
            stroke="var(--dr-edge)"
            strokeWidth="1.1"
          />
          <path
            d={markOf(side)}
            fill="none"
            stroke="var(--dr-plate)"
            strokeWidth={black ? 1.4 : 2.3}
            strokeLinecap="round"
            opacity={black ? 0.55 : 1}
          />
        </g>
      ))}
    </svg>
  );
});
