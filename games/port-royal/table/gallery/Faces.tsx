/** Every face in every size, and the states a card can be in. */

import { CARDS, type CardId, NAMES } from '../../cards/table.ts';
import { SHIP_COLOURS } from '../../cards/types.ts';
import type { TableSay as Say } from '../../text/table.ts';
import { isPersonCard } from '../art/bust/Bust.tsx';
import { Pennant } from '../art/index.ts';
import { ExpeditionCard, MiniCard, MiniPerson, PortRoyalCard } from '../card/index.ts';
import css from './gallery.module.css';
import { Row } from './Row.tsx';

const idOf = (name: string): CardId => NAMES.indexOf(name);

interface FacesProps {
  readonly say: Say;
  readonly widths: readonly number[];
  /** Parts of card names; nothing shows all. */
  readonly picked: readonly string[] | undefined;
}

const States = ({ say }: { say: Say }) => (
  <Row title="States">
    <PortRoyalCard card={idOf('skiff-2-1')} say={say} state={{ income: 3, sabres: 1 }} onPress={() => {}} />
    <PortRoyalCard card={idOf('frigate-3-6')} say={say} state={{ marked: 'ready', sabres: 3 }} onPress={() => {}} />
    <PortRoyalCard card={idOf('admiral-9-3')} say={say} state={{ marked: 'dim', short: 2 }} onPress={() => {}} />
    <PortRoyalCard card={idOf('captain-4-1')} say={say} state={{ marked: 'selected' }} onPress={() => {}} />
    <PortRoyalCard
      card={idOf('jester-7-2')}
      say={say}
      state={{ marked: 'new', short: 1, price: 6 }}
      onPress={() => {}}
    />
    <PortRoyalCard card={idOf('sailor-3-1')} say={say} state={{ price: 2, marked: 'ready' }} onPress={() => {}} />
    <PortRoyalCard card={idOf('pinnace-3-4')} say={say} state={{ sabres: 4, sinkable: true }} onPress={() => {}} />
    <PortRoyalCard card={undefined} say={say} />
  </Row>
);

const Small = ({ say, faces }: { say: Say; faces: readonly CardId[] }) => (
  <>
    <Row title="Crew">
      {faces.map((id, at) => (
        <MiniCard key={id} card={id} say={say} count={at % 5 === 0 ? 2 : 1} />
      ))}
    </Row>
    <Row title="Rivals">
      {faces
        .filter((id) => isPersonCard(CARDS[id]))
        .map((id, at) => (
          <MiniPerson key={id} card={id} say={say} count={at % 4 === 0 ? 2 : 1} onPress={() => {}} />
        ))}
    </Row>
    <Row title="Pennants">
      {SHIP_COLOURS.flatMap((colour) =>
        [true, false].map((met) => (
          <span key={`${colour} ${met}`} className={css.pennant}>
            <Pennant colour={colour} met={met} />
          </span>
        )),
      )}
    </Row>
    {[330, 115].map((width) => (
      <Row key={width} title={`Expeditions, ${width}`}>
        {faces
          .filter((id) => CARDS[id].kind === 'expedition')
          .map((id, at) => (
            <div key={id} style={{ width }}>
              <ExpeditionCard
                card={id}
                say={say}
                crew={{ settler: 1, captain: at % 3, priest: 0, any: at % 2, items: { rum: 1 } }}
                ready={at === 1}
                onPress={() => {}}
              />
            </div>
          ))}
      </Row>
    ))}
  </>
);

export function Faces({ say, widths, picked }: FacesProps) {
  const faces = CARDS.map((_, id) => id).filter(
    (id) => picked === undefined || picked.some((part) => NAMES[id].includes(part)),
  );
  return (
    <>
      {picked === undefined && <States say={say} />}
      {widths.map((width) => (
        <Row key={width} title={`${width} px`}>
          {faces.map((id) => (
            <PortRoyalCard key={id} card={id} width={width} say={say} state={{ sabres: 2 }} />
          ))}
          <PortRoyalCard card={undefined} width={width} say={say} />
        </Row>
      ))}
      <Small say={say} faces={faces} />
    </>
  );
}
