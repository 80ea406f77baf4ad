/** Numbers with their nouns, as sentences use them again and again. */

export const chests = '{chests, plural, one {# скриня} few {# скрині} many {# скринь} other {# скрині}}';
export const chestsMoved = '{chests, plural, one {# скриню} few {# скрині} many {# скринь} other {# скрині}}';
export const ships = '{ships, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}}';
export const marks =
  '{marks, plural, one {# чорна мітка} few {# чорні мітки} many {# чорних міток} other {# чорної мітки}}';
export const marksTaken =
  '{marks, plural, one {# чорну мітку} few {# чорні мітки} many {# чорних міток} other {# чорної мітки}}';
export const yinYang =
  '{yinYang, plural, one {# жетон Інь-Ян} few {# жетони Інь-Ян} many {# жетонів Інь-Ян} other {# жетона Інь-Ян}}';
export const dice = '{dice, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}}';
export const cards = '{cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}';
export const reserve =
  '{ships, plural, =0 {запас порожній} one {із запасу прийде # корабель} few {із запасу прийдуть # кораблі} many {із запасу прийде # кораблів} other {із запасу прийде # корабля}}';
export const draws =
  '{draws, plural, =0 {Наступна карта — Завершення пригод} one {Завершення пригод через # карту} few {Завершення пригод через # карти} many {Завершення пригод через # карт} other {Завершення пригод через # карти}}';
