/** A raid: who sent how many ships, the fights in order, and who brings home what. */
import { Icon, SeatEmblem } from '@broadside/kit';
import { useMemo } from 'react';
import { FightList } from './FightList.tsx';
import style from './Fights.module.css';
import type { FightsProps } from './Fights.tsx';
import { afloatOf, isOver, type LidModel, readLid, sentOf } from './model.ts';
import { RaidHead } from './RaidHead.tsx';
import { Tools } from './Tools.tsx';

/** How the raid stands in the list; nothing while its dice are gathered, in the air or in a running recording. */
function useRaid({ view: { lid }, show, desk }: FightsProps, card: number): LidModel | undefined {
  return useMemo(() => {
    if (lid === null || lid.card !== card || lid.dice.length === 0 || show?.kind === 'throw') return undefined;
    if (show?.kind === 'fights') return readLid(lid, show.pairs, show.at);
    return readLid(lid, lid.fights, desk.chosen);
  }, [lid, card, show, desk.chosen]);
}

export function RaidPanel(props: FightsProps & { readonly card: number }) {
  const { card } = props;
  const model = useRaid(props, card);
  return (
    <section data-id="fights" className={style.panel} aria-label={props.say('seven-seas.lid.fights')}>
      <RaidHead {...props} afloat={model && afloatOf(model, props.view.pirates.length)} />
      {model !== undefined && (
        <>
          <FightList {...props} model={model} />
          <Outcome {...props} model={model} />
        </>
      )}
      <Tools {...props} fights={model?.fights.length ?? 0} />
    </section>
  );
}

/** What came of it, once all fights are over; until then the head counts who is left. */
function Outcome(props: FightsProps & { readonly model: LidModel }) {
  const { model, view } = props;
  const afloat = afloatOf(model, view.pirates.length);
  if (model.at !== undefined || !isOver(afloat)) return null;
  return <Result {...props} left={afloat.pirates} won={afloat.red === 0} />;
}

interface ResultProps extends FightsProps {
  readonly left: readonly number[];
  readonly won: boolean;
}

/** S7-CAPTAIN-17 to 19: loot for every ship left, and what Unsinkable Ship brings home. */
function Result(props: ResultProps) {
  const { view, left, won } = props;
  const nobody = left.every((ships) => ships === 0);
  const outcome = won ? (nobody ? 'wonByNobody' : 'won') : 'lost';
  const sent = sentOf(view.lid?.sides ?? [], view.pirates.length);
  return (
    <div className={style.result} data-won={(won && !nobody) || undefined}>
      <p>
        <Icon name={won && !nobody ? 'check' : 'close'} size={18} />
        <b>{props.say(`seven-seas.lid.result.${outcome}`)}</b>
      </p>
      <ul>
        {sent.map((ships, seat) =>
          ships === 0 ? null : <Share key={seat} {...props} seat={seat} sunk={ships - left[seat]} />,
        )}
      </ul>
    </div>
  );
}

function Share(props: ResultProps & { readonly seat: number; readonly sunk: number }) {
  const { seat, sunk, left, won, view, nameOf } = props;
  const saved = Math.min(view.pirates[seat]?.unsinkables ?? 0, sunk);
  const words = [
    ...(won && left[seat] > 0 ? [props.say('seven-seas.lid.result.loot', { cards: left[seat] })] : []),
    ...(sunk > 0 ? [props.say('seven-seas.lid.result.sunk', { ships: sunk })] : []),
    ...(saved > 0 ? [props.say('seven-seas.lid.result.saved', { ships: saved })] : []),
  ];
  return (
    <li>
      <SeatEmblem seat={seat} size={24} />
      <span>
        <b>{nameOf(seat)}</b>
        <span>{words.join(', ')}</span>
      </span>
    </li>
  );
}
