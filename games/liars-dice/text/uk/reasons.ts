/** Why something is refused, in Ukrainian. */
export const reasons = {
  'liars-dice.reason.no-bid-yet': 'Ставки ще немає. Зробіть першу ставку раунду.',
  'liars-dice.reason.no-such-face': 'У кубика шість граней. Назвіть одну з них.',
  'liars-dice.reason.no-dice-named': 'Ставка називає щонайменше один кубик.',
  'liars-dice.reason.too-many-dice':
    'У грі всього {most, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}}. Більше ставити не можна.',
  'liars-dice.reason.too-low': 'Ставка зараз: {bid}. Назвіть більше кубиків або стільки ж, але старшого числа.',
  'liars-dice.reason.count-must-rise': 'Ставка зараз: {bid}. За цим столом кожна ставка називає більше кубиків.',
  'liars-dice.reason.too-few-ones': 'Ставка зараз: {bid}. Одиниць потрібно щонайменше половину названої кількості.',
  'liars-dice.reason.too-few-after-ones':
    'Ставка зараз: {bid}. Одиниці тут удвічі цінніші: іншого числа потрібно щонайменше {least}, або назвіть більше одиниць.',
  'liars-dice.reason.no-ones-first': 'За цим столом раунд не починають з одиниць. Назвіть інше число.',
  'liars-dice.reason.face-is-fixed':
    'У паліфіко число не змінюють: {face}. Змінити його може лише той, хто має один кубик.',
  'liars-dice.reason.exact-is-off': 'За цим столом «рівно» не кажуть.',
  'liars-dice.reason.show-is-off': 'За цим столом до перевірки нічого не відкривають.',
  'liars-dice.reason.nothing-to-show': 'Під вашим стаканом нема чого відкрити: {face} не випали.',
  'liars-dice.reason.nothing-to-throw': 'До цієї ставки підходять усі ваші кубики: перекидати було б нема чого.',
} as const;
