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
  if (['en', 'ru', 'uk'].includes(kept.locale)) root.lang = kept.locale;
})();
