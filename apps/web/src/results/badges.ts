/** The badges of a game with their words in the language that is read, fetched where they are shown. */
import { type BadgeShelf, useLocale } from '@broadside/kit';
import type { Locale } from '@broadside/text';
import { useEffect, useState } from 'react';
import { webGame } from '../gameUIs.ts';

export interface Badges {
  readonly game: string;
  readonly badges: BadgeShelf['badges'];
  readonly words: Readonly<Record<string, string>>;
}

const loading = new Map<string, Promise<Badges | undefined>>();

async function load(game: string, locale: Locale): Promise<Badges | undefined> {
  const shelf = (await webGame(game)?.badges?.())?.default;
  return shelf && { game, badges: shelf.badges, words: await shelf.words[locale]() };
}

export function loadBadges(game: string, locale: Locale): Promise<Badges | undefined> {
  const key = `${game}/${locale}`;
  const known = loading.get(key);
  if (known) return known;
  const badges = load(game, locale).catch(() => {
    // A file that could not be fetched is asked for again next time.
    loading.delete(key);
    return undefined;
  });
  loading.set(key, badges);
  return badges;
}

/** Undefined until they are here; the screen around them does not wait. */
export function useBadges(game: string): Badges | undefined {
  const locale = useLocale();
  const [badges, setBadges] = useState<Badges>();
  useEffect(() => {
    let gone = false;
    void loadBadges(game, locale).then((found) => {
      if (!gone) setBadges(found);
    });
    return () => {
      gone = true;
    };
  }, [game, locale]);
  return badges;
}

export const badgeName = ({ game, words }: Badges, id: string): string => words[`${game}.badge.${id}`] ?? '';
export const badgeAbout = ({ game, words }: Badges, id: string): string => words[`${game}.badge.${id}.about`] ?? '';
export const stepWords = ({ game, words }: Badges, id: string): string => words[`${game}.next.${id}`] ?? '';
export const modeWords = ({ game, words }: Badges, mode: string): string => words[`${game}.mode.${mode}`] ?? '';
