/** Чим вибір добрий, українською: факти, а не думки. Ні до кого не звертаємося: вибір міг бути й чужим. */
import { cardsMoved, coins, coinsGained, points } from './units.ts';

export const why = {
  'port-royal.why.bust':
    'Ризик провалу {percent}\u00a0%: {bad} з {all, plural, one {# карти} few {# карт} many {# карт} other {# карти}}, що можуть відкритися.',
  'port-royal.why.safe': 'Жодна карта, що може відкритися, не призведе до провалу.',
  'port-royal.why.busts': 'Ще одна карта — це ризик провалу {percent}\u00a0%.',
  'port-royal.why.gamble':
    '{cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}} одразу: ризик провалу {percent}\u00a0%.',
  'port-royal.why.gambled': 'Якщо обійдеться без провалу, можна взяти на одну карту більше.',
  'port-royal.why.colour': `Шанс на новий колір {percent}\u00a0%; тоді можна взяти ${cardsMoved}, а не {now}.`,
  'port-royal.why.nothing': 'Зараз у гавані немає нічого по кишені.',
  'port-royal.why.take.person': `Якщо спинитися, доступна карта «{card}»: ${points} за ${coinsGained}.`,
  'port-royal.why.take.free': `Якщо спинитися, доступна карта «{card}»: ${points} безкоштовно.`,
  'port-royal.why.take.ship': `Якщо спинитися, доступна торгівля: {card}. Це ще ${coins}.`,
  'port-royal.why.kept': `Разом із цим кораблем кольорів стане {colours}: можна взяти ${cardsMoved}.`,
  'port-royal.why.fatal': 'Це другий корабель свого кольору: пропала б уся гавань.',
  'port-royal.why.sunk': `Без цього корабля можна взяти ${cardsMoved}.`,
  'port-royal.why.coins': 'Монети: {from} → {to}.',
  'port-royal.why.points': 'Очки: {from} → {to}.',
  'port-royal.why.both': 'Очки: {from} → {to}, монети: {before} → {after}.',
  'port-royal.why.crowns': 'Корони: {from} → {to}.',
  'port-royal.why.last': `Набирається ${points}, і цей раунд стає останнім.`,
  'port-royal.why.missing':
    '{points, plural, one {До кінця партії залишиться # очко} few {До кінця партії залишаться # очки} many {До кінця партії залишиться # очок} other {До кінця партії залишиться # очка}}.',
  'port-royal.why.claim': `Цього досить для експедиції: ${points}.`,
  'port-royal.why.then': `Тоді вистачить монет на карту «{card}»: ${points}.`,
  'port-royal.why.rival': '{name}: {points} з {end} очок.',
  'port-royal.why.ending': `{name}: уже ${points}, триває останній раунд.`,
  'port-royal.why.fee': 'За кожну карту, взяту тут, [{name}?{name} отримує|ви отримуєте] 1 монету.',
  'port-royal.why.stay':
    '{coins, plural, =0 {Витрачати нема чого.} one {Лишається # монета.} few {Лишаються # монети.} many {Лишається # монет.} other {Лишається # монети.}}',
  'port-royal.why.text': 'На карті: «{text}»',
  'port-royal.why.busting': 'Якщо відкрити цю карту наступною, буде провал.',
  'port-royal.why.harmless': 'Якщо відкрити цю карту наступною, провалу не буде.',
  'port-royal.why.given': `{name}: поки що ${points} і ${coins}.`,
  'port-royal.why.score': 'Очки: {mine}; найкращий з решти: {theirs}; кінець настає за {end}.',
  'port-royal.why.team':
    '{left, plural, =0 {Усі контракти виконано} one {Не виконано # контракт} few {Не виконано # контракти} many {Не виконано # контрактів} other {Не виконано # контракту}}; {time, plural, one {лишилася # карта часу} few {лишилися # карти часу} many {лишилося # карт часу} other {лишилося # карти часу}}.',
  'port-royal.why.tasks': 'Виконано завдань: {done} з {all}.',
} as const;
