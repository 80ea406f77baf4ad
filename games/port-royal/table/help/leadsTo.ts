/** What each choice of Port Royal leads to. */
import type { Action } from '@broadside/kernel';
import { frameOf, type HelpRules } from '@broadside/kit';
import { keepingBusts } from '../../rules/facade.ts';
import type { PortRoyalAction, PortRoyalFrame } from '../../rules/state.ts';
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

const RULES: Partial<Record<PortRoyalFrame['step'], string>> = {
  discover: 'PR-DISC-1',
  repel: 'PR-SINK-1',
  gambling: 'PR-GAMB-1',
  lookout: 'PR-LOOK-1',
  offer: 'PR-CONTR-1',
  gift: 'PR-GIFT-1',
  taxing: 'PR-TAX-1',
  character: 'PR-CHAR-1',
  month: 'PR-MONTH-1',
  pointsDeck: 'PR-COOP-1',
  share: 'PR-COOP-1',
  lastClaims: 'PR-EXPED-1',
};

function rule(view: View): string {
  const frame = frameOf(view);
  if (frame?.step === 'tradeAndHire') return frame.seat === view.active ? 'PR-TRADE-1' : 'PR-OTHER-1';
  return (frame && RULES[frame.step]) ?? 'PR-TURN-1';
}

export const help: HelpRules<View> = { leadsTo: (action, props) => leadsTo(action, props), rule };
