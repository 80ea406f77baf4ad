import { Match } from '@broadside/kernel';
import { transcript } from '@broadside/text';
import { expect, it } from 'vitest';
import { sailor } from '../bot/sailor.ts';
import { portRoyal } from '../rules/game.ts';
import { portRoyalVoice } from '../text/index.ts';

const NAMES = ['Anna', 'Bohdan', 'Clara'];

it('three sailors play the recorded match again, word for word', async () => {
  const match = Match.begin(portRoyal, { seats: NAMES.length, seed: 'three sailors' });
  await expect(transcript(match, sailor, portRoyalVoice, NAMES)).toMatchFileSnapshot('./fixtures/playthrough.txt');
});
