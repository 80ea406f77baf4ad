/** Where pictures are put: every one of them anew, or only those that have changed so that somebody would see it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differVisibly } from './compare.mjs';

/** Reads a picture in the browser's own words: a page may not send bytes, but text. */
async function pixelsOf(webp) {
  const image = await createImageBitmap(await (await fetch(`data:image/webp;base64,${webp}`)).blob());
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const read = new FileReader();
  const done = new Promise((resolve) => {
    read.onload = resolve;
  });
  read.readAsDataURL(new Blob([data]));
  await done;
  return { width, height, text: read.result.slice(read.result.indexOf(',') + 1) };
}

/** Pictures are read by the browser that takes them, in an empty page of its own. */
export async function readerIn(browser) {
  const page = await browser.newPage();
  return async (bytes) => {
    const { text, ...size } = await page.evaluate(pixelsOf, bytes.toString('base64'));
    return { ...size, data: new Uint8Array(Buffer.from(text, 'base64')) };
  };
}

/**
 * Puts a picture there and says what became of it. With `read`, one that lies there already is replaced only by one that
 * differs visibly. Both come from the same encoder at the same quality, so what it does to one it does to the other, and
 * the tolerance can be small.
 */
export class Album {
  constructor(folder, read) {
    Object.assign(this, { folder, read, counts: { new: 0, replaced: 0, kept: 0 } });
    mkdirSync(folder, { recursive: true });
  }

  async put(file, bytes) {
    const became = await this.compare(join(this.folder, file), bytes);
    if (became !== 'kept') writeFileSync(join(this.folder, file), bytes);
    this.counts[became]++;
    return became;
  }

  async compare(path, bytes) {
    if (!existsSync(path)) return 'new';
    if (this.read === undefined) return 'replaced';
    const kept = readFileSync(path);
    if (kept.equals(bytes)) return 'kept';
    return differVisibly(await this.read(kept), await this.read(bytes)) ? 'replaced' : 'kept';
  }
}
