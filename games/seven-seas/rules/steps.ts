/** Every question and all work of a match, by the name of its frame. */
import { assign, curse, name, protect } from './curse.ts';
import { finale } from './ending.ts';
import type { SevenSeasSteps } from './flow.ts';
import { gift } from './gift.ts';
import { excess, keep, lose } from './loot.ts';
import { fights, raid, send, tie } from './raid.ts';
import { call, choose } from './round.ts';
import { sale } from './sale.ts';
import { cast, fall } from './throws.ts';
import { turn } from './turn.ts';
import { whirl } from './whirlpool.ts';

export const STEPS: SevenSeasSteps = {
  choose,
  call,
  turn,
  gift,
  sale,
  raid,
  send,
  fights,
  tie,
  cast,
  fall,
  keep,
  excess,
  curse,
  protect,
  name,
  whirl,
  assign,
  lose,
  finale,
};
