/** Pirates of the 7 Seas in a hurry: cards are drawn and caravans raided in turn, until End of Adventures has come. */
import { byPreference, type Haste } from '../../../../e2e/lib/hurry.ts';
import { CAPTAIN, CARTOGRAPHER, characterCard, MERCHANT } from '../../cards/table.ts';

const CREW = [CARTOGRAPHER, CAPTAIN, MERCHANT].map(characterCard);
const PREFERRED = ['choose', 'play', 'throw', 'send', 'keepAll', 'sellAll', 'close', 'gift', 'build', 'corsair', 'end'];
const byTaste = byPreference(PREFERRED);

/** Who is liked best is chosen before others. */
const likes = (card: number): number => (CREW.includes(card) ? CREW.indexOf(card) : CREW.length) / 100;

export const HASTE: Haste = {
  rank: (action, view) => byTaste(action, view) + (action.type === 'choose' ? likes(action.card ?? -1) : 0),
};
