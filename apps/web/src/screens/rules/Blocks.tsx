/** What a section is made of: paragraphs, figures, clauses, lists, tables. */
import { IconButton } from '@broadside/kit';
import type { RuleBlock, RuleItem } from '@broadside/text';
import type { ReactNode } from 'react';
import { rulesHref } from '../../shell/rulesAddress.ts';
import { copy } from '../../shell/share.ts';
import { useRulesSay } from '../../text/rules.ts';
import parts from './Parts.module.css';
import { Picture } from './Picture.tsx';
import style from './Rules.module.css';
import { Marked, type Reading, Words } from './Words.tsx';

export interface BlocksProps {
  readonly blocks: readonly RuleBlock[];
  readonly reading: Reading;
  /** The place of the address. */
  readonly place: string | undefined;
}

function Items({ items, reading }: { readonly items: readonly RuleItem[]; readonly reading: Reading }): ReactNode {
  return items.map((item, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items of a printed list never change places.
    <li key={i}>
      <Words spans={item.spans} reading={reading} />
      {item.items && (
        <ul>
          <Items items={item.items} reading={reading} />
        </ul>
      )}
    </li>
  ));
}

interface ClauseProps extends Omit<BlocksProps, 'blocks'> {
  readonly clause: Extract<RuleBlock, { kind: 'clause' }>;
}

function Clause({ clause: { id, spans, items }, reading, place }: ClauseProps) {
  const say = useRulesSay();
  const href = rulesHref(reading.game, id);
  return (
    <div className={style.clause} data-place={id} data-here={place === id || undefined} tabIndex={-1}>
      <div className={style.said}>
        <p>
          <a className={style.id} href={href}>
            <Marked text={id} marks={reading.marks} />
          </a>{' '}
          <Words spans={spans} reading={reading} />
        </p>
        {items && (
          <ul>
            <Items items={items} reading={reading} />
          </ul>
        )}
      </div>
      <IconButton
        icon="link"
        label={say('rules.copy', { clause: id })}
        className={style.copy ?? ''}
        onClick={() => void copy(new URL(href, location.href).href, say)}
      />
    </div>
  );
}

function Table({ head, rows, reading }: Extract<RuleBlock, { kind: 'table' }> & { readonly reading: Reading }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page is scrolled by the keyboard too.
    <div className={style.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
              <th key={i} scope="col">
                <Words spans={cell} reading={reading} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places.
            <tr key={i}>
              {row.map((cell, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
                <td key={j}>
                  <Words spans={cell} reading={reading} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function drawBlock(block: RuleBlock, reading: Reading, place: string | undefined): ReactNode {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Words spans={block.spans} reading={reading} />
        </p>
      );
    case 'figure':
      return (
        <figure className={parts.figure}>
          <Picture game={reading.game} name={block.figure} alt={block.alt} />
          <figcaption>
            <Words spans={block.spans} reading={reading} />
          </figcaption>
        </figure>
      );
    case 'heading':
      return (
        <h3 data-place={block.id} tabIndex={-1}>
          <Marked text={block.title} marks={reading.marks} />
        </h3>
      );
    case 'clause':
      return <Clause clause={block} reading={reading} place={place} />;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={style.list}>
          <Items items={block.items} reading={reading} />
        </List>
      );
    }
    case 'table':
      return <Table {...block} reading={reading} />;
  }
}

/** Clauses and headings keep their element when the language changes, so that the reader keeps the place. */
const keyOf = (block: RuleBlock, at: number): string => ('id' in block ? block.id : String(at));

export function Blocks({ blocks, reading, place }: BlocksProps): ReactNode {
  return blocks.map((block, at) => (
    <div key={keyOf(block, at)} className={style.block}>
      {drawBlock(block, reading, place)}
    </div>
  ));
}
