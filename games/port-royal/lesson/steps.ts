/** The steps of which the lessons of Port Royal are made. */
import type { DoStep, Lesson, Pattern, RivalStep, TellStep } from '@broadside/kernel';
import { CONTRACTS, type ContractId, type ContractName } from '../cards/contracts.ts';
import { type CardId, cardNamed } from '../cards/table.ts';
import type { PortRoyalAction } from '../rules/state.ts';
import type { LessonKey } from './text.ts';

export type RoyalLesson = Lesson<PortRoyalAction, LessonKey>;

type Do = DoStep<PortRoyalAction, LessonKey>;
type Tell = TellStep<LessonKey>;
type Rival = RivalStep<PortRoyalAction, LessonKey>;
/** Why it is so, and what is said to whoever does something else. */
type Rest = Pick<Do, 'why' | 'instead'>;

export const [LEARNER, RIVAL] = [0, 1];

export function card(name: string): CardId {
  const id = cardNamed(name);
  if (id === undefined) throw new Error(`there is no card ${name}`);
  return id;
}

export const contractNamed = (name: ContractName): ContractId => CONTRACTS.findIndex(({ id }) => id === name);

export const tell = (say: LessonKey, light: readonly string[], rest: Pick<Tell, 'why'> = {}): Tell => ({
  kind: 'tell',
  say,
  light,
  ...rest,
});

export const reveal = (say: LessonKey, rest: Rest = {}): Do => press('draw', say, rest);

export const stop = (say: LessonKey, rest: Rest = {}): Do => press('stop', say, rest);

/** A verb of the bar that needs no card. */
const press = (type: 'draw' | 'stop', say: LessonKey, rest: Rest): Do => ({
  kind: 'do',
  say,
  wants: [{ type }],
  light: [type],
  ...rest,
});

/** A card that is tapped says what follows, and has its verb beside it. */
export const take = (type: 'trade' | 'hire' | 'stow', one: CardId, say: LessonKey, rest: Rest = {}): Do => ({
  kind: 'do',
  say,
  wants: [{ type, card: one }],
  light: [`harbour:${one}`, 'call-out', `${type}:${one}`],
  ...rest,
});

/** The contract on the table, and its button. */
export const complete = (contract: ContractId, say: LessonKey, rest: Rest = {}): Do => ({
  kind: 'do',
  say,
  wants: [{ type: 'contract', contract }],
  light: [`open-contract:${contract}`, `contract:${contract}`],
  ...rest,
});

/** What is spoken of besides what is to be pressed. */
export const lit = (mark: string, step: Do): Do => ({ ...step, light: [mark, ...(step.light ?? [])] });

/** What the other does, while the same is said of all of it. */
export const rivalDoes =
  (say: LessonKey) =>
  (does: Pattern<PortRoyalAction>): Rival => ({
    kind: 'rival',
    seat: RIVAL,
    does,
    say,
    light: [`player:${RIVAL}`, 'harbour'],
  });
