/** Every card of every module: how often it is in the box, what is printed on it, and where that is known from. */
import type { CardInfo } from '@broadside/kernel';
import { type Figure, type GameUI, Segmented, Select, SpeechProvider } from '@broadside/kit';
import { useState } from 'react';
import { useGameUI, useRules } from '../../gameUIs.ts';
import { useRulesSay } from '../../text/rules.ts';
import { useGameSay } from '../../text/say.ts';
import style from './Figures.module.css';
import { InSight } from './InSight.tsx';
import { CardSources, Sources } from './Sources.tsx';

const ALL = 'all';
/** More modules than this are picked from a list. */
const SIDE_BY_SIDE = 3;
/** The size of most cards. */
const CARD = { width: 72, height: 112 };

interface CardTableProps {
  readonly ui: GameUI;
  readonly cards: readonly CardInfo[];
  readonly moduleName: (module: string) => string;
}

function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <ul className={style.figures}>
      {figures.map(({ label, value }) => (
        <li key={label}>
          {label}
          {value !== undefined && <b className="num"> {value}</b>}
        </li>
      ))}
    </ul>
  );
}

function CardRow({ ui, card, moduleName }: Omit<CardTableProps, 'cards'> & { readonly card: CardInfo }) {
  const say = useGameSay();
  const about = ui.voice.about?.(card.id, say);
  return (
    <tr>
      <td className={style.picture}>
        <InSight height={CARD.height}>{() => <ui.Card card={card.id} width={CARD.width} say={say} />}</InSight>
      </td>
      <th scope="row">
        {ui.voice.card(card.id, say)}
        {about !== undefined && <small>{about}</small>}
      </th>
      <td className={style.module}>{moduleName(card.module)}</td>
      <td className={style.copies}>
        <b className="num">×{card.count}</b>
      </td>
      <td className={style.printed}>
        <FigureList figures={ui.figures.of(card, say)} />
      </td>
      <td className={style.source}>
        <CardSources card={card} />
      </td>
    </tr>
  );
}

function CardTable({ cards, ...rest }: CardTableProps) {
  const say = useRulesSay();
  return (
    <table className={style.cards}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {say('rules.cards.card')}
          </th>
          <th scope="col">{say('rules.cards.module')}</th>
          <th scope="col">{say('rules.cards.copies')}</th>
          <th scope="col">{say('rules.cards.printed')}</th>
          <th scope="col">{say('rules.cards.source')}</th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <CardRow key={card.id} card={card} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

interface ModulePickProps {
  readonly modules: readonly string[];
  readonly chosen: string;
  readonly onChoose: (module: string) => void;
  readonly nameOf: (module: string) => string;
}

function ModulePick({ modules, chosen, onChoose, nameOf }: ModulePickProps) {
  const say = useRulesSay();
  const options = [ALL, ...modules].map((value) => ({
    value,
    label: value === ALL ? say('rules.cards.module.all') : nameOf(value),
  }));
  const shared = { label: say('rules.cards.module'), options, value: chosen, onChange: onChoose };
  return modules.length > SIDE_BY_SIDE ? <Select {...shared} /> : <Segmented {...shared} />;
}

function AllCards({ game, ui }: { readonly game: string; readonly ui: GameUI }) {
  const say = useRulesSay();
  const gameSay = useGameSay();
  // A card that only older matches hold is in no box.
  const all: readonly CardInfo[] = useRules(game)?.game.cards.filter(({ count }) => count > 0) ?? [];
  const modules = [...new Set(all.map(({ module }) => module))];
  const [chosen, choose] = useState(ALL);
  const nameOf = (module: string): string => ui.figures.module(module, gameSay);
  const cards = chosen === ALL ? all : all.filter(({ module }) => module === chosen);
  const count = cards.reduce((sum, card) => sum + card.count, 0);
  return (
    <div className={style.all}>
      <Sources />
      <div className={style.pick}>
        {modules.length > 1 && <ModulePick modules={modules} chosen={chosen} onChoose={choose} nameOf={nameOf} />}
        <p role="status">{say('rules.cards.count', { count, faces: cards.length })}</p>
      </div>
      <CardTable ui={ui} cards={cards} moduleName={nameOf} />
    </div>
  );
}

export function Figures({ game }: { readonly game: string }) {
  const ui = useGameUI(game);
  if (ui === undefined) return null;
  return (
    <SpeechProvider catalogues={[ui.voice.catalogues, ui.catalogues]}>
      <AllCards game={game} ui={ui} />
    </SpeechProvider>
  );
}
