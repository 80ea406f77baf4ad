/** The rules themselves: contents, a search that leaves only what was asked for, and the text. */
import { Field, Icon, IconButton } from '@broadside/kit';
import type { Rulebook, RuleSection } from '@broadside/text';
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useRulesSay } from '../../text/rules.ts';
import { Blocks } from './Blocks.tsx';
import { FoldedContents, SideContents } from './Contents.tsx';
import style from './Rules.module.css';
import { search, wordsOf } from './search.ts';
import { usePlace } from './usePlace.ts';
import { useReadSection } from './useReadSection.ts';
import { Marked, type Reading } from './Words.tsx';

interface RulesTextProps {
  readonly game: string;
  readonly book: Rulebook;
  readonly place: string | undefined;
}

interface SearchFieldProps {
  readonly question: string;
  readonly onQuestion: (question: string) => void;
}

function SearchField({ question, onQuestion }: SearchFieldProps) {
  const say = useRulesSay();
  return (
    <search className={style.search}>
      <Field
        label={say('rules.search')}
        hideLabel
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={say('rules.search.hint')}
        value={question}
        onChange={(event) => onQuestion(event.target.value)}
        beside={
          question !== '' && (
            <IconButton icon="close" label={say('rules.search.clear')} onClick={() => onQuestion('')} />
          )
        }
      />
    </search>
  );
}

interface SectionProps {
  readonly section: RuleSection;
  readonly reading: Reading;
  readonly place: string | undefined;
}

/** Drawn anew only when something in it changes: there are hundreds of clauses, and a letter is typed in no time. */
const Section = memo(function Section({ section: { id, title, blocks }, reading, place }: SectionProps) {
  return (
    <section data-section={id} aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`} data-place={id} tabIndex={-1}>
        <Marked text={title} words={reading.words} />
      </h2>
      <Blocks blocks={blocks} reading={reading} place={place} />
    </section>
  );
});

/** The place of the address, if it is in this section. */
const placeIn = ({ blocks }: RuleSection, place: string | undefined): string | undefined =>
  blocks.some((block) => 'id' in block && block.id === place) ? place : undefined;

/** A clause that is linked to must be there to be seen: coming to a place ends the search. */
function useQuestion(place: string | undefined) {
  const [asked, setAsked] = useState({ question: '', place });
  const question = asked.place === place ? asked.question : '';
  return [question, (next: string) => setAsked({ question: next, place })] as const;
}

const isClause = (place: string): boolean => /^[A-Z]+-/.test(place);

export function RulesText({ game, book, place }: RulesTextProps) {
  const say = useRulesSay();
  const root = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useQuestion(place);
  const asked = useDeferredValue(question);
  // The whole book is back at once: whoever comes to a place in it must find it.
  const words = question === '' ? '' : wordsOf(asked).join(' ');
  const reading = useMemo(() => ({ game, words: words === '' ? [] : words.split(' ') }), [game, words]);
  const found = useMemo(() => search(book, reading.words), [book, reading]);
  usePlace(root, game, place);
  const current = useReadSection(root);
  const contents = { game, sections: found.book.sections, current };
  const missing =
    place !== undefined && isClause(place) && book.sections.every((one) => placeIn(one, place) === undefined);
  return (
    <div ref={root} className={style.rules}>
      <div className={style.tools}>
        <SearchField question={question} onQuestion={setQuestion} />
        <FoldedContents {...contents} />
        <p className={style.count} role="status">
          {words !== '' && say('rules.found', { count: found.count })}
        </p>
      </div>
      <SideContents {...contents} />
      <article className={style.text}>
        {missing && (
          <p className={style.missing}>
            <Icon name="warning" />
            {say('rules.missing', { clause: place })}
          </p>
        )}
        {words !== '' && found.count === 0 && <p className={style.none}>{say('rules.none')}</p>}
        <Blocks blocks={found.book.intro} reading={reading} place={place} />
        {found.book.sections.map((section) => (
          <Section key={section.id} section={section} reading={reading} place={placeIn(section, place)} />
        ))}
      </article>
    </div>
  );
}
