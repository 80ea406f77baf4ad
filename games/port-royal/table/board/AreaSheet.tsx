/** Everything that lies in front of one player. */

import type { Seat } from '@broadside/kernel';
import { Fig, SeatEmblem, Sheet } from '@broadside/kit';
import type { CardId } from '../../cards/table.ts';
import { pointsToEnd } from '../../rules/facade.ts';
import { AdventureSeat } from '../adventure/index.ts';
import { PortRoyalCard } from '../card/index.ts';
import type { BoardProps } from '../props.ts';
import css from './AreaSheet.module.css';
import { abilitiesOf } from './abilities.ts';
import { groups } from './crew.ts';
import { captivesOf, Fulfilled, tuckedBy } from './Holds.tsx';
import { ScoreTrack } from './ScoreTrack.tsx';

const KEY = 'port-royal.table.sheet';
const CARD_WIDTH = 92;

type Props = BoardProps & { readonly seat: Seat; readonly onClose: () => void };

function Cards({ title, cards, say, inspect }: Props & { title: string; cards: readonly CardId[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={css.cards}>
        {groups(cards).map(({ card, count }) => (
          <li key={card}>
            <PortRoyalCard card={card} width={CARD_WIDTH} say={say} onPress={() => inspect(card)} />
            {count > 1 && <b className={css.count}>×{count}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ view, seat, say }: Props) {
  const { coins, points, sabres } = view.players[seat];
  const goal = pointsToEnd(view);
  return (
    <div className={css.figures}>
      <SeatEmblem seat={seat} size={36} />
      <Fig icon="coin" value={coins} label={say('port-royal.sheet.coins')} size={22} />
      <Fig icon="sabre" value={sabres} label={say('port-royal.table.sabres')} size={22} />
      <Fulfilled view={view} seat={seat} say={say} size={22} />
      {goal === undefined ? (
        <Fig icon="points" value={points} label={say('port-royal.sheet.points')} size={22} />
      ) : (
        <ScoreTrack seat={seat} points={points} goal={goal} className={css.track ?? ''} />
      )}
    </div>
  );
}

export function AreaSheet(props: Props) {
  const { view, seat, say, nameOf, onClose } = props;
  const { persons, expeditions } = view.players[seat];
  const abilities = abilitiesOf(view, seat, say);
  const tucked = tuckedBy(view, seat);
  const captives = captivesOf(view, seat);
  return (
    <Sheet open wide title={nameOf(seat)} onClose={onClose}>
      <div className={css.area}>
        <Figures {...props} />
        <section aria-label={say(`${KEY}.abilities`)}>
          <h3>{say(`${KEY}.abilities`)}</h3>
          <ul className={css.abilities}>
            {abilities.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {abilities.length === 0 && <li>{say(`${KEY}.nothing`)}</li>}
          </ul>
        </section>
        {view.extra?.adventure && <AdventureSeat {...props} size="sheet" />}
        <Cards {...props} title={say(`${KEY}.persons`, { cards: persons.length })} cards={persons} />
        <Cards {...props} title={say(`${KEY}.expeditions`, { cards: expeditions.length })} cards={expeditions} />
        <Cards {...props} title={say(`${KEY}.tucked`, { ships: tucked.length })} cards={tucked} />
        <Cards {...props} title={say(`${KEY}.captives`, { ships: captives.length })} cards={captives} />
      </div>
    </Sheet>
  );
}
