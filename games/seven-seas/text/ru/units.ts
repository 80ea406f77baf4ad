/** Numbers with their nouns, as sentences use them again and again. */

export const chests = '{chests, plural, one {# сундук} few {# сундука} many {# сундуков} other {# сундука}}';
export const ships = '{ships, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}';
export const marks =
  '{marks, plural, one {# чёрная метка} few {# чёрные метки} many {# чёрных меток} other {# чёрной метки}}';
export const marksTaken =
  '{marks, plural, one {# чёрную метку} few {# чёрные метки} many {# чёрных меток} other {# чёрной метки}}';
export const yinYang =
  '{yinYang, plural, one {# жетон Инь-Янь} few {# жетона Инь-Янь} many {# жетонов Инь-Янь} other {# жетона Инь-Янь}}';
export const dice = '{dice, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}';
export const cards = '{cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}';
export const reserve =
  '{ships, plural, =0 {запас пуст} one {из запаса придёт # корабль} few {из запаса придут # корабля} many {из запаса придут # кораблей} other {из запаса придёт # корабля}}';
export const draws =
  '{draws, plural, =0 {Следующая карта — Завершение приключений} one {Завершение приключений через # карту} few {Завершение приключений через # карты} many {Завершение приключений через # карт} other {Завершение приключений через # карты}}';
