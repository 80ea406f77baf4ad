/**
 * Who is thought for next. Everybody has a queue of their own and the queues are served in turn, so that nobody waits
 * for all that somebody else has ordered; and people who sit and wait come before tables where nobody is.
 */

/** 0: somebody sits there and waits; 1: somebody watches; 2: nobody is here. */
export type Rank = 0 | 1 | 2;
const RANKS: readonly Rank[] = [0, 1, 2];

/** On whose behalf something waits. */
export interface Claim {
  /** Those it is done for; it counts for the one with the least under way. */
  readonly people: readonly string[];
  /** Asked whenever there is room: people come and go while something waits. */
  rank(): Rank;
}

interface Waiting<T> {
  readonly item: T;
  readonly claim: Claim;
}

/** What is to be done now. */
export interface Turn<T> {
  readonly item: T;
  readonly person: string;
  /** By how many the time of all is shared: by people who wait alike, and among all that waits for this one. */
  readonly shares: number;
}

/** One person's place among the others. */
interface Person<T> {
  readonly waiting: Waiting<T>[];
  running: number;
  /** How often it was this one's turn, counted as if everybody had been here from the start. */
  turns: number;
}

export class FairQueue<T> {
  /** How much may be under way for one person at the same time. */
  private readonly most: number;
  /** Whoever waits, is thought for, or has had more turns than the rest. */
  private readonly people = new Map<string, Person<T>>();
  /** The turns of the one who was served last: whoever comes now begins there. */
  private turns = 0;
  size = 0;

  constructor(most: number) {
    this.most = most;
  }

  add(item: T, claim: Claim): void {
    this.leastBusy(claim.people).waiting.push({ item, claim });
    this.size++;
  }

  /** Takes what is next, if anything may be begun; it is under way until `done`. */
  next(): Turn<T> | undefined {
    for (const rank of RANKS) {
      const turn = this.nextOf(rank);
      if (turn) return turn;
    }
    return undefined;
  }

  done(name: string): void {
    const person = this.people.get(name);
    if (person) person.running--;
    this.forget();
  }

  /** Everything that waits is given up, and handed over. */
  clear(): T[] {
    this.size = 0;
    return [...this.people.values()].flatMap(({ waiting }) => waiting.splice(0).map(({ item }) => item));
  }

  private nextOf(rank: Rank): Turn<T> | undefined {
    const alike = (one: Waiting<T>): boolean => one.claim.rank() <= rank;
    const crowd = [...this.people].filter(([, { waiting }]) => waiting.some(alike));
    const ready = crowd.filter(([, { running }]) => running < this.most);
    if (ready.length === 0) return undefined;
    const [name, person] = ready.reduce((best, one) => (one[1].turns < best[1].turns ? one : best));
    const shares = crowd.length * person.waiting.filter(alike).length;
    const [{ item }] = person.waiting.splice(person.waiting.findIndex(alike), 1);
    this.size--;
    this.turns = Math.max(this.turns, person.turns);
    person.turns++;
    person.running++;
    return { item, person: name, shares };
  }

  private place(name: string): Person<T> {
    const known = this.people.get(name) ?? { waiting: [], running: 0, turns: 0 };
    known.turns = Math.max(known.turns, this.turns);
    this.people.set(name, known);
    return known;
  }

  private forget(): void {
    for (const [name, { waiting, running, turns }] of this.people)
      if (waiting.length === 0 && running === 0 && turns <= this.turns) this.people.delete(name);
  }

  private leastBusy(names: readonly string[]): Person<T> {
    const load = ({ running, waiting }: Person<T>): number => running + waiting.length;
    return names.map((name) => this.place(name)).reduce((best, one) => (load(one) < load(best) ? one : best));
  }
}
