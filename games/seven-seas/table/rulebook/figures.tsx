/** The figures of "How to play in one page". */
import type { RulebookArt } from '@broadside/kit';
import { CHARACTERS, type Character, FIRST_LOOT, FIRST_PORT } from '../../cards/table.ts';
import { Chest, DieFace, type DieSide } from '../art/index.ts';
import { MiniAdventure, MiniCharacter, SevenSeasCard } from '../card/index.ts';

const DIE = 40;
const TOKEN = 52;

/** A caravan of two, and the ships of three pirates: the pairs that fight lie side by side. */
const RAID: readonly (readonly (readonly [side: DieSide, value: number])[])[] = [
  [
    [-1, 4],
    [0, 6],
  ],
  [
    [1, 2],
    [-1, 3],
  ],
  [
    [2, 5],
    [0, 1],
  ],
];

const LOOT = [0, 1, 2, 3];
/** Fruit 1, coffee 2, rum 3. */
const PORT = FIRST_PORT;

export const figures: RulebookArt['figures'] = {
  characters: ({ say }) =>
    CHARACTERS.map((name, at) => <MiniCharacter key={name} character={at as Character} width={68} say={say} />),
  raid: () =>
    RAID.map((pair, at) => (
      <span key={at} data-pair>
        {pair.map(([side, value]) => (
          <DieFace key={side} side={side} value={value} size={DIE} />
        ))}
      </span>
    )),
  loot: ({ say }) => (
    <>
      {LOOT.map((good) => (
        <MiniAdventure key={good} card={FIRST_LOOT + good} width={68} say={say} />
      ))}
    </>
  ),
  port: ({ say }) => (
    <>
      <SevenSeasCard card={PORT} width={116} say={say} />
      <Chest size={TOKEN} />
    </>
  ),
};
