/** What each choice of Port Royal leads to. */
import type { Action } from '@broadside/kernel';
import { frameOf, type HelpRules } from '@broadside/kit';
import { keepingBusts } from '../../rules/facade.ts';
import type { PortRoyalAction } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { BoardProps } from '../props.ts';

/** What comes after a card was taken. */
function afterTaking({ view, say }: BoardProps): string {
  const frame = frameOf(view);
  const left = frame?.step === 'tradeAndHire' ? frame.left - 1 : 0;
  return left > 0 ? say('port-royal.table.leads.more', { left }) : say('port-royal.table.leads.last');
}

function leadsTo(action: Action, props: BoardProps): string {
  const { view, say } = props;
  const { type } = action as PortRoyalAction;
  const cards = view.harbour.length;
  switch (type) {
    case 'draw':
      return cards === 0 ? say('port-royal.table.leads.draw.first') : say('port-royal.table.leads.draw', { cards });
    case 'keep':
      return say(keepingBusts(view) ? 'port-royal.table.leads.keep.bust' : 'port-royal.table.leads.keep');
    case 'trade':
    case 'hire':
      return afterTaking(props);
    default:
      return say(`port-royal.table.leads.${type}`);
  }
}

export const help: HelpRules<View> = { leadsTo: (action, props) => leadsTo(action, props) };
