/**
 * The lid of Pirates of the 7 Seas. A board calls `useLidDesk` once and hands the desk to `Lid` and `Fights`, which
 * may stand anywhere; `lidAnimation` makes the animation steps whose `show` is given back to both through `lidShow`.
 */
export { fightMs, lidAnimation, PACE } from './animationSteps.ts';
export { type LidDesk, useLidDesk, useThrowInLog } from './desk.ts';
export { Fights, type FightsProps } from './Fights.tsx';
export { type Gesture, gestureOf, PLAIN_THROW } from './gesture.ts';
export { Lid, type LidProps } from './Lid.tsx';
export { type LidPick, picksOf } from './picks.ts';
export { RaidHead } from './RaidHead.tsx';
export { useRehearsal } from './recording/RecordingView.tsx';
export { type LidShow, type LookBack, lidShow, type RecordedThrow } from './show.ts';
