/** Abilities of the main phase in signs. */
import { Fragment } from 'react';
import type { MainEffect } from '../../cards/effects.ts';
import { RowSign, Sign, type SignName } from '../art/index.ts';
import { Count, Counted, Each, Gained, Paid, Sym, Then, Where } from './amounts.tsx';
import css from './signs.module.css';

function InfluenceSigns({ n, adjacent, ignoreForts }: Extract<MainEffect, { readonly do: 'influence' }>) {
  return (
    <>
      <Counted sign="influence" n={n} />
      {adjacent > 0 && <Sym sign="reach" n={adjacent === n ? '' : adjacent} />}
      {ignoreForts && <Sym sign="pastForts" />}
    </>
  );
}

function ProduceSigns({ islands, rows, cargo, coins }: Extract<MainEffect, { readonly do: 'produce' }>) {
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

function UpgradeSigns({ kind, price }: Extract<MainEffect, { readonly do: 'upgrade' }>) {
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

export function MainEffectSigns({ effect }: { readonly effect: MainEffect }) {
  switch (effect.do) {
    case 'blackFlag':
      return <Sym sign="flag" />;
    case 'gain':
      return <Gained {...effect} />;
    case 'lose':
      return <Sym sign="cargo" n={`−${effect.cargo}`} />;
    case 'influence':
      return <InfluenceSigns {...effect} />;
    case 'permanent':
      return <Sym sign="permanent" n={effect.n} />;
    case 'produce':
      return <ProduceSigns {...effect} />;
    case 'build':
      return (
        <>
          <Sym sign="fort" />
          <Sym sign="cargo" n={`−${effect.prices.join('/')}`} />
        </>
      );
    case 'upgrade':
      return <UpgradeSigns {...effect} />;
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
            {effect.inHarbour && <Where places={['dock']} />}
          </Sym>
          <Paid price={effect.price} />
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
          <Count>{effect.cannons}</Count>
          <Sign name="cannon" />
          <Then />
          <Count>{effect.damage}</Count>
          <Sign name="damage" />
        </span>
      );
    case 'takeDamage':
    case 'damageOpponent':
      return <Sym sign="damage" n={effect.n} />;
    case 'copy':
      return <Sym sign="copy" />;
    case 'passRowFour':
      return (
        <Sym sign="passing">
          <RowSign row={4} size="1.3em" />
        </Sym>
      );
    case 'damageOnEntering':
      return <Sym sign="raking" n={effect.damage} />;
  }
}

export const MainEffectsSigns = ({ effects }: { readonly effects: readonly MainEffect[] }) => (
  <>
    {effects.map((effect, at) => (
      <MainEffectSigns key={at} effect={effect} />
    ))}
  </>
);
