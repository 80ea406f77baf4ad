/** Everything between the top bar and the action bar. */
import type { Props } from '../props.ts';
import { isReveal, revealOf } from '../reveal.ts';
import css from './Board.module.css';
import { Middle } from './Middle.tsx';
import { Mine } from './Mine.tsx';
import { RevealPanel } from './RevealPanel.tsx';
import { Rivals } from './Rivals.tsx';

/**
 * A call takes the middle of the table while it is shown, and stays there until somebody bids again: who was not
 * looking must be able to read what happened.
 */
function revealIn({ show, view }: Props) {
  if (isReveal(show)) return show;
  return view.last && view.bids.length === 0 ? revealOf(view.last) : undefined;
}

export function Board(props: Props) {
  const reveal = revealIn(props);
  return (
    <div className={css.board}>
      <div className={css.table}>
        <Rivals {...props} />
        <div className={css.middle} data-id="middle" data-spot="middle">
          {reveal ? <RevealPanel {...props} reveal={reveal} live={isReveal(props.show)} /> : <Middle {...props} />}
        </div>
        <Mine {...props} />
      </div>
    </div>
  );
}
