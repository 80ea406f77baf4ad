/** A number of ships: one row to choose in, what it means, one button that does it. */
import type { Seat } from '@broadside/kernel';
import { Button, Segmented } from '@broadside/kit';
import { type ReactNode, useState } from 'react';
import { verb } from '../../buttons.ts';
import type { Numbered } from '../../numbers.ts';
import type { Props } from '../../props.ts';
import css from './NumberPick.module.css';

export interface NumberPickProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly label: string;
  readonly actions: readonly Numbered[];
  /** Said and drawn of the number that is chosen. */
  readonly about: (count: number) => ReactNode;
}

export function NumberPick({ props, seat, label, actions, about }: NumberPickProps) {
  const counts = actions.map(({ count }) => count).sort((a, b) => a - b);
  const most = counts[counts.length - 1] ?? 0;
  const [wanted, want] = useState(most);
  const count = counts.includes(wanted) ? wanted : most;
  const action = actions.find((one) => one.count === count);
  if (action === undefined) return null;
  return (
    <div className={css.pick}>
      <Segmented
        label={label}
        options={counts.map((value) => ({ value, label: String(value) }))}
        value={count}
        onChange={want}
        block
        className={css.row ?? ''}
      />
      <div className={css.about} role="status">
        {about(count)}
      </div>
      <Button tone={count === 0 ? 'plain' : 'primary'} className={css.go ?? ''} onClick={() => props.play(action)}>
        {verb(props, seat, action)}
      </Button>
    </div>
  );
}
