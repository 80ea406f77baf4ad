/** The battle in Russian. Names stand where no word must agree with them. */
import { cubes } from './units.ts';

const against = '{cubes, plural, one {# кубика} few {# кубиков} many {# кубиков} other {# кубика}}';
const black =
  '{cubes, plural, one {# чёрный кубик} few {# чёрных кубика} many {# чёрных кубиков} other {# чёрного кубика}}';
const againstBlack =
  '{cubes, plural, one {# чёрного кубика} few {# чёрных кубиков} many {# чёрных кубиков} other {# чёрного кубика}}';
const yours = '{cubes, plural, one {# ваш кубик} few {# ваших кубика} many {# ваших кубиков} other {# вашего кубика}}';

export const battle = {
  'dead-reckoning.battle.title': 'Бой {at}',
  'dead-reckoning.battle.title.tie': 'Ничью решают пушки',
  'dead-reckoning.battle.side': '{side, select, you {Вы} black {Чёрные кубики} other {{name}}}',
  'dead-reckoning.battle.role.attacker': '{side, select, you {вы нападаете} other {нападает}}',
  'dead-reckoning.battle.role.defender': '{side, select, you {вы защищаетесь} other {защищается}}',
  'dead-reckoning.battle.role.tied': 'решает ничью',
  'dead-reckoning.battle.merchant': 'Торговый корабль',
  'dead-reckoning.battle.building': '{building}, владелец — {name}',

  'dead-reckoning.battle.order': 'Порядок разрешения',
  'dead-reckoning.battle.step.explosions': 'Взрывы',
  'dead-reckoning.battle.step.abilities': 'Свойства',
  'dead-reckoning.battle.step.loot': 'Добыча',
  'dead-reckoning.battle.step.damage': 'Повреждения',
  'dead-reckoning.battle.step.strength': 'Сила',
  'dead-reckoning.battle.step.done': '{step}: готово',

  'dead-reckoning.battle.strength': 'Сила',
  'dead-reckoning.battle.strengthCubes':
    '{cubes, plural, =0 {в зонах силы пусто} one {# кубик в зонах силы} few {# кубика в зонах силы} many {# кубиков в зонах силы} other {# кубика в зонах силы}}',
  'dead-reckoning.battle.strengthAbilities': 'от свойств',
  'dead-reckoning.battle.abilities': 'Свойства',
  'dead-reckoning.battle.abilities.none': 'Боевых свойств в игре нет.',
  'dead-reckoning.battle.ability.ready': 'готово',
  'dead-reckoning.battle.ability.used': 'использовано',
  'dead-reckoning.battle.ability.passed': 'пас',
  'dead-reckoning.battle.ability.unused': 'не использовано',
  'dead-reckoning.battle.ability.label': '{card}: {what} ({state})',
  'dead-reckoning.battle.thrown': 'Кубики',
  'dead-reckoning.battle.thrown.none': 'Кубиков пока нет.',
  'dead-reckoning.battle.from.cannons':
    '{cubes, plural, one {# от пушки} few {# от пушек} many {# от пушек} other {# от пушек}}',
  'dead-reckoning.battle.from.added':
    '{cubes, plural, one {# дополнительно} few {# дополнительно} many {# дополнительно} other {# дополнительно}}',
  'dead-reckoning.battle.from.ability': '{card}',
  'dead-reckoning.battle.from.explosion':
    '{cubes, plural, one {# от взрыва} few {# от взрывов} many {# от взрывов} other {# от взрывов}}',
  'dead-reckoning.battle.from.merchant':
    '{cubes, plural, one {# у торговца} few {# у торговца} many {# у торговца} other {# у торговца}}',
  'dead-reckoning.battle.from.building':
    '{cubes, plural, one {# у защитников} few {# у защитников} many {# у защитников} other {# у защитников}}',
  'dead-reckoning.battle.damage': 'Повреждения',
  'dead-reckoning.battle.damage.label':
    'Повреждения: {damage} из {most}{soon, plural, =0 {} one {, ожидается ещё #} few {, ожидается ещё #} many {, ожидается ещё #} other {, ожидается ещё #}}',
  'dead-reckoning.battle.holds': 'В трюмах: {goods}',
  'dead-reckoning.battle.holds.empty': 'Трюмы пусты',
  'dead-reckoning.battle.pledges':
    '{count, plural, one {# награда обещана за победу} few {# награды обещаны за победу} many {# наград обещано за победу} other {# награды обещано за победу}}',

  'dead-reckoning.battle.board': 'Планшет боя',
  'dead-reckoning.battle.board.air':
    '{cubes, plural, one {Сейчас упадёт # кубик} few {Сейчас упадут # кубика} many {Сейчас упадут # кубиков} other {Сейчас упадут # кубика}}',
  'dead-reckoning.battle.zone': '{zone}: {cubes}',
  'dead-reckoning.battle.zone.empty': '{zone}: пусто',
  'dead-reckoning.battle.zone.cubes': `{side, select, you {${yours}} black {${black}} other {{name} — ${cubes}}}`,
  'dead-reckoning.battle.zone.loot': 'Добыча',
  'dead-reckoning.battle.zone.damage': 'Повреждение',
  'dead-reckoning.battle.zone.strength': 'Сила',
  'dead-reckoning.battle.zone.explosion': 'Взрыв',
  'dead-reckoning.battle.offBoard': 'мимо зон',
  'dead-reckoning.battle.cube': '{side, select, you {Ваш кубик} black {Чёрный кубик} other {Кубик ({name})}}: {zone}',
  'dead-reckoning.battle.cube.to': 'Переместить сюда: {zone}',

  'dead-reckoning.battle.course': 'Ход боя',
  'dead-reckoning.battle.pushed':
    '{side, select, you {Ваш кубик сдвинут} black {Чёрный кубик сдвинут} other {Кубик сдвинут ({name})}}: {from} → {to}.',
  'dead-reckoning.battle.share': '{who} — {what}',
  'dead-reckoning.battle.next.loot': 'Будет добыча: {shares}.',
  'dead-reckoning.battle.next.damage': 'Будут повреждения: {shares}.',
  'dead-reckoning.battle.next.strength': 'Сила сейчас: {shares}; {standing}.',
  'dead-reckoning.battle.ahead':
    '{side, select, you {вы впереди} black {впереди чёрные кубики} other {впереди {name}}}',
  'dead-reckoning.battle.ahead.even':
    '{side, select, you {поровну, а при равенстве побеждает нападающий — вы} other {поровну, а при равенстве побеждает нападающий — {name}}}',
  'dead-reckoning.battle.level': 'поровну',
  'dead-reckoning.battle.result.won': '{side, select, you {Победа ваша} other {Победа: {name}}}',
  'dead-reckoning.battle.result.held': 'Победа: {name}',
  'dead-reckoning.battle.result.tie':
    '{side, select, you {При равенстве побеждает нападающий: вы} other {При равенстве побеждает нападающий: {name}}}',
  'dead-reckoning.battle.result.before': 'Предыдущий шаг',
  'dead-reckoning.battle.result.next': 'Следующий шаг',
  'dead-reckoning.battle.result.nothing': 'На этом шаге ничего не произошло.',
  'dead-reckoning.battle.result.again': 'С начала',
  'dead-reckoning.battle.result.close': 'Вернуться в море',
  'dead-reckoning.battle.skip': 'Пропустить',
  'dead-reckoning.battle.again': 'Посмотреть бросок ещё раз',

  'dead-reckoning.battle.ask.prepare': 'Разыграйте карты, затем решите, сколько пушек стреляет.',
  'dead-reckoning.battle.ask.respond': 'На вас напали. Разыграйте карты для защиты, затем стреляйте.',
  'dead-reckoning.battle.ask.respond.goods':
    'На вас напали. Разыграйте карты или бросьте ресурсы за борт, затем стреляйте.',
  'dead-reckoning.battle.ask.respond.default': 'Без ответа выстрелят все ваши пушки.',
  'dead-reckoning.battle.ask.combat': 'Используйте боевое свойство или спасуйте.',
  'dead-reckoning.battle.ask.shift': 'Выберите, какой кубик переместить.',
  'dead-reckoning.battle.ask.shift.to': 'Выберите зону, куда он встанет.',
  'dead-reckoning.battle.ask.remove': 'Выберите, какой из своих кубиков убрать.',
  'dead-reckoning.battle.ask.drawn': 'Вы взяли эту карту. Разыграйте её сейчас или оставьте в руке.',
  'dead-reckoning.battle.ask.loot': 'Разложите добычу: {goods}.',
  'dead-reckoning.battle.wait': 'Решает {name}.',
  'dead-reckoning.battle.wait.fall': 'Кубики падают.',
  'dead-reckoning.battle.default.combat': 'Без ответа вы спасуете.',
  'dead-reckoning.battle.default.loot': 'Без ответа добыча разложится сама.',
  'dead-reckoning.battle.default.drawn': 'Без ответа карта останется в руке.',
  'dead-reckoning.battle.default.choice': 'Без ответа будет взят первый вариант.',
  'dead-reckoning.battle.default.room': 'Без ответа сначала берут монеты, потом грузы, сколько поместится.',
  'dead-reckoning.battle.default.recall': 'Без ответа кубики остаются на местах.',

  'dead-reckoning.battle.cannons': 'Пушки',
  'dead-reckoning.battle.fire.fewer': 'Меньше пушек',
  'dead-reckoning.battle.fire.chance': 'победа: {percent}\u00a0%',
  'dead-reckoning.battle.fire.percent': '{percent}\u00a0%',
  'dead-reckoning.battle.fire.cubes': cubes,
  'dead-reckoning.battle.fire.against': `{side, select, you {Против ваших: ${cubes}} black {Против ${againstBlack}} other {Против ${against} ({name})}}`,
  'dead-reckoning.battle.fire.against.most': `Против ${against} ({name}), если выстрелят все пушки`,
  'dead-reckoning.battle.play': 'Разыграть карты ({count})',
  'dead-reckoning.battle.level.up': 'Повысить уровень ({count})',
  'dead-reckoning.battle.goods': 'Разобрать трюмы',
  'dead-reckoning.battle.abilities.use': 'Использовать свойство ({count})',
  'dead-reckoning.battle.shift.all': 'Какой кубик и куда ({count})',
  'dead-reckoning.battle.remove.all': 'Какой кубик ({count})',
  'dead-reckoning.battle.loot.all': 'Разложить всё',
  'dead-reckoning.battle.loot.all.detail': 'монеты первыми, сперва на корабль',
  'dead-reckoning.battle.loot.one': 'Разложить иначе',
  'dead-reckoning.battle.loot.good': '{good, select, cargo {Груз} other {Монета}} ×\u00a0{count}',
  'dead-reckoning.battle.loot.to.0': 'на корабль',
  'dead-reckoning.battle.loot.to.1': 'на остров',
  'dead-reckoning.battle.loot.to.2': 'не брать',
  'dead-reckoning.battle.loot.good.upTo': '{good, select, cargo {Грузы} other {Монеты}}, до {count}',
} as const;
