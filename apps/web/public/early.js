// Before the first paint: the light and the language of this device, so that nothing flashes.
// The page itself takes over in packages/kit/src/settings.ts.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
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
  const { fonts, [locale]: words } = document.currentScript.dataset;
  const fetchAs = (rel, href) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.append(link);
  };
  // The words are fetched beside the script that needs them, not after it.
  if (words !== undefined) fetchAs('modulepreload', words);
  // Letters come when there is time for them (src/shell/letters.ts), unless this device has kept them.
  if (fonts !== undefined && navigator.serviceWorker?.controller) fetchAs('stylesheet', fonts);
})();
