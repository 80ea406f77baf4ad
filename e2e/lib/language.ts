/** The languages beside English, and the way to them. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const LANGUAGES = [
  ['uk', 'Українська'],
  ['ru', 'Русский'],
] as const;

/** Changed in the menu of the table, without leaving it. */
export async function changeLanguage(page: Page, language: string): Promise<void> {
  await page.getByRole('banner').getByTestId('menu').click();
  const menu = page.getByRole('dialog');
  // The words are fetched first: the radio is checked when they are there.
  const radio = menu.getByTestId('language').getByRole('radio', { name: language });
  await radio.click();
  await expect(radio).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}
