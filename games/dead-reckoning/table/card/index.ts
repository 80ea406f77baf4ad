/** Cards and tokens of Dead Reckoning on the screen. */

export { AdvancementCard } from './AdvancementCard.tsx';
export { BonusToken } from './BonusToken.tsx';
export { CrewCard } from './CrewCard.tsx';
export { DeadReckoningCard, type DeadReckoningCardProps } from './DeadReckoningCard.tsx';
export { EffectSigns } from './EffectSigns.tsx';
export { LevelDots } from './LevelDots.tsx';
export { MerchantCard } from './MerchantCard.tsx';
export { OrderCard } from './OrderCard.tsx';
export type * from './props.ts';
export { RowCardBack } from './RowCardBack.tsx';
export { RowMini } from './RowMini.tsx';
export { UpgradeToken } from './UpgradeToken.tsx';
export { crewLabel, effectLine, faceName, groupsLine } from './words.ts';
