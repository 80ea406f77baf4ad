import { commonText, speaker } from '@broadside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CARDS, NAMES } from '../../cards/table.ts';
import { portRoyalText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { Sigil, type SigilName } from '../art/sigils.tsx';
import { SmallCard } from './SmallCard.tsx';

const say = speaker('en', commonText, portRoyalText, tableText);
const drawingOf = (name: SigilName): string => renderToStaticMarkup(<Sigil name={name} />);

it('PR-ITEM-1, PR-ITEM-2: crowns and what is on board are seen in a crowded harbour, too', () => {
  CARDS.forEach((print, card) => {
    if (print.kind !== 'ship') return;
    const html = renderToStaticMarkup(<SmallCard card={card} say={say} />);
    expect(html.includes(drawingOf('crown')), NAMES[card]).toBe(print.crowns !== undefined);
    if (print.item !== undefined) expect(html, NAMES[card]).toContain(drawingOf(print.item));
    if (print.gift !== undefined) expect(html, NAMES[card]).toContain(drawingOf('gift'));
  });
});
