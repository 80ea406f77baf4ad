import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CHARACTERS, type Character, CURSES } from '../../cards/table.ts';
import { CharacterBust } from './CharacterBust.tsx';
import { DieFace, type DieSide, ownerOf } from './dice.tsx';
import { type DieColours, dieColours, FACE_HALF, faceTexture, paintFace } from './dieMarking.ts';
import { Engraving, type Scene } from './Engraving.tsx';
import { ShipPiece } from './ships.tsx';

const SIDES: readonly DieSide[] = [-1, 0, 1, 2, 3];
const VALUES = [1, 2, 3, 4, 5, 6];

describe('The marking of a die', () => {
  it('S7-CAPTAIN-9: shows as many pips as its fire power, all within the face', () => {
    for (const side of SIDES)
      for (const value of VALUES) {
        const { pips } = faceTexture(side, value);
        expect(pips).toHaveLength(value);
        for (const { x, y, size } of pips) expect(Math.max(Math.abs(x), Math.abs(y)) + size).toBeLessThan(FACE_HALF);
      }
  });

  it('distinguishes the sides without a colour: every side has its own cut, and only the caravan has diamonds', () => {
    const cuts = SIDES.map((side) => faceTexture(side, 3).outline);
    expect(new Set(cuts).size).toBe(SIDES.length);
    expect(SIDES.map((side) => faceTexture(side, 3).pips[0]?.diamond)).toEqual([true, false, false, false, false]);
    expect(ownerOf(-1)).toBe('caravan');
  });

  it('takes its colours from the tokens of the page', () => {
    const style = { getPropertyValue: (name: string) => ` ${name} ` };
    expect(dieColours(2, style)).toEqual({ body: '--seat-2', shade: '--print-ink', pip: '--print' });
    expect(dieColours(-1, style).body).toBe('--ship-red');
  });

  it('is painted over the whole square, and leaves the canvas as it was', () => {
    const said: string[] = [];
    const ctx = new Proxy({} as Record<string, unknown>, {
      get:
        (_, name) =>
        (...values: unknown[]) =>
          said.push(`${String(name)} ${values.join(' ')}`),
      set: () => true,
    }) as unknown as CanvasRenderingContext2D;
    class Path {
      addPath(): void {}
      arc(): void {}
      moveTo(): void {}
      lineTo(): void {}
      closePath(): void {}
    }
    const had = globalThis.Path2D;
    globalThis.Path2D = Path as unknown as typeof Path2D;
    const colours: DieColours = { body: 'red', shade: 'black', pip: 'white' };
    try {
      paintFace(ctx, -1, 6, 128, colours);
    } finally {
      globalThis.Path2D = had;
    }
    expect(said[0]).toBe('save ');
    expect(said).toContain('fillRect 0 0 128 128');
    expect(said.at(-1)).toBe('restore ');
    expect(said.filter((call) => call.startsWith('fill '))).toHaveLength(1 + 6);
  });

  it('is not drawn for what no die can show', () => {
    expect(renderToStaticMarkup(<DieFace side={0} value={7} />)).not.toContain('<path');
  });
});

describe('Pictures', () => {
  it('are silent: whoever shows one says what it is', () => {
    for (const html of [
      renderToStaticMarkup(<DieFace side={-1} value={2} />),
      renderToStaticMarkup(<ShipPiece seat={1} state="guard" />),
      renderToStaticMarkup(<Engraving what="kraken" />),
    ])
      expect(html).toMatch(/^<svg aria-hidden="true"/);
  });

  it('are all different: seven characters and twelve scenes', () => {
    const busts = CHARACTERS.map((_, at) => renderToStaticMarkup(<CharacterBust character={at as Character} />));
    expect(new Set(busts).size).toBe(7);
    const scenes: readonly Scene[] = [...CURSES, 'caravan', 'port', 'bay', 'end'];
    expect(new Set(scenes.map((what) => renderToStaticMarkup(<Engraving what={what} />))).size).toBe(12);
  });

  it('leave out hatching where it would only be dirt', () => {
    const strokes = (size: number): number =>
      renderToStaticMarkup(<CharacterBust character={0} size={size} />).split('<path').length;
    expect(strokes(36)).toBeLessThan(strokes(96));
  });
});
