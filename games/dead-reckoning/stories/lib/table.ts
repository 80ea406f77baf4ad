/** Dead Reckoning as a visitor knows it: the sea, the ship, the crew, the battle ship. */
import type { Locator, Page } from '@playwright/test';
import type { Moment } from '../../../../e2e/lib/moment.ts';
import { labels, Table } from '../../../../e2e/lib/table.ts';
import { captain, idler } from './tastes.ts';

export class ReckoningTable extends Table {
  readonly taste = captain;
  readonly idle = idler;
  /** The tiles; on a phone they lie in a box that scrolls. */
  readonly sea: Locator;
  /** The own ship with its holds. */
  readonly ship: Locator;
  readonly hand: Locator;
  readonly played: Locator;
  /** While it is fought, a battle takes the place of the sea. */
  readonly battle: Locator;
  /** The zones of the battle board, each with what lies in it. */
  readonly zones: Locator;
  readonly restart: Locator;

  constructor(page: Page) {
    super(page);
    this.sea = page.getByRole('region', { name: 'The sea' }).last();
    this.ship = page.getByRole('region', { name: 'Ship', exact: true });
    this.hand = page.getByRole('region', { name: /^Hand/ });
    this.played = page.getByRole('region', { name: /^Played/ });
    this.battle = page.getByRole('region', { name: /^Battle |^The cannons break the tie/ });
    this.zones = this.battle.getByRole('list', { name: 'Battle board' }).getByRole('listitem');
    this.restart = page.getByRole('button', { name: /^Restart turn/ }).filter({ visible: true });
  }

  own(name: string): Locator {
    return this.page.getByRole('region', { name: 'Players' }).getByRole('button', { name: new RegExp(`^${name}`) });
  }

  protected async open() {
    const isFought = await this.battle.isVisible();
    return { tiles: isFought ? [] : await labels(this.sea.getByRole('button')) };
  }

  /** A card of the hand is played by a tap. */
  override async tap(words: string): Promise<boolean> {
    const place = /^Play a card/.test(words) ? this.hand.getByRole('button').first() : undefined;
    if (!place || !(await place.isVisible())) return false;
    await place.click();
    return true;
  }

  /** In somebody else's turn there is only what nobody waits for. */
  override async isAwaited(moment: Moment): Promise<boolean> {
    if (moment.at !== 'bar' || !moment.verbs.every(({ words }) => /^(Level up (?!to)|Cargo and coins)/.test(words)))
      return true;
    return (await this.heading.getByRole('paragraph').innerText()).startsWith('Your turn');
  }

  /** Tiles and the harbour that can be sailed to, by what is told of them. */
  inReach(): Locator {
    return this.sea.getByRole('button', { name: /, \d+ sails? away|\. \d+ sails? away/ });
  }
}
