/** New Game on a screen, made of the kit's parts. */
import { type BoardProps, Button, type Choice, type GameUI, Panel, SeatName, Zone } from '@broadside/kit';
import { NO_CARD } from '../rules/facade.ts';
import type { NewGameAction, NewGameEvent } from '../rules/state.ts';
import type { NewGameView } from '../rules/view.ts';
import { newGameVoice, stepWords } from '../text/index.ts';
import { t, tableText } from '../text/table.ts';

type Props = BoardProps<NewGameView>;

function Board(props: Props) {
  const { view, viewer, seats, say, nameOf, legal, play } = props;
  const own = legal as readonly NewGameAction[];
  return (
    <div>
      <Zone label={t(props, 'board')} spot="middle">
        {view.players.map(({ card, handSize, rounds }, seat) => (
          <Panel key={seat}>
            <SeatName seat={seat} name={nameOf(seat)} you={seat === viewer} bot={seats[seat]?.bot ?? false} />
            <p>
              {card === NO_CARD ? '–' : newGameVoice.card(card, say)} · {handSize} · ★ {rounds}
            </p>
          </Panel>
        ))}
      </Zone>
      {own.length > 0 && (
        <Zone label={t(props, 'hand')} rove>
          {own.map((action) => (
            <Button key={action.card} onClick={() => play(action)}>
              {newGameVoice.card(action.card, say)}
            </Button>
          ))}
        </Zone>
      )}
    </div>
  );
}

const choices = ({ view, viewer, legal, say }: Props): readonly Choice[] =>
  typeof viewer === 'number'
    ? legal.map((action, at) => ({
        key: String((action as NewGameAction).card),
        label: newGameVoice.action(action, view, viewer, say),
        action,
        tone: at === 0 ? 'main' : 'plain',
        hotkey: String(at + 1),
      }))
    : [];

const cardsOf = (event: NewGameEvent): readonly number[] => (event.type === 'played' ? [event.card] : []);

const ui: GameUI<NewGameView> = {
  id: 'new-game',
  voice: newGameVoice,
  catalogues: tableText,
  Board,
  Card: ({ card, say }) => (card === undefined ? null : <b>{newGameVoice.card(card, say)}</b>),
  choices,
  animationSteps: (_before, _events, after) => [{ flights: [], view: after, rest: 400, sound: 'card' }],
  step: stepWords,
  points: ({ players }) => players.map(({ rounds }) => rounds),
  cardsOf: (event) => cardsOf(event as NewGameEvent),
  seatOf: (event) => (event as NewGameEvent).seat,
  figures: { of: () => [], module: (module) => module },
  sheet: [{ key: 'rounds', counts: true }],
  rulebook: async () => (await import('./rulebook.tsx')).art,
};

export default ui as GameUI;
