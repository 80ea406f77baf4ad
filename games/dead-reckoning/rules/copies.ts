/** Copies of the parts of a state that change in place. Poses, effects, crew cards, tokens and printed lists are only replaced. */
import type { Battle, BattleCube } from './battleState.ts';
import type { Batch, Cell, DeadReckoningFrame, Player, Tile, Turn } from './state.ts';

export const copyCell = (cell: Readonly<Cell>): Cell => ({
  tokens: cell.tokens,
  cargo: cell.cargo,
  coins: cell.coins,
  fired: cell.fired,
});

export function copyPlayer(player: Player): Player {
  // A copy of the list has the room for what is laid into it; one that is pushed to grows again and again.
  const cells = player.cells.slice();
  for (let at = 0; at < cells.length; at++) cells[at] = copyCell(cells[at]);
  return {
    crew: player.crew.slice(),
    deck: player.deck.slice(),
    hand: player.hand.slice(),
    play: player.play.slice(),
    discard: player.discard.slice(),
    aside: player.aside.slice(),
    dock: player.dock,
    chest: player.chest,
    cells,
    firedPrinted: player.firedPrinted,
    damage: player.damage,
    at: player.at,
    pirate: player.pirate,
    sails: player.sails,
    cubes: player.cubes,
    legend: player.legend,
    seaDogs: player.seaDogs,
    explorer: player.explorer,
    achievements: player.achievements,
    levelDue: player.levelDue,
    finished: player.finished,
    token: player.token,
    offered: player.offered.slice(),
    training: player.training,
  };
}

/** `id`: what is known of it, or imagined. */
export const copyTile = (tile: Readonly<Tile>, id = tile.id): Tile => ({
  id,
  explored: tile.explored,
  cubes: tile.cubes.slice(),
  permanent: tile.permanent.slice(),
  controller: tile.controller,
  buildings: tile.buildings,
  builder: tile.builder,
  cargo: tile.cargo,
  coins: tile.coins,
  card: tile.card,
});

export const copyTurn = (turn: Readonly<Turn>): Turn => ({
  raised: turn.raised,
  moved: turn.moved,
  explored: turn.explored,
  bought: turn.bought,
  foughtShips: turn.foughtShips,
  foughtBuildings: turn.foughtBuildings.slice(),
  beganAt: turn.beganAt,
  passRowFour: turn.passRowFour,
  passed: turn.passed,
  damageOnEntering: turn.damageOnEntering,
  entered: turn.entered,
});

export const copyBatch = (batch: Readonly<Batch> | null): Batch | null =>
  batch === null
    ? null
    : { tiles: batch.tiles.slice(), controllers: batch.controllers.slice(), carried: batch.carried };

export function copyBattle(battle: Readonly<Battle> | null): Battle | null {
  if (battle === null) return null;
  const cubes: BattleCube[] = [];
  for (const { side, zone, pose } of battle.cubes) cubes.push({ side, zone, pose });
  return {
    index: battle.index,
    kind: battle.kind,
    attacker: battle.attacker,
    defender: battle.defender,
    foe: battle.foe,
    at: battle.at,
    card: battle.card,
    building: battle.building,
    cause: battle.cause,
    bonus: battle.bonus,
    taken: [battle.taken[0], battle.taken[1]],
    cubes,
    waiting: battle.waiting,
    wanted: battle.wanted,
    lent: battle.lent,
    thrown: battle.thrown,
    throws: battle.throws,
    strength: [battle.strength[0], battle.strength[1]],
    spared: [battle.spared[0], battle.spared[1]],
    pledges: battle.pledges.slice(),
    dealt: [battle.dealt[0], battle.dealt[1]],
    winner: battle.winner,
    decided: battle.decided,
  };
}

export const copyFrame = (frame: DeadReckoningFrame): DeadReckoningFrame =>
  frame.step === 'produce' ? { ...frame, done: frame.done.slice() } : { ...frame };

export function copyFlow(flow: readonly DeadReckoningFrame[]): DeadReckoningFrame[] {
  const frames = flow.slice();
  for (let at = 0; at < frames.length; at++) frames[at] = copyFrame(frames[at]);
  return frames;
}
