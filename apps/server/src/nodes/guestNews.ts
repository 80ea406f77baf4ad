/** What becomes of a guest at one node counts at all: sessions that ended, a new name, another time to be waited for. */
import type { Services } from '../services.ts';

const SUBJECT = 'guests';

type GuestNews =
  | { readonly type: 'sessions-ended'; readonly guest: string; readonly except: string }
  | { readonly type: 'renamed'; readonly guest: string; readonly name: string }
  | { readonly type: 'response-timeout'; readonly guest: string };

export class GuestsNews {
  private readonly services: Services;

  constructor(services: Services) {
    this.services = services;
  }

  open(): void {
    this.services.news.subscribe(SUBJECT, (text) => this.carryOut(JSON.parse(text) as GuestNews));
  }

  /** All but this one. */
  sessionsEnded(guest: string, except: string): void {
    this.publish({ type: 'sessions-ended', guest, except });
  }

  renamed(guest: string, name: string): void {
    this.publish({ type: 'renamed', guest, name });
  }

  responseTimeoutChanged(guest: string): void {
    this.publish({ type: 'response-timeout', guest });
  }

  private publish(what: GuestNews): void {
    this.carryOut(what);
    if (!this.services.news.alone) this.services.news.publish(SUBJECT, JSON.stringify(what));
  }

  private carryOut(what: GuestNews): void {
    const { rooms } = this.services;
    switch (what.type) {
      case 'sessions-ended':
        rooms.endSessions(what.guest, what.except);
        break;
      case 'renamed':
        rooms.rename(what.guest, what.name);
        break;
      case 'response-timeout':
        rooms.changeResponseTimeout(what.guest);
    }
  }
}
