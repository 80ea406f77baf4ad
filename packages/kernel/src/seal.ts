/**
 * What players are sent of an entry's fingerprint. The bare one is made of the whole state: where little is hidden,
 * whoever collects them could try out how it may lie. Mixed with the secret seed it reveals nothing before the seed is
 * shown at the end, and binds the host to what was played as well.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * So many hexadecimal digits of the sha256 are sent: 64 bits hold the host to an entry. The seed is bound beforehand by its
 * commitment, so another log would have to be found whose states, after every entry from the first that differs, all
 * happen to have these bits. Seals of before are longer, and are compared whole.
 */
export const SEAL_LENGTH = 16;

/** What is hashed; a host with a quicker sha256 at hand may use that. */
export const sealText = (seed: string, n: number, hash: string): string => `${seed} ${n} ${hash}`;

const wholeSeal = (seed: string, n: number, hash: string): string =>
  bytesToHex(sha256(utf8ToBytes(sealText(seed, n, hash))));

export const sealOf = (seed: string, n: number, hash: string): string => wholeSeal(seed, n, hash).slice(0, SEAL_LENGTH);

/** Whether what a player was sent is the seal of this entry, of whatever length it was then. */
export const fitsSeal = (sent: string, seed: string, n: number, hash: string): boolean =>
  sent.length >= SEAL_LENGTH && wholeSeal(seed, n, hash).startsWith(sent);
