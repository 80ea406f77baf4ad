/** PR-HID-11: what a lookout sees, for whoever looks; the others see that somebody does. */
import { Button, frameOf } from '@broadside/kit';
import type { PortRoyalAction } from '../../rules/state.ts';
import { cardName } from '../../text/cards.ts';
import { PortRoyalCard } from '../card/index.ts';

import css from './Lookout.module.css';
import type { AdventureProps } from './props.ts';

const CARD_WIDTH = 108;

export function Lookout(props: AdventureProps) {
  const { view, say, inspect, play, legal, nameOf } = props;
  const putBack = (card: number): PortRoyalAction => ({ type: 'putBack', card });
  const frame = frameOf(view);
  if (frame?.step !== 'lookout') return null;
  if (frame.cards.length === 0)
    return <p role="status">{say('port-royal.table.call.lookout', { name: nameOf(view.active) })}</p>;
  return (
    <ul data-id="lookout" className={css.cards} aria-label={props.say('port-royal.table.adventure.lookout')}>
      {frame.cards.map((card, at) => (
        <li key={at}>
          <PortRoyalCard card={card} width={CARD_WIDTH} say={say} onPress={() => inspect(card)} />
          <Button
            aria-label={props.say('port-royal.table.adventure.lookout.this', { card: cardName(card, say) })}
            disabled={legal.length === 0}
            onClick={() => play(putBack(card))}
          >
            {props.say('port-royal.table.adventure.lookout.back')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
