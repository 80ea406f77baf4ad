// Before the first paint: the light and the language of this device, so that nothing flashes.
// The page itself takes over in packages/kit/src/settings.ts.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    // Whoever has a name here is not greeted as a guest.
    if (localStorage.getItem('broadside.name') !== null) root.dataset.named = '';
    kept = JSON.parse(localStorage.getItem('broadside.settings')) ?? {};
  } catch {
    // Nothing is kept: the system decides.
  }
  const byLantern = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : byLantern ? 'dark' : 'light';
  const spoken = [kept.locale, ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]), 'en'];
  const locale = spoken.find((one) => ['en', 'ru', 'uk'].includes(one));
  root.lang = locale;
  // A harbour that was drawn in another language waits for the client.
  if (root.dataset.drawn !== undefined && root.dataset.drawn !== locale) root.dataset.redraw = '';
  const { fonts, hours, sheets, [locale]: words } = document.currentScript.dataset;
  // The greeting of the harbour is one for the time of day.
  if (hours !== undefined) root.dataset.daytime = hours.split(' ')[new Date().getHours()];
  const addLink = (rel, href, how = {}) => {
    const link = Object.assign(document.createElement('link'), { rel, href, ...how });
    document.head.append(link);
  };
  // The words are fetched beside the script that needs them, not after it; like it they give way to the page.
  if (words !== undefined) addLink('modulepreload', words, { fetchPriority: sheets === undefined ? 'auto' : 'low' });
  // These stand in the page itself: whatever is fetched later finds their links, and does not fetch them again.
  for (const sheet of sheets?.split(' ') ?? []) addLink('stylesheet', sheet, { disabled: true, crossOrigin: '' });
  // Letters come when there is time for them (src/shell/letters.ts), unless this device has kept them.
  if (fonts !== undefined && navigator.serviceWorker?.controller) addLink('stylesheet', fonts);
})();

// A page that stands before its script can be pressed before it. What was done with it meanwhile is kept here and done
// again when the client has drawn the same over it (src/shell/before.ts); until then nobody presses in vain.
(() => {
  if (document.documentElement.dataset.drawn === undefined) return;
  const controls = () => [...document.querySelectorAll('#root :is(a, button, input)')];
  // What is the same on a page with more on it: what it is and says, and the how manieth of those that do.
  const looks = (one) =>
    [one.localName, one.type, one.dataset.id, one.getAttribute('href'), one.ariaLabel, one.textContent].join('\n');
  const keyOf = ({ target }) => {
    const control = target instanceof Element ? target.closest('#root :is(a, button, input)') : null;
    if (!control) return undefined;
    const look = looks(control);
    return {
      control,
      look,
      rank: controls()
        .filter((one) => looks(one) === look)
        .indexOf(control),
    };
  };
  const done = {
    pressed: undefined,
    held: undefined,
    focused: undefined,
    filled: new Map(),
    find: ({ look, rank }) => controls().filter((one) => looks(one) === look)[rank],
    stop: undefined,
  };
  const onClick = (event) => {
    const key = keyOf(event);
    const aside = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!key || aside || key.control.localName === 'input') return;
    event.preventDefault();
    done.pressed = key;
    for (const one of document.querySelectorAll('[data-pressed]')) delete one.dataset.pressed;
    key.control.dataset.pressed = '';
  };
  // A finger that is down while the client takes over is lifted over another element: nothing would be pressed.
  const onDown = (event) => {
    done.held = event.button === 0 ? keyOf(event) : undefined;
  };
  const onUp = () => {
    done.held = undefined;
  };
  const onInput = (event) => {
    const key = keyOf(event);
    if (key) done.filled.set(key.control, { ...key, value: key.control.value });
  };
  const onFocus = (event) => {
    done.focused = keyOf(event);
  };
  const kinds = [
    ['click', onClick],
    ['pointerdown', onDown],
    ['pointerup', onUp],
    ['pointercancel', onUp],
    ['input', onInput],
    ['focusin', onFocus],
  ];
  for (const [kind, listen] of kinds) document.addEventListener(kind, listen, true);
  done.stop = () => {
    for (const [kind, listen] of kinds) document.removeEventListener(kind, listen, true);
  };
  window.doneBefore = done;
})();
