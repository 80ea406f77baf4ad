/** What each choice of Pirates of the 7 Seas leads to. */
import type { Action } from '@broadside/kernel';
import { frameOf, type HelpRules } from '@broadside/kit';
import type { SevenSeasAction, SevenSeasFrame } from '../../rules/state.ts';
import type { SevenSeasView } from '../../rules/view.ts';
import { t } from '../../text/table.ts';
import type { Props } from '../props.ts';

function leadsTo(action: Action, props: Props): string {
  const done = action as SevenSeasAction;
  if ((done.type === 'send' || done.type === 'protect') && done.count === 0) return t(props, `leads.${done.type}.none`);
  return t(props, `leads.${done.type}`);
}

/** In the order in which they are called. */
const OF_CHARACTERS = ['SHIPWRIGHT', 'GOV', 'CAPTAIN', 'NATIVE', 'SHAMAN', 'MERCHANT', 'CARTO'];

const RULES: Partial<Record<SevenSeasFrame['step'], string>> = {
  gift: 'S7-GIFT-1',
  send: 'S7-CAPTAIN-1',
  cast: 'S7-CAPTAIN-11',
  tie: 'S7-CAPTAIN-11',
  keep: 'S7-GOODS-1',
  excess: 'S7-GOODS-1',
  lose: 'S7-SHIP-1',
  sale: 'S7-MERCHANT-1',
  protect: 'S7-CURSE-1',
  name: 'S7-CURSE-1',
  assign: 'S7-CURSE-1',
  whirl: 'S7-CURSE-1',
  finale: 'S7-END-1',
};

function rule(view: SevenSeasView): string {
  const frame = frameOf(view);
  if (frame?.step === 'turn') return `S7-${OF_CHARACTERS[frame.character]}-1`;
  return (frame && RULES[frame.step]) ?? 'S7-ROUND-1';
}

export const help: HelpRules<SevenSeasView> = { leadsTo, rule };
