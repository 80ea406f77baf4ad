/** Drawings of Port Royal. */

export { Bust } from './bust/Bust.tsx';
export { PriceTag } from './PriceTag.tsx';
export { Pennant, tintOf } from './pennant.tsx';
export { CardBack } from './scene/Back.tsx';
export { Island } from './scene/Island.tsx';
export { Strongbox } from './scene/Strongbox.tsx';
export { Ship } from './ship/Ship.tsx';
