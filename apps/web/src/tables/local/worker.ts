/** The page's workers: one keeps its matches, one thinks for the bots and others help it, some judge for a while; all are this script. */
import type { BotRequest, Clock } from '@broadside/host';
import { HereThrower } from '@broadside/throw/physics';
import type { ToBench } from '../../judge/words.ts';
import { THINK_MS } from './host.ts';
import { idbSaves } from './idb.ts';
import { Office, type Rivals } from './office.ts';
import { crewThrough, thinkFor } from './thinking.ts';
import type { FromWorker, ToWorker } from './words.ts';

export type Role =
  | { readonly role: 'office'; readonly page: MessagePort; readonly thinker: MessagePort }
  | { readonly role: 'thinker'; readonly office: MessagePort }
  | { readonly role: 'judge'; readonly page: MessagePort };

const pageClock: Clock = {
  now: () => Date.now(),
  after: (ms, ring) => {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
};

function overChannel(): Rivals {
  const channel = new BroadcastChannel('broadside-claims');
  return {
    announce: (id) => channel.postMessage(id),
    listen: (heard) => {
      channel.onmessage = ({ data }: MessageEvent<string>) => heard(data);
    },
  };
}

/** The physics is larger than all that a table needs: on a slow line it comes after that, and still before a first throw. */
const PHYSICS_AFTER_MS = 4000;

class LateThrower extends HereThrower {
  override prepare(): void {
    setTimeout(() => super.prepare(), PHYSICS_AFTER_MS);
  }
}

function openOffice(page: MessagePort, thinker: MessagePort): void {
  const crew = crewThrough(thinker, THINK_MS);
  const world = {
    saves: idbSaves(),
    clock: pageClock,
    think: (question: BotRequest) => crew.think(question),
    restBots: () => crew.rest(),
    thrower: new LateThrower(),
  };
  const office = new Office(world, overChannel(), (message: FromWorker) => page.postMessage(message));
  page.onmessage = ({ data }: MessageEvent<ToWorker>) => office.hear(data);
}

/** Judging is fetched when somebody asks for it; messages wait in the port until whoever answers them is here. */
async function judgeFor(page: MessagePort): Promise<void> {
  const { Bench } = await import('../../judge/bench.ts');
  const bench = new Bench();
  page.onmessage = ({ data }: MessageEvent<ToBench>) => {
    void bench.answer(data).then((answer) => page.postMessage(answer));
  };
}

addEventListener(
  'message',
  ({ data }: MessageEvent<Role>) => {
    if (data.role === 'office') openOffice(data.page, data.thinker);
    else if (data.role === 'thinker') thinkFor(data.office);
    else void judgeFor(data.page);
  },
  { once: true },
);
