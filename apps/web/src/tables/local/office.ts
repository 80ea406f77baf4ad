/** The worker's desk: every match, file and recorded match of the page goes through here. */
import { MatchReplay } from '@broadside/host';
import { fetchGame, loadMatchFile } from '@broadside/shelf';
import { randomHex } from '../random.ts';
import { beginCampaign, nextChapter, settleAll } from './campaigns.ts';
import { branchMatch, importMatch, readSitters, startMatch, startRematch } from './clerk.ts';
import { type HostWorld, LocalHost } from './host.ts';
import { startLesson } from './lessons.ts';
import { wireOfThrown } from './thrown.ts';
import type { Call, FromWorker, LocalServerMessage, ReplayInfo, ToWorker } from './words.ts';

/** How other windows hear that a match was opened here, and we of theirs. */
export interface Rivals {
  announce(id: string): void;
  listen(heard: (id: string) => void): void;
}

interface Sitting {
  readonly id: string;
  readonly host: Promise<LocalHost | undefined>;
}

export class Office {
  private readonly world: HostWorld;
  private readonly rivals: Rivals;
  private readonly post: (message: FromWorker) => void;
  private readonly sittings = new Map<number, Sitting>();
  private readonly replays = new Map<number, MatchReplay>();
  private replayCount = 0;

  constructor(world: HostWorld, rivals: Rivals, post: (message: FromWorker) => void) {
    this.world = world;
    this.rivals = rivals;
    this.post = post;
    rivals.listen((id) => this.checkOwners(id));
  }

  hear(message: ToWorker): void {
    switch (message.type) {
      case 'call':
        void this.call(message.call, message.what);
        break;
      case 'open':
        this.open(message.table, message.id, message.pace);
        break;
      case 'message':
        void this.sittings.get(message.table)?.host.then((host) => host?.ask(message.message));
        break;
      case 'close':
        void this.sittings.get(message.table)?.host.then((host) => host?.stop());
        this.sittings.delete(message.table);
        break;
    }
  }

  private async call(call: number, what: Call): Promise<void> {
    try {
      this.post({ type: 'answer', call, answer: await this.answer(what) });
    } catch (error) {
      this.post({ type: 'answer', call, error: wireOfThrown(error) });
    }
  }

  private answer(what: Call): unknown {
    switch (what.name) {
      case 'prepare':
        return fetchGame(what.request).then(() => null);
      case 'start':
        return startMatch(this.world, what.request);
      case 'lesson':
        return startLesson(this.world, what.request);
      case 'rematch':
        return startRematch(this.world, what.request);
      case 'campaign':
        return beginCampaign(this.world, what.request);
      case 'chapter':
        return nextChapter(this.world, what.request);
      case 'settle':
        return settleAll(this.world);
      case 'import':
        return importMatch(this.world, what.request);
      case 'branch':
        return branchMatch(this.world, what.request);
      case 'judge':
        return this.judge(what.request);
      case 'replay':
        return this.replay(what.request);
      case 'positions':
        return what.request.ns.map((n) => this.openReplay(what.request.replay).at(n, what.request.viewer));
      case 'log':
        return this.openReplay(what.request.replay).log(what.request.viewer);
      case 'forget':
        this.replays.delete(what.request);
        return null;
    }
  }

  private open(table: number, id: string, pace: number): void {
    const post = (messages: readonly LocalServerMessage[]): void => this.post({ type: 'messages', table, messages });
    const opened = LocalHost.open(this.world, { id, owner: randomHex(8), pace }, post);
    const host = opened.catch((error: unknown) => {
      post([{ type: 'failed', error: wireOfThrown(error) }]);
      return undefined;
    });
    this.sittings.set(table, { id, host });
    void host.then(() => {
      this.checkOwners(id);
      this.rivals.announce(id);
    });
  }

  /** Whoever opened a match last has it: two hosts of one match would contradict each other. */
  private checkOwners(id: string): void {
    for (const sitting of this.sittings.values())
      if (sitting.id === id) void sitting.host.then((host) => host?.checkOwner());
  }

  private async replay(file: unknown): Promise<ReplayInfo> {
    const { match } = await loadMatchFile(file);
    const replay = new MatchReplay(match);
    const number = ++this.replayCount;
    this.replays.set(number, replay);
    return {
      replay: number,
      header: match.header,
      last: replay.last,
      seats: readSitters(file, match.header.seats),
      seed: match.seed,
      turns: replay.turns,
      undone: replay.undone,
    };
  }

  private async judge(game: string): Promise<number | null> {
    const judge = await (await fetchGame(game))?.judge?.();
    return judge?.default.kit.version ?? null;
  }

  private openReplay(number: number): MatchReplay {
    const replay = this.replays.get(number);
    if (!replay) throw new Error(`there is no recorded match ${number}`);
    return replay;
  }
}
