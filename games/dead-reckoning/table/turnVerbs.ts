/** The verbs of the own turn. Four of them have fixed places and stay there greyed, with a reason in a few words. */
import type { Seat } from '@broadside/kernel';
import { type Choice, gather, percent } from '@broadside/kit';
import { isBack, isMerchant, NO_CARD, rowCard } from '../cards/table.ts';
import type { ActionType, DeadReckoningAction } from '../rules/actions.ts';
import { HARBOUR, REASONS } from '../rules/facade.ts';
import type { ReasonCode } from '../rules/reasons.ts';
import { t } from '../text/table.ts';
import { listOf } from '../text/words.ts';
import { cargoAboard, cargoAshore } from './aboard.ts';
import { battlesAt } from './battle/ahead.ts';
import { choiceOf, legalOf } from './buttons.ts';
import { CHOICE_ICONS } from './icons.tsx';
import type { Props } from './props.ts';
import { sailsToRaise } from './sails.ts';
import { wasteWords } from './waste.ts';

type ActionOf<T extends ActionType> = Extract<DeadReckoningAction, { readonly type: T }>;

const each = (props: Props, seat: Seat, ...types: readonly ActionType[]): Choice[] =>
  types.flatMap((type) =>
    legalOf(props, type).map((action): Choice => ({ ...choiceOf(props, seat, action), icon: CHOICE_ICONS[type] })),
  );

/** Why not, in a few words, and which reason of the rules that is: its clause leads to the rulebook. */
const SHORT = {
  raised: 'already-raised',
  moved: 'already-moved',
  noSails: 'no-sails',
  raiseFirst: 'raise-first',
  sailsLeft: 'too-far',
  inHarbour: 'nowhere-to-load',
  nothingHere: 'nowhere-to-load',
  noRoom: 'no-room',
  notYours: 'not-controlled',
  noCard: 'nothing-to-buy',
  twice: 'bought-twice',
  dear: 'too-dear',
} as const satisfies Readonly<Record<string, ReasonCode>>;

interface Why {
  readonly why: keyof typeof SHORT;
  readonly words: string;
}

const plain = (props: Props, why: Exclude<Why['why'], 'inHarbour' | 'dear'>): Why => ({
  why,
  words: t(props, `not.${why}`),
});

/** The verb in its place although it cannot be pressed. */
const greyed = (key: string, label: string, icon: ActionType, { why, words }: Why): Choice => ({
  key,
  label,
  icon: CHOICE_ICONS[icon],
  reason: words,
  clause: REASONS[SHORT[why]],
});

function raiseOf(props: Props, seat: Seat, action: ActionOf<'raise'>): Choice {
  const sails = sailsToRaise(props.view, seat, action.cards);
  const choice = { ...choiceOf(props, seat, action), icon: CHOICE_ICONS.raise };
  return action.cards.length === 0
    ? { ...choice, label: t(props, 'choice.raise.count', { sails }) }
    : { ...choice, detail: t(props, 'choice.raise.brings', { sails }) };
}

/** DR-SAIL-9: sails are raised once, with every choice of alternatives; the button says how many. */
function raising(props: Props, seat: Seat): readonly Choice[] {
  const { raised, moved } = props.view.turn;
  const actions = legalOf(props, 'raise');
  if (actions.length === 0) {
    const { sails } = props.view.players[seat];
    const label = raised ? t(props, 'choice.raised', { sails }) : t(props, 'choice.raise');
    return [greyed('raise', label, 'raise', plain(props, raised ? 'raised' : moved ? 'moved' : 'noSails'))];
  }
  const counts = actions.map(({ cards }) => sailsToRaise(props.view, seat, cards));
  return gather(
    actions.map((action) => raiseOf(props, seat, action)),
    () => ({
      key: 'raise',
      label: t(props, 'choice.raise.upTo', { from: Math.min(...counts), to: Math.max(...counts) }),
      icon: CHOICE_ICONS.raise,
    }),
  );
}

/** "battle with Anna, 75%". */
export function battleWords(props: Props, seat: Seat, at: number): string | undefined {
  const ahead = battlesAt(props.view, seat, at);
  if (ahead.length === 0) return undefined;
  const names = ahead.map(({ foe, win }) =>
    props.odds
      ? t(props, 'ahead.chance', { name: props.nameOf(foe), percent: percent(win) })
      : t(props, 'ahead.name', { name: props.nameOf(foe) }),
  );
  return t(props, 'ahead', { names: listOf(names, props.say) });
}

function sailOf(props: Props, seat: Seat, action: ActionOf<'sail' | 'pass'>): Choice {
  const choice = { ...choiceOf(props, seat, action), icon: CHOICE_ICONS[action.type] };
  const battle = action.type === 'sail' ? battleWords(props, seat, action.to) : undefined;
  if (battle === undefined) return choice;
  return { ...choice, detail: battle, tone: 'danger', confirm: t(props, 'ahead.confirm', { battle }) };
}

function sailing(props: Props, seat: Seat): readonly Choice[] {
  const { sails } = props.view.players[seat];
  const actions = [...legalOf(props, 'sail'), ...legalOf(props, 'pass')];
  if (actions.length === 0) {
    const why = plain(props, props.view.turn.raised ? 'sailsLeft' : 'raiseFirst');
    return [greyed('sail', t(props, 'choice.sail.off'), 'sail', why)];
  }
  return gather(
    actions.map((action) => sailOf(props, seat, action)),
    () => ({
      key: 'sail',
      label: t(props, 'choice.sail', { count: actions.length }),
      detail: t(props, 'sails.left', { sails }),
      icon: CHOICE_ICONS.sail,
    }),
  );
}

/** Goods that wait elsewhere, in a few words. */
function whereGoodsAre(props: Props, seat: Seat): Why {
  const { dock, at } = props.view.players[seat];
  if (at !== HARBOUR && dock > 0) return { why: 'inHarbour', words: t(props, 'not.inHarbour', { cargo: dock }) };
  if (cargoAshore(props.view, seat) === 0) return plain(props, 'nothingHere');
  return plain(props, at === HARBOUR || props.view.sea[at].controller === seat ? 'noRoom' : 'notYours');
}

function goods(props: Props, seat: Seat): readonly Choice[] {
  const single = each(props, seat, 'load', 'unload', 'rearrange', 'jettison');
  const loads = legalOf(props, 'load').length > 0;
  if (single.length === 0) return [greyed('goods', t(props, 'choice.load'), 'load', whereGoodsAre(props, seat))];
  return gather(
    single,
    () => ({
      key: 'goods',
      label: t(props, loads ? 'choice.load' : 'choice.goods'),
      detail: loads
        ? t(props, 'choice.load.ashore', { cargo: cargoAshore(props.view, seat) })
        : whereGoodsAre(props, seat).words,
      icon: CHOICE_ICONS[loads ? 'load' : 'rearrange'],
    }),
    0,
  );
}

/** DR-BUY-2. */
const MOST_PURCHASES = 2;

function whyNotBuy(props: Props, seat: Seat, card: number): Why {
  if (card === NO_CARD || isBack(card)) return plain(props, 'noCard');
  if (props.view.turn.bought >= MOST_PURCHASES) return plain(props, 'twice');
  const cargo = cargoAboard(props.view, seat);
  return { why: 'dear', words: t(props, 'not.dear', { price: rowCard(card).price, cargo }) };
}

function buying(props: Props, seat: Seat): readonly Choice[] {
  const deals = each(props, seat, 'buy', 'trade');
  if (deals.length > 0) return deals;
  const { at } = props.view.players[seat];
  const card = at === HARBOUR ? NO_CARD : props.view.sea[at].card;
  const type = card !== NO_CARD && isMerchant(card) ? 'trade' : 'buy';
  return [greyed(type, t(props, `choice.${type}.off`), type, whyNotBuy(props, seat, card))];
}

/** Cards to play and abilities to use; the cards themselves do the same. */
function crew(props: Props, seat: Seat): readonly Choice[] {
  const [uses, plays] = [each(props, seat, 'use'), each(props, seat, 'play')];
  const key = plays.length > 0 ? 'play' : 'use';
  const words = plays.length > 0 && uses.length > 0 ? 'crew' : key;
  return gather([...plays, ...uses], () => ({
    key,
    label: t(props, `choice.${words}`, { count: plays.length + uses.length }),
    icon: CHOICE_ICONS[key],
  }));
}

function attacks(props: Props, seat: Seat): readonly Choice[] {
  const single = each(props, seat, 'attack', 'storm', 'flag', 'fight');
  const label = t(props, 'choice.attack', { count: single.length });
  return gather(single, () => ({ key: 'attack', label, icon: CHOICE_ICONS.attack })).map(
    (choice): Choice => ({ ...choice, tone: 'danger' }),
  );
}

/** DR-DEC-30: with what would be lost by it. */
function ending(props: Props, seat: Seat, alone: boolean): Choice[] {
  const waste = wasteWords(props, seat);
  const tone = waste ? 'danger' : alone ? 'main' : 'plain';
  return legalOf(props, 'end').map((action) => ({
    ...choiceOf(props, seat, action),
    icon: CHOICE_ICONS.end,
    tone,
    hotkey: 'E',
    detail: waste ?? t(props, 'waste.none'),
  }));
}

const withKey = (choices: readonly Choice[], hotkey: string): Choice[] =>
  choices.map((choice, at) => (at === 0 ? { ...choice, hotkey } : choice));

/** A phone has room for three rows of two, the end of the turn among them. */
const IN_SIGHT = 5;

/** Where there is too much, what cannot be pressed gives way first. */
function fitting(choices: readonly Choice[]): readonly Choice[] {
  const spare = choices.length - IN_SIGHT;
  const off = choices.filter(({ reason }) => reason !== undefined).slice(0, Math.max(0, spare));
  return choices.filter((choice) => !off.includes(choice));
}

/** Which of them is most likely meant: cards count before sails go up, and a ship that can sail sails. */
const LIKELY = ['sail', 'play', 'raise', 'buy', 'trade', 'use'];

function toned(choices: readonly Choice[]): readonly Choice[] {
  const rank = ({ key, reason, tone }: Choice): number =>
    reason !== undefined || tone !== undefined ? -1 : LIKELY.indexOf(key.split('.')[0]);
  const best = choices
    .filter((choice) => rank(choice) >= 0)
    .toSorted((one, other) => rank(one) - rank(other))
    .at(0);
  return choices.map((choice): Choice => (choice === best ? { ...choice, tone: 'main' } : choice));
}

export function turnVerbs(props: Props, seat: Seat): readonly Choice[] {
  const choices = toned(
    fitting([
      ...withKey(raising(props, seat), 'R'),
      ...withKey(sailing(props, seat), 'S'),
      ...withKey(goods(props, seat), 'G'),
      ...withKey(buying(props, seat), 'B'),
      ...each(props, seat, 'claim').map((choice): Choice => ({ ...choice, tone: 'gold', hotkey: 'M' })),
      ...withKey(attacks(props, seat), 'F'),
      ...withKey(crew(props, seat), 'P'),
    ]),
  );
  const alone = !choices.some(({ tone }) => tone === 'main');
  return [...choices, ...ending(props, seat, alone)];
}
