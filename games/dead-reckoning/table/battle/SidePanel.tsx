/** One side: ship, strength, abilities, cubes and where they came from, holds and damage. */
import { cx, frameOf, SeatEmblem } from '@broadside/kit';
import { PRINTED_CELLS } from '../../cards/ship.ts';
import { type CardId, crewKind, rowCard, upgradeOf } from '../../cards/table.ts';
import type { PlayerView } from '../../rules/view.ts';
import { capital, effectPhrase, goodsWords } from '../../text/index.ts';
import { tBattle } from '../../text/table.ts';
import { BuildingArt, CrewBust, Cube, HullArt, MerchantArt, ShipPiece, Sign } from '../art/index.ts';
import { allowed, cardName } from '../buttons.ts';
import { EffectSigns, MerchantCard } from '../card/index.ts';
import { area, ship } from '../spots.ts';
import type { BattleProps } from './Battle.tsx';
import { ownerOf } from './CubeFigure.tsx';
import { Damage, sideStyle } from './Damage.tsx';
import { abilityStrength, type CombatAbility, combatsOf, isShip, sidesOf, strengthCubes } from './model.ts';
import css from './Side.module.css';
import { type Origin, originsOf, type Story } from './story.ts';
import { foeName, rankName, whose } from './words.ts';

interface SideProps extends BattleProps {
  readonly side: number;
  readonly story: Story;
}

/** Many cubes are a figure and one cube. */
const DRAWN = 5;

const Row = ({ side, cubes }: { readonly side: number; readonly cubes: number }) => (
  <span className={css.cubes}>
    {cubes > DRAWN ? (
      <>
        <b>{cubes}×</b>
        <Cube owner={ownerOf(side)} size={18} />
      </>
    ) : (
      Array.from({ length: cubes }, (_, at) => <Cube key={at} owner={ownerOf(side)} size={18} />)
    )}
  </span>
);

function Head({ side, battle, ...props }: SideProps) {
  const role = battle.kind === 'tie' ? 'tied' : side === battle.attacker ? 'attacker' : 'defender';
  return (
    <h3 className={css.head}>
      {isShip(battle, side) ? <SeatEmblem seat={side} size={26} /> : <Cube owner={ownerOf(side)} size={26} />}
      <span>{rankName(props, battle, side)}</span>
      <small>{tBattle(props, `role.${role}`, whose(props, side))}</small>
    </h3>
  );
}

function Strength({ side, battle, strength, ...props }: SideProps) {
  const { cubes, worth } = strengthCubes(battle, side);
  const added = battle.kind === 'tie' ? 0 : abilityStrength(battle, side);
  const at = sidesOf(props.view, battle).indexOf(side);
  return (
    <>
      <div className={css.hero}>
        <Ship {...props} battle={battle} side={side} />
        <p className={css.big}>
          <b>{strength[at]}</b>
          <span>{tBattle(props, 'strength')}</span>
        </p>
      </div>
      <ul className={css.sum}>
        <li>
          <b>{worth}</b>
          <Row side={side} cubes={cubes} />
          <span>{tBattle(props, 'strengthCubes', { cubes })}</span>
        </li>
        {added > 0 && (
          <li>
            <b>+{added}</b>
            <span>{tBattle(props, 'strengthAbilities')}</span>
          </li>
        )}
      </ul>
    </>
  );
}

function Ship({ battle, side, ...props }: Pick<SideProps, 'battle' | 'side' | 'view' | 'say'>) {
  if (isShip(battle, side))
    return (
      <span className={css.ship}>
        <ShipPiece owner={side} pirate={props.view.players[side].pirate} turned={side !== battle.attacker} />
      </span>
    );
  return (
    <span className={css.ship}>
      {battle.building === -1 ? (
        <MerchantArt row={rowCard(battle.card).row} which={whichOf(battle.card)} />
      ) : (
        <BuildingArt building={battle.building} owner={battle.defender} size={76} />
      )}
    </span>
  );
}

/** Names end in their place within the row: "e2-3". */
const whichOf = (card: CardId): number => Number(rowCard(card).name.split('-')[1]) - 1;

type AbilityState = 'ready' | 'used' | 'passed' | 'unused';

/** DR-COMBAT-S9: who passed may still use abilities if the other side does not pass. */
function stateOf({ view, phase, battle }: SideProps, { used }: CombatAbility, side: number): AbilityState {
  if (used) return 'used';
  const frame = view.flow.findLast(({ step }) => step === 'combat');
  if (frame?.step === 'combat') return frame.passes > 0 && frame.seat !== side ? 'passed' : 'ready';
  return phase === 'prepare' || (phase === 'explosions' && !battle.decided) ? 'ready' : 'unused';
}

function Ability({ ability, ...props }: SideProps & { readonly ability: CombatAbility }) {
  const { side, view, say } = props;
  const { card, effect } = ability;
  const state = stateOf(props, ability, side);
  const name = cardName(props, card);
  const what = capital(effectPhrase(say, effect));
  const label = tBattle(props, 'ability.label', { card: name, what, state: tBattle(props, `ability.${state}`) });
  const mine = side === view.eye && frameOf(view)?.step === 'combat' && props.legal.length > 0;
  const inside = (
    <>
      <span className={css.bust}>
        <CrewBust kind={crewKind(card)} level={view.players[side].crew[card].level} />
      </span>
      <span>{name}</span>
      <small className={css.what}>{what}</small>
      <EffectSigns groups={[[effect]]} say={say} used={state === 'used' ? 1 : 0} label="" className={css.signs} />
      <span className={css.state} data-state={state}>
        {tBattle(props, `ability.${state}`)}
      </span>
    </>
  );
  if (!mine || state === 'used') return <div className={cx(css.ability, state !== 'ready' && css.spent)}>{inside}</div>;
  const { action, reason } = allowed(props, side, { type: 'use', card, ability: ability.ability });
  return (
    <button
      type="button"
      className={cx(css.ability, css.live, action === undefined && css.spent)}
      aria-label={label}
      aria-disabled={action === undefined}
      title={reason}
      onClick={() => action && props.play(action)}
    >
      {inside}
    </button>
  );
}

function Abilities({ player, ...props }: SideProps & { readonly player: PlayerView }) {
  const list = combatsOf(player);
  return (
    <div>
      <h4>{tBattle(props, 'abilities')}</h4>
      {list.length === 0 && <p className={css.none}>{tBattle(props, 'abilities.none')}</p>}
      {list.map((ability) => (
        <Ability key={`${ability.card}.${ability.ability}`} {...props} ability={ability} />
      ))}
    </div>
  );
}

const originWords = (props: SideProps, { cubes, from, card }: Origin): string =>
  tBattle(props, `from.${from}`, { cubes, card: card === undefined ? '' : cardName(props, card) });

function Thrown(props: SideProps) {
  const origins = originsOf(props.view, props.battle, props.side, props.story);
  return (
    <div className={css.thrown}>
      <h4>{tBattle(props, 'thrown')}</h4>
      {origins.length === 0 && <p className={css.none}>{tBattle(props, 'thrown.none')}</p>}
      {origins.map((origin, at) => (
        <p key={at}>
          <Row side={props.side} cubes={origin.cubes} />
          <span>{originWords(props, origin)}</span>
        </p>
      ))}
    </div>
  );
}

const holdOf = ({ cells }: PlayerView, cell: number): number => {
  const token = cells[cell].tokens.at(-1);
  return (token === undefined ? PRINTED_CELLS[cell] : upgradeOf(token)).hold;
};

function Holds({ side, player, ...props }: SideProps & { readonly player: PlayerView }) {
  const [cargo, coins] = player.cells.reduce(([a, b], cell) => [a + cell.cargo, b + cell.coins], [0, 0]);
  const label =
    cargo + coins === 0
      ? tBattle(props, 'holds.empty')
      : tBattle(props, 'holds', { goods: goodsWords(props.say, cargo, coins) });
  return (
    <div className={css.hull} role="img" aria-label={label} data-spot={ship(side)}>
      <HullArt owner={side} />
      <span className={css.holds}>
        {player.cells.map((cell, at) => {
          const hold = holdOf(player, at);
          if (hold === 0) return null;
          return (
            <span key={at} className={css.hold}>
              {Array.from({ length: hold }, (_, unit) => (
                <i key={unit}>
                  {unit < cell.cargo ? (
                    <Sign name="cargo" size={14} />
                  ) : (
                    unit < cell.cargo + cell.coins && <Sign name="coin" size={14} />
                  )}
                </i>
              ))}
            </span>
          );
        })}
      </span>
    </div>
  );
}

/** What stands against the attacker: the merchant by its back, or the building with its owner's name. */
function Enemy(props: SideProps) {
  const { battle, say, view } = props;
  if (battle.kind === 'building' && battle.building !== -1) {
    const building = foeName(props, battle);
    const { name } = whose({ ...props, view: { ...view, eye: 'spectator' } }, battle.defender);
    return <p className={css.enemy}>{tBattle(props, 'building', { building, name })}</p>;
  }
  if (battle.kind !== 'merchant') return null;
  return (
    <div data-id="enemy" className={css.enemy}>
      <MerchantCard card={battle.card} say={say} size="M" onPress={() => props.inspect(battle.card)} />
    </div>
  );
}

export function SidePanel(props: SideProps) {
  const { side, battle, view } = props;
  const player = isShip(battle, side) ? view.players[side] : undefined;
  const pledges = battle.pledges.filter(({ seat }) => seat === side).length;
  return (
    <section
      className={css.side}
      style={sideStyle(side)}
      aria-label={rankName(props, battle, side)}
      data-spot={player === undefined ? undefined : area(side)}
    >
      <Head {...props} />
      <Strength {...props} />
      {player !== undefined && player.crew.length > 0 && <Abilities {...props} player={player} />}
      {pledges > 0 && <p className={css.none}>{tBattle(props, 'pledges', { count: pledges })}</p>}
      <Thrown {...props} />
      {player === undefined && <Enemy {...props} />}
      {player !== undefined && (
        <div className={css.boat}>
          {player.crew.length > 0 && <Holds {...props} player={player} />}
          <Damage {...props} />
        </div>
      )}
    </section>
  );
}
