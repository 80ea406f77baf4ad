/** The titles at the end, in Ukrainian. */

export const awards = {
  'seven-seas.table.award.gunner': 'Найвлучніші гармати',
  'seven-seas.table.award.gunner.detail':
    '{count, plural, one {потоплено # корабель каравану} few {потоплено # кораблі каравану} many {потоплено # кораблів каравану} other {потоплено # корабля каравану}}',
  'seven-seas.table.award.lucky': 'Найщасливіший кубик',
  'seven-seas.table.award.lucky.detail':
    '{count, plural, one {# бій поспіль виграв один кубик} few {# бої поспіль виграв один кубик} many {# боїв поспіль виграв один кубик} other {# бою поспіль виграв один кубик}}',
  'seven-seas.table.award.trader': 'Найбільший продаж',
  'seven-seas.table.award.trader.detail':
    '{count, plural, one {# скриня одразу} few {# скрині одразу} many {# скринь одразу} other {# скрині одразу}}',
  'seven-seas.table.award.raider': 'Найповніші трюми',
  'seven-seas.table.award.raider.detail':
    '{count, plural, one {# карта здобичі в пограбуваннях} few {# карти здобичі в пограбуваннях} many {# карт здобичі в пограбуваннях} other {# карти здобичі в пограбуваннях}}',
  'seven-seas.table.award.builder': 'Найзайнятіша верф',
  'seven-seas.table.award.builder.detail':
    '{count, plural, one {куплено # корабель} few {куплено # кораблі} many {куплено # кораблів} other {куплено # корабля}}',
  'seven-seas.table.award.sorcerer': 'Найбільше ритуалів',
  'seven-seas.table.award.sorcerer.detail':
    '{count, plural, one {# ритуал} few {# ритуали} many {# ритуалів} other {# ритуалу}}',
  'seven-seas.table.award.lost': 'У дружбі з рибами',
  'seven-seas.table.award.lost.detail':
    '{count, plural, one {втрачено # корабель} few {втрачено # кораблі} many {втрачено # кораблів} other {втрачено # корабля}}',
  'seven-seas.table.award.marked': 'Розшукується всюди',
  'seven-seas.table.award.marked.detail':
    '{count, plural, one {# чорна мітка} few {# чорні мітки} many {# чорних міток} other {# чорної мітки}}',

  'seven-seas.table.marks.declined': 'Мітки за відмову від дії',
  'seven-seas.table.marks.corsair': 'Мітки за службу корсаром',
  'seven-seas.table.marks.stayedHome': 'Мітки за пограбування без кораблів',
  'seven-seas.table.marks.ownNation': 'Мітки за пограбування своєї країни',
  'seven-seas.table.marks.tavern': 'Мітки з таверни',
  'seven-seas.table.marks.hand': 'Мітки за карти в руці',
  'seven-seas.table.marks.lifted': 'Зняті мітки',
  'seven-seas.table.marks.share': '{name} {count}',
} as const;
