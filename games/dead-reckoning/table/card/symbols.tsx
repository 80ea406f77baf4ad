/** Any effect as symbols: amounts, signs, and where goods go. All silent; words are given beside or in a label. */
import { Fragment, type ReactNode } from 'react';
import type { Amount, Combat, Deed, Effect, Mark, Place, Price, Scoring } from '../../cards/effects.ts';
import { isCombat, isDeed, isMark } from '../../rules/abilities.ts';
import { RowSign, Sign, type SignName } from '../art/index.ts';
import css from './signs.module.css';

const Count = ({ children }: { readonly children: ReactNode }) => <b className={css.num}>{children}</b>;

interface SymProps {
  readonly sign: SignName;
  readonly n?: ReactNode;
  readonly children?: ReactNode;
}

/** A number, a sign, and something after it. */
const Sym = ({ sign, n, children }: SymProps) => (
  <span className={css.sym}>
    {n !== undefined && n !== '' && <Count>{n}</Count>}
    <Sign name={sign} />
    {children}
  </span>
);

/** So many for each: "1 … × helm". */
const Each = ({ x }: { readonly x: 'helm' | 'cannon' }) => (
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

function Counted({ sign, n, plus = false, children }: AmountProps) {
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

const Where = ({ places }: { readonly places: readonly SignName[] }) => (
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

const Gained = ({ cargo, coins, to }: GoodsProps) => (
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

const Paid = ({ price }: { readonly price: Price | null }) =>
  price === null ? null : (
    <>
      {price.cargo > 0 && <Sym sign="cargo" n={`−${price.cargo}`} />}
      {price.coins > 0 && <Sym sign="coin" n={`−${price.coins}`} />}
    </>
  );

const Then = () => <i className={css.by}>→</i>;

function MarkSigns({ mark }: { readonly mark: Mark }) {
  switch (mark.do) {
    case 'sail':
      return <Sym sign="sail" n={mark.n} />;
    case 'cannon':
    case 'helm':
      return <Sym sign={mark.do} n={mark.n > 1 ? mark.n : ''} />;
    case 'bonusCard':
      return <Counted sign="bonusCard" n={mark.n} />;
  }
}

function InfluenceSigns({ n, adjacent, ignoreForts }: Extract<Deed, { readonly do: 'influence' }>) {
  return (
    <>
      <Counted sign="influence" n={n} />
      {adjacent > 0 && <Sym sign="reach" n={adjacent === n ? '' : adjacent} />}
      {ignoreForts && <Sym sign="pastForts" />}
    </>
  );
}

function ProduceSigns({ islands, rows, cargo, coins }: Extract<Deed, { readonly do: 'produce' }>) {
  return (
    <>
      <Sym sign="produce" n={islands}>
        {rows.map((row) => (
          <RowSign key={row} row={row} size="1.3em" />
        ))}
      </Sym>
      <Gained cargo={cargo} coins={coins} />
    </>
  );
}

const UPGRADES: Readonly<Record<'basic' | 'advanced' | 'any', readonly SignName[]>> = {
  basic: ['upgradeBasic'],
  advanced: ['upgradeAdvanced'],
  any: ['upgradeBasic', 'upgradeAdvanced'],
};

function UpgradeSigns({ kind, price }: Extract<Deed, { readonly do: 'upgrade' }>) {
  return (
    <>
      <span className={css.sym}>
        {UPGRADES[kind].map((sign, at) => (
          <Fragment key={sign}>
            {at > 0 && <i className={css.by}>/</i>}
            <Sign name={sign} />
          </Fragment>
        ))}
      </span>
      <Paid price={price} />
    </>
  );
}

function DeedSigns({ deed }: { readonly deed: Deed }) {
  switch (deed.do) {
    case 'blackFlag':
      return <Sym sign="flag" />;
    case 'gain':
      return <Gained {...deed} />;
    case 'lose':
      return <Sym sign="cargo" n={`−${deed.cargo}`} />;
    case 'influence':
      return <InfluenceSigns {...deed} />;
    case 'permanent':
      return <Sym sign="permanent" n={deed.n} />;
    case 'produce':
      return <ProduceSigns {...deed} />;
    case 'build':
      return (
        <>
          <Sym sign="fort" />
          <Sym sign="cargo" n={`−${deed.prices.join('/')}`} />
        </>
      );
    case 'upgrade':
      return <UpgradeSigns {...deed} />;
    case 'swapUpgrade':
      return (
        <span className={css.sym}>
          <Sign name="upgradeBasic" />
          <Then />
          <Sign name="upgradeAdvanced" />
        </span>
      );
    case 'repair':
      return (
        <>
          <Sym sign="repair" n={1}>
            {deed.inHarbour && <Where places={['dock']} />}
          </Sym>
          <Paid price={deed.price} />
        </>
      );
    case 'levelThis':
      return <Sym sign="level" />;
    case 'levelBottom':
      return <Sym sign="levelBottom" />;
    case 'takeTop':
      return (
        <Sym sign="take">
          <Each x="helm" />
        </Sym>
      );
    case 'bombard':
      return (
        <span className={css.sym}>
          <Count>{deed.cannons}</Count>
          <Sign name="cannon" />
          <Then />
          <Count>{deed.damage}</Count>
          <Sign name="damage" />
        </span>
      );
    case 'takeDamage':
    case 'damageOpponent':
      return <Sym sign="damage" n={deed.n} />;
    case 'copy':
      return <Sym sign="copy" />;
    case 'passRowFour':
      return (
        <Sym sign="passing">
          <RowSign row={4} size="1.3em" />
        </Sym>
      );
    case 'damageOnEntering':
      return <Sym sign="raking" n={deed.damage} />;
  }
}

export const DeedsSigns = ({ deeds }: { readonly deeds: readonly Deed[] }) => (
  <>
    {deeds.map((deed, at) => (
      <DeedSigns key={at} deed={deed} />
    ))}
  </>
);

function CombatSigns({ effect }: { readonly effect: Combat }) {
  switch (effect.do) {
    case 'roll':
      return <Counted sign="roll" n={effect.n} />;
    case 'strength':
      return <Counted sign="strength" n={effect.n} plus />;
    case 'moveCube':
      return (
        <Sym sign="shift">
          {effect.kinds.map((kind) => (
            <Sign key={kind} name={kind} size="1.15em" />
          ))}
        </Sym>
      );
    case 'removeCube':
      return (
        <>
          <Sym sign="takeBack" />
          <DeedsSigns deeds={effect.deeds} />
        </>
      );
    case 'onWin':
      return <DeedsSigns deeds={effect.deeds} />;
    case 'lessDamageOnWin':
      return <Sym sign="armour" n={`−${effect.n}`} />;
    case 'drawAndPlay':
      return (
        <span className={css.sym}>
          <Count>1</Count>
          <Sign name="bonusCard" />
          <Then />
          <Sign name="cannon" />
        </span>
      );
  }
}

function ScoringSigns({ effect }: { readonly effect: Scoring }) {
  switch (effect.do) {
    case 'scoreFlat':
      return <Sym sign="score" n={effect.n < 0 ? `−${-effect.n}` : `+${effect.n}`} />;
    case 'scorePerHelm':
      return (
        <Sym sign="score" n={effect.n}>
          <Each x="helm" />
        </Sym>
      );
    case 'scorePerCargo':
      return (
        <span className={css.sym}>
          <Count>{effect.n}</Count>
          <Sign name="score" />
          <i className={css.by}>/</i>
          <Count>{effect.cargo}</Count>
          <Sign name="cargo" />
        </span>
      );
    case 'scorePerIslandWithout':
      return (
        <Sym sign="score" n={effect.n}>
          <i className={css.by}>×</i>
          <Sign name="bareIsland" />
        </Sym>
      );
  }
}

/** One effect; combat abilities begin with crossed blades. */
export function Symbols({ effect }: { readonly effect: Effect }) {
  if (isMark(effect)) return <MarkSigns mark={effect} />;
  if (isDeed(effect)) return <DeedSigns deed={effect} />;
  if (!isCombat(effect)) return <ScoringSigns effect={effect} />;
  return (
    <>
      <Sign name="battle" className={css.battle} />
      <CombatSigns effect={effect} />
    </>
  );
}
