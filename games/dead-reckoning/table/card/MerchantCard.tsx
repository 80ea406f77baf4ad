/** A merchant: its front to trade with or to attack, its back, which stays secret until somebody attacks (DR-ENC-4). */
import { cx } from '@broadside/kit';
import type { ReactNode } from 'react';
import type { MainEffect } from '../../cards/effects.ts';
import { type CardId, effectsOf, isBack, merchantBack, rowCard } from '../../cards/table.ts';
import { cardName } from '../../text/cards.ts';
import { mainEffectsPhrase } from '../../text/effects.ts';
import type { TableSay } from '../../text/table.ts';
import { capital } from '../../text/words.ts';
import { Cube, MerchantArt } from '../art/index.ts';
import { EffectSigns } from './EffectSigns.tsx';
import { Face, Num } from './Face.tsx';
import { MainEffectsSigns } from './mainEffectSigns.tsx';
import type { FaceSize, RowCardProps } from './props.ts';
import css from './row.module.css';
import { Price, RowMark, SlotLine } from './rowFields.tsx';
import signs from './signs.module.css';
import { cardLine } from './words.ts';

const KEY = 'dead-reckoning.face';

/** Names end in their place within the row: "e2-3". */
const whichOf = (card: CardId): number => Number(rowCard(card).name.split('-')[1]) - 1;

export function MerchantCard(props: RowCardProps) {
  const { card, size = 'M', say, note, label = cardLine(card, note, say) } = props;
  const { row } = rowCard(card);
  const back = isBack(card);
  return (
    <Face face={props} label={label} kind={cx(css.merchant, back && css.hostile)}>
      <span className={css.picture}>
        <MerchantArt row={row} which={back ? whichOf(card) : FRONT} />
        {!back && <RowMark row={row} say={say} />}
      </span>
      <span className={css.title}>{back ? cardName(card, say) : say(`${KEY}.merchant`)}</span>
      {back ? <Back card={card} size={size} say={say} /> : <Front card={card} size={size} say={say} />}
    </Face>
  );
}

/** Fronts look alike: the ship itself would give the back away. */
const FRONT = 0;

interface SideProps {
  readonly card: CardId;
  readonly size: FaceSize;
  readonly say: TableSay;
}

function Front({ card, size, say }: SideProps) {
  const { price, slot } = rowCard(card);
  const words = size !== 'S';
  return (
    <>
      <span className={css.strip}>
        <EffectSigns groups={effectsOf(card)} say={say} plain words={words} label="" />
      </span>
      <SlotLine slot={slot} words={words} say={say} />
      <span className={css.choice}>
        <span className={css.branch}>
          {words && <span className={css.term}>{say(`${KEY}.trade`)}</span>}
          <span>
            <Price cargo={price} /> {size === 'L' && say(`${KEY}.fromShip`)}
          </span>
        </span>
        <span className={signs.or}>{say(`${KEY}.or`)}</span>
        <span className={css.branch}>
          <span className={css.term}>{say(`${KEY}.attack`)}</span>
          {size === 'L' && <span>{say(`${KEY}.turnOver`)}</span>}
        </span>
      </span>
    </>
  );
}

interface OutcomeProps {
  readonly term: string;
  readonly children: ReactNode;
}

const Outcome = ({ term, children }: OutcomeProps) => (
  <span className={css.outcome}>
    <span className={css.term}>{term}</span>
    <span className={css.brings}>{children}</span>
  </span>
);

/** Many cubes are a number and one cube. */
const DRAWN_CUBES = 6;

const Enemy = ({ cubes, size }: { readonly cubes: number; readonly size: FaceSize }) =>
  size === 'S' || cubes > DRAWN_CUBES ? (
    <>
      <Num>{cubes}</Num>
      <Cube owner="neutral" size={20} />
    </>
  ) : (
    Array.from({ length: cubes }, (_, at) => <Cube key={at} owner="neutral" size={size === 'L' ? 22 : 18} />)
  );

interface EffectsProps {
  readonly effects: readonly MainEffect[];
  readonly words: boolean;
  readonly say: TableSay;
}

const Effects = ({ effects, words, say }: EffectsProps) => (
  <>
    <span className={signs.symbols}>
      <MainEffectsSigns effects={effects} />
    </span>
    {words && <span>{capital(mainEffectsPhrase(say, effects))}</span>}
  </>
);

function Back({ card, size, say }: SideProps) {
  const { cubes, win, lose, kept } = merchantBack(card);
  const words = size === 'L';
  return (
    <span className={css.outcomes}>
      <Outcome term={say(`${KEY}.enemy`)}>
        <span className={css.cubes}>
          <Enemy cubes={cubes} size={size} />
        </span>
      </Outcome>
      <Outcome term={say(`${KEY}.win`)}>
        <Effects effects={win} words={words} say={say} />
      </Outcome>
      <Outcome term={say(`${KEY}.keep`)}>
        {kept === null ? (
          <span>{size === 'S' ? '–' : say(`${KEY}.notKept`)}</span>
        ) : (
          <EffectSigns groups={kept} say={say} plain words={words} label="" />
        )}
      </Outcome>
      <Outcome term={say(`${KEY}.lose`)}>
        {lose.length === 0 ? (
          <span>{size === 'S' ? '–' : say(`${KEY}.noHarm`)}</span>
        ) : (
          <Effects effects={lose} words={words} say={say} />
        )}
      </Outcome>
    </span>
  );
}
