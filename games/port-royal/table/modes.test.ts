/** The table of every kind of game, at every moment of whole matches played by chance. */
import type { Action, Viewer } from '@broadside/kernel';
import { type BoardProps, frameOf } from '@broadside/kit';
import { boardProps, openAll as open } from '@broadside/kit/testing';
import { commonText, speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import type { PortRoyalEvent } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { playByChance, type Setting } from '../tests/matches.ts';
import { portRoyalText } from '../text/index.ts';
import { tableText } from '../text/table.ts';
import { animationSteps } from './animation/animationSteps.ts';
import { choices } from './choices/choices.ts';
import { questionOf } from './choices/questions.ts';
import { sheetRows } from './icons.tsx';
import { MODES } from './playground/modes.ts';
import { happen } from './scene/facts.ts';
import { cardsAtEdge, cardsIn, type Scene } from './scene/scene.ts';
import { awards } from './standing/awards.ts';
import { alarm, cardsOf, seatOf, step } from './standing/facts.ts';

const say = speaker('en', commonText, portRoyalText, tableText);
const nameOf = (seat: number): string => `Player ${seat + 1}`;

const propsOf = (view: View, legal: readonly Action[]): BoardProps<View> => boardProps(view, say, { legal, nameOf });

const key = (action: Action): string => JSON.stringify(action);

/** Frames of the base game: what they ask is said by the table itself. */
const PLAIN: readonly (string | undefined)[] = ['discover', 'repel', 'tradeAndHire', 'lastClaims'];

/** Every entry: the view before, its events and the view after. */
function watch(
  setting: Setting,
  viewer: Viewer,
  look: (before: View, events: readonly PortRoyalEvent[], after: View, where: string) => void,
): void {
  let before: View | undefined;
  playByChance(setting, `modes, seen by ${viewer}`, (match, where) => {
    const after = match.view(viewer);
    if (before) look(before, match.log[match.n].events as readonly PortRoyalEvent[], after, where);
    before = after;
  });
}

/** Whoever does not look themselves cannot know how many cards a lookout holds. */
const isSecret = (view: View): boolean =>
  view.flow.some((frame) => frame.step === 'lookout' && frame.cards.length === 0);

describe.each(Object.entries(MODES) as [string, Setting][])('%s', (_, setting) => {
  it('offers exactly what is legal under distinct letters, and says what is asked', () => {
    playByChance(setting, 'choices', (match, where) => {
      const [seat] = match.toAct;
      if (seat === undefined) return;
      const legal = match.legal(seat);
      const props = propsOf(match.view(seat), legal);
      const offered = choices(props);
      const actions = open(offered).flatMap(({ action }) => (action ? [action] : []));
      expect(actions.map(key).sort(), where).toEqual(legal.map(key).sort());
      for (const list of [offered, ...offered.map(({ more = [] }) => more)]) {
        const letters = list.flatMap(({ hotkey }) => (hotkey ? [hotkey] : []));
        expect(new Set(letters).size, `${where}: ${letters}`).toBe(letters.length);
        expect(new Set(list.map(({ key: name }) => name)).size, where).toBe(list.length);
      }
      for (const choice of open(offered)) expect(choice.action ?? choice.reason, where).toBeDefined();
      const frame = frameOf(props.view)?.step;
      expect(questionOf(props) === undefined, `${where}, ${frame}`).toBe(PLAIN.includes(frame));
    });
  });

  it('shows what happened without losing or doubling a card, and ends with the view of the rules', () => {
    watch(setting, 0, (before, events, after, where) => {
      const shown = animationSteps(before, events, after, say, nameOf);
      expect(shown.at(-1)?.view, where).toBe(after);
      const more = events.reduce((sum, event) => sum + (event.type === 'cardsShuffledIn' ? event.count : 0), 0);
      for (const { view } of shown) {
        expect(view.deck, where).toBeGreaterThanOrEqual(0);
        if (more === 0 && !isSecret(view) && !isSecret(before) && !isSecret(after))
          expect(cardsIn(view), `${where} ${JSON.stringify(events)}`).toBe(cardsIn(after));
      }
    });
  });

  it('comes to the points, coins and markers of the rules on the way', () => {
    watch(setting, 0, (before, events, after, where) => {
      if (after.outcome || isSecret(before) || isSecret(after)) return;
      const { players, extra, deck, discard, harbour } = events.reduce<Scene>(happen, before);
      expect({ players, deck, discard, harbour }, where).toEqual({
        players: after.players,
        deck: after.deck,
        discard: after.discard,
        harbour: after.harbour,
      });
      expect(extra?.contracts, where).toEqual(after.extra?.contracts);
      expect(extra?.tucked, where).toEqual(after.extra?.tucked);
      expect(extra?.adventure?.crowns, where).toEqual(after.extra?.adventure?.crowns);
      expect(extra?.adventure?.items, where).toEqual(after.extra?.adventure?.items);
      expect(extra?.adventure?.unlocked, where).toEqual(after.extra?.adventure?.unlocked);
    });
  });

  it('lets only cards fly that lay or will lie open to the viewer', () => {
    watch(setting, 0, (before, events, after, where) => {
      const lying = (view: View): (number | undefined)[] => [
        ...view.harbour,
        ...view.discarded,
        ...view.expeditions,
        ...view.players.flatMap(({ persons, expeditions }) => [...persons, ...expeditions]),
        ...(view.extra?.tucked ?? []).flat(),
        ...(view.extra?.contracts?.kept ?? []).flat(),
        ...(view.extra?.adventure?.items ?? []).flat(),
        ...cardsAtEdge(view),
      ];
      const turned = events.flatMap((event) => {
        if (event.type === 'cardRevealed') return [event.card];
        return event.type === 'cardsTurned' || event.type === 'lookoutDiscarded' ? event.cards : [];
      });
      const known = new Set([...lying(before), ...lying(after), ...turned]);
      for (const { flights } of animationSteps(before, events, after, say, nameOf))
        for (const { what } of flights) if (typeof what === 'number') expect(known, where).toContain(what);
    });
  });

  it('has a word for every step, every alarm, every fact and every row of the sheet', () => {
    const match = playByChance(setting, 'facts', (played, where) => {
      const { game, log, n } = played;
      const view = played.view('spectator');
      expect(step(view, say), where).not.toContain('port-royal.');
      expect(alarm(view, say, nameOf)?.text ?? '', where).not.toContain('port-royal.');
      for (const event of log[n].events) {
        for (const card of cardsOf(event)) expect(game.cards[card], where).toBeDefined();
        if ('seat' in event) expect(seatOf(event), where).toBe(event.seat);
      }
    });
    const { outcome } = match;
    if (!outcome) throw new Error('the match has no end');
    const rows = sheetRows.map((row) => row.key);
    for (const { points, sheet } of outcome.ranking) {
      expect(Object.keys(sheet).filter((row) => !rows.includes(row))).toEqual([]);
      const counted = sheetRows.filter(({ counts }) => counts).reduce((sum, row) => sum + (sheet[row.key] ?? 0), 0);
      expect(counted).toBe(points);
    }
    for (const { title, detail } of awards(match.log, outcome, say, nameOf))
      expect(title + detail).not.toContain('port-royal.');
  });
});
