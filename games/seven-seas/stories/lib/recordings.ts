/** Recordings of throws, as they are seen while they run. */
import type { SeasTable } from './table.ts';

/** What was seen of recordings while they ran. */
export interface Seen {
  /** Recordings in three dimensions. */
  readonly canvases: number;
  /** Fights that were shown before the dice lay still. */
  readonly early: number;
}

/** Watches for recordings from now on, until the page is loaded again. */
export async function watchRecordings({ page }: SeasTable): Promise<() => Promise<Seen>> {
  await page.evaluate(() => {
    const seen = { canvases: 0, early: 0 };
    Object.assign(window, { recordingsSeen: seen });
    const look = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLCanvasElement)) continue;
        seen.canvases++;
        seen.early += document.querySelectorAll('[data-id="fights"] ol > li').length;
      }
    });
    look.observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { readonly recordingsSeen: Seen }).recordingsSeen);
}
