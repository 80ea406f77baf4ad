/** The log of battles, in Russian. */
import { coins, cubes, damage } from './units.ts';

export const battleLog = {
  'dead-reckoning.event.battleBegan.merchant': '{name} [сражается|сражаетесь] с торговым кораблём {at}: {card}.',
  'dead-reckoning.event.battleBegan.ship.attack':
    '{name} [атакует|атакуете] [{other}?{at}, противник — {other}|вас {at}].',
  'dead-reckoning.event.battleBegan.ship.flag':
    '{name} [поднимает|поднимаете] чёрный флаг [{other}?{at}, противник — {other}|против вас {at}].',
  'dead-reckoning.event.battleBegan.ship.forced':
    '{name} [сталкивается|сталкиваетесь] {at} с пиратом: [{other}?{other}|с вами].',
  'dead-reckoning.event.battleBegan.ship.chosen':
    '{name} [даёт|даёте] [{other}?бой пирату {at}, противник — {other}|вам бой {at}].',
  'dead-reckoning.event.battleBegan.building':
    '{name} [атакует|атакуете] [{other}?здание {at}, владелец — {other}|ваше здание {at}].',
  'dead-reckoning.event.battleBegan.fort':
    '{name} [атакует|атакуете] [{other}?форт {at}, владелец — {other}|ваш форт {at}].',
  'dead-reckoning.event.battleBegan.garrison':
    '{name} [атакует|атакуете] [{other}?гарнизон {at}, владелец — {other}|ваш гарнизон {at}].',
  'dead-reckoning.event.battleBegan.tie': 'Ничья: всё решат пушки.',
  'dead-reckoning.event.armed': `{name} [берёт|берёте] ${cubes}.`,
  'dead-reckoning.event.armed.none': '{name} не [берёт|берёте] кубиков.',
  'dead-reckoning.event.armed.added': `{name} [берёт|берёте] ${cubes}, из них сверх пушек — {added}.`,
  'dead-reckoning.event.armed.black': `У противника ${cubes}.`,
  'dead-reckoning.event.landed': 'На планшете боя: {sides}.',
  'dead-reckoning.event.landed.side': '[{name}|вы] — {what}',
  'dead-reckoning.event.landed.black': 'чёрные — {what}',
  'dead-reckoning.event.landed.strength': 'сила {n}',
  'dead-reckoning.event.landed.damage': 'повреждения {n}',
  'dead-reckoning.event.landed.loot': 'добыча {n}',
  'dead-reckoning.event.landed.explosion': 'взрывы {n}',
  'dead-reckoning.event.landed.off': 'на границе {n}',
  'dead-reckoning.event.rethrown': `На границе, переброшены: ${cubes}.`,
  'dead-reckoning.event.exploded':
    '{cubes, plural, one {Взрыв: переброшен # кубик} few {Взрывы: переброшены # кубика} many {Взрывы: переброшено # кубиков} other {Взрывы: переброшено # кубика}}, добавлено {added}.',
  'dead-reckoning.event.combatUsed': '{name} [использует|используете] в бою карту «{card}»: {what}.',
  'dead-reckoning.event.combatUsed.plain': '{name} [использует|используете] боевое свойство: {card}.',
  'dead-reckoning.event.passed': '{name} [пасует|пасуете].',
  'dead-reckoning.event.shifted': '{name} [перемещает|перемещаете] кубик: {from} → {to}.',
  'dead-reckoning.event.removed': '{name} [убирает|убираете] кубик: {from}.',
  'dead-reckoning.event.looted': '{name} [добывает|добываете] {goods}.',
  'dead-reckoning.event.damaged.cubes': `{name} [получает|получаете] ${damage} от кубиков.`,
  'dead-reckoning.event.damaged.loss': `{name} [получает|получаете] ${damage} за проигранный бой.`,
  'dead-reckoning.event.damaged.ability': `{name} [получает|получаете] ${damage} от свойства карты.`,
  'dead-reckoning.event.damaged.garrison': `{name} [получает|получаете] ${damage} от гарнизона.`,
  'dead-reckoning.event.damaged.merchant': `{name} [получает|получаете] ${damage} от торгового корабля.`,
  'dead-reckoning.event.damaged.building': `{name} [получает|получаете] ${damage} под стенами.`,
  'dead-reckoning.event.battleWon': '{name} [побеждает|побеждаете], {most} против {least}.',
  'dead-reckoning.event.battleWon.over':
    '{name} [побеждает|побеждаете][{other}?, {most} против {least}; противник — {other}| вас, {most} против {least}].',
  'dead-reckoning.event.battleWon.held': '{name} [терпит|терпите] поражение, {least} против {most}.',
  'dead-reckoning.event.modeLost': '{name} [возвращается|возвращаетесь] в торговый режим.',
  'dead-reckoning.event.sunk': `{name} [теряет|теряете] корабль: он потоплен, потери — ${coins}.`,
  'dead-reckoning.event.sunk.by': `{name} [теряет|теряете] корабль: он потоплен, ${coins} [{other}?получает {other}|получаете вы].`,
} as const;
