/** Notes for whoever plays and wants them: their code comes while the match is played already. */
import { useSettings } from '@broadside/kit';
import { lazy, Suspense } from 'react';
import type { NoteProps } from './useNote.ts';

// Without a network there are none: a match goes on without them.
const NoteLayer = lazy(() =>
  import('./NoteLayer.tsx').then(
    (found) => ({ default: found.NoteLayer }),
    () => ({ default: () => null }),
  ),
);

export function Notes(props: NoteProps) {
  const [{ notes }] = useSettings();
  if (!notes || props.you === null) return null;
  return (
    <Suspense>
      <NoteLayer {...props} />
    </Suspense>
  );
}
