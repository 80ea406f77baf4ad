/** All faces as the lid paints them. */
import { useEffect, useRef } from 'react';
import { type DieSide, dieColours, paintFace } from '../art/index.ts';

const PX = 72;
const SIDES: readonly DieSide[] = [0, 1, 2, 3, -1];

function paintAll(canvas: HTMLCanvasElement): void {
  const ctx = canvas.getContext('2d');
  if (ctx === null) return;
  const style = getComputedStyle(document.documentElement);
  for (const [row, side] of SIDES.entries())
    for (let value = 1; value <= 6; value++) {
      ctx.save();
      ctx.translate((value - 1) * (PX + 4), row * (PX + 4));
      paintFace(ctx, side, value, PX, dieColours(side, style));
      ctx.restore();
    }
}

export function Faces3d() {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (ref.current !== null) paintAll(ref.current);
  }, []);
  return <canvas ref={ref} width={6 * (PX + 4)} height={SIDES.length * (PX + 4)} />;
}
