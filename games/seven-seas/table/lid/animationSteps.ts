/** How a throw is shown: the recording, then the fights one by one, then what came of them. */
import type { AnimationStep } from '@broadside/kit';
import { readFrames } from '@broadside/kit/recording';
import type { NameOf } from '@broadside/text';
import type { Lid, SevenSeasEvent } from '../../rules/state.ts';
import type { SevenSeasView } from '../../rules/view.ts';
import type { TableSay } from '../../text/table.ts';
import { isRaid } from './model.ts';
import type { LidShow } from './show.ts';
import { type Speech, sideWords } from './words.ts';

type Event<T extends SevenSeasEvent['type']> = Extract<SevenSeasEvent, { type: T }>;
type LidAnimationStep = AnimationStep<SevenSeasView> & { readonly show: LidShow };

/** Milliseconds at normal speed. All fights of a raid together take no longer than the long ones. */
export const PACE = { settle: 350, fight: 650, fights: 6100, result: 900, marked: 1100 } as const;

export const fightMs = (fights: number): number => Math.min(PACE.fight, Math.round(PACE.fights / Math.max(1, fights)));

/** A throw that was prescribed or made by the fast model has no recording. */
const recordingMs = (recording: string): number => readFrames(recording)?.ms ?? 0;

/** The dice as they lie after the throw, with nothing fought yet. */
function landedLid(before: Lid | null, event: Event<'landed'>, after: Lid | null): Lid {
  const index = after?.index ?? (before?.index ?? 0) + 1;
  const { card, seat, sides, dice } = event;
  return { index, card, thrower: seat, sides, dice, fights: [], hits: [] };
}

function landing(view: SevenSeasView, { film: recording, sides, dice }: Event<'landed'>): LidAnimationStep[] {
  const ms = recordingMs(recording);
  if (ms === 0) return [];
  return [{ flights: [], view, show: { kind: 'throw', film: recording, sides, dice }, rest: ms + PACE.settle }];
}

/** Each fight rests on a view in which it is over, while its show still marks it as the present one. */
function fighting(view: SevenSeasView, lid: Lid, fought: readonly Event<'fought'>[]): LidAnimationStep[] {
  const ms = fightMs(fought.length);
  const pairs = [...lid.fights, ...fought.flatMap(({ red, pirate }) => [red, pirate])];
  const first = lid.fights.length / 2;
  return fought.map((_, step) => {
    const at = first + step;
    const fights = pairs.slice(0, (at + 1) * 2);
    return {
      flights: [],
      view: { ...view, lid: { ...lid, fights } },
      show: { kind: 'fights', pairs, at, ms },
      rest: ms,
      sound: 'cannon',
    };
  });
}

/** "Inés 4, you 2": a loot card for every ship left (S7-CAPTAIN-18). */
const sharesOf = (speech: Speech, left: readonly number[]): string =>
  left
    .flatMap((cards, seat) =>
      cards > 0 ? [speech.say('seven-seas.lid.call.share', { ...sideWords(speech, seat), cards })] : [],
    )
    .join(', ');

function raidOver(view: SevenSeasView, event: Event<'raidEnded'>, speech: Speech): LidAnimationStep {
  const looted = event.left.some((ships) => ships > 0);
  const outcome = event.won ? (looted ? 'won' : 'wonByNobody') : 'lost';
  return {
    flights: [],
    view,
    show: { kind: 'result', paid: [] },
    call: {
      text: speech.say(`seven-seas.lid.call.${outcome}`, { loot: sharesOf(speech, event.left) }),
      tone: event.won && looted ? 'good' : 'bad',
    },
    rest: PACE.result,
    sound: event.won && looted ? 'coins' : 'bust',
  };
}

const pick = <T extends SevenSeasEvent['type']>(events: readonly SevenSeasEvent[], type: T): readonly Event<T>[] =>
  events.filter((event): event is Event<T> => event.type === type);

/** A curse has found its dice: they are marked before anybody pays (S7-CURSE-3). */
function marked(
  view: SevenSeasView,
  lid: Lid,
  after: Lid | null,
  events: readonly SevenSeasEvent[],
): LidAnimationStep[] {
  if (isRaid(lid) || after === null || after.index !== lid.index || after.hits.length === lid.hits.length) return [];
  const paid = pick(events, 'hit').map(({ seat, cards, ships }) => ({ seat, cards, ships }));
  const show: LidShow = { kind: 'result', paid };
  return [{ flights: [], view: { ...view, lid: after }, show, rest: PACE.marked, sound: 'cannon' }];
}

/**
 * The animation steps of a throw, of the fights that followed it, and of the end of the raid. Nothing but the lid
 * changes in their views: ships, tokens and cards follow in the steps after them.
 */
export function lidAnimation(
  before: SevenSeasView,
  events: readonly SevenSeasEvent[],
  after: SevenSeasView,
  say: TableSay,
  nameOf: NameOf,
): readonly LidAnimationStep[] {
  const [landed] = pick(events, 'landed');
  const lid = landed === undefined ? before.lid : landedLid(before.lid, landed, after.lid);
  if (lid === null) return [];
  const thrown = { ...before, lid };
  const animationSteps = [
    ...(landed === undefined ? [] : landing(thrown, landed)),
    ...fighting(thrown, lid, pick(events, 'fought')),
    ...marked(thrown, lid, after.lid, events),
  ];
  const last = animationSteps.at(-1)?.view ?? thrown;
  // A raid to which nobody sent a ship ends without a throw (S7-CAPTAIN-6).
  const ends = pick(events, 'raidEnded').filter(({ card }) => card === lid.card);
  return [...animationSteps, ...ends.map((event) => raidOver(last, event, { viewer: after.eye, say, nameOf }))];
}
