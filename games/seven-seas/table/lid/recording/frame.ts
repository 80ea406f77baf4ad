/** The sheet the lid is drawn on, in millimetres: the field and its rim. The 3D picture covers the same sheet. */
import { FIELD } from '../model.ts';

export const RIM = 13;
export const SHEET = FIELD + 2 * RIM;
export const SHEET_BOX = `${-RIM} ${-RIM} ${SHEET} ${SHEET}`;

/** How wide a flat die is in the units it is drawn in: its pips and those of the cube then lie on each other. */
export const DIE_UNITS = 36;

/** How far the camera is above the tops of lying dice, in millimetres. */
export const EYE = 760;

/** How much larger than when lying a die looks at a height. */
export const nearer = (height: number): number => EYE / Math.max(EYE / 4, EYE - height);
