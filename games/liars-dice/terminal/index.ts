/** Liar's Dice in a terminal: from a view to lines of text. */

import type { Action, Seat } from '@broadside/kernel';
import type { KeyUnder } from '@broadside/text';
import {
  flow,
  type Line,
  quiet,
  rankingTable,
  strong,
  type TerminalTable,
  type Room as TextRoom,
  tinted,
  type Weight,
} from '@broadside/text/terminal';
import { counts, diceInPlay, onesAreWild, onesWeighDouble, outcome, standingBid, tableSeen } from '../rules/facade.ts';
import type { Face, LiarsDiceEvent } from '../rules/state.ts';
import type { LiarsDiceView } from '../rules/view.ts';
import { bidWords } from '../text/index.ts';
import { type TerminalSay, terminalText } from '../text/terminal.ts';

type Room = TextRoom<TerminalSay>;

const KEY = 'liars-dice.terminal';
const [ACTING, BEGAN, KEPT, LOST] = ['▶', '★', '●', '○'];

const glued = (text: string): string => text.replaceAll(' ', '\u00a0');
const asked = ({ flow: [frame] }: LiarsDiceView): Seat | undefined => frame?.seat;

function headline(view: LiarsDiceView, { say, nameOf }: Room): Line {
  const seat = asked(view);
  if (seat === undefined) return [say(`${KEY}.over`)];
  const round = say(view.palifico ? `${KEY}.palifico` : `${KEY}.round`, { round: view.round });
  return [strong(round), ' · ', nameOf(seat), ' · ', say('liars-dice.step.turn')];
}

/** The bid that stands, how many dice there are, and what ones are worth. */
function bidLines(view: LiarsDiceView, room: Room): Line[] {
  const { say } = room;
  if (view.flow.length === 0) return [];
  const bid = standingBid(view);
  const now = bid ? say(`${KEY}.bid`, { bid: bidWords(bid, say) }) : say(`${KEY}.noBid`);
  return flow(
    [
      [strong(glued(now))],
      [quiet(glued(say(`${KEY}.inPlay`, { dice: diceInPlay(tableSeen(view)) })))],
      [quiet(glued(say(onesAreWild(view) ? `${KEY}.wild` : `${KEY}.plain`)))],
    ],
    room,
  );
}

/** LD-BID-6: who bid what, in order. */
function historyLines(view: LiarsDiceView, room: Room): Line[] {
  if (view.bids.length === 0) return [];
  const items = view.bids.map((bid): Line => [glued(`${room.nameOf(bid.seat)} ${bidWords(bid, room.say)}`)]);
  return flow(items, room, [strong(room.say(`${KEY}.bids`)), ' ']);
}

const cupOf = (dice: readonly (Face | '?')[]): string => glued(`[${dice.join(' ')}]`);

function playerLine(view: LiarsDiceView, seat: Seat, room: Room): Line {
  const { dice, covered, cup, shown } = view.pirates[seat];
  const inside = cup ?? Array.from({ length: covered }, () => '?' as const);
  const lamps = KEPT.repeat(dice) + LOST.repeat(Math.max(0, view.options.dice - dice));
  const cupText = dice === 0 && view.flow.length > 0 ? room.say(`${KEY}.out`) : cupOf(inside);
  const open = shown.length > 0 ? ` +${shown.join(' +')}` : '';
  const name = room.nameOf(seat);
  return room.pen.cut(
    [
      asked(view) === seat ? tinted('title', `${ACTING} `) : '  ',
      view.first === seat ? tinted('gold', `${BEGAN} `) : '  ',
      ...room.pen.pad([seat === view.eye ? strong(name) : name], nameWidth(view, room)),
      `  ${lamps}  `,
      seat === view.eye ? strong(cupText) : cupText,
      tinted('gold', open),
    ],
    room.columns,
  );
}

function nameWidth(view: LiarsDiceView, room: Room): number {
  const widest = Math.max(...view.pirates.map((_, seat) => room.pen.width([room.nameOf(seat)])));
  return Math.min(widest, Math.floor(room.columns / 4));
}

/** LD-HID-2: the dice of the last call; those that counted stand out. */
function lastLines({ last }: LiarsDiceView, room: Room): Line[] {
  if (!last) return [];
  const { say, nameOf } = room;
  const found = say(`${KEY}.found`, { bid: bidWords(last.bid, say), name: nameOf(last.bid.seat), total: last.total });
  const cups = last.cups.flatMap((dice, seat): Line[] => {
    if (dice.length === 0) return [];
    const faces = dice.map((die) => (counts(die, last.bid.face, last.wild) ? `${die}*` : String(die)));
    return [[glued(`${nameOf(seat)} ${faces.join(' ')}`)]];
  });
  return flow([[glued(found)], ...cups], room, [strong(say(`${KEY}.last`)), ' ']);
}

/** Everything, or without the empty lines, or without what is past, until it fits. */
function draw(view: LiarsDiceView, room: Room): Line[] {
  const parts = {
    bid: bidLines(view, room),
    bids: historyLines(view, room),
    players: view.pirates.map((_, seat) => playerLine(view, seat, room)),
    last: lastLines(view, room),
  };
  const styles = [
    [[...parts.bid, ...parts.bids], parts.players, parts.last],
    [[...parts.bid, ...parts.bids, ...parts.players, ...parts.last]],
    [[...parts.bid, ...parts.bids, ...parts.players]],
    [[...parts.bid, ...parts.players]],
  ];
  const drawn = styles.map((style) =>
    style.filter((part) => part.length > 0).flatMap((part, at) => (at > 0 ? [[], ...part] : part)),
  );
  return drawn.find((lines) => lines.length <= room.rows) ?? (drawn.at(-1) as Line[]);
}

/** The rules in brief: of the variants only those that are played here. */
function reminder(view: LiarsDiceView, room: Room): Line[] {
  const { options } = view;
  const parts: KeyUnder<typeof terminalText.en, `${typeof KEY}.reminder`>[] = [
    'round',
    `raise.${options.raise}`,
    ...(options.wild ? ['wild' as const] : []),
    ...(onesWeighDouble({ options, palifico: false }) ? ['double' as const] : []),
    'call',
    ...(options.loss === 'difference' ? [options.loss] : []),
    ...(options.exact === 'off' ? [] : [options.exact]),
    ...(options.palifico ? ['palifico' as const] : []),
    ...(options.show ? ['show' as const] : []),
    'end',
  ];
  return parts.flatMap((part) => room.pen.wrap([`· ${room.say(`${KEY}.reminder.${part}`)}`], room.columns, 2));
}

const abilities = (_view: LiarsDiceView, room: Room): Line[] => [
  [tinted('title', room.say(`${KEY}.signs`))],
  ...room.pen.wrap([room.say(`${KEY}.signList`)], room.columns, 2),
];

const WEIGHTS: Readonly<Partial<Record<LiarsDiceEvent['type'], Weight>>> = {
  roundBegan: 'chapter',
  counted: 'alarm',
  out: 'alarm',
  threw: 'aside',
};

function scoreSheet(view: LiarsDiceView, room: Room): Line[] {
  const result = outcome(view);
  return result ? rankingTable(result.ranking, ['points', 'rounds'], 'liars-dice.sheet', room) : [];
}

export const liarsDiceTerminal: TerminalTable = {
  catalogues: terminalText,
  title: (say: TerminalSay) => say('liars-dice.name'),
  headline: (view, room) => headline(view as LiarsDiceView, room),
  draw: (view, room) => draw(view as LiarsDiceView, room),
  abilities: (view, room) => abilities(view as LiarsDiceView, room),
  reminder: (view, room) => reminder(view as LiarsDiceView, room),
  weight: ({ type }) => WEIGHTS[type as LiarsDiceEvent['type']] ?? 'news',
  // A call is the point of the game, not a slip.
  isFatal: (_action: Action) => false,
  scoreSheet: (view, room) => scoreSheet(view as LiarsDiceView, room),
};
