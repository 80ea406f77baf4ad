/** Links and files handed on: by the system's own sheet where there is one, else by the clipboard. */
import { notify } from '@broadside/kit';
import type { Say } from '../text/say.ts';

/** `done` says what was copied, and for whom. */
export async function copy(text: string, say: Say, done = say('web.copied')): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(done, { tone: 'good' });
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
    if (!isClosed(error)) await copy(url, say);
  }
}

const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** A picture goes to the system's sheet; closing that is no failure, and saving is one button away. */
export async function sharePicture(file: File, text: string): Promise<void> {
  await navigator.share({ files: [file], text }).catch(() => undefined);
}

/** By the system's own sheet where that takes files; else it is saved, and the person told so. */
export async function shareFile(name: string, content: unknown, say: Say): Promise<void> {
  const file = new File([JSON.stringify(content)], name, { type: 'application/json' });
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] }))
    try {
      await navigator.share({ files: [file], title: name });
      return;
    } catch (error) {
      if (isClosed(error)) return;
    }
  saveFile(name, content);
  notify(say('web.menu.saved'), { tone: 'good' });
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
