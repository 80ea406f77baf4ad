/** What happened, announced to screen readers without moving the focus. */
import { useSyncExternalStore } from 'react';

interface Sentence {
  readonly key: number;
  readonly text: string;
}

let sentences: readonly Sentence[] = [];
let count = 0;
const listeners = new Set<() => void>();
const KEPT = 8;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = (): readonly Sentence[] => sentences;

/** Says a sentence of the log to those who listen instead of look. */
export function announce(text: string): void {
  count += 1;
  sentences = [...sentences, { key: count, text }].slice(-KEPT);
  for (const listener of listeners) listener();
}

/** Put one of these at the root of the app. */
export function LiveRegion() {
  const said = useSyncExternalStore(watch, current, current);
  return (
    <div className="sr" role="log" aria-live="polite" aria-relevant="additions">
      {said.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
