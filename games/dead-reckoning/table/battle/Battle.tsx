/** The battle: both sides, the steps of resolving, the board under the battle ship, and its course in words. */
import { Button, cx } from '@broadside/kit';
import { Fragment, useState } from 'react';
import type { DeadReckoningEvent } from '../../rules/events.ts';
import { tBattle } from '../../text/table.ts';
import type { Props } from '../props.ts';
import { Arena } from './Arena.tsx';
import { Ask } from './Ask.tsx';
import css from './Battle.module.css';
import { Course } from './Course.tsx';
import { sideStyle } from './Damage.tsx';
import { KIND_OF, type Phase, phaseOf, type Shown, sidesOf, strengthOf } from './model.ts';
import { Order } from './Order.tsx';
import { SidePanel } from './SidePanel.tsx';
import { type BattleShow, battleShow, type RecordedThrow } from './show.ts';
import { nameOfBattle, type Story, takenOff, useStory } from './story.ts';
import { useTargets } from './targets.ts';
import { beginningOf, rankName, titleOf } from './words.ts';

/** Everything the parts of the battle share. */
export interface BattleProps extends Props {
  readonly battle: Shown;
  readonly phase: Phase;
  /** The moment that is being shown, if any. */
  readonly moment: BattleShow | undefined;
  /** Of all sides, in their order. */
  readonly strength: readonly number[];
}

/** While loot is being put away its cubes are still seen, although they are free again (DR-COMBAT-10). */
function withLoot(battle: Shown, phase: Phase, off: Shown['cubes']): Shown {
  const isThere = battle.cubes.some(({ zone }) => zone >= 0 && off.some((cube) => cube.zone === zone));
  return phase !== 'loot' || isThere ? battle : { ...battle, cubes: [...battle.cubes, ...off] };
}

/** Both figures against each other, for narrow screens. */
function Versus({ battle, strength, ...props }: BattleProps) {
  const sides = sidesOf(props.view, battle);
  return (
    <div className={css.versus}>
      {sides.map((side, at) => (
        <Fragment key={side}>
          {at > 0 && <b className={css.against}>:</b>}
          <span className={cx(css.rank, at > 0 && css.turned)} style={sideStyle(side)}>
            <i className={css.flag} />
            <span className={css.who}>{rankName(props, battle, side)}</span>
            <b>{strength[at]}</b>
          </span>
        </Fragment>
      ))}
    </div>
  );
}

type Landed = Extract<DeadReckoningEvent, { readonly type: 'landed' }>;

/** The last throw of the story, if it was recorded and its cubes still lie there together. */
function lastThrow({ events, fought }: Story, battle: Shown): Landed | undefined {
  const last = events.findLast((event) => event.type === 'landed');
  if (last?.type !== 'landed' || fought !== nameOfBattle(battle) || last.film === '') return undefined;
  return last.sides.length === battle.cubes.length ? last : undefined;
}

/** While cubes fall nobody knows where they will lie: only those that rested are counted, where they rested. */
function beforeThrow(battle: Shown, { events }: BattleShow): Shown {
  const landed = events.find((event) => event.type === 'landed');
  if (landed?.type !== 'landed') return battle;
  const cubes = battle.cubes.map((cube, at) => ({ ...cube, zone: landed.before[at] ?? cube.zone }));
  return { ...battle, cubes };
}

/** The recording that runs: the moment's, or the one that is watched again; and whether it is still running. */
function useRecording(moment: BattleShow | undefined, last: Landed | undefined, factor: number) {
  const [again, setAgain] = useState<Landed>();
  const [landed, setLanded] = useState<object>();
  const recording: RecordedThrow | undefined = moment === undefined ? (again === last ? last : undefined) : moment.film;
  const shown = factor > 0 ? recording : undefined;
  const watched = moment === undefined && again !== undefined && again === last;
  return {
    film: moment !== undefined || watched ? shown : undefined,
    inRecording: shown !== undefined && (watched || (moment !== undefined && landed !== shown)),
    land: () => {
      setLanded(recording);
      setAgain(undefined);
    },
    watch: last === undefined || moment !== undefined || factor === 0 ? undefined : () => setAgain(last),
  };
}

/** What has been shown: nothing of a throw that is still falling. */
const soFar = (story: Story, moment: BattleShow | undefined, inRecording: boolean): Story =>
  inRecording && moment !== undefined
    ? { ...story, events: story.events.filter((event) => !moment.events.includes(event)) }
    : story;

export function Battle(props: Props) {
  const moment = battleShow(props.show);
  const fought = moment?.battle ?? props.view.battle;
  const story = useStory(fought, moment, props.since);
  const last = fought === null ? undefined : lastThrow(story, fought);
  const { film: recording, inRecording, land, watch } = useRecording(moment, last, props.factor ?? 1);
  const targets = useTargets(props);
  if (fought === null) return null;
  // What follows a victory is shown over a flow that has not gone on yet.
  const phase = moment?.phase ?? (fought.decided ? 'strength' : phaseOf(props.view.flow));
  const lying = moment === undefined ? withLoot(fought, phase, [...takenOff(story, fought)]) : fought;
  const battle = inRecording && moment !== undefined ? beforeThrow(lying, moment) : lying;
  const sides = sidesOf(props.view, battle);
  const strength = moment?.strength ?? sides.map((side) => strengthOf(battle, side));
  const all: BattleProps = { ...props, battle, phase, moment, strength };
  const heard = soFar(story, moment, inRecording);
  return (
    <section data-id="battle" className={css.battle} aria-label={titleOf(props, battle)} data-phase={phase}>
      <header className={css.head}>
        <h2>{titleOf(props, battle)}</h2>
        <p>{beginningOf(props, battle)}</p>
      </header>
      <Versus {...all} />
      <div className={css.left}>
        <SidePanel {...all} story={heard} side={sides[0]} />
      </div>
      <Order {...props} phase={phase} />
      <Arena
        {...all}
        film={recording}
        inRecording={inRecording}
        onLanded={land}
        targets={targets}
        lit={inRecording ? undefined : KIND_OF[phase]}
        tools={<Tools {...props} moving={moment !== undefined} watch={watch} />}
      />
      <div className={css.talk}>
        <Ask {...all} picked={targets.picked !== undefined} />
        <Course {...all} story={heard} />
      </div>
      <div className={css.right}>
        {sides.slice(1).map((side) => (
          <SidePanel key={side} {...all} story={heard} side={side} />
        ))}
      </div>
    </section>
  );
}

interface ToolsProps extends Props {
  readonly moving: boolean;
  readonly watch: (() => void) | undefined;
}

/** What is being shown can be skipped; what was shown can be seen again. */
function Tools({ moving, watch, ...props }: ToolsProps) {
  if (moving && props.skip !== undefined) return <Button onClick={props.skip}>{tBattle(props, 'skip')}</Button>;
  return watch === undefined ? null : <Button onClick={watch}>{tBattle(props, 'again')}</Button>;
}

/** Damage markers, and those that cubes on the board would add. */
