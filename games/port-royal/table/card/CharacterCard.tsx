/** A character of the Adventure: portrait, starting coins, and the markers on door and windows. */
import { cx, Icon, SeatEmblem } from '@broadside/kit';
import type { ReactNode } from 'react';
import { CHARACTERS } from '../../cards/characters.ts';
import type { TableSay as Say } from '../../text/table.ts';
import { CharacterPortrait } from '../art/bust/cast/characters.tsx';
import { Sized } from './BigFields.tsx';
import { BigShell } from './BigShell.tsx';
import frame from './big.module.css';
import type { CharacterCardProps, Piece } from './big.ts';
import { bigLabel } from './bigLabel.ts';
import house from './facade.module.css';
import css from './fields.module.css';

type Unlock = 'ability' | 'trophy' | 'crown1' | 'crown3';
const SPACES: readonly Unlock[] = ['ability', 'trophy', 'crown1', 'crown3'];

const SIGNS: Readonly<Record<Unlock, ReactNode>> = {
  ability: <Icon name="any" size={22} />,
  trophy: <Sized name="trophy" className={css.small} />,
  crown1: (
    <>
      1<Sized name="crown" className={css.small} />
    </>
  ),
  crown3: (
    <>
      3<Sized name="crown" className={css.small} />
    </>
  ),
};

/** Door and windows; markers leave them from the left (PR-TASK-5, PR-TASK-6). */
export const Facade = ({ left, owner, say }: { left: number; owner?: Piece | undefined; say: Say }) => (
  <span className={house.facade}>
    {SPACES.map((unlock, at) => {
      const covered = at >= SPACES.length - left;
      return (
        <span key={unlock} className={house.opening}>
          <span className={cx(house.pane, at === 0 && house.door, !covered && house.lit)}>
            <span className={house.what}>{SIGNS[unlock]}</span>
            {covered && owner !== undefined && (
              <span className={house.piece}>
                <SeatEmblem seat={owner.seat} size={24} />
              </span>
            )}
          </span>
          <span className={house.name}>{say(`port-royal.big.unlock.${unlock}`)}</span>
        </span>
      );
    })}
  </span>
);

export function CharacterCard(props: CharacterCardProps) {
  const { character: id, say, title, about, size = 'row', left, owner, selected = false, note, onPress, spot } = props;
  const character = CHARACTERS[id];
  if (character === undefined) return null;
  const { startCoins: coins } = character;
  const open = SPACES.slice(0, SPACES.length - left).map((unlock) => say(`port-royal.big.unlock.${unlock}`));
  const spoken = [
    say('port-royal.big.say.start', { coins }),
    open.length > 0 ? say('port-royal.big.say.unlocked', { what: open.join(', ') }) : '',
  ];
  return (
    <BigShell
      label={bigLabel({ title, about, note }, spoken, say)}
      size={size}
      state={selected ? 'ready' : 'open'}
      picture={<CharacterPortrait character={id} />}
      badge={<span className={cx(css.coin, css.start)}>{coins}</span>}
      title={title}
      about={about}
      note={note}
      onPress={onPress}
      spot={spot}
      className={frame.character}
    >
      <Facade left={left} owner={owner} say={say} />
    </BigShell>
  );
}
