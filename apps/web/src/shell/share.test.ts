import { dismiss } from '@broadside/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentNotices } from '../../../../packages/kit/src/overlay/notices.ts';
import type { Say } from '../text/say.ts';
import { copy, shareFile } from './share.ts';

const notified = (): string[] => currentNotices().map(({ text, tone }) => `${tone}: ${text}`);

const say = ((key: string) => key) as Say;
const saved: string[] = [];

beforeEach(() => {
  for (const { key } of currentNotices()) dismiss(key);
  saved.length = 0;
  const link = { href: '', download: '', click: () => saved.push(link.download) };
  vi.stubGlobal('document', { createElement: () => link });
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a match file', () => {
  const send = () => shareFile('match.json', { format: 'x' }, say);

  it('goes through the sheet of the system where that takes files', async () => {
    const share = vi.fn(async (_data: ShareData) => undefined);
    vi.stubGlobal('navigator', { canShare: () => true, share });
    await send();
    const [{ files }] = share.mock.calls[0];
    expect(files?.map(({ name }) => name)).toEqual(['match.json']);
    expect([saved, notified()]).toEqual([[], []]);
  });

  it('is saved where it does not, and the person is told so', async () => {
    vi.stubGlobal('navigator', {});
    await send();
    expect(saved).toEqual(['match.json']);
    expect(notified()).toEqual(['good: web.menu.saved']);
  });

  it('is not saved after all when the sheet was closed', async () => {
    const share = () => Promise.reject(new DOMException('', 'AbortError'));
    vi.stubGlobal('navigator', { canShare: () => true, share });
    await send();
    expect(saved).toEqual([]);
  });
});

it('a copied link is announced in the words that say for whom it works', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  await copy('https://table.example/replay/table/x', say, 'works for everybody');
  expect(notified()).toEqual(['good: works for everybody']);
});
