/** What is asked beyond the plain turn: a line of words, and for sleeves and levels the cards as they would be. */
import { Button } from '@broadside/kit';
import { useState } from 'react';
import type { CardId } from '../../cards/table.ts';
import { AdvancementCard, BonusToken, CrewCard } from '../card/index.ts';
import { frameOf, legalOf, type Props, told } from '../parts.ts';
import { fitsOf } from './Crew.tsx';
import css from './Question.module.css';

/** DR-SLEEVE: an advancement is picked, then a card; the card shows itself as it will be. */
function Sleeving({ seat, ...props }: Props & { readonly seat: number }) {
  const player = props.view.players[seat];
  const [wanted, want] = useState<CardId>();
  const cards = [...new Set(legalOf(props, 'sleeve').map(({ card }) => card))];
  const card = wanted !== undefined && cards.includes(wanted) ? wanted : cards[0];
  if (card === undefined) return null;
  return (
    <div className={css.sleeving}>
      <div className={css.row}>
        {cards.map((one) => (
          <AdvancementCard
            key={one}
            say={props.say}
            card={one}
            size="S"
            selected={one === card}
            pickable
            onPress={() => want(one)}
          />
        ))}
      </div>
      <div className={css.row}>
        {fitsOf(props, card).map((crew) => {
          const { level, sleeves, used, fired } = player.crew[crew];
          return (
            <CrewCard
              key={crew}
              say={props.say}
              card={crew}
              level={level}
              sleeves={sleeves}
              used={used}
              fired={fired}
              size="S"
              state="play"
              preview={card}
              pickable
              onPress={() => props.play({ type: 'sleeve', card, crew } as never)}
            />
          );
        })}
      </div>
    </div>
  );
}

/** DR-LEVEL: every card that may rise, as it will be. */
function Levelling({ seat, ...props }: Props & { readonly seat: number }) {
  const player = props.view.players[seat];
  return (
    <div className={css.row}>
      {legalOf(props, 'level').map((action) => {
        const { level, sleeves } = player.crew[action.card];
        return (
          <CrewCard
            key={action.card}
            say={props.say}
            card={action.card}
            level={level + 1}
            sleeves={sleeves}
            used={0}
            fired={0}
            size="S"
            state="hand"
            pickable
            onPress={() => props.play(action)}
          />
        );
      })}
    </div>
  );
}

function Tokens({ seat, ...props }: Props & { readonly seat: number }) {
  return (
    <div className={css.row}>
      {props.view.players[seat].offered.map((card) => (
        <BonusToken
          key={card}
          say={props.say}
          card={card}
          size="M"
          pickable
          onPress={() => props.play({ type: 'keep', card } as never)}
        />
      ))}
    </div>
  );
}

export function Question(props: Props) {
  const { view, eye, legal } = props;
  const [levelling, setLevelling] = useState(false);
  const frame = frameOf(view);
  if (!frame || typeof eye !== 'number' || legal.length === 0) return null;
  const due = legalOf(props, 'level').length > 0;
  if (frame.step === 'main') {
    if (!due) return null;
    return (
      <div className={css.question}>
        <Button tone="primary" onClick={() => setLevelling(!levelling)}>
          {told(props, 'ask.levelDue')}
        </Button>
        {levelling && <Levelling {...props} seat={eye} />}
      </div>
    );
  }
  return (
    <div className={css.question}>
      <p>{told(props, `ask.${frame.step}`, 'left' in frame ? { left: frame.left } : { left: 0 })}</p>
      {frame.step === 'sleeve' && <Sleeving {...props} seat={eye} />}
      {due && <Levelling {...props} seat={eye} />}
      {frame.step === 'token' && <Tokens {...props} seat={eye} />}
    </div>
  );
}
