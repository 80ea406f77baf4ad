/** The battle ship and the board under it: zones in resolving order, cubes where they lie, and the throw itself. */

import { cx } from '@broadside/kit';
import { type ReactNode, useEffect } from 'react';
import { ZONES, type ZoneKind } from '../../cards/board.ts';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import type { BattleCube } from '../../rules/battleState.ts';
import { BLACK, IN_THE_AIR } from '../../rules/facade.ts';

import { zoneWords } from '../../text/index.ts';
import { tBattle } from '../../text/table.ts';
import { Cube, Sign, TowerArt } from '../art/index.ts';
import css from './Arena.module.css';
import type { BattleProps } from './Battle.tsx';
import { CubeFigure, ownerOf } from './CubeFigure.tsx';
import { middlesOf, type Point } from './middles.ts';
import type { Shown } from './model.ts';
import { loadScene, RecordingView } from './recording/RecordingView.tsx';
import type { RecordedThrow } from './show.ts';
import type { Targets } from './targets.ts';
import { whose, zoneLine } from './words.ts';

interface ArenaProps extends BattleProps {
  /** Zones of this kind are being resolved. */
  readonly lit: ZoneKind | undefined;
  readonly film: RecordedThrow | undefined;
  /** The recording is still running. */
  readonly inRecording: boolean;
  readonly onLanded: () => void;
  readonly targets: Targets;
  /** A battle that is over, without the ship: every cube says what it brings, not only those that are being resolved. */
  readonly tagged?: boolean;
  /** Buttons beside the ship. */
  readonly tools: ReactNode;
}

const share = (part: number): string => `${(part * 100).toFixed(3)}%`;

/** What stands in a zone: signs and figures. */
function Brings({ zone }: { readonly zone: number }) {
  const { kind, strength, cargo, coins, any } = ZONES[zone];
  return (
    <span className={css.sign} aria-hidden="true">
      {kind === 'strength' && <b>{strength}</b>}
      {kind !== 'loot' && <Sign name={kind} size="1.45em" />}
      {coins > 0 && <b>{coins}</b>}
      {coins > 0 && <Sign name="coin" size="1.35em" />}
      {cargo > 0 && <b>{cargo}</b>}
      {cargo > 0 && <Sign name="cargo" size="1.35em" />}
      {any > 0 && <b>{any}</b>}
      {any > 0 && <Sign name="coin" size="1.2em" />}
      {any > 0 && '/'}
      {any > 0 && <Sign name="cargo" size="1.2em" />}
    </span>
  );
}

/** Beside a cube that is being resolved: what it brings. */
function Tag({ zone }: { readonly zone: number }) {
  const { kind, strength, cargo, coins, any } = ZONES[zone];
  if (kind === 'explosion') return null;
  return (
    <span className={css.tag} aria-hidden="true">
      {kind === 'strength' && `+${strength}`}
      {kind === 'damage' && <Sign name="damage" size={15} />}
      {coins > 0 && (
        <>
          +{coins}
          <Sign name="coin" size={14} />
        </>
      )}
      {cargo > 0 && (
        <>
          +{cargo}
          <Sign name="cargo" size={14} />
        </>
      )}
      {any > 0 && `+${any}`}
    </span>
  );
}

interface ZoneProps extends ArenaProps {
  readonly zone: number;
  readonly action: DeadReckoningAction | undefined;
}

function Zone({ zone, action, ...props }: ZoneProps) {
  const { name, kind, rect } = ZONES[zone];
  const { battle, lit } = props;
  const used = battle.cubes.some((cube) => cube.zone === zone);
  const [left, top, width, height] = rect.map(share);
  const isLit = lit === kind && used;
  // Nothing is dimmed where nothing is lit.
  const isResolving = battle.cubes.some((cube) => cube.zone >= 0 && ZONES[cube.zone].kind === lit);
  const face = (
    <>
      <Brings zone={zone} />
      {rect[2] > 0.17 && (
        <span className={css.word} aria-hidden="true">
          {tBattle(props, `zone.${kind}`)}
        </span>
      )}
    </>
  );
  const look = cx(css.zone, css[kind], isLit && css.lit, isResolving && !isLit && css.dim, action && css.open);
  return (
    <li data-id={`zone:${name}`} className={css.place} style={{ left, top, width, height }}>
      {action === undefined ? (
        <div className={look}>
          {face}
          <span className={css.hidden}>{zoneLine(props, zone, battle.cubes)}</span>
        </div>
      ) : (
        <button
          type="button"
          className={look}
          aria-label={tBattle(props, 'cube.to', { zone: zoneWords(props.say, zone) })}
          onClick={() => props.play(action)}
        >
          {face}
        </button>
      )}
    </li>
  );
}

/** DR-COMBAT-B5: black cubes take no loot, and there is none at a building. */
const countsIn = ({ kind }: Shown, side: number, zone: number): boolean =>
  ZONES[zone].kind !== 'loot' || (side !== BLACK && kind !== 'building');

interface LyingProps extends ArenaProps {
  readonly cube: BattleCube;
  /** Where its middle is drawn, in shares of the board. */
  readonly at: Point;
  readonly picked: boolean;
  readonly onPick: (() => void) | undefined;
}

function Lying({ cube, at: [x, y], picked, onPick, ...props }: LyingProps) {
  const { side, zone, pose } = cube;
  const at = { left: share(x), top: share(y) };
  const resolved = props.lit === ZONES[zone].kind;
  const look = cx(css.cube, resolved && css.resolved, picked && css.picked, onPick && css.pickable);
  const figure = (
    <>
      <CubeFigure side={side} pose={pose} />
      {(resolved || props.tagged) && countsIn(props.battle, side, zone) && <Tag zone={zone} />}
    </>
  );
  if (onPick === undefined)
    return (
      <span className={look} style={at} aria-hidden="true">
        {figure}
      </span>
    );
  return (
    <button
      type="button"
      className={look}
      style={at}
      aria-pressed={picked}
      aria-label={tBattle(props, 'cube', { ...whose(props, side), zone: zoneWords(props.say, zone) })}
      onClick={onPick}
    >
      {figure}
    </button>
  );
}

/** Cubes in hand, over the hatch. */
function Waiting({ cubes, ...props }: BattleProps & { readonly cubes: readonly BattleCube[] }) {
  if (cubes.length === 0) return null;
  return (
    <p className={css.air}>
      <span aria-hidden="true">
        {cubes.slice(0, 12).map(({ side }, at) => (
          <Cube key={at} owner={ownerOf(side)} size={18} />
        ))}
      </span>
      <span className={css.airWords}>{tBattle(props, 'board.air', { cubes: cubes.length })}</span>
    </p>
  );
}

/** Once a throw is coming, three.js may come as well. */
function useWarmUp(wanted: boolean): void {
  useEffect(() => {
    if (wanted) loadScene().catch(() => {});
  }, [wanted]);
}

export function Arena(props: ArenaProps) {
  const { battle, film: recording, inRecording, factor = 1, onLanded, targets, tagged = false, tools } = props;
  const air = battle.cubes.filter(({ zone, pose }) => zone === IN_THE_AIR && pose === null);
  useWarmUp(factor > 0);
  return (
    <div className={css.arena}>
      <div className={css.frame}>
        {!tagged && (
          <div className={css.tower}>
            <TowerArt />
          </div>
        )}
        <div className={css.tools}>{tools}</div>
        {!inRecording && <Waiting {...props} cubes={air} />}
        <div className={css.board}>
          <div className={css.zones} data-spot="battle">
            <ol data-id="battle-board" className={css.list} aria-label={tBattle(props, 'board')}>
              {ZONES.map(({ name }, zone) => (
                <Zone key={name} {...props} zone={zone} action={targets.zones.get(zone)} />
              ))}
            </ol>
            {!inRecording &&
              [...middlesOf(battle.cubes, targets.cubes)].map(([cube, middle]) => (
                <Lying
                  key={cube}
                  {...props}
                  cube={battle.cubes[cube]}
                  at={middle}
                  picked={targets.picked === cube}
                  onPick={targets.cubes.get(cube)}
                />
              ))}
            {recording !== undefined && (
              <RecordingView key={recording.film} recorded={recording} factor={factor} onLanded={onLanded} />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
