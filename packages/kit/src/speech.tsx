/** Which language is spoken here, and with which words. */
import { type Catalogues, commonText, type Locale, type Say, speaker } from '@broadside/text';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type KitSay, kitText } from './text/index.ts';

interface Speech {
  readonly locale: Locale;
  readonly catalogues: readonly Catalogues[];
  readonly say: Say;
}

// A tongue is made once for a language and a row of catalogues: reading the messages is not free.
class Tongues {
  readonly #next = new WeakMap<Catalogues, Tongues>();
  readonly #says = new Map<Locale, Say>();

  after(catalogues: Catalogues): Tongues {
    const known = this.#next.get(catalogues) ?? new Tongues();
    this.#next.set(catalogues, known);
    return known;
  }

  say(locale: Locale, row: readonly Catalogues[]): Say {
    const known = this.#says.get(locale) ?? speaker(locale, ...row);
    this.#says.set(locale, known);
    return known;
  }
}

const tongues = /* @__PURE__ */ new Tongues();

/** A tongue for these catalogues, each counted once. */
function tongueOf(locale: Locale, row: readonly Catalogues[]): Say {
  return row.reduce((node, catalogues) => node.after(catalogues), tongues).say(locale, row);
}

const SpeechContext = createContext<Speech | undefined>(undefined);

export interface SpeechProviderProps {
  /** Inherited from the provider around this one when left out. */
  readonly locale?: Locale;
  /** Words on top of those of the components and of the providers around. */
  readonly catalogues?: readonly Catalogues[];
  readonly children: ReactNode;
}

/** Providers may be nested: a table adds the words of its game to those of the app. */
export function SpeechProvider({ locale, catalogues = [], children }: SpeechProviderProps) {
  const around = useContext(SpeechContext);
  const spoken = locale ?? around?.locale ?? 'en';
  const row = [...new Set([...(around?.catalogues ?? [commonText, kitText]), ...catalogues])];
  const say = tongueOf(spoken, row);
  // The tongue stands for its row: it changes exactly when a catalogue or the language does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const speech = useMemo(() => ({ locale: spoken, catalogues: row, say }), [spoken, say]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === undefined) throw new Error('no SpeechProvider around this component');
  return speech;
}

/** For screens and games, which know what else is said around them. */
export const useSay = (): Say => useSpeech().say;
/** For the components: the words of the kit are always there. */
export const useKitSay = (): KitSay => useSpeech().say;
export const useLocale = (): Locale => useSpeech().locale;
