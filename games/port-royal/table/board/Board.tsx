/** Everything between the top bar and the action bar. */
import type { Seat } from '@broadside/kernel';
import { useMedia } from '@broadside/kit';
import { useState } from 'react';
import type { ContractId } from '../../cards/contracts.ts';
import type { View } from '../../rules/view.ts';
import { AdventurePanel } from '../adventure/index.ts';
import type { BoardProps } from '../props.ts';
import { AreaSheet } from './AreaSheet.tsx';
import css from './Board.module.css';
import { CallOut } from './CallOut.tsx';
import { ContractSheet } from './ContractSheet.tsx';
import { Contracts } from './Contracts.tsx';
import { DiscardSheet } from './DiscardSheet.tsx';
import { Expeditions } from './Expeditions.tsx';
import { MyArea } from './MyArea.tsx';
import { Question } from './Question.tsx';
import { Rivals } from './Rivals.tsx';
import { Sea } from './Sea.tsx';

/** A sheet over the board: an area, the discard pile, a contract. */
type Opened = { readonly seat: Seat } | 'discard' | { readonly contract: ContractId };

function Opening({ opened, ...props }: BoardProps & { opened: Opened; onClose: () => void }) {
  if (opened === 'discard') return <DiscardSheet {...props} />;
  return 'seat' in opened ? (
    <AreaSheet {...props} seat={opened.seat} />
  ) : (
    <ContractSheet {...props} contract={opened.contract} />
  );
}

/** PR-SAIL-3: Set Sail! knows no expeditions. */
const hasExpeditions = ({ options }: View): boolean => options.play !== 'setSail';

/** Here the sea has room for a call-out under the cards; else it lies over the area of whoever takes. */
const ROOMY = '(min-width: 916px) and (min-height: 640px)';

export function Board(props: BoardProps) {
  const { view } = props;
  const [opened, open] = useState<Opened>();
  const openSeat = (seat: Seat): void => open({ seat });
  const alone = view.players.length === 1;
  const roomy = useMedia(ROOMY);
  return (
    <div className={css.board}>
      <div
        className={css.table}
        data-full={(!alone && view.extra?.contracts != null) || view.extra?.adventure != null || undefined}
      >
        {!alone && <Rivals {...props} onOpen={openSeat} />}
        {view.extra?.contracts && <Contracts {...props} onContract={(contract) => open({ contract })} />}
        {view.extra?.adventure && <AdventurePanel {...props} />}
        <div className={css.waters} data-bare={!hasExpeditions(view) || undefined}>
          <Sea {...props} onDiscard={() => open('discard')} />
          {hasExpeditions(view) && <Expeditions {...props} />}
          {roomy && <CallOut {...props} />}
        </div>
        <MyArea {...props} onOpen={openSeat} />
        <Question {...props} />
        <div className={css.over}>{!roomy && <CallOut {...props} />}</div>
      </div>
      {opened !== undefined && <Opening {...props} opened={opened} onClose={() => open(undefined)} />}
    </div>
  );
}
