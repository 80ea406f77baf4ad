/** Refusals, in Russian. */
export const reasons = {
  // Something else is asked first
  'seven-seas.reason.choose-first': 'Сейчас все выбирают персонажей. Сначала выберите своего.',
  'seven-seas.reason.not-this-character':
    'Вызванный персонаж этого не умеет. Выполните его собственное действие или откажитесь.',
  'seven-seas.reason.gift-first': 'Сначала решите, брать ли подарок.',
  'seven-seas.reason.sale-first': 'Продажа ещё не завершена. Добавьте товары или завершите её.',
  'seven-seas.reason.send-first': 'Готовится ограбление. Скажите, сколько кораблей отправляете.',
  'seven-seas.reason.tie-first': 'Несколько пар одинаково близки. Решите, какая сразится первой.',
  'seven-seas.reason.throw-first': 'Кубики у вас в руке. Сначала бросьте их.',
  'seven-seas.reason.dice-in-the-air': 'Кубики ещё в воздухе. Подождите, пока они улягутся.',
  'seven-seas.reason.keep-first': 'Перед вами добыча. Решите, что оставить себе, а что нет.',
  'seven-seas.reason.excess-first': 'Товаров больше, чем вмещают ваши корабли. Сначала сбросьте лишние.',
  'seven-seas.reason.protect-first': 'Сначала скажите, сколько ваших кораблей не участвует в броске.',
  'seven-seas.reason.name-first': 'Сначала назовите товар.',
  'seven-seas.reason.whirl-first': 'Несколько кораблей одинаково близки к Водовороту. Решите, какой из них задет.',
  'seven-seas.reason.assign-first': 'Сначала раздайте кубики Таверны.',
  'seven-seas.reason.lose-first': 'Таверна отбирает у вас товар. Выберите какой.',
  'seven-seas.reason.final-sale-first': 'Идёт финальная продажа. Заключите выгодную сделку или продайте всё.',

  // The round
  'seven-seas.reason.not-a-character': 'Эта карта — не персонаж. Выберите одного из семи своих персонажей.',
  'seven-seas.reason.already-played':
    'Этот персонаж лежит на столе. Он вернётся в руку, когда вы выберете Капитана, Аборигена или Шамана.',
  'seven-seas.reason.already-acted': 'Действие этого персонажа уже выполнено. Завершите ход.',
  'seven-seas.reason.act-first': 'Прежде чем завершить ход, выполните действие персонажа или откажитесь от него.',
  'seven-seas.reason.not-in-hand': 'Этого приключения нет у вас в руке. Сыграйте одно из своих.',
  'seven-seas.reason.wrong-adventure':
    'Капитан играет караваны, Абориген — порты, Шаман — проклятия. Выберите карту, подходящую вашему персонажу.',

  // Characters
  'seven-seas.reason.no-chests':
    'У вас нет сундука, чтобы заплатить за корабль. Откажитесь или сначала заключите выгодную сделку.',
  'seven-seas.reason.reserve-empty': 'Ваш запас пуст: все 10 кораблей уже в игре.',
  'seven-seas.reason.wrong-number-of-ships':
    'Купить можно не меньше 1 и не больше {most, plural, one {# корабля} few {# кораблей} many {# кораблей} other {# корабля}}.',
  'seven-seas.reason.no-such-nation': 'Такой страны нет. Выберите Англию, Испанию, Францию или Голландию.',
  'seven-seas.reason.token-taken': 'Этот жетон корсара уже взят. Выберите другую страну.',
  'seven-seas.reason.not-a-good': 'Это не товар. Товары — фрукты, кофе и ром.',
  'seven-seas.reason.no-such-goods': 'Такого товара у вас больше нет. Выберите из того, что на кораблях.',
  'seven-seas.reason.last-of-its-kind': 'Такого товара осталась одна карта. Продайте её как отдельную.',
  'seven-seas.reason.deck-empty': 'Колода приключений пуста: брать нечего.',

  // Rituals
  'seven-seas.reason.no-rituals':
    'Сейчас этот ритуал провести нельзя. Ритуалы проводят в свой ход за Корабела, Губернатора, Торговца или Картографа; в финальной продаже остаётся только выгодная сделка.',
  'seven-seas.reason.not-enough-yin-yang':
    'Этот ритуал стоит {need} Инь-Янь, а у вас {have}. Жетоны приносят потопленные корабли и талисманы.',
  'seven-seas.reason.two-kinds-needed': 'Для выгодной сделки нужны два разных товара. Выберите по одному.',

  // Raids and throws
  'seven-seas.reason.not-enough-free-ships':
    '{free, plural, =0 {У вас нет свободных кораблей} one {У вас только # свободный корабль} few {У вас только # свободных корабля} many {У вас только # свободных кораблей} other {У вас только # свободного корабля}}. Охранники и загруженные корабли остаются на месте.',
  'seven-seas.reason.raid-limit':
    'В этом ограблении никто не отправляет больше {limit, plural, one {# корабля} few {# кораблей} many {# кораблей} other {# корабля}}.',
  'seven-seas.reason.not-tied': 'Эта пара не спорная. Выберите одну из одинаково близких.',
  'seven-seas.reason.no-such-gesture': 'Такого броска нет. Есть восемь направлений и три силы.',
  'seven-seas.reason.no-gesture': 'За этим столом жест ни на что не влияет. Просто бросьте.',
  'seven-seas.reason.wrong-number-of-dice':
    'В этом броске {dice, plural, one {должен лечь ровно # кубик} few {должны лечь ровно # кубика} many {должны лечь ровно # кубиков} other {должны лечь ровно # кубика}}.',
  'seven-seas.reason.not-a-value': 'На кубике выпадает от 1 до 6.',
  'seven-seas.reason.outside-the-field': 'Каждый кубик должен лежать на поле.',
  'seven-seas.reason.not-an-angle': 'Поворот кубика указывают в целых градусах, от 0 до 359.',
  'seven-seas.reason.not-a-throw': 'Это не запись броска.',

  // Loot
  'seven-seas.reason.no-room':
    '{room, plural, =0 {На ваших кораблях нет места} one {На ваших кораблях место лишь для # товара} few {На ваших кораблях место лишь для # товаров} many {На ваших кораблях место лишь для # товаров} other {На ваших кораблях место лишь для # товара}}. Выберите, что оставить себе, или больше ничего не берите.',
  'seven-seas.reason.not-in-loot': 'Этой карты нет в вашей новой добыче. Выберите одну из тех, что есть.',
  'seven-seas.reason.nothing-to-discard': 'Такого товара у вас нет. Сбросьте другой.',
  'seven-seas.reason.nothing-to-lose': 'Такого товара у вас нет. Выберите другой.',

  // Curses
  'seven-seas.reason.too-many-to-protect':
    'Вне броска {most, plural, one {может остаться не больше # вашего корабля} few {могут остаться не больше # ваших кораблей} many {могут остаться не больше # ваших кораблей} other {может остаться не больше # вашего корабля}}.',
  'seven-seas.reason.name-a-good': 'Назовите товар: фрукты, кофе или ром.',
  'seven-seas.reason.not-in-demand': 'Этот товар не пользуется наивысшим спросом. Назовите тот, что пользуется.',
  'seven-seas.reason.not-in-dispute': 'Этот корабль не спорный. Выберите один из одинаково близких.',
  'seven-seas.reason.no-such-die': 'Кубика с таким значением не осталось. Выберите из тех, что лежат.',
} as const;
