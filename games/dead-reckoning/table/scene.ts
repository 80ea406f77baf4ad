/** The view after one fact, for the moments between the view before an entry and the view after it. */

import { buildingOf, isBack, NO_CARD } from '../cards/table.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { bitOf, NOBODY } from '../rules/facade.ts';
import type { DeadReckoningView, PlayerView, TileView } from '../rules/view.ts';
import { battleAfter } from './battle/after.ts';

const tile = (
  view: DeadReckoningView,
  at: number,
  change: (tile: TileView) => Partial<TileView>,
): DeadReckoningView => ({
  ...view,
  sea: view.sea.map((one, place) => (place === at ? { ...one, ...change(one) } : one)),
});

const player = (
  view: DeadReckoningView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): DeadReckoningView => ({
  ...view,
  players: view.players.map((one, place) => (place === seat ? { ...one, ...change(one) } : one)),
});

const added = (list: readonly number[], at: number, by: number): number[] =>
  list.map((count, place) => (place === at ? Math.max(0, count + by) : count));

/** Only what is seen at once on the board and in a battle; the rest comes with the view after the entry. */
export function happen(view: DeadReckoningView, event: DeadReckoningEvent): DeadReckoningView {
  const battle = battleAfter(view, event);
  const seen = onBoard(view, event);
  return battle === view.battle ? seen : { ...seen, battle };
}

function onBoard(view: DeadReckoningView, event: DeadReckoningEvent): DeadReckoningView {
  switch (event.type) {
    case 'turnBegan':
      return { ...view, active: event.seat, round: event.round };
    case 'explored':
      return tile(view, event.tile, () => ({ explored: true, id: event.id, card: event.card }));
    case 'bought':
      return tile(view, event.tile, () => ({ card: NO_CARD }));
    case 'turnedOver':
      return tile(view, event.tile, () => ({ card: event.back }));
    case 'gotCard':
    case 'discarded':
      // A merchant that was fought leaves its slot by its back (DR-ENC-9).
      return tile(view, isBack(event.card) ? view.sea.findIndex(({ card }) => card === event.card) : NOBODY, () => ({
        card: NO_CARD,
      }));
    case 'refilled':
      return tile(view, event.tile, () => ({ card: event.card }));
    case 'influenced':
      return tile(view, event.tile, ({ cubes }) => ({
        cubes: added(event.replaced === NOBODY ? cubes : added(cubes, event.replaced, -1), event.seat, 1),
      }));
    case 'recalled':
      return tile(view, event.tile, ({ cubes }) => ({ cubes: added(cubes, event.seat, -1) }));
    case 'controlled':
      return tile(view, event.tile, ({ permanent }) => ({
        controller: event.seat,
        permanent: event.permanent ? added(permanent, event.seat, 1) : permanent,
      }));
    case 'controlLost':
      return tile(view, event.tile, () => ({ controller: NOBODY }));
    case 'permanent':
      return tile(view, event.tile, ({ permanent }) => ({ permanent: added(permanent, event.seat, 1) }));
    case 'produced':
      return tile(view, event.tile, ({ cargo, coins }) => ({ cargo: cargo + event.cargo, coins: coins + event.coins }));
    case 'built':
      return tile(view, event.tile, ({ buildings }) => ({ buildings: buildings | bitOf(buildingOf(event.card)) }));
    case 'razed':
      return tile(view, event.tile, ({ buildings }) => ({ buildings: buildings & ~bitOf(buildingOf(event.card)) }));
    case 'raised':
      return player(view, event.seat, () => ({ sails: event.sails }));
    case 'mode':
      return player(view, event.seat, () => ({ pirate: event.pirate }));
    case 'modeLost':
      return player(view, event.seat, () => ({ pirate: false }));
    case 'damaged':
      return player(view, event.seat, ({ damage }) => ({ damage: damage + event.count }));
    case 'repaired':
      return player(view, event.seat, ({ damage }) => ({ damage: Math.max(0, damage - event.count) }));
    case 'achieved':
      return player(view, event.seat, ({ achievements }) => ({
        achievements: achievements | (1 << event.achievement),
      }));
    case 'ordered':
      return { ...view, ordered: [...view.ordered, event.card] };
    default:
      return view;
  }
}
