/** What is fetched once, when it is first needed: screens, games, books. */
import { use } from 'react';

export interface Fetched<T> {
  /** What could not be fetched is asked for again next time. */
  load(key: string): Promise<T>;
  /** Suspends only if it is not here: whoever waits even for a moment is shown that for a third of a second. */
  use(key: string): T;
}

export function fetchedOnce<T>(fetch: (key: string) => Promise<T>): Fetched<T> {
  const underWay = new Map<string, Promise<T>>();
  const here = new Map<string, { readonly value: T }>();
  const load = (key: string): Promise<T> => {
    const known = underWay.get(key);
    if (known) return known;
    const loading = fetch(key);
    underWay.set(key, loading);
    loading.then(
      (value) => here.set(key, { value }),
      () => underWay.delete(key),
    );
    return loading;
  };
  return { load, use: (key) => (here.get(key) ?? { value: use(load(key)) }).value };
}

/** A screen has no key. */
export function fetchedScreen<T>(fetch: () => Promise<T>): { load(): Promise<T>; use(): T } {
  const fetched = fetchedOnce(fetch);
  return { load: () => fetched.load(''), use: () => fetched.use('') };
}
