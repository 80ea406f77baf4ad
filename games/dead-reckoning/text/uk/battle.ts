/** The battle in Ukrainian. Names stand where no word must agree with them. */
import { cubes } from './units.ts';

const against = '{cubes, plural, one {# кубика} few {# кубиків} many {# кубиків} other {# кубика}}';
const black =
  '{cubes, plural, one {# чорний кубик} few {# чорні кубики} many {# чорних кубиків} other {# чорного кубика}}';
const againstBlack =
  '{cubes, plural, one {# чорного кубика} few {# чорних кубиків} many {# чорних кубиків} other {# чорного кубика}}';
const yours = '{cubes, plural, one {# ваш кубик} few {# ваші кубики} many {# ваших кубиків} other {# вашого кубика}}';

export const battle = {
  'dead-reckoning.battle.title': 'Бій {at}',
  'dead-reckoning.battle.title.tie': 'Нічию вирішують гармати',
  'dead-reckoning.battle.side': '{side, select, you {Ви} black {Чорні кубики} other {{name}}}',
  'dead-reckoning.battle.role.attacker': '{side, select, you {ви нападаєте} other {нападає}}',
  'dead-reckoning.battle.role.defender': '{side, select, you {ви захищаєтеся} other {захищається}}',
  'dead-reckoning.battle.role.tied': 'у нічиїй',
  'dead-reckoning.battle.merchant': 'Торговельний корабель',
  'dead-reckoning.battle.building': '{building}, власник — {name}',

  'dead-reckoning.battle.order': 'Порядок підрахунку',
  'dead-reckoning.battle.step.explosions': 'Вибухи',
  'dead-reckoning.battle.step.abilities': 'Властивості',
  'dead-reckoning.battle.step.loot': 'Здобич',
  'dead-reckoning.battle.step.damage': 'Пошкодження',
  'dead-reckoning.battle.step.strength': 'Сила',
  'dead-reckoning.battle.step.done': '{step}: готово',

  'dead-reckoning.battle.strength': 'Сила',
  'dead-reckoning.battle.strengthCubes':
    '{cubes, plural, =0 {у зонах сили порожньо} one {# кубик у зонах сили} few {# кубики в зонах сили} many {# кубиків у зонах сили} other {# кубика в зонах сили}}',
  'dead-reckoning.battle.strengthAbilities': 'від властивостей',
  'dead-reckoning.battle.abilities': 'Властивості',
  'dead-reckoning.battle.abilities.none': 'Бойових властивостей у грі немає.',
  'dead-reckoning.battle.ability.ready': 'готово',
  'dead-reckoning.battle.ability.used': 'використано',
  'dead-reckoning.battle.ability.passed': 'пас',
  'dead-reckoning.battle.ability.unused': 'не використано',
  'dead-reckoning.battle.ability.label': '{card}: {what} ({state})',
  'dead-reckoning.battle.thrown': 'Кубики',
  'dead-reckoning.battle.thrown.none': 'Кубиків поки що немає.',
  'dead-reckoning.battle.from.cannons':
    '{cubes, plural, one {# від гармати} few {# від гармат} many {# від гармат} other {# від гармат}}',
  'dead-reckoning.battle.from.added':
    '{cubes, plural, one {# додатково} few {# додатково} many {# додатково} other {# додатково}}',
  'dead-reckoning.battle.from.ability': '{card}',
  'dead-reckoning.battle.from.explosion':
    '{cubes, plural, one {# від вибуху} few {# від вибухів} many {# від вибухів} other {# від вибухів}}',
  'dead-reckoning.battle.from.merchant':
    '{cubes, plural, one {# у торговця} few {# у торговця} many {# у торговця} other {# у торговця}}',
  'dead-reckoning.battle.from.building':
    '{cubes, plural, one {# в оборонців} few {# в оборонців} many {# в оборонців} other {# в оборонців}}',
  'dead-reckoning.battle.damage': 'Пошкодження',
  'dead-reckoning.battle.damage.label':
    'Пошкодження: {damage} з {most}{soon, plural, =0 {} one {, очікується ще #} few {, очікується ще #} many {, очікується ще #} other {, очікується ще #}}',
  'dead-reckoning.battle.holds': 'У трюмах: {goods}',
  'dead-reckoning.battle.holds.empty': 'Трюми порожні',
  'dead-reckoning.battle.pledges':
    '{count, plural, one {# нагороду обіцяно за перемогу} few {# нагороди обіцяно за перемогу} many {# нагород обіцяно за перемогу} other {# нагороди обіцяно за перемогу}}',

  'dead-reckoning.battle.board': 'Планшет бою',
  'dead-reckoning.battle.board.air':
    '{cubes, plural, one {Зараз упаде # кубик} few {Зараз упадуть # кубики} many {Зараз упаде # кубиків} other {Зараз упаде # кубика}}',
  'dead-reckoning.battle.zone': '{zone}: {cubes}',
  'dead-reckoning.battle.zone.empty': '{zone}: порожньо',
  'dead-reckoning.battle.zone.cubes': `{side, select, you {${yours}} black {${black}} other {{name} — ${cubes}}}`,
  'dead-reckoning.battle.zone.loot': 'Здобич',
  'dead-reckoning.battle.zone.damage': 'Пошкодження',
  'dead-reckoning.battle.zone.strength': 'Сила',
  'dead-reckoning.battle.zone.explosion': 'Ще +1',
  'dead-reckoning.battle.offBoard': 'повз зони',
  'dead-reckoning.battle.cube': '{side, select, you {Ваш кубик} black {Чорний кубик} other {Кубик ({name})}}: {zone}',
  'dead-reckoning.battle.cube.to': 'Переставити сюди: {zone}',

  'dead-reckoning.battle.course': 'Перебіг бою',
  'dead-reckoning.battle.pushed':
    '{side, select, you {Ваш кубик зсунуто} black {Чорний кубик зсунуто} other {Кубик зсунуто ({name})}}: {from} → {to}.',
  'dead-reckoning.battle.share': '{who} — {what}',
  'dead-reckoning.battle.next.loot': 'Буде здобич: {shares}.',
  'dead-reckoning.battle.next.damage': 'Будуть пошкодження: {shares}.',
  'dead-reckoning.battle.next.strength': 'Сила зараз: {shares}; {standing}.',
  'dead-reckoning.battle.ahead':
    '{side, select, you {ви попереду} black {попереду чорні кубики} other {попереду {name}}}',
  'dead-reckoning.battle.ahead.even':
    '{side, select, you {порівну, а за рівності перемагає нападник — ви} other {порівну, а за рівності перемагає нападник — {name}}}',
  'dead-reckoning.battle.level': 'порівну',
  'dead-reckoning.battle.result.won': '{side, select, you {Перемога ваша} other {Перемога: {name}}}',
  'dead-reckoning.battle.result.held': 'Перемога: {name}',
  'dead-reckoning.battle.result.tie':
    '{side, select, you {За рівності перемагає нападник: ви} other {За рівності перемагає нападник: {name}}}',
  'dead-reckoning.battle.result.before': 'Попередній крок',
  'dead-reckoning.battle.result.next': 'Наступний крок',
  'dead-reckoning.battle.result.nothing': 'На цьому кроці нічого не сталося.',
  'dead-reckoning.battle.result.again': 'Спочатку',
  'dead-reckoning.battle.result.close': 'Повернутися в море',
  'dead-reckoning.battle.skip': 'Пропустити',
  'dead-reckoning.battle.again': 'Подивитися кидок ще раз',

  'dead-reckoning.battle.ask.prepare': 'Розіграйте карти, потім вирішіть, скільки гармат стріляє.',
  'dead-reckoning.battle.ask.respond': 'На вас напали. Розіграйте карти для захисту, потім стріляйте.',
  'dead-reckoning.battle.ask.respond.goods':
    'На вас напали. Розіграйте карти або киньте ресурси за борт, потім стріляйте.',
  'dead-reckoning.battle.ask.respond.default': 'Без відповіді вистрілять усі ваші гармати.',
  'dead-reckoning.battle.ask.combat': 'Використайте бойову властивість або спасуйте.',
  'dead-reckoning.battle.ask.shift': 'Виберіть, який кубик переставити.',
  'dead-reckoning.battle.ask.shift.to': 'Виберіть зону, куди він стане.',
  'dead-reckoning.battle.ask.remove': 'Виберіть, який свій кубик прибрати.',
  'dead-reckoning.battle.ask.drawn': 'Ви взяли цю карту. Розіграйте її зараз або залиште в руці.',
  'dead-reckoning.battle.ask.loot': 'Розкладіть здобич: {goods}.',
  'dead-reckoning.battle.wait': 'Вирішує {name}.',
  'dead-reckoning.battle.wait.fall': 'Кубики падають.',
  'dead-reckoning.battle.default.combat': 'Без відповіді ви спасуєте.',
  'dead-reckoning.battle.default.loot': 'Без відповіді здобич розкладеться сама.',
  'dead-reckoning.battle.default.drawn': 'Без відповіді карта залишиться в руці.',
  'dead-reckoning.battle.default.choice': 'Без відповіді буде взято перший варіант.',
  'dead-reckoning.battle.default.room': 'Без відповіді спершу беруть монети, потім вантажі, скільки вміститься.',
  'dead-reckoning.battle.default.recall': 'Без відповіді кубики лишаються на місцях.',

  'dead-reckoning.battle.cannons': 'Гармати',
  'dead-reckoning.battle.fire.fewer': 'Менше гармат',
  'dead-reckoning.battle.fire.chance': 'перемога: {percent}\u00a0%',
  'dead-reckoning.battle.fire.percent': '{percent}\u00a0%',
  'dead-reckoning.battle.fire.cubes': cubes,
  'dead-reckoning.battle.fire.against': `{side, select, you {Проти ваших: ${cubes}} black {Проти ${againstBlack}} other {Проти ${against} ({name})}}`,
  'dead-reckoning.battle.fire.against.most': `Проти ${against} ({name}), якщо вистрілять усі гармати`,
  'dead-reckoning.battle.play': 'Розіграти карти ({count})',
  'dead-reckoning.battle.level.up': 'Підвищити рівень ({count})',
  'dead-reckoning.battle.goods': 'Трюми: переставити, за борт',
  'dead-reckoning.battle.abilities.use': 'Використати властивість ({count})',
  'dead-reckoning.battle.shift.all': 'Який кубик і куди ({count})',
  'dead-reckoning.battle.remove.all': 'Який кубик ({count})',
  'dead-reckoning.battle.loot.all': 'Розкласти все',
  'dead-reckoning.battle.loot.all.detail': 'спершу монети, спершу на корабель',
  'dead-reckoning.battle.loot.one': 'Розкласти інакше',
  'dead-reckoning.battle.loot.good': '{good, select, cargo {Вантаж} other {Монета}} ×\u00a0{count}',
  'dead-reckoning.battle.loot.to.0': 'на корабель',
  'dead-reckoning.battle.loot.to.1': 'на острів',
  'dead-reckoning.battle.loot.to.2': 'не брати',
  'dead-reckoning.battle.loot.good.upTo': '{good, select, cargo {Вантажі} other {Монети}}, до {count}',
} as const;
