/** What is known of levels comes a moment after the screen on which one is chosen, and with its own words. */
import { lazy, Suspense } from 'react';

export interface LevelMoreProps {
  readonly game: string;
  readonly bot: string;
  /** How tests and stories find the choice of a style. */
  readonly mark: string;
  readonly className?: string | undefined;
  readonly onBot: (bot: string) => void;
}

const Later = lazy(async () => ({ default: (await import('./LevelMore.tsx')).LevelMore }));

/** Its place is kept, so that nothing moves under the finger when it comes. */
export const LevelMore = (props: LevelMoreProps) => (
  <Suspense fallback={<div style={{ height: 96 }} />}>
    <Later {...props} />
  </Suspense>
);
