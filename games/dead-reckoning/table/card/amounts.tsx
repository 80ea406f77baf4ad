/** What symbols are made of: a number, a sign, so many for each, where goods go and what they cost. All silent. */
import { Fragment, type ReactNode } from 'react';
import type { Amount, Place, Price } from '../../cards/effects.ts';
import { Sign, type SignName } from '../art/index.ts';
import css from './signs.module.css';

export const Count = ({ children }: { readonly children: ReactNode }) => <b className={css.num}>{children}</b>;

interface SymProps {
  readonly sign: SignName;
  readonly n?: ReactNode;
  readonly children?: ReactNode;
}

/** A number, a sign, and something after it. */
export const Sym = ({ sign, n, children }: SymProps) => (
  <span className={css.sym}>
    {n !== undefined && n !== '' && <Count>{n}</Count>}
    <Sign name={sign} />
    {children}
  </span>
);

/** So many for each: "1 … × helm". */
export const Each = ({ x }: { readonly x: 'helm' | 'cannon' }) => (
  <>
    <i className={css.by}>×</i>
    <Sign name={x} size="1.15em" />
  </>
);

interface AmountProps {
  readonly sign: SignName;
  readonly n: Amount;
  readonly plus?: boolean;
  readonly children?: ReactNode;
}

export function Counted({ sign, n, plus = false, children }: AmountProps) {
  const sum = typeof n === 'number' ? n : n.each;
  return (
    <Sym sign={sign} n={plus ? `+${sum}` : sum}>
      {typeof n !== 'number' && <Each x={n.x} />}
      {children}
    </Sym>
  );
}

const PLACES: Readonly<Record<Place, readonly SignName[]>> = {
  dock: ['dock'],
  ship: ['ship'],
  dockOrShip: ['dock', 'ship'],
  anyIsland: ['island'],
};

/** DR-GAIN-2: coins "to the dock" go to the chest. */
const placesOf = (to: Place, coin: boolean): readonly SignName[] =>
  coin ? PLACES[to].map((place) => (place === 'dock' ? 'chest' : place)) : PLACES[to];

export const Where = ({ places }: { readonly places: readonly SignName[] }) => (
  <span className={css.where}>
    {places.map((place, at) => (
      <Fragment key={place}>
        {at > 0 && '/'}
        <Sign name={place} size="1.05em" />
      </Fragment>
    ))}
  </span>
);

interface GoodsProps {
  readonly cargo: Amount;
  readonly coins: Amount;
  readonly to?: Place;
}

export const Gained = ({ cargo, coins, to }: GoodsProps) => (
  <>
    {cargo !== 0 && (
      <Counted sign="cargo" n={cargo} plus>
        {to !== undefined && <Where places={placesOf(to, false)} />}
      </Counted>
    )}
    {coins !== 0 && (
      <Counted sign="coin" n={coins} plus>
        {to !== undefined && <Where places={placesOf(to, true)} />}
      </Counted>
    )}
  </>
);

export const Paid = ({ price }: { readonly price: Price | null }) =>
  price === null ? null : (
    <>
      {price.cargo > 0 && <Sym sign="cargo" n={`−${price.cargo}`} />}
      {price.coins > 0 && <Sym sign="coin" n={`−${price.coins}`} />}
    </>
  );

export const Then = () => <i className={css.by}>→</i>;
