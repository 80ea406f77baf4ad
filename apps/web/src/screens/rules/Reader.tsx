/** What is read of a rulebook: one of its parts under a search that goes through all of them. */
import { useLocale } from '@broadside/kit';
import type { RulebookParts } from '@broadside/text';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { SYMBOLS } from '../../shell/rulesAddress.ts';
import { useRulesSay } from '../../text/rules.ts';
import { FoldedContents, SideContents } from './Contents.tsx';
import { OnePage } from './OnePage.tsx';
import { Results } from './Results.tsx';
import style from './Rules.module.css';
import { RulesText } from './RulesText.tsx';
import { SearchField } from './SearchField.tsx';
import { Symbols } from './Symbols.tsx';
import { type Found, indexOf, type Part, search } from './search/index.ts';
import { usePlace } from './usePlace.ts';
import { useReadSection } from './useReadSection.ts';
import type { Reading } from './Words.tsx';

interface ReaderProps {
  readonly game: string;
  readonly parts: RulebookParts;
  readonly place: string | undefined;
}

/** A clause that is linked to must be there to be seen: coming to a place ends the search. */
function useQuestion(place: string | undefined) {
  const [asked, setAsked] = useState({ question: '', place });
  const question = asked.place === place ? asked.question : '';
  return [question, (next: string) => setAsked({ question: next, place })] as const;
}

/** What was found; nothing while nothing is asked. The whole part is back at once: a place in it must be found. */
function useFound(parts: RulebookParts, question: string): Found | undefined {
  const locale = useLocale();
  const asked = useDeferredValue(question).trim();
  const none = question.trim() === '' || asked === '';
  // Made when something is first asked: most readers never do.
  const index = useMemo(() => (none ? undefined : indexOf(parts, locale)), [none, parts, locale]);
  return useMemo(() => index && search(index, asked), [index, asked]);
}

function partOf(place: string | undefined): Part {
  if (place === undefined) return 'page';
  return place === SYMBOLS ? 'symbols' : 'rules';
}

function PartText({ parts, place, reading }: Omit<ReaderProps, 'game'> & { readonly reading: Reading }) {
  switch (partOf(place)) {
    case 'page':
      return <OnePage page={parts.page} reading={reading} />;
    case 'symbols':
      return <Symbols legend={parts.legend} reading={reading} />;
    case 'rules':
      return <RulesText book={parts.rules} reading={reading} place={place} />;
  }
}

export function Reader({ game, parts, place }: ReaderProps) {
  const say = useRulesSay();
  const root = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useQuestion(place);
  const found = useFound(parts, question);
  const reading = useMemo(() => ({ game, marks: found?.marks }), [game, found]);
  usePlace(root, game, place);
  const part = partOf(place);
  const contents = { game, sections: parts.rules.sections, current: useReadSection(root, part) };
  return (
    <div ref={root} className={style.rules} data-part={part}>
      <div className={style.tools}>
        <SearchField question={question} onQuestion={setQuestion} />
        {part === 'rules' && <FoldedContents {...contents} />}
        <p className={style.count} role="status">
          {found && say('rules.found', { count: found.passages.length })}
        </p>
      </div>
      {part === 'rules' && <SideContents {...contents} />}
      <article className={style.text}>
        {found ? (
          <Results found={found} reading={reading} />
        ) : (
          <PartText parts={parts} place={place} reading={reading} />
        )}
      </article>
    </div>
  );
}
