/** How to play in one page: what somebody reads who has never heard of the game. */
import { Button } from '@broadside/kit';
import type { Rulebook } from '@broadside/text';
import { RULES, rulesHref } from '../../shell/rulesAddress.ts';
import { useRulesSay } from '../../text/rules.ts';
import { Blocks } from './Blocks.tsx';
import style from './Parts.module.css';
import type { Reading } from './Words.tsx';

export function OnePage({ page, reading }: { readonly page: Rulebook; readonly reading: Reading }) {
  const say = useRulesSay();
  return (
    <div className={style.page}>
      <h2>{page.title}</h2>
      <Blocks blocks={page.intro} reading={reading} place={undefined} />
      {page.sections.map(({ id, title, blocks }) => (
        <section key={id}>
          <h3>{title}</h3>
          <Blocks blocks={blocks} reading={reading} place={undefined} />
        </section>
      ))}
      <Button icon="book" href={rulesHref(reading.game, RULES)}>
        {say('rules.whole')}
      </Button>
    </div>
  );
}
