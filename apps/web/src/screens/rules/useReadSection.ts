/** Which section is being read: the last one whose heading has passed the upper part of what is shown. */
import { type RefObject, useEffect, useState } from 'react';

const LINE = 160;

/** `part`: another one has other sections. */
export function useReadSection(text: RefObject<HTMLElement | null>, part: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `part`.
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const sections = [...(text.current?.querySelectorAll<HTMLElement>('section[data-section]') ?? [])];
      const passed = sections.filter((section) => section.getBoundingClientRect().top < LINE);
      setCurrent((passed.at(-1) ?? sections[0])?.dataset.section);
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    // Whatever it is that scrolls the text: the page, or the sheet around the book. The list of contents does not.
    const onScroll = ({ target }: Event): void => {
      if (target instanceof Node && target.contains(text.current)) later();
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [text, part]);
  return current;
}
