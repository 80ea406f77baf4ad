/** Copies of the parts of a state that change in place. */
import type { GoodsCount, Lid, Pirate, Raid, SevenSeasFrame } from './state.ts';

const copyGoods = (goods: Readonly<GoodsCount>): GoodsCount => [goods[0], goods[1], goods[2]];

export const copyPirate = (pirate: Pirate): Pirate => ({
  chests: pirate.chests,
  ships: pirate.ships,
  goods: copyGoods(pirate.goods),
  talismans: pirate.talismans,
  yinYang: pirate.yinYang,
  marks: pirate.marks,
  doubleHolds: pirate.doubleHolds,
  unsinkables: pirate.unsinkables,
  hand: pirate.hand.slice(),
  played: pirate.played,
  chosen: pirate.chosen,
});

/** Lists that are only ever replaced need no copy. */
export function copyFrame(frame: SevenSeasFrame): SevenSeasFrame {
  switch (frame.step) {
    case 'sale':
      return { step: 'sale', seat: frame.seat, sold: copyGoods(frame.sold) };
    case 'keep':
      return { step: 'keep', seat: frame.seat, goods: copyGoods(frame.goods), kept: copyGoods(frame.kept) };
    case 'excess':
      return { step: 'excess', seat: frame.seat, lost: copyGoods(frame.lost) };
    case 'raid':
      return { ...frame, alive: frame.alive.slice() };
    case 'curse':
      return { ...frame, due: frame.due.slice() };
    default:
      return { ...frame };
  }
}

export const copyRaid = (raid: Raid | null): Raid | null =>
  raid === null ? null : { captain: raid.captain, card: raid.card, sent: raid.sent.slice() };

/** What lies in the lid is never changed; what comes of it is added. */
export const copyLid = (lid: Lid | null): Lid | null =>
  lid === null
    ? null
    : {
        index: lid.index,
        card: lid.card,
        thrower: lid.thrower,
        sides: lid.sides,
        dice: lid.dice,
        fights: lid.fights.slice(),
        hits: lid.hits.slice(),
      };
