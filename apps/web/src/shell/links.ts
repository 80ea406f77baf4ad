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

/** `take` is asked first, and may keep a link from changing the screen. */
export function useLinks(take: (path: string) => boolean): void {
  const [, go] = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = isPlainClick(event) ? ownLink(event) : undefined;
      if (!link) return;
      event.preventDefault();
      if (!take(link.pathname)) go(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [go, take]);
}
