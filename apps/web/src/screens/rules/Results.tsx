/** What was found, the best first, each with where it stands in the book. */
import { Button } from '@broadside/kit';
import { useState } from 'react';
import { RULES, rulesHref, SYMBOLS } from '../../shell/rulesAddress.ts';
import { useRulesSay } from '../../text/rules.ts';
import { Blocks } from './Blocks.tsx';
import style from './Parts.module.css';
import rules from './Rules.module.css';
import { SymbolLine } from './Symbols.tsx';
import type { Found, Part, Passage } from './search/index.ts';
import type { Reading } from './Words.tsx';

/** More than anybody reads, and no more than is drawn while somebody types. */
const SHOWN = 30;

/** Passages that follow each other from one place stand under one heading. */
interface Group {
  readonly key: string;
  readonly passages: Passage[];
}

const crumbOf = ({ part, over }: Passage): string => [part, ...over].join(' › ');

function groupsOf(passages: readonly Passage[]): readonly Group[] {
  const groups: Group[] = [];
  for (const passage of passages) {
    const crumb = crumbOf(passage);
    const last = groups.at(-1);
    if (last?.passages[0] !== undefined && crumbOf(last.passages[0]) === crumb) last.passages.push(passage);
    else groups.push({ key: `${groups.length} ${crumb}`, passages: [passage] });
  }
  return groups;
}

/** Rows of one table are one table again. */
function joined(passages: readonly Passage[]): readonly Passage['block'][] {
  const blocks: Passage['block'][] = [];
  for (const { block } of passages) {
    const last = blocks.at(-1);
    if (block.kind === 'table' && last?.kind === 'table' && last.head === block.head)
      blocks[blocks.length - 1] = { ...last, rows: [...last.rows, ...block.rows] };
    else blocks.push(block);
  }
  return blocks;
}

const HOME: Readonly<Record<Part, string | undefined>> = { page: undefined, rules: RULES, symbols: SYMBOLS };

function GroupFound({ group, reading }: { readonly group: Group; readonly reading: Reading }) {
  const say = useRulesSay();
  const [{ part, over, place }] = group.passages as [Passage];
  const crumb = part === 'rules' ? over : [say(`rules.part.${part}`), ...over];
  return (
    <li>
      <p className={style.crumb}>
        <a href={rulesHref(reading.game, place ?? HOME[part])}>{[...new Set(crumb)].join(' › ')}</a>
      </p>
      {joined(group.passages).map((block, at) =>
        block.kind === 'symbol' ? (
          <dl key={block.symbol} className={style.symbols}>
            <SymbolLine entry={block} reading={reading} />
          </dl>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was found stays in its order until something else is asked.
          <Blocks key={at} blocks={[block]} reading={reading} place={undefined} />
        ),
      )}
    </li>
  );
}

export function Results({ found, reading }: { readonly found: Found; readonly reading: Reading }) {
  const say = useRulesSay();
  const [all, showAll] = useState<Found>();
  const shown = all === found ? found.passages : found.passages.slice(0, SHOWN);
  if (found.passages.length === 0) return <p className={rules.none}>{say('rules.none')}</p>;
  return (
    <>
      <ol className={style.results}>
        {groupsOf(shown).map((group) => (
          <GroupFound key={group.key} group={group} reading={reading} />
        ))}
      </ol>
      {shown.length < found.passages.length && (
        <Button icon="down" onClick={() => showAll(found)}>
          {say('rules.found.all', { count: found.passages.length })}
        </Button>
      )}
    </>
  );
}
