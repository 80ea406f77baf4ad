/** Whether two pictures differ so that somebody would see it. A picture is `{ width, height, data }`, four bytes a pixel. */
import pixelmatch from 'pixelmatch';

/** How far two colours are apart before anybody sees it, from 0 to 1. */
const THRESHOLD = 0.1;
/** Noise is strewn thinly all over; what has changed lies together. So the pixels are counted tile by tile as well. */
const TILE = 16;
const MOST_IN_A_TILE = 12;
/** The share of all pixels that may differ, wherever they lie. */
const MOST_IN_ALL = 0.001;

const OPAQUE = 255;

/** How many pixels differ in all, and in the tile where most do. */
export function difference(kept, taken) {
  const { width, height } = kept;
  const mask = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(kept.data, taken.data, mask, width, height, { threshold: THRESHOLD, diffMask: true });
  const columns = Math.ceil(width / TILE);
  const tiles = new Uint16Array(columns * Math.ceil(height / TILE));
  for (let at = 0; at < width * height; at++)
    if (mask[at * 4 + 3] === OPAQUE) {
      const x = at % width;
      const y = (at - x) / width;
      tiles[Math.floor(y / TILE) * columns + Math.floor(x / TILE)]++;
    }
  return { pixels, share: pixels / (width * height), inATile: tiles.reduce((most, one) => Math.max(most, one), 0) };
}

export function differVisibly(kept, taken) {
  if (kept.width !== taken.width || kept.height !== taken.height) return true;
  const { share, inATile } = difference(kept, taken);
  return share > MOST_IN_ALL || inATile > MOST_IN_A_TILE;
}
