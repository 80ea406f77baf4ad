import type { Locale } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { stemOf } from './stem.ts';

/** Forms of one word in each line. */
const FORMS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'ship ships ship’s',
    'harbour harbor harbours harbors',
    'colour color coloured colored',
    'grey gray',
    'organise organize organised organizing',
    'sabre saber sabres sabers',
    'defence defense',
    'levelled leveled levelling',
    'expedition expeditions',
    'city cities',
    'stop stops stopped stopping',
    'trade trades traded trading',
    'sink sinks sank sunk sinking',
    'die dice',
  ],
  ru: [
    'корабль корабля кораблю кораблём корабли кораблей кораблям кораблями кораблях',
    'монета монеты монет монетам монетами',
    'сабля сабли сабель саблями',
    'игрок игрока игроки игроков игрокам',
    'карта карты карт картами',
    'чёрный чёрная чёрного чёрных чёрными',
    'потопить потопит потопили потопят',
    'адмирал адмирала адмиралы адмиралов',
    'очко очки очков',
    'конец конца концу',
    'контроль контролировать контролирует контролирую',
    'деньги денег деньгами',
  ],
  uk: [
    'корабель корабля кораблі кораблів кораблями',
    'монета монети монет монетами',
    'шабля шаблі шабель шаблями',
    'гравець гравця гравці гравців гравцям',
    'хід ходу ходи ходів',
    'кінець кінця',
    'чорний чорна чорного чорних чорними',
    'адмірал адмірала адмірали адміралів',
    'кість кості костей',
    'острів острови островів островами',
  ],
};

/** Words that must not be taken for each other. */
const APART: Readonly<Record<Locale, readonly string[]>> = {
  en: ['trade trader', 'sail sailor', 'port portrait', 'four for'],
  ru: ['монета мон', 'карта картограф', 'торговец торговля'],
  uk: ['монета мон', 'карта картограф', 'торговець торгівля'],
};

describe.each(['en', 'ru', 'uk'] as const)('the stem of a word: %s', (locale) => {
  const stemsOf = (line: string): readonly string[] => line.split(' ').map((word) => stemOf(fold(word), locale));

  it.each(FORMS[locale])('is one for all forms: %s', (line) => {
    expect([...new Set(stemsOf(line))]).toHaveLength(1);
  });

  it.each(APART[locale])('tells words apart: %s', (line) => {
    expect([...new Set(stemsOf(line))]).toHaveLength(2);
  });
});
