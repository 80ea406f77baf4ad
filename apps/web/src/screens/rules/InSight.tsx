/** Something costly that is drawn when it is about to be seen, and then stays. */
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** So far below the edge of the window that nobody sees it appear. */
const AHEAD = '800px 0px';

/** What is made at once because nothing reports what is in sight: in tests, for instance. */
const UNKNOWN = typeof IntersectionObserver === 'undefined';

interface InSightProps {
  /** As high as what will stand there, so that nothing moves when it comes. */
  readonly height: number;
  readonly children: () => ReactNode;
}

export function InSight({ height, children }: InSightProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, see] = useState(UNKNOWN);
  useEffect(() => {
    if (seen || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  return (
    <div ref={place} style={seen ? undefined : { height }}>
      {seen && children()}
    </div>
  );
}
