/** Actions from outside: checking JSON, printing and parsing the text notation (`hire admiral-7-2`). */
import { BadInput } from './errors.ts';
import type { Action, AnyGame, FieldKind } from './game.ts';

type Field = number | string | readonly number[];

/** Longer lists and texts than any table needs. */
const MOST_NUMBERS = 1000;
const MOST_TEXT = 200_000;
/** A text is one word of the notation: base64 and the like. */
const TEXT = /^[\w+/=-]*$/;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** An empty list or text in the notation. */
const NOTHING = '-';

/** Two actions are the same choice. */
export function sameAction(one: Action, other: Action): boolean {
  if (one === other) return true;
  if (one.type !== other.type) return false;
  const mine = one as unknown as Readonly<Record<string, unknown>>;
  const yours = other as unknown as Readonly<Record<string, unknown>>;
  // Walked where they are: every action that is played is compared with all that is legal.
  for (const key in mine) if (!sameField(mine[key], yours[key])) return false;
  for (const key in yours) if (!Object.hasOwn(mine, key)) return false;
  return true;
}

function sameField(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => item === other[at]);
  return one === other;
}

/** Reads an action from untrusted JSON: exactly the fields of its type, nothing missing, nothing extra. */
export function readAction(game: AnyGame, value: unknown): Action {
  if (typeof value === 'string') return parseAction(game, value);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadInput('bad-action', `an action is an object such as {"type":"…"}, not ${brief(value)}`);
  const given = value as Readonly<Record<string, unknown>>;
  const shape = shapeOf(game, given.type);
  for (const key of Object.keys(given))
    if (key !== 'type' && !Object.hasOwn(shape, key))
      throw new BadInput('bad-action', `action ${given.type} has no field ${brief(key)}`);
  const action: Record<string, unknown> = { type: given.type };
  for (const [key, kind] of Object.entries(shape))
    action[key] = readField(game, `${given.type}.${key}`, kind, given[key]);
  return action as unknown as Action;
}

function shapeOf(game: AnyGame, type: unknown): Readonly<Record<string, FieldKind>> {
  if (typeof type !== 'string' || !Object.hasOwn(game.actions, type))
    throw new BadInput(
      'unknown-action',
      `${game.id} has no action ${brief(type)}; it has ${Object.keys(game.actions).join(', ')}`,
    );
  return game.actions[type];
}

function readField(game: AnyGame, path: string, kind: FieldKind, value: unknown): Field {
  switch (kind) {
    case 'card':
      return readCard(game, path, value);
    case 'cards': {
      if (!Array.isArray(value) || value.length > game.cards.length)
        throw new BadInput('bad-action', `${path} must be a list of card numbers, not ${brief(value)}`);
      // The order of a set of cards says nothing: one order stands for all.
      return value.map((item) => readCard(game, path, item)).sort((a, b) => a - b);
    }
    case 'seat':
    case 'number':
      if (!isWhole(value)) throw new BadInput('bad-action', `${path} must be a whole number, not ${brief(value)}`);
      return value;
    case 'numbers':
      if (!Array.isArray(value) || value.length > MOST_NUMBERS || !value.every(isWhole))
        throw new BadInput('bad-action', `${path} must be a list of whole numbers, not ${brief(value)}`);
      return value;
    case 'text':
      if (typeof value !== 'string' || value.length > MOST_TEXT || !TEXT.test(value) || value === NOTHING)
        throw new BadInput(
          'bad-action',
          `${path} must be a text of letters, digits and + / = _ -, not ${brief(value)}`,
        );
      return value;
  }
}

function readCard(game: AnyGame, path: string, value: unknown): number {
  const id = typeof value === 'string' ? game.cardNamed(value) : value;
  if (!isWhole(id) || id < 0 || id >= game.cards.length)
    throw new BadInput('bad-action', `${path} must be a card's number or name, not ${brief(value)}`);
  return id;
}

/** In the words of the game, or plainly. */
export function printAction(game: AnyGame, action: Action): string {
  return game.notation?.print(action) ?? printPlainly(game, action);
}

/** `hire admiral-7-2`, `claim expedition-priest2 priest-4-1,jackOfAllTrades-6-1`. */
export function printPlainly(game: AnyGame, action: Action): string {
  const fields = action as unknown as Readonly<Record<string, Field>>;
  const words = Object.entries(shapeOf(game, action.type)).map(([key, kind]) => printField(game, kind, fields[key]));
  return [action.type, ...words].join(' ');
}

function printField(game: AnyGame, kind: FieldKind, value: Field): string {
  if (typeof value === 'string') return value === '' ? NOTHING : value;
  const print = (item: number): string => (kind === 'card' || kind === 'cards' ? game.cards[item].name : String(item));
  if (typeof value === 'number') return print(value);
  return value.length === 0 ? NOTHING : value.map(print).join(',');
}

/** The reverse of `printAction`, and of `printPlainly` in every game; an error says what it stumbled over. */
export function parseAction(game: AnyGame, text: string): Action {
  const said = game.notation?.read(text);
  return said ? readAction(game, said) : parsePlainly(game, text);
}

function parsePlainly(game: AnyGame, text: string): Action {
  const [type, ...words] = text.trim().split(/\s+/);
  const entries = Object.entries(shapeOf(game, type));
  const isNoNumber = (kind: FieldKind, word: string): boolean =>
    (kind === 'number' || kind === 'seat') && typeof parseNumber(word) === 'string';
  // A game with words of its own asks for those, not for a number.
  const isAstray = game.notation !== undefined && entries.some(([, kind], at) => isNoNumber(kind, words[at] ?? ''));
  if (words.length !== entries.length || isAstray)
    throw new BadInput('bad-notation', `${brief(type)} ${expected(game, type)}, got ${brief(words.join(' '))}`);
  const action: Record<string, unknown> = { type };
  entries.forEach(([key, kind], at) => {
    action[key] = readField(game, `${type}.${key}`, kind, parseField(kind, words[at]));
  });
  return action as unknown as Action;
}

function expected(game: AnyGame, type: string): string {
  const form = game.notation?.forms[type];
  if (form !== undefined) return `is written ${form}`;
  const fields = Object.keys(game.actions[type]);
  return `takes ${fields.length === 0 ? 'nothing' : fields.join(', ')} after it`;
}

function parseField(kind: FieldKind, word: string): unknown {
  switch (kind) {
    case 'card':
      return word;
    case 'cards':
      return word === NOTHING ? [] : word.split(',');
    case 'numbers':
      return word === NOTHING ? [] : word.split(',').map(parseNumber);
    case 'text':
      return word === NOTHING ? '' : word;
    case 'seat':
    case 'number':
      return parseNumber(word);
  }
}

const parseNumber = (word: string): number | string => (/^-?\d{1,16}$/.test(word) ? Number(word) : word);

/** A value as it was sent, short enough for a sentence. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
