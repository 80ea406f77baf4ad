/**
 * Which of several nodes looks after something: every node comes to the same answer without asking, each has its even
 * share, and when one comes or goes only its own share moves (rendezvous hashing).
 */

/** 32 bits that depend on every letter: FNV-1a, then mixed well, for short names differ in few bits only. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Undefined if there is no node. */
export function chosen(nodes: Iterable<string>, key: string): string | undefined {
  let best: string | undefined;
  let most = -1;
  for (const node of nodes) {
    const weight = mixed(`${node} ${key}`);
    // Equal weights are as good as never, but all must agree then, too.
    if (weight < most || (weight === most && best !== undefined && node > best)) continue;
    best = node;
    most = weight;
  }
  return best;
}
