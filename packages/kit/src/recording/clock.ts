/** The time recordings run by. Tests and the playground bring their own, so that no picture depends on a slow machine. */
import { createContext } from 'react';

export interface RecordingClock {
  /** Milliseconds. */
  now(): number;
  /** Calls the listener whenever there is something to draw, until it is called off. */
  onFrame(listener: () => void): () => void;
}

export const wallClock: RecordingClock = {
  now: () => performance.now(),
  onFrame(listener) {
    let frame = 0;
    const next = (): void => {
      frame = requestAnimationFrame(() => {
        next();
        listener();
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
    onFrame(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(ms) {
      time = ms;
      for (const listener of [...listeners]) listener();
    },
  };
}

export const RecordingClocks = createContext(wallClock);
