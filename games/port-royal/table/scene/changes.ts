/** Small changes to a scene, of which its facts are made. */

import type { Seat } from '@broadside/kernel';
import type { CardId } from '../../cards/table.ts';
import type { AdventureView, ContractsView, ExtraView } from '../../rules/extra.ts';
import { areaOf } from '../../rules/facade.ts';
import type { PortRoyalFrame } from '../../rules/state.ts';
import type { PlayerView } from '../../rules/view.ts';
import { type Scene, waitingIn } from './scene.ts';

export const without = (cards: readonly CardId[], card: CardId): readonly CardId[] => {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
};

/** With the sums of the rules. */
function counted({ extra }: Scene, seat: Seat, player: PlayerView): PlayerView {
  const { points, sabres } = areaOf(extra, seat, player.persons, player.expeditions);
  return { ...player, points, sabres };
}

export const withPlayer = (scene: Scene, seat: Seat, change: Partial<PlayerView>): Scene => ({
  ...scene,
  players: scene.players.map((player, at) => (at === seat ? counted(scene, seat, { ...player, ...change }) : player)),
});

export const withCoins = (scene: Scene, seat: Seat, coins: number): Scene =>
  withPlayer(scene, seat, { coins: scene.players[seat].coins + coins });

/** The expansions' part changed; points may have come with it. */
function withExtra(scene: Scene, extra: ExtraView): Scene {
  const changed = { ...scene, extra };
  return { ...changed, players: scene.players.map((player, seat) => counted(changed, seat, player)) };
}

export function withTucked(scene: Scene, seat: Seat, card: CardId): Scene {
  const { extra } = scene;
  return extra === null ? scene : withExtra(scene, { ...extra, tucked: addTo(extra.tucked, seat, card) });
}

export function withContracts(scene: Scene, change: (contracts: ContractsView) => Partial<ContractsView>): Scene {
  const contracts = scene.extra?.contracts;
  if (!scene.extra || !contracts) return scene;
  return withExtra(scene, { ...scene.extra, contracts: { ...contracts, ...change(contracts) } });
}

export function withAdventure(scene: Scene, change: (adventure: AdventureView) => Partial<AdventureView>): Scene {
  const adventure = scene.extra?.adventure;
  if (!scene.extra || !adventure) return scene;
  return withExtra(scene, { ...scene.extra, adventure: { ...adventure, ...change(adventure) } });
}

/** Ships that were items leave the area (PR-ITEM-4). */
export const spend = (scene: Scene, seat: Seat, ships: readonly CardId[]): Scene =>
  withAdventure(scene, ({ items }) => ({ items: setAt(items, seat, ships.reduce(without, items[seat])) }));

/** One more in a row. */
export const addTo = <T>(rows: readonly (readonly T[])[], at: number, item: T): readonly (readonly T[])[] =>
  rows.map((row, place) => (place === at ? [...row, item] : row));

/** Another thing at one place. */
export const setAt = <T>(row: readonly T[], at: number, item: T): readonly T[] =>
  row.map((known, place) => (place === at ? item : known));

/** Onto the discard pile, of which everybody sees all or the top card (PR-OPT-11). */
export function discard(scene: Scene, cards: readonly CardId[]): Scene {
  const known = [...scene.discarded, ...cards];
  const discarded = scene.options.discardPile === 'open' ? known : known.slice(-1);
  return { ...scene, discard: scene.discard + cards.length, discarded };
}

/** The frame without a card that waited in it; nothing if it waited for that card alone. */
function withoutWaiting(frame: PortRoyalFrame, card: CardId): readonly PortRoyalFrame[] {
  if (frame.step === 'gambling') return [{ ...frame, waiting: without(frame.waiting, card) }];
  return waitingIn(frame).includes(card) ? [] : [frame];
}

/** A card at the edge has found its place. */
export function leaveEdge(scene: Scene, card: CardId): Scene {
  const { revealed = [], ...rest } = scene;
  if (revealed.includes(card)) return { ...rest, revealed: without(revealed, card) };
  return { ...scene, flow: scene.flow.flatMap((frame) => withoutWaiting(frame, card)) };
}

/** Something new begins: nothing lies at the edge any more. */
export function waitAt(scene: Scene, frame: PortRoyalFrame): Scene {
  const { revealed: _revealed, wreckedBy: _wreckedBy, ...rest } = scene;
  return { ...rest, flow: [frame] };
}

/** The question is answered. */
export const answered = (scene: Scene, step: PortRoyalFrame['step']): Scene => ({
  ...scene,
  flow: scene.flow.filter((frame) => frame.step !== step),
});

export const withFrame = <S extends PortRoyalFrame['step']>(
  scene: Scene,
  step: S,
  change: (frame: Extract<PortRoyalFrame, { readonly step: S }>) => PortRoyalFrame,
): Scene => ({
  ...scene,
  flow: scene.flow.map((frame) =>
    frame.step === step ? change(frame as Extract<PortRoyalFrame, { readonly step: S }>) : frame,
  ),
});

/** PR-TRADE-4: a card leaves the harbour, and one take fewer is left. */
export const take = (scene: Scene, card: CardId): Scene => ({
  ...withFrame(scene, 'tradeAndHire', (frame) => ({ ...frame, left: frame.left - 1, taken: frame.taken + 1 })),
  harbour: without(scene.harbour, card),
});
