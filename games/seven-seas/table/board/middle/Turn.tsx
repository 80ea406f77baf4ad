/** A player's turn: the character that acts, and what can be done with it. */
import type { Seat } from '@broadside/kernel';
import { isLegal, SeatEmblem } from '@broadside/kit';
import {
  CARTOGRAPHER,
  type CardId,
  type Character,
  characterCard,
  GOVERNOR,
  MERCHANT,
  NATIONS,
  type Nation,
  SHIPWRIGHT,
} from '../../../cards/table.ts';
import type { FrameOf } from '../../../rules/state.ts';
import { nationName } from '../../../text/index.ts';
import { t } from '../../../text/table.ts';
import { AdventureBack, CharacterBust, CorsairSeal } from '../../art/index.ts';
import { allowed, cardName, legalOf, verb } from '../../buttons.ts';
import { deedOf, SevenSeasCard } from '../../card/index.ts';
import { buildDetail, playDetail } from '../../choicesTurn.ts';
import { outlook } from '../../outlook.ts';
import type { Props } from '../../props.ts';
import { NumberPick } from './NumberPick.tsx';
import { Sale } from './Sale.tsx';
import { Scene } from './Scene.tsx';
import css from './Turn.module.css';

type Acting = Props & { readonly seat: Seat };

function Shipyard(props: Acting) {
  const { seat } = props;
  const builds = legalOf(props, 'build');
  if (builds.length === 0) return <p>{outlook(props, seat, SHIPWRIGHT).text}</p>;
  return (
    <NumberPick
      props={props}
      seat={seat}
      label={t(props, 'turn.build')}
      actions={builds}
      about={(count) => buildDetail(props, seat, count)}
    />
  );
}

/** The four tokens; whoever holds one is shown on it (S7-COMP-12). */
function Tokens(props: Acting) {
  const { view, seat, play, say, nameOf } = props;
  return (
    <ul className={css.tokens}>
      {NATIONS.map((name, at) => {
        const nation = at as Nation;
        const action = { type: 'corsair', nation } as const;
        const holder = view.corsairs[nation];
        const free = isLegal(props, action);
        const note = holder >= 0 ? t(props, 'corsair.held', { name: nameOf(holder) }) : undefined;
        return (
          <li key={name}>
            <button
              type="button"
              className={css.token}
              aria-disabled={!free || undefined}
              aria-label={free ? verb(props, seat, action) : `${nationName(nation, say)}. ${note ?? ''}`}
              onClick={() => free && play(action)}
            >
              <CorsairSeal nation={nation} size={64} />
              <b>{nationName(nation, say)}</b>
              {holder >= 0 && (
                <small>
                  <SeatEmblem seat={holder} size={18} /> {note}
                </small>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Cards of the kind this character plays. */
function Cards({ cards, ...props }: Acting & { cards: readonly CardId[] }) {
  const { view, seat, say, inspect } = props;
  return (
    <ul className={css.cards}>
      {cards.map((card) => {
        const action = { type: 'play', card } as const;
        const choice = { key: 'play', label: verb(props, seat, action), ...allowed(props, seat, action) };
        return (
          <li key={card}>
            <SevenSeasCard
              card={card}
              width={132}
              say={say}
              bayRum={view.options.bayRum}
              marked="ready"
              onPress={() => inspect(card, [choice])}
            />
            <small>{playDetail(props, seat, card)}</small>
          </li>
        );
      })}
    </ul>
  );
}

function Deck(props: Acting) {
  return (
    <div className={css.card}>
      <AdventureBack size={110} />
      <p>{outlook(props, props.seat, CARTOGRAPHER).text}</p>
    </div>
  );
}

function Body(props: Acting & { character: Character }) {
  const { character, seat } = props;
  switch (character) {
    case SHIPWRIGHT:
      return <Shipyard {...props} />;
    case GOVERNOR:
      return <Tokens {...props} />;
    case CARTOGRAPHER:
      return <Deck {...props} />;
    default: {
      const cards = legalOf(props, 'play').map(({ card }) => card);
      return cards.length > 0 ? (
        <Cards {...props} cards={cards} />
      ) : (
        <p className={css.unable}>{outlook(props, seat, character).text}</p>
      );
    }
  }
}

export function Turn({ frame, ...props }: Props & { frame: FrameOf<'turn'> }) {
  const { viewer, nameOf, legal, say } = props;
  const { seat, character, act, gifts } = frame;
  // What one has just done is still being shown: it is one's own turn all the same.
  const own = seat === viewer;
  const mine = own && legal.length > 0;
  if (character === MERCHANT && act === 'open' && mine) return <Sale {...props} seat={seat} />;
  const values = { name: nameOf(seat), character: cardName(props, characterCard(character)) };
  const { action, gift } = deedOf(character, say);
  const title = t(props, own ? 'turn.mine' : 'turn.other', values);
  const doing = own ? action : t(props, 'turn.open', values);
  return (
    <Scene
      picture={<CharacterBust character={character} />}
      title={title}
      note={act === 'open' ? doing : t(props, own ? `turn.${act}.mine` : `turn.${act}`, values)}
    >
      {mine && act === 'open' && <Body {...props} seat={seat} character={character} />}
      {!mine && (
        <div className={css.card}>
          <SevenSeasCard card={characterCard(character)} seat={seat} width={140} say={say} />
          <p>{action}</p>
        </div>
      )}
      <p className={css.gift}>
        {act === 'declined' || gifts === 0 ? t(props, 'turn.noGift') : t(props, 'turn.gift', { gifts, gift })}
      </p>
    </Scene>
  );
}

/** Not every gift is welcome: see DP-4. */
function careOf(character: Character): 'merchant' | 'cartographer' | 'none' {
  if (character === MERCHANT) return 'merchant';
  return character === CARTOGRAPHER ? 'cartographer' : 'none';
}

/** S7-GIFT-6: to be taken or left, one at a time. */
export function Gift({ frame, ...props }: Props & { frame: FrameOf<'gift'> }) {
  const { viewer, nameOf, say } = props;
  const { seat, character, left } = frame;
  const values = { name: nameOf(seat), character: cardName(props, characterCard(character)) };
  return (
    <Scene
      picture={<CharacterBust character={character} />}
      title={t(props, seat === viewer ? 'gift.mine' : 'gift.other', values)}
      note={t(props, 'gift.note', { left, gift: deedOf(character, say).gift })}
    >
      <p>{t(props, `gift.care.${careOf(character)}`)}</p>
    </Scene>
  );
}
