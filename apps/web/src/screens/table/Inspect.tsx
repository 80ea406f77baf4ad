/** A card so large that its words are on it, and what can be done with it. */
import type { Action } from '@broadside/kernel';
import { ActionBar, type Choice, type GameUI, Sheet } from '@broadside/kit';
import { useGameSay } from '../../text/say.ts';
import style from './Table.module.css';

export interface Inspected {
  readonly card: number;
  readonly choices: readonly Choice[];
}

interface InspectProps {
  readonly ui: GameUI;
  readonly inspected: Inspected | undefined;
  readonly busy: boolean;
  readonly onPlay: (action: Action) => void;
  readonly onClose: () => void;
}

export function Inspect({ ui, inspected, busy, onPlay, onClose }: InspectProps) {
  const say = useGameSay();
  if (!inspected) return null;
  const { card, choices } = inspected;
  const play = (action: Action): void => {
    onClose();
    onPlay(action);
  };
  return (
    <Sheet
      data-id={`card:${card}`}
      open
      onClose={onClose}
      title={ui.voice.card(card, say)}
      {...(choices.length > 0
        ? { foot: <ActionBar className={style.cardActs ?? ''} choices={choices} busy={busy} onPlay={play} /> }
        : {})}
    >
      <div className={style.inspect}>
        <ui.Card card={card} width={264} say={say} />
      </div>
    </Sheet>
  );
}
