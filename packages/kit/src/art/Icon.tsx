/** One family of icons; always beside a word or a number, so never read aloud. */
import type { ReactElement, ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import { FIGURES, type FigureName } from './figures.tsx';
import { GLYPHS, type GlyphName } from './glyphs.ts';

export type IconName = GlyphName | FigureName;

/** Whether a word names one of our icons. */
export const isIconName = (word: unknown): word is IconName =>
  typeof word === 'string' && (word in FIGURES || word in GLYPHS);

const isFigure = (name: IconName): name is FigureName => name in FIGURES;

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string;
}

const FLAT = { flex: 'none', display: 'block' } as const;

export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <Drawing box="0 0 24 24" width={size} height={size} className={className} style={FLAT}>
      {isFigure(name) ? FIGURES[name] : <path d={GLYPHS[name]} stroke="currentColor" strokeWidth="1.9" />}
    </Drawing>
  );
}

/** Where an icon may be given by its name or drawn by the caller. */
export type IconLike = IconName | ReactElement;

export function drawIcon(icon: IconLike, size?: number): ReactNode {
  return typeof icon === 'string' ? <Icon name={icon} {...(size === undefined ? {} : { size })} /> : icon;
}
