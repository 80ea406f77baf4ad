/** The languages beside English, and the way to them. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const LANGUAGES = [
  ['uk', 'Українська'],
  ['ru', 'Русский'],
] as const;

/** Changed in the menu of the table, without leaving it. */
export async function changeLanguage(page: Page, language: string): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('radio', { name: language }).check();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}
