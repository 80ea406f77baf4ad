/** A game's rulebook: its rules, and the table of all its cards. On a page of its own, or in a sheet over a match. */
import { Button, SpeechProvider, useLocale } from '@broadside/kit';
import { webShelf } from '@broadside/shelf/web';
import { Suspense, useDeferredValue } from 'react';
import { Loading } from '../../shell/Loading.tsx';
import { FIGURES, rulesHref } from '../../shell/rulesAddress.ts';
import { rulesText, useRulesSay } from '../../text/rules.ts';
import { Figures } from './Figures.tsx';
import style from './Rules.module.css';
import { RulesText } from './RulesText.tsx';
import { useRulebook } from './useRulebook.ts';

interface RulebookProps {
  readonly game: string;
  readonly place: string | undefined;
}

function Parts({ game, place }: RulebookProps) {
  const say = useRulesSay();
  const figures = place === FIGURES;
  return (
    <nav className={style.parts} aria-label={say('rules.parts')}>
      <Button tone="ghost" icon="book" href={rulesHref(game)} aria-current={figures ? undefined : 'page'}>
        {say('rules.text')}
      </Button>
      <Button
        data-id="figures"
        tone="ghost"
        icon="cards"
        href={rulesHref(game, FIGURES)}
        aria-current={figures ? 'page' : undefined}
      >
        {say('rules.figures')}
      </Button>
    </nav>
  );
}

/** The book stays open in the language it was read in until the next one is there. */
function Text({ game, place }: RulebookProps) {
  const book = useRulebook(game, useDeferredValue(useLocale()));
  return book === undefined ? null : <RulesText game={game} book={book} place={place} />;
}

/** A game without cards has one part only: its rules. */
const hasCards = (game: string): boolean => webShelf.some(({ id, cards }) => id === game && cards);

export function Rulebook(props: RulebookProps) {
  const { game, place } = props;
  const parts = hasCards(game);
  return (
    <SpeechProvider catalogues={[rulesText]}>
      <div className={style.book}>
        {parts && <Parts {...props} />}
        <Suspense fallback={<Loading />}>
          {parts && place === FIGURES ? <Figures game={game} /> : <Text game={game} place={place} />}
        </Suspense>
      </div>
    </SpeechProvider>
  );
}
