/**
 * Whether two pictures differ so that somebody would see it. A picture is `{ width, height, data }`, four bytes a pixel.
 *
 * The figures were found by trying. Two pictures of one screen, each compressed, of which one has some pixels more, differ
 * by noise all over: at a threshold of 0.15 in at most 0.002 % of the pixels and in 5 of a tile. There another digit in small
 * type changes 30 pixels of a tile and more, another word 70, a button that moves by one pixel 45.
 */
import pixelmatch from 'pixelmatch';

/** How far two colours are apart, from 0 to 1, where anybody sees it at once, and where only in a large area. */
const CLEAR = 0.15;
const FAINT = 0.05;
/** Noise is strewn thinly all over; what has changed lies together. So the pixels are counted tile by tile as well. */
const TILE = 16;
const MOST_IN_A_TILE = 12;
/** The share of all pixels that may differ, wherever they lie. */
const MOST_CLEAR = 0.001;
const MOST_FAINT = 0.02;

/** How many pixels differ by more than the threshold, and where: a mask of four bytes a pixel. */
function count(kept, taken, threshold) {
  const { width, height } = kept;
  const mask = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(kept.data, taken.data, mask, width, height, { threshold, diffMask: true });
  return { share: pixels / (width * height), mask };
}

/** The most pixels of any tile that are in the mask. */
function densest(mask, { width, height }) {
  const columns = Math.ceil(width / TILE);
  const tiles = new Uint16Array(columns * Math.ceil(height / TILE));
  for (let at = 0; at < width * height; at++) {
    if (mask[at * 4 + 3] === 0) continue;
    const x = at % width;
    const y = (at - x) / width;
    tiles[Math.floor(y / TILE) * columns + Math.floor(x / TILE)]++;
  }
  return tiles.reduce((most, one) => Math.max(most, one), 0);
}

export function differVisibly(kept, taken) {
  if (kept.width !== taken.width || kept.height !== taken.height) return true;
  const { share, mask } = count(kept, taken, CLEAR);
  return share > MOST_CLEAR || densest(mask, kept) > MOST_IN_A_TILE || count(kept, taken, FAINT).share > MOST_FAINT;
}
