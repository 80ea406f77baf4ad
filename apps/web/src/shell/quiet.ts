/** What somebody may be waiting for comes before what can wait: letters, and keeping the whole app on the device. */
let awaited: Promise<unknown> = Promise.resolve();

export function awaitFirst(work: Promise<unknown>): void {
  awaited = Promise.allSettled([awaited, work]);
}

/** When nothing of that is under way, whatever was begun meanwhile included. */
export async function whenQuiet(): Promise<void> {
  for (let known: unknown; known !== awaited; await known) known = awaited;
}
