/** The log of battles, in Ukrainian. */
import { coins, cubes, damage } from './units.ts';

export const battleLog = {
  'dead-reckoning.event.battleBegan.merchant': '{name} [б’ється|б’єтеся] з торговельним кораблем {at}: {card}.',
  'dead-reckoning.event.battleBegan.ship.attack':
    '{name} [нападає|нападаєте] [{other}?{at}, супротивник — {other}|на вас {at}].',
  'dead-reckoning.event.battleBegan.ship.flag':
    '{name} [піднімає|піднімаєте] чорний прапор [{other}?{at}, супротивник — {other}|проти вас {at}].',
  'dead-reckoning.event.battleBegan.ship.forced':
    '{name} [натрапляє|натрапляєте] {at} на пірата, [{other}?супротивник — {other}|тобто на вас].',
  'dead-reckoning.event.battleBegan.ship.chosen':
    '{name} [дає|даєте] [{other}?бій піратові {at}, супротивник — {other}|вам бій {at}].',
  'dead-reckoning.event.battleBegan.building':
    '{name} [атакує|атакуєте] [{other}?будівлю {at}, власник — {other}|вашу будівлю {at}].',
  'dead-reckoning.event.battleBegan.fort':
    '{name} [атакує|атакуєте] [{other}?форт {at}, власник — {other}|ваш форт {at}].',
  'dead-reckoning.event.battleBegan.garrison':
    '{name} [атакує|атакуєте] [{other}?гарнізон {at}, власник — {other}|ваш гарнізон {at}].',
  'dead-reckoning.event.battleBegan.tie': 'Нічия: усе вирішать гармати.',
  'dead-reckoning.event.armed': `{name} [бере|берете] ${cubes}.`,
  'dead-reckoning.event.armed.none': '{name} не [бере|берете] кубиків.',
  'dead-reckoning.event.armed.added': `{name} [бере|берете] ${cubes}, із них понад гармати — {added}.`,
  'dead-reckoning.event.armed.black': `У супротивника ${cubes}.`,
  'dead-reckoning.event.landed': 'На планшеті бою: {sides}.',
  'dead-reckoning.event.landed.side': '[{name}|ви] — {what}',
  'dead-reckoning.event.landed.black': 'чорні — {what}',
  'dead-reckoning.event.landed.strength': 'сила {n}',
  'dead-reckoning.event.landed.damage': 'пошкодження {n}',
  'dead-reckoning.event.landed.loot': 'здобич {n}',
  'dead-reckoning.event.landed.explosion': 'вибухи {n}',
  'dead-reckoning.event.landed.off': 'на межі {n}',
  'dead-reckoning.event.rethrown': `На межі, перекинуто: ${cubes}.`,
  'dead-reckoning.event.exploded':
    '{cubes, plural, one {Вибух: перекинуто # кубик} few {Вибухи: перекинуто # кубики} many {Вибухи: перекинуто # кубиків} other {Вибухи: перекинуто # кубика}}, додано {added}.',
  'dead-reckoning.event.combatUsed': '{name} [використовує|використовуєте] в бою карту «{card}»: {what}.',
  'dead-reckoning.event.combatUsed.plain': '{name} [використовує|використовуєте] бойову властивість: {card}.',
  'dead-reckoning.event.passed': '{name} [пасує|пасуєте].',
  'dead-reckoning.event.shifted': '{name} [переставляє|переставляєте] кубик: {from} → {to}.',
  'dead-reckoning.event.removed': '{name} [прибирає|прибираєте] кубик: {from}.',
  'dead-reckoning.event.looted': '{name} [здобуває|здобуваєте] {goods}.',
  'dead-reckoning.event.damaged.cubes': `{name} [отримує|отримуєте] ${damage} від кубиків.`,
  'dead-reckoning.event.damaged.loss': `{name} [отримує|отримуєте] ${damage} за програний бій.`,
  'dead-reckoning.event.damaged.ability': `{name} [отримує|отримуєте] ${damage} від властивості карти.`,
  'dead-reckoning.event.damaged.garrison': `{name} [отримує|отримуєте] ${damage} від гарнізону.`,
  'dead-reckoning.event.damaged.merchant': `{name} [отримує|отримуєте] ${damage} від торговельного корабля.`,
  'dead-reckoning.event.damaged.building': `{name} [отримує|отримуєте] ${damage} під мурами.`,
  'dead-reckoning.event.battleWon': '{name} [перемагає|перемагаєте], {most} проти {least}.',
  'dead-reckoning.event.battleWon.over':
    '{name} [перемагає|перемагаєте][{other}?, {most} проти {least}; супротивник — {other}| вас, {most} проти {least}].',
  'dead-reckoning.event.battleWon.held': '{name} [зазнає|зазнаєте] поразки, {least} проти {most}.',
  'dead-reckoning.event.modeLost': '{name} [повертається|повертаєтеся] в торговельний режим.',
  'dead-reckoning.event.sunk': `{name} [втрачає|втрачаєте] корабель: його потоплено, втрати — ${coins}.`,
  'dead-reckoning.event.sunk.by': `{name} [втрачає|втрачаєте] корабель: його потоплено, ${coins} [{other}?отримує {other}|отримуєте ви].`,
} as const;
