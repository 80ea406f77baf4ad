/** Dice lying in the lid, in millimetres: by their owner's cut and colour, with pips. */
import { cx } from '@broadside/kit';
import type { KeyboardEvent } from 'react';
import { dieBody } from '../art/index.ts';
import style from './Lid.module.css';
import type { LidModel, LyingDie } from './model.ts';
import { DIE_UNITS } from './recording/frame.ts';

interface Shape {
  readonly die: LyingDie;
  readonly edge: number;
}

const place = ({ die, edge }: Shape): string =>
  `translate(${die.x} ${die.y}) rotate(${die.yaw}) scale(${edge / DIE_UNITS})`;

/** What is left of a ship that sank. */
export function Ghosts({ model, edge }: { readonly model: LidModel; readonly edge: number }) {
  return (
    <g className={style.ghosts}>
      {model.dice
        .filter(({ die }) => model.sunk.has(die))
        .map((die) => (
          <g key={die.die} transform={place({ die, edge })}>
            {dieBody(die.side, die.value, true)}
          </g>
        ))}
    </g>
  );
}

export function Halos({ dice, edge }: { readonly dice: readonly LyingDie[]; readonly edge: number }) {
  return (
    <g>
      {dice.map(({ die, x, y }) => (
        <circle key={die} cx={x} cy={y} r={edge * 0.82} className={style.halo} />
      ))}
    </g>
  );
}

/** A hit is ringed and crossed, not only coloured. */
export function HitMarks({ model, edge }: { readonly model: LidModel; readonly edge: number }) {
  const r = edge * 0.76;
  return (
    <g className={style.hits}>
      {model.dice
        .filter(({ die }) => model.hits.has(die))
        .map(({ die, x, y }) => (
          <g key={die} transform={`translate(${x} ${y})`}>
            <circle r={r} className={style.hitUnder} />
            <circle r={r} />
            <path
              d={`M0 ${-r - 3.4}V${-r + 2.4}M0 ${r + 3.4}V${r - 2.4}M${-r - 3.4} 0H${-r + 2.4}M${r + 3.4} 0H${r - 2.4}`}
            />
          </g>
        ))}
    </g>
  );
}

export interface DiceProps {
  readonly model: LidModel;
  readonly edge: number;
  /** How long the present fight is shown, in milliseconds as they pass. */
  readonly sinkMs: number;
  /** Dice that can be pointed at, each with what that means; by keyboard too. */
  readonly targets: ReadonlyMap<number, string>;
  readonly onTarget: (die: number) => void;
}

export function Dice({ model, edge, sinkMs, targets, onTarget }: DiceProps) {
  // Red ships lie uppermost: everything turns on them.
  const afloat = model.dice.filter(({ die }) => !model.sunk.has(die)).sort((a, b) => b.side - a.side);
  return (
    <g>
      {afloat.map((die) => (
        <g
          key={die.die}
          transform={place({ die, edge })}
          className={cx(model.sinking.has(die.die) && sinkMs > 0 && style.sinking)}
          style={sinkMs > 0 ? { animationDuration: `${sinkMs}ms` } : undefined}
        >
          {dieBody(die.side, die.value)}
        </g>
      ))}
      {model.dice
        .filter(({ die }) => targets.has(die))
        .map((die) => (
          <Target key={die.die} die={die} edge={edge} label={targets.get(die.die) ?? ''} onTarget={onTarget} />
        ))}
    </g>
  );
}

interface TargetProps extends Shape {
  readonly label: string;
  readonly onTarget: (die: number) => void;
}

function Target({ die, edge, label, onTarget }: TargetProps) {
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onTarget(die.die);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing.
    <g role="button" tabIndex={0} aria-label={label} onKeyDown={press} className={style.target}>
      <title>{label}</title>
      <circle cx={die.x} cy={die.y} r={edge * 0.72} />
    </g>
  );
}
