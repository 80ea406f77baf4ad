/** A crew card in its sleeve: who it is, what is sleeved, what it does now and what the next level brings. */
import { cx } from '@broadside/kit';
import { SLOT_NUMBERS, type Slot as SlotNumber } from '../../cards/rowCard.ts';
import { crewEffects, crewKind, effectsOf, NO_CARD, rowCard } from '../../cards/table.ts';
import { cardName } from '../../text/cards.ts';
import { CrewBack, CrewBust, ROMAN, SlotSign } from '../art/index.ts';
import { firedBefore } from './abilities.ts';
import css from './crew.module.css';
import { EffectSigns } from './EffectSigns.tsx';
import { Face, Num } from './Face.tsx';
import { LevelDots } from './LevelDots.tsx';
import type { CrewCardProps, FaceSize } from './props.ts';
import { crewLabel } from './words.ts';

const HIGHEST = 4;

export function CrewCard(props: CrewCardProps) {
  const { card, level, size = 'M', state = 'play', owner, say, label = crewLabel(props) } = props;
  if (state === 'hidden')
    return (
      <Face face={props} label={label} kind={css.back}>
        <CrewBack owner={owner} />
      </Face>
    );
  return (
    <Face face={props} label={label} kind={cx(css.crew, level === HIGHEST && css.highest)}>
      <span className={css.head}>
        <span className={css.name}>{cardName(card, say)}</span>
        {size !== 'S' && <LevelDots level={level} />}
      </span>
      <span className={css.picture}>
        <CrewBust kind={crewKind(card)} level={level} bare className={css.bust} />
        <Num className={css.rank}>{ROMAN[level]}</Num>
      </span>
      <Sleeve {...props} size={size} />
      <span className={css.does}>
        <EffectSigns
          groups={crewEffects(card, level)}
          say={say}
          used={props.used}
          fired={props.fired}
          plain={state === 'hand'}
          words={size !== 'S'}
          label=""
        />
      </span>
      {size !== 'S' && <Next card={card} level={level} size={size} say={say} />}
    </Face>
  );
}

const Sleeve = (props: CrewCardProps & { readonly size: FaceSize }) => (
  <span className={css.slots}>
    {SLOT_NUMBERS.map((slot) => (
      <Slot key={slot} slot={slot} {...props} />
    ))}
  </span>
);

type SlotProps = CrewCardProps & { readonly size: FaceSize; readonly slot: SlotNumber };

function Slot(props: SlotProps) {
  const { card, level, slot, sleeves, used, fired, state, size, preview, offered, say } = props;
  const sleeved = sleeves[slot] ?? NO_CARD;
  if (sleeved !== NO_CARD) {
    const spent = Math.max(0, fired - firedBefore(card, level, sleeves, slot));
    return (
      <span className={cx(css.slot, css.full)}>
        <SlotSign slot={slot} className={css.mark} />
        <EffectSigns
          groups={effectsOf(sleeved)}
          say={say}
          used={used >> ((slot + 1) * 4)}
          fired={spent}
          plain={state === 'hand'}
          words={size === 'L'}
          label=""
          className={css.sleeved}
        />
      </span>
    );
  }
  if (preview !== undefined && rowCard(preview).slot === slot)
    return (
      <span className={cx(css.slot, css.preview)}>
        <SlotSign slot={slot} className={css.mark} />
        <EffectSigns
          groups={effectsOf(preview)}
          say={say}
          plain
          words={size === 'L'}
          label=""
          className={css.sleeved}
        />
      </span>
    );
  return (
    <span className={cx(css.slot, offered === slot && css.offered)}>
      {(size !== 'S' || offered === slot) && <SlotSign slot={slot} className={css.mark} />}
      {offered === slot && <span>{say('dead-reckoning.face.fit')}</span>}
      {offered !== slot && size !== 'S' && <span className={css.empty}>{say(`dead-reckoning.face.slot.${slot}`)}</span>}
    </span>
  );
}

type NextProps = Pick<CrewCardProps, 'card' | 'level' | 'size' | 'say'>;

/** It does not count yet. */
function Next({ card, level, size, say }: NextProps) {
  if (level === HIGHEST) return <span className={css.next}>{say('dead-reckoning.face.highest')}</span>;
  return (
    <span className={css.next}>
      <span className={css.nextLevel}>
        {size === 'L' && `${say('dead-reckoning.face.next')} `}
        <Num>{ROMAN[level + 1]}</Num>
      </span>
      <EffectSigns groups={crewEffects(card, level + 1)} say={say} plain label="" className={css.coming} />
    </span>
  );
}
