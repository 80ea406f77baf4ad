/** The question, and the choices by the game's own verbs. */
import type { PuzzleChoice } from '@broadside/judge';
import { ChoiceButton, useHotkeys } from '@broadside/kit';
import { useMemo } from 'react';
import style from './Puzzle.module.css';
import { type Asked, type Speech, verbOf } from './position.ts';
import { inNeutralOrder } from './puzzles.ts';
import { usePuzzleSay } from './text/index.ts';

interface QuestionProps {
  readonly asked: Asked;
  readonly speech: Speech;
  readonly onAnswer: (choice: PuzzleChoice) => void;
}

export function Question({ asked, speech, onAnswer }: QuestionProps) {
  const say = usePuzzleSay();
  const choices = useMemo(() => inNeutralOrder(asked.puzzle), [asked]);
  useHotkeys(Object.fromEntries(choices.map((choice, at) => [String(at + 1), () => onAnswer(choice)])));
  return (
    <section className={style.panel} aria-labelledby="puzzle-ask">
      <h2 id="puzzle-ask" className={style.title}>
        {say('puzzle.ask')}
      </h2>
      <p className={style.quiet}>{say('puzzle.ask.about')}</p>
      <ol className={style.options}>
        {choices.map((choice, at) => (
          <li key={choice.action}>
            <ChoiceButton
              className={style.option ?? ''}
              choice={{ key: `option:${choice.action}`, label: verbOf(asked, choice, speech), hotkey: String(at + 1) }}
              onClick={() => onAnswer(choice)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
