/** Reads a message of a client, and names what is wrong with it. */
import type { ClientMessage } from '@broadside/wire';
import * as wire from '@broadside/wire/schema';
import { Ajv, type ValidateFunction } from 'ajv';
import { ApiError } from '../apiError.ts';

const ajv = new Ajv({ allErrors: false });

/** One check for each type, so that an error names the field and not all the types there are. */
const checks = new Map<string, ValidateFunction>(
  wire.ClientMessage.anyOf.map((one) => [one.properties.type.const, ajv.compile(one)]),
);

export const MESSAGE_TYPES: readonly string[] = [...checks.keys()];

/** The id of a request, as far as one can be made out in a message that may be anything. */
export function idOf(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' && /^[A-Za-z0-9_-]{8,40}$/.test(id) ? id : null;
}

function whatIsWrong(check: ValidateFunction, type: string): string {
  const [error] = check.errors ?? [];
  const extra = error?.params?.additionalProperty;
  const place = `${type}${error?.instancePath.replaceAll('/', '.') ?? ''}`;
  return `${place} ${error?.message ?? 'is not right'}${extra === undefined ? '' : `: ${JSON.stringify(extra)}`}`;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('bad-message', 'the message is not JSON');
  }
}

export function readMessage(value: unknown): ClientMessage {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  const check = typeof type === 'string' ? checks.get(type) : undefined;
  if (!check) throw new ApiError('bad-message', `type must be one of ${MESSAGE_TYPES.join(', ')}`);
  if (!check(value)) throw new ApiError('bad-message', whatIsWrong(check, String(type)));
  return value as ClientMessage;
}
