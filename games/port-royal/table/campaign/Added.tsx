/** PR-CAMP-2: the cards the story has shuffled into the deck, which stay there. */
import type { CampaignState } from '@broadside/kernel';
import { type CampaignPartProps, useSay } from '@broadside/kit';

import { BOX_OF, CARDS } from '../../cards/table.ts';
import type { CampaignSay } from '../../text/campaign.ts';
import { cardName } from '../../text/cards.ts';
import css from './campaign.module.css';

/** "3 × Lookout": names with how often, equal names counted together. */
function cardsOf(chapter: number, say: CampaignSay): readonly (readonly [name: string, count: number])[] {
  const counts = new Map<string, number>();
  CARDS.forEach((card, id) => {
    if (BOX_OF[id] !== `chapter${chapter}`) return;
    const name = cardName(id, say);
    counts.set(name, (counts.get(name) ?? 0) + card.count);
  });
  return [...counts];
}

function Group({ chapter, cards }: CampaignState['added'][number]) {
  const say: CampaignSay = useSay();
  return (
    <section className={css.group}>
      <h3>{say('port-royal.campaign.added', { chapter, cards })}</h3>
      <ul>
        {cardsOf(chapter, say).map(([name, count]) => (
          <li key={name}>{count > 1 ? say('port-royal.campaign.cards', { name, count }) : name}</li>
        ))}
      </ul>
    </section>
  );
}

export function Added({ campaignState }: CampaignPartProps) {
  const say: CampaignSay = useSay();
  if (campaignState.added.length === 0) return <p className={css.none}>{say('port-royal.campaign.nothing')}</p>;
  return campaignState.added.map((one) => <Group key={one.chapter} {...one} />);
}
