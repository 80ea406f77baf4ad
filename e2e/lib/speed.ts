/** How fast things move on the screen. */
import type { Page } from '@playwright/test';

/** Animations as somebody has set them, from the next load on. */
export const setSpeed = (page: Page, speed: 'off' | 'fast' | 'normal' | 'slow'): Promise<void> =>
  page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('broadside.settings') ?? '{}');
    localStorage.setItem('broadside.settings', JSON.stringify({ ...kept, speed: wanted }));
  }, speed);
