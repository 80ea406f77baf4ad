/**
 * Runs in the page before everything else: notes when it was first painted, when it could be used, what kept it busy and
 * what moved. Given what to press, it presses as soon as that answers: nobody is quicker.
 */
export function observe({ usable, presses, arrived }) {
  const seen = { pressed: [] };
  window.seen = seen;
  const note = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  seen.shift = 0;
  seen.long = [];
  note('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.painted = startTime;
  });
  note('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  note('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  note('longtask', ({ startTime, duration }) => seen.long.push([startTime, duration]));

  /** React puts what an element answers to on the element itself: before that a press is lost. */
  const answers = (one) => one && !one.disabled && Object.keys(one).some((key) => key.startsWith('__reactProps'));
  const find = (selector) => [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
  const left = [...presses];
  const look = () => {
    const now = performance.now();
    if (seen.usable === undefined && answers(find(usable))) seen.usable = now;
    if (seen.usable !== undefined && left.length > 0) {
      const [selector, after] = left[0];
      const one = find(selector);
      const since = seen.pressed.at(-1) ?? seen.usable;
      if (answers(one) && now >= since + after) {
        left.shift();
        seen.pressed.push(now);
        one.click();
      }
    }
    if (presses.length > 0 && left.length === 0 && find(arrived)) {
      // Seen when the frame that holds it has been drawn.
      requestAnimationFrame(() => setTimeout(() => (seen.arrived ??= performance.now())));
      return;
    }
    // Not oftener: looking costs what it measures.
    setTimeout(look, 40);
  };
  look();
}
