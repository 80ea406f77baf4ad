/**
 * A message that was read, said with its values. It is done here and not by Lingui, which makes a number format for every
 * plural: the first of a page costs a phone a tenth of a second, and numbers below a thousand look alike in all languages.
 */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Locale, Values } from './catalogue.ts';

type Cases = Readonly<Record<string, CompiledMessage>> & { readonly offset?: number };
type Value = Values[string];

const PLAIN_BELOW = 1000;

/** What formats of this language there are: each is made when it is first needed. */
class Formats {
  private readonly locale: Locale;
  private numbers: Intl.NumberFormat | undefined;
  private readonly rules = new Map<Intl.PluralRuleType, Intl.PluralRules>();

  constructor(locale: Locale) {
    this.locale = locale;
  }

  number(value: number): string {
    if (Number.isInteger(value) && value >= 0 && value < PLAIN_BELOW) return String(value);
    this.numbers ??= new Intl.NumberFormat(this.locale);
    return this.numbers.format(value);
  }

  category(value: number, type: Intl.PluralRuleType): string {
    const rules = this.rules.get(type) ?? new Intl.PluralRules(this.locale, { type });
    this.rules.set(type, rules);
    return rules.select(value);
  }
}

export type Interpolate = (message: CompiledMessage, values: Values) => string;

export function interpolator(locale: Locale): Interpolate {
  const formats = new Formats(locale);

  const say = (message: CompiledMessage, values: Values, counted?: string): string =>
    typeof message === 'string' ? message : message.map((token) => part(token, values, counted)).join('');

  const counting = (value: number, type: Intl.PluralRuleType, cases: Cases, values: Values): string => {
    const rest = value - (cases.offset ?? 0);
    const chosen = cases[value] ?? cases[formats.category(rest, type)] ?? cases.other;
    return say(chosen, values, formats.number(rest));
  };

  const part = (token: CompiledMessage[number], values: Values, counted: string | undefined): string => {
    if (typeof token === 'string') return token === '#' && counted !== undefined ? counted : token;
    const [name, kind, format] = token;
    const value: Value = values[name];
    switch (kind) {
      case undefined:
        return String(value ?? '');
      case 'plural':
        return counting(Number(value), 'cardinal', format as Cases, values);
      case 'selectordinal':
        return counting(Number(value), 'ordinal', format as Cases, values);
      case 'select': {
        const cases = format as Cases;
        return say(cases[String(value)] ?? cases.other, values, counted);
      }
      case 'number':
        return formats.number(Number(value));
      default:
        throw new Error(`no message says a ${kind}`);
    }
  };

  return say;
}
