/** Чем выбор хорош, по-русски: факты, а не мнения. Ни к кому не обращаемся: выбор мог быть и чужим. */
import { cardsMoved, coins, coinsGained, points } from './units.ts';

export const why = {
  'port-royal.why.bust':
    'Риск провала {percent}\u00a0%: {bad} из {all, plural, one {# карты} few {# карт} many {# карт} other {# карты}}, которые могут открыться.',
  'port-royal.why.safe': 'Ни одна карта, которая может открыться, не приведёт к провалу.',
  'port-royal.why.busts': 'Ещё одна карта — это риск провала {percent}\u00a0%.',
  'port-royal.why.gamble':
    '{cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}} разом: риск провала {percent}\u00a0%.',
  'port-royal.why.gambled': 'Если обойдётся без провала, можно взять на одну карту больше.',
  'port-royal.why.colour': `Шанс на новый цвет {percent}\u00a0%; тогда можно взять ${cardsMoved}, а не {now}.`,
  'port-royal.why.nothing': 'Сейчас в гавани нет ничего по карману.',
  'port-royal.why.take.person': `Если остановиться, доступна карта «{card}»: ${points} за ${coinsGained}.`,
  'port-royal.why.take.free': `Если остановиться, доступна карта «{card}»: ${points} бесплатно.`,
  'port-royal.why.take.ship': `Если остановиться, доступна торговля: {card}. Это ещё ${coins}.`,
  'port-royal.why.kept': `Вместе с этим кораблём цветов станет {colours}: можно взять ${cardsMoved}.`,
  'port-royal.why.fatal': 'Это второй корабль своего цвета: пропала бы вся гавань.',
  'port-royal.why.sunk': `Без этого корабля можно взять ${cardsMoved}.`,
  'port-royal.why.coins': 'Монеты: {from} → {to}.',
  'port-royal.why.points': 'Очки: {from} → {to}.',
  'port-royal.why.both': 'Очки: {from} → {to}, монеты: {before} → {after}.',
  'port-royal.why.crowns': 'Короны: {from} → {to}.',
  'port-royal.why.last': `Набирается ${points}, и этот круг становится последним.`,
  'port-royal.why.missing':
    '{points, plural, one {До конца партии останется # очко} few {До конца партии останется # очка} many {До конца партии останется # очков} other {До конца партии останется # очка}}.',
  'port-royal.why.claim': `Этого хватит для экспедиции: ${points}.`,
  'port-royal.why.then': `Тогда хватит монет на карту «{card}»: ${points}.`,
  'port-royal.why.rival': '{name}: {points} из {end} очков.',
  'port-royal.why.ending': `{name}: уже ${points}, идёт последний круг.`,
  'port-royal.why.fee': 'За каждую карту, взятую здесь, [{name}?{name} получает|вы получаете] 1 монету.',
  'port-royal.why.stay':
    '{coins, plural, =0 {Тратить нечего.} one {Остаётся # монета.} few {Остаются # монеты.} many {Остаётся # монет.} other {Остаётся # монеты.}}',
  'port-royal.why.text': 'На карте: «{text}»',
  'port-royal.why.busting': 'Если открыть эту карту следующей, будет провал.',
  'port-royal.why.harmless': 'Если открыть эту карту следующей, провала не будет.',
  'port-royal.why.given': `{name}: пока ${points} и ${coins}.`,
  'port-royal.why.score': 'Очки: {mine}; лучший из остальных: {theirs}; конец наступает при {end}.',
  'port-royal.why.team':
    '{left, plural, =0 {Все контракты выполнены} one {Не выполнен # контракт} few {Не выполнены # контракта} many {Не выполнено # контрактов} other {Не выполнено # контракта}}; {time, plural, one {осталась # карта времени} few {остались # карты времени} many {осталось # карт времени} other {осталось # карты времени}}.',
  'port-royal.why.tasks': 'Выполнено заданий: {done} из {all}.',
} as const;
