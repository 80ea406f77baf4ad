/** A match under way or over: its game's UI is loaded, its words are learned, and the table or the end is shown. */
import { type GameUI, SpeechProvider } from '@broadside/kit';
import type { TableInfo, ViewUpdate } from '@broadside/wire';
import { useEffect, useState } from 'react';
import { useGameUI } from '../../gameUIs.ts';
import { Lost } from '../../shell/Lost.tsx';
import type { Table, TableState } from '../../tables/table.ts';
import { End } from '../end/End.tsx';
import type { Deeds, Proof } from './Gate.tsx';
import { TableScreen } from './TableScreen.tsx';

export interface MatchProps {
  readonly table: Table;
  readonly state: TableState;
  readonly info: TableInfo;
  readonly update: ViewUpdate;
  readonly proof: Proof;
  readonly deeds: Deeds;
}

export interface PlayedProps extends MatchProps {
  readonly ui: GameUI;
}

/** How long the last position is looked at before the result is shown. */
const LAST_LOOK = 1800;

function Played(props: PlayedProps) {
  const { state } = props;
  const over = state.phase === 'over';
  // Whoever comes to a finished match wants the result; whoever was there sees the last move first.
  const [result, setResult] = useState(over);
  const [settled, setSettled] = useState(false);
  const [looked, setLooked] = useState(false);
  // Whoever leaves before the result is shown has played all the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing changes after the end.
  useEffect(() => {
    if (over) void import('../../results/keepEnd.ts').then(({ keepEnd }) => keepEnd(props)).catch(() => undefined);
  }, [over]);
  useEffect(() => {
    if (!over || !settled || looked) return;
    const timer = setTimeout(() => {
      setResult(true);
      setLooked(true);
    }, LAST_LOOK);
    return () => clearTimeout(timer);
  }, [over, settled, looked]);
  if (over && result)
    return (
      <End
        {...props}
        onTable={() => {
          setLooked(true);
          setResult(false);
        }}
      />
    );
  return <TableScreen {...props} onSettled={setSettled} onResult={over ? () => setResult(true) : undefined} />;
}

export function Match(props: MatchProps) {
  const ui = useGameUI(props.info.settings.game);
  if (!ui) return <Lost />;
  return (
    <SpeechProvider catalogues={[ui.voice.catalogues, ui.catalogues]}>
      <Played {...props} ui={ui} />
    </SpeechProvider>
  );
}
