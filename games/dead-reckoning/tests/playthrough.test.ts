import { Match } from '@broadside/kernel';
import { transcript } from '@broadside/text';
import { expect, it } from 'vitest';
import { sailor } from '../bot/sailor.ts';
import { deadReckoning } from '../rules/game.ts';
import { deadReckoningVoice } from '../text/index.ts';

const NAMES = ['Mara', 'Piet', 'Cleo'];

it('three sailors play the recorded match again, word for word', async () => {
  const match = Match.begin(deadReckoning, { seats: NAMES.length, seed: 'three sailors' });
  await expect(transcript(match, sailor, deadReckoningVoice, NAMES)).toMatchFileSnapshot('./fixtures/playthrough.txt');
});
