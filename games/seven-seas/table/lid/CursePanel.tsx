/** A curse with dice: whom it hit and what that costs; or the dice of the Tavern and to whom they went. */
import type { Seat } from '@broadside/kernel';
import { SeatEmblem } from '@broadside/kit';
import { useMemo } from 'react';
import { type Curse, curseOf, type LootKind, TALISMAN } from '../../cards/table.ts';
import type { FrameOf, Lid } from '../../rules/state.ts';
import { DieFace, GoodIcon } from '../art/index.ts';
import style from './Fights.module.css';
import type { FightsProps } from './Fights.tsx';
import { hitShares, type LidModel, type LyingDie, readLid } from './model.ts';
import { Tools } from './Tools.tsx';
import { dieWords, sideWords } from './words.ts';

interface CurseProps extends FightsProps {
  readonly lid: Lid;
}

const NOTHING: readonly number[] = [];

/** The curse this throw was made for, while it is still being settled. */
function openCurse({ view, lid }: CurseProps): FrameOf<'curse'> | undefined {
  const frame = view.flow.findLast(({ step }) => step === 'curse');
  return frame?.step === 'curse' && frame.card === lid.card ? frame : undefined;
}

export function CursePanel(props: CurseProps) {
  const { lid, show } = props;
  const curse = curseOf(lid.card);
  const model = useMemo(() => (lid.dice.length === 0 ? undefined : readLid(lid, NOTHING, undefined)), [lid]);
  const lies = model !== undefined && show?.kind !== 'throw';
  return (
    <section className={style.panel} aria-label={props.say('seven-seas.lid.curse', { curse })}>
      <header className={style.head}>
        <CurseSign curse={curse} good={openCurse(props)?.good ?? -1} />
        <div>
          <h3>{props.say('seven-seas.lid.curse', { curse })}</h3>
          <p>{props.say('seven-seas.lid.curse.rule', { curse })}</p>
        </div>
      </header>
      {lies && (curse === 'tavern' ? <Tavern {...props} model={model} /> : <Hits {...props} model={model} />)}
      <Tools {...props} fights={0} />
    </section>
  );
}

const PRICE: Readonly<Partial<Record<Curse, LootKind>>> = { kraken: 0, iceberg: 1, sirens: 2, whirlpool: TALISMAN };
const VALUE: Readonly<Partial<Record<Curse, number>>> = { kraken: 1, iceberg: 2, sirens: 3, mutiny: 4 };

/** What is hit, and what it costs, as pictures beside the words. */
function CurseSign({ curse, good }: { readonly curse: Curse; readonly good: number }) {
  const price = PRICE[curse] ?? (good >= 0 ? (good as LootKind) : undefined);
  return (
    <span className={style.sign} aria-hidden="true">
      <DieFace side={curse === 'whirlpool' ? -1 : 0} value={VALUE[curse] ?? 6} size={32} />
      {price !== undefined && <GoodIcon good={price} size={30} />}
    </span>
  );
}

function Hits(props: CurseProps & { readonly model: LidModel }) {
  const { lid, model, view } = props;
  const due = openCurse(props)?.due;
  const shares = hitShares(lid, model, view.pirates.length);
  // Nobody knows yet: the Shaman is still choosing between equal distances (S7-CURSE-11).
  if (view.flow.at(-1)?.step === 'whirl') return null;
  if (shares.length === 0) return <p className={style.none}>{props.say('seven-seas.lid.curse.none')}</p>;
  return (
    <ol className={style.list} aria-label={props.say('seven-seas.lid.curse.hitsAll')}>
      {shares.map(({ seat, dice }) => (
        <li key={seat} className={style.hit}>
          <SeatEmblem seat={seat} size={26} />
          <span className={style.words}>
            {props.say('seven-seas.lid.curse.hits', { ...sideWords(props, seat), hits: dice.length })}
            <Price {...props} seat={seat} due={due?.[seat] ?? 0} />
          </span>
          <HitDice {...props} dice={dice} />
        </li>
      ))}
    </ol>
  );
}

/** What is still to be paid, or what was. */
function Price(props: CurseProps & { readonly seat: Seat; readonly due: number }) {
  const { seat, due, desk, show } = props;
  const paid = (show?.kind === 'result' ? show.paid : desk.paid).find((one) => one.seat === seat);
  if (paid === undefined) return due > 0 ? <small>{props.say('seven-seas.lid.curse.due', { hits: due })}</small> : null;
  const price = [
    ...(paid.cards > 0 ? [props.say('seven-seas.lid.curse.cards', { cards: paid.cards })] : []),
    ...(paid.ships > 0 ? [props.say('seven-seas.lid.curse.ships', { ships: paid.ships })] : []),
  ];
  return <small>{props.say('seven-seas.lid.curse.paid', { price: price.join(', ') })}</small>;
}

function HitDice({ dice, ...speech }: FightsProps & { readonly dice: readonly LyingDie[] }) {
  return (
    <span className={style.hitDice} role="img" aria-label={dice.map((die) => dieWords(speech, die)).join(', ')}>
      {dice.map(({ die, side, value }) => (
        <DieFace key={die} side={side} value={value} size={26} />
      ))}
    </span>
  );
}

/** S7-CURSE-14: one die for each player. The frame knows to whom they went, as long as it is open. */
function Tavern(props: CurseProps & { readonly model: LidModel }) {
  const given = openCurse(props)?.due ?? [];
  const left = given.map((value, seat) => ({ value, seat })).filter(({ value }) => value > 0);
  return (
    <ol className={style.list} aria-label={props.say('seven-seas.lid.tavern.dice')}>
      {props.model.dice.map((die) => {
        const at = left.findIndex(({ value }) => value === die.value);
        const to = at < 0 ? undefined : left.splice(at, 1)[0];
        return (
          <li key={die.die} className={style.hit}>
            <DieFace side={die.side} value={die.value} size={30} />
            <span className={style.words}>
              {props.say('seven-seas.lid.tavern.face', { value: String(die.value) })}
              {given.length > 0 && (
                <small>
                  {to === undefined
                    ? props.say('seven-seas.lid.tavern.free')
                    : props.say('seven-seas.lid.tavern.to', sideWords(props, to.seat))}
                </small>
              )}
            </span>
            {to !== undefined && <SeatEmblem seat={to.seat} size={26} />}
          </li>
        );
      })}
    </ol>
  );
}
