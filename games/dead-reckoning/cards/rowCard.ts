/** Cards of the four row boxes: advancements, and merchants with a front to trade with and a back to fight. */
import type { Source } from '@broadside/kernel';
import type { Groups, MainEffect } from './effects.ts';

export const SLOTS = ['top', 'middle', 'bottom'] as const;
/** A place in SLOTS. */
export type Slot = 0 | 1 | 2;
export const SLOT_NUMBERS: readonly Slot[] = [0, 1, 2];

export interface MerchantBack {
  readonly cubes: number;
  readonly win: readonly MainEffect[];
  readonly lose: readonly MainEffect[];
  /** Its ability when it is kept after a victory; null: it is discarded. */
  readonly kept: Groups | null;
}

interface Printed {
  readonly row: number;
  readonly slot: Slot;
  /** In cargo, from the ship (DR-BUY-3, DR-BUY-4): to buy it, or to trade. */
  readonly price: number;
  readonly effects: Groups;
  readonly copies: number;
  /** Where the effect comes from; slot, price and copies are reconstructed. */
  readonly effectSource: Source;
}

export interface Advancement extends Printed {
  readonly name: `a${number}-${number}`;
  readonly back: null;
}

export interface Merchant extends Printed {
  readonly name: `e${1 | 2 | 3 | 4}-${1 | 2 | 3 | 4 | 5}`;
  readonly back: MerchantBack;
}

export type RowCard = Advancement | Merchant;

const slotOf = (name: (typeof SLOTS)[number]): Slot => SLOTS.indexOf(name) as Slot;

export const advancement = (
  name: Advancement['name'],
  row: number,
  slot: (typeof SLOTS)[number],
  price: number,
  effects: Groups,
  copies: number,
  effectSource: Source,
): Advancement => ({ name, row, slot: slotOf(slot), price, effects, copies, effectSource, back: null });

export const merchant = (
  name: Merchant['name'],
  row: number,
  slot: (typeof SLOTS)[number],
  trade: { readonly price: number; readonly effects: Groups },
  back: MerchantBack,
): Merchant => ({ name, row, slot: slotOf(slot), copies: 1, effectSource: 'reconstructed', back, ...trade });
