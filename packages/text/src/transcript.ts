/** A whole match as a text anyone can follow: a change of the rules or of the words shows as a difference. */
import {
  type Action,
  type AnyMatch,
  type FlowState,
  type Policy,
  printAction,
  SeededChance,
  Stream,
  TABLE,
  tableAnswer,
} from '@broadside/kernel';
import type { Locale } from './catalogue.ts';
import { speaker } from './speaker.ts';
import { commonText } from './text/index.ts';
import type { Voice } from './voice.ts';

/** Plays the match to its end by the policy, and describes it: every command with its hash, and what happened. */
export function transcript<S extends FlowState, A extends Action>(
  match: AnyMatch,
  policy: Policy<S, A>,
  voice: Voice,
  names: readonly string[],
  locale: Locale = 'en',
): string {
  const say = speaker(locale, commonText, voice.catalogues);
  const nameOf = (seat: number): string => (seat === TABLE ? '—' : names[seat]);
  const stream = Stream.of(match.seed);
  const table = new SeededChance(`${match.seed}\ntable`);
  const lines: string[] = [];
  const describe = (n: number): void => {
    const view = match.view('spectator');
    for (const event of match.log[n].events) {
      const sentence = voice.event(event, say, nameOf, view);
      if (sentence) lines.push(`    ${sentence}`);
    }
  };
  describe(0);
  while (!match.outcome) {
    const [seat] = match.toAct;
    const action =
      seat === TABLE
        ? tableAnswer(match.game, match.state, table)
        : policy(match.state, seat, match.legal(seat), stream);
    const { n, hash } = match.play(seat, action);
    lines.push(`${n} ${nameOf(seat)}: ${printAction(match.game, action)}  [${hash}]`);
    describe(n);
  }
  return `${lines.join('\n')}\n${voice.outcome(match.outcome, say, nameOf)}\n`;
}
