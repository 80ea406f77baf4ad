/** What of Port Royal's box is played, on the form for a new table. */
import type { Locator, Page } from '@playwright/test';
import { choose, type Wish as FrameWish, fillIn as fillInFrame, named } from '../../../../e2e/lib/setup.ts';

export const PLAYS = [
  'Base game',
  'Set Sail! on its own',
  'Contracts, competitive',
  'Contracts, cooperative',
  'Adventure, competitive',
  'Adventure, cooperative',
  'After the campaign',
] as const;

export interface Wish extends FrameWish {
  readonly play: (typeof PLAYS)[number];
  readonly modules?: readonly string[];
  /** Chapters one after another; one alone unless told otherwise. */
  readonly campaign?: boolean;
}

export const playOf = (page: Page, play: Wish['play']): Locator =>
  named(page.getByRole('radiogroup', { name: 'Game mode' }), 'radio', play);

export const moduleOf = (page: Page, module: string): Locator => named(page, 'switch', module);

export async function fillIn(page: Page, wish: Wish): Promise<void> {
  const { play, modules = [], campaign = false, edition = {}, ...frame } = wish;
  await playOf(page, play).check();
  await fillInFrame(page, frame);
  for (const module of modules) await moduleOf(page, module).check();
  const whole = named(page, 'switch', 'As a campaign');
  if (await whole.isVisible()) await whole.setChecked(campaign);
  for (const [name, value] of Object.entries(edition)) await choose(page, name, value);
}

/** A form filled in as wished for. */
export const wishing =
  (wish: Wish) =>
  (page: Page): Promise<void> =>
    fillIn(page, wish);
