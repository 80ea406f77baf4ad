import { writeFileSync } from 'node:fs';
import { Match, SeededChance, Stream, TABLE, tableAnswer } from '@broadside/kernel';
import { LOCALES } from '@broadside/text';
import { it } from 'vitest';
import { CARD_INFO } from '../cards/table.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import { deadReckoningVoice as voice } from './index.ts';
import { nameIn, speak } from './testing.ts';

it('look', () => {
  for (const locale of LOCALES) {
    const say = speak(locale);
    const lines: string[] = [];
    for (const { id, name } of CARD_INFO) lines.push(`${name}: ${voice.card(id, say)} | ${voice.about?.(id, say)}`);
    for (const seats of [1, 2]) {
      const match = Match.begin(deadReckoning, { seats, seed: `look ${seats}`, options: { roundLimit: 12 } });
      const stream = Stream.of('x');
      const cubes = new SeededChance('c');
      const seen = new Set<string>();
      const tell = (n: number) => {
        const e = match.log[n].events;
        e.forEach((ev, i) => {
          if (i > 0 && voice.isToldBy?.(ev, e[i - 1])) return;
          const t = voice.event(ev, say, nameIn(locale), match.view(0));
          if (t) lines.push(`  ${t}`);
        });
      };
      tell(0);
      while (!match.outcome) {
        const [seat] = match.toAct;
        const actions =
          seat === TABLE ? [tableAnswer<DeadReckoningAction>(deadReckoning, match.state, cubes)] : match.legal(seat);
        if (seat !== TABLE)
          for (const a of actions) {
            const t = voice.action(a, match.view(seat), seat, say, nameIn(locale));
            const k = a.type + (match.state.flow.at(-1)?.step ?? '');
            if (!seen.has(k)) {
              seen.add(k);
              lines.push(`>> [${match.state.flow.at(-1)?.step}] ${t}`);
            }
          }
        const good = actions.filter((a) => !['end', 'jettison', 'rearrange', 'unload', 'load'].includes(a.type));
        const from = good.length > 0 && stream.below(10) < 9 ? good : actions;
        tell(match.play(seat, from[stream.below(from.length)]).n);
      }
      lines.push(voice.outcome(match.outcome, say, nameIn(locale)));
    }
    writeFileSync(`/tmp/voice/${locale}.txt`, lines.join('\n'));
  }
});
