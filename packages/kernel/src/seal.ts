/**
 * What players are sent of an entry's fingerprint. The bare one is made of the whole state: where little is hidden,
 * whoever collects them could try out how it may lie. Mixed with the secret seed it reveals nothing before the seed is
 * shown at the end, and binds the host to what was played as well.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Long enough that nobody finds another log with the same seals. */
export const SEAL_LENGTH = 32;

/** What is hashed; a host with a quicker sha256 at hand may use that. */
export const sealText = (seed: string, n: number, hash: string): string => `${seed} ${n} ${hash}`;

export const sealOf = (seed: string, n: number, hash: string): string =>
  bytesToHex(sha256(utf8ToBytes(sealText(seed, n, hash)))).slice(0, SEAL_LENGTH);
