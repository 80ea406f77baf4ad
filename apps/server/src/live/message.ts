/** Reads a message of the live line, and names what is wrong with it. */
import type { ClientMessage } from '@broadside/wire';
import * as wire from '@broadside/wire/schema';
import { Ajv, type ValidateFunction } from 'ajv';
import { ApiError } from '../apiError.ts';

const ajv = new Ajv({ allErrors: false });

/** One check for each word, so that an error names the field and not all the words there are. */
const checks = new Map<string, ValidateFunction>(
  wire.ClientMessage.anyOf.map((one) => [one.properties.do.const, ajv.compile(one)]),
);

/** The id of a wish, as far as one can be made out in a message that may be anything. */
export function idOf(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' && /^[A-Za-z0-9_-]{8,40}$/.test(id) ? id : null;
}

function whatIsWrong(check: ValidateFunction, word: string): string {
  const [error] = check.errors ?? [];
  const extra = error?.params?.additionalProperty;
  const place = `${word}${error?.instancePath.replaceAll('/', '.') ?? ''}`;
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
  const word = typeof value === 'object' && value !== null && 'do' in value ? value.do : undefined;
  const check = typeof word === 'string' ? checks.get(word) : undefined;
  if (!check) throw new ApiError('bad-message', `do must be one of ${[...checks.keys()].join(', ')}`);
  if (!check(value)) throw new ApiError('bad-message', whatIsWrong(check, String(word)));
  return value as ClientMessage;
}
