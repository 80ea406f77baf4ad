/** Every face in every size, and the states a card can be in. */

import { CARD_INFO, CHARACTERS, type Character } from '../../cards/table.ts';
import type { TableSay } from '../../text/table.ts';
import { MiniAdventure, MiniCharacter, SevenSeasCard } from '../card/index.ts';
import { Row } from './Row.tsx';

interface FacesProps {
  readonly say: TableSay;
  readonly widths: readonly number[];
  /** Parts of card names; nothing shows all. */
  readonly picked: readonly string[] | undefined;
}

const nothing = (): void => {};

const States = ({ say }: { readonly say: TableSay }) => (
  <Row title="States">
    <SevenSeasCard card={2} width={112} say={say} marked="ready" onPress={nothing} />
    <SevenSeasCard card={18} width={112} say={say} marked="selected" onPress={nothing} />
    <SevenSeasCard card={22} width={112} say={say} marked="new" onPress={nothing} />
    <SevenSeasCard card={39} width={112} say={say} marked="dim" onPress={nothing} />
    {(['adventure', 'loot', 'character'] as const).map((deck) => (
      <SevenSeasCard key={deck} card={undefined} deck={deck} seat={2} width={112} say={say} />
    ))}
  </Row>
);

const Minis = ({ say, width }: { readonly say: TableSay; readonly width: number }) => (
  <Row title={`Small, ${width} px`}>
    {CARD_INFO.filter(({ module }) => !['character'].includes(module)).map(({ id }) => (
      <MiniAdventure key={id} card={id} say={say} width={width} />
    ))}
    <MiniAdventure card={undefined} say={say} width={width} />
    {CHARACTERS.map((name, character) => (
      <MiniCharacter
        key={name}
        character={character as Character}
        seat={character % 4}
        say={say}
        width={width}
        faded={character % 3 === 1}
        ready={character === 2}
        selected={character === 3}
        onPress={nothing}
      />
    ))}
    <MiniCharacter character={undefined} seat={1} say={say} width={width} />
    <MiniCharacter character={4} say={say} width={width} />
  </Row>
);

export function Faces({ say, widths, picked }: FacesProps) {
  const faces = CARD_INFO.filter(({ name }) => picked === undefined || picked.some((part) => name.includes(part)));
  return (
    <>
      {picked === undefined && <States say={say} />}
      {widths.map((width) => (
        <Row key={width} title={`${width} px`}>
          {faces.map(({ id }) => (
            <SevenSeasCard key={id} card={id} width={width} say={say} />
          ))}
        </Row>
      ))}
      {picked === undefined && [58, 72].map((width) => <Minis key={width} say={say} width={width} />)}
    </>
  );
}
