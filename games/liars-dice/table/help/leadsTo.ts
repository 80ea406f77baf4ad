/** What each choice of Liar's Dice leads to. */
import type { Action } from '@broadside/kernel';
import type { HelpRules } from '@broadside/kit';
import { standingBid } from '../../rules/facade.ts';
import type { LiarsDiceAction } from '../../rules/state.ts';
import type { LiarsDiceView } from '../../rules/view.ts';
import { bidWords } from '../../text/index.ts';
import { t } from '../../text/table.ts';
import type { Props } from '../props.ts';

function leadsTo(action: Action, props: Props): string {
  const { view, say } = props;
  const bid = standingBid(view);
  const dice = view.pirates.reduce((sum, pirate) => sum + pirate.dice, 0);
  const { type } = action as LiarsDiceAction;
  return t(props, `leads.${type}`, { dice, bid: bid ? bidWords(bid, say) : '' });
}

/** Whoever begins bids; then a bid stands that can be raised or called. */
const rule = (view: LiarsDiceView): string => (standingBid(view) ? 'LD-CALL-1' : 'LD-BID-1');

export const help: HelpRules<LiarsDiceView> = { leadsTo, rule };
