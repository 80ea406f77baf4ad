/** A message taken apart: what it needs to be said, and which choices it makes. */
import {
  type CompiledMessage,
  type CompiledMessageToken,
  compileMessageOrThrow,
} from '@lingui/message-utils/compileMessage';

/** One plural or select of a message; exact numbers (`=0`) are listed as `0`. */
export interface Choice {
  readonly kind: 'plural' | 'selectordinal' | 'select';
  readonly param: string;
  readonly cases: readonly string[];
}

export interface Message {
  readonly compiled: CompiledMessage;
  /** Every parameter by name, each once. */
  readonly params: readonly string[];
  readonly choices: readonly Choice[];
}

const isChoice = (kind: string | undefined): kind is Choice['kind'] =>
  kind === 'plural' || kind === 'selectordinal' || kind === 'select';

/** The cases of a compiled choice; `offset` stands among them although it is none. */
function casesOf(format: unknown): [string, CompiledMessage][] {
  const cases = Object.entries(format as Readonly<Record<string, CompiledMessage>>);
  return cases.filter(([name]) => name !== 'offset');
}

function collect(tokens: readonly CompiledMessageToken[], params: Set<string>, choices: Choice[]): void {
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const [param, kind, format] = token;
    params.add(param);
    if (!isChoice(kind)) continue;
    const cases = casesOf(format);
    choices.push({ kind, param, cases: cases.map(([name]) => name) });
    for (const [, inside] of cases) collect(inside, params, choices);
  }
}

/** Throws if the text is no ICU message. */
export function readMessage(text: string): Message {
  const compiled = compileMessageOrThrow(text);
  const params = new Set<string>();
  const choices: Choice[] = [];
  collect(compiled, params, choices);
  return { compiled, params: [...params], choices };
}
