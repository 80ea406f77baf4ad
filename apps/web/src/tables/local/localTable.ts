/** A table whose match is played in this browser's own worker. */
import type { Seat } from '@broadside/kernel';
import type { ClientMessage } from '@broadside/wire';
import { BaseTable } from '../base.ts';
import type { TableFile } from '../table.ts';
import type { OfficeClient } from './client.ts';
import type { LocalServerMessage } from './words.ts';

export class LocalTable extends BaseTable {
  private readonly connection: ReturnType<OfficeClient['open']>;
  private readonly readFile: () => Promise<TableFile>;

  constructor(id: string, office: OfficeClient, pace: number, readFile: () => Promise<TableFile>) {
    super('local', id);
    this.readFile = readFile;
    this.connection = office.open(id, pace, (messages) =>
      this.together(() => {
        for (const message of messages) this.onMessage(message);
      }),
    );
  }

  protected override send(message: ClientMessage): void {
    this.connection.ask(message);
  }

  override takeOver(seat: Seat): void {
    this.connection.ask({ type: 'takeOver', seat });
  }

  override pace(ms: number): void {
    this.connection.ask({ type: 'pace', ms });
  }

  readonly lesson = {
    read: (count: number): void => this.connection.ask({ type: 'read', count }),
    leave: (): void => this.connection.ask({ type: 'leaveLesson' }),
  };

  teaching(on: boolean): void {
    this.connection.ask({ type: 'teaching', on });
  }

  goOn(n: number): void {
    this.connection.ask({ type: 'goOn', n });
  }

  override file(): Promise<TableFile> {
    return this.readFile();
  }

  override close(): void {
    this.connection.close();
  }

  private onMessage(message: LocalServerMessage): void {
    switch (message.type) {
      case 'handOver':
        this.change({ handOver: message.seat ?? undefined });
        break;
      case 'lesson':
        this.change({ lesson: message.lesson ?? undefined, teach: message.teach });
        break;
      case 'failed':
        this.fail(message.error);
        break;
      default:
        this.hear(message);
    }
  }
}
