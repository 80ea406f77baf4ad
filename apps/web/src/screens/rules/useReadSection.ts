/** Which section is being read: the last one whose heading has passed the upper part of what is shown. */
import { type RefObject, useEffect, useState } from 'react';

const LINE = 160;

export function useReadSection(text: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
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
    // Whatever it is that scrolls: the page, or the sheet around the book.
    document.addEventListener('scroll', later, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', later, { capture: true });
    };
  }, [text]);
  return current;
}
