/** Equal distances: whoever threw says which comes first; the answer is given in the lid (S7-CAPTAIN-15, S7-CURSE-11). */
import type { FrameOf } from '../../../rules/state.ts';
import { t } from '../../../text/table.ts';
import type { Props } from '../../props.ts';
import { Scene } from './Scene.tsx';

export function Tied({ frame, ...props }: Props & { readonly frame: FrameOf<'tie' | 'whirl'> }) {
  const { step, seat } = frame;
  const mine = seat === props.viewer && props.legal.length > 0;
  return (
    <Scene
      title={t(props, `${step}.${mine ? 'title' : 'other'}`, { name: props.nameOf(seat) })}
      note={mine ? t(props, 'tie.note') : undefined}
    />
  );
}
