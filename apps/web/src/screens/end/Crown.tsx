/** The moment itself: who has won, once all is counted. */
import type { Outcome, Seat, Standing } from '@broadside/kernel';
import { Button, ChartFrame, Medallion, SeatEmblem } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { type Say, useGameSay, useSay } from '../../text/say.ts';
import { Deeds, type DeedsProps } from './Deeds.tsx';
import style from './End.module.css';
import { isTogether } from './headline.ts';
import type { Counting } from './useCounting.ts';

/** Behind the first. */
const PLACES = [2, 3, 4, 5, 6, 7, 8] as const;

/** "You came second, five points behind." */
function placeWords(ranking: readonly Standing[], you: number | null, say: Say): string | undefined {
  const mine = ranking.find(({ seat }) => seat === you);
  const [best] = ranking;
  if (!mine || !best || best.rank > 1) return undefined;
  if (mine.rank === 1) return say('web.end.youWon');
  const place = say(`web.end.place.${PLACES[mine.rank - PLACES[0]]}`);
  return say('web.end.place', { place, behind: best.points - mine.points });
}

/** Whose emblem stands for a result: the winner's, or the viewer's where all win together or nobody does. */
export const emblemSeat = (outcome: Outcome, you: Seat | null): Seat =>
  (isTogether(outcome) ? undefined : outcome.winners[0]) ?? you ?? 0;

interface CrownProps extends DeedsProps {
  readonly outcome: Outcome;
  readonly facts: string;
  readonly title: string;
  readonly nameOf: NameOf;
  readonly counting: Counting;
}

/** Who looks out of the medallion: nobody until all is counted. */
function Face({ outcome, ui, info, counting }: Pick<CrownProps, 'outcome' | 'ui' | 'info' | 'counting'>) {
  if (counting.counted !== undefined)
    return (
      <Medallion className={style.face ?? ''}>
        <span className={style.unknown} aria-hidden="true">
          ?
        </span>
      </Medallion>
    );
  const seat = emblemSeat(outcome, info.you);
  if (!ui.Portrait)
    return (
      <Medallion className={style.face ?? ''}>
        <SeatEmblem seat={seat} size={92} />
      </Medallion>
    );
  return (
    <span className={style.face}>
      <Medallion>
        <ui.Portrait seat={seat} />
      </Medallion>
      <SeatEmblem seat={seat} size={44} className={style.badge ?? ''} />
    </span>
  );
}

export function Crown(props: CrownProps) {
  const { outcome, facts, title, nameOf, ui, info, counting } = props;
  const say = useSay();
  const gameSay = useGameSay();
  const waits = counting.counted !== undefined;
  return (
    <ChartFrame inner={style.crown ?? ''}>
      {!waits && <span className={style.rays} aria-hidden="true" />}
      <Face {...props} />
      <div>
        {waits && (
          <div aria-hidden="true">
            <p className={style.counting}>{say('web.end.counting')}</p>
            <p className="quiet">{say('web.end.counting.about')}</p>
          </div>
        )}
        <div className={waits ? 'sr' : undefined}>
          <h1 data-id="result">{title}</h1>
          <p data-id="facts" className="quiet">
            {facts} {isTogether(outcome) ? undefined : placeWords(outcome.ranking, info.you, say)}
          </p>
          <p className={style.why}>{ui.voice.outcome(outcome, gameSay, nameOf)}</p>
        </div>
      </div>
      {waits ? (
        <Button data-id="hurry" tone="primary" size="big" icon="last" onClick={counting.finish}>
          {say('web.end.hurry')}
        </Button>
      ) : (
        <Deeds {...props} />
      )}
    </ChartFrame>
  );
}
