/** What changes with each entry of one match, for the viewers who are sent it; made once for each of them. */
import type { AnyMatch, Viewer } from '@broadside/kernel';
import { Sender, type ViewUpdate } from '@broadside/wire';

/** What a viewer has been sent. */
interface Followed {
  n: number;
  readonly sender: Sender;
  /** How it came to that from the entry before; undefined where nobody was sent that one. */
  text: string | undefined;
}

export class Changes {
  private readonly followed = new Map<Viewer, Followed>();

  /** The last entry, for whoever has all before it; undefined if only the whole can be sent. */
  text(match: AnyMatch, viewer: Viewer, update: (from: number) => ViewUpdate): string | undefined {
    const { n } = match;
    const known = this.followed.get(viewer);
    if (known?.n === n) return known.text;
    if (known?.n !== n - 1) {
      this.followed.set(viewer, { n, sender: new Sender(update(n), match.seenBy(viewer)), text: undefined });
      return undefined;
    }
    known.n = n;
    known.text = JSON.stringify(known.sender.change(update(n - 1)));
    return known.text;
  }
}
