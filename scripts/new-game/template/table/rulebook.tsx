/** What the rulebook shows of the table: a sign that is drawn without an entry in the legend does not compile. */
import { Icon, type PicturesOf, type RulebookArt } from '@broadside/kit';
import type { SYMBOLS } from '../rulebook/symbols.ts';
import { newGameVoice } from '../text/index.ts';

const SIZE = 32;

const symbols: PicturesOf<typeof SYMBOLS> = {
  table: { card: <Icon name="cards" size={SIZE} />, round: '★' },
};

/** Cards as the table draws them. */
const cards = (...values: readonly number[]): RulebookArt['figures'][string] =>
  function Cards({ say }) {
    return values.map((card) => <b key={card}>{newGameVoice.card(card, say)}</b>);
  };

const figures: RulebookArt['figures'] = { hand: cards(4, 11, 19), round: cards(7, 19), last: cards(2) };

export const art: RulebookArt = { figures, symbols };
