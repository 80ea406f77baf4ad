/** What each choice of Dead Reckoning leads to. */
import type { Action } from '@broadside/kernel';
import type { HelpRules } from '@broadside/kit';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import { t } from '../../text/table.ts';
import type { Props } from '../props.ts';

function leadsTo(action: Action, props: Props): string {
  const done = action as DeadReckoningAction;
  const { viewer, view } = props;
  if (done.type === 'mode' && done.pirate === 1) return t(props, 'leads.mode.pirate');
  const sails = typeof viewer === 'number' ? view.players[viewer].sails : 0;
  return t(props, `leads.${done.type}`, { sails });
}

export const help: HelpRules<DeadReckoningView> = { leadsTo };
