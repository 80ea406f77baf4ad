/** Cards and tokens of Dead Reckoning on the screen. */

export { AbilitySign, AbilityWords } from './AbilityLine.tsx';
export { AdvancementCard } from './AdvancementCard.tsx';
export { type Ability, gainsOf, partsOf, type Sleeved } from './abilities.ts';
export { BonusToken } from './BonusToken.tsx';
export { CrewCard } from './CrewCard.tsx';
export { CrewSlip } from './CrewSlip.tsx';
export { CrewWords } from './CrewWords.tsx';
export { DeadReckoningCard, type DeadReckoningCardProps } from './DeadReckoningCard.tsx';
export { EffectSigns } from './EffectSigns.tsx';
export { LevelDots } from './LevelDots.tsx';
export { MerchantCard } from './MerchantCard.tsx';
export { OrderCard } from './OrderCard.tsx';
export type * from './props.ts';
export { RowCardBack } from './RowCardBack.tsx';
export { RowMini, RowTag } from './RowMini.tsx';
export { UpgradeToken } from './UpgradeToken.tsx';
export { crewLabel, effectLine, faceName, groupsLine } from './words.ts';
