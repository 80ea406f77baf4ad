/** The pack: every puzzle by its number, with how it went on this device. */
import type { Puzzle } from '@broadside/judge';
import { cx, Icon, Sheet } from '@broadside/kit';
import style from './Puzzle.module.css';
import { puzzleHref } from './puzzles.ts';
import type { PuzzleRecord } from './record.ts';
import { usePuzzleSay } from './text/index.ts';

interface AllPuzzlesProps {
  readonly open: boolean;
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  readonly record: PuzzleRecord;
  readonly here: string;
  readonly onClose: () => void;
}

const stateOf = ({ id, choices }: Puzzle, { tried }: PuzzleRecord) => {
  if (tried[id] === undefined) return 'new';
  return tried[id] === choices[0].action ? 'solved' : 'missed';
};

export function AllPuzzles({ open, game, puzzles, record, here, onClose }: AllPuzzlesProps) {
  const say = usePuzzleSay();
  return (
    <Sheet data-id="all-puzzles" open={open} onClose={onClose} title={say('puzzle.all')}>
      <ol className={style.pack}>
        {puzzles.map((puzzle, at) => {
          const state = stateOf(puzzle, record);
          const label = `${say('puzzle.all.one', { number: at + 1 })}, ${say('puzzle.all.level', { level: String(puzzle.level) })}, ${say(`puzzle.state.${state}`)}`;
          return (
            <li key={puzzle.id}>
              <a
                href={puzzleHref(game, puzzle.id)}
                data-id={`puzzle:${puzzle.id}`}
                className={cx(style.one, style[state])}
                aria-label={label}
                title={label}
                aria-current={puzzle.id === here ? 'page' : undefined}
                onClick={onClose}
              >
                {state === 'solved' ? <Icon name="check" size={18} /> : at + 1}
                <small aria-hidden="true">{'•'.repeat(puzzle.level)}</small>
              </a>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
