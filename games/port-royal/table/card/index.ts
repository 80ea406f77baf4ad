/** Cards of Port Royal on the screen. */
export { ExpeditionCard, type ExpeditionCardProps } from './ExpeditionCard.tsx';
export { Ability, PersonSign, Strengths, SymbolIcon } from './figures.tsx';
export { MiniCard } from './MiniCard.tsx';
export { MiniPerson, type MiniProps } from './MiniPerson.tsx';
export { PortRoyalCard, type PortRoyalCardProps } from './PortRoyalCard.tsx';
export { type CardState, cardLabel, type Mark, shortName } from './state.ts';
export { type Crew, metNeeds, needsOf, type Strength, strengthsOf } from './strengths.ts';
export { faceText } from './text.ts';
