/** Refusals, in Ukrainian. */
export const reasons = {
  // Something else is asked first
  'seven-seas.reason.choose-first': 'Зараз усі вибирають персонажів. Спершу виберіть свого.',
  'seven-seas.reason.not-this-character':
    'Викликаний персонаж цього не вміє. Виконайте його власну дію або відмовтеся.',
  'seven-seas.reason.gift-first': 'Спершу вирішіть, чи брати подарунок.',
  'seven-seas.reason.sale-first': 'Продаж ще не завершено. Додайте товари або завершіть його.',
  'seven-seas.reason.send-first': 'Готується пограбування. Скажіть, скільки кораблів відправляєте.',
  'seven-seas.reason.tie-first': 'Кілька пар однаково близькі. Вирішіть, яка битиметься першою.',
  'seven-seas.reason.throw-first': 'Кубики у вас у руці. Спершу киньте їх.',
  'seven-seas.reason.dice-in-the-air': 'Кубики ще в повітрі. Зачекайте, доки вони вляжуться.',
  'seven-seas.reason.keep-first': 'Перед вами здобич. Вирішіть, що лишити собі, а що ні.',
  'seven-seas.reason.excess-first': 'Товарів більше, ніж уміщують ваші кораблі. Спершу скиньте зайві.',
  'seven-seas.reason.protect-first': 'Спершу скажіть, скільки ваших кораблів не бере участі в кидку.',
  'seven-seas.reason.name-first': 'Спершу назвіть товар.',
  'seven-seas.reason.whirl-first': 'Кілька кораблів однаково близькі до виру. Вирішіть, який із них зачеплено.',
  'seven-seas.reason.assign-first': 'Спершу роздайте кубики таверни.',
  'seven-seas.reason.lose-first': 'Таверна відбирає у вас товар. Виберіть який.',
  'seven-seas.reason.final-sale-first': 'Триває фінальний продаж. Укладіть вигідну угоду або продайте все.',

  // The round
  'seven-seas.reason.not-a-character': 'Ця карта — не персонаж. Виберіть одного із семи своїх персонажів.',
  'seven-seas.reason.already-played':
    'Цей персонаж лежить на столі. Він повернеться в руку, коли ви виберете Капітана, Аборигена або Шамана.',
  'seven-seas.reason.already-acted': 'Цей персонаж уже діяв. Завершіть хід.',
  'seven-seas.reason.act-first': 'Перш ніж завершити хід, виконайте дію персонажа або відмовтеся від неї.',
  'seven-seas.reason.not-in-hand': 'Цієї пригоди немає у вас у руці. Зіграйте одну зі своїх.',
  'seven-seas.reason.wrong-adventure':
    'Капітан грає каравани, Абориген — порти, Шаман — прокляття. Виберіть карту, що пасує вашому персонажеві.',

  // Characters
  'seven-seas.reason.no-chests':
    'У вас немає скрині, щоб заплатити за корабель. Відмовтеся або спершу укладіть вигідну угоду.',
  'seven-seas.reason.reserve-empty': 'Ваш запас порожній: усі десять кораблів уже у вас.',
  'seven-seas.reason.wrong-number-of-ships':
    'Купити можна не менше ніж 1 і не більше ніж {most, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}}.',
  'seven-seas.reason.no-such-nation': 'Такої країни немає. Виберіть Англію, Іспанію, Францію або Голландію.',
  'seven-seas.reason.token-taken': 'Цей жетон корсара вже взято. Виберіть іншу країну.',
  'seven-seas.reason.not-a-good': 'Це не товар. Товари — фрукти, кава й ром.',
  'seven-seas.reason.no-such-goods': 'Такого товару у вас більше немає. Виберіть із того, що на кораблях.',
  'seven-seas.reason.last-of-its-kind': 'Такого товару лишилася одна карта. Продайте її як окрему.',
  'seven-seas.reason.deck-empty': 'Колода пригод порожня: брати нема чого.',

  // Rituals
  'seven-seas.reason.no-rituals':
    'Зараз цей ритуал провести не можна. Ритуали проводять у хід Корабела, Губернатора, Торговця або Картографа; у фінальному продажу лишається тільки вигідна угода.',
  'seven-seas.reason.not-enough-yin-yang':
    'Цей ритуал коштує {need} Інь-Ян, а у вас {have}. Жетони приносять потоплені кораблі й талісмани.',
  'seven-seas.reason.two-kinds-needed': 'Для вигідної угоди потрібні два різні товари. Виберіть по одному.',

  // Raids and throws
  'seven-seas.reason.not-enough-free-ships':
    '{free, plural, =0 {У вас немає вільних кораблів} one {У вас лише # вільний корабель} few {У вас лише # вільні кораблі} many {У вас лише # вільних кораблів} other {У вас лише # вільного корабля}}. Охоронці й завантажені кораблі лишаються на місці.',
  'seven-seas.reason.raid-limit':
    'У цьому пограбуванні ніхто не відправляє більше ніж {limit, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}}.',
  'seven-seas.reason.not-tied': 'Ця пара не спірна. Виберіть одну з однаково близьких.',
  'seven-seas.reason.no-such-gesture': 'Такого кидка немає. Є вісім напрямків і три сили.',
  'seven-seas.reason.no-gesture': 'За цим столом жест ні на що не впливає. Просто киньте.',
  'seven-seas.reason.wrong-number-of-dice':
    'У цьому кидку {dice, plural, one {має лягти рівно # кубик} few {мають лягти рівно # кубики} many {має лягти рівно # кубиків} other {має лягти рівно # кубика}}.',
  'seven-seas.reason.not-a-value': 'На кубику випадає від 1 до 6.',
  'seven-seas.reason.outside-the-field': 'Кожен кубик має лежати в кришці.',
  'seven-seas.reason.not-an-angle': 'Поворот кубика вказують у цілих градусах, від 0 до 359.',
  'seven-seas.reason.not-a-throw': 'Це не запис кидка.',

  // Loot
  'seven-seas.reason.no-room':
    '{room, plural, =0 {На ваших кораблях немає місця} one {На ваших кораблях місце лише для # товару} few {На ваших кораблях місце лише для # товарів} many {На ваших кораблях місце лише для # товарів} other {На ваших кораблях місце лише для # товару}}. Виберіть, що лишити собі, або більше нічого не беріть.',
  'seven-seas.reason.not-in-loot': 'Цієї карти немає у вашій новій здобичі. Виберіть одну з тих, що є.',
  'seven-seas.reason.nothing-to-discard': 'Такого товару у вас немає. Скиньте інший.',
  'seven-seas.reason.nothing-to-lose': 'Такого товару у вас немає. Виберіть інший.',

  // Curses
  'seven-seas.reason.too-many-to-protect':
    'Поза кидком {most, plural, one {може лишитися не більше ніж # ваш корабель} few {може лишитися не більше ніж # ваші кораблі} many {може лишитися не більше ніж # ваших кораблів} other {може лишитися не більше ніж # вашого корабля}}.',
  'seven-seas.reason.name-a-good': 'Назвіть товар: фрукти, каву або ром.',
  'seven-seas.reason.not-in-demand': 'На цей товар немає найвищого попиту. Назвіть той, на який він є.',
  'seven-seas.reason.not-in-dispute': 'Цей корабель не спірний. Виберіть один з однаково близьких.',
  'seven-seas.reason.no-such-die': 'Кубика з таким значенням не лишилося. Виберіть із тих, що лежать.',
} as const;
