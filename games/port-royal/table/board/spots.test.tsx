import { SpeechProvider } from '@broadside/kit';
import { boardProps } from '@broadside/kit/testing';
import { commonText, speaker } from '@broadside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { View } from '../../rules/view.ts';
import { playByChance, SETTINGS } from '../../tests/matches.ts';
import { portRoyalText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { animationSteps } from '../animation/animationSteps.ts';
import { MODES } from '../playground/modes.ts';
import { cardsAtEdge, type Scene } from '../scene/scene.ts';
import { Board } from './Board.tsx';

// The drawings hold no spots, and drawing them would take nearly all the time.
vi.mock('../card/Picture.tsx', () => ({ Picture: () => null }));
vi.mock('../art/emblem/contracts.tsx', () => ({ CONTRACT_PICTURES: [] }));
vi.mock('../art/emblem/events.tsx', () => ({ EVENT_PICTURES: [] }));
vi.mock('../art/bust/cast/characters.tsx', () => ({ CharacterPortrait: () => null }));
vi.mock('../art/pennant.tsx', async (load) => ({ ...(await load<object>()), Pennant: () => null }));
vi.mock('../art/bust/Bust.tsx', () => ({ Bust: () => null, isPersonCard: () => true }));

const say = speaker('en', commonText, portRoyalText, tableText);
const nameOf = (seat: number): string => `Player ${seat + 1}`;

function spotsOn(view: View): Set<string> {
  const props = boardProps(view, say, { odds: false, nameOf });
  const html = renderToStaticMarkup(
    <SpeechProvider locale="en" catalogues={[portRoyalText, tableText]}>
      <Board {...props} />
    </SpeechProvider>,
  );
  return new Set([...html.matchAll(/data-spot="([^"]+)"/g)].map(([, spot]) => spot));
}

/** Which spots there are depends on no more than this: a board of the same shape need not be drawn twice. */
function shapeOf(scene: Scene): string {
  const { harbour, expeditions, players, deck, discard, flow, extra, options } = scene;
  const [phase] = flow;
  const edge = cardsAtEdge(scene).length || phase?.step;
  const gambles = phase?.step === 'discover' && phase.gamblers > 0;
  const decks = [options.play, extra?.contracts?.time !== null];
  return [players.length, harbour.length, expeditions.length, deck > 0, discard > 0, edge, gambles, ...decks].join();
}

it('the board has every spot that flights begin or end at, at every moment of whole matches', () => {
  const drawn = new Map<string, Set<string>>();
  const spotsOf = (scene: Scene): Set<string> => {
    const shape = shapeOf(scene);
    const spots = drawn.get(shape) ?? spotsOn(scene);
    drawn.set(shape, spots);
    return spots;
  };
  for (const setting of [...SETTINGS, ...Object.values(MODES)]) {
    let before: View | undefined;
    playByChance(setting, `spots, ${setting.seats}`, (match, entry) => {
      const where = `${match.state.options.play}, ${entry}`;
      const after = match.view(0);
      let shown = before;
      for (const animationStep of before ? animationSteps(before, match.log[match.n].events, after, say, nameOf) : []) {
        const spots = shown && animationStep.flights.length > 0 ? spotsOf(shown) : undefined;
        for (const { from, to } of animationStep.flights) {
          expect(spots, where).toContain(from);
          expect(spots, where).toContain(to);
        }
        shown = animationStep.view;
      }
      before = after;
    });
  }
  expect(drawn.size).toBeGreaterThan(50);
});
