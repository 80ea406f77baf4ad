/** What a game's judge says for a choice, and how its choices look: fetched with the first judged thing that is shown. */
import type { JudgedChoice } from '@broadside/judge';
import { type Action, type Seat, sameAction } from '@broadside/kernel';
import type { BoardProps, Choice, GameUI, PlayerInfo } from '@broadside/kit';
import type { GameProgram } from '@broadside/shelf';
import type { NameOf } from '@broadside/text';
import { useEffect, useState } from 'react';
import { loadRules } from '../gameUIs.ts';
import type { GameSay } from '../text/say.ts';
import type { WeighedChoice } from './ChoiceList.tsx';

export type GameJudge = Awaited<ReturnType<NonNullable<GameProgram['judge']>>>['default'];

/** Undefined until it is there. */
export function useJudge(game: string): GameJudge | undefined {
  const [judge, setJudge] = useState<GameJudge>();
  useEffect(() => {
    let gone = false;
    loadRules(game)
      .then((program) => program?.judge?.())
      .then((module) => {
        if (!gone) setJudge(module?.default);
      })
      // Without it the figures stand by themselves.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [game]);
  return judge;
}

/** A position as whoever decides sees it. */
export interface Eyes {
  readonly ui: GameUI;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seats: readonly PlayerInfo[];
  readonly say: GameSay;
  readonly nameOf: NameOf;
}

const ALL = (choices: readonly Choice[]): readonly Choice[] =>
  choices.flatMap((choice) => [choice, ...ALL(choice.more ?? [])]);

/** The board as it stands, with nothing to press. */
const still = ({ view, seat, seats, say, nameOf }: Eyes, legal: readonly Action[]): BoardProps => ({
  view,
  viewer: seat,
  seats,
  toAct: [seat],
  legal,
  odds: true,
  say,
  nameOf,
  play: () => undefined,
  why: async () => [],
  inspect: () => undefined,
  since: [],
  recorded: true,
});

/** Choices in words and pictures: those of the table's own buttons, where there is one. */
export function shownChoices(
  eyes: Eyes,
  choices: readonly JudgedChoice[],
  played?: Action,
): readonly Omit<WeighedChoice, 'more' | 'detail'>[] {
  const { ui, view, seat, say, nameOf } = eyes;
  const buttons = ALL(
    ui.choices(
      still(
        eyes,
        choices.map(({ action }) => action),
      ),
    ),
  );
  return choices.map((judged, at) => ({
    key: String(at),
    judged,
    label: ui.voice.action(judged.action, view, seat, say, nameOf),
    icon: buttons.find(({ action }) => action !== undefined && sameAction(action, judged.action))?.icon,
    played: played !== undefined && sameAction(played, judged.action),
  }));
}
