/** What may still lie in the loot deck, as far as anybody at the table can know. */
import { ALL_GOODS, CARD_INFO, FIRST_LOOT, TALISMAN } from '../../cards/table.ts';
import type { SevenSeasView } from '../../rules/view.ts';

const KINDS = [...ALL_GOODS, TALISMAN];

/** Loot that is neither before a player nor discarded nor being shared, for each kind. */
export function lootUnseen(view: SevenSeasView): readonly number[] {
  const dealing = view.flow.flatMap((frame) => (frame.step === 'keep' ? [frame.goods] : []));
  return KINDS.map((kind) => {
    const held = view.pirates.reduce((sum, { goods, talismans }) => sum + (kind === 3 ? talismans : goods[kind]), 0);
    const shared = kind === 3 ? 0 : dealing.reduce((sum, goods) => sum + goods[kind], 0);
    return CARD_INFO[FIRST_LOOT + kind].count - held - shared - view.discarded[kind];
  });
}
