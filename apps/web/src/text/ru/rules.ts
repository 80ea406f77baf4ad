/** The screen of the rulebook: in Russian. */
export const rules = {
  'rules.parts': 'Разделы книги правил',
  'rules.part.page': 'Как играть',
  'rules.part.rules': 'Правила',
  'rules.part.symbols': 'Символы',
  'rules.part.figures': 'Все карты',
  'rules.whole': 'Читать правила целиком',
  'rules.contents': 'Содержание',
  'rules.search': 'Поиск по книге правил',
  'rules.search.hint': 'Спросите: как победить?',
  'rules.search.clear': 'Очистить поиск',
  'rules.found':
    '{count, plural, =0 {Ничего не найдено} one {Найдено # место} few {Найдено # места} many {Найдено # мест} other {Найдено # места}}',
  'rules.found.all':
    '{count, plural, one {Показать всё: # место} few {Показать все # места} many {Показать все # мест} other {Показать все # места}}',
  'rules.none': 'В книге правил ответа не нашлось. Попробуйте другие слова или уберите часть слов.',
  'rules.copy': 'Скопировать ссылку на {clause}',
  'rules.missing': 'Правила {clause} в этой книге нет.',

  'rules.cards.module': 'Модуль',
  'rules.cards.module.all': 'Все модули',
  'rules.cards.count':
    '{count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}, {faces, plural, one {# вид} few {# вида} many {# видов} other {# вида}}',
  'rules.cards.card': 'Карта',
  'rules.cards.copies': 'Штук',
  'rules.cards.printed': 'Что на ней',
  'rules.cards.source': 'Источник',

  'rules.sources': 'Откуда взяты числа',
  'rules.source.printed': 'с карты',
  'rules.source.public': 'из списков',
  'rules.source.reconstructed': 'восстановлено',
  'rules.source.effect': 'Свойство:',
  'rules.source.values': 'Числа:',
  'rules.source.printed.about': 'прочитано на самой карте или названо в книге правил',
  'rules.source.public.about': 'взято из открытых списков карт, которые сходятся между собой',
  'rules.source.reconstructed.about':
    'источника не нашлось: наше собственное предложение, согласное со всем, что говорят книги правил',
} as const;
