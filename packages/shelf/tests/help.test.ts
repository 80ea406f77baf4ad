/** What each choice leads to, over all games: nobody who asks is left without a sentence. */
import type { AnyMatch, Seat, Viewer } from '@broadside/kernel';
import type { GameUI } from '@broadside/kit';
import { boardProps, openAll, seatsOf } from '@broadside/kit/testing';
import { webShelf } from '@broadside/shelf/web';
import { commonText, LOCALES, type Say, speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { askedIn, positionsIn, recordedMatches } from './recorded.ts';

/** Every so many positions: choices repeat themselves. */
const STEP = 5;

const propsAt = (match: AnyMatch, seat: Seat, say: Say) =>
  boardProps(match.view(seat) as { readonly eye: Viewer }, say, {
    legal: match.legal(seat),
    toAct: match.toAct,
    seats: seatsOf(match.header.seats),
  });

describe.each(webShelf)('help at the table of $id', ({ id, table }) => {
  it('says in every language what each choice leads to, in one whole sentence', async () => {
    const ui: GameUI = (await table()).default;
    const help = await ui.help?.();
    if (!help) throw new Error(`${id} does not say what its choices lead to`);
    const told = new Map<string, string>();
    const says = LOCALES.map((locale) => speaker(locale, commonText, ui.voice.catalogues, ui.catalogues));
    let at = 0;
    for (const file of recordedMatches(id))
      for (const match of positionsIn(file)) {
        if (at++ % STEP !== 0) continue;
        for (const seat of askedIn(match)) {
          const tongue = Math.floor(at / STEP) % LOCALES.length;
          const props = propsAt(match, seat, says[tongue]);
          for (const { action } of openAll(ui.choices(props)))
            if (action !== undefined) told.set(`${LOCALES[tongue]} ${action.type}`, help.leadsTo(action, props));
        }
      }
    for (const locale of LOCALES)
      expect([...told.keys()].filter((key) => key.startsWith(locale)).length).toBeGreaterThan(1);
    const faults = [...told].filter(([, words]) => !/^\p{Lu}.*[.]$/u.test(words) || words.length > 200);
    expect(faults).toEqual([]);
  });
});
