/** Who sits where, in the reader's language. */
import type { Seat } from '@broadside/kernel';
import type { PlayerInfo } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { NAMELESS, type SeatInfo } from '@broadside/wire';
import type { Sitter } from './tables/table.ts';
import type { Say } from './text/say.ts';

const BOT_NAMES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export const botName = (seat: Seat, say: Say): string => say(`web.bot.name.${BOT_NAMES[seat % BOT_NAMES.length]}`);

export function seatName({ name, bot }: Pick<SeatInfo, 'name' | 'bot'>, seat: Seat, say: Say): string {
  if (name === NAMELESS) return say('web.guest');
  if (name !== null) return name;
  return bot === null ? say('web.crew.player', { n: seat + 1 }) : botName(seat, say);
}

export const playerInfos = (seats: readonly SeatInfo[], say: Say): PlayerInfo[] =>
  seats.map((info, seat) => ({
    seat,
    name: seatName(info, seat, say),
    bot: info.kind === 'bot',
    here: info.kind === 'bot' || info.here,
  }));

/** The people of a recorded match, as far as the file knows them. */
export const sitterInfos = (seats: readonly Sitter[], say: Say): PlayerInfo[] =>
  seats.map((sitter, seat) => ({
    seat,
    name: seatName(sitter, seat, say),
    bot: sitter.bot !== null && sitter.name === null,
    here: true,
  }));

export const nameFrom =
  (players: readonly PlayerInfo[], say: Say): NameOf =>
  (seat) =>
    players[seat]?.name ?? say('web.crew.player', { n: seat + 1 });

/** "Ann, Bob and Cy". */
export function listOf(names: readonly string[], say: Say): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : say('web.list.and', { list: names.slice(0, -1).join(', '), last });
}
