/** What a test asks of any package's catalogues: nothing missing, nothing that one language says and another cannot. */
import { type Catalogues, LOCALES, type Locale } from './catalogue.ts';
import { type Choice, type Message, readMessage } from './message.ts';

const sorted = (words: Iterable<string>): string => [...words].sort().join(', ');

const categoriesOf = (locale: Locale, type: Intl.PluralRuleType): string =>
  sorted(new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories);

function checkChoice(locale: Locale, { kind, param, cases }: Choice): string[] {
  if (kind === 'select') return cases.includes('other') ? [] : [`select of ${param} has no other`];
  // Exact numbers are a freedom of every language; the categories are not.
  const given = sorted(cases.filter((name) => !/^\d+$/.test(name)));
  const needed = categoriesOf(locale, kind === 'plural' ? 'cardinal' : 'ordinal');
  return given === needed ? [] : [`${kind} of ${param} has ${given}; ${locale} needs ${needed}`];
}

function tryRead(text: string): Message | string {
  try {
    return readMessage(text);
  } catch (error) {
    return `cannot be read: ${String(error)}`;
  }
}

/** The parameters of a message in the first language that has it: the others must use the same. */
function paramsElsewhere(catalogues: Catalogues, key: string): string | undefined {
  for (const locale of LOCALES) {
    const text = catalogues[locale][key];
    const message = text === undefined ? undefined : tryRead(text);
    if (typeof message === 'object') return sorted(message.params);
  }
  return undefined;
}

function checkMessage(locale: Locale, text: string | undefined, params: string | undefined): string[] {
  if (text === undefined) return ['is missing'];
  if (text.trim() === '') return ['is empty'];
  const message = tryRead(text);
  if (typeof message === 'string') return [message];
  const own = sorted(message.params);
  const differs = own === params ? [] : [`uses (${own}), another language (${params})`];
  return [...differs, ...message.choices.flatMap((choice) => checkChoice(locale, choice))];
}

/** Everything that is wrong with a package's catalogues, one line each; an empty list is a clean bill. */
export function checkCatalogues(catalogues: Catalogues): string[] {
  const keys = [...new Set(LOCALES.flatMap((locale) => Object.keys(catalogues[locale])))];
  return keys.flatMap((key) => {
    const params = paramsElsewhere(catalogues, key);
    return LOCALES.flatMap((locale) =>
      checkMessage(locale, catalogues[locale][key], params).map((problem) => `${locale} ${key} ${problem}`),
    );
  });
}
