/** After the answer: what each choice was worth, what speaks for the best one, what is expected to follow, and what comes next. */
import { saveMatch } from '@broadside/kernel';
import { Button, cx, Icon, notify } from '@broadside/kit';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ChoiceList } from '../../judge/ChoiceList.tsx';
import { points } from '../../judge/figures.ts';
import { useSession } from '../../session.tsx';
import { branchFile } from '../../tables/local/index.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import style from './Puzzle.module.css';
import { type Asked, judgedOf, lineOf, reasonsFor, type Speech, verbOf } from './position.ts';
import { nextPuzzle, type PuzzleSet, puzzleHref } from './puzzles.ts';
import type { PuzzleRecord } from './record.ts';
import { usePuzzleSay } from './text/index.ts';
import { Week } from './Week.tsx';

interface AnswerProps {
  readonly asked: Asked;
  readonly set: PuzzleSet;
  readonly speech: Speech;
  readonly record: PuzzleRecord;
  /** What was answered. */
  readonly given: string;
  readonly today: Date;
  readonly onAll: () => void;
  readonly onShare: () => void;
}

function Verdict({ asked, given }: Pick<AnswerProps, 'asked' | 'given'>) {
  const say = usePuzzleSay();
  const { choices, habits } = asked.puzzle;
  const solved = given === choices[0].action;
  const lost = points(choices.find(({ action }) => action === given)?.loss ?? 0);
  const missed = habits.includes(given) ? 'puzzle.missed.habit' : 'puzzle.missed.by';
  return (
    <div className={cx(style.verdict, !solved && style.wrong)} role="status" data-id="verdict">
      <span className={style.seal}>
        <Icon name={solved ? 'check' : 'close'} size={28} />
      </span>
      <div>
        <h2 className={style.title}>{say(solved ? 'puzzle.solved' : 'puzzle.missed')}</h2>
        <p className={style.quiet}>
          {solved ? say('puzzle.solved.by', { points: points(choices[1].loss) }) : say(missed, { points: lost })}
        </p>
      </div>
    </div>
  );
}

function Why({ asked, set, speech }: Pick<AnswerProps, 'asked' | 'set' | 'speech'>) {
  const say = usePuzzleSay();
  const [best] = asked.puzzle.choices;
  const reasons = useMemo(() => reasonsFor(asked, best, set, speech), [asked, best, set, speech]);
  const line = useMemo(() => lineOf(asked, best, speech), [asked, best, speech]);
  return (
    <div className={style.why}>
      {reasons.length > 0 && (
        <>
          <h3>{say('puzzle.because')}</h3>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </>
      )}
      {line.length > 0 && (
        <>
          <h3>{say('puzzle.line')}</h3>
          <ol className={style.line}>
            {line.map(({ name, verb }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be done twice
              <li key={at}>{say('puzzle.line.step', { name, action: verb })}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** The position as a match of its own on this device, against bots: whoever solved it sits where the decision is made. */
function PlayOn({ match, puzzle: { seat } }: Asked) {
  const say = usePuzzleSay();
  const frameSay = useSay();
  const { name } = useSession();
  const [, navigate] = useLocation();
  const [begun, setBegun] = useState(false);
  const begin = (): void => {
    setBegun(true);
    branchFile({ file: saveMatch(match), n: match.n, seat, name }).then(
      (id) => navigate(`/local/${id}`),
      (error: unknown) => {
        setBegun(false);
        notify(errorWords(error, frameSay), { tone: 'bad' });
      },
    );
  };
  return (
    <Button data-id="play-on" icon="branch" block disabled={begun} title={say('puzzle.playOn.about')} onClick={begin}>
      {say('puzzle.playOn')}
    </Button>
  );
}

export function Answer(props: AnswerProps) {
  const { asked, set, speech, record, given, today, onAll, onShare } = props;
  const say = usePuzzleSay();
  const { puzzle } = asked;
  const together = set.judge.kit.together(asked.match.header.options, puzzle.seats);
  const next = nextPuzzle(set.puzzles, set.puzzles.indexOf(puzzle), record.tried);
  return (
    <section className={style.panel}>
      <Verdict asked={asked} given={given} />
      <ChoiceList
        label={say(together ? 'puzzle.values.team' : 'puzzle.values')}
        choices={puzzle.choices.map((choice) => ({
          key: choice.action,
          judged: judgedOf(asked, choice),
          label: verbOf(asked, choice, speech),
          played: choice.action === given,
          tag: say('puzzle.yours'),
        }))}
      />
      <Why asked={asked} set={set} speech={speech} />
      <div className={style.acts}>
        {next && (
          <Button data-id="next" tone="primary" icon="next" block href={puzzleHref(set.game.id, next.id)}>
            {say('puzzle.next')}
          </Button>
        )}
        <PlayOn {...asked} />
        <Button data-id="share" icon="share" onClick={onShare}>
          {say('puzzle.share')}
        </Button>
        <Button data-id="list" icon="log" onClick={onAll}>
          {say('puzzle.all')}
        </Button>
      </div>
      <Week record={record} today={today} />
      <p className={style.small}>{say('puzzle.measured', { first: puzzle.worlds[0], deep: puzzle.worlds[1] })}</p>
    </section>
  );
}
