/** Verbs on buttons, in Ukrainian. */
import { cannonsFired, cargo, sails } from './units.ts';

export const verbs = {
  // Between turns
  'dead-reckoning.action.keep': 'Залишити собі — {card}',
  'dead-reckoning.action.level': 'Підвищити до рівня {level}: {card}',
  'dead-reckoning.action.decline': 'Нікого не підвищувати',

  // Goods
  'dead-reckoning.action.load': 'Завантажити {goods} у трюм {cell}',
  'dead-reckoning.action.unload': 'Вивантажити {goods} з трюму {cell}',
  'dead-reckoning.action.unload.waiting': 'Вивантажити {goods} одразу на берег',
  'dead-reckoning.action.rearrange': 'Переставити {goods} з трюму {cell} у трюм {to}',
  'dead-reckoning.action.jettison': 'Скинути за борт {goods} з трюму {cell}',

  // The main phase
  'dead-reckoning.action.play': 'Розіграти: {card}',
  'dead-reckoning.action.raise': 'Підняти вітрила',
  'dead-reckoning.action.raise.with': 'Підняти вітрила, рахуючи й ці карти: {cards}',
  'dead-reckoning.action.sail': `Пливти {to}: ${sails}`,
  'dead-reckoning.action.sail.stop': 'Зупинитися {at}',
  'dead-reckoning.action.pass': 'Минути {place}',
  'dead-reckoning.action.buy': `Купити за ${cargo}: {card}`,
  'dead-reckoning.action.trade': `Виміняти за ${cargo}: {card}`,
  'dead-reckoning.action.attack': 'Атакувати торговельний корабель',
  'dead-reckoning.action.storm.fort': 'Атакувати форт',
  'dead-reckoning.action.storm.garrison': 'Атакувати гарнізон',
  'dead-reckoning.action.storm.outpost': 'Атакувати форпост',
  'dead-reckoning.action.flag': 'Чорний прапор ({card}): атакувати, супротивник — {name}',
  'dead-reckoning.action.fight': 'Дати бій, супротивник — {name}',
  'dead-reckoning.action.claim': `Повернути ${cargo}: Вправний торговець`,
  'dead-reckoning.action.use': '{what} ({card})',
  'dead-reckoning.action.use.copy': 'Повторити: {what} ({card})',
  'dead-reckoning.action.end': 'Завершити хід',

  // Parts of abilities
  'dead-reckoning.action.place': 'Поставити кубик {at}',
  'dead-reckoning.action.replace': 'Замінити чужий кубик {at}: {name}',
  'dead-reckoning.action.settle': 'Визначити контроль островів зараз',
  'dead-reckoning.action.produce': 'Провести виробництво {at}',
  'dead-reckoning.action.build': 'Збудувати {building} {at}',
  'dead-reckoning.action.build.priced': `Збудувати {building} {at} за ${cargo}`,
  'dead-reckoning.action.fit': 'Установити в комірку {cell}: {card}',
  'dead-reckoning.action.strip': 'Зняти з комірки {cell}: {card}',
  'dead-reckoning.action.choose': 'Вибрати {place}',
  'dead-reckoning.action.choose.grant': 'Залишити ресурси {at}',
  'dead-reckoning.action.choose.permanent': 'Поставити постійний кубик {at}',
  'dead-reckoning.action.split.pay': 'Заплатити: з доку {dock}, з корабля {ship}',
  'dead-reckoning.action.split.pay.coins': 'Заплатити: зі скрині {dock}, з корабля {ship}',
  'dead-reckoning.action.split.divide': 'Отримати: у док {dock}, на корабель {ship}',
  'dead-reckoning.action.split.divide.coins': 'Отримати: у скриню {dock}, на корабель {ship}',
  'dead-reckoning.action.stow': 'Узяти на борт {goods}',
  'dead-reckoning.action.forgo': 'Не брати {goods}',
  'dead-reckoning.action.recall': 'Забрати кубик: {place}',
  'dead-reckoning.action.done': 'Готово',
  'dead-reckoning.action.done.sleeve': 'Більше не вставляти',
  'dead-reckoning.action.done.recall': 'Більше не забирати кубики',
  'dead-reckoning.action.done.produce': 'Закінчити виробництво',
  'dead-reckoning.action.done.build': 'Закінчити будівництво',
  'dead-reckoning.action.done.drawn': 'Залишити карту в руці',

  // Battles
  'dead-reckoning.action.fire': `Використати ${cannonsFired}`,
  'dead-reckoning.action.fire.none': 'Не стріляти',
  'dead-reckoning.action.skip': 'Спасувати',
  'dead-reckoning.action.shift': 'Переставити кубик ({name}): {from} → {to}',
  'dead-reckoning.action.shift.black': 'Переставити чорний кубик: {from} → {to}',
  'dead-reckoning.action.remove': 'Прибрати кубик: {from}',
  'dead-reckoning.action.loot.0': 'Узяти на корабель {goods}',
  'dead-reckoning.action.loot.1': 'Залишити на острові {goods}',
  'dead-reckoning.action.loot.2': 'Не брати {goods}',
  'dead-reckoning.action.lootAll': 'Розкласти здобич: спершу монети, спершу на корабель',
  'dead-reckoning.action.land': 'Дати кубикам упасти',

  // The end phase
  'dead-reckoning.action.mode.pirate': 'Перейти в піратський режим',
  'dead-reckoning.action.mode.trade': 'Торговельний режим',
  'dead-reckoning.action.sleeve': 'Вставити: {card} → {crew}',

  'dead-reckoning.crew.level': '{card}, рівень {level}',
  'dead-reckoning.crew.sleeved': '{card} + {advancements}',
} as const;
