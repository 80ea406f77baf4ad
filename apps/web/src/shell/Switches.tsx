/** Language and light: changed at once, everywhere. */
import { IconButton, Segmented, shownTheme, useSettings } from '@broadside/kit';
import { LOCALES, type Locale } from '@broadside/text';
import { useSay } from '../text/say.ts';

const NAMES: Readonly<Record<Locale, string>> = { en: 'English', ru: 'Русский', uk: 'Українська' };

export function LanguageSwitch({ long = false }: { readonly long?: boolean }) {
  const say = useSay();
  const [{ locale }, change] = useSettings();
  const options = LOCALES.map((value) => ({
    value,
    name: NAMES[value],
    label: <span lang={value}>{long ? NAMES[value] : value.toUpperCase()}</span>,
  }));
  return (
    <Segmented
      data-id="language"
      label={say('web.language')}
      options={options}
      value={locale}
      onChange={(next) => change({ locale: next })}
      block={long}
    />
  );
}

export function ThemeSwitch() {
  const say = useSay();
  const [, change] = useSettings();
  const next = shownTheme() === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={next === 'dark' ? 'moon' : 'sun'}
      label={say(`web.theme.${next}`)}
      onClick={() => change({ theme: next })}
    />
  );
}
