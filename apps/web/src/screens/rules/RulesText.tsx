/** The numbered rules. */
import { Icon } from '@broadside/kit';
import type { Rulebook, RuleSection } from '@broadside/text';
import { memo } from 'react';
import { useRulesSay } from '../../text/rules.ts';
import { Blocks } from './Blocks.tsx';
import style from './Rules.module.css';
import type { Reading } from './Words.tsx';

interface SectionProps {
  readonly section: RuleSection;
  readonly reading: Reading;
  readonly place: string | undefined;
}

/** Drawn anew only when something in it changes: there are hundreds of clauses. */
const Section = memo(function Section({ section: { id, title, blocks }, reading, place }: SectionProps) {
  return (
    <section data-section={id} aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`} data-place={id} tabIndex={-1}>
        {title}
      </h2>
      <Blocks blocks={blocks} reading={reading} place={place} />
    </section>
  );
});

/** The place of the address, if it is in this section. */
const placeIn = ({ blocks }: RuleSection, place: string | undefined): string | undefined =>
  blocks.some((block) => 'id' in block && block.id === place) ? place : undefined;

const isClause = (place: string): boolean => /^[A-Z]+-/.test(place);

interface RulesTextProps {
  readonly book: Rulebook;
  readonly reading: Reading;
  readonly place: string | undefined;
}

export function RulesText({ book, reading, place }: RulesTextProps) {
  const say = useRulesSay();
  const missing =
    place !== undefined && isClause(place) && book.sections.every((one) => placeIn(one, place) === undefined);
  return (
    <>
      {missing && (
        <p className={style.missing}>
          <Icon name="warning" />
          {say('rules.missing', { clause: place })}
        </p>
      )}
      <Blocks blocks={book.intro} reading={reading} place={place} />
      {book.sections.map((section) => (
        <Section key={section.id} section={section} reading={reading} place={placeIn(section, place)} />
      ))}
    </>
  );
}
