/** A small picture of 48 × 48 that stands beside a number or a word, which says what it is. */
import { Drawing } from '@broadside/kit';
import { type Picture, Strokes } from './pen.tsx';

export interface SignProps {
  /** In pixels; as a word, any length: "100%". */
  readonly size?: number | string;
  readonly className?: string | undefined;
}

const FLAT = { flex: 'none', display: 'block' } as const;
/** Under this size hatching is only dirt. */
const ROOM_FOR_HATCHING = 32;

export function Sign({ of, size = 24, className }: SignProps & { readonly of: Picture }) {
  return (
    <Drawing box="0 0 48 48" width={size} height={size} className={className} style={FLAT}>
      <Strokes of={of} fine={typeof size === 'string' || size >= ROOM_FOR_HATCHING} />
    </Drawing>
  );
}
