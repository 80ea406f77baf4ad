/** What of Port Royal's box is played, on the form for a new table. */
import type { Locator, Page } from '@playwright/test';
import { choose, fillIn as fillInFrame, type SetupChoices, unfold } from '../../../../e2e/lib/setup.ts';

export const PLAYS = [
  'points',
  'setSail',
  'contracts',
  'contractsCoop',
  'adventure',
  'adventureCoop',
  'adventureAfter',
] as const;

export interface PortRoyalChoices extends SetupChoices {
  readonly play: (typeof PLAYS)[number];
  readonly modules?: readonly string[];
  /** Chapters one after another; one alone by default. */
  readonly campaign?: boolean;
}

export const playOf = (page: Page, play: PortRoyalChoices['play']): Locator =>
  page.getByTestId('play').getByTestId(play);

export const moduleOf = (page: Page, module: string): Locator => page.getByTestId(`module:${module}`);

export async function fillIn(page: Page, choices: PortRoyalChoices): Promise<void> {
  const { play, modules = [], campaign = false, edition = {}, ...frame } = choices;
  await unfold(page);
  await playOf(page, play).check();
  await fillInFrame(page, frame);
  for (const module of modules) await moduleOf(page, module).check();
  const whole = page.getByTestId('campaign');
  if (await whole.isVisible()) await whole.setChecked(campaign);
  for (const [option, value] of Object.entries(edition)) await choose(page, option, value);
}

/** A form filled in as chosen. */
export const choosing =
  (choices: PortRoyalChoices) =>
  (page: Page): Promise<void> =>
    fillIn(page, choices);
