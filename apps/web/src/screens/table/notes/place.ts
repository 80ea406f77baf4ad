/** Where a note stands: beside what it points at, over as little as possible, its own button over no other. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const overlap = (one: Box, other: Box): number => {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
};

/** How far two boxes are apart, along the longer way. */
const apart = (one: Box, other: Box): number =>
  Math.max(
    0,
    other.top - (one.top + one.height),
    one.top - (other.top + other.height),
    other.left - (one.left + one.width),
    one.left - (other.left + other.width),
  );

/** The button that puts a note away fills its right end. */
export const CLOSE = 44;
const STEP = 6;
const MARGIN = 8;

const closeOf = ({ left, top, width, height }: Box): Box => ({
  left: left + width - CLOSE,
  top: top + (height - CLOSE) / 2,
  width: CLOSE,
  height: CLOSE,
});

export interface Surroundings {
  /** The screen between the bar above the table and its verbs. */
  readonly room: Box;
  readonly target: Box;
  /** What can be pressed. */
  readonly controls: readonly Box[];
}

function costOf(box: Box, { target, controls }: Surroundings): number {
  const close = closeOf(box);
  const covered = controls.reduce((sum, control) => sum + overlap(box, control), 0);
  const blocked = controls.reduce((sum, control) => sum + overlap(close, control), 0);
  return covered + overlap(box, target) * 0.5 + blocked * 1000 + apart(box, target) * 20;
}

export function placeNote({ width, height }: Size, around: Surroundings): Box {
  const { room, target } = around;
  const least = { left: room.left + MARGIN, top: room.top + MARGIN };
  const most = {
    left: Math.max(least.left, room.left + room.width - width - MARGIN),
    top: Math.max(least.top, room.top + room.height - height - MARGIN),
  };
  const middle = Math.min(most.left, Math.max(least.left, target.left + (target.width - width) / 2));
  let best: Box = { left: middle, top: least.top, width, height };
  let cost = costOf(best, around);
  for (let top = least.top; top <= most.top; top += STEP)
    for (const left of [middle, least.left, most.left, (least.left + most.left) / 2]) {
      const box = { left, top, width, height };
      const next = costOf(box, around);
      if (next < cost) [best, cost] = [box, next];
    }
  return best;
}
