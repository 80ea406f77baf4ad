/** Which pictures stand for the verbs and the rows of the score sheet. */
import type { GameUI } from '@broadside/kit';
import type { ReactNode } from 'react';
import type { ActionType } from '../rules/actions.ts';
import type { SheetKey } from '../text/say.ts';
import { Sign, type SignName } from './art/index.ts';
import type { Title } from './awards.ts';

const SIZE = 26;
const sign = (name: SignName): ReactNode => <Sign name={name} size={SIZE} />;

export const CHOICE_ICONS: Readonly<Record<ActionType, ReactNode>> = {
  keep: sign('score'),
  level: sign('level'),
  decline: 'forward',
  load: sign('cargo'),
  unload: sign('dock'),
  rearrange: sign('hold'),
  jettison: sign('takeBack'),
  play: sign('hand'),
  raise: sign('sail'),
  sail: sign('ship'),
  pass: sign('passing'),
  buy: sign('take'),
  trade: sign('trade'),
  attack: sign('attack'),
  storm: sign('fort'),
  flag: sign('flag'),
  fight: sign('battle'),
  claim: sign('score'),
  use: sign('helm'),
  end: 'anchor',
  place: sign('influence'),
  replace: sign('influence'),
  settle: 'check',
  produce: sign('produce'),
  build: sign('fort'),
  fit: sign('upgradeBasic'),
  strip: sign('takeBack'),
  choose: sign('island'),
  split: sign('dock'),
  stow: sign('ship'),
  forgo: sign('takeBack'),
  recall: sign('cube'),
  done: 'check',
  fire: sign('cannon'),
  skip: 'forward',
  shift: sign('shift'),
  remove: sign('takeBack'),
  loot: sign('loot'),
  lootAll: sign('loot'),
  land: sign('roll'),
  mode: sign('flag'),
  sleeve: sign('hand'),
};

const small = (name: SignName): ReactNode => <Sign name={name} size={20} />;

/** Where coins come from, in the order of the score sheet (DR-SCORE-1 to 12). */
export const sheetRows: readonly (GameUI['sheet'][number] & { readonly key: SheetKey })[] = [
  { key: 'achievements', icon: small('score'), counts: true },
  { key: 'bonus', icon: small('score'), counts: true },
  { key: 'coins', icon: small('coin'), counts: true },
  { key: 'buildings', icon: small('fort'), counts: true },
  { key: 'advancements', icon: small('hand'), counts: true },
  { key: 'upgrades', icon: small('upgradeBasic'), counts: true },
  { key: 'abilities', icon: small('helm'), counts: true },
  { key: 'islands', icon: small('island'), counts: true },
  // DR-SOLO-46: what had to be reached.
  { key: 'rival', icon: small('ship'), counts: false },
];

export const AWARD_ICONS: Readonly<Record<Title, ReactNode>> = {
  fighter: small('battle'),
  explorer: small('chart'),
  settler: small('permanent'),
  builder: small('fort'),
  producer: small('produce'),
  looter: small('loot'),
  crafter: small('hand'),
  swimmer: small('damage'),
};
