/**
 * A verb that has just come under the finger does not answer for a moment: the second tap of a double tap was meant
 * for what stood there before. The same for a letter that has just come to mean something else.
 */

/** So long it does not answer; in milliseconds, as everything here. */
export const GUARDED_FOR = 600;

/** A change that takes longer than this to come is looked at before the next press. */
const RECENT = 2000;

/** A finger does not come down twice on the same point, and a sheet still rises while it is measured. */
const REACH = 36;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A press by pointer, or by letter. */
export interface Press {
  readonly at: number;
  readonly where: Point | string;
  /** What answered to that finger or letter when it was pressed, or has been guarded since. */
  readonly known: Set<string>;
}

/** A button as it stands on the screen. */
export interface Pressable {
  readonly id: string;
  /** Greyed: pressing it does nothing but say why. */
  readonly off: boolean;
  readonly letter: string | undefined;
  readonly box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

const isNear = ({ x, y }: Point, { box }: Pressable): boolean =>
  x > box.left - REACH && x < box.right + REACH && y > box.top - REACH && y < box.bottom + REACH;

/** Whether a press there would press this. */
const meets = ({ where }: Pick<Press, 'where'>, thing: Pressable): boolean =>
  typeof where === 'string' ? thing.letter === where : isNear(where, thing);

export function pressOf(where: Press['where'], at: number, things: readonly Pressable[]): Press {
  const known = things.filter((thing) => !thing.off && meets({ where }, thing));
  return { at, where, known: new Set(known.map(({ id }) => id)) };
}

/** Those that have come to where the last press was, or have woken there; each is named once for each press. */
export function newcomers(press: Press | undefined, now: number, things: readonly Pressable[]): readonly Pressable[] {
  if (press === undefined || now - press.at >= RECENT) return [];
  const come = things.filter((thing) => !thing.off && !press.known.has(thing.id) && meets(press, thing));
  for (const { id } of come) press.known.add(id);
  return come;
}
