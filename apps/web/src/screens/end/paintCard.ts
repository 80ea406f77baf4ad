/** Carries out the instructions of a card on a canvas of this device. */
import { FONTS, HEIGHT, type Ink, type Stroke, WIDTH } from './card.ts';

type Pen = CanvasRenderingContext2D;

/** A token as the style sheet has it, or a colour as it is. */
function inkOf(ink: Ink): string {
  return ink.startsWith('--') ? getComputedStyle(document.documentElement).getPropertyValue(ink).trim() : ink;
}

/** As many words on a line as fit; the last line takes the rest. */
function broken(pen: Pen, text: string, width: number, lines: number): readonly string[] {
  const out: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${out.at(-1)} ${word}`.trim();
    if (out.length < lines && out.at(-1) !== '' && pen.measureText(longer).width > width) out.push(word);
    else out[out.length - 1] = longer;
  }
  return out;
}

function write(pen: Pen, stroke: Extract<Stroke, { draw: 'text' }>): void {
  const { text, x, y, width, font, fill, lines = 1, end = false } = stroke;
  pen.font = font;
  pen.fillStyle = inkOf(fill);
  pen.textAlign = end ? 'right' : 'left';
  const high = Number.parseInt(/\d+(?=px)/.exec(font)?.[0] ?? '30', 10);
  // What is still too long is pressed together.
  for (const [at, words] of broken(pen, text, width, lines).entries()) pen.fillText(words, x, y + at * high, width);
}

function hatch(pen: Pen, { x, y, w, h }: Extract<Stroke, { draw: 'hatch' }>): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, w, h);
  pen.clip();
  pen.strokeStyle = '#e78672';
  pen.lineWidth = 3;
  pen.beginPath();
  for (let at = x - h; at < x + w; at += 9) {
    pen.moveTo(at, y + h);
    pen.lineTo(at + h, y);
  }
  pen.rect(x, y, w, h);
  pen.stroke();
  pen.restore();
}

function trace(pen: Pen, { d, x, y, scale, fill, line, thick = 1 }: Extract<Stroke, { draw: 'path' }>): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const path = new Path2D(d);
  if (fill !== undefined) {
    pen.fillStyle = inkOf(fill);
    pen.fill(path);
  }
  if (line !== undefined) {
    pen.strokeStyle = inkOf(line);
    pen.lineWidth = thick;
    pen.stroke(path);
  }
  pen.restore();
}

function carryOut(pen: Pen, stroke: Stroke): void {
  switch (stroke.draw) {
    case 'box':
      pen.fillStyle = inkOf(stroke.fill);
      pen.fillRect(stroke.x, stroke.y, stroke.w, stroke.h);
      return;
    case 'disc':
      pen.beginPath();
      pen.arc(stroke.x, stroke.y, stroke.r, 0, 2 * Math.PI);
      pen.fillStyle = inkOf(stroke.fill);
      pen.fill();
      pen.lineWidth = 8;
      pen.strokeStyle = inkOf(stroke.line ?? stroke.fill);
      pen.stroke();
      return;
    case 'hatch':
      hatch(pen, stroke);
      return;
    case 'path':
      trace(pen, stroke);
      return;
    case 'text':
      write(pen, stroke);
      return;
  }
}

/** The picture as a file, once the letters are there. */
export async function paintCard(strokes: readonly Stroke[]): Promise<Blob> {
  const words = strokes.flatMap((stroke) => (stroke.draw === 'text' ? [stroke.text] : [])).join(' ');
  await Promise.all(FONTS.map((font) => document.fonts.load(font, words)));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this device has no canvas');
  for (const stroke of strokes) carryOut(pen, stroke);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture came of the canvas'))), 'image/png');
  });
}
