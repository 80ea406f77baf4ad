/** As much of the browser's database as the saves of this device use, in memory: for tests outside a browser. */
type Key = string | readonly (string | number)[];
type Row = Readonly<Record<string, unknown>>;

export interface Range {
  readonly lower: Key;
  readonly upper: Key;
}

const parts = (key: Key): readonly (string | number)[] => (typeof key === 'string' ? [key] : key);

function order(one: Key, other: Key): number {
  const [a, b] = [parts(one), parts(other)];
  const at = a.findIndex((part, place) => part !== b[place]);
  if (at < 0) return 0;
  return a[at] < b[at] ? -1 : 1;
}

const isIn = (key: Key, { lower, upper }: Range): boolean => order(lower, key) <= 0 && order(key, upper) <= 0;
const isRange = (key: Key | Range): key is Range => typeof key === 'object' && 'lower' in key;

/** Copies on the way in and out. */
class FakeStore {
  private readonly keyPath: string | readonly string[];
  private readonly rows = new Map<string, { readonly key: Key; readonly row: Row }>();

  constructor(keyPath: string | readonly string[]) {
    this.keyPath = keyPath;
  }

  private keyOf(row: Row): Key {
    return typeof this.keyPath === 'string'
      ? (row[this.keyPath] as string)
      : this.keyPath.map((at) => row[at] as string);
  }

  async get(key: Key): Promise<Row | undefined> {
    return structuredClone(this.rows.get(JSON.stringify(key))?.row);
  }

  async getAll(range?: Range): Promise<Row[]> {
    const found = [...this.rows.values()].filter(({ key }) => !range || isIn(key, range));
    return structuredClone(found.sort((a, b) => order(a.key, b.key)).map(({ row }) => row));
  }

  async put(row: Row): Promise<void> {
    const key = this.keyOf(row);
    this.rows.set(JSON.stringify(key), { key, row: structuredClone(row) });
  }

  async add(row: Row): Promise<void> {
    if (this.rows.has(JSON.stringify(this.keyOf(row)))) throw new Error('ConstraintError');
    await this.put(row);
  }

  async delete(what: Key | Range): Promise<void> {
    const range = isRange(what) ? what : { lower: what, upper: what };
    for (const [name, { key }] of this.rows) if (isIn(key, range)) this.rows.delete(name);
  }
}

class FakeBase {
  private readonly stores = new Map<string, FakeStore>();

  createObjectStore(name: string, { keyPath }: { readonly keyPath: string | readonly string[] }): void {
    this.stores.set(name, new FakeStore(keyPath));
  }

  private at(name: string): FakeStore {
    const store = this.stores.get(name);
    if (!store) throw new Error(`there is no store ${name}`);
    return store;
  }

  get = (name: string, key: Key): Promise<Row | undefined> => this.at(name).get(key);
  getAll = (name: string, range?: Range): Promise<Row[]> => this.at(name).getAll(range);
  delete = (name: string, key: Key): Promise<void> => this.at(name).delete(key);

  transaction(names: string | readonly string[]) {
    const [first] = [names].flat();
    return { store: this.at(first), objectStore: (name: string) => this.at(name), done: Promise.resolve() };
  }
}

/** Every base is empty when it is opened. */
export async function openDB(
  _name: string,
  _version: number,
  { upgrade }: { upgrade(base: FakeBase, from: number): void },
): Promise<FakeBase> {
  const base = new FakeBase();
  upgrade(base, 0);
  return base;
}
