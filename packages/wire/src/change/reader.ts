/**
 * What comes on one connection of version 3, as version 2 would have said it: changes become view updates. One that
 * does not fit is a `BadChange`, and so is every one after it until a whole view update comes: whoever reads asks for it.
 */
import type { Entry } from '@broadside/kernel';
import type { ServerMessage } from '../serverMessage.ts';
import type { ViewUpdate } from '../viewUpdate.ts';
import { updateAfter } from './change.ts';
import { BadChange } from './patch.ts';
import { Shapes } from './shapes.ts';

export class ChangeReader {
  private readonly log: () => readonly Entry[];
  private last: ViewUpdate | undefined;
  private shapes: Shapes | undefined;

  /** Every entry up to the last view update, as the viewer was sent it. */
  constructor(log: () => readonly Entry[]) {
    this.log = log;
  }

  read(message: ServerMessage | readonly unknown[]): ServerMessage {
    if (!isChange(message)) {
      if (message.type === 'update') this.follow(message.update);
      return message;
    }
    const { last } = this;
    this.last = undefined;
    if (!last) throw new BadChange('there is nothing that it follows on');
    this.shapes ??= this.known(last);
    const update = updateAfter(last, message, this.shapes);
    this.last = update;
    return { type: 'update', update };
  }

  private follow(update: ViewUpdate): void {
    this.last = update;
    this.shapes = undefined;
  }

  private known({ n }: ViewUpdate): Shapes {
    const log = this.log();
    if (log.length !== n + 1) throw new BadChange(`${log.length} entries are known of ${n + 1}`);
    return Shapes.of(log);
  }
}

const isChange = (message: ServerMessage | readonly unknown[]): message is readonly unknown[] => Array.isArray(message);
