/** Any effect as symbols, silent: words are given beside them or in a label. */

import type { Combat, Effect, Mark, Scoring } from '../../cards/effects.ts';
import { isCombat, isMainEffect, isMark } from '../../rules/facade.ts';

import { Sign } from '../art/index.ts';
import { Count, Counted, Each, Sym, Then } from './amounts.tsx';
import { MainEffectSigns, MainEffectsSigns } from './mainEffectSigns.tsx';
import css from './signs.module.css';

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
          <MainEffectsSigns effects={effect.deeds} />
        </>
      );
    case 'onWin':
      return <MainEffectsSigns effects={effect.deeds} />;
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
  if (isMainEffect(effect)) return <MainEffectSigns effect={effect} />;
  if (!isCombat(effect)) return <ScoringSigns effect={effect} />;
  return (
    <>
      <Sign name="battle" className={css.battle} />
      <CombatSigns effect={effect} />
    </>
  );
}
