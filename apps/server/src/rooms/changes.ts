/** What changes with each entry of one match, for the viewers who are sent it; made once for each of them. */
import type { AnyMatch, Viewer } from '@broadside/kernel';
import { Sender, type ViewUpdate } from '@broadside/wire';

/** What a viewer has been sent. */
interface Followed {
  n: number;
  readonly sender: Sender;
  /** How it came to that from the entry before; undefined where nobody was sent that one. */
  text: string | undefined;
  /** The next, if it was made already. */
  next: ViewUpdate | undefined;
}

type Make = (viewer: Viewer, from: number) => ViewUpdate;

export class Changes {
  private readonly followed = new Map<Viewer, Followed>();

  /** The last entry, for whoever has all before it; undefined if only the whole can be sent. */
  text(match: AnyMatch, viewer: Viewer, make: Make): string | undefined {
    const { n } = match;
    const known = this.followed.get(viewer);
    if (known?.n === n) return known.text;
    if (known?.n !== n - 1) {
      const [beside] = this.followed.values();
      const sender = new Sender(make(viewer, n), match.seenBy(viewer), beside?.sender);
      this.followed.set(viewer, { n, sender, text: undefined, next: undefined });
      return undefined;
    }
    const update = known.next?.n === n ? known.next : make(viewer, n - 1);
    this.compare(known, update, make);
    known.n = n;
    known.next = undefined;
    known.text = known.sender.change(update);
    return known.text;
  }

  /** Whoever is followed together with this viewer, and does not see alike any more, is followed apart from now on. */
  private compare(first: Followed, update: ViewUpdate, make: Make): void {
    for (const [viewer, other] of this.followed) {
      if (other === first || other.n !== first.n || !other.sender.isBeside(first.sender)) continue;
      other.next = make(viewer, first.n);
      other.sender.compare(other.next, update);
    }
  }
}
