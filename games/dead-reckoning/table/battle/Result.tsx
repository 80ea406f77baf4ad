/** How a battle ended: it stays until it is put away, and every step of resolving can be looked at again. */
import { Button, cx, Icon, SeatEmblem } from '@broadside/kit';
import { useState } from 'react';
import { tBattle } from '../../text/table.ts';
import { Cube, Sign } from '../art/index.ts';
import type { Props } from '../props.ts';
import { Arena } from './Arena.tsx';
import { ownerOf } from './CubeFigure.tsx';
import { isShip, KIND_OF, sidesOf } from './model.ts';
import { STEP_SIGNS } from './Order.tsx';
import type { PastBattle } from './past.ts';
import css from './Result.module.css';
import type { Targets } from './targets.ts';
import { eventLines, rankName, titleOf, whose } from './words.ts';

interface ResultProps extends Props {
  readonly past: PastBattle;
  readonly onClose: () => void;
}

const NO_TARGETS: Targets = { cubes: new Map(), zones: new Map(), picked: undefined };

function Side({ past, at, ...props }: ResultProps & { readonly at: 0 | 1 }) {
  const { battle, won } = past;
  const side = sidesOf(props.view, battle)[at];
  return (
    <span className={cx(css.side, at === 1 && css.turned)}>
      {isShip(battle, side) ? <SeatEmblem seat={side} size={26} /> : <Cube owner={ownerOf(side)} size={24} />}
      <span className={css.who}>{rankName(props, battle, side)}</span>
      <b>{won.strength[at]}</b>
    </span>
  );
}

/** DR-BSHIP-19: equal strength is the attacker's victory, and it is said so. */
function Verdict({ past, ...props }: ResultProps) {
  const { battle, won } = past;
  const [attacker, foe] = sidesOf(props.view, battle);
  const held = !isShip(battle, foe) && won.winner !== attacker;
  const isEven = won.strength[0] === won.strength[1];
  const mine = won.winner === props.view.eye ? 'good' : won.loser === props.view.eye ? 'bad' : 'plain';
  return (
    <header data-id="verdict" className={css.head}>
      <Side {...props} past={past} at={0} />
      <span className={css.verdict}>
        <strong data-tone={mine}>
          {held
            ? tBattle(props, 'result.held', { name: rankName(props, battle, foe) })
            : tBattle(props, 'result.won', whose(props, won.winner))}
        </strong>
        {isEven && <small>{tBattle(props, 'result.tie', whose(props, attacker))}</small>}
      </span>
      <Side {...props} past={past} at={1} />
    </header>
  );
}

interface StepProps extends ResultProps {
  readonly at: number;
  readonly onStep: (at: number) => void;
}

function Steps({ past, at, onStep, ...props }: StepProps) {
  const last = past.steps.length - 1;
  return (
    <nav className={css.steps} aria-label={tBattle(props, 'order')}>
      <Button data-id="step-back" disabled={at === 0} onClick={() => onStep(at - 1)}>
        <Icon name="back" />
        <span className={css.hidden}>{tBattle(props, 'result.before')}</span>
      </Button>
      <ol>
        {past.steps.map(({ phase }, place) => (
          <li key={phase} className={cx(place === at && css.now)} aria-current={place === at ? 'step' : undefined}>
            <Sign name={STEP_SIGNS[phase]} size={20} label={tBattle(props, `step.${phase}`)} />
          </li>
        ))}
      </ol>
      <Button data-id="step-on" disabled={at === last} onClick={() => onStep(at + 1)}>
        <Icon name="forward" />
        <span className={css.hidden}>{tBattle(props, 'result.next')}</span>
      </Button>
    </nav>
  );
}

function Told({ past, at, ...props }: Omit<StepProps, 'onStep'>) {
  const { phase, events } = past.steps[at];
  const lines = events.flatMap((event) => eventLines(props, event));
  return (
    <section className={css.told} aria-live="polite" data-id="step-words">
      <h3>
        {at + 1}. {tBattle(props, `step.${phase}`)}
      </h3>
      {lines.length === 0 ? (
        <p>{tBattle(props, 'result.nothing')}</p>
      ) : (
        lines.map((line, place) => <p key={place}>{line}</p>)
      )}
      {phase === 'strength' && past.won.strength[0] === past.won.strength[1] && (
        <p>
          <b>{tBattle(props, 'result.tie', whose(props, past.battle.attacker))}</b>
        </p>
      )}
    </section>
  );
}

export function Result(props: ResultProps) {
  const { past, onClose } = props;
  const [at, go] = useState(past.steps.length - 1);
  const { phase } = past.steps[at];
  return (
    <section data-id="battle-result" className={css.result} aria-label={titleOf(props, past.battle)}>
      <Verdict {...props} />
      <div className={css.board}>
        <Arena
          {...props}
          battle={past.battle}
          phase={phase}
          moment={undefined}
          strength={past.won.strength}
          film={undefined}
          inRecording={false}
          onLanded={() => {}}
          targets={NO_TARGETS}
          lit={KIND_OF[phase]}
          tagged
          tools={null}
        />
      </div>
      <div className={css.words}>
        <Steps {...props} at={at} onStep={go} />
        <Told {...props} at={at} />
        <div className={css.verbs}>
          <Button data-id="step-first" onClick={() => go(0)}>
            {tBattle(props, 'result.again')}
          </Button>
          <Button data-id="to-sea" tone="primary" onClick={onClose}>
            {tBattle(props, 'result.close')}
          </Button>
        </div>
      </div>
    </section>
  );
}
