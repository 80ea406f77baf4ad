/** Gulls over the harbour: rare, far away, and only for whoever has sound on and has touched the page. */
import { playSound } from '@broadside/kit';
import { useEffect } from 'react';

const FIRST_MS = 12_000;
const AGAIN_MS = 70_000;

export function useGulls(): void {
  useEffect(() => {
    const cry = (): void => playSound('gulls');
    const first = setTimeout(cry, FIRST_MS);
    const again = setInterval(cry, AGAIN_MS);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, []);
}
