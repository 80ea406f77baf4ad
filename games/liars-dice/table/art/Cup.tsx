/** A leather cup turned over: standing, or lifted off its dice. */
import type { Seat } from '@broadside/kernel';
import { Drawing, seatStyle } from '@broadside/kit';
import { Cup } from './cupDrawing.tsx';

export interface CupPictureProps {
  readonly seat: Seat;
  readonly size?: number;
  readonly lifted?: boolean;
  readonly className?: string | undefined;
}

export function CupPicture({ seat, size = 52, lifted = false, className }: CupPictureProps) {
  return (
    <Drawing box="0 0 64 64" width={size} height={size} className={className} style={seatStyle(seat)}>
      <Cup lifted={lifted} band="var(--seat)" />
    </Drawing>
  );
}
