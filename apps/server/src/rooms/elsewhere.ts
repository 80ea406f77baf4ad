/** People who have a table open at other nodes, as these say. It may be a moment late. */

/** Everybody who is let in to a table at one node. */
export interface People {
  readonly guests: readonly (readonly [guest: string, name: string])[];
  /** Connections of those who only watch. */
  readonly lines: number;
}

export const NO_PEOPLE: People = { guests: [], lines: 0 };

type Nodes = Map<string, { readonly guests: ReadonlyMap<string, string>; readonly lines: number }>;

/** Of tables that are open at one node alone, which are most of them. */
const NOWHERE: Nodes = new Map();

export class Elsewhere {
  private nodes = NOWHERE;

  get isEmpty(): boolean {
    return this.nodes.size === 0;
  }

  /** What a node says now; those who were there before and are not any more. */
  set(node: string, { guests, lines }: People): readonly string[] {
    const before = this.nodes.get(node)?.guests ?? new Map<string, string>();
    if (guests.length === 0) this.nodes.delete(node);
    else {
      if (this.nodes === NOWHERE) this.nodes = new Map();
      this.nodes.set(node, { guests: new Map(guests), lines });
    }
    return [...before.keys()].filter((guest) => !this.has(guest));
  }

  has(guest: string): boolean {
    for (const { guests } of this.nodes.values()) if (guests.has(guest)) return true;
    return false;
  }

  /** Each guest with a name. */
  *guests(): Iterable<readonly [guest: string, name: string]> {
    for (const { guests } of this.nodes.values()) yield* guests;
  }

  get lines(): number {
    let lines = 0;
    for (const node of this.nodes.values()) lines += node.lines;
    return lines;
  }
}
