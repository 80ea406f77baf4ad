/**
 * The Adventure's part of the table. Board, Side, MyArea, Rivals and AreaSheet mount these when `view.extra.adventure` is
 * set; all of them get the BoardProps of the board they stand on.
 *
 * - `AdventurePanel`: between the other players and the sea, over the whole width of the board: the goal, the event, the
 *   tasks, the characters while they are chosen, and the book;
 * - `AdventureSide`: above the odds in the side panel of wide screens (a sheet on phones);
 * - `AdventureSeat`: what one seat has: `line` in the head of an area and on the chips of the others (no buttons of its
 *   own), `sheet` in the sheet of the whole area; `seatWords` says the same aloud, `Hold` are its kept ships;
 * - `Lookout`: the cards before a lookout, in the question that asks for one of them;
 * - `Epilogue`: the last page, beside the result.
 */
export { Epilogue } from './Epilogue.tsx';
export { Hold } from './Items.tsx';
export { Lookout } from './Lookout.tsx';
export { AdventurePanel, AdventureSide } from './Panel.tsx';
export type { AdventureProps, AdventureSeatProps } from './props.ts';
export { AdventureSeat, seatWords } from './Seat.tsx';
