/**
 * Campaigns: matches that follow each other. A campaign knows the table of its latest chapter. What came of it is
 * written into the chronicle by whoever looks next, once: each writing follows on the version that was read, so that
 * neither a crash nor another node can leave a chapter out or count it twice.
 */
import { campaignRules, campaignStateAfter, courseOf } from '@broadside/host';
import type { CampaignRules, Course, Sitter } from '@broadside/kernel';
import type { CampaignChange, CampaignInfo, TableSettings } from '@broadside/wire';
import { ApiError } from '../apiError.ts';
import { withChronicle } from '../protocolV1.ts';
import { infoOf, type Presence, seatOf } from '../rooms/info.ts';
import type { Services } from '../services.ts';
import type { Bans, CampaignRow, GuestRow, SeatRow, TableRow, TableState } from '../store/store.ts';
import { checkName } from '../text.ts';
import { freshTable, planned, sitting } from './chairs.ts';
import { freshTableId, idBeside } from './ids.ts';
import { checkNotRemoved } from './see.ts';
import { checkSettings, gameOf } from './settings.ts';

const LISTED = 50;

interface Campaign {
  readonly row: CampaignRow;
  readonly state: TableState;
}

const rulesOf = (game: string): CampaignRules => campaignRules(gameOf(game));

const sitterOf = ({ name, bot }: SeatRow): Sitter => ({ name, bot: name === null ? bot : null });

export class Campaigns {
  private readonly services: Services;

  constructor(services: Services) {
    this.services = services;
  }

  // Looking

  async list(guest: GuestRow): Promise<readonly CampaignInfo[]> {
    const rows = await this.services.store.campaignsOf(guest.id, LISTED);
    const campaigns = await Promise.all(rows.map((row) => this.settled(row)));
    const at = await this.services.presence.at(campaigns.map(({ state }) => state.table));
    return campaigns.map((campaign) => this.infoOf(campaign, guest, at(campaign.state.table)));
  }

  async info(id: string, guest: GuestRow): Promise<CampaignInfo> {
    return this.told(await this.mine(id, guest), guest);
  }

  private async told(campaign: Campaign, guest: GuestRow): Promise<CampaignInfo> {
    const at = await this.services.presence.at([campaign.state.table]);
    return this.infoOf(campaign, guest, at(campaign.state.table));
  }

  private infoOf({ row, state }: Campaign, guest: GuestRow, presence: Presence): CampaignInfo {
    const { id, game, name, chronicle: campaignState, stopped, created, moved } = row;
    const table = infoOf(state.table, guest.id, presence);
    return withChronicle({
      id,
      game,
      name,
      campaignState,
      courses: [...rulesOf(game).courses(campaignState)],
      table: { id: table.id, status: table.status },
      seats: table.seats,
      owner: row.owner === guest.id,
      stopped,
      created,
      moved: Math.max(moved, state.moved),
    });
  }

  /** The campaign as it stands now, for those who play in it. */
  private async mine(id: string, guest: GuestRow): Promise<Campaign> {
    const row = await this.services.store.campaign(id);
    const campaign = row && (await this.settled(row));
    const member = campaign && (row.owner === guest.id || seatOf(campaign.state.table, guest.id) !== null);
    if (!member) throw new ApiError('no-campaign', 'there is no such campaign');
    return campaign;
  }

  /** With what came of its latest match, if that is over. */
  private async settled(row: CampaignRow): Promise<Campaign> {
    const { store } = this.services;
    const state = await store.table(row.table);
    if (!state) throw new Error(`the table of campaign ${row.id} is not there`);
    if (row.settled || state.table.status !== 'over') return { row, state };
    const campaignState = await this.campaignStateAfter(row, state);
    if (!campaignState) return { row, state };
    const next: CampaignRow = {
      ...row,
      chronicle: campaignState,
      settled: true,
      version: row.version + 1,
      moved: state.moved,
    };
    if (await store.saveCampaign(next)) return { row: next, state };
    const written = await store.campaign(row.id);
    if (!written) throw new ApiError('no-campaign', 'there is no such campaign');
    return this.settled(written);
  }

  private async campaignStateAfter(row: CampaignRow, state: TableState): Promise<CampaignRow['chronicle'] | undefined> {
    const room = await this.services.rooms.room(row.table);
    return room.queue.run(async () => {
      const match = await room.current();
      // Over once, and taken back since: then it is not over.
      return campaignStateAfter(
        row.chronicle,
        { entry: room.host.entry ?? gameOf(row.game), match },
        { id: row.table, at: state.moved, seats: state.table.seats.map(sitterOf) },
      );
    });
  }

  // Changing

  async begin(owner: GuestRow, wanted: TableSettings, name: string | undefined): Promise<CampaignInfo> {
    const settings = checkSettings(wanted);
    const rules = rulesOf(settings.game);
    const campaignState = rules.begin(settings.options as never, settings.seats.length);
    const now = this.services.clock.now();
    const row: Omit<CampaignRow, 'table'> = {
      id: freshTableId(this.services),
      owner: owner.id,
      game: settings.game,
      name: name === undefined ? null : checkName(name),
      settled: false,
      stopped: false,
      chronicle: campaignState,
      version: 1,
      created: now,
      moved: now,
    };
    const seats = settings.seats.map((plan) => planned(plan, owner));
    const campaign = await this.open(row, 'first', owner.id, settings, seats);
    if (!campaign) throw new Error('a campaign that was just made is there already');
    return this.told(campaign, owner);
  }

  /** The same company at a new table. Everybody who asks while it is not over gets the same one. */
  async next(id: string, guest: GuestRow, wanted: Course | undefined): Promise<CampaignInfo> {
    for (;;) {
      const { row, state } = await this.mine(id, guest);
      const { table } = state;
      if (table.status === 'waiting' || table.status === 'playing') return this.told({ row, state }, guest);
      const course = courseOf(rulesOf(row.game).courses(row.chronicle), wanted);
      checkNotRemoved(table, guest.id);
      const seats = this.company(table, guest);
      const version = row.version + 1;
      const fresh = { ...row, settled: false, stopped: false, version, moved: this.services.clock.now() };
      const campaign = await this.open(fresh, course, guest.id, table.settings, seats, table.bans);
      if (!campaign) continue;
      await this.pointTo(table.id, campaign.row.table);
      return this.told(campaign, guest);
    }
  }

  /** Whoever asks and has lost their chair takes a free one. */
  private company(table: TableRow, guest: GuestRow): readonly SeatRow[] {
    const seats = table.seats.map((seat) => (seat.guest === null ? seat : { ...seat, bot: null }));
    if (seatOf(table, guest.id) !== null) return seats;
    const free = seats.findIndex((seat) => seat.guest === null && seat.bot === null);
    return seats.map((seat, at) => (at === free ? sitting(guest) : seat));
  }

  /** Sets the table of a chapter; undefined if somebody else was quicker. */
  private async open(
    row: Omit<CampaignRow, 'table'>,
    course: Course,
    host: string,
    wanted: TableSettings,
    seats: readonly SeatRow[],
    bans?: Bans,
  ): Promise<Campaign | undefined> {
    const { store, rooms } = this.services;
    const options = rulesOf(row.game).options(row.chronicle, course) as unknown as TableSettings['options'];
    const settings: TableSettings = { ...checkSettings({ ...wanted, options }), campaign: row.id };
    for (;;) {
      const table = freshTable(idBeside(row.id), host, settings, seats, bans);
      const campaign: CampaignRow = { ...row, table: table.id };
      const opened = await store.openChapter(campaign, table);
      if (opened === 'late') return undefined;
      if (opened === 'code') continue;
      const state: TableState = { table, n: -1, toAct: [], moved: table.created };
      rooms.keep(state);
      return { row: campaign, state };
    }
  }

  /** Whoever still sits at the old table sees where it goes on. */
  private async pointTo(old: string, next: string): Promise<void> {
    const room = await this.services.rooms.room(old);
    await room.queue.run(() => room.change((row) => ({ ...row, next })));
  }

  async change(id: string, guest: GuestRow, { name, stopped }: CampaignChange): Promise<CampaignInfo> {
    for (;;) {
      const { row, state } = await this.owned(id, guest);
      const next: CampaignRow = {
        ...row,
        ...(name === undefined ? {} : { name: checkName(name) }),
        ...(stopped === undefined ? {} : { stopped }),
        version: row.version + 1,
      };
      if (await this.services.store.saveCampaign(next)) return this.told({ row: next, state }, guest);
    }
  }

  async delete(id: string, guest: GuestRow): Promise<void> {
    await this.owned(id, guest);
    await this.services.store.deleteCampaign(id);
  }

  private async owned(id: string, guest: GuestRow): Promise<Campaign> {
    const campaign = await this.mine(id, guest);
    if (campaign.row.owner !== guest.id) throw new ApiError('not-host', 'only whoever began the campaign may do this');
    return campaign;
  }
}
