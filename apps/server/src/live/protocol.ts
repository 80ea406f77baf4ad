/** Which version of the protocol a connection speaks: the WebSocket's subprotocol says it. */
import { type ClientMessage, PROTOCOL, PROTOCOL_V1, PROTOCOL_V2 } from '@broadside/wire';
import { ApiError } from '../apiError.ts';
import { readV1, writeV1 } from '../protocolV1.ts';
import { readMessage } from './message.ts';

/** How a version reads what its clients send, and writes what is here in the words of the newest. */
export interface Protocol {
  read(message: unknown): ClientMessage;
  write(text: string): string;
  /** Whoever has a view update is sent what changes after it. */
  readonly changes: boolean;
}

const V1: Protocol = { read: readV1, write: writeV1, changes: false };
const V2: Protocol = { read: readMessage, write: (text) => text, changes: false };

/** The newest first. */
const VERSIONS: ReadonlyMap<string, Protocol> = new Map([
  [PROTOCOL, { ...V2, changes: true }],
  [PROTOCOL_V2, V2],
  [PROTOCOL_V1, V1],
]);

/** The newest of those a client offers; false if none is known here. */
export const chooseProtocol = (offered: ReadonlySet<string>): string | false =>
  [...VERSIONS.keys()].find((name) => offered.has(name)) ?? false;

/** Whoever speaks only versions that are not known here is refused before the connection is made. */
export function checkProtocol(header: string | undefined): void {
  if (header === undefined) return;
  const offered = new Set(header.split(',').map((name) => name.trim()));
  if (chooseProtocol(offered) === false)
    throw new ApiError('bad-message', `this server speaks ${[...VERSIONS.keys()].join(', ')}`);
}

/** Clients from before version 2 name none. */
export const protocolNamed = (name: string): Protocol => VERSIONS.get(name) ?? V1;
