import type { Entry } from '@broadside/kernel';
import type { GameUI } from '@broadside/kit';
import { commonText, LOCALES, type Locale, nameToReader, speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../../apps/web/src/screens/table/logEntries.tsx';
import { webText } from '../../../../apps/web/src/text/index.ts';
import { portRoyalVoice as voice } from '../../text/index.ts';

const ui = { voice, seatOf: () => 0 } as unknown as GameUI;
const NAMES = ['Mira', 'Bob'];

const sentences = (
  events: Entry['events'],
  locale: Locale = 'en',
  reader: number | 'spectator' = 'spectator',
  undo?: number,
): string[] => {
  const say = speaker(locale, commonText, webText, voice.catalogues);
  const nameOf = nameToReader((seat) => NAMES[seat], reader, say);
  return sentencesOf(
    { n: 1, seat: 0, events, hash: '', ...(undo === undefined ? {} : { undo }) },
    { ui, say, nameOf },
  ).map(({ text }) => text);
};

const revealed = { type: 'cardRevealed', seat: 0, card: 3 };
const entered = { type: 'cardEnteredHarbour', card: 3 };
const another = { type: 'cardEnteredHarbour', card: 4 };
const reshuffled = { type: 'deckReshuffled', cards: 9 };

describe('the log', () => {
  it.each(LOCALES)('says "you" of the reader’s own actions and of nobody else’s (%s)', (locale) => {
    const you = { en: /^You revealed /, ru: /^Вы открываете /, uk: /^Ви відкриваєте / }[locale];
    expect(sentences([revealed], locale, 0)[0]).toMatch(you);
    expect(sentences([revealed], locale, 1)[0]).toMatch(/^Mira /);
    expect(sentences([revealed], locale)[0]).toMatch(/^Mira /);
  });

  it.each(LOCALES)('says "you" of what the reader took back (%s)', (locale) => {
    const you = { en: 'You undid a move.', ru: 'Вы отменяете действие.', uk: 'Ви скасовуєте зроблене.' }[locale];
    expect(sentences([], locale, 0, 0)).toEqual([you]);
    expect(sentences([], locale, 1, 0)[0]).toMatch(/^Mira /);
  });

  it('PR-DISC-5: describes a card that comes and its place in the harbour in one line', () => {
    expect(sentences([revealed, entered])).toEqual(sentences([revealed]));
  });

  it('PR-DISC-6: describes a card in the harbour by itself where nothing before has described it', () => {
    expect(sentences([entered])).toHaveLength(1);
    expect(sentences([revealed, another])).toHaveLength(2);
    expect(sentences([revealed, reshuffled, entered])).toHaveLength(3);
  });
});
