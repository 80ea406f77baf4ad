/** Which language is spoken: the one that was chosen, as soon as its words are there. */
import { useSettings } from '@broadside/kit';
import type { Locale } from '@broadside/text';
import { useEffect, useState } from 'react';
import { isLearned, learn } from './learned.ts';

export function useLanguage(): Locale {
  const [{ locale }] = useSettings();
  const [spoken, setSpoken] = useState(locale);
  useEffect(() => {
    if (isLearned(locale)) return;
    let current = true;
    // Without a network and without the words nothing changes; the next choice tries again.
    learn(locale).then(
      () => current && setSpoken(locale),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [locale]);
  return isLearned(locale) ? locale : spoken;
}
