/** A developer's page: every face in every language and size. `?lang=ru&theme=dark&width=150&pick=admiral,skiff`. */
import '@broadside/kit/style.css';
import { commonText, type Locale, speaker } from '@broadside/text';
import { createRoot } from 'react-dom/client';
import { CARDS, type CardId, NAMES } from '../../cards/table.ts';
import { COLOURS } from '../../cards/types.ts';
import { portRoyalText } from '../../text/index.ts';
import { isPersonCard } from '../art/bust/Bust.tsx';
import { Pennant } from '../art/index.ts';
import { ExpeditionCard, faceText, MiniCard, MiniPerson, PortRoyalCard } from '../card/index.ts';
import css from './gallery.module.css';

const query = new URLSearchParams(location.search);
const lang = (query.get('lang') ?? 'en') as Locale;
const picked = query.get('pick')?.split(',');
const widths = (query.get('width') ?? '96,150,280').split(',').map(Number);
document.documentElement.lang = lang;
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
const say = speaker(lang, portRoyalText, commonText, faceText);

const isPicked = (id: CardId): boolean => picked === undefined || picked.some((part) => NAMES[id].includes(part));
const faces: readonly CardId[] = CARDS.map((_, id) => id).filter(isPicked);
const idOf = (name: string): CardId => NAMES.indexOf(name);

const Row = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <div className={css.row}>{children}</div>
  </section>
);

const States = () => (
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

const Small = () => (
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
      {COLOURS.flatMap((colour) =>
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
                crew={{ settler: 1, captain: at % 3, priest: 0, any: at % 2 }}
                ready={at === 1}
                onPress={() => {}}
              />
            </div>
          ))}
      </Row>
    ))}
  </>
);

const Gallery = () => (
  <main className={css.page}>
    {picked === undefined && <States />}
    {widths.map((width) => (
      <Row key={width} title={`${width} px`}>
        {faces.map((id) => (
          <PortRoyalCard key={id} card={id} width={width} say={say} state={{ sabres: 2 }} />
        ))}
        <PortRoyalCard card={undefined} width={width} say={say} />
      </Row>
    ))}
    {picked === undefined && <Small />}
  </main>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
