/** Reading the words after `broadside COMMAND`; anything unexpected is refused by name. */
import { parseArgs } from 'node:util';
import { BadInput } from '@broadside/kernel';
import { type GameProgram, onShelf, shelf } from '@broadside/shelf';
import { isLocale, LOCALES, type Locale } from '@broadside/text';

type Kind = 'text' | 'flag' | 'many';
export type Flags = Readonly<Record<string, Kind>>;

export class Words {
  readonly command: string;
  private readonly values: Readonly<Record<string, string | boolean | string[] | undefined>>;
  readonly rest: readonly string[];

  constructor(command: string, argv: readonly string[], flags: Flags, most: number) {
    this.command = command;
    const known: Record<string, { type: 'string' | 'boolean'; multiple?: boolean }> = { lang: { type: 'string' } };
    for (const [name, kind] of Object.entries(flags))
      known[name] = { type: kind === 'flag' ? 'boolean' : 'string', multiple: kind === 'many' };
    const { values, positionals } = this.parse(argv, known);
    this.values = values as typeof this.values;
    this.rest = positionals;
    if (positionals.length > most)
      throw this.wrong(`does not know what to do with ${JSON.stringify(positionals[most])}`);
  }

  private parse(argv: readonly string[], options: Record<string, { type: 'string' | 'boolean'; multiple?: boolean }>) {
    try {
      return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
    } catch (error) {
      // Node adds advice about its own syntax after the first sentence.
      throw this.wrong((error as Error).message.split('. ')[0]);
    }
  }

  wrong(what: string): BadInput {
    return new BadInput(
      'bad-arguments',
      `${this.command}: ${what} (broadside help ${this.command} shows what it takes)`,
    );
  }

  flag(name: string): boolean {
    return this.values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  many(name: string): readonly string[] {
    const value = this.values[name];
    return Array.isArray(value) ? value : [];
  }

  /** A whole number within bounds. */
  whole(name: string, least: number, most: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw this.wrong(`--${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`);
    return value;
  }

  /** JSON, for options of a game. */
  json(name: string): unknown {
    const text = this.text(name);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch (error) {
      throw this.wrong(`--${name} is not JSON: ${(error as Error).message}`);
    }
  }

  locale(): Locale {
    const wanted = this.text('lang');
    if (wanted === undefined) return systemLocale();
    if (!isLocale(wanted))
      throw this.wrong(`--lang must be one of ${LOCALES.join(', ')}, not ${JSON.stringify(wanted)}`);
    return wanted;
  }

  /** The game named first, else the first on the shelf. */
  game(): GameProgram {
    const [id = shelf[0].game.id] = this.rest;
    const entry = onShelf(id);
    if (!entry) throw this.wrong(`there is no game ${JSON.stringify(id)}; there are ${gameIds()}`);
    return entry;
  }

  file(): string {
    const [path] = this.rest;
    if (path === undefined) throw this.wrong('needs the path of a match file');
    return path;
  }
}

const gameIds = (): string => shelf.map(({ game }) => game.id).join(', ');

/** The language of the terminal, if it is one of ours. */
function systemLocale(): Locale {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const language = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2);
  return isLocale(language) ? language : 'en';
}
