/**
 * Version 1 of the protocol: for pages that were open while the server was upgraded, and for programs written before
 * version 2. All of it is here. What such a client sends is read as a message of version 2, what it is sent is
 * written as version 1; bodies over HTTP hold both names of a field.
 */
import type { CampaignInfo, ClientMessage, Guest, ServerMessage, ViewUpdate } from '@broadside/wire';
import { ApiError } from './apiError.ts';
import { MESSAGE_TYPES, readMessage } from './live/message.ts';

/** What has another name in version 1; everything else has the same. */
const OLD_REQUESTS: Readonly<Record<string, string>> = { chat: 'say' };
const OLD_FIELDS: Readonly<Record<string, string>> = { viewer: 'eye', mayAct: 'may', defaultAction: 'byDefault' };

/** What version 1 never had: such a client reads a reaction of somebody else as the sign in its text. */
const NEW_REQUESTS: readonly string[] = ['react'];

const TYPES: ReadonlyMap<unknown, string> = new Map(
  MESSAGE_TYPES.filter((type) => !NEW_REQUESTS.includes(type)).map((type) => [OLD_REQUESTS[type] ?? type, type]),
);

export function readV1(message: unknown): ClientMessage {
  const { do: old, ...rest } = (typeof message === 'object' && message !== null ? message : {}) as { do?: unknown };
  const type = TYPES.get(old);
  if (type === undefined) throw new ApiError('bad-message', `do must be one of ${[...TYPES.keys()].join(', ')}`);
  if ('type' in rest) throw new ApiError('bad-message', `${old} must NOT have additional properties: "type"`);
  return readMessage({ type, ...rest });
}

const oldUpdate = (update: ViewUpdate): object =>
  Object.fromEntries(Object.entries(update).map(([field, value]) => [OLD_FIELDS[field] ?? field, value]));

function oldMessage(message: ServerMessage): object {
  if (message.type === 'update') return { tell: 'sight', sight: oldUpdate(message.update) };
  const { type, ...rest } = message;
  return { tell: type === 'chat' ? 'said' : type, ...rest };
}

/** The last text and its translation: what several old clients see alike is translated once. */
let last = { text: '', written: '' };

export function writeV1(text: string): string {
  if (text !== last.text) last = { text, written: JSON.stringify(oldMessage(JSON.parse(text) as ServerMessage)) };
  return last.written;
}

/** Over HTTP */

export const withPatience = (guest: Guest): Guest => ({ ...guest, patience: guest.responseTimeout });

export const withChronicle = (info: CampaignInfo): CampaignInfo & { readonly chronicle: unknown } => ({
  ...info,
  chronicle: info.campaignState,
});

/** The timeout that a body asks for, by whichever name. */
export const responseTimeoutOf = ({ responseTimeout, patience }: Partial<Guest>): number | undefined =>
  responseTimeout ?? patience;
