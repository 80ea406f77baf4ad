/** The screen of the rulebook: in Ukrainian. */
export const rules = {
  'rules.parts': 'Розділи книжки правил',
  'rules.part.page': 'Як грати',
  'rules.part.rules': 'Правила',
  'rules.part.symbols': 'Символи',
  'rules.part.figures': 'Усі карти',
  'rules.whole': 'Читати правила повністю',
  'rules.contents': 'Зміст',
  'rules.search': 'Пошук у книжці правил',
  'rules.search.hint': 'Запитайте: як перемогти?',
  'rules.search.clear': 'Очистити пошук',
  'rules.found':
    '{count, plural, =0 {Нічого не знайдено} one {Знайдено # місце} few {Знайдено # місця} many {Знайдено # місць} other {Знайдено # місця}}',
  'rules.found.all':
    '{count, plural, one {Показати все: # місце} few {Показати всі # місця} many {Показати всі # місць} other {Показати всі # місця}}',
  'rules.none': 'У книжці правил відповіді не знайшлося. Спробуйте інші слова або приберіть частину слів.',
  'rules.copy': 'Скопіювати посилання на {clause}',
  'rules.missing': 'Правила {clause} у цій книжці немає.',

  'rules.cards.module': 'Набір',
  'rules.cards.module.all': 'Усі набори',
  'rules.cards.count':
    '{count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}, {faces, plural, one {# вид} few {# види} many {# видів} other {# виду}}',
  'rules.cards.card': 'Карта',
  'rules.cards.copies': 'Штук',
  'rules.cards.printed': 'Що на ній',
  'rules.cards.source': 'Джерело',

  'rules.sources': 'Звідки взято числа',
  'rules.source.printed': 'з карти',
  'rules.source.public': 'зі списків',
  'rules.source.reconstructed': 'відновлено',
  'rules.source.effect': 'Властивість:',
  'rules.source.values': 'Числа:',
  'rules.source.printed.about': 'прочитано на самій карті або названо в книжці правил',
  'rules.source.public.about': 'узято з відкритих списків карт, які збігаються між собою',
  'rules.source.reconstructed.about':
    'джерела не знайшлося: наша власна пропозиція, що узгоджується з усім, що кажуть книжки правил',
} as const;
