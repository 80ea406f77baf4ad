/**
 * One face of a die of the lid, made of shapes and painted onto a canvas: the same outline, trim and pips as on the
 * flat dice, so that a die is known from every side without its colour.
 */
import { type DieValue, dieCut, diePips } from '@broadside/kit';
import { type DieSide, isDieValue, ownerOf } from './dice.tsx';

/** Half the edge of a face in the units of its shapes. */
export const FACE_HALF = 20;

export interface FacePip {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly diamond: boolean;
}

/** All around the middle of the face, which reaches from -20 to 20. */
export interface FaceTexture {
  /** The cut of the seat, as an SVG path: outside of it the face is in shade. */
  readonly outline: string;
  readonly trim: string | undefined;
  readonly pips: readonly FacePip[];
}

export function faceTexture(side: DieSide, value: number): FaceTexture {
  const owner = ownerOf(side);
  const shown: DieValue = isDieValue(value) ? value : 1;
  const { outline, trim } = dieCut(owner);
  const { places, size, diamond } = diePips(owner, shown);
  return { outline, trim, pips: places.map(([x, y]) => ({ x, y, size, diamond })) };
}

export interface DieColours {
  readonly body: string;
  /** The corners outside of the cut, and the shade around the pips. */
  readonly shade: string;
  readonly pip: string;
}

/** Read from the tokens of the page: a canvas does not know custom properties. */
export function dieColours(side: DieSide, style: Pick<CSSStyleDeclaration, 'getPropertyValue'>): DieColours {
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    body: token(side === -1 ? '--ship-red' : `--seat-${side}`),
    shade: token('--print-ink'),
    pip: token('--print'),
  };
}

/** Paints a whole square of `px` pixels. */
export function paintFace(
  ctx: CanvasRenderingContext2D,
  side: DieSide,
  value: number,
  px: number,
  colours: DieColours,
): void {
  const { outline, trim, pips } = faceTexture(side, value);
  ctx.save();
  ctx.fillStyle = colours.body;
  ctx.fillRect(0, 0, px, px);
  ctx.translate(px / 2, px / 2);
  ctx.scale(px / 2 / FACE_HALF, px / 2 / FACE_HALF);
  paintCorners(ctx, outline, colours);
  paintTrim(ctx, trim ?? outline, trim !== undefined, colours);
  for (const pip of pips) paintPip(ctx, pip, colours);
  ctx.restore();
}

/** What the cut leaves over lies a little deeper. */
function paintCorners(ctx: CanvasRenderingContext2D, outline: string, { shade }: DieColours): void {
  const around = new Path2D(`M${-FACE_HALF} ${-FACE_HALF}H${FACE_HALF}V${FACE_HALF}H${-FACE_HALF}Z`);
  around.addPath(new Path2D(outline));
  ctx.globalAlpha = 0.42;
  ctx.fillStyle = shade;
  ctx.fill(around, 'evenodd');
  ctx.globalAlpha = 1;
}

function paintTrim(ctx: CanvasRenderingContext2D, d: string, own: boolean, { pip }: DieColours): void {
  ctx.globalAlpha = own ? 0.75 : 0.4;
  ctx.lineWidth = own ? 1.1 : 0.7;
  ctx.lineCap = 'round';
  ctx.strokeStyle = pip;
  ctx.stroke(new Path2D(d));
  ctx.globalAlpha = 1;
}

function paintPip(ctx: CanvasRenderingContext2D, { x, y, size, diamond }: FacePip, { pip, shade }: DieColours): void {
  const shape = new Path2D();
  if (diamond) {
    shape.moveTo(x, y - size);
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const)
      shape.lineTo(x + dx * size, y + dy * size);
    shape.closePath();
  } else shape.arc(x, y, size, 0, 2 * Math.PI);
  ctx.fillStyle = pip;
  ctx.fill(shape);
  ctx.globalAlpha = 0.45;
  ctx.lineWidth = 0.6;
  ctx.strokeStyle = shade;
  ctx.stroke(shape);
  ctx.globalAlpha = 1;
}
