/** What each choice of Pirates of the 7 Seas leads to. */
import type { Action } from '@broadside/kernel';
import type { HelpRules } from '@broadside/kit';
import type { SevenSeasAction } from '../../rules/state.ts';
import type { SevenSeasView } from '../../rules/view.ts';
import { t } from '../../text/table.ts';
import type { Props } from '../props.ts';

function leadsTo(action: Action, props: Props): string {
  const done = action as SevenSeasAction;
  if ((done.type === 'send' || done.type === 'protect') && done.count === 0) return t(props, `leads.${done.type}.none`);
  return t(props, `leads.${done.type}`);
}

export const help: HelpRules<SevenSeasView> = { leadsTo };
