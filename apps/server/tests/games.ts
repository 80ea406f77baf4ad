/** The games the server is tested with: chosen from the shelf by what they can do, never by name. */
import {
  type Action,
  type AnyGame,
  type AnyMatch,
  BadInput,
  type CampaignRules,
  Match,
  Refusal,
  resolveOptions,
  type Seat,
  sameAction,
} from '@broadside/kernel';
import { type GameProgram, shelf } from '@broadside/shelf';
import type { TableSettings } from '@broadside/wire';

type Options = TableSettings['options'];

/** The first game on the shelf that is like this. */
export function gameThat(does: string, isSuch: (entry: GameProgram) => boolean): GameProgram {
  const found = shelf.find(isSuch);
  if (!found) throw new Error(`no game on the shelf ${does}`);
  return found;
}

const SEEDS = ['one', 'two', 'three', 'four', 'five'];

const begin = (game: AnyGame, options: object, seed: string): AnyMatch =>
  Match.begin(game, { seats: 2, options, seed });

/** The option by which this seat begins at a table for two, if the game has one. */
const beginsWith = (game: AnyGame, seat: Seat): Options | undefined =>
  Object.entries(game.options)
    .filter(([, { values }]) => values.includes(seat))
    .map(([name]) => ({ [name]: seat }))
    .find((options) => SEEDS.every((seed) => begin(game, options, seed).toAct.join() === String(seat)));

const hasFields = (action: Action): boolean => Object.keys(action).length > 1;

/** An answer that names nothing, other than the one every turn begins with. */
const quietOf = (actions: readonly Action[], opening: Action): Action | undefined =>
  actions.find((action) => !hasFields(action) && !sameAction(action, opening));

/**
 * One player's turn after the other. A turn begins with something that cannot be taken back and does not end it; later
 * there is a quiet answer, which can.
 */
function takesTurns({ game, hand }: GameProgram): boolean {
  const options = beginsWith(game, 0);
  if (hand || !options || !beginsWith(game, 1)) return false;
  return SEEDS.every((seed) => {
    const match = begin(game, options, seed);
    const [opening, ...others] = match.legal(0);
    if (others.length > 0 || hasFields(opening)) return false;
    match.play(0, opening);
    if (match.whyNoUndo(0) === undefined || match.toAct.join() !== '0') return false;
    while (!quietOf(match.legal(0), opening) && match.toAct.join() === '0') match.play(0, match.legal(0)[0]);
    const quiet = quietOf(match.legal(0), opening);
    if (quiet) match.play(0, quiet);
    return quiet !== undefined && match.whyNoUndo(0) === undefined;
  });
}

/** The game of every table at which it does not matter what is played. */
export const PLAIN = gameThat('is played turn by turn', takesTurns);

/** Options of the plain game by which this seat begins. */
export const begunBy = (seat: Seat): Options => beginsWith(PLAIN.game, seat) ?? {};

/** What its turns begin with; it brings something new to light. */
export const OPENING: Action = begin(PLAIN.game, begunBy(0), 'opening').legal(0)[0];

/** Something of the plain game that uncovers nothing, if it is offered. */
export const quiet = (actions: readonly Action[]): Action | undefined => quietOf(actions, OPENING);

const shapes = Object.entries(PLAIN.game.actions);

/** What the plain game knows but refuses at the beginning of a turn. */
export const REFUSED: readonly Action[] = shapes
  .filter(([type, fields]) => type !== OPENING.type && Object.keys(fields).length === 0)
  .map(([type]) => ({ type }));

/** Something that the plain game knows and does not offer now. */
export const refusedBeside = (legal: readonly Action[]): Action =>
  REFUSED.find((one) => !legal.some((action) => sameAction(action, one))) as Action;

/** What no card in the box could be meant by. */
export const IMPOSSIBLE: Action = ((): Action => {
  const [type, fields] = shapes.find(([, kinds]) => Object.values(kinds).join() === 'card') ?? ['', {}];
  return { type, ...Object.fromEntries(Object.keys(fields).map((field) => [field, 9999])) };
})();

/** Its shortest matches, if a game lets one choose. */
export const brief = ({ options }: AnyGame): Options =>
  options.roundLimit ? { roundLimit: options.roundLimit.values[1] } : {};

/** How the server refuses to set a table that cannot be played; undefined if it can. */
export function whyNoTable(game: AnyGame, seats: number, options: object): string | undefined {
  try {
    resolveOptions(game, seats, options);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return `409 ${error.reason.code}`;
    if (error instanceof BadInput) return `400 ${error.code}`;
    throw error;
  }
}

/** Whether somebody gives a throw its way and force. */
export const isGesture = (action: object): action is Action & { way: number; force: number } =>
  'way' in action && 'force' in action;

/** Dice in a lid, thrown by a gesture; before that all choose something secret at once. */
export const DICE = gameThat('throws dice by a gesture', ({ game, hand }) => {
  if (!hand || !Object.values(game.actions).some(isGesture)) return false;
  return begin(game, {}, 'at once').toAct.length === 2;
});

/** Somebody may be asked in another's turn, and the answer is thrown for. */
export const FIGHTS = gameThat(
  'asks in another player’s turn and throws then',
  ({ game, hand }) =>
    hand !== undefined && Object.values(game.steps).some(({ defaultAction }) => defaultAction !== undefined),
);

interface Campaign {
  readonly game: AnyGame;
  readonly rules: CampaignRules;
  /** A campaign that one can play alone, and one for more only. */
  readonly alone: Options;
  readonly rivals: Options;
  /** A match alone that is part of no campaign. */
  readonly single: Options;
  /** Options of a request that the campaign does not listen to. */
  readonly unheard: Options;
}

export const CAMPAIGN: Campaign = ((): Campaign => {
  const { game, campaign: rules } = gameThat('has a campaign', ({ campaign }) => campaign !== undefined);
  if (!rules) throw new Error('no campaign');
  const every = Object.entries(game.options).flatMap(([name, { values }]) =>
    values.map((value) => ({ [name]: value })),
  );
  const fits = (options: Options, seats: number): boolean =>
    !whyNoTable(game, seats, options) && rules.fits(resolveOptions(game, seats, options));
  const found = (options: Options | undefined): Options => {
    if (!options) throw new Error(`${game.id} lacks a kind of table that campaigns are tested with`);
    return options;
  };
  const alone = found(every.find((options) => fits(options, 1)));
  const ignores = (options: Options): boolean => {
    const wanted = { ...alone, ...options };
    if (!fits(wanted, 1)) return false;
    const set = rules.options(rules.begin(resolveOptions(game, 1, wanted), 1), 'first');
    return Object.entries(options).some(([name, value]) => set[name] !== value);
  };
  const unheard = { ...alone, ...Object.assign({}, ...every.filter(ignores)) };
  if (!fits(unheard, 1)) throw new Error(`${game.id} can no longer be requested in so many words`);
  return {
    game,
    rules,
    alone,
    rivals: found(every.find((options) => fits(options, 2) && whyNoTable(game, 1, options))),
    single: found(every.find((options) => !whyNoTable(game, 1, options) && !fits(options, 1))),
    unheard,
  };
})();
