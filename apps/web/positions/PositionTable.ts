/** A recorded match as a table that stands still at any of its positions, seen by whoever is asked there. */
import { type Action, type AnyMatch, Match, type MatchFile, type Reason, type Seat, TABLE } from '@broadside/kernel';
import { onShelf } from '@broadside/shelf';
import { type TableInfo, viewUpdateOf } from '@broadside/wire';
import type { News, Table, TableState } from '../src/tables/table.ts';

/** Where somebody decides. */
export interface Position {
  readonly n: number;
  readonly viewer: Seat;
  /** What kind of decision it is: what may be done there. */
  readonly kind: string;
}

function beginningOf({ header, seed }: MatchFile): AnyMatch {
  const game = onShelf(header.game)?.game;
  if (!game) throw new Error(`there is no game ${header.game}`);
  const { seats, options, stack } = header;
  return Match.begin(game, { seats, options, seed, ...(stack === undefined ? {} : { stack }) });
}

const kindOf = (legal: readonly Action[]): string => [...new Set(legal.map(({ type }) => type))].sort().join(' ');

/** All positions in which a player is asked for something. */
export function positionsOf(file: MatchFile): readonly Position[] {
  const match = beginningOf(file);
  const positions: Position[] = [];
  for (const entry of file.log.slice(1)) {
    const viewer = match.toAct.find((seat) => seat !== TABLE);
    if (viewer !== undefined) positions.push({ n: match.n, viewer, kind: kindOf(match.legal(viewer)) });
    match.repeat(entry);
  }
  return positions;
}

const nothing = (): void => undefined;

export class PositionTable implements Table {
  private readonly changed = new Set<() => void>();
  private readonly told = new Set<(news: News) => void>();
  private file_: MatchFile;
  private names: readonly string[];
  private match: AnyMatch;
  private state: TableState;

  constructor(file: MatchFile, names: readonly string[], first: Position) {
    this.file_ = file;
    this.names = names;
    this.match = beginningOf(file);
    this.state = this.stateAt(first);
  }

  show(file: MatchFile, position: Position, names: readonly string[]): void {
    if (file !== this.file_) {
      this.file_ = file;
      this.match = beginningOf(file);
    }
    this.names = names;
    this.state = this.stateAt(position);
    const { n } = this.match;
    for (const listener of this.changed) listener();
    const view = this.state.update?.view;
    for (const listener of this.told) listener({ n, entries: [], events: [], view, live: false });
  }

  private stateAt({ n, viewer }: Position): TableState {
    if (n < this.match.n) this.match = beginningOf(this.file_);
    while (this.match.n < n) this.match.repeat(this.file_.log[this.match.n + 1]);
    const update = viewUpdateOf(this.match, viewer, -1);
    return {
      kind: 'local',
      id: 'position',
      phase: 'playing',
      link: 'up',
      gallery: undefined,
      info: this.infoFor(viewer),
      update,
      log: update.entries,
      talk: [],
      pending: undefined,
      error: undefined,
      handOver: undefined,
      lesson: undefined,
      teach: false,
    };
  }

  private infoFor(you: Seat): TableInfo {
    const { game, options, seats } = this.file_.header;
    const all = Array.from({ length: seats }, (_, seat) => this.names[seat]);
    return {
      id: 'position',
      code: null,
      status: 'playing',
      settings: {
        game,
        options: options as TableInfo['settings']['options'],
        seats: all.map(() => ({ kind: 'me' })),
        listed: false,
        watchers: false,
        absence: null,
        undo: 'free',
        odds: true,
        shuffle: false,
      },
      seats: all.map((name) => ({ kind: 'person', name, bot: null, here: true })),
      you,
      host: true,
      watching: 0,
      next: null,
      created: 0,
    };
  }

  snapshot = (): TableState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.changed.add(listener);
    return () => this.changed.delete(listener);
  };

  onNews = (listener: (news: News) => void): (() => void) => {
    this.told.add(listener);
    return () => this.told.delete(listener);
  };

  async why(actions: readonly Action[]): Promise<readonly (Reason | null)[]> {
    const { viewer } = this.state.update ?? { viewer: 'spectator' };
    return actions.map((action) => (typeof viewer === 'number' && this.match.whyNot(viewer, action)) || null);
  }

  onRefusal = () => nothing;
  play = nothing;
  undo = nothing;
  restart = nothing;
  say = nothing;
  react = nothing;
  takeOver = nothing;
  pace = nothing;
  close = nothing;
  file = async () => this.file_;
}
