/** The page's workers: one keeps its matches, one thinks for the bots; both are this script. */
import { HereThrower } from '@broadside/throw/physics';
import { idbSaves } from './idb.ts';
import { Office, type Rivals } from './office.ts';
import { thinkFor, thinkThrough } from './thinker.ts';
import type { FromWorker, ToWorker } from './words.ts';

export type Role =
  | { readonly role: 'office'; readonly page: MessagePort; readonly thinker: MessagePort }
  | { readonly role: 'thinker'; readonly office: MessagePort };

function overChannel(): Rivals {
  const channel = new BroadcastChannel('broadside-claims');
  return {
    announce: (id) => channel.postMessage(id),
    listen: (heard) => {
      channel.onmessage = ({ data }: MessageEvent<string>) => heard(data);
    },
  };
}

function openOffice(page: MessagePort, thinker: MessagePort): void {
  const world = {
    saves: idbSaves(),
    now: () => Date.now(),
    think: thinkThrough(thinker),
    // Fetches the physics with the first throw.
    thrower: new HereThrower(),
    pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  };
  const office = new Office(world, overChannel(), (message: FromWorker) => page.postMessage(message));
  page.onmessage = ({ data }: MessageEvent<ToWorker>) => office.hear(data);
}

addEventListener(
  'message',
  ({ data }: MessageEvent<Role>) => {
    if (data.role === 'office') openOffice(data.page, data.thinker);
    else thinkFor(data.office);
  },
  { once: true },
);
