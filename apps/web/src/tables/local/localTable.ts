/** A table whose match is played in this browser's own worker. */
import type { Seat } from '@broadside/kernel';
import type { Ask } from '@broadside/wire';
import { BaseTable } from '../base.ts';
import type { TableFile } from '../table.ts';
import type { OfficeClient } from './client.ts';
import type { LocalTell } from './words.ts';

export class LocalTable extends BaseTable {
  private readonly line: ReturnType<OfficeClient['open']>;
  private readonly readFile: () => Promise<TableFile>;

  constructor(id: string, office: OfficeClient, pace: number, readFile: () => Promise<TableFile>) {
    super('local', id);
    this.readFile = readFile;
    this.line = office.open(id, pace, (tells) =>
      this.together(() => {
        for (const tell of tells) this.onTell(tell);
      }),
    );
  }

  protected override send(ask: Ask): void {
    this.line.ask(ask);
  }

  override takeOver(seat: Seat): void {
    this.line.ask({ do: 'takeOver', seat });
  }

  override pace(ms: number): void {
    this.line.ask({ do: 'pace', ms });
  }

  override file(): Promise<TableFile> {
    return this.readFile();
  }

  override close(): void {
    this.line.close();
  }

  private onTell(tell: LocalTell): void {
    switch (tell.tell) {
      case 'handOver':
        this.change({ handOver: tell.seat ?? undefined });
        break;
      case 'failed':
        this.fail(tell.error);
        break;
      default:
        this.hear(tell);
    }
  }
}
