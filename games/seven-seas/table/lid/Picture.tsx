/** What is drawn on the sea once the dice lie: ghosts, rings, lines, dice, numbers, ruler; from the bottom up. */
import { Dice, type DiceProps, Ghosts, Halos, HitMarks } from './Dice.tsx';
import style from './Lid.module.css';
import type { LidProps } from './Lid.tsx';
import { Lines, Numbers, Ruler } from './Lines.tsx';
import { linesOf } from './lines.ts';
import { apartOf, drawnEdge, FIELD, type LidModel, type LyingDie, whirlOf } from './model.ts';
import { millimetres } from './words.ts';

interface PictureProps extends LidProps, Pick<DiceProps, 'targets' | 'onTarget'> {
  readonly lid: NonNullable<LidProps['lid']>;
  readonly model: LidModel;
  /** Dice the ruler is laid to. */
  readonly ends: readonly number[];
  /** The recording has just ended: dice alone. */
  readonly still: boolean;
}

/** Dice in the light: the present pair, those that can be picked, those the ruler touches. */
function litDice({ model, pickable = [], ends, desk }: PictureProps): readonly LyingDie[] {
  const now = model.at === undefined ? undefined : model.fights[model.at];
  const pair = now === undefined || desk.measuring ? [] : [now.red.die, now.pirate.die];
  const lit = new Set([...pair, ...pickable.flatMap(({ dice }) => dice), ...ends]);
  return model.dice.filter(({ die }) => lit.has(die));
}

export function Picture(props: PictureProps) {
  const { model, show, factor, ends, targets, onTarget, desk, still } = props;
  const edge = drawnEdge(model.dice);
  const lines = still || desk.measuring ? [] : linesOf(model.fights, model.at, model.dice, edge);
  const sinkMs = show?.kind === 'fights' ? show.ms * factor : 0;
  const [a, b] = ends.map((die) => model.dice[die]);
  return (
    <g className={desk.measuring ? style.measuring : undefined}>
      {!still && <Ghosts model={model} edge={edge} />}
      {!still && <Whirl {...props} />}
      <Halos dice={still ? [] : litDice(props)} edge={edge} />
      <Lines lines={lines} />
      <Dice
        model={still ? { ...model, sunk: NONE } : model}
        edge={edge}
        sinkMs={sinkMs}
        targets={targets}
        onTarget={onTarget}
      />
      {!still && <HitMarks model={model} edge={edge} />}
      <Numbers lines={lines} />
      {a !== undefined && b !== undefined && (
        <>
          <Ruler from={a} to={b} />
          <Tag {...props} a={a} b={b} />
        </>
      )}
    </g>
  );
}

const NONE: ReadonlySet<number> = new Set();

/** Rings around the red die, out to the farthest die it drags down (S7-CURSE-10). */
function Whirl({ lid, model }: PictureProps) {
  const whirl = whirlOf(lid, model);
  if (whirl === undefined || whirl.reach === 0) return null;
  const { eye, reach } = whirl;
  return (
    // Within the field only: a sheet of its own cuts off what runs over the rim.
    <svg width={FIELD} height={FIELD} className={style.whirl} aria-hidden="true">
      {[0.34, 0.56, 0.78, 1].map((share) => (
        <circle key={share} cx={eye.x} cy={eye.y} r={reach * share} />
      ))}
    </svg>
  );
}

/** The figure beside the ruler. */
function Tag({ say, a, b }: PictureProps & { readonly a: LyingDie; readonly b: LyingDie }) {
  const text = say('seven-seas.lid.mm', { apart: millimetres(apartOf(a, b)) });
  const wide = text.length * 6.4 + 10;
  return (
    <g transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`} className={style.tag}>
      <rect x={-wide / 2} y="-9" width={wide} height="18" rx="4" />
      <text y="4.4" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
