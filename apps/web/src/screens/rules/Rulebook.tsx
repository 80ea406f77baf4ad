/** A game's rulebook: how to play in one page, its rules, its symbols, and the table of all its cards. On a page of its own, or in a sheet over a match. */
import { Button, SpeechProvider, useLocale } from '@broadside/kit';
import { webShelf } from '@broadside/shelf/web';
import { Suspense, useDeferredValue } from 'react';
import { Loading } from '../../shell/Loading.tsx';
import { FIGURES, RULES, rulesHref, SYMBOLS } from '../../shell/rulesAddress.ts';
import { rulesText, useRulesSay } from '../../text/rules.ts';
import { Figures } from './Figures.tsx';
import { Reader } from './Reader.tsx';
import style from './Rules.module.css';
import { useRulebook } from './useRulebook.ts';

interface RulebookProps {
  readonly game: string;
  readonly place: string | undefined;
}

/** A game without cards has no table of them. */
const hasCards = (game: string): boolean => webShelf.some(({ id, cards }) => id === game && cards);

const PARTS = [
  { part: 'page', place: undefined, icon: 'info' },
  { part: 'rules', place: RULES, icon: 'book' },
  { part: 'symbols', place: SYMBOLS, icon: 'key' },
  { part: 'figures', place: FIGURES, icon: 'cards' },
] as const;

type PartName = (typeof PARTS)[number]['part'];

/** Whatever is no part of its own is a place in the rules. */
const partAt = (place: string | undefined): PartName => PARTS.find((one) => one.place === place)?.part ?? 'rules';

function PartLinks({ game, place }: RulebookProps) {
  const say = useRulesSay();
  const current = partAt(place);
  return (
    <nav className={style.parts} aria-label={say('rules.parts')}>
      {PARTS.filter(({ part }) => part !== 'figures' || hasCards(game)).map(({ part, place: there, icon }) => (
        <Button
          key={part}
          data-id={part}
          tone="ghost"
          icon={icon}
          href={rulesHref(game, there)}
          aria-current={part === current ? 'page' : undefined}
        >
          {say(`rules.part.${part}`)}
        </Button>
      ))}
    </nav>
  );
}

/** The book stays open in the language it was read in until the next one is there. */
function Text({ game, place }: RulebookProps) {
  const parts = useRulebook(game, useDeferredValue(useLocale()));
  return parts === undefined ? null : <Reader game={game} parts={parts} place={place} />;
}

export function Rulebook(props: RulebookProps) {
  const { game, place } = props;
  return (
    <SpeechProvider catalogues={[rulesText]}>
      <div className={style.book}>
        <PartLinks {...props} />
        <Suspense fallback={<Loading />}>
          {place === FIGURES && hasCards(game) ? <Figures game={game} /> : <Text game={game} place={place} />}
        </Suspense>
      </div>
    </SpeechProvider>
  );
}
