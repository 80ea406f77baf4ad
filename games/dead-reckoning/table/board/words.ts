/** The board in whole sentences, for those who hear it. */

import { isIsland, islandOf, NO_CARD } from '../../cards/table.ts';
import { HARBOUR, NOBODY, rowOf } from '../../rules/facade.ts';
import { t } from '../../text/table.ts';
import { cardName } from '../buttons.ts';
import type { Props } from '../props.ts';

/** Cubes of everybody on an island: "Mira: 3 cubes", "1 permanent cube of Mira". */
function cubesWords(props: Props, at: number): string[] {
  const { view, nameOf } = props;
  const { cubes, permanent } = view.sea[at];
  return view.players.flatMap((_, player) => [
    ...(cubes[player] > 0 ? [t(props, 'tile.cubes', { name: nameOf(player), cubes: cubes[player] })] : []),
    ...(permanent[player] > 0
      ? [t(props, 'tile.permanent', { name: nameOf(player), permanent: permanent[player] })]
      : []),
  ]);
}

const BUILDING_KEYS = ['fort', 'garrison', 'outpost'] as const;

function islandWords(props: Props, at: number): string[] {
  const tile = props.view.sea[at];
  const { slots, values, cargo, coins, hand } = islandOf(tile.id);
  const empty = slots - tile.cubes.reduce((sum, count) => sum + count, 0);
  return [
    t(props, 'tile.values', { values: values.join(', ') }),
    t(props, 'tile.makes', { cargo, coins }),
    ...(hand > 0 ? [t(props, 'tile.hand', { cards: hand })] : []),
    tile.controller === NOBODY
      ? t(props, 'tile.nobody')
      : t(props, 'tile.controller', { name: props.nameOf(tile.controller) }),
    ...cubesWords(props, at),
    t(props, 'tile.empty', { slots: empty }),
    ...(tile.cargo + tile.coins > 0 ? [t(props, 'tile.goods', { cargo: tile.cargo, coins: tile.coins })] : []),
    ...BUILDING_KEYS.filter((_, bit) => (tile.buildings >> bit) & 1).map((key) => t(props, `tile.${key}`)),
  ];
}

/** As it stands on the tile: the arrows of open sea say the rest of its name. */
export function shortName(props: Pick<Props, 'view' | 'say'>, at: number): string {
  const { explored, id } = props.view.sea[at];
  if (!explored) return t(props, 'unexplored');
  return isIsland(id) ? cardName(props, id) : t(props, 'sea.open');
}

/** A word for the whole sea on a phone; nothing for what is not explored. */
export function chartName(props: Pick<Props, 'view' | 'say'>, at: number): string {
  const { explored, id } = props.view.sea[at];
  if (!explored) return '';
  return isIsland(id) ? t(props, `chart.${islandOf(id).name}`) : t(props, 'chart.sea');
}

/** Where somebody is, in a word. */
export const placeWord = (props: Pick<Props, 'view' | 'say'>, at: number): string =>
  at === HARBOUR ? t(props, 'harbour.name') : shortName(props, at);

/** What there is to know about a tile beside its name, and how to get there. */
export function tileFacts(props: Props, at: number, sails: number | undefined): string[] {
  const { view, nameOf } = props;
  const tile = view.sea[at];
  const ships = view.players.flatMap((player, seat) =>
    player.at === at ? [t(props, player.pirate ? 'tile.pirate' : 'tile.ship', { name: nameOf(seat) })] : [],
  );
  return [
    ...(sails === undefined ? [] : [t(props, 'tile.reach', { sails })]),
    ...(tile.explored && isIsland(tile.id) ? islandWords(props, at) : []),
    ...(tile.explored && tile.card !== NO_CARD ? [t(props, 'tile.card', { card: cardName(props, tile.card) })] : []),
    ...ships,
  ];
}

/** All of it in sentences. */
export function tileWords(props: Props, at: number, sails: number | undefined): string {
  const { explored, id } = props.view.sea[at];
  const name = explored ? cardName(props, id) : t(props, 'unexplored');
  return [t(props, 'tile.row', { name, row: rowOf(at) }), ...tileFacts(props, at, sails)].join('. ');
}
