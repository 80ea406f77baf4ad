import { plain, roomsFor } from '@broadside/text/terminal';
import { Match, SeededChance, Stream, TABLE, tableAnswer } from '@broadside/kernel';
import { it } from 'vitest';
import { writeFileSync } from 'node:fs';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import { deadReckoningText } from '../text/index.ts';
import { deadReckoningTerminal as t } from './index.ts';
import { terminalText } from './text/index.ts';
it('look', () => {
  const room = roomsFor(['Mara', 'Piet', 'Cleo'], deadReckoningText, terminalText);
  const out: string[] = [];
  for (const locale of ['en', 'ru', 'uk'] as const) {
    const match = Match.begin(deadReckoning, { seats: 3, seed: 'look', options: { roundLimit: 12 } });
    const stream = Stream.of('x'); const cubes = new SeededChance('c'); let battle = 0;
    while (!match.outcome) {
      const [seat] = match.toAct;
      const actions = seat === TABLE ? [tableAnswer<DeadReckoningAction>(deadReckoning, match.state, cubes)] : match.legal(seat);
      if (match.state.battle && match.state.flow.at(-1)?.step === 'loot' && battle++ === 2) { const r = room(100, 50, locale); out.push(plain([t.headline(match.view(0), r)]), plain(t.draw(match.view(0), r)), '', plain(t.draw(match.view(0), room(80, 24, locale))), ''); }
      const good = actions.filter((a) => !['end','jettison','rearrange','unload','load'].includes(a.type));
      const from = good.length > 0 && stream.below(10) < 9 ? good : actions;
      match.play(seat, from[stream.below(from.length)]);
    }
    out.push(plain(t.scoreSheet(match.view(0), room(100, 40, locale))));
  }
  writeFileSync('/tmp/voice/terminal.txt', out.join('\n'));
});
