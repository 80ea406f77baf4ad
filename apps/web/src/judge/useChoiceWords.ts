/** What was chosen, in the words of the table's own buttons: what happened then often does not tell it. */
import type { JudgedDecision } from '@broadside/judge';
import type { GameUI } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { useEffect, useState } from 'react';
import type { Replay } from '../tables/local/index.ts';
import type { GameSay } from '../text/say.ts';

export interface ChoiceSpeech {
  readonly ui: Pick<GameUI, 'voice'>;
  readonly say: GameSay;
  readonly nameOf: NameOf;
}

export type ChoiceWords = ReadonlyMap<number, string>;

/** Positions are large: a page that is handed few at a time does not stumble. */
const PIECE = 8;

/** By entry. */
export async function choiceWords(
  replay: Pick<Replay, 'many'>,
  decisions: readonly JudgedDecision[],
  { ui, say, nameOf }: ChoiceSpeech,
): Promise<ChoiceWords> {
  const words = new Map<number, string>();
  for (const seat of new Set(decisions.map((one) => one.seat))) {
    const own = decisions.filter((one) => one.seat === seat);
    for (let at = 0; at < own.length; at += PIECE) {
      const piece = own.slice(at, at + PIECE);
      // It was decided at the position before.
      const positions = await replay.many(
        piece.map(({ n }) => n - 1),
        seat,
      );
      for (const [k, { n, played }] of piece.entries())
        words.set(n, ui.voice.action(played, positions[k].view, seat, say, nameOf));
    }
  }
  return words;
}

interface Known {
  /** Another language, or another match, is another set of words. */
  readonly say: GameSay;
  readonly replay: unknown;
  readonly words: ChoiceWords;
}

const NONE: ChoiceWords = new Map();

/** Of these decisions, as far as they are known by now; more of them may come, and what was played stays. */
export function useChoiceWords(
  replay: Pick<Replay, 'many'>,
  decisions: readonly JudgedDecision[],
  speech: ChoiceSpeech,
): ChoiceWords {
  const { ui, say, nameOf } = speech;
  const [known, setKnown] = useState<Known>();
  const words = known?.say === say && known.replay === replay ? known.words : NONE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known follows from what is asked.
  useEffect(() => {
    let gone = false;
    const fresh = decisions.filter(({ n }) => !words.has(n));
    if (fresh.length === 0) return;
    choiceWords(replay, fresh, { ui, say, nameOf })
      .then((found) => gone || setKnown({ say, replay, words: new Map([...words, ...found]) }))
      // Without them it is told what happened.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [replay, decisions, ui, say, nameOf]);
  return words;
}
