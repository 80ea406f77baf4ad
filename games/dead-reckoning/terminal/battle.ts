/** The battle board: who fights, and which cubes lie in which zone. */

import { flow, type Line, quiet, type Room, strong, tinted } from '@broadside/text/terminal';
import { ZONES } from '../cards/board.ts';
import { buildingCard, NO_CARD } from '../cards/table.ts';
import type { Battle } from '../rules/battleState.ts';
import { NOBODY } from '../rules/facade.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { cardName } from '../text/cards.ts';
import { zoneWords } from '../text/places.ts';
import { t } from '../text/terminal.ts';
import { stepName } from '../text/words.ts';
import { cubes, glued } from './symbols.ts';

export type BattleStyle = 'board' | 'list' | 'none';

/** Against whom: a player, a merchant by its name, a building. */
function opponent({ defender, card, building }: Battle, { say, nameOf }: Room): string {
  const owner = defender === NOBODY ? [] : [nameOf(defender)];
  const merchant = card === NO_CARD ? [] : [cardName(card, say)];
  const walls = building === -1 ? [] : [cardName(buildingCard(building), say)];
  return [...merchant, ...walls, ...owner].join(', ');
}

function captionOf(battle: Battle, room: Room): Line[] {
  const { say, nameOf } = room;
  const sides =
    battle.kind === 'tie'
      ? stepName(say, 'finale')
      : t(room, 'sides', { name: nameOf(battle.attacker), other: opponent(battle, room) });
  const taken = battle.taken.map((count) => (count < 0 ? '?' : count)).join(' : ');
  const bonus = battle.strength.some((strength) => strength > 0)
    ? [[quiet(glued(t(room, 'strength', { attacker: battle.strength[0], defender: battle.strength[1] })))]]
    : [];
  return flow(
    [[strong(stepName(say, 'battle')), ' ', glued(sides)], [glued(t(room, 'taken', { cubes: taken }))], ...bonus],
    room,
  );
}

/** The cubes of a zone, side by side in the order of sides. */
function cubesIn({ cubes: all }: Battle, zone: number): Line {
  const sides = [...new Set(all.map(({ side }) => side))];
  return sides.flatMap((side): Line => {
    const count = all.filter((cube) => cube.zone === zone && cube.side === side).length;
    return count > 0 ? [cubes(side, count)] : [];
  });
}

function zoneItem(battle: Battle, zone: number, { say }: Room): Line {
  const lying = cubesIn(battle, zone);
  const name = glued(zoneWords(say, zone));
  const alarming = ZONES[zone].kind === 'explosion' && lying.length > 0;
  if (lying.length === 0) return [quiet(name)];
  return [alarming ? tinted('alarm', name) : name, '\u00a0', ...lying];
}

const LETTERS = ['A', 'B', 'C', 'D'];

/** Rows A to D, away from the tower; or only the zones where something lies. */
function zoneLines(battle: Battle, style: 'board' | 'list', room: Room): Line[] {
  const all = ZONES.map((_, zone) => zone);
  const filled = all.filter((zone) => battle.cubes.some((cube) => cube.zone === zone));
  if (style === 'list')
    return filled.length === 0
      ? []
      : flow(
          filled.map((zone) => zoneItem(battle, zone, room)),
          room,
        );
  return LETTERS.flatMap((letter) =>
    flow(
      all.filter((zone) => ZONES[zone].name[0] === letter).map((zone) => zoneItem(battle, zone, room)),
      room,
      ['  '],
      ' | ',
    ),
  );
}

/** Cubes that are still falling, or go into the tower next. */
function waitingLine({ cubes: all, waiting }: Battle, room: Room): Line[] {
  const sides = [...all.filter(({ zone }) => zone < 0).map(({ side }) => side), ...waiting];
  if (sides.length === 0) return [];
  const counted = [...new Set(sides)].sort((one, other) => other - one);
  const signs = counted.map((side) => cubes(side, sides.filter((one) => one === side).length));
  return [[quiet(t(room, 'air')), ' ', ...signs]];
}

export function battleLines({ battle }: DeadReckoningView, style: BattleStyle, room: Room): Line[] {
  if (!battle || style === 'none') return [];
  const lines = [...captionOf(battle, room), ...waitingLine(battle, room), ...zoneLines(battle, style, room)];
  return lines.map((line) => room.pen.cut(line, room.columns));
}
