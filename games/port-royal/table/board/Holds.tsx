/** What lies in an area beside persons and expeditions: ships under merchants, ships kept for the Pirate Den. */

import type { Seat } from '@broadside/kernel';
import { Fig, Icon } from '@broadside/kit';
import { type CardId, colourOf } from '../../cards/table.ts';
import { SHIP_COLOURS } from '../../cards/types.ts';
import { CONTRACT_MARKERS, completedBy } from '../../rules/facade.ts';
import type { View } from '../../rules/view.ts';
import type { TableSay as Say } from '../../text/table.ts';
import { Pennant } from '../art/index.ts';
import { ContractIcon } from '../icons.tsx';
import { groups } from './crew.ts';
import css from './Holds.module.css';

const KEY = 'port-royal.table.holds';

export const tuckedBy = (view: View, seat: Seat): readonly CardId[] => view.extra?.tucked[seat] ?? [];
export const captivesOf = (view: View, seat: Seat): readonly CardId[] => view.extra?.contracts?.kept[seat] ?? [];

interface ShipsProps {
  readonly mark: string;
  readonly ships: readonly CardId[];
  readonly label: string;
  readonly icon: 'points' | 'swords';
}

/** Pennants of the ships, each colour once with its number. */
function Ships({ mark, ships, label, icon }: ShipsProps) {
  if (ships.length === 0) return null;
  return (
    <span data-id={mark} className={css.ships} title={label}>
      <span className="sr">{label}</span>
      <Icon name={icon} size={18} />
      {groups(ships, (card) => colourOf[card]).map(({ card, count }) => (
        <span key={card} className={css.ship} aria-hidden="true">
          <span className={css.flag}>
            <Pennant colour={SHIP_COLOURS[colourOf[card]]} />
          </span>
          {count > 1 && <b>{count}</b>}
        </span>
      ))}
    </span>
  );
}

/** Nothing where nothing is held. */
export function Holds({ view, seat, say }: { view: View; seat: Seat; say: Say }) {
  const tucked = tuckedBy(view, seat);
  const captives = captivesOf(view, seat);
  return (
    <>
      <Ships
        mark={`tucked:${seat}`}
        ships={tucked}
        icon="points"
        label={say(`${KEY}.tucked`, { ships: tucked.length })}
      />
      <Ships
        mark={`captives:${seat}`}
        ships={captives}
        icon="swords"
        label={say(`${KEY}.captives`, { ships: captives.length })}
      />
    </>
  );
}

/** How many of their three contracts a player has completed (PR-CONTR-10). */
export function Fulfilled({ view, seat, say, size }: { view: View; seat: Seat; say: Say; size: number }) {
  const contracts = view.extra?.contracts;
  if (!contracts) return null;
  const value = `${completedBy(contracts, seat)}/${CONTRACT_MARKERS}`;
  const icon = <ContractIcon size={size} />;
  return <Fig icon={icon} value={value} label={say('port-royal.sheet.contracts')} className={css.fulfilled ?? ''} />;
}
