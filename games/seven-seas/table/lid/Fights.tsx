/** Beside the lid: what is thrown for, every fight or hit in words, and what came of it. */
import type { PlayerInfo } from '@broadside/kit';
import type { SevenSeasView } from '../../rules/view.ts';
import { CursePanel } from './CursePanel.tsx';
import type { LidDesk } from './desk.ts';
import { inHand, isRaid } from './model.ts';
import { RaidPanel } from './RaidPanel.tsx';
import type { LidShow, LookBack } from './show.ts';
import type { Speech } from './words.ts';

export interface FightsProps extends Speech, LookBack {
  readonly view: SevenSeasView;
  readonly show: LidShow | undefined;
  readonly desk: LidDesk;
  readonly seats: readonly PlayerInfo[];
  readonly factor: number;
  /** Jumps over the fights that are still to be shown. */
  readonly skip?: (() => void) | undefined;
}

/** Nothing before the first throw or raid. */
export function Fights(props: FightsProps) {
  const { lid, raid } = props.view;
  const gathers = raid !== null && inHand(lid, raid).length > 0;
  if (gathers) return <RaidPanel {...props} card={raid.card} />;
  if (lid === null) return null;
  return isRaid(lid) ? <RaidPanel {...props} card={lid.card} /> : <CursePanel {...props} lid={lid} />;
}
