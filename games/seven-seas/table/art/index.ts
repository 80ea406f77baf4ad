/** Drawings of Pirates of the 7 Seas. All are silent: whoever shows one says what it is. */

export { AdventureBack, type BackProps, CharacterBack, LootBack } from './backs.tsx';
export { CharacterBust, type CharacterBustProps } from './CharacterBust.tsx';
export { DieFace, type DieFaceProps, type DieSide, dieBody, isDieValue, ownerOf } from './dice.tsx';
export {
  type DieColours,
  dieColours,
  FACE_HALF,
  type FacePip,
  type FaceTexture,
  faceTexture,
  paintFace,
} from './dieMarking.ts';
export { Engraving, type EngravingProps, type Scene } from './Engraving.tsx';
export { CorsairSeal, Flag, type FlagProps } from './flags.tsx';
export { GoodIcon } from './goods.tsx';
export { type Ritual, RitualToken, type RitualTokenProps } from './RitualToken.tsx';
export type { SignProps } from './Sign.tsx';
export { ShipPiece, type ShipPieceProps, type ShipState } from './ships.tsx';
export {
  BlackMark,
  CardsIcon,
  Chest,
  DemandIcon,
  FirstPlayerFlag,
  GiftIcon,
  GuardShield,
  LastRoundsMarker,
  type LastStep,
  PlainDie,
  ShipIcon,
  YinYang,
} from './tokens.tsx';
