/** A battle in words. */

import type { GameEvent } from '@broadside/kernel';
import { nameToReader } from '@broadside/text';
import { buildingCard } from '../../cards/table.ts';
import type { BattleCube } from '../../rules/battleState.ts';
import type { DeadReckoningEvent } from '../../rules/events.ts';
import { BLACK } from '../../rules/facade.ts';
import { deadReckoningVoice, goodsWords, listOf, namedWithRival, placeName, zoneWords } from '../../text/index.ts';
import { tBattle } from '../../text/table.ts';
import type { Props } from '../props.ts';
import { damageTo, isAhead, isShip, lootOf, type Push, pushesOf, type Shown, sidesOf, strengthOf } from './model.ts';

/** What is needed to speak of a battle. */
export type Speech = Pick<Props, 'view' | 'say' | 'nameOf'>;

/** Whose: of whoever looks, of another by name, or nobody's. */
export function whose({ view, say, nameOf }: Speech, side: number): { readonly side: string; readonly name: string } {
  if (side === BLACK) return { side: 'black', name: '' };
  const name = namedWithRival(view.seats, say, nameOf)(side);
  return { side: side === view.eye ? 'you' : 'other', name };
}

export const sideName = (speech: Speech, side: number): string => tBattle(speech, 'side', whose(speech, side));

/** What fights without a ship: a merchant or a building. */
export const foeName = ({ say }: Pick<Speech, 'say'>, { building, card }: Shown): string =>
  deadReckoningVoice.card(building === -1 ? card : buildingCard(building), say);

/** A side as the head of its figures. */
export const rankName = (speech: Speech, battle: Shown, side: number): string =>
  isShip(battle, side) ? sideName(speech, side) : foeName(speech, battle);

/** "Battle on Crab Shoal". */
export const titleOf = ({ view, ...speech }: Speech, { kind, at }: Shown): string =>
  kind === 'tie'
    ? tBattle(speech, 'title.tie')
    : tBattle(speech, 'title', { at: placeName(speech.say, at, view, '.by') });

/** The sentence of the log, said to whoever looks. */
const sentenceOf = ({ view, say, nameOf }: Speech, event: GameEvent): string | undefined =>
  deadReckoningVoice.event(event, say, nameToReader(nameOf, view.eye, say), view);

export const beginningOf = (speech: Speech, battle: Shown): string => {
  const { kind, attacker, defender, at, building, cause } = battle;
  const card = building === -1 ? battle.card : buildingCard(building);
  const event = { type: 'battleBegan', kind, seat: attacker, defender, at, card, cause };
  return sentenceOf(speech, event) ?? '';
};

/** A zone with what lies in it: "B2, strength 1: 2 cubes of Mira, 1 black cube". */
export function zoneLine(speech: Speech, zone: number, cubes: readonly BattleCube[]): string {
  const here = cubes.filter((cube) => cube.zone === zone);
  const name = zoneWords(speech.say, zone);
  if (here.length === 0) return tBattle(speech, 'zone.empty', { zone: name });
  const owners = [...new Set(here.map(({ side }) => side))].map((side) =>
    tBattle(speech, 'zone.cubes', { ...whose(speech, side), cubes: here.filter((cube) => cube.side === side).length }),
  );
  return tBattle(speech, 'zone', { zone: name, cubes: listOf(owners, speech.say) });
}

/** "Your cube: B2, strength 1 → C1, loot: 1 coin". */
export const pushLine = (speech: Speech, { side, from, to }: Push): string =>
  tBattle(speech, 'pushed', {
    ...whose(speech, side),
    from: zoneWords(speech.say, from),
    to: to < 0 ? tBattle(speech, 'offBoard') : zoneWords(speech.say, to),
  });

/** What happened, one sentence each; pushes follow the throw that made them. */
export function eventLines(speech: Speech, event: DeadReckoningEvent): readonly string[] {
  const text = sentenceOf(speech, event);
  const pushes = event.type === 'landed' ? pushesOf(event).map((push) => pushLine(speech, push)) : [];
  return [...(text === undefined ? [] : [text]), ...pushes];
}

/** What the step of loot would bring: "Mira 1 coin". */
export function lootForecast(speech: Speech, battle: Shown): string | undefined {
  const shares = sidesOf(speech.view, battle).flatMap((side) => {
    const { cargo, coins, any } = lootOf(battle, side);
    if (cargo + coins + any === 0) return [];
    return [tBattle(speech, 'share', { who: sideName(speech, side), what: goodsWords(speech.say, cargo, coins, any) })];
  });
  return shares.length === 0 ? undefined : tBattle(speech, 'next.loot', { shares: shares.join('; ') });
}

export function damageForecast(speech: Speech, battle: Shown): string | undefined {
  const shares = sidesOf(speech.view, battle).flatMap((side) => {
    const damage = damageTo(battle, side);
    return damage === 0 ? [] : [tBattle(speech, 'share', { who: sideName(speech, side), what: String(damage) })];
  });
  return shares.length === 0 ? undefined : tBattle(speech, 'next.damage', { shares: shares.join('; ') });
}

/** DR-BSHIP-19: who is ahead at equal strength is so as the attacker, and the words say it. */
function standingOf(speech: Speech, battle: Shown, ahead: number | undefined): string {
  if (ahead === undefined) return tBattle(speech, 'level');
  const own = strengthOf(battle, ahead);
  const even = sidesOf(speech.view, battle).every((side) => strengthOf(battle, side) === own);
  return tBattle(speech, even ? 'ahead.even' : 'ahead', whose(speech, ahead));
}

export function strengthForecast(speech: Speech, battle: Shown): string {
  const sides = sidesOf(speech.view, battle);
  const figures = sides.map((side) =>
    tBattle(speech, 'share', { who: sideName(speech, side), what: String(strengthOf(battle, side)) }),
  );
  const ahead = sides.find((side) => isAhead(battle, side, sides));
  return tBattle(speech, 'next.strength', { shares: figures.join('; '), standing: standingOf(speech, battle, ahead) });
}
