/** What an expansion asks just now, and why: in words right above the buttons that answer it. */
import { frameOf, Icon } from '@broadside/kit';
import { Lookout } from '../adventure/index.ts';
import { questionOf } from '../choices/questions.ts';
import type { BoardProps } from '../props.ts';
import css from './Question.module.css';

export function Question(props: BoardProps) {
  const words = questionOf(props);
  if (words === undefined && frameOf(props.view)?.step !== 'lookout') return null;
  return (
    <section className={css.question} aria-label={words}>
      {words !== undefined && (
        <p role="status">
          <Icon name="help" size={20} />
          <span>{words}</span>
        </p>
      )}
      <Lookout {...props} />
    </section>
  );
}
