/** Dead Reckoning as a visitor knows it: the sea, the ship, the crew, the battle ship. */
import type { Locator, Page } from '@playwright/test';
import type { Moment, Verb } from '../../../../e2e/lib/moment.ts';
import { labels, ofKind, Table, type Wordings } from '../../../../e2e/lib/table.ts';
import { expect } from '../../../../e2e/lib/test.ts';
import { captain, idler } from './tastes.ts';

export class ReckoningTable extends Table {
  readonly taste = captain;
  readonly idle = idler;
  protected override readonly toReader: Wordings = [
    [/, your (turn|last turn)/, ', the $1 of NAME'],
    [/ your (cube|building)/, ' a $1 of NAME'],
    [/ your (fort|garrison)/, ' the $1 of NAME'],
    [/ you, as you were/, ' NAME, who was'],
    [/(You have taken the last turn and) defend/, '$1 defends'],
  ];
  /** The tiles; on a phone they lie in a box that scrolls. */
  readonly sea: Locator;
  /** Every tile and the harbour, each with all that lies there in words. */
  readonly places: Locator;
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
    this.sea = page.getByTestId('sea').last();
    this.places = this.sea.getByTestId(/^(tile:\d+|harbour)$/);
    this.ship = page.getByRole('region').and(page.getByTestId('ship'));
    this.hand = page.getByRole('region').and(page.getByTestId('hand'));
    this.played = page.getByRole('region').and(page.getByTestId('played'));
    this.battle = page.getByTestId('battle');
    this.zones = this.battle.getByTestId('battle-board').getByRole('listitem');
    this.restart = page.getByTestId('restart').filter({ visible: true });
  }

  own(name: string): Locator {
    return this.page.getByTestId('players').getByRole('button', { name: new RegExp(`^${name}`) });
  }

  protected async open() {
    await this.backToSea();
    const isFought = await this.battle.isVisible();
    return { tiles: isFought ? [] : await labels(this.places) };
  }

  /** The result of a battle stays until it is put away. */
  async backToSea(): Promise<void> {
    const back = this.page.getByTestId('to-sea');
    if (await back.isVisible()) await back.click();
  }

  /** Goods of one kind go into a cell, as many as possible, by the verbs. */
  async load(good: number, cell: number): Promise<void> {
    await this.press('goods');
    const sheet = this.page.getByRole('dialog');
    await sheet
      .getByTestId(ofKind(`load.${good}.${cell}`))
      .last()
      .click();
    await expect(sheet).toBeHidden();
  }

  /** One step out of the harbour, by the verbs. */
  async putToSea(): Promise<void> {
    await this.press('raise');
    await this.press('sail');
    const sheet = this.page.getByRole('dialog');
    await sheet
      .getByTestId(/^sail\.[012]$/)
      .first()
      .click();
    await expect(sheet).toBeHidden();
  }

  /** A card of the hand is opened by a tap, and played by its verb. */
  async playFirst(): Promise<void> {
    await this.hand
      .getByTestId(/^hand:/)
      .first()
      .click();
    const sheet = this.page.getByRole('dialog');
    await sheet.getByTestId(/^play\./).click();
    await expect(sheet).toBeHidden();
  }

  override async tap({ id }: Verb): Promise<boolean> {
    if (
      id !== 'play' ||
      !(await this.hand
        .getByTestId(/^hand:/)
        .first()
        .isVisible())
    )
      return false;
    await this.playFirst();
    return true;
  }

  /** In somebody else's turn there is only what nobody waits for. */
  override async isAwaited(moment: Moment): Promise<boolean> {
    if (moment.at !== 'bar' || !moment.verbs.every(({ id }) => ['level', 'level.up', 'goods'].includes(id)))
      return true;
    return this.heading.getByTestId('your-turn').isVisible();
  }

  /** Tiles and the harbour that can be sailed to: all of them, or those so many sails away. */
  inReach(sails?: number): Locator {
    return this.sea.locator(sails === undefined ? '[data-sails]' : `[data-sails="${sails}"]`);
  }

  /** The tiles of a row, counted from the harbour. */
  row(row: number): Locator {
    const first = (row - 1) * 3;
    return this.sea.getByTestId(new RegExp(`^tile:(${first}|${first + 1}|${first + 2})$`));
  }

  /** The tile on which the ship of a seat lies. */
  tileWith(seat: number): Locator {
    const tile = this.sea.locator('[data-spot^="tile:"]').filter({ has: this.page.getByTestId(`ship:${seat}`) });
    return tile.getByTestId(/^tile:/);
  }
}
