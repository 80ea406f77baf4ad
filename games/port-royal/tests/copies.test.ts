/** Copies and imagined tables, in every kind of game: nothing is lost, and what is played on a copy stays there. */
import { apply, hashOf, legal, Match, Out, SeededChance, Stream, toAct } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import { PLAYS, type State } from '../rules/state.ts';
import { imagine } from '../rules/view.ts';
import { adventureOf, chapter } from './adventure/chapter.ts';
import { CHOSEN } from './combinations.ts';
import type { Setting } from './matches.ts';
import { card, table } from './table.ts';

/** The first of the chosen combinations of every kind of play. */
const KINDS = PLAYS.map((play) => CHOSEN.find(({ options }) => (options?.play ?? 'points') === play) as Setting);

/** One match of every kind, its first hundred answers given by chance; looked at now and then. */
function everywhere(look: (state: State, where: string) => void): void {
  for (const setting of KINDS) {
    const where = `copies of ${JSON.stringify(setting)}`;
    const random = Stream.of(where);
    const match = Match.begin(portRoyal, { ...setting, seed: where });
    for (let n = 0; n < 100 && match.toAct.length > 0; n++) {
      if (n % 12 === 0) look(match.state, `${where} ${n}`);
      const [seat] = match.toAct;
      const actions = match.legal(seat);
      match.play(seat, actions[random.below(actions.length)]);
    }
  }
}

describe('a copy', () => {
  it('PR-INV-1: is the same, and what is played on it leaves the table as it was', () => {
    everywhere((state, where) => {
      const before = hashOf(state);
      const copy = portRoyal.clone(state);
      expect(hashOf(copy), where).toBe(before);
      const stream = Stream.of(where);
      const out = new Out(new SeededChance(where), false);
      for (let n = 0; n < 12 && copy.flow.length > 0; n++) {
        const [seat] = toAct(portRoyal, copy);
        const actions = legal(portRoyal, copy, seat);
        apply(portRoyal, copy, seat, actions[stream.below(actions.length)], out);
      }
      expect(hashOf(state), where).toBe(before);
    });
  });
});

describe('an imagined table', () => {
  it('PR-HID-1: is lawful and looks the same to whoever imagines it', () => {
    everywhere((state, where) => {
      for (const viewer of [0, 'spectator'] as const) {
        const seen = portRoyal.view(state, viewer);
        const dream = portRoyal.imagine(seen, viewer, new SeededChance(where));
        expect(portRoyal.invariantViolation(dream), where).toBeUndefined();
        expect(portRoyal.view(dream, viewer), where).toEqual(seen);
      }
    });
  });

  it('PR-HID-13: has the card on top that a lookout put back, for whoever knows it', () => {
    const t = chapter({ chapter: 3, deck: ['skiff-1-1', 'flute-1-1'] });
    adventureOf(t).known = { seat: 0, card: card('skiff-1-1') };
    const dream = imagine(t.view(0), 0, new SeededChance('known'));
    expect(dream.deck.at(-1)).toBe(card('skiff-1-1'));
    expect(dream.deck).toHaveLength(t.state.deck.length);
    expect(portRoyal.invariantViolation(dream)).toBeUndefined();
  });

  it('PR-HID-12: deals three cards to a lookout whose cards are hidden', () => {
    const t = chapter({ chapter: 3, players: [{ persons: ['lookout-5-1'] }, {}] });
    t.play('look');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const dream = imagine(t.view(viewer), viewer, new SeededChance('a look'));
      const frame = dream.flow.at(-1);
      expect(frame?.step === 'lookout' && frame.cards.length).toBe(3);
      expect(portRoyal.invariantViolation(dream)).toBeUndefined();
    }
  });

  it('PR-HID-1: lies otherwise every time', () => {
    const view = table().view(0);
    const [one, other] = ['one', 'other'].map((seed) => imagine(view, 0, new SeededChance(seed)).deck);
    expect(one).not.toEqual(other);
  });
});
