/** What a card can do, as data. One interpreter (rules/effects) runs all of it; the words are those of the rulebook. */

/** An amount: plain, or so many for each such symbol on the same crew card (DR-ABIL-7, DR-ABIL-8). */
export type Amount = number | { readonly x: 'helm' | 'cannon'; readonly each: number };

/** Where gained goods go (DR-GAIN-2 to 5). Coins "to the dock" go to the chest. */
export type Place = 'dock' | 'ship' | 'dockOrShip' | 'anyIsland';

export interface Price {
  readonly cargo: number;
  readonly coins: number;
  readonly from: 'ship' | 'dockOrShip';
}

/** Symbols that are counted and never used as an action; the black flag is used (DR-FLAG-4). */
export type Mark =
  | { readonly do: 'sail'; readonly n: number }
  | { readonly do: 'cannon'; readonly n: number }
  | { readonly do: 'helm'; readonly n: number }
  | { readonly do: 'bonusCard'; readonly n: Amount };

/** Abilities of the main phase, and what a merchant's outcome says. */
export type MainEffect =
  | { readonly do: 'blackFlag' }
  | { readonly do: 'gain'; readonly cargo: Amount; readonly coins: Amount; readonly to: Place }
  | { readonly do: 'lose'; readonly cargo: number }
  | {
      readonly do: 'influence';
      readonly n: Amount;
      /** How many of the cubes may go to an adjacent island (DR-INF-9). */
      readonly adjacent: number;
      readonly ignoreForts: boolean;
    }
  | { readonly do: 'permanent'; readonly n: number }
  | {
      readonly do: 'produce';
      readonly islands: number;
      /** Rows it may be used in; empty: everywhere. */
      readonly rows: readonly number[];
      /** Added on every island that produces. */
      readonly cargo: number;
      readonly coins: Amount;
    }
  | { readonly do: 'build'; readonly prices: readonly number[] }
  | { readonly do: 'upgrade'; readonly kind: 'basic' | 'advanced' | 'any'; readonly price: Price | null }
  | { readonly do: 'swapUpgrade' }
  | { readonly do: 'repair'; readonly price: Price | null; readonly inHarbour: boolean }
  | { readonly do: 'levelThis' }
  | { readonly do: 'levelBottom' }
  /** The row by the number of helms on the card, from none on; 0: nothing (DR-ADV-X.2). More helms count as the last. */
  | { readonly do: 'takeTop'; readonly rowByHelms: readonly number[] }
  /** DR-ADV-2.3: enemy ships here and on adjacent tiles, if the card shows so many cannons. */
  | { readonly do: 'bombard'; readonly damage: number; readonly cannons: number }
  | { readonly do: 'takeDamage'; readonly n: number }
  | { readonly do: 'copy' }
  /** DR-ADV-4.1, DR-ADV-4.6: until the end of the turn. */
  | { readonly do: 'passRowFour' }
  | { readonly do: 'damageOnEntering'; readonly damage: number }
  /** DR-COMBAT-S: only as the reward of a won battle. */
  | { readonly do: 'damageOpponent'; readonly n: number };

/** Combat abilities: usable only in a battle (DR-ABIL-3). */
export type Combat =
  | { readonly do: 'roll'; readonly n: Amount }
  | { readonly do: 'strength'; readonly n: number }
  /** Any cube to an adjacent zone of one of these kinds; empty: of any kind. */
  | { readonly do: 'moveCube'; readonly kinds: readonly ('explosion' | 'loot' | 'damage' | 'strength')[] }
  | { readonly do: 'removeCube'; readonly deeds: readonly MainEffect[] }
  | { readonly do: 'onWin'; readonly deeds: readonly MainEffect[]; readonly notBuildings: boolean }
  | { readonly do: 'lessDamageOnWin'; readonly n: number }
  | { readonly do: 'drawAndPlay' };

/** Purple frames: only in the final scoring (DR-ABIL-13). */
export type Scoring =
  | { readonly do: 'scoreFlat'; readonly n: number }
  | { readonly do: 'scorePerHelm'; readonly n: number }
  | { readonly do: 'scorePerCargo'; readonly cargo: number; readonly n: number }
  | { readonly do: 'scorePerIslandWithout'; readonly n: number };

export type Effect = Mark | MainEffect | Combat | Scoring;
/** One group of a card: alternatives between red slashes, of which one may be used (DR-ABIL-4 to 6). */
export type Group = readonly Effect[];
/** Groups between green bars, in printed order. */
export type Groups = readonly Group[];
