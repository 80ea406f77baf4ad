/** The time films run by. Tests and the playground bring their own, so that a picture never depends on a slow machine. */
import { createContext } from 'react';

export interface RecordingClock {
  /** Milliseconds. */
  now(): number;
  /** Tells whenever there is something to draw anew, until it is called off. */
  onFrame(tell: () => void): () => void;
}

export const wallClock: RecordingClock = {
  now: () => performance.now(),
  onFrame(tell) {
    let frame = 0;
    const next = (): void => {
      frame = requestAnimationFrame(() => {
        next();
        tell();
      });
    };
    next();
    return () => cancelAnimationFrame(frame);
  },
};

export interface HandClock extends RecordingClock {
  set(ms: number): void;
}

/** A clock that stands still until it is set. */
export function handClock(): HandClock {
  let time = 0;
  const listeners = new Set<() => void>();
  return {
    now: () => time,
    onFrame(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    set(ms) {
      time = ms;
      for (const tell of [...listeners]) tell();
    },
  };
}

export const RecordingClocks = createContext(wallClock);
