/** The order in which the characters are called: who was, who is, who is to come (S7-ROUND-5). */

import type { Seat } from '@broadside/kernel';
import { SeatEmblem, Zone } from '@broadside/kit';
import { CHARACTERS, type Character, characterCard } from '../../cards/table.ts';
import { NOT_CHOSEN } from '../../rules/facade.ts';
import type { SevenSeasView } from '../../rules/view.ts';
import { t } from '../../text/table.ts';
import { CharacterBust } from '../art/index.ts';
import { cardName } from '../buttons.ts';
import type { Props } from '../props.ts';
import css from './Calling.module.css';

type Standing = 'done' | 'now' | 'next';

function standing({ called }: SevenSeasView, character: Character): Standing {
  if (character === called) return 'now';
  return character < called ? 'done' : 'next';
}

/** Who is known to have chosen it: all once it was called, oneself at once. */
const choosers = ({ pirates }: SevenSeasView, character: Character): Seat[] =>
  pirates.flatMap(({ chosen }, seat) => (chosen === character ? [seat] : []));

function wordsFor(props: Props, character: Character): string {
  const { view, nameOf } = props;
  const name = cardName(props, characterCard(character));
  const seats = choosers(view, character);
  const state = standing(view, character);
  const values = { number: character + 1, name, names: seats.map(nameOf).join(', '), count: seats.length };
  if (state === 'next') return t(props, seats.length > 0 ? 'calling.secret' : 'calling.next', values);
  return t(props, `calling.${state}`, values);
}

function Place({ character, ...props }: Props & { character: Character }) {
  const { view, inspect } = props;
  const state = standing(view, character);
  const seats = choosers(view, character);
  const words = wordsFor(props, character);
  return (
    <button
      type="button"
      className={css.place}
      data-state={state}
      data-secret={(state === 'next' && seats.length > 0) || undefined}
      aria-label={words}
      aria-current={state === 'now' ? 'step' : undefined}
      title={words}
      onClick={() => inspect(characterCard(character))}
    >
      <span className={css.medal}>
        <CharacterBust character={character} />
      </span>
      <span className={css.name}>
        <b className="num">{character + 1}</b> {cardName(props, characterCard(character))}
      </span>
      <span className={css.who}>
        {seats.map((seat) => (
          <SeatEmblem key={seat} seat={seat} size={24} />
        ))}
      </span>
    </button>
  );
}

export function Calling(props: Props) {
  const choosing = props.view.called === NOT_CHOSEN;
  return (
    <Zone rove label={t(props, 'calling')} className={css.calling}>
      <div className={css.row} data-id="calling" data-choosing={choosing || undefined}>
        {CHARACTERS.map((name, character) => (
          <Place key={name} {...props} character={character as Character} />
        ))}
      </div>
    </Zone>
  );
}
