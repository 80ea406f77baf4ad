/** Everything that lies before one player. */
import type { Seat } from '@broadside/kernel';
import { SeatEmblem, Sheet } from '@broadside/kit';
import { characterCard, NATIONS } from '../../cards/table.ts';
import { t } from '../../text/table.ts';
import { SevenSeasCard } from '../card/index.ts';
import { points } from '../facts.ts';
import type { Props } from '../props.ts';
import { Fleet } from './Fleet.tsx';
import { Chests, HandCount, Marks, nationsOf, Rituals, Seals, Talismans, YinYangs } from './Holdings.tsx';
import css from './SeatSheet.module.css';

type SheetOf = Props & { readonly seat: Seat; readonly onClose: () => void };

function Tokens(props: SheetOf) {
  const { view, seat } = props;
  const { doubleHolds, unsinkables } = view.pirates[seat];
  const lines = [
    ...nationsOf(view, seat).map((nation) => t(props, `corsair.${NATIONS[nation]}`)),
    ...(doubleHolds > 0 ? [t(props, 'ritual.doubleHold', { level: doubleHolds })] : []),
    ...(unsinkables > 0 ? [t(props, 'ritual.unsinkable', { level: unsinkables })] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <section aria-label={t(props, 'sheet.tokens')}>
      <h3>{t(props, 'sheet.tokens')}</h3>
      <div className={css.tokens}>
        <Seals {...props} size={40} />
        <Rituals {...props} size={42} />
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Cards(props: SheetOf) {
  const { view, seat, say, inspect } = props;
  const { played, hand } = view.pirates[seat];
  return (
    <>
      <section aria-label={t(props, 'sheet.played')}>
        <h3>{t(props, 'sheet.played')}</h3>
        <div className={css.cards}>
          {played.map((character) => {
            const card = characterCard(character);
            return (
              <SevenSeasCard key={card} card={card} seat={seat} width={84} say={say} onPress={() => inspect(card)} />
            );
          })}
          {played.length === 0 && <p className="quiet">{t(props, 'sheet.allInHand')}</p>}
        </div>
      </section>
      {hand !== null && (
        <section aria-label={t(props, 'hand')}>
          <h3>{t(props, 'hand')}</h3>
          <div className={css.cards}>
            {hand.map((card) => (
              <SevenSeasCard key={card} card={card} width={84} say={say} onPress={() => inspect(card)} />
            ))}
            {hand.length === 0 && <p className="quiet">{t(props, 'mine.hand.none')}</p>}
          </div>
        </section>
      )}
    </>
  );
}

export function SeatSheet(props: SheetOf) {
  const { view, seat, nameOf, onClose } = props;
  return (
    <Sheet open wide title={nameOf(seat)} onClose={onClose}>
      <div className={css.sheet}>
        <div className={css.figures}>
          <SeatEmblem seat={seat} size={40} />
          <Chests {...props} size={28} />
          <Talismans {...props} size={28} />
          <YinYangs {...props} size={28} />
          <Marks {...props} size={28} />
          <HandCount {...props} size={28} />
        </div>
        <p>
          {t(props, 'sheet.score', { points: points(view)[seat] })}
          {view.first === seat && ` ${t(props, 'sheet.first')}`}
        </p>
        <Fleet {...props} />
        <Tokens {...props} />
        <Cards {...props} />
      </div>
    </Sheet>
  );
}

/** S7-AMB-38: only where the table plays with open history. */
export function HistorySheet(props: Props & { readonly onClose: () => void }) {
  const { view, say, inspect, onClose } = props;
  return (
    <Sheet open wide title={t(props, 'history')} onClose={onClose}>
      <div className={css.cards}>
        {(view.history ?? []).map((card) => (
          <SevenSeasCard key={card} card={card} width={84} say={say} onPress={() => inspect(card)} />
        ))}
      </div>
    </Sheet>
  );
}
