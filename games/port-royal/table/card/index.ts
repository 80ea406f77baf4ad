/** Cards of Port Royal on the screen. */

export { Gain, Needs, Standings } from './BigFields.tsx';
export type * from './big.ts';
export { CharacterCard, Facade } from './CharacterCard.tsx';
export { ContractCard, ContractSeal } from './ContractCard.tsx';
export { EventCard, type EventTime, eventTime } from './EventCard.tsx';
export { ExpeditionCard, type ExpeditionCardProps } from './ExpeditionCard.tsx';
export { Ability, PersonSign } from './figures.tsx';
export { MiniCard } from './MiniCard.tsx';
export { MiniPerson, type MiniProps } from './MiniPerson.tsx';
export { type AskedFor, contractSigns, type NeedSign, taskSigns } from './needs.ts';
export { PortRoyalCard, type PortRoyalCardProps } from './PortRoyalCard.tsx';
export { StoryPage } from './StoryPage.tsx';
export { Strengths, SymbolIcon } from './signs.tsx';
export { type CardState, cardLabel, type Mark, shortName } from './state.ts';
export { type Crew, metNeeds, needsOf, type Strength, strengthsOf } from './strengths.ts';
export { TaskCard } from './TaskCard.tsx';
export { CrownTrack, EventDeck, PointsDeck, TimeDeck, Trophy } from './Tracks.tsx';
