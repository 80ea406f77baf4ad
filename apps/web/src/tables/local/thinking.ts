/** Those who think, and lines to the workers they think in. */
import { Crew, type Line, thinkersOn } from './crew.ts';
import type { Answered } from './thinker.ts';
import type { Role } from './worker.ts';

export { thinkFor } from './thinker.ts';

/** To the one that is always there: if it is lost, so is everything (client.ts). */
export const lineThrough = (port: MessagePort): Line => ({
  post: (asked) => port.postMessage(asked),
  hear: (heard) => {
    port.onmessage = ({ data }: MessageEvent<Answered>) => heard(data);
  },
  lost: () => {},
  hangUp: () => port.close(),
});

/** To another worker with this very script; undefined in a browser whose workers cannot start others. */
export function lineToAnother(): Line | undefined {
  if (typeof Worker === 'undefined') return undefined;
  const worker = new Worker(location.href, { type: 'module', name: 'helper' });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ role: 'thinker', office: port2 } satisfies Role, [port2]);
  return {
    ...lineThrough(port1),
    lost: (heard) => {
      worker.onerror = ({ message }) => {
        worker.terminate();
        heard(new Error(message || 'a thinking worker was lost'));
      };
    },
    hangUp: () => worker.terminate(),
  };
}

export const crewThrough = (thinker: MessagePort, ms: number): Crew =>
  new Crew({
    first: lineThrough(thinker),
    ms,
    most: thinkersOn(navigator.hardwareConcurrency ?? 1),
    hire: lineToAnother,
  });
