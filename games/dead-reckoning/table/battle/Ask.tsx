/** What is asked in this moment of the battle, and the means to answer it on the board. */

import { TABLE } from '@broadside/kernel';
import { Button, cx, frameOf, percent } from '@broadside/kit';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import { CARGO, COIN } from '../../rules/facade.ts';
import type { FrameOf, Good, StepName } from '../../rules/state.ts';

import { goodsWords } from '../../text/index.ts';
import { type BattleKey, tBattle } from '../../text/table.ts';
import { Sign } from '../art/index.ts';
import { legalOf } from '../buttons.ts';
import { CrewCard } from '../card/index.ts';
import { questionWords } from '../question.ts';
import css from './Ask.module.css';
import type { BattleProps } from './Battle.tsx';
import { facing, winWith } from './odds.ts';
import { whose } from './words.ts';

interface AskProps extends BattleProps {
  /** A cube has been tapped that is to be moved. */
  readonly picked: boolean;
}

/** In somebody else's turn a question is not waited for without end (section 25.9). */
const DEFAULTS: Readonly<Partial<Record<StepName, Extract<BattleKey, 'ask.respond.default' | `default.${string}`>>>> = {
  respond: 'ask.respond.default',
  combat: 'default.combat',
  loot: 'default.loot',
  drawn: 'default.drawn',
  shift: 'default.choice',
  remove: 'default.choice',
  room: 'default.room',
  recall: 'default.recall',
};

type Asked = 'prepare' | 'respond' | 'combat' | 'shift' | 'remove' | 'drawn';

const QUESTIONS: Readonly<Partial<Record<StepName, `ask.${Asked}`>>> = {
  prepare: 'ask.prepare',
  respond: 'ask.respond',
  combat: 'ask.combat',
  shift: 'ask.shift',
  remove: 'ask.remove',
  drawn: 'ask.drawn',
};

function questionOf(props: AskProps): string | undefined {
  const frame = frameOf(props.view);
  if (frame === undefined) return undefined;
  if (frame.step === 'loot') {
    const { cargo, coins, any } = frame;
    return tBattle(props, 'ask.loot', { goods: goodsWords(props.say, cargo, coins, any) });
  }
  if (frame.step === 'shift' && props.picked) return tBattle(props, 'ask.shift.to');
  if (frame.step === 'respond' && legalOf(props, 'jettison').length > 0) return tBattle(props, 'ask.respond.goods');
  const key = QUESTIONS[frame.step];
  return key === undefined ? questionWords(props) : tBattle(props, key);
}

/** Whoever decides, for those who only watch. */
function waitingFor(props: BattleProps): string | undefined {
  const [seat] = props.toAct;
  if (seat === undefined) return undefined;
  return seat === TABLE ? tBattle(props, 'wait.fall') : tBattle(props, 'wait', { name: whose(props, seat).name });
}

/** Every number of cannons, with the chance to win where the table shows chances. */
function Cannons({ battle, ...props }: BattleProps & { readonly seat: number }) {
  const { view, seat } = props;
  const fires = legalOf(props, 'fire');
  const { side, cubes, fixed } = facing(view, battle, seat);
  const key = fixed ? 'fire.against' : 'fire.against.most';
  return (
    <div className={css.cannons}>
      <span className={css.label}>
        <Sign name="cannon" size={22} />
        {tBattle(props, 'cannons')}
      </span>
      <span className={css.counts}>
        {fires.map((action, at) => {
          const win = props.odds ? percent(winWith(view, battle, seat, action.count)) : undefined;
          const chance = win === undefined ? '' : `, ${tBattle(props, 'fire.chance', { percent: win })}`;
          return (
            <button
              key={action.count}
              type="button"
              className={cx(css.count, at === 0 && css.most)}
              aria-label={`${tBattle(props, 'cannons')}: ${action.count}${chance}`}
              onClick={() => props.play(action)}
            >
              <b>{action.count}</b>
              {win !== undefined && <small>{tBattle(props, 'fire.percent', { percent: win })}</small>}
            </button>
          );
        })}
      </span>
      <small className={css.against}>{tBattle(props, key, { ...whose(props, side), cubes })}</small>
    </div>
  );
}

/** Cards of the hand that may be played now, or the one that was drawn. */
function Hand({ seat, ...props }: BattleProps & { readonly seat: number }) {
  const { crew } = props.view.players[seat];
  const plays = legalOf(props, 'play');
  if (plays.length === 0) return null;
  return (
    <div className={css.hand}>
      {plays.map((action) => (
        <CrewCard
          key={action.card}
          say={props.say}
          card={action.card}
          level={crew[action.card].level}
          sleeves={crew[action.card].sleeves}
          used={0}
          fired={0}
          size="S"
          width={92}
          state="hand"
          pickable
          onPress={() => props.play(action)}
        />
      ))}
    </div>
  );
}

const NAMES = ['cargo', 'coin'] as const;
/** Aboard, on the island, nowhere. */
const LOOT_TO = [0, 1, 2] as const;

function LootOf({ good, frame, ...props }: BattleProps & { readonly good: Good; readonly frame: FrameOf<'loot'> }) {
  const ways = legalOf(props, 'loot').filter((action) => action.good === good);
  if (ways.length === 0) return null;
  const count = (good === CARGO ? frame.cargo : frame.coins) + frame.any;
  return (
    <div className={css.loot}>
      <span className={css.label}>
        <Sign name={NAMES[good]} size={22} />
        {tBattle(props, frame.any > 0 ? 'loot.good.upTo' : 'loot.good', { good: NAMES[good], count })}
      </span>
      {ways.map((action) => (
        <Button key={action.to} onClick={() => props.play(action)}>
          {tBattle(props, `loot.to.${LOOT_TO[action.to]}`)}
        </Button>
      ))}
    </div>
  );
}

function Means({ seat, ...props }: BattleProps & { readonly seat: number }) {
  const frame = frameOf(props.view);
  switch (frame?.step) {
    case 'prepare':
    case 'respond':
      return (
        <div className={css.arms}>
          <Cannons {...props} seat={seat} />
          <Hand {...props} seat={seat} />
        </div>
      );
    case 'drawn':
      return <Hand {...props} seat={seat} />;
    case 'loot':
      return (
        <>
          <LootOf {...props} frame={frame} good={COIN} />
          <LootOf {...props} frame={frame} good={CARGO} />
        </>
      );
    default:
      return null;
  }
}

export function Ask(props: AskProps) {
  const { view, viewer, moment } = props;
  if (moment !== undefined) return null;
  const asked = (props.legal as readonly DeadReckoningAction[]).length > 0 && typeof viewer === 'number';
  const frame = frameOf(view);
  const words = asked ? questionOf(props) : waitingFor(props);
  if (words === undefined) return null;
  const reply = asked && viewer !== view.active && frame !== undefined ? DEFAULTS[frame.step] : undefined;
  return (
    <div className={css.ask} data-asked={asked || undefined}>
      <p>
        {words} {reply !== undefined && <small>{tBattle(props, reply)}</small>}
      </p>
      {asked && <Means {...props} seat={viewer} />}
    </div>
  );
}
