/**
 * What every position owes its reader, beyond the manners of a screen: nothing covers what can be pressed, every choice
 * is in sight or one scroll away, no words are cut off without a way to read them, nothing bursts its frame.
 */
import type { Seeing } from './seen.ts';

export interface Layout {
  readonly faults: readonly string[];
  /** Where the verbs stand that can be pressed, by what they do. */
  readonly verbs: Readonly<Record<string, string>>;
}

/** Runs in the page; what it needs stands inside. */
export function layoutHere({ isSeen }: Seeing): Layout {
  const faults: string[] = [];
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const named = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const id = element.closest('[data-id]')?.getAttribute('data-id') ?? element.tagName.toLowerCase();
    return `${id} “${words.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  };
  const parents = function* (element: Element): Generator<Element> {
    for (let up = element.parentElement; up; up = up.parentElement) yield up;
  };
  const scrolls = (element: Element): boolean => /auto|scroll/.test(styleOf(element).overflow);
  const clips = (element: Element): boolean => styleOf(element).overflow !== 'visible';
  /** What of a box is left to be seen after all that cuts it off. */
  const seenPart = (element: Element): DOMRect | undefined => {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [
      Math.max(0, box.left),
      Math.max(0, box.top),
      Math.min(innerWidth, box.right),
      Math.min(innerHeight, box.bottom),
    ];
    for (const up of parents(element)) {
      if (styleOf(up).position === 'fixed') break;
      if (!clips(up)) continue;
      const edge = up.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : undefined;
  };

  /** What sticks to the edge of a place that scrolls gives free by one scroll what it covers. */
  const sticks = (hit: Element, target: Element): boolean => {
    const stuck = [hit, ...parents(hit)].find((one) => styleOf(one).position === 'sticky');
    const place = stuck && [...parents(stuck)].find((up) => scrolls(up) && up.scrollHeight > up.clientHeight + 1);
    return place?.contains(target) === true;
  };

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`wider than the page by ${root.scrollWidth - innerWidth}`);

  // Behind a sheet nothing can be pressed, and nothing is asked.
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  // No control is covered by another thing: what lies at its middle is itself.
  const controls = [...top.querySelectorAll('button, a[href], input, select, textarea, summary')].filter(
    (control) => isSeen(control) && !control.closest('[inert]'),
  );
  for (const control of controls) {
    const target = (control.matches('input') && control.closest('label')) || control;
    const whole = target.getBoundingClientRect();
    const part = seenPart(target);
    // What is half out of sight is reached by scrolling.
    if (!part || part.width < whole.width - 1 || part.height < whole.height - 1) continue;
    const hit = document.elementFromPoint(part.left + part.width / 2, part.top + part.height / 2);
    const isItself = hit !== null && (target.contains(hit) || hit.contains(target) || hit.closest('label') === target);
    if (!isItself && !(hit && sticks(hit, target)))
      faults.push(`covered: ${named(control)} by ${hit ? named(hit) : 'nothing'}`);
  }

  // Every choice is in sight, or one scroll away in a place that scrolls.
  const bar = document.querySelector('[data-id="actions"]');
  const verbs: Record<string, string> = {};
  if (bar) {
    const box = bar.getBoundingClientRect();
    if (box.bottom > innerHeight + 1 || box.top < 0) faults.push('the verbs are out of sight');
    for (const verb of bar.querySelectorAll<HTMLElement>('button[data-id]')) {
      if (!isSeen(verb)) continue;
      const { left, top, width } = verb.getBoundingClientRect();
      if (verb.ariaDisabled !== 'true')
        verbs[verb.dataset.id ?? ''] = [left, top - box.top, width].map(Math.round).join(' ');
      if (!seenPart(verb) && ![...parents(verb)].some((up) => scrolls(up) && up.scrollHeight > up.clientHeight))
        faults.push(`out of reach: ${named(verb)}`);
    }
  }

  // No words are cut off without a way to read them, and none leave the frame they stand in.
  const isFrame = (element: Element): boolean => {
    const { borderTopWidth, backgroundColor } = styleOf(element);
    return Number.parseFloat(borderTopWidth) > 0 || !/rgba\(.*, 0\)|transparent/.test(backgroundColor);
  };
  /** Pressed, it shows the whole: a line of the log opens the log, a seat opens its sheet. */
  const isReadElsewhere = (element: Element): boolean => {
    if (element.closest('[title], [data-opens]')) return true;
    const label = element.closest('button[aria-label], a[aria-label]')?.getAttribute('aria-label') ?? '';
    return label.includes(element.textContent?.trim() ?? '');
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest('svg, [aria-hidden="true"], .sr') || !isSeen(element))
      continue;
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    // What is only there to be read out is a pixel wide.
    if (words.width < 2 || words.height < 2) continue;
    let framed = false;
    for (const up of [element, ...parents(element)]) {
      const { position, clipPath } = styleOf(up);
      const edge = up.getBoundingClientRect();
      if (edge.width <= 1 || edge.height <= 1 || clipPath !== 'none') break;
      const out = Math.max(words.right - edge.right, edge.left - words.left);
      // A line may be lower than the letters' own box, in which there is room for every accent.
      const spare = 0.35 * Number.parseFloat(styleOf(element).fontSize);
      const below = Math.max(words.bottom - edge.bottom, edge.top - words.top) - spare;
      if (scrolls(up)) break;
      if (clips(up) && (out > 1.5 || below > 1.5)) {
        if (!isReadElsewhere(element)) found.add(`cut off: ${named(element)} (${Math.round(Math.max(out, below))} px)`);
        break;
      }
      if (!framed && isFrame(up)) {
        framed = true;
        if (out > 1.5 || below > 1.5)
          found.add(`bursts its frame: ${named(element)} (${Math.round(Math.max(out, below))} px)`);
      }
      if (position === 'fixed') break;
    }
  }
  faults.push(...found);
  return { faults, verbs };
}
