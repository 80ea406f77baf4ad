/** All six faces of a side's dice on one canvas, three beside each other in two rows. */
import { dieTint } from '@broadside/kit';
import { resolvedColour } from '@broadside/kit/scene';
import { type DieColours, type DieSide, dieColours, FACE_HALF, ownerOf, paintFace } from '../../art/index.ts';
import { DIE_UNITS } from './frame.ts';
import { FACES } from './marking.ts';

const COLUMNS = 3;
const ROWS = 2;
/** A face is painted to its very edge, and cut where the flat die ends. */
const CUT = (1 - DIE_UNITS / (2 * FACE_HALF)) / 2;

function coloursOf(side: DieSide, at: HTMLElement): DieColours {
  return { ...dieColours(side, getComputedStyle(at)), body: resolvedColour(dieTint(ownerOf(side)), at) };
}

export function paintAtlas(side: DieSide, px: number, at: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = COLUMNS * px;
  canvas.height = ROWS * px;
  const pen = canvas.getContext('2d');
  const colours = coloursOf(side, at);
  FACES.forEach(({ value }, place) => {
    pen?.save();
    pen?.translate((place % COLUMNS) * px, Math.floor(place / COLUMNS) * px);
    if (pen) paintFace(pen, side, value, px, colours);
    pen?.restore();
  });
  return canvas;
}

/** Where a point of a face lies on the atlas; `right` and `up` go from 0 to 1 over the face. */
export function onAtlas(place: number, right: number, up: number): readonly [u: number, v: number] {
  const inside = (share: number): number => CUT + (1 - 2 * CUT) * share;
  const row = ROWS - 1 - Math.floor(place / COLUMNS);
  return [((place % COLUMNS) + inside(right)) / COLUMNS, (row + inside(up)) / ROWS];
}
