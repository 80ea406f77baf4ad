/** What a request names: as a path, or in the long form that is meant for proxies. Anything at all may stand there. */

/** The path as it was written, without scheme, host and query; empty if there is none. */
export const pathOf = (target: string | undefined): string =>
  (target ?? '').replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');

/** The path with its signs spelt out; as it was written where that cannot be done. */
export function plainPath(target: string | undefined): string {
  const path = pathOf(target);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
