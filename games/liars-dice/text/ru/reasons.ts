/** Why something is refused, in Russian. */
export const reasons = {
  'liars-dice.reason.no-bid-yet': 'Ставки ещё нет. Сделайте первую ставку раунда.',
  'liars-dice.reason.no-such-face': 'У кости шесть граней. Назовите одну из них.',
  'liars-dice.reason.no-dice-named': 'Ставка называет хотя бы одну кость.',
  'liars-dice.reason.too-many-dice':
    'В игре всего {most, plural, one {# кость} few {# кости} many {# костей} other {# кости}}. Назвать больше нельзя.',
  'liars-dice.reason.too-low': 'Ставка сейчас: {bid}. Назовите больше костей или столько же, но со старшим числом.',
  'liars-dice.reason.count-must-rise': 'Ставка сейчас: {bid}. За этим столом каждая ставка называет больше костей.',
  'liars-dice.reason.too-few-ones': 'Ставка сейчас: {bid}. Единиц нужно не меньше половины этого количества.',
  'liars-dice.reason.too-few-after-ones':
    'Ставка сейчас: {bid}. Единицы здесь весят вдвое: назовите больше единиц или другое число, количество — от {least}.',
  'liars-dice.reason.no-ones-first': 'За этим столом раунд не начинают с единиц. Назовите другое число.',
  'liars-dice.reason.face-is-fixed':
    'В палифико число не меняют, ставят на {face}. Сменить его может лишь тот, у кого одна кость.',
  'liars-dice.reason.exact-is-off': 'За этим столом «ровно» не говорят. Повысьте ставку или не поверьте ей.',
  'liars-dice.reason.show-is-off': 'За этим столом до проверки ничего не открывают.',
  'liars-dice.reason.nothing-to-show': 'Под вашим стаканом нечего открыть: {face} не выпали.',
  'liars-dice.reason.nothing-to-throw': 'К этой ставке подходят все ваши кости: перебрасывать было бы нечего.',
} as const;
