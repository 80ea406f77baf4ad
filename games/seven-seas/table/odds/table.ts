/** The counted chances of raids, shared with the computer players. */
export { CARAVAN_DESTROYED, LOOT_IN_ALL, PIRATES_SUNK } from '../../cards/raids.ts';
