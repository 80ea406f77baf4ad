/** S7-ROUND-2: all choose in secret. The own hand lies open here; of the others one sees only that they have chosen. */

import type { Seat } from '@broadside/kernel';
import { Button, cx, Icon, type IconName, SeatEmblem, Zone } from '@broadside/kit';
import { useState } from 'react';
import { CHARACTERS, type Character, characterCard } from '../../../cards/table.ts';
import { NOT_CHOSEN } from '../../../rules/facade.ts';
import { t } from '../../../text/table.ts';
import { CharacterBack, CharacterBust } from '../../art/index.ts';
import { cardName } from '../../buttons.ts';
import { ActionSigns, deedOf, GiftSigns } from '../../card/index.ts';
import { characters } from '../../choices.ts';
import { asksForCharacter } from '../../moment.ts';
import { type OutlookLine, outlook, outlookLines } from '../../outlook.ts';
import type { Props } from '../../props.ts';
import css from './Choosing.module.css';
import { Scene } from './Scene.tsx';

type Own = Props & { readonly seat: Seat };

function Ready(props: Props) {
  const { view, nameOf } = props;
  return (
    <ul className={css.ready} aria-label={t(props, 'choosing.ready')}>
      {view.pirates.map(({ hasChosen }, seat) => (
        <li key={seat} data-ready={hasChosen || undefined}>
          <SeatEmblem seat={seat} size={22} />
          <span>{nameOf(seat)}</span>
          <Icon name={hasChosen ? 'check' : 'hourglass'} size={16} />
          <span className="sr">{t(props, hasChosen ? 'pick.secret' : 'pick.thinking')}</span>
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly character: Character;
  readonly picked: boolean;
  readonly reason: string | undefined;
  readonly onPick: () => void;
}

function CharacterCard({ character, picked, reason, onPick, ...props }: Own & CardProps) {
  const { text, able, tag } = outlook(props, props.seat, character);
  const name = cardName(props, characterCard(character));
  return (
    <button
      type="button"
      data-id={`character:${CHARACTERS[character]}`}
      className={cx(css.card, reason !== undefined && css.off)}
      aria-pressed={picked}
      aria-label={reason === undefined ? `${character + 1}. ${name}. ${text}` : `${character + 1}. ${name}. ${reason}`}
      title={reason ?? text}
      onClick={onPick}
    >
      <span className={css.portrait}>
        <CharacterBust character={character} faded={reason !== undefined} />
        <b className={css.number}>{character + 1}</b>
        {reason === undefined && !able && <span className={css.warn}>!</span>}
      </span>
      <span className={css.name}>{name}</span>
      <span className={css.tag} data-none={(reason === undefined && !able) || undefined} aria-hidden="true">
        {reason === undefined ? tag : t(props, 'tag.resting')}
      </span>
      <span className={css.signs} aria-hidden="true">
        <ActionSigns character={character} />
      </span>
    </button>
  );
}

/** A sign for every tone: colour alone says nothing. */
const SIGNS = { good: 'check', may: 'eye', bad: 'warning' } as const satisfies Record<OutlookLine['tone'], IconName>;

function Lines({ lines }: { readonly lines: readonly OutlookLine[] }) {
  return (
    <ul className={css.lines}>
      {lines.map(({ tone, text }) => (
        <li key={text} data-tone={tone}>
          <Icon name={SIGNS[tone]} size={14} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the card that is pointed at does, and what it would do now. */
function Details({ character, reason, ...props }: Own & { character: Character; reason: string | undefined }) {
  const { action, gift } = deedOf(character, props.say);
  return (
    <div className={css.details} role="status">
      <p>
        <b>{action}</b>
      </p>
      <p className={css.gift}>
        <GiftSigns character={character} />
        <span>{t(props, 'choosing.gift', { gift })}</span>
      </p>
      {reason === undefined ? (
        <Lines lines={outlookLines(props, props.seat, character)} />
      ) : (
        <p className={css.unable}>
          <Icon name="lock" size={16} />
          <span>{reason}</span>
        </p>
      )}
    </div>
  );
}

function HandOfCharacters(props: Own) {
  const { play } = props;
  const all = characters(props, props.seat);
  const [wanted, want] = useState<Character>();
  const choice = wanted === undefined ? undefined : all[wanted];
  const warned = CHARACTERS.some(
    (_, character) => all[character].reason === undefined && !outlook(props, props.seat, character as Character).able,
  );
  return (
    <>
      <Zone rove data-id="characters" label={t(props, 'choosing.hand')} className={css.cards}>
        {CHARACTERS.map((name, character) => (
          <CharacterCard
            key={name}
            {...props}
            character={character as Character}
            picked={wanted === character}
            reason={all[character].reason}
            onPick={() => want(character as Character)}
          />
        ))}
      </Zone>
      {wanted === undefined || choice === undefined ? (
        <p className={css.hint}>
          {t(props, 'choosing.hint')}
          {warned && <small>{t(props, 'choosing.warning')}</small>}
        </p>
      ) : (
        <div className={css.foot}>
          <Details {...props} character={wanted} reason={choice.reason} />
          {choice.reason === undefined && (
            <Button
              data-id={choice.key}
              className={css.go ?? ''}
              tone="primary"
              icon="check"
              disabled={choice.action === undefined}
              onClick={() => choice.action && play(choice.action)}
            >
              {choice.label}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** My card lies face down; nobody else knows it. */
function Chosen({ seat, ...props }: Own) {
  const { chosen } = props.view.pirates[seat];
  if (chosen === NOT_CHOSEN) return null;
  return (
    <div className={css.chosen}>
      <span className={css.secret}>
        <CharacterBust character={chosen} />
      </span>
      <p>
        <b>{t(props, 'choosing.chosen', { name: cardName(props, characterCard(chosen)) })}</b>
        <br />
        <span className="quiet">{t(props, 'choosing.wait')}</span>
      </p>
    </div>
  );
}

function Watching({ view, ...props }: Props) {
  return (
    <div className={css.chosen}>
      {view.pirates.map(({ hasChosen }, seat) => (
        <span key={seat} className={css.secret} data-empty={!hasChosen || undefined}>
          {hasChosen && <CharacterBack seat={seat} />}
        </span>
      ))}
      <span className="sr">{t(props, 'choosing.wait')}</span>
    </div>
  );
}

export function Choosing(props: Props) {
  const { view, viewer } = props;
  const chosen = view.pirates.filter(({ hasChosen }) => hasChosen).length;
  const all = view.pirates.length;
  const note = t(props, chosen === all ? 'choosing.all' : 'choosing.count', { chosen, all });
  const asked = asksForCharacter(props);
  return (
    <Scene
      title={t(props, asked ? 'choosing.title' : 'choosing.others', { round: view.round })}
      note={note}
      end={<Ready {...props} />}
    >
      {typeof viewer !== 'number' ? (
        <Watching {...props} />
      ) : asked ? (
        <HandOfCharacters {...props} seat={viewer} />
      ) : (
        <Chosen {...props} seat={viewer} />
      )}
    </Scene>
  );
}
