/** The box of a row, as its cards lie in it: face down. */
import { RowBack } from '../art/index.ts';
import css from './crew.module.css';
import { Face } from './Face.tsx';
import type { RowBackProps } from './props.ts';

export function RowCardBack(props: RowBackProps) {
  const { row, say, label = say('dead-reckoning.face.back.row', { row }) } = props;
  return (
    <Face face={props} label={label} kind={css.back}>
      <RowBack row={row} size={undefined} />
    </Face>
  );
}
