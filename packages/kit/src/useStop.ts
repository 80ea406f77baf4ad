import { type RefObject, useEffect, useRef, useState } from 'react';

const STOPS = 'a, button:enabled, input:enabled, select:enabled, summary';

/** A long text with nothing to stop at is itself a stop: else no key would scroll it. What lies in it may change. */
export function useStop<E extends HTMLElement>(): readonly [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [stop, setStop] = useState(false);
  useEffect(() => {
    const body = ref.current;
    if (body === null || typeof ResizeObserver === 'undefined') return;
    const watcher = new ResizeObserver(() =>
      setStop(body.scrollHeight > body.clientHeight && body.querySelector(STOPS) === null),
    );
    for (const box of [body, ...body.children]) watcher.observe(box);
    return () => watcher.disconnect();
  });
  return [ref, stop];
}
