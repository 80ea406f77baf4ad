/** Open expeditions: what they ask for, how far the crew is, and who is near. */

import type { Seat } from '@broadside/kernel';
import { Zone } from '@broadside/kit';
import { CARDS, type CardId } from '../../cards/table.ts';
import type { Expedition } from '../../cards/types.ts';
import { claimers } from '../../rules/facade.ts';
import type { View } from '../../rules/view.ts';

import { ExpeditionCard, needsOf } from '../card/index.ts';
import { choicesForExpedition } from '../choices/claims.ts';
import { bottomOf } from '../outlook/reach.ts';
import type { BoardProps } from '../props.ts';
import { EXPEDITIONS, openExpedition } from '../scene/spots.ts';
import { crewOf, metBy } from './crew.ts';
import css from './Expeditions.module.css';

const KEY = 'port-royal.table.expedition';

type Props = BoardProps;

/** The one who covers most of it; whoever looks comes first among equals. */
function nearest(view: View, face: Expedition): { readonly seat: Seat; readonly met: number } {
  const first = bottomOf(view);
  const { length } = view.players;
  const seats = Array.from({ length }, (_, at) => (first + at) % length);
  const met = seats.map((seat) => metBy(view.players[seat], face));
  const most = Math.max(...met);
  return { seat: seats[met.indexOf(most)], met: most };
}

/** Who can claim it, or who is nearest to. */
function noteOn({ view, viewer, say, nameOf }: Props, card: CardId, face: Expedition): string {
  const able = claimers(view, card);
  if (typeof viewer === 'number' && able.includes(viewer))
    return say(`${KEY}.${viewer === view.active ? 'you' : 'youLater'}`);
  if (able.length > 0) return say(`${KEY}.has`, { name: able.map(nameOf).join(', ') });
  const { seat, met } = nearest(view, face);
  const values = { met, all: needsOf(face).length };
  if (met === 0) return say(`${KEY}.nobody`);
  return seat === viewer ? say(`${KEY}.mine`, values) : say(`${KEY}.part`, { ...values, name: nameOf(seat) });
}

export function Expeditions(props: Props) {
  const { view, legal, say, inspect } = props;
  const crew = crewOf(view.players[bottomOf(view)]);
  const open = view.expeditions.flatMap((card, at) => {
    const face = CARDS[card];
    return face.kind === 'expedition' ? [{ card, at, face }] : [];
  });
  return (
    <Zone rove label={say('port-royal.table.expeditions')} spot={EXPEDITIONS} className={css.expeditions}>
      <div className={css.row} data-many={open.length}>
        {open.map(({ card, at, face }) => (
          <ExpeditionCard
            key={card}
            card={card}
            say={say}
            crew={crew}
            ready={legal.some((action) => action.type === 'claim' && 'card' in action && action.card === card)}
            note={noteOn(props, card, face)}
            spot={openExpedition(at)}
            onPress={() => inspect(card, choicesForExpedition(props, card))}
          />
        ))}
        {open.length === 0 && <p className={css.none}>{say('port-royal.table.expeditions.none')}</p>}
      </div>
    </Zone>
  );
}
