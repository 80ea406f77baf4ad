/** What is chosen before the game, in Russian. */

export const options = {
  // Options
  'port-royal.option.variantEnding': 'Альтернативная концовка',
  'port-royal.option.variantEnding.about':
    'Для конца игры нужна и экспедиция: у одного игрока должно быть 12 победных очков и экспедиция; победить могут только владельцы экспедиций.',
  'port-royal.option.variantEnding.value.false': 'Нет',
  'port-royal.option.variantEnding.value.true': 'Да',
  'port-royal.option.jesterOnOwnBust': 'Плуты при своём провале',
  'port-royal.option.jesterOnOwnBust.about': 'Приносят ли плуты активного игрока монеты при его собственном провале.',
  'port-royal.option.jesterOnOwnBust.value.true': 'Приносят',
  'port-royal.option.jesterOnOwnBust.value.false': 'Не приносят',
  'port-royal.option.jesterWhenActive': 'Плуты в свой ход',
  'port-royal.option.jesterWhenActive.about':
    'Приносят ли плуты активного игрока монеты, если фаза 2 начинается с пустой гаванью.',
  'port-royal.option.jesterWhenActive.value.true': 'Приносят',
  'port-royal.option.jesterWhenActive.value.false': 'Не приносят',
  'port-royal.option.firstPlayer': 'Первый игрок',
  'port-royal.option.firstPlayer.about': 'Кто ходит первым.',
  'port-royal.option.firstPlayer.value.random': 'Случайно',
  'port-royal.option.firstPlayer.value.0': 'Место 1',
  'port-royal.option.firstPlayer.value.1': 'Место 2',
  'port-royal.option.firstPlayer.value.2': 'Место 3',
  'port-royal.option.firstPlayer.value.3': 'Место 4',
  'port-royal.option.firstPlayer.value.4': 'Место 5',
  'port-royal.option.discardPile': 'Сброс',
  'port-royal.option.discardPile.about': 'Можно ли просматривать сброс.',
  'port-royal.option.discardPile.value.open': 'Открыт весь',
  'port-royal.option.discardPile.value.topCard': 'Открыта только верхняя карта',
  'port-royal.option.play': 'Во что играем',
  'port-royal.option.play.about': 'Базовая игра или одна из игр, которые приносят дополнения.',
  'port-royal.option.play.value.points': 'Базовая игра',
  'port-royal.option.play.value.setSail': 'Поднять паруса! (отдельно)',
  'port-royal.option.play.value.contracts': 'Контракты: каждый за себя',
  'port-royal.option.play.value.contractsCoop': 'Контракты: все вместе',
  'port-royal.option.play.value.adventure': 'Приключение: каждый за себя',
  'port-royal.option.play.value.adventureCoop': 'Приключение: все вместе',
  'port-royal.option.play.value.adventureAfter': 'После Приключения',
  'port-royal.option.jesterOnGamblerBust': 'Плуты при провале картёжника',
  'port-royal.option.jesterOnGamblerBust.about':
    'Приносят ли плуты монеты, если ход кончился провалом из-за четырёх карт картёжника.',
  'port-royal.option.jesterOnGamblerBust.value.true': 'Приносят',
  'port-royal.option.jesterOnGamblerBust.value.false': 'Не приносят',
  'port-royal.option.characters': 'Герои',
  'port-royal.option.characters.about':
    'В Приключении карты героев достаются случайно или их разбирают по очереди; сторону карты всегда выбирает игрок.',
  'port-royal.option.characters.value.dealt': 'Сдать',
  'port-royal.option.characters.value.drafted': 'Разобрать по очереди',
  'port-royal.option.setAside': 'Колода очков',
  'port-royal.option.setAside.about':
    'В контрактах для всех вместе: можно ли до игры переложить карты времени в колоду очков.',
  'port-royal.option.setAside.value.none': 'Пуста в начале',
  'port-royal.option.setAside.value.ask': 'Решает команда',
  'port-royal.option.chapter': 'Глава',
  'port-royal.option.chapter.about': 'Какая из пяти глав Приключения разыгрывается.',
  'port-royal.option.chapter.value.1': 'Глава 1',
  'port-royal.option.chapter.value.2': 'Глава 2',
  'port-royal.option.chapter.value.3': 'Глава 3',
  'port-royal.option.chapter.value.4': 'Глава 4',
  'port-royal.option.chapter.value.5': 'Глава 5',
  'port-royal.option.failures': 'Неудачные попытки',
  'port-royal.option.failures.about':
    'Сколько раз команда не справилась с этой главой: каждая неудача добавляет ей 3 начальные монеты.',
  'port-royal.option.failures.value.0': 'Не было',
  'port-royal.option.failures.value.1': '1: ещё 3 монеты',
  'port-royal.option.failures.value.2': '2: ещё 6 монет',
  'port-royal.option.failures.value.3': '3: ещё 9 монет',
  'port-royal.option.failures.value.4': '4: ещё 12 монет',
  'port-royal.option.failures.value.5': '5: ещё 15 монет',
  'port-royal.option.failures.value.6': '6: ещё 18 монет',
  'port-royal.option.failures.value.7': '7: ещё 21 монета',
  'port-royal.option.failures.value.8': '8: ещё 24 монеты',
  'port-royal.option.failures.value.9': '9: ещё 27 монет',

  // What each game is about
  'port-royal.play.points': 'Наберите двенадцать победных очков персонажами и экспедициями.',
  'port-royal.play.setSail': 'Игра поменьше и побыстрее: шестьдесят своих карт, без экспедиций, до восьми очков.',
  'port-royal.play.contracts':
    'Открыты четыре контракта: кто выполнит их раньше, получит больше монет, а потом и очки.',
  'port-royal.play.contractsCoop':
    'Вместе выполните все открытые контракты, пока не кончилась колода времени. Можно играть и одному.',
  'port-royal.play.adventure': 'Глава Приключения, каждый за себя: задания, короны и трофей.',
  'port-royal.play.adventureCoop': 'Глава Приключения одной командой. Можно играть и одному.',
  'port-royal.play.adventureAfter': 'Четыре задания со всего Приключения — для тех, кто знает, чем оно кончилось.',

  // Cards to shuffle in
  'port-royal.module.gambler': 'Картёжник',
  'port-royal.module.gambler.about': '4 карты: откройте четыре карты разом и надейтесь на лучшее.',
  'port-royal.module.setSail': 'Поднять паруса!',
  'port-royal.module.setSail.about': '20 карт: купцы оставляют себе корабли ради очков, пассажиры дают очки недорого.',
  'port-royal.module.contractCards': 'Ещё один контракт (карты)',
  'port-royal.module.contractCards.about': '24 карты: клерки, вице-адмиралы, канониры и корабли с подарками.',

  // Tables that cannot be set up
  'port-royal.reason.first-player-absent':
    'Выбранного первого игрока нет за этим столом: {seats, plural, one {здесь # место} few {здесь # места} many {здесь # мест} other {здесь # места}}. Выберите другого или положитесь на случай.',
  'port-royal.reason.alone-only-together':
    'В игру «{play}» одному не сыграть. Один игрок может выбрать контракты или Приключение для всех вместе.',
  'port-royal.reason.wrong-players':
    'Игра «{play}» рассчитана на {min}–{max} игроков, а за этим столом {seats, plural, one {# место} few {# места} many {# мест} other {# места}}.',
  'port-royal.reason.own-ending': 'У игры «{play}» своя концовка. Отключите альтернативную.',
  'port-royal.reason.sails-alone':
    'В отдельную игру «Поднять паруса!» играют только её шестьюдесятью картами. Уберите: «{module}».',
} as const;
