/** A visitor who has been here once, and now has no network. */
import type { Page } from '@playwright/test';

/** The first visit is over when the app has been kept on the device. */
export async function goOffline(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
  await page.context().setOffline(true);
}
