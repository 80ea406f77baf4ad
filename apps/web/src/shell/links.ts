/** Links inside the app change the screen without loading the page anew. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

function ownLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return undefined;
  return link;
}

export function useLinks(): void {
  const [, go] = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = isPlainClick(event) ? ownLink(event) : undefined;
      if (!link) return;
      event.preventDefault();
      go(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [go]);
}

/** A new screen is read from its top, and its heading is where the keyboard goes on. */
export function useArrival(): void {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what one arrives at.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [path]);
}
