/** The figures of "How to play in one page". */
import type { RulebookArt } from '@broadside/kit';
import { CREW } from '../../cards/crew.ts';
import { FIRST_CREW, FIRST_ISLAND, FIRST_ROW_CARD } from '../../cards/table.ts';
import { Cube, Seal, ShipPiece, TowerArt } from '../art/index.ts';
import { DeadReckoningCard } from '../card/index.ts';

const CUBE = 30;
/** Three of them stand side by side on a phone. */
const CARD = 100;

/** The first card of a kind of sailor. */
const crewCard = (kind: string): number => {
  const at = CREW.findIndex(({ name }) => name === kind);
  return FIRST_CREW + CREW.slice(0, at).reduce((sum, { copies }) => sum + copies, 0);
};

export const figures: RulebookArt['figures'] = {
  crew: ({ say }) =>
    ['captain', 'crewman', 'firstMate'].map((kind) => (
      <DeadReckoningCard key={kind} card={crewCard(kind)} width={CARD} say={say} />
    )),
  island: ({ say }) => (
    <>
      <DeadReckoningCard card={FIRST_ISLAND + 1} width={116} say={say} />
      <ShipPiece owner={0} size={72} />
      <Cube owner={0} size={CUBE} />
      <Cube owner={0} size={CUBE} />
      <Cube owner={1} size={CUBE} />
    </>
  ),
  advancement: ({ say }) => <DeadReckoningCard card={FIRST_ROW_CARD} width={200} say={say} />,
  battle: () => (
    <>
      <TowerArt size={180} />
      <Cube owner={0} size={CUBE} />
      <Cube owner={0} size={CUBE} />
      <Cube owner={0} size={CUBE} />
      <Cube owner="neutral" size={CUBE} />
      <Cube owner="neutral" size={CUBE} />
    </>
  ),
  achievements: () => (
    <>
      <Seal achievement={0} gained size={56} />
      <Seal achievement={3} gained size={56} />
      <Seal achievement={4} size={56} />
      <Seal achievement={7} size={56} />
    </>
  ),
};
