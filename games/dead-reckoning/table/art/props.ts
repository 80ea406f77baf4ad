/** Props of the drawings. All are silent unless given a label: whoever shows one says what it is. */
import type { Building } from '../../cards/table.ts';

/** A place in state.players, or the black cubes of merchants. */
export type Owner = number | 'neutral';

export interface DrawnProps {
  /** In pixels; as a word, any length: "1.4em", "100%". Left out, the drawing fills its place. */
  readonly size?: number | string | undefined;
  /** What it shows, where no word beside it says so. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export interface OwnedProps extends DrawnProps {
  readonly owner: Owner;
}

export interface CubeProps extends OwnedProps {
  /** It stands on a brass foot (DR-CTRL). */
  readonly permanent?: boolean;
}

export interface ShipPieceProps extends OwnedProps {
  /** The black flag instead of the pennant. */
  readonly pirate?: boolean;
  /** Heading left instead of right. */
  readonly turned?: boolean;
}

export interface CrewBustProps extends DrawnProps {
  /** A place in CREW. */
  readonly kind: number;
  /** 1 to 4: rank shows. */
  readonly level?: number;
  /** Without its engraved ground. */
  readonly bare?: boolean;
}

export interface IslandArtProps extends DrawnProps {
  /** A place in ISLANDS. */
  readonly island: number;
}

export interface SeaArtProps extends DrawnProps {
  /** A place in OPEN_SEA. */
  readonly sea: number;
}

export interface FogArtProps extends DrawnProps {
  /** The tile: neighbours do not look alike. */
  readonly at?: number;
}

export interface BuildingArtProps extends DrawnProps {
  readonly building: Building;
  /** In whose colour its roundel stands; left out: the bare sign. */
  readonly owner?: Owner | undefined;
}

export interface SealProps extends DrawnProps {
  /** A place in ACHIEVEMENTS. */
  readonly achievement: number;
  /** Gilded. */
  readonly gained?: boolean;
}

export interface MerchantArtProps extends DrawnProps {
  /** 1 to 4. */
  readonly row: number;
  /** Which of the five of its row: 0 to 4. */
  readonly which?: number;
}

export interface RowSignProps extends DrawnProps {
  /** 1 to 4. */
  readonly row: number;
}

export interface SlotSignProps extends DrawnProps {
  /** A place in SLOTS. */
  readonly slot: number;
}
