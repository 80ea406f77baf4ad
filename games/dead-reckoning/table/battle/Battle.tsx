/** The battle: both sides, the steps of resolving, the board under the battle ship, and its course in words. */
import { Button, cx } from '@broadside/kit';
import { useState } from 'react';
import { SINKING_DAMAGE } from '../../cards/ship.ts';
import { Sign } from '../art/index.ts';
import type { Props } from '../parts.ts';
import { Arena } from './Arena.tsx';
import { Ask } from './Ask.tsx';
import css from './Battle.module.css';
import { Course } from './Course.tsx';
import { damageTo, KIND_OF, type Phase, phaseOf, type Shown, sidesOf, strengthOf } from './model.ts';
import { Order } from './Order.tsx';
import { SidePanel } from './SidePanel.tsx';
import { type BattleShow, battleShow } from './show.ts';
import { takenOff, useStory } from './story.ts';
import { beginningOf, sideName, titleOf, told } from './words.ts';

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
        <span key={side} className={cx(css.rank, at > 0 && css.turned)} style={sideStyle(side)}>
          <i className={css.flag} />
          <span className={css.who}>{sideName(props, side)}</span>
          <b>{strength[at]}</b>
        </span>
      ))}
    </div>
  );
}

export const sideStyle = (side: number): React.CSSProperties =>
  ({ '--side': side < 0 ? 'var(--dr-neutral)' : `var(--dr-seat-${side})` }) as React.CSSProperties;

export function Battle(props: Props) {
  const moment = battleShow(props.show);
  const fought = moment?.battle ?? props.view.battle;
  const story = useStory(fought, moment, props.since);
  const [again, setAgain] = useState(false);
  if (fought === null) return null;
  const phase = moment?.phase ?? phaseOf(props.view.flow);
  const battle = moment === undefined ? withLoot(fought, phase, [...takenOff(story, fought)]) : fought;
  const sides = sidesOf(props.view, battle);
  const strength = moment?.strength ?? sides.map((side) => strengthOf(battle, side));
  const all: BattleProps = { ...props, battle, phase, moment, strength };
  const last = story.events.findLast((event) => event.type === 'landed');
  const film = last?.type === 'landed' && last.film !== '' ? last : undefined;
  const canWatch = film !== undefined && moment === undefined && film.sides.length === fought.cubes.length;
  return (
    <section className={css.battle} aria-label={titleOf(props, battle)} data-phase={phase}>
      <header className={css.head}>
        <h2>{titleOf(props, battle)}</h2>
        <p>{beginningOf(props, battle)}</p>
        {moment !== undefined && props.skip !== undefined && (
          <Button onClick={props.skip}>{told(props, 'skip')}</Button>
        )}
        {canWatch && (props.factor ?? 1) > 0 && <Button onClick={() => setAgain(true)}>{told(props, 'again')}</Button>}
      </header>
      <Versus {...all} />
      <div className={css.left}>
        <SidePanel {...all} story={story} side={sides[0]} />
      </div>
      <Order {...props} phase={phase} />
      <Arena
        {...all}
        film={again && canWatch ? film : moment?.film}
        onLanded={() => setAgain(false)}
        lit={KIND_OF[phase]}
      />
      <div className={css.talk}>
        <Ask {...all} />
        <Course {...all} story={story} />
      </div>
      <div className={css.right}>
        {sides.slice(1).map((side) => (
          <SidePanel key={side} {...all} story={story} side={side} />
        ))}
      </div>
    </section>
  );
}

/** Damage markers, and those that cubes on the board would add. */
export function Damage({ battle, side, ...props }: Props & { readonly battle: Shown; readonly side: number }) {
  const { damage } = props.view.players[side];
  const soon = battle.decided ? 0 : damageTo(battle, side);
  return (
    <p className={css.damage}>
      {told(props, 'damage')}
      <span role="img" aria-label={told(props, 'damage.label', { damage, most: SINKING_DAMAGE, soon })}>
        {Array.from({ length: SINKING_DAMAGE }, (_, at) => (
          <i key={at} className={cx(at < damage && css.hit, at >= damage && at < damage + soon && css.soon)}>
            {at < damage + soon && <Sign name="damage" size={22} />}
          </i>
        ))}
      </span>
    </p>
  );
}
