/** Drawings without their cards. */
import { CREW } from '../../cards/crew.ts';
import { ISLANDS, OPEN_SEA } from '../../cards/ocean.ts';
import {
  BuildingArt,
  CrewBack,
  CrewBust,
  Cube,
  FogArt,
  HarbourArt,
  HullArt,
  IslandArt,
  MerchantArt,
  OrderBack,
  type Owner,
  RowBack,
  RowSign,
  SeaArt,
  Seal,
  ShipPiece,
  SIGN_NAMES,
  Sign,
  SlotSign,
  TokenBack,
  TowerArt,
} from '../art/index.ts';
import css from './gallery.module.css';
import { Row } from './Row.tsx';

const OWNERS: readonly Owner[] = [0, 1, 2, 3];

const Busts = ({ size }: { readonly size: number }) => (
  <Row title={`Crew, ${size} px`}>
    {[1, 4].flatMap((level) =>
      CREW.map(({ name }, kind) => (
        <span key={`${name} ${level}`} className={css.medallion}>
          <CrewBust kind={kind} level={level} size={size} />
        </span>
      )),
    )}
  </Row>
);

const Signs = ({ size }: { readonly size: number }) => (
  <Row title={`Signs, ${size} px`}>
    {SIGN_NAMES.map((name) => (
      <figure key={name} className={css.sign}>
        <Sign name={name} size={size} />
        {size > 30 && <figcaption>{name}</figcaption>}
      </figure>
    ))}
    {[0, 1, 2].map((slot) => (
      <SlotSign key={slot} slot={slot} size={size * 0.75} />
    ))}
    {[1, 2, 3, 4].map((row) => (
      <RowSign key={row} row={row} size={size} />
    ))}
  </Row>
);

const Pieces = ({ size }: { readonly size: number }) => (
  <Row title={`Pieces, ${size} px`}>
    {[...OWNERS, 'neutral' as const].map((owner) => (
      <Cube key={owner} owner={owner} size={size * 0.6} />
    ))}
    {OWNERS.map((owner) => (
      <Cube key={owner} owner={owner} permanent size={size * 0.6} />
    ))}
    {OWNERS.map((owner) => (
      <ShipPiece key={owner} owner={owner} size={size * 1.4} />
    ))}
    {OWNERS.map((owner) => (
      <ShipPiece key={owner} owner={owner} pirate turned={owner === 1} size={size * 1.4} />
    ))}
    {([0, 1, 2] as const).map((building) => (
      <BuildingArt key={building} building={building} owner={building} size={size} />
    ))}
    {Array.from({ length: 9 }, (_, achievement) => (
      <Seal key={achievement} achievement={achievement} gained={achievement % 3 === 1} size={size * 1.3} />
    ))}
  </Row>
);

const Sea = ({ size }: { readonly size: number }) => (
  <Row title={`The sea, ${size} px`}>
    {ISLANDS.map(({ name }, island) => (
      <span key={name} className={css.tile}>
        <IslandArt island={island} size={size} />
      </span>
    ))}
    {OPEN_SEA.map(({ name }, sea) => (
      <span key={name} className={css.tile}>
        <SeaArt sea={sea} size={size} />
      </span>
    ))}
    {[0, 1, 2, 3, 4].map((at) => (
      <span key={at} className={css.tile}>
        <FogArt at={at} size={size} />
      </span>
    ))}
  </Row>
);

const Merchants = () => (
  <Row title="Merchants">
    {[1, 2, 3, 4].flatMap((row) =>
      [0, 1, 2, 3, 4].map((which) => <MerchantArt key={`${row} ${which}`} row={row} which={which} size={150} />),
    )}
  </Row>
);

export const Drawings = ({ width }: { readonly width: number }) => (
  <>
    <Busts size={width * 0.6} />
    {[36, 18].map((size) => (
      <Signs key={size} size={size} />
    ))}
    {[48, 30].map((size) => (
      <Pieces key={size} size={size} />
    ))}
    <Sea size={width} />
    <Merchants />
    <Row title="Harbour, hulls, battle ship">
      <span className={css.harbour}>
        <HarbourArt />
      </span>
      {OWNERS.map((owner) => (
        <span key={owner} className={css.hull}>
          <HullArt owner={owner} />
        </span>
      ))}
      <TowerArt size={360} />
    </Row>
    <Row title="Backs">
      <CrewBack size={72} />
      {OWNERS.map((owner) => (
        <CrewBack key={owner} owner={owner} size={72} />
      ))}
      {[1, 2, 3, 4].map((row) => (
        <RowBack key={row} row={row} size={72} />
      ))}
      <OrderBack size={72} />
      <OrderBack stage={2} size={72} />
      <TokenBack size={72} />
    </Row>
  </>
);
