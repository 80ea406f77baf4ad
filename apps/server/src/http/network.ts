/** Where a visitor comes from: the address behind the reverse proxies we trust, and the network it belongs to. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** False: no reverse proxy. A number: so many in front, one behind the other (true: one). Or their addresses. */
export type Trust = boolean | number | readonly string[];

/** Whether the word of this address counts; hop 0 is whoever is connected to us. */
export type Trusts = (address: string, hop: number) => boolean;

const MAPPED = [0, 0, 0, 0, 0, 0xffff];

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  // The last two may be written as an IPv4 address.
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  );
  const [head, tail] = plain
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  if (tail === undefined) return head;
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/** An address as it is compared: without port, brackets and zone, IPv4 in IPv6 as IPv4. Undefined: it is none. */
export function plainAddress(text: string): string | undefined {
  const bare = /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(text.trim());
  const address = (bare?.[1] ?? bare?.[2] ?? text.trim()).replace(/%.*$/, '');
  const kind = isIP(address);
  if (kind === 0) return undefined;
  if (kind === 4) return address;
  const groups = groupsOf(address);
  if (!MAPPED.every((group, at) => groups[at] === group)) return address;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/** One customer of a provider has one IPv4 address, or the 2^64 addresses of one IPv6 network. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (plain === undefined) return 'unknown';
  if (isIPv4(plain)) return plain;
  const groups = groupsOf(plain).slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/** Undefined: this is neither an address nor a network such as 10.0.0.0/8. */
function addTo(list: BlockList, text: string): true | undefined {
  const [address, length] = text.split('/');
  const plain = plainAddress(address);
  if (plain === undefined) return undefined;
  const family = isIPv4(plain) ? 'ipv4' : 'ipv6';
  if (length === undefined) list.addAddress(plain, family);
  else if (/^\d{1,3}$/.test(length) && Number(length) <= (family === 'ipv4' ? 32 : 128))
    list.addSubnet(plain, Number(length), family);
  else return undefined;
  return true;
}

export const isNetwork = (text: string): boolean => addTo(new BlockList(), text) === true;

export function trustOf(trust: Trust): Trusts {
  if (typeof trust === 'boolean' || typeof trust === 'number') return (_, hop) => hop < Number(trust);
  const list = new BlockList();
  for (const text of trust) addTo(list, text);
  return (address) => {
    const plain = plainAddress(address);
    return plain !== undefined && list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
  };
}

/** The last of several: each proxy adds its word at the right, and what stands to the left anybody may have written. */
export const lastOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.join(',') : header)?.split(',').at(-1)?.trim();

/** Counted from the right: the first address whose word we have no reason to trust is the visitor's. */
export function addressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, trusts: Trusts): string {
  let address = socket.remoteAddress ?? '';
  if (!trusts(address, 0)) return address;
  const passedOn = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .reverse();
  for (const [hop, text] of passedOn.entries()) {
    const before = plainAddress(text);
    if (before === undefined || !trusts(address, hop)) break;
    address = before;
  }
  return address;
}
