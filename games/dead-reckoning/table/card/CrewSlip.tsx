/**
 * A crew card as it lies in the hand: what it does in words first, then its sleeve. The portrait takes what is left on a
 * desk and is a medallion on a phone.
 */
import { cx } from '@broadside/kit';
import { type CardId, crewKind, effectsOf, NO_CARD, rowCard } from '../../cards/table.ts';
import { cardName } from '../../text/cards.ts';
import { effectLineShort } from '../../text/lines.ts';
import type { TableSay } from '../../text/table.ts';
import { CrewBust, ROMAN, SlotSign } from '../art/index.ts';
import { AbilitySign, AbilityWords } from './AbilityLine.tsx';
import { type Ability, partsOf, type Sleeved } from './abilities.ts';
import { Face, Num } from './Face.tsx';
import type { CrewCardProps } from './props.ts';
import css from './slip.module.css';
import { crewLabel } from './words.ts';

const HIGHEST = 4;
/** From so many lines on, those of the sleeve are one line each; from so many on, its signs stand side by side. */
const CROWDED = 3;
/** Up to so many have room for all their words. */
const FEW = 2;
const FULL = 4;

/** What would stand in the slot of its own if the advancement were sleeved. */
const previewed = (preview: CardId): readonly Ability[] =>
  effectsOf(preview).flatMap((group) =>
    group.map((effect, at) => ({
      effect,
      state: 'counted' as const,
      other: at > 0,
      alternatives: group.length,
    })),
  );

interface SlotRowProps extends Sleeved {
  readonly fitting: boolean;
  readonly say: TableSay;
}

function SlotRow({ slot, abilities, fitting, say }: SlotRowProps) {
  const free = abilities.length === 0;
  return (
    <span className={cx(css.slot, free && css.free, abilities.length > 1 && css.several, fitting && css.fitting)}>
      <SlotSign slot={slot} className={css.mark} />
      {free ? (
        <span className={css.words}>
          {say('dead-reckoning.when.free', { slot: say(`dead-reckoning.slot.${slot}`) })}
        </span>
      ) : (
        <>
          {abilities.map((ability, at) => (
            <AbilitySign key={at} ability={ability} />
          ))}
          <span className={css.all} title={abilities.map(({ effect }) => effectLineShort(say, effect)).join(', ')}>
            {abilities.map((ability, at) => (
              <AbilityWords key={at} ability={ability} say={say} />
            ))}
          </span>
        </>
      )}
    </span>
  );
}

export function CrewSlip(props: CrewCardProps) {
  const { card, level, say, preview, label = crewLabel(props) } = props;
  const { own, sleeve } = partsOf(props);
  // A sleeve that holds more than one ability in a slot is as good as a line of the card.
  const lines = own.length + sleeve.reduce((sum, { abilities }) => sum + Math.max(0, abilities.length - 1), 0);
  return (
    <Face face={{ ...props, size: 'M' }} label={label} kind={cx(css.slip, level === HIGHEST && css.highest)}>
      <span
        className={cx(
          css.inside,
          lines >= CROWDED && css.crowded,
          own.length <= FEW && css.few,
          own.length >= FULL && css.four,
        )}
      >
        <span className={css.portrait}>
          <CrewBust kind={crewKind(card)} level={level} bare className={css.bust} />
        </span>
        <span className={css.name}>{cardName(card, say)}</span>
        <Num className={css.rank}>{ROMAN[level]}</Num>
        <span className={css.does}>
          {own.map((ability, at) => (
            <span key={at} className={css.line}>
              <AbilitySign ability={ability} />
              <AbilityWords ability={ability} say={say} />
            </span>
          ))}
        </span>
        <span className={css.sleeve}>
          {sleeve.map((part) => {
            const fitting = preview !== undefined && part.card === NO_CARD && rowCard(preview).slot === part.slot;
            const abilities = fitting ? previewed(preview) : part.abilities;
            return <SlotRow key={part.slot} {...part} abilities={abilities} fitting={fitting} say={say} />;
          })}
        </span>
      </span>
    </Face>
  );
}
