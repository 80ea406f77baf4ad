/** The replay: the same board in the same frame, with a slider instead of verbs. */
import type { Viewer } from '@broadside/kernel';
import {
  type BoardProps,
  FlightLayer,
  type GameUI,
  Icon,
  IconButton,
  Panel,
  type PlayerInfo,
  PointsGraph,
  SeatEmblem,
  Segmented,
  Sheet,
  TableBar,
  TableFrame,
  useHotkeys,
  useWide,
} from '@broadside/kit';
import { useEffect, useMemo, useState } from 'react';
import { useJudgeSay } from '../../judge/text/index.ts';
import { Working } from '../../judge/Working.tsx';
import { nameFrom, sitterInfos } from '../../names.ts';
import { fileName, saveFile } from '../../shell/share.ts';
import type { Replay } from '../../tables/local/index.ts';
import { useGameSay, useSay } from '../../text/say.ts';
import { pointsOf } from '../end/usePoints.ts';
import { Inspect, type Inspected } from '../table/Inspect.tsx';
import tableStyle from '../table/Table.module.css';
import { useWindowSign } from '../table/useTurnSigns.ts';
import judged from './Analysis.module.css';
import { AnalysisPart } from './AnalysisPart.tsx';
import { ChoiceStrip } from './ChoiceStrip.tsx';
import { Controls } from './Controls.tsx';
import { GraphControls } from './GraphControls.tsx';
import style from './Replay.module.css';
import { type MatchPlace, ShareMatch, useReplayLink } from './ShareMatch.tsx';
import { Steps, stepWords } from './Steps.tsx';
import { type Judging, useJudging } from './useJudging.ts';
import { addressOf, type ReplayControls, useReplay } from './useReplay.ts';

interface ReplayScreenProps {
  readonly replay: Replay;
  readonly ui: GameUI;
  readonly file: unknown;
  readonly id: string;
  readonly place: MatchPlace;
}

function ViewerSwitch({
  controls,
  seats,
}: {
  readonly controls: ReplayControls;
  readonly seats: readonly PlayerInfo[];
}) {
  const say = useSay();
  const open = {
    value: 'spectator',
    label: (
      <>
        <Icon name="eye" size={20} />
        {say('web.replay.open')}
      </>
    ),
  };
  const own = seats.map(({ seat, name }) => ({
    value: String(seat),
    name,
    label: <SeatEmblem seat={seat} size={24} />,
  }));
  const viewerOf = (value: string): Viewer => (value === 'spectator' ? 'spectator' : Number(value));
  return (
    <Segmented
      data-id="eyes"
      label={say('web.replay.eyes')}
      block
      className={style.eyes ?? ''}
      value={String(controls.viewer)}
      options={[open, ...own]}
      onChange={(value) => controls.look(viewerOf(value))}
    />
  );
}

function Points({
  replay,
  ui,
  seats,
}: Pick<ReplayScreenProps, 'replay' | 'ui'> & { readonly seats: readonly PlayerInfo[] }) {
  const say = useSay();
  const [series, setSeries] = useState<readonly (readonly number[])[]>();
  useEffect(() => {
    void pointsOf(replay, ui).then(setSeries);
  }, [replay, ui]);
  return series && <PointsGraph series={series} seats={seats} label={say('web.replay.points')} />;
}

/** Space belongs to the button that has the focus, if one has. */
function spaceKey(toggle: () => void): () => void {
  return () => {
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement) focused.click();
    else toggle();
  };
}

function useReplayKeys({ n, go, toggle }: ReplayControls, last: number): void {
  useHotkeys({
    ArrowLeft: () => go(n - 1),
    ArrowRight: () => go(n + 1),
    Home: () => go(0),
    End: () => go(last),
    ' ': spaceKey(toggle),
  });
}

const NOBODY: readonly number[] = [];

/** A recorded match takes no requests. */
const NOTHING = { legal: [], since: [], recorded: true, play: () => undefined, why: async () => [] } as const;

export function ReplayScreen({ replay, ui, file, id, place }: ReplayScreenProps) {
  const say = useSay();
  const gameSay = useGameSay();
  const judgeSay = useJudgeSay();
  const wide = useWide();
  const seats = useMemo(() => sitterInfos(replay.seats, say), [replay.seats, say]);
  const nameOf = useMemo(() => nameFrom(seats, say), [seats, say]);
  const controls = useReplay({ replay, ui, gameSay, nameOf });
  const [inspected, setInspected] = useState<Inspected>();
  const [sheet, setSheet] = useState<'analysis' | 'steps' | 'points' | 'share'>();
  const { n, viewer, position, busy, timeline, log, end } = controls;
  const copyHere = useReplayLink(place === 'online' ? id : undefined, addressOf(n, viewer));
  const context = useMemo(() => ({ ui, say: gameSay, nameOf, view: end }), [ui, gameSay, nameOf, end]);
  const game = say(`shelf.${ui.id}.name`);
  const speech = useMemo(() => ({ ui, say: gameSay, nameOf }), [ui, gameSay, nameOf]);
  const judging = useJudging({ replay, file, id, controls, speech });
  const report = judging?.report;
  useReplayKeys(controls, replay.last);
  useWindowSign(say('web.replay.title', { game }), false);

  const wordsAt = (at: number): string => (log[at] ? stepWords(log[at], context) : '');
  const words = wordsAt(n);
  const { view, show, factor, skip } = timeline;
  const toAct = position?.toAct ?? NOBODY;
  const board = useMemo(
    (): BoardProps => ({
      ...NOTHING,
      ...{ view, viewer, seats, toAct, say: gameSay, nameOf, show, factor, skip },
      odds: true,
      inspect: (card: number) => setInspected({ card, choices: [] }),
    }),
    [view, viewer, seats, toAct, gameSay, nameOf, show, factor, skip],
  );
  // While a match is analysed this screen is drawn several times a second: these stay as they are meanwhile.
  const table = useMemo(() => view !== undefined && <ui.Board {...board} />, [ui, view, board]);
  const steps = useMemo(
    () => <Steps log={log} turns={replay.turns} undone={replay.undone} n={n} context={context} onGo={controls.go} />,
    [log, replay, n, context, controls.go],
  );
  const part = (shown: Judging) => (
    <AnalysisPart {...{ replay, ui, seats, nameOf, n, wordsAt, steps }} judging={shown} />
  );
  // On a phone the sheet lies over the board: whoever goes to a moment wants to see it.
  const goAndSee = (swing: Parameters<Judging['go']>[0]): void => {
    judging?.go(swing);
    setSheet(undefined);
  };
  const more = (
    <>
      <IconButton icon="odds" label={say('web.replay.points')} onClick={() => setSheet('points')} />
      {!wide && <IconButton icon="log" label={say('web.replay.steps')} onClick={() => setSheet('steps')} />}
    </>
  );
  const Side = ui.Side;
  return (
    <>
      <TableFrame
        className={report ? (judged.frame ?? '') : ''}
        top={
          <TableBar
            title={say('web.replay.title', { game })}
            turn={
              position && (
                <>
                  <b>{say('web.replay.turn', { turn: position.turn })}</b> · {words}
                </>
              )
            }
          >
            {copyHere && (
              <IconButton data-id="link" icon="link" label={say('web.replay.link')} onClick={() => void copyHere()} />
            )}
            <IconButton data-id="share" icon="share" label={say('web.share')} onClick={() => setSheet('share')} />
            <span className={tableStyle.roomy}>
              <IconButton
                data-id="save"
                icon="download"
                label={say('web.replay.save')}
                onClick={() => saveFile(fileName(ui.id, id), file)}
              />
            </span>
            <IconButton icon="flag" label={say('web.back')} href="/" />
          </TableBar>
        }
        board={
          <div className={tableStyle.boardPart}>
            {!wide && <ViewerSwitch controls={controls} seats={seats} />}
            <div className={tableStyle.board} data-id="replayed" aria-busy={busy}>
              {table}
            </div>
          </div>
        }
        side={
          wide && (
            <>
              <ViewerSwitch controls={controls} seats={seats} />
              {!report && Side && view !== undefined && <Side {...board} />}
            </>
          )
        }
        log={
          wide && (
            <Panel ruled {...(report ? {} : { title: say('web.replay.steps') })} className={style.stepsPanel ?? ''}>
              {judging ? part(judging) : steps}
            </Panel>
          )
        }
        actions={
          report ? (
            <>
              {!wide && <Working judged={judging.judged} brief />}
              {!wide && <ChoiceStrip judging={judging} nameOf={nameOf} onOpen={() => setSheet('analysis')} />}
              <GraphControls {...{ judging, report, replay, controls, seats, wordsAt }}>{more}</GraphControls>
            </>
          ) : (
            <>
              {!wide && judging && <Working judged={judging.judged} />}
              <Controls controls={controls} last={replay.last} words={words}>
                {more}
              </Controls>
            </>
          )
        }
      />
      <FlightLayer timeline={timeline} Card={ui.Card} say={gameSay} />
      <Inspect ui={ui} inspected={inspected} busy onPlay={NOTHING.play} onClose={() => setInspected(undefined)} />
      <Sheet open={sheet === 'steps'} onClose={() => setSheet(undefined)} title={say('web.replay.steps')}>
        {steps}
      </Sheet>
      {!wide && (
        <Sheet
          data-id="analysis-sheet"
          open={sheet === 'analysis'}
          onClose={() => setSheet(undefined)}
          title={judgeSay('judge.tabs')}
        >
          {judging && part({ ...judging, go: goAndSee })}
        </Sheet>
      )}
      <Sheet open={sheet === 'points'} onClose={() => setSheet(undefined)} title={say('web.replay.points')} wide>
        <Points replay={replay} ui={ui} seats={seats} />
      </Sheet>
      {sheet === 'share' && (
        <ShareMatch
          game={ui.id}
          id={id}
          place={place}
          file={async () => file}
          at={addressOf(n, viewer)}
          onClose={() => setSheet(undefined)}
        />
      )}
    </>
  );
}
