/** The address of a puzzle: the one of the day, or one of the pack. */
import { puzzleOfDay } from '@broadside/judge';
import { SpeechProvider } from '@broadside/kit';
import { Suspense } from 'react';
import { useGameUI, webGame } from '../../gameUIs.ts';
import { judgeText } from '../../judge/text/index.ts';
import { Loading } from '../../shell/Loading.tsx';
import { Lost } from '../../shell/Lost.tsx';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import { usePuzzles } from './puzzles.ts';
import { puzzleText } from './text/index.ts';

interface PuzzleProps {
  readonly game: string;
  readonly id: string | undefined;
}

/** Apart from the rest: what waits for a file by `use` now and does not the next time has no hooks after it. */
function Fetched({ game, id }: PuzzleProps) {
  const ui = useGameUI(game);
  const set = usePuzzles(game);
  const today = new Date();
  const daily = set && puzzleOfDay(set.puzzles, today);
  const puzzle = id === undefined ? daily : set?.puzzles.find((one) => one.id === id);
  if (!ui || !set || !puzzle) return <Lost />;
  return (
    <SpeechProvider catalogues={[ui.voice.catalogues, ui.catalogues, judgeText, puzzleText]}>
      <PuzzleScreen key={puzzle.id} ui={ui} set={set} puzzle={puzzle} day={puzzle === daily ? today : undefined} />
    </SpeechProvider>
  );
}

export function Puzzle(props: PuzzleProps) {
  if (!webGame(props.game)?.puzzles) return <Lost />;
  return (
    <Suspense fallback={<Loading />}>
      <Fetched {...props} />
    </Suspense>
  );
}
