/** One line with one button: something that might be played next. Whoever sends it away does not see it again. */
import { Button, IconButton, notify } from '@broadside/kit';
import { webShelf } from '@broadside/shelf/web';
import { NAMELESS } from '@broadside/wire';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { webGame } from '../../gameUIs.ts';
import { type Badges, stepWords } from '../../results/badges.ts';
import type { KeptEnd } from '../../results/keepEnd.ts';
import { type NextIdea, nextIdea } from '../../results/next.ts';
import { dismissedSteps, dismissStep, recordOf } from '../../results/store.ts';
import { type ResultsSay, useResultsSay } from '../../results/text/index.ts';
import { useSession } from '../../session.tsx';
import type { LocalSeat, LocalSetup } from '../../tables/local/api.ts';
import { beginLocalCampaign, startLocal } from '../../tables/local/index.ts';
import { errorWords } from '../../wireWords.ts';
import { levelsOf, USUAL_LEVEL } from '../setup/levels.ts';
import style from './AfterMatch.module.css';
import type { EndProps } from './Deeds.tsx';

const SETTINGS = { undo: 'free', odds: true, shuffle: false } as const;

const botsOf = (count: number, bot: string): readonly LocalSeat[] =>
  Array.from({ length: count }, () => ({ kind: 'bot', bot }));

/** The same table with stronger bots. */
const strongerTable = ({ info }: EndProps, me: LocalSeat, level: string): LocalSetup => ({
  game: info.settings.game,
  options: info.settings.options,
  seats: [me, ...botsOf(info.seats.length - 1, level)],
  settings: SETTINGS,
});

/** A way to play that the game names, with as many bots as before if it takes so many; and where that leads. */
async function startWay({ info, ui }: EndProps, id: string, me: LocalSeat, level: string): Promise<string> {
  const way = webGame(ui.id)?.ways.find((one) => one.id === id);
  if (!way) return `/new/${ui.id}`;
  const [fewest, most] = way.others;
  const others = Math.min(Math.max(info.seats.length - 1, fewest), most);
  const setup = { game: ui.id, options: way.options, seats: [me, ...botsOf(others, level)], settings: SETTINGS };
  return `/local/${way.campaign ? (await beginLocalCampaign(setup)).table : await startLocal(setup)}`;
}

function wordsOf(idea: NextIdea, badges: Badges | undefined, say: ResultsSay): readonly [line: string, go: string] {
  switch (idea.kind) {
    case 'level': {
      const level = say(`web.bot.${idea.level}`);
      return [say('results.next.level', { level }), say('results.next.level.go', { level })];
    }
    case 'step':
      return [
        badges ? stepWords(badges, idea.step.id) : '',
        say('way' in idea.step.goal ? 'results.next.play' : 'results.next.go'),
      ];
    case 'game': {
      const [game, pitch] = [say(`shelf.${idea.game}.name`), say(`shelf.${idea.game}.pitch`)];
      return [say('results.next.game', { game, pitch }), say('results.next.go')];
    }
  }
}

/** Makes it so, and says where it is. */
async function follow(idea: NextIdea, props: EndProps, name: string): Promise<string> {
  const me: LocalSeat = { kind: 'person', name: name || NAMELESS };
  switch (idea.kind) {
    case 'level':
      return `/local/${await startLocal(strongerTable(props, me, idea.level))}`;
    case 'step': {
      const { goal } = idea.step;
      if ('preset' in goal) return `/new/${props.ui.id}?preset=${goal.preset}`;
      return startWay(props, goal.way, me, props.info.seats.find(({ bot }) => bot !== null)?.bot ?? USUAL_LEVEL);
    }
    case 'game':
      return `/new/${idea.game}?preset=alone`;
  }
}

interface NextLineProps extends EndProps {
  readonly kept: KeptEnd;
  readonly badges: Badges | undefined;
}

function ideaAfter({ kept, ui, info }: NextLineProps): NextIdea | undefined {
  // An old end that is looked at again suggests nothing.
  if (kept.record.results[0]?.id !== kept.result.id) return undefined;
  return nextIdea({
    game: ui.id,
    record: kept.record,
    steps: kept.steps,
    levels: levelsOf(webGame(ui.id)),
    unplayed: webShelf.map(({ id }) => id).filter((id) => id !== ui.id && recordOf(id).matches === 0),
    unwanted: dismissedSteps(),
    inCampaign: info.settings.campaign !== undefined,
  });
}

export function NextLine(props: NextLineProps) {
  const say = useResultsSay();
  const [, go] = useLocation();
  const { name } = useSession();
  const [idea, setIdea] = useState(() => ideaAfter(props));
  const [busy, setBusy] = useState(false);
  if (!idea) return null;
  const [line, verb] = wordsOf(idea, props.badges, say);
  const take = async (): Promise<void> => {
    setBusy(true);
    try {
      go(await follow(idea, props, name));
    } catch (error) {
      notify(errorWords(error, say), { tone: 'bad' });
      setBusy(false);
    }
  };
  const sendAway = (): void => {
    dismissStep(idea.id);
    setIdea(undefined);
  };
  return (
    <section className={style.next} data-id="next-step" aria-label={say('results.next')}>
      <p>{line}</p>
      <span className={style.verbs}>
        <Button data-id="next-step:go" icon="forward" disabled={busy} onClick={() => void take()}>
          {verb}
        </Button>
        <IconButton data-id="next-step:away" icon="close" label={say('results.next.dismiss')} onClick={sendAway} />
      </span>
    </section>
  );
}
