/** What is chosen before the game, in Ukrainian. */

export const options = {
  // Options
  'port-royal.option.variantEnding': 'Варіант кінця гри',
  'port-royal.option.variantEnding.about':
    'Для кінця гри потрібна й експедиція: один гравець повинен мати 12 очок впливу та експедицію; перемогти можуть лише власники експедицій.',
  'port-royal.option.variantEnding.value.false': 'Ні',
  'port-royal.option.variantEnding.value.true': 'Так',
  'port-royal.option.jesterOnOwnBust': 'Блазні за власного провалу',
  'port-royal.option.jesterOnOwnBust.about': 'Чи приносять блазні активного гравця монети за його власного провалу.',
  'port-royal.option.jesterOnOwnBust.value.true': 'Приносять',
  'port-royal.option.jesterOnOwnBust.value.false': 'Не приносять',
  'port-royal.option.jesterWhenActive': 'Блазні у власний хід',
  'port-royal.option.jesterWhenActive.about':
    'Чи приносять блазні активного гравця монети, якщо фаза 2 починається з порожньою гаванню.',
  'port-royal.option.jesterWhenActive.value.true': 'Приносять',
  'port-royal.option.jesterWhenActive.value.false': 'Не приносять',
  'port-royal.option.firstPlayer': 'Перший гравець',
  'port-royal.option.firstPlayer.about': 'Хто ходить першим.',
  'port-royal.option.firstPlayer.value.random': 'Випадково',
  'port-royal.option.firstPlayer.value.0': 'Місце 1',
  'port-royal.option.firstPlayer.value.1': 'Місце 2',
  'port-royal.option.firstPlayer.value.2': 'Місце 3',
  'port-royal.option.firstPlayer.value.3': 'Місце 4',
  'port-royal.option.firstPlayer.value.4': 'Місце 5',
  'port-royal.option.discardPile': 'Скид',
  'port-royal.option.discardPile.about': 'Чи можна переглядати скид.',
  'port-royal.option.discardPile.value.open': 'Відкритий увесь',
  'port-royal.option.discardPile.value.topCard': 'Відкрита лише верхня карта',
  'port-royal.option.play': 'У що граємо',
  'port-royal.option.play.about': 'Базова гра або одна з ігор, які дають доповнення.',
  'port-royal.option.play.value.points': 'Базова гра',
  'port-royal.option.play.value.setSail': 'Напнути вітрила! (окремо)',
  'port-royal.option.play.value.contracts': 'Контракти: кожен за себе',
  'port-royal.option.play.value.contractsCoop': 'Контракти: усі разом',
  'port-royal.option.play.value.adventure': 'Пригода: кожен за себе',
  'port-royal.option.play.value.adventureCoop': 'Пригода: усі разом',
  'port-royal.option.play.value.adventureAfter': 'Після Пригоди',
  'port-royal.option.jesterOnGamblerBust': 'Блазні за провалу картяра',
  'port-royal.option.jesterOnGamblerBust.about':
    'Чи приносять блазні монети, якщо хід закінчився провалом через чотири карти картяра.',
  'port-royal.option.jesterOnGamblerBust.value.true': 'Приносять',
  'port-royal.option.jesterOnGamblerBust.value.false': 'Не приносять',
  'port-royal.option.characters': 'Персонажі',
  'port-royal.option.characters.about':
    'У Пригоді карти персонажів дістаються випадково або їх розбирають по черзі; бік карти завжди вибирає гравець.',
  'port-royal.option.characters.value.dealt': 'Роздати',
  'port-royal.option.characters.value.drafted': 'Розібрати по черзі',
  'port-royal.option.setAside': 'Колода очок',
  'port-royal.option.setAside.about':
    'У контрактах для всіх разом: чи можна перед грою перекласти карти часу в колоду очок.',
  'port-royal.option.setAside.value.none': 'Порожня на початку',
  'port-royal.option.setAside.value.ask': 'Вирішує команда',
  'port-royal.option.chapter': 'Розділ',
  'port-royal.option.chapter.about': 'Який із п’яти розділів Пригоди розігрується.',
  'port-royal.option.chapter.value.1': 'Розділ 1',
  'port-royal.option.chapter.value.2': 'Розділ 2',
  'port-royal.option.chapter.value.3': 'Розділ 3',
  'port-royal.option.chapter.value.4': 'Розділ 4',
  'port-royal.option.chapter.value.5': 'Розділ 5',
  'port-royal.option.failures': 'Невдалі спроби',
  'port-royal.option.failures.about':
    'Скільки разів команда не впоралася з цим розділом: кожна невдача додає їй 3 початкові монети.',
  'port-royal.option.failures.value.0': 'Не було',
  'port-royal.option.failures.value.1': '1: ще 3 монети',
  'port-royal.option.failures.value.2': '2: ще 6 монет',
  'port-royal.option.failures.value.3': '3: ще 9 монет',
  'port-royal.option.failures.value.4': '4: ще 12 монет',
  'port-royal.option.failures.value.5': '5: ще 15 монет',
  'port-royal.option.failures.value.6': '6: ще 18 монет',
  'port-royal.option.failures.value.7': '7: ще 21 монета',
  'port-royal.option.failures.value.8': '8: ще 24 монети',
  'port-royal.option.failures.value.9': '9: ще 27 монет',

  // What each game is about
  'port-royal.play.points': 'Наберіть дванадцять очок впливу фахівцями й експедиціями.',
  'port-royal.play.setSail': 'Гра менша й швидша: шістдесят власних карт, без експедицій, до восьми очок.',
  'port-royal.play.contracts':
    'Відкрито чотири контракти: хто виконає їх раніше, отримає більше монет, а згодом і очки.',
  'port-royal.play.contractsCoop':
    'Виконайте разом усі відкриті контракти, доки не скінчилася колода часу. Можна грати й наодинці.',
  'port-royal.play.adventure': 'Розділ Пригоди, кожен за себе: завдання, корони й трофей.',
  'port-royal.play.adventureCoop': 'Розділ Пригоди однією командою. Можна грати й наодинці.',
  'port-royal.play.adventureAfter': 'Чотири завдання з усієї Пригоди — для тих, хто знає, чим вона скінчилася.',

  // Cards to shuffle in
  'port-royal.module.gambler': 'Картяр',
  'port-royal.module.gambler.about': '4 карти: відкрийте чотири карти воднораз і сподівайтеся на краще.',
  'port-royal.module.setSail': 'Напнути вітрила!',
  'port-royal.module.setSail.about': '20 карт: купці лишають собі кораблі заради очок, пасажири дають очки недорого.',
  'port-royal.module.contractCards': 'Просто ще один контракт (карти)',
  'port-royal.module.contractCards.about': '24 карти: клерки, віцеадмірали, гарматниці й кораблі з подарунками.',

  // Tables that cannot be set up
  'port-royal.reason.first-player-absent':
    'Вибраного першого гравця немає за цим столом: {seats, plural, one {тут # місце} few {тут # місця} many {тут # місць} other {тут # місця}}. Виберіть іншого або покладіться на випадок.',
  'port-royal.reason.alone-only-together':
    'У гру «{play}» наодинці не зіграти. Один гравець може вибрати контракти або Пригоду для всіх разом.',
  'port-royal.reason.wrong-players':
    'Гра «{play}» розрахована на {min}–{max} гравців, а за цим столом {seats, plural, one {# місце} few {# місця} many {# місць} other {# місця}}.',
  'port-royal.reason.own-ending': 'Гра «{play}» має власний кінець. Вимкніть варіант кінця гри.',
  'port-royal.reason.sails-alone':
    'В окрему гру «Напнути вітрила!» грають лише її шістдесятьма картами. Приберіть: «{module}».',
} as const;
