/** The screen of the rulebook: in Ukrainian. */
export const rules = {
  'rules.parts': 'Розділи книжки правил',
  'rules.text': 'Правила',
  'rules.figures': 'Усі карти',
  'rules.contents': 'Зміст',
  'rules.search': 'Пошук у правилах',
  'rules.search.hint': 'Слова або номер правила',
  'rules.search.clear': 'Очистити пошук',
  'rules.found':
    '{count, plural, =0 {Нічого не знайдено} one {Знайдено # місце} few {Знайдено # місця} many {Знайдено # місць} other {Знайдено # місця}}',
  'rules.none': 'Ніде в правилах немає всіх цих слів разом. Приберіть частину слів або залиште лише початок слова.',
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
