/** A whole match as a text anyone can follow: a change of the rules or of the words shows as a diff. */
import { Match, printAction, Stream } from '@broadside/kernel';
import { commonText, speaker } from '@broadside/text';
import { expect, it } from 'vitest';
import { sailor } from '../bot/sailor.ts';
import { portRoyal } from '../rules/game.ts';
import { portRoyalVoice } from '../text/index.ts';

const NAMES = ['Anna', 'Bohdan', 'Clara'];

function transcript(seed: string): string {
  const say = speaker('en', commonText, portRoyalVoice.catalogues);
  const nameOf = (seat: number): string => NAMES[seat];
  const match = Match.begin(portRoyal, { seats: NAMES.length, seed });
  const stream = Stream.of(seed);
  const lines: string[] = [];
  const tell = (n: number): void => {
    for (const event of match.log[n].events) {
      const sentence = portRoyalVoice.event(event, say, nameOf);
      if (sentence) lines.push(`    ${sentence}`);
    }
  };
  tell(0);
  while (!match.outcome) {
    const [seat] = match.toAct;
    const { n, hash, action } = match.play(seat, sailor(match.state, seat, match.legal(seat), stream));
    lines.push(`${n} ${NAMES[seat]}: ${action ? printAction(portRoyal, action) : ''}  [${hash}]`);
    tell(n);
  }
  return `${lines.join('\n')}\n${portRoyalVoice.outcome(match.outcome, say, nameOf)}\n`;
}

it('three sailors play the recorded match again, word for word', async () => {
  await expect(transcript('three sailors')).toMatchFileSnapshot('./fixtures/playthrough.txt');
});
