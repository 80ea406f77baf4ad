/** A secret bonus token: three achievements that are worth more to its owner (DR-ABON). */

import { COINS_PER_BONUS } from '../../cards/achievements.ts';
import { type CardId, tokenOf } from '../../cards/table.ts';
import { achievementName } from '../../text/cards.ts';
import type { TableSay } from '../../text/table.ts';
import { Seal, Sign, TokenBack } from '../art/index.ts';
import { Face, Num } from './Face.tsx';
import type { BonusTokenProps } from './props.ts';
import css from './token.module.css';
import { cardLine } from './words.ts';

const KEY = 'dead-reckoning.face';

/** Its name, what it is worth, and which of the three its owner has. */
function tokenLine(card: CardId, gained: readonly number[], note: string | undefined, say: TableSay): string {
  const had = tokenOf(card).filter((achievement) => gained.includes(achievement));
  const line = cardLine(card, note, say);
  return had.length === 0
    ? line
    : `${line} ${say(`${KEY}.part`, { slot: say(`${KEY}.gained`), what: had.map((one) => achievementName(say, one)).join(', ') })}`;
}

const SEALS = { S: 30, M: 34, L: 48 } as const;

export function BonusToken(props: BonusTokenProps) {
  const { card, gained = [], size = 'M', say, note } = props;
  if (card === undefined)
    return (
      <Face face={props} label={props.label ?? say(`${KEY}.back.token`)} kind={css.tokenBack}>
        <TokenBack />
      </Face>
    );
  return (
    <Face face={props} label={props.label ?? tokenLine(card, gained, note, say)} kind={css.token}>
      {size !== 'S' && <span className={css.name}>{say(`${KEY}.token`)}</span>}
      <span className={css.seals}>
        {tokenOf(card).map((achievement) => (
          <span key={achievement} className={css.seal}>
            <Seal achievement={achievement} gained={gained.includes(achievement)} size={SEALS[size]} />
            {size !== 'S' && <span>{achievementName(say, achievement)}</span>}
          </span>
        ))}
      </span>
      <span className={css.worth}>
        <Num>+{COINS_PER_BONUS}</Num>
        <Sign name="coin" />
        {size !== 'S' && say(`${KEY}.each`)}
      </span>
    </Face>
  );
}
