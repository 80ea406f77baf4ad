/** The keyboard keeps a place: when the thing that had the focus is gone, it goes on from somewhere near. */
import { type RefObject, useEffect } from 'react';

/** Inside `area`; `home` says where the focus goes if what had it was taken away. */
export function useFocusKept(area: RefObject<HTMLElement | null>, home: () => Element | null | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way home is the same for as long as the area is there.
  useEffect(() => {
    const place = area.current;
    if (place === null) return;
    let last: Node | undefined;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Node ? target : undefined;
    };
    // Whoever left of their own will is not brought back. Asked a moment later: by then what was taken away is gone.
    const left = () =>
      queueMicrotask(() => {
        if (last?.isConnected === true && !place.contains(document.activeElement)) last = undefined;
      });
    const look = () => {
      if (last === undefined || last.isConnected || document.activeElement !== document.body) return;
      const way = home();
      if (way instanceof HTMLElement) way.focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(look);
    watcher.observe(place, { childList: true, subtree: true });
    place.addEventListener('focusin', note);
    place.addEventListener('focusout', left);
    return () => {
      watcher.disconnect();
      place.removeEventListener('focusin', note);
      place.removeEventListener('focusout', left);
    };
  }, []);
}
