/**
 * What a game brings to the screen. The client knows nothing of any game beyond this: a game's `table/` folder
 * exports one `GameUI`, and the frame around it (top bar, log, talk, action bar, undo, curtain, replay) is shared.
 */
import type {
  Action,
  CampaignState,
  CardInfo,
  Entry,
  GameEvent,
  Outcome,
  Reason,
  Seat,
  Viewer,
} from '@broadside/kernel';
import type { Catalogues, NameOf, Say, Voice } from '@broadside/text';
import type { ComponentType, ReactNode } from 'react';
import type { ResultRules } from './badges.ts';
import type { HelpRules, Note } from './help.ts';
import type { Sound } from './sound/scores.ts';

/** Somebody at the table, as everybody sees them. */
export interface PlayerInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: boolean;
  /** False for a person whose connection is lost. */
  readonly here: boolean;
}

/** A button of the action bar: a verb that says what happens. */
export interface Choice {
  readonly key: string;
  /** "Hire the Admiral for 7". */
  readonly label: string;
  /** A second, quieter line: "32 % to bust". */
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
  /** main: the one that is most likely meant; plain; gold: a claim, a prize; danger: hurts. */
  readonly tone?: 'main' | 'plain' | 'gold' | 'danger';
  /** A share from 0 to 1 drawn along the button's foot: the risk. */
  readonly meter?: number | undefined;
  /** What is played; a choice with `more` opens a sheet of further choices instead. */
  readonly action?: Action;
  readonly more?: readonly Choice[];
  /** A greyed choice says why. */
  readonly reason?: string | undefined;
  /** The rule behind the reason, by its id: it leads to the rulebook. */
  readonly clause?: string | undefined;
  /** The letter that presses it; shown on the button when a keyboard is in use. */
  readonly hotkey?: string;
  /** A question asked first, because there is no way back. */
  readonly confirm?: string | undefined;
}

/** A place cards fly from and to: an element marked `data-spot="…"`. */
export type Spot = string;

export interface Flight {
  /** A card's face, its back, or a coin. */
  readonly what: number | 'back' | 'coin';
  readonly from: Spot;
  readonly to: Spot;
}

/** One moment of showing what happened: flights first, then the view as it is after them. */
export interface AnimationStep<V = unknown> {
  readonly flights: readonly Flight[];
  /** What the board shows once the flights have landed. */
  readonly view: V;
  /** A moment that is called out over the board. */
  readonly call?: { readonly text: string; readonly tone: 'bad' | 'good' | 'plain' };
  /** What the board shows beyond the view during this animation step: a throw on its way. The game's own business. */
  readonly show?: unknown;
  /** How long the view rests before the next animation step, at normal speed. */
  readonly rest?: number;
  readonly sound?: Sound;
}

/** What every part of a game's screen is given. */
export interface BoardProps<V = unknown> {
  readonly view: V;
  readonly viewer: Viewer;
  readonly seats: readonly PlayerInfo[];
  readonly toAct: readonly Seat[];
  /** What the viewer's seat may do now; empty for watchers, in replays and while something is being shown. */
  readonly legal: readonly Action[];
  /** Whether chances may be shown at this table. */
  readonly odds: boolean;
  readonly say: Say;
  readonly nameOf: NameOf;
  readonly play: (action: Action) => void;
  /** Why these are not allowed; null for what is. The answer is as fresh as the view. */
  readonly why: (actions: readonly Action[]) => Promise<readonly (Reason | null)[]>;
  /** Opens the large picture of a card with its words, and these choices under it. */
  readonly inspect: (card: number, choices?: readonly Choice[]) => void;
  /** What was tapped on the board and is being considered, by a number the game gives it; until the next entry. */
  readonly considered?: number | undefined;
  /** Considers something on the board, or nothing; not given where nothing can be chosen. */
  readonly consider?: (thing: number | undefined) => void;
  /** The turn of the log has begun: what happened since this seat's last turn. */
  readonly since: readonly Entry[];
  /** Everything that has been shown of the match, for what is looked at again; left out in replays. */
  readonly log?: readonly Entry[];
  /** A recorded match: nothing opens by itself. */
  readonly recorded?: boolean;
  /** What the present animation step shows beyond the view. */
  readonly show?: unknown;
  /** How much slower or faster than normal things are shown; 0: not at all. */
  readonly factor?: number;
  /** Jumps to the end of all that is being shown. */
  readonly skip?: () => void;
}

/** What kind of thing it is; the later ones matter more to those who only look on. */
export type TurnWeight = 'movement' | 'purchase' | 'battle' | 'score';

/** Something that mattered in a turn. Its words are the sentence that the log has for the fact. */
export interface TurnMoment {
  readonly event: GameEvent;
  readonly weight: TurnWeight;
  readonly icon: ReactNode;
  /** In a word or two, below the picture: "+3 coins". */
  readonly brief: string;
  /** Whom it cost something. */
  readonly against?: Seat | undefined;
}

/** A turn as far as it has been shown. */
export interface TurnFacts<V = unknown> {
  readonly seat: Seat;
  readonly viewer: Viewer;
  readonly events: readonly GameEvent[];
  /** The newest that the reader has. */
  readonly view: V;
}

export interface GameUI<V = unknown> {
  readonly id: string;
  readonly voice: Voice;
  /** The words of this folder alone; those of the game come with the voice. */
  readonly catalogues: Catalogues;
  /** Everything between the top bar and the action bar. */
  readonly Board: ComponentType<BoardProps<V>>;
  /** Panels above the log on wide screens, a sheet on phones; e.g. the odds. */
  readonly Side?: ComponentType<BoardProps<V>>;
  /** A card as printed, at any width, from 200 px on with its words; `card` undefined is its back. */
  readonly Card: ComponentType<{ readonly card: number | undefined; readonly width?: number; readonly say: Say }>;
  /** The buttons of the action bar, the likeliest first. Pure. */
  choices(props: BoardProps<V>): readonly Choice[];
  /** How to show what an entry did. Pure; `before` is undefined when nothing was shown yet. */
  animationSteps(
    before: V | undefined,
    events: readonly GameEvent[],
    after: V,
    say: Say,
    nameOf: NameOf,
  ): readonly AnimationStep<V>[];
  /** The step in a word or two: "discover". */
  step(view: V, say: Say): string;
  /** Whose turn it is, where others may be asked in it. */
  turnOf?(view: V): Seat | undefined;
  /** Whose turn this fact begins, if it begins one; `seat` has the one under way. Left out: each who acts has a turn. */
  turnStart?(event: GameEvent, seat: Seat | undefined): Seat | undefined;
  /** What mattered in a turn, in its order. Pure. */
  turnMoments?(turn: TurnFacts<V>, say: Say): readonly TurnMoment[];
  /** What is near the end, if anything: "Ada is 1 point from the end". */
  alarm?(view: V, say: Say, nameOf: NameOf): { readonly seat: Seat; readonly text: string } | undefined;
  /** Points of every seat, for the graph over time. */
  points(view: V): readonly number[];
  /** Which cards a fact is about, so that the log can link them. */
  cardsOf(event: GameEvent): readonly number[];
  /** Whose deed a fact was, for the emblem beside it in the log. */
  seatOf(event: GameEvent): Seat | undefined;
  /** Titles handed out at the end: "Best bargain: Mira". */
  awards?(log: readonly Entry[], outcome: Outcome, say: Say, nameOf: NameOf): readonly Award[];
  /** Where a figure of the score sheet came from, by its key and seat: "the Kraken 1, no free ship 2". */
  cause?(key: string, seat: Seat, log: readonly Entry[], say: Say): string | undefined;
  /** Who looks out of the medallion of the winner; the emblem of the seat if a game has nobody. */
  readonly Portrait?: ComponentType<{ readonly seat: Seat }>;
  /** For the rulebook's table of all cards: what is printed on one, and the name of a module. */
  readonly figures: {
    of(card: CardInfo, say: Say): readonly Figure[];
    module(module: string, say: Say): string;
  };
  /** The pictures of its rulebook; fetched when that is opened. */
  readonly rulebook: () => Promise<RulebookArt>;
  /** How it ended in words of its own, beside the result; nothing for most matches. */
  readonly Epilogue?: ComponentType<{ readonly view: V }>;
  /** Its campaign, if matches of it follow each other; fetched when its log is opened. */
  readonly campaign?: () => Promise<CampaignUI>;
  /** Its badges and what to play next; fetched when a match is over. */
  readonly results?: () => Promise<ResultRules>;
  /** What each choice leads to; fetched when somebody asks for help. */
  readonly help?: () => Promise<HelpRules>;
  /** Notes on what appears for the first time; fetched while a match is played. */
  readonly notes?: () => Promise<readonly Note[]>;
  /** The rows of the score sheet, in order: keys of `Standing.sheet`. */
  readonly sheet: readonly { readonly key: string; readonly icon?: ReactNode; readonly counts: boolean }[];
}

/** What every part of a campaign's log is given. */
export interface CampaignPartProps {
  readonly campaignState: CampaignState;
}

/** What a game shows of a campaign, beside who won which chapter. Its parts may wait for their words. */
export interface CampaignUI {
  readonly catalogues: Catalogues;
  /** What a chapter is called. */
  readonly Title: ComponentType<{ readonly chapter: number }>;
  /** A small picture of a chapter, decoration only. */
  readonly Plate: ComponentType<{ readonly chapter: number }>;
  /** The story so far. */
  readonly Tale: ComponentType<CampaignPartProps>;
  /** What has come into the game for good; nothing if nothing has. */
  readonly Added: ComponentType<CampaignPartProps>;
  /** What lost tries bring to the next one: "6 extra coins". */
  relief(campaignState: CampaignState, say: Say): string | undefined;
}

/** What the rulebook shows of the table. All of it is silent: the rulebook says in words what is seen. */
export interface RulebookArt {
  /** The figures of "How to play in one page", by the names they have there. */
  readonly figures: Readonly<Record<string, ComponentType<{ readonly say: Say }>>>;
  /** The symbols of the legend, by group and name. */
  readonly symbols: Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;
}

/** A picture for each of these symbols, and for no other. */
export type PicturesOf<Symbols extends Readonly<Record<string, readonly string[]>>> = {
  readonly [Group in keyof Symbols]: { readonly [Name in Symbols[Group][number]]: ReactNode };
};

/** "Cost: 7". A figure without a value is there or it is not. */
export interface Figure {
  readonly label: string;
  readonly value?: string;
}

export interface Award {
  readonly seat: Seat;
  readonly title: string;
  readonly detail: string;
  readonly icon?: ReactNode;
}
