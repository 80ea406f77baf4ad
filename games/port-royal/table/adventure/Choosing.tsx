/** Choosing characters: both sides of every card that is offered, large, with abilities and starting coins. */

import type { Action } from '@broadside/kernel';
import { ActionBar, frameOf, Sheet, Zone } from '@broadside/kit';
import { useState } from 'react';
import type { CharacterId } from '../../cards/characters.ts';
import { TASK_MARKERS } from '../../rules/facade.ts';
import type { CharacterFrame } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { characterAbility, characterName } from '../../text/adventure.ts';
import { CharacterCard } from '../card/index.ts';
import { choiceOf, legalOf } from '../choices/buttons.ts';
import { CHOICE_ICONS } from '../icons.tsx';

import css from './Choosing.module.css';
import type { Laid } from './props.ts';

const SIDES = [0, 1] as const;

export function choosingIn(view: View): CharacterFrame | undefined {
  const frame = frameOf(view);
  return frame?.step === 'character' ? frame : undefined;
}

/** The character alone, with the button to choose it. */
function Portrait(props: Laid & { character: CharacterId; onClose: () => void }) {
  const { character, viewer, say, play, onClose } = props;
  const choices = legalOf(props, 'character')
    .filter((action) => action.character === character && typeof viewer === 'number')
    .map((action) => ({
      ...choiceOf(props, viewer as number, action, 'character'),
      icon: CHOICE_ICONS.hire,
      tone: 'main' as const,
    }));
  const playAndClose = (action: Action): void => {
    onClose();
    play(action);
  };
  return (
    <Sheet
      open
      title={characterName(character, say)}
      onClose={onClose}
      {...(choices.length > 0 ? { foot: <ActionBar choices={choices} onPlay={playAndClose} /> } : {})}
    >
      <div className={css.portrait}>
        <CharacterCard
          character={character}
          say={say}
          title={characterName(character, say)}
          about={characterAbility(character, say)}
          left={TASK_MARKERS}
          size="sheet"
        />
      </div>
    </Sheet>
  );
}

/** PR-ASET-4, PR-ASET-5: one card with two sides, or all that are left. */
export function Choosing(props: Laid & { frame: CharacterFrame }) {
  const { frame, viewer, say, nameOf } = props;
  const [opened, open] = useState<CharacterId>();
  const mine = frame.seat === viewer;
  return (
    <div className={css.choosing}>
      {!mine && (
        <p role="status">{props.say('port-royal.table.adventure.choose.other', { name: nameOf(frame.seat) })}</p>
      )}
      <Zone rove data-id="characters" label={props.say('port-royal.table.adventure.choose')} className={css.cards}>
        {frame.cards.map((card) => (
          <div key={card} className={css.pair}>
            {SIDES.map((side) => {
              const character = 2 * card + side;
              return (
                <CharacterCard
                  key={side}
                  character={character}
                  say={say}
                  title={characterName(character, say)}
                  about={characterAbility(character, say)}
                  left={TASK_MARKERS}
                  selected={mine}
                  onPress={() => open(character)}
                />
              );
            })}
          </div>
        ))}
      </Zone>
      {opened !== undefined && <Portrait {...props} character={opened} onClose={() => open(undefined)} />}
    </div>
  );
}
