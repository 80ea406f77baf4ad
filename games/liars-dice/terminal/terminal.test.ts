import { Match, Stream } from '@broadside/kernel';
import { checkCatalogues, LOCALES } from '@broadside/text';
import { badLines, plain, roomsFor } from '@broadside/text/terminal';
import { describe, expect, it } from 'vitest';
import { liarsDice } from '../rules/game.ts';
import type { LiarsDiceView } from '../rules/view.ts';
import { SETTINGS } from '../tests/settings.ts';
import { type Table, table } from '../tests/table.ts';
import { liarsDiceText } from '../text/index.ts';
import { terminalText } from '../text/terminal.ts';
import { liarsDiceTerminal } from './index.ts';

const NAMES = ['Mara', 'Борис', 'Evangelina the Bold', 'Дмитро', 'Ines', 'Otto'];
const room = roomsFor(NAMES, liarsDiceText, terminalText);
const drawn = ({ match }: Table, viewer: LiarsDiceView['eye'] = 0, rows = 40): string =>
  plain(liarsDiceTerminal.draw(match.view(viewer), room(80, rows)));

describe('the words of the drawing', () => {
  it('are the same in three languages and clash with none of the voice', () => {
    expect(checkCatalogues(terminalText)).toEqual([]);
    expect(Object.keys(terminalText.en).filter((key) => key in liarsDiceText.en)).toEqual([]);
  });
});

describe('the table in a terminal', () => {
  it('LD-HID-1: shows the own dice and how many others have', () => {
    const t = table({ cups: ['123', '456'] });
    expect(drawn(t)).toMatch(/▶ ★ Mara +●●● {2}\[1 2 3\]/);
    expect(drawn(t)).toMatch(/Борис +●●● {2}\[\? \? \?\]/);
    expect(drawn(t, 'spectator')).not.toContain('1 2 3');
  });

  it('LD-BID-6: shows the bid that stands and all before it', () => {
    const t = table({ cups: ['123', '456'] });
    expect(drawn(t)).toContain('No bid yet · 6 dice in play · ones are wild');
    t.play('bid 1 2', 'bid 2 2');
    expect(drawn(t)).toContain('The bid stands at 2 twos');
    expect(drawn(t)).toContain('Bids Mara 1 two · Борис 2 twos');
    expect(plain([liarsDiceTerminal.headline(t.match.view(0), room(80, 1))])).toBe('Round 1 · Mara · Raise or call');
  });

  it('LD-HID-2: shows the dice of the last call with those that counted, and lost dice as empty', () => {
    const t = table({ cups: ['123', '456'] }).play('bid 3 3', 'liar');
    expect(drawn(t)).toContain('Last call 3 threes by Mara, found 2 · Mara 1* 2 3* · Борис 4 5 6');
    expect(drawn(t)).toMatch(/Mara +●●○/);
  });

  it('LD-SHOW-3: shows dice set aside beside the cup', () => {
    const t = table({ cups: ['123', '456', '62'], seats: 2, options: { show: true } }).play('show 3 3');
    expect(drawn(t, 1)).toContain('[?] +1 +3');
  });

  it('LD-END-1: shows who is out, and the ranking at the end', () => {
    const t = table({ cups: ['222', '333', '444'], options: { loss: 'difference' } }).play('bid 9 6', 'liar');
    expect(drawn(t, 1)).toMatch(/Mara +○○○ {2}out/);
    const over = table({ cups: ['222', '333'], options: { loss: 'difference' } }).play('bid 3 6', 'liar');
    expect(plain(liarsDiceTerminal.scoreSheet(over.match.view(0), room(80, 9)))).toMatch(/1\. Борис +3 +1\n/);
    expect(liarsDiceTerminal.scoreSheet(t.match.view(0), room(80, 9))).toEqual([]);
  });

  it('reminds of the variants that are played, and of no others', () => {
    const said = (options: object) =>
      plain(liarsDiceTerminal.reminder(Match.begin(liarsDice, { seats: 2, seed: 'r', options }).view(0), room(80, 40)));
    expect(said({})).not.toContain('Palifico');
    expect(said({ palifico: true, exact: 'regain' })).toMatch(/takes a lost die\s+back[\s\S]*Palifico/);
    expect(said({ wild: false, ones: 'double' })).not.toMatch(/every face|double/);
  });

  it.each(LOCALES)('keeps within the screen in random matches, in %s', (locale) => {
    for (const setting of SETTINGS) {
      const match = Match.begin(liarsDice, { ...setting, seed: 'drawn' });
      const stream = Stream.of('drawn');
      for (let n = 0; n < 60 && !match.outcome; n++) {
        const view = match.view(n % 2 === 0 ? 0 : 'spectator');
        for (const [columns, rows] of [
          [40, 12],
          [80, 24],
          [120, 50],
        ])
          expect(badLines(liarsDiceTerminal, view, room(columns, rows, locale))).toEqual([]);
        const legal = match.legal(match.toAct[0]);
        match.play(match.toAct[0], legal[stream.below(legal.length)]);
      }
    }
  });
});
