/** What each choice of Dead Reckoning leads to. */
import type { Action } from '@broadside/kernel';
import { frameOf, type HelpRules } from '@broadside/kit';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import type { DeadReckoningFrame } from '../../rules/state.ts';
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

const RULES: Partial<Record<DeadReckoningFrame['step'], string>> = {
  levelUp: 'DR-LEVEL-1',
  sleeve: 'DR-SLEEVE-1',
  mode: 'DR-PIRATE-1',
  influence: 'DR-INF-1',
  produce: 'DR-PROD-1',
  build: 'DR-BUILD-1',
  upgrade: 'DR-UPG-1',
  pay: 'DR-GAIN-1',
  token: 'DR-ABON-1',
  prepare: 'DR-COMBAT-1',
  respond: 'DR-COMBAT-1',
  combat: 'DR-COMBAT-1',
  battle: 'DR-COMBAT-1',
  fall: 'DR-BSHIP-1',
  loot: 'DR-BSHIP-1',
  finale: 'DR-SCORE-1',
};

const rule = (view: DeadReckoningView): string => {
  const frame = frameOf(view);
  return (frame && RULES[frame.step]) ?? 'DR-TURN-1';
};

export const help: HelpRules<DeadReckoningView> = { leadsTo, rule };
