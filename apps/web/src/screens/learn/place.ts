/** Where the coach stands: beside what is spoken of, and never on it. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Standing {
  readonly x: number;
  readonly y: number;
  /** Which edge points at what is spoken of, and where along it. */
  readonly tail: { readonly edge: 'top' | 'bottom' | 'left' | 'right'; readonly at: number } | undefined;
}

type Edge = NonNullable<Standing['tail']>['edge'];

const GAP = 18;
const MARGIN = 8;
/** The tail keeps off the rounded corners. */
const CORNER = 26;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

type Size = Pick<Box, 'w' | 'h'>;

function beside(edge: Edge, about: Box, size: Size, room: Box): Box {
  const across = clamp(about.x + about.w / 2 - size.w / 2, room.x + MARGIN, room.x + room.w - size.w - MARGIN);
  const along = clamp(about.y + about.h / 2 - size.h / 2, room.y + MARGIN, room.y + room.h - size.h - MARGIN);
  switch (edge) {
    case 'top':
      return { ...size, x: across, y: about.y + about.h + GAP };
    case 'bottom':
      return { ...size, x: across, y: about.y - GAP - size.h };
    case 'left':
      return { ...size, x: about.x + about.w + GAP, y: along };
    case 'right':
      return { ...size, x: about.x - GAP - size.w, y: along };
  }
}

const isWithin = (box: Box, room: Box): boolean =>
  box.x >= room.x && box.y >= room.y && box.x + box.w <= room.x + room.w && box.y + box.h <= room.y + room.h;

const tailOf = (edge: Edge, { x, y, w, h }: Box, about: Box): Standing['tail'] => ({
  edge,
  at:
    edge === 'top' || edge === 'bottom'
      ? clamp(about.x + about.w / 2 - x, CORNER, w - CORNER)
      : clamp(about.y + about.h / 2 - y, CORNER, h - CORNER),
});

/** In a column of its own, as low as nothing lit is covered; where all is lit, as little as can be. */
function docked(lit: readonly Box[], size: Size, room: Box): Standing {
  const x = room.x + (room.w - size.w) / 2;
  const [top, bottom] = [room.y + MARGIN, room.y + room.h - size.h - MARGIN];
  const places = [bottom, ...lit.map((box) => box.y - GAP - size.h), ...lit.map((box) => box.y + box.h + GAP), top]
    .filter((y) => y >= top && y <= bottom)
    .map((y) => ({ y, covered: lit.reduce((sum, box) => sum + shared({ ...size, x, y }, box), 0) }));
  const [best] = places.toSorted((a, b) => a.covered - b.covered);
  return { x, y: best?.y ?? bottom, tail: undefined };
}

/** `lit`: what must stay in sight, the first of it being spoken of; `room`: the part of the screen that is free for it. */
export function standingOf(lit: readonly Box[], size: Size, room: Box): Standing {
  const [about] = lit;
  if (about === undefined) return docked([], size, room);
  for (const edge of ['top', 'bottom', 'left', 'right'] as const) {
    const box = beside(edge, about, size, room);
    if (isWithin(box, room) && lit.every((one) => shared(box, one) === 0))
      return { x: box.x, y: box.y, tail: tailOf(edge, box, about) };
  }
  return docked(lit, size, room);
}
