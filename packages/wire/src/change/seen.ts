/**
 * The view at the end that sends, followed once for all viewers who see alike: most views differ only in whose they are
 * (`eye`), and following them is most of the work of telling what changes.
 */
import type { Viewer } from '@broadside/kernel';
import type { ViewUpdate } from '../viewUpdate.ts';
import { alike } from './alike.ts';
import { Mirror } from './mirror.ts';
import { isRecord } from './plain.ts';

/** The field of a view that says whose it is. */
const EYE = 'eye';

const showsEye = ({ view, viewer }: ViewUpdate): boolean => isRecord(view) && view[EYE] === viewer;

/** Two updates of one entry show the same but for whose they are. */
const seeAlike = (one: ViewUpdate, other: ViewUpdate): boolean =>
  showsEye(one) && showsEye(other) && alike(one.view, other.view, EYE);

export class Seen {
  private readonly mirror: Mirror;
  /** As it is at this entry; a view may be made of parts of the state, which moves on. */
  private update: ViewUpdate;
  /** As it is sent. */
  private difference: string | undefined;
  private followed = false;
  /** Whose the mirror's view is: whoever of them asks first, a difference never tells the others that they are somebody else. */
  private readonly eye: Viewer;

  constructor(update: ViewUpdate, eye = update.viewer, mirror = new Mirror(update.view)) {
    this.mirror = mirror;
    this.update = update;
    this.eye = eye;
  }

  /** Whether whoever is sent this update whole has what is here, field by field. */
  isLike(update: ViewUpdate): boolean {
    return !this.followed && this.update.n === update.n && seeAlike(this.update, update);
  }

  /** For one of two who have seen alike so far and are about to be sent these: theirs alone, if they do not any more. */
  forOneOf(update: ViewUpdate, other: ViewUpdate): Seen {
    return seeAlike(update, other) ? this : new Seen(this.update, update.viewer, this.mirror.with(EYE, update.viewer));
  }

  /** What changes, as it is sent; found and written for the first of several viewers. */
  follow(update: ViewUpdate): string | undefined {
    if (!this.followed || this.update.n !== update.n) {
      this.followed = true;
      this.update = update;
      this.difference = this.mirror.follow(
        showsEye(update) ? { ...(update.view as object), [EYE]: this.eye } : update.view,
      );
    }
    // A view in the place of another names its viewer.
    return this.difference?.startsWith('{') ? JSON.stringify(update.view) : this.difference;
  }

  /** The word of the view as this viewer has it. */
  word(viewer: Viewer): number {
    return showsEye(this.update) ? this.mirror.wordWith(EYE, viewer) : this.mirror.word;
  }
}
