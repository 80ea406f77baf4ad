/** Drawings without their cards: portraits, hulls, signs. */
import { CARDS } from '../../cards/table.ts';
import { SHIP_COLOURS } from '../../cards/types.ts';
import { Bust, isPersonCard } from '../art/bust/Bust.tsx';
import { CharacterPortrait, PORTRAITS } from '../art/bust/cast/characters.tsx';
import { CONTRACT_PICTURES } from '../art/emblem/contracts.tsx';
import { EVENT_PICTURES } from '../art/emblem/events.tsx';
import { Ship } from '../art/ship/Ship.tsx';
import { SIGILS, Sigil, type SigilName } from '../art/sigils.tsx';
import css from './gallery.module.css';
import { Row } from './Row.tsx';

export const Drawings = ({ width }: { width: number }) => (
  <>
    <Row title="Ships">
      {SHIP_COLOURS.map((colour) => (
        <span key={colour} style={{ width }}>
          <Ship colour={colour} />
        </span>
      ))}
    </Row>
    <Row title="Signs">
      {(Object.keys(SIGILS) as SigilName[]).map((name) => (
        <span key={name} className={css.sign} title={name}>
          <Sigil name={name} />
        </span>
      ))}
    </Row>
    <Row title="Contracts">
      {CONTRACT_PICTURES.map((Emblem, at) => (
        <span key={at} style={{ width }}>
          <Emblem />
        </span>
      ))}
    </Row>
    <Row title="Events">
      {EVENT_PICTURES.map((Emblem, at) => (
        <span key={at} style={{ width }}>
          <Emblem />
        </span>
      ))}
    </Row>
    <Row title="Characters">
      {PORTRAITS.map((_, character) => (
        <span key={character} style={{ width }}>
          <CharacterPortrait character={character} />
        </span>
      ))}
    </Row>
    <Row title="Persons">
      {CARDS.map((card, id) =>
        isPersonCard(card) ? (
          <span key={id} style={{ width }} title={card.kind}>
            <Bust card={id} />
          </span>
        ) : null,
      )}
    </Row>
  </>
);
