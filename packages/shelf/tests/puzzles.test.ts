import { PUZZLE_ERRORS, PUZZLE_GAP, puzzleMatch, puzzleOfDay } from '@broadside/judge';
import { legal, parseAction, sameAction, saveMatch } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { loadMatchFile, shelf } from '../src/index.ts';

/** docs/puzzles.md: over whole matches. */
const LEAST_WHOLE = 0.02;

const packs = await Promise.all(
  shelf.flatMap(({ game, judge }) =>
    judge
      ? [
          judge().then(async ({ default: { puzzles } }) => {
            const pack = (await puzzles?.())?.pack;
            return { id: game.id, game, pack };
          }),
        ]
      : [],
  ),
);

describe.each(packs.flatMap(({ pack, ...rest }) => (pack ? [{ ...rest, pack }] : [])))(
  'the puzzles of $id',
  ({ game, pack }) => {
    it('are enough for a month, were made under these rules, and none is there twice', () => {
      expect(pack.rules).toBe(game.version);
      expect(pack.puzzles.length).toBeGreaterThanOrEqual(30);
      expect(new Set(pack.puzzles.map(({ id }) => id)).size).toBe(pack.puzzles.length);
    });

    it('lead to where that seat is asked, and every choice is legal there', () => {
      for (const puzzle of pack.puzzles) {
        const { id, seat, choices } = puzzle;
        const match = puzzleMatch(game, puzzle);
        expect(match.toAct, id).toContain(seat);
        expect(choices.length, id).toBeGreaterThan(1);
        const actions = legal(game, match.state, seat);
        for (const { action } of choices)
          expect(
            actions.some((one) => sameAction(one, parseAction(game, action))),
            `${id}: ${action}`,
          ).toBe(true);
      }
    });

    it('have one answer that is best by far, as it was measured, at ten times the depth and over whole matches', () => {
      for (const { id, gaps, worlds, whole, choices, habits } of pack.puzzles) {
        for (const { value, error } of gaps) {
          expect(value, id).toBeGreaterThanOrEqual(PUZZLE_GAP);
          expect(value, id).toBeGreaterThan(PUZZLE_ERRORS * error);
        }
        expect(worlds[1], id).toBe(10 * worlds[0]);
        expect(whole?.value, id).toBeGreaterThanOrEqual(LEAST_WHOLE);
        expect(whole?.value, id).toBeGreaterThan((gaps[1].error === 0 ? 2 : 1) * (whole?.error ?? 0));
        expect(choices[1].loss, id).toBeGreaterThanOrEqual(PUZZLE_GAP);
        expect(habits.length, id).toBeGreaterThan(0);
        expect(habits, id).not.toContain(choices[0].action);
      }
    });

    it('can be played on from there as matches of their own', async () => {
      const match = puzzleMatch(game, pack.puzzles[0]);
      const opened = await loadMatchFile(structuredClone(saveMatch(match)));
      expect(opened.match.toAct).toEqual(match.toAct);
      expect(opened.match.hash).toBe(match.hash);
    });

    it('come one each day, the same for everybody, until all have been seen', () => {
      const days = pack.puzzles.map((_, day) => puzzleOfDay(pack.puzzles, new Date(2031, 0, 1 + day, 23))?.id);
      expect(new Set(days).size).toBe(pack.puzzles.length);
      expect(puzzleOfDay(pack.puzzles, new Date(2031, 0, 1, 1))?.id).toBe(days[0]);
    });
  },
);
