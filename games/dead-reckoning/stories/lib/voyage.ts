/** The beginnings of a voyage. */
import type { Page } from '@playwright/test';
import { playNow } from '../../../../e2e/lib/harbour.ts';
import { barOffers } from '../../../../e2e/lib/moment.ts';
import { playUntil } from '../../../../e2e/lib/play.ts';
import { CARGO } from '../../rules/facade.ts';
import { player } from '../player.ts';
import type { ReckoningTable } from './table.ts';

/** A match on this device, alone against the rival. */
export const sailAlone = (page: Page): Promise<ReckoningTable> => playNow(page, player, { way: 'solo' });

/** Everything in hand is played and used before sails are raised, and what lies at the dock goes aboard: it pays for cards. */
export async function makeReady(table: ReckoningTable): Promise<void> {
  await playUntil(table, (moment) => barOffers(moment, 'raise') && !barOffers(moment, 'play', 'use'));
  await table.load(CARGO, 0);
}
