/** The legend: every symbol of the game as the table draws it, its name, and what it says. */
import type { Legend } from '@broadside/text';
import { Suspense } from 'react';
import { useRulebookArt } from '../../gameUIs.ts';
import style from './Parts.module.css';
import type { SymbolEntry } from './search/index.ts';
import { Marked, type Reading } from './Words.tsx';

function Drawn({ game, group, symbol }: Pick<SymbolEntry, 'group' | 'symbol'> & { readonly game: string }) {
  return useRulebookArt(game)?.symbols[group]?.[symbol];
}

/** One entry of a definition list. */
export function SymbolLine({ entry, reading }: { readonly entry: SymbolEntry; readonly reading: Reading }) {
  const { group, symbol, name, about } = entry;
  return (
    <div className={style.symbol}>
      <dt>
        <span className={style.sign} aria-hidden="true" inert>
          <Suspense fallback={null}>
            <Drawn game={reading.game} group={group} symbol={symbol} />
          </Suspense>
        </span>
        <Marked text={name} marks={reading.marks} />
      </dt>
      <dd>
        <Marked text={about} marks={reading.marks} />
      </dd>
    </div>
  );
}

export function Symbols({ legend, reading }: { readonly legend: Legend; readonly reading: Reading }) {
  return Object.entries(legend).map(([group, { title, symbols }]) => (
    <section key={group} aria-labelledby={`symbols-${group}`}>
      <h2 id={`symbols-${group}`}>{title}</h2>
      <dl className={style.symbols}>
        {Object.entries(symbols).map(([symbol, [name, about]]) => (
          <SymbolLine key={symbol} entry={{ kind: 'symbol', group, symbol, name, about }} reading={reading} />
        ))}
      </dl>
    </section>
  ));
}
