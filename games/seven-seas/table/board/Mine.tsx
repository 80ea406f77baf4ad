/** The area at the bottom: mine, or for those who watch, the first player's. */

import type { Seat } from '@broadside/kernel';
import { cx, frameOf, isLegal, SeatEmblem, seatStyle, Zone } from '@broadside/kit';
import { type CardId, CHARACTERS, type Character, characterCard } from '../../cards/table.ts';
import { NOT_CHOSEN } from '../../rules/facade.ts';
import { t } from '../../text/table.ts';
import { CharacterBust, FirstPlayerFlag } from '../art/index.ts';
import { allowed, cardName, choiceOf } from '../buttons.ts';
import { SevenSeasCard } from '../card/index.ts';
import { characters } from '../choices.ts';
import { isActing } from '../moment.ts';
import type { Props } from '../props.ts';
import { bottomOf } from '../seats.ts';
import { area } from '../spots.ts';
import { Fleet } from './Fleet.tsx';
import { Chests, Marks, nationsOf, Rituals, Seals, Talismans, YinYangs } from './Holdings.tsx';
import css from './Mine.module.css';
import { figuresOf } from './words.ts';

type MineProps = Props & { readonly seat: Seat };

/** What the chosen character means for its owner: alone with it, there is a gift (S7-GIFT-1). */
function choiceNote(props: MineProps): string | undefined {
  const { view, seat } = props;
  const { hasChosen, chosen } = view.pirates[seat];
  if (!hasChosen) return frameOf(view)?.step === 'choose' ? t(props, 'mine.choose') : undefined;
  if (chosen === NOT_CHOSEN) return t(props, 'pick.secret');
  const character = cardName(props, characterCard(chosen));
  if (chosen > view.called) return t(props, 'mine.secret', { character });
  const alone = view.pirates.filter((pirate) => pirate.chosen === chosen).length === 1;
  return t(props, alone ? 'mine.alone' : 'mine.shared', { character });
}

function Head(props: MineProps & { onOpen: (seat: Seat) => void }) {
  const { view, seat, viewer, nameOf, onOpen } = props;
  const note = choiceNote(props);
  const tokens = nationsOf(view, seat).length + view.pirates[seat].doubleHolds + view.pirates[seat].unsinkables > 0;
  return (
    <div className={css.head}>
      <button
        type="button"
        data-id={`player:${seat}`}
        className={css.who}
        aria-label={figuresOf(props, seat)}
        onClick={() => onOpen(seat)}
      >
        <SeatEmblem seat={seat} size={38} />
        <span className={css.words}>
          <span className={css.name}>
            {seat === viewer ? t(props, 'you', { name: nameOf(seat) }) : nameOf(seat)}
            {view.first === seat && <FirstPlayerFlag size={22} />}
          </span>
          <small>{note ?? (view.first === seat ? t(props, 'first') : t(props, 'mine.waiting'))}</small>
        </span>
      </button>
      <div className={css.purse} data-id="purse">
        <span className={css.chests}>
          <Chests {...props} size={28} />
        </span>
        <YinYangs {...props} size={24} />
        <Talismans {...props} size={24} />
        <Marks {...props} size={24} />
      </div>
      {tokens && (
        <div className={css.tokens}>
          <Seals {...props} size={30} />
          <Rituals {...props} size={32} />
        </div>
      )}
    </div>
  );
}

/** A card of the hand: its picture large, and to play it when its time has come. */
function HandCard({ card, ...props }: MineProps & { card: CardId }) {
  const { seat, say, inspect, viewer, view } = props;
  const action = { type: 'play', card } as const;
  const asked = seat === viewer && props.legal.length > 0 && frameOf(view)?.step === 'turn';
  const { key, label } = choiceOf(props, seat, action);
  const choices = asked ? [{ key, label, ...allowed(props, seat, action) }] : [];
  return (
    <SevenSeasCard
      card={card}
      width={88}
      say={say}
      bayRum={view.options.bayRum}
      marked={isLegal(props, action) ? 'ready' : undefined}
      onPress={() => inspect(card, choices)}
    />
  );
}

function Hand(props: MineProps) {
  const { view, seat } = props;
  const { hand, handSize } = view.pirates[seat];
  return (
    <Zone rove data-id="hand" label={t(props, 'mine.hand', { cards: handSize })} className={css.hand}>
      {hand === null
        ? Array.from({ length: handSize }, (_, at) => (
            <SevenSeasCard key={at} card={undefined} width={72} say={props.say} />
          ))
        : hand.map((card) => <HandCard key={card} {...props} card={card} />)}
      {handSize === 0 && <p className={css.none}>{t(props, 'mine.hand.none')}</p>}
    </Zone>
  );
}

/** S7-ROUND-10: the faded ones come back with the Captain, the Native or the Shaman. */
function Characters(props: MineProps) {
  const { view, seat, viewer, inspect } = props;
  const { played, chosen } = view.pirates[seat];
  const asked = seat === viewer && frameOf(view)?.step === 'choose' && props.legal.length > 0;
  const picks = asked ? characters(props, seat) : [];
  const title = t(props, seat === viewer ? 'mine.characters' : 'characters');
  return (
    <section className={css.characters} aria-label={title}>
      <h3>{title}</h3>
      <div className={css.faces}>
        {CHARACTERS.map((name, at) => {
          const character = at as Character;
          const faded = played.includes(character);
          const key = chosen === character ? 'chosen' : faded ? 'faded' : 'ready';
          const words = t(props, `mine.character.${key}`, { name: cardName(props, characterCard(character)) });
          return (
            <button
              key={name}
              type="button"
              className={css.face}
              data-face={key}
              aria-label={words}
              title={words}
              onClick={() => inspect(characterCard(character), picks.slice(at, at + 1))}
            >
              <CharacterBust character={character} faded={faded} />
            </button>
          );
        })}
      </div>
      {played.length > 0 && <small className={css.back}>{t(props, 'mine.faded')}</small>}
    </section>
  );
}

export function Mine({ onOpen, ...props }: Props & { onOpen: (seat: Seat) => void }) {
  const { view, nameOf } = props;
  const seat = bottomOf(view);
  const mine = { ...props, seat };
  return (
    <section
      className={cx(css.mine, isActing(view, seat) && css.active)}
      style={seatStyle(seat)}
      aria-label={t(props, 'mine', { name: nameOf(seat) })}
      data-id="mine"
      data-spot={area(seat)}
    >
      <Head {...mine} onOpen={onOpen} />
      <Fleet {...mine} />
      <Hand {...mine} />
      <Characters {...mine} />
    </section>
  );
}
