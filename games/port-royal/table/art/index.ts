/** Drawings of Port Royal. */

export { Bust } from './bust/Bust.tsx';
export { CharacterPortrait } from './bust/cast/characters.tsx';
export { PriceTag } from './PriceTag.tsx';
export { Pennant, tintOf } from './pennant.tsx';
export { CardBack } from './scene/Back.tsx';
export { Vignette } from './scene/chapters.tsx';
export { Island } from './scene/Island.tsx';
export { Strongbox } from './scene/Strongbox.tsx';
export { Ship } from './ship/Ship.tsx';
export { SIGILS, Sigil, type SigilName } from './sigils.tsx';
