/** A bid is made: so many, of that face, and how likely that is. */

import type { Seat } from '@broadside/kernel';
import { Button, IconButton, Meter, notify, percent, Segmented } from '@broadside/kit';
import { useState } from 'react';
import type { Claim } from '../../rules/bids.ts';
import { bidOf, diceInPlay, FACES, showOf, tableSeen } from '../../rules/facade.ts';
import type { Face, LiarsDiceAction } from '../../rules/state.ts';
import { faceWords } from '../../text/index.ts';
import { t } from '../../text/table.ts';
import { DieFace } from '../art/DieFace.tsx';
import { leastCounts, truthOf } from '../bids.ts';
import { allowed, verb } from '../buttons.ts';
import type { Props } from '../props.ts';
import css from './Bidding.module.css';

export type BiddingProps = Props & { readonly seat: Seat; readonly start: Claim };

interface DeedProps extends BiddingProps {
  readonly action: LiarsDiceAction;
  readonly main?: boolean;
}

/** The verb of the bid; one that is not allowed says why when it is pressed. */
function Deed({ action, main = false, seat, ...props }: DeedProps) {
  const { reason, clause } = allowed(props, seat, action);
  const press = (): void => {
    if (reason === undefined) props.play(action);
    else notify(reason, { tone: 'bad', key: 'why-not', clause });
  };
  return (
    <Button
      data-id={action.type}
      tone={main ? 'primary' : 'plain'}
      block
      aria-disabled={reason !== undefined || undefined}
      onClick={press}
    >
      {verb(props, seat, action)}
    </Button>
  );
}

function Odds({ claim, ...props }: BiddingProps & { readonly claim: Claim }) {
  const truth = truthOf(props.view, claim);
  const words = t(props, 'odds.true', { odds: percent(truth) });
  return (
    <p className={css.odds} role="status">
      <Meter value={truth} label={words} tone={truth < 0.34 ? 'wax' : truth < 0.67 ? 'brass' : 'leaf'} />
      <span>{words}</span>
    </p>
  );
}

export function Bidding(props: BiddingProps) {
  const { view, seat, start } = props;
  const [claim, setClaim] = useState<Claim>(start);
  const least = leastCounts(view, seat);
  const most = diceInPlay(tableSeen(view));
  const { count, face } = claim;
  // Another face takes the number along, or the lowest that it may be bid with.
  const turn = (next: Face): void => setClaim({ face: next, count: Math.max(count, least[next - 1] ?? 1) });
  const step = (by: number): void => setClaim({ face, count: Math.min(most, Math.max(1, count + by)) });
  const faces = FACES.map((value) => ({
    value,
    name: faceWords(value, props.say),
    label: <DieFace seat={seat} face={value} size={30} />,
  }));
  return (
    <div className={css.bidding}>
      <div className={css.count}>
        <IconButton
          data-id="fewer"
          icon="minus"
          tone="plain"
          label={t(props, 'fewer')}
          disabled={count <= 1}
          onClick={() => step(-1)}
        />
        <output data-id="count" className={css.number} aria-label={t(props, 'count')}>
          {count}
        </output>
        <IconButton
          data-id="more"
          icon="plus"
          tone="plain"
          label={t(props, 'more')}
          disabled={count >= most}
          onClick={() => step(1)}
        />
      </div>
      {props.odds && <Odds {...props} claim={claim} />}
      <Segmented
        data-id="face"
        label={t(props, 'face')}
        options={faces}
        value={face}
        onChange={turn}
        block
        className={css.faces ?? ''}
      />
      <div className={css.deeds}>
        <Deed {...props} action={bidOf(claim)} main />
        {view.options.show && <Deed {...props} action={showOf(claim)} />}
      </div>
    </div>
  );
}
