/** Verbs on buttons, in Russian. */
import { cannonsFired, cargo, sails } from './units.ts';

export const verbs = {
  // Between turns
  'dead-reckoning.action.keep': 'Оставить себе — {card}',
  'dead-reckoning.action.level': 'Повысить до уровня {level}: {card}',
  'dead-reckoning.action.decline': 'Никого не повышать',

  // Goods
  'dead-reckoning.action.load': 'Погрузить {goods} в трюм {cell}',
  'dead-reckoning.action.unload': 'Выгрузить {goods} из трюма {cell}',
  'dead-reckoning.action.unload.waiting': 'Выгрузить {goods} сразу на берег',
  'dead-reckoning.action.rearrange': 'Переставить {goods} из трюма {cell} в трюм {to}',
  'dead-reckoning.action.jettison': 'Сбросить за борт {goods} из трюма {cell}',

  // The main phase
  'dead-reckoning.action.play': 'Разыграть: {card}',
  'dead-reckoning.action.raise': 'Поднять паруса',
  'dead-reckoning.action.raise.with': 'Поднять паруса, считая и эти карты: {cards}',
  'dead-reckoning.action.sail': `Плыть {to}: ${sails}`,
  'dead-reckoning.action.sail.stop': 'Остановиться {at}',
  'dead-reckoning.action.pass': 'Пройти {place} без остановки',
  'dead-reckoning.action.buy': `Купить за ${cargo}: {card}`,
  'dead-reckoning.action.trade': `Торговать за ${cargo}: {card}`,
  'dead-reckoning.action.attack': 'Атаковать торговый корабль',
  'dead-reckoning.action.storm.fort': 'Атаковать форт',
  'dead-reckoning.action.storm.garrison': 'Атаковать гарнизон',
  'dead-reckoning.action.storm.outpost': 'Атаковать форпост',
  'dead-reckoning.action.flag': 'Чёрный флаг ({card}): атаковать, противник — {name}',
  'dead-reckoning.action.fight': 'Дать бой, противник — {name}',
  'dead-reckoning.action.claim': `Вернуть ${cargo} и стать Искусным торговцем`,
  'dead-reckoning.action.use': '{what} ({card})',
  'dead-reckoning.action.use.copy': 'Скопировать: {what} ({card})',
  'dead-reckoning.action.end': 'Завершить ход',

  // Parts of abilities
  'dead-reckoning.action.place': 'Поставить кубик {at}',
  'dead-reckoning.action.replace': 'Заменить чужой кубик {at}: {name}',
  'dead-reckoning.action.settle': 'Определить контроль сейчас',
  'dead-reckoning.action.produce': 'Провести производство {at}',
  'dead-reckoning.action.build': 'Построить {building} {at}',
  'dead-reckoning.action.build.priced': `Построить {building} {at} за ${cargo}`,
  'dead-reckoning.action.fit': 'Установить в ячейку {cell}: {card}',
  'dead-reckoning.action.strip': 'Снять с ячейки {cell}: {card}',
  'dead-reckoning.action.choose': 'Выбрать {place}',
  'dead-reckoning.action.choose.grant': 'Оставить ресурсы {at}',
  'dead-reckoning.action.choose.permanent': 'Поставить постоянный кубик {at}',
  'dead-reckoning.action.split.pay': 'Заплатить: из дока {dock}, с корабля {ship}',
  'dead-reckoning.action.split.pay.coins': 'Заплатить: из сундука {dock}, с корабля {ship}',
  'dead-reckoning.action.split.divide': 'Получить: в док {dock}, на корабль {ship}',
  'dead-reckoning.action.split.divide.coins': 'Получить: в сундук {dock}, на корабль {ship}',
  'dead-reckoning.action.stow': 'Взять на борт {goods}',
  'dead-reckoning.action.forgo': 'Не брать {goods}',
  'dead-reckoning.action.recall': 'Забрать кубик: {place}',
  'dead-reckoning.action.done': 'Готово',
  'dead-reckoning.action.done.sleeve': 'Больше не вставлять',
  'dead-reckoning.action.done.recall': 'Больше не забирать кубики',
  'dead-reckoning.action.done.produce': 'Закончить производство',
  'dead-reckoning.action.done.build': 'Закончить строительство',
  'dead-reckoning.action.done.drawn': 'Оставить карту в руке',

  // Battles
  'dead-reckoning.action.fire': `Использовать ${cannonsFired}`,
  'dead-reckoning.action.fire.none': 'Не использовать пушки',
  'dead-reckoning.action.skip': 'Спасовать',
  'dead-reckoning.action.shift': 'Переместить кубик ({name}): {from} → {to}',
  'dead-reckoning.action.shift.black': 'Переместить чёрный кубик: {from} → {to}',
  'dead-reckoning.action.remove': 'Убрать кубик: {from}',
  'dead-reckoning.action.loot.0': 'Взять на корабль {goods}',
  'dead-reckoning.action.loot.1': 'Оставить на острове {goods}',
  'dead-reckoning.action.loot.2': 'Не брать {goods}',
  'dead-reckoning.action.lootAll': 'Разложить добычу: монеты первыми, сперва на корабль',
  'dead-reckoning.action.land': 'Дать кубикам упасть',

  // The end phase
  'dead-reckoning.action.mode.pirate': 'Выбрать пиратский режим',
  'dead-reckoning.action.mode.trade': 'Выбрать торговый режим',
  'dead-reckoning.action.sleeve': 'Вставить: {card} → {crew}',

  'dead-reckoning.crew.level': '{card}, уровень {level}',
  'dead-reckoning.crew.sleeved': '{card} + {advancements}',
} as const;
