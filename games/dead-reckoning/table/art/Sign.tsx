/** The symbols of the game: one family with the client's icons, 24 × 24, taking the colour of the words around. */
import { Sheet } from './ink.tsx';
import type { DrawnProps } from './props.ts';
import { DEEDS } from './signs/effects.tsx';
import { GOODS } from './signs/goods.tsx';

const SIGNS = { ...GOODS, ...DEEDS } as const;

export type SignName = keyof typeof SIGNS;
export const SIGN_NAMES = Object.keys(SIGNS) as readonly SignName[];

export interface SignProps extends DrawnProps {
  readonly name: SignName;
}

export const Sign = ({ name, size = '1.35em', ...rest }: SignProps) => (
  <Sheet box="0 0 24 24" size={size} {...rest}>
    {SIGNS[name]}
  </Sheet>
);
