/** A crew card in whole sentences: what each ability does and when, and what is in the sleeve. */
import { SLOT_NUMBERS } from '../../cards/rowCard.ts';
import { isCombat, isMark } from '../../rules/facade.ts';
import { effectWords } from '../../text/effects.ts';
import type { TableSay } from '../../text/table.ts';
import { SlotSign } from '../art/index.ts';
import { AbilitySign } from './AbilityLine.tsx';
import { type Ability, partsOf, type Sleeved } from './abilities.ts';
import type { CrewCardProps } from './props.ts';
import { isScoring } from './state.ts';
import css from './words.module.css';

/** When an ability works, or that it is used up. */
function whenOf({ effect, state, alternatives }: Ability, say: TableSay): string {
  if (state === 'used' || state === 'fired') return say(`dead-reckoning.when.${state}`);
  if (alternatives > 1) return say('dead-reckoning.when.choice');
  if (isMark(effect)) return say(`dead-reckoning.when.${effect.do}`);
  if (isCombat(effect)) return say('dead-reckoning.when.battle');
  return say(isScoring(effect) ? 'dead-reckoning.when.score' : 'dead-reckoning.when.use');
}

const Line = ({ ability, say }: { readonly ability: Ability; readonly say: TableSay }) => (
  <li className={css.line} data-state={ability.state}>
    <AbilitySign ability={ability} />
    <span>
      <b>
        {ability.other && <i>{say('dead-reckoning.face.or')} </i>}
        {effectWords(say, ability.effect)}
      </b>
      <small>{whenOf(ability, say)}</small>
    </span>
  </li>
);

const Slot = ({ slot, abilities, say }: Sleeved & { readonly say: TableSay }) => (
  <li className={css.slot}>
    <SlotSign slot={slot} size={18} />
    {abilities.length === 0 ? (
      <small>{say('dead-reckoning.when.free', { slot: say(`dead-reckoning.slot.${slot}`) })}</small>
    ) : (
      <ul>
        {abilities.map((ability, at) => (
          <Line key={at} ability={ability} say={say} />
        ))}
      </ul>
    )}
  </li>
);

type WordsProps = Pick<CrewCardProps, 'card' | 'level' | 'sleeves' | 'used' | 'fired' | 'say'>;

export function CrewWords(props: WordsProps) {
  const { say } = props;
  const { own, sleeve } = partsOf(props);
  return (
    <div className={css.words}>
      <ul className={css.own}>
        {own.map((ability, at) => (
          <Line key={at} ability={ability} say={say} />
        ))}
      </ul>
      <section className={css.sleeve}>
        <h3>{say('dead-reckoning.when.sleeved')}</h3>
        <ul>
          {SLOT_NUMBERS.map((slot) => (
            <Slot key={slot} {...sleeve[slot]} say={say} />
          ))}
        </ul>
      </section>
    </div>
  );
}
