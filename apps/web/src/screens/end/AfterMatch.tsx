/** Below the result: what is new on this device, in one calm row, and one thing that might be played next. */
import { SpeechProvider } from '@broadside/kit';
import { Medal } from '@broadside/kit/medals';
import { useEffect, useState } from 'react';
import { type Badges, badgeAbout, badgeName, useBadges } from '../../results/badges.ts';
import { type KeptEnd, keepEnd } from '../../results/keepEnd.ts';
import { resultsText, useResultsSay } from '../../results/text/index.ts';
import style from './AfterMatch.module.css';
import type { EndProps } from './Deeds.tsx';
import { NextLine } from './NextLine.tsx';

/** A row that is worth a word. */
const ROW = 2;

function FreshBadges({ badges, ids }: { readonly badges: Badges; readonly ids: readonly string[] }) {
  const fresh = badges.badges.filter(({ id }) => ids.includes(id));
  return fresh.map(({ id, motif, field }) => (
    <li key={id} data-id={`badge:${id}`} className={style.badge}>
      <Medal motif={motif} field={field} size={44} />
      <span>
        <b>{badgeName(badges, id)}</b>
        <span className="small quiet">{badgeAbout(badges, id)}</span>
      </span>
    </li>
  ));
}

function News({ kept, badges }: { readonly kept: KeptEnd; readonly badges: Badges | undefined }) {
  const say = useResultsSay();
  const { record, result, best } = kept;
  const isNewest = record.results[0]?.id === result.id;
  const lines = [
    ...(best ? [say('results.best', { points: String(result.points) })] : []),
    ...(isNewest && result.won && record.winsInARow >= ROW ? [say('results.wins', { count: record.winsInARow })] : []),
    ...(isNewest && record.daysInARow >= ROW ? [say('results.days', { count: record.daysInARow })] : []),
  ];
  if (lines.length === 0 && result.badges.length === 0) return null;
  return (
    <section className={style.news} data-id="news" aria-label={say('results.new')}>
      <h2 className={style.title}>{say('results.new')}</h2>
      <ul className={style.list}>
        {badges && <FreshBadges badges={badges} ids={result.badges} />}
        {lines.map((line) => (
          <li key={line} className={style.line}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shown(props: EndProps) {
  const [kept, setKept] = useState<KeptEnd>();
  const badges = useBadges(props.ui.id);
  // The match is over: what it came to does not change while it is looked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    let gone = false;
    void keepEnd(props).then((found) => {
      if (!gone) setKept(found);
    });
    return () => {
      gone = true;
    };
  }, [props.state.id]);
  if (!kept) return null;
  return (
    <div className={style.after}>
      <News kept={kept} badges={badges} />
      <NextLine {...props} kept={kept} badges={badges} />
    </div>
  );
}

const CATALOGUES = [resultsText];

export function AfterMatch(props: EndProps) {
  return (
    <SpeechProvider catalogues={CATALOGUES}>
      <Shown {...props} />
    </SpeechProvider>
  );
}
