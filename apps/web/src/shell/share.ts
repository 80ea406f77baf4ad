/** Links and files handed on: by the system's own sheet where there is one, else by the clipboard. */
import { notify } from '@broadside/kit';
import type { Say } from '../text/say.ts';

export async function copy(text: string, say: Say): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(say('web.copied'), { tone: 'good' });
  } catch {
    notify(say('web.copy.failed'), { tone: 'bad' });
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';

export async function share(url: string, text: string, say: Say): Promise<void> {
  if (!canShare()) return copy(url, say);
  try {
    await navigator.share({ url, text });
  } catch (error) {
    // Closing the system's sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url, say);
  }
}

/** A picture goes to the system's sheet; closing that is no failure, and saving is one button away. */
export async function sharePicture(file: File, text: string): Promise<void> {
  await navigator.share({ files: [file], text }).catch(() => undefined);
}

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const saveFile = (name: string, content: unknown): void =>
  saveBlob(name, new Blob([JSON.stringify(content)], { type: 'application/json' }));

/** "red-harbour-2031-05-02-a1b2.broadside.json". */
export const fileName = (game: string, id: string, at = new Date()): string =>
  `${game}-${at.toISOString().slice(0, 10)}-${id.slice(0, 4)}.broadside.json`;
