/** The components one by one. */
import { useState } from 'react';
import { FIGURES } from '../src/art/figures.tsx';
import { GLYPHS } from '../src/art/glyphs.ts';
import {
  AppBar,
  announce,
  Button,
  Card,
  CardBack,
  ChartFrame,
  CoinBadge,
  CompassRose,
  Confirm,
  Cover,
  EmptyChart,
  Field,
  Fig,
  Ground,
  Icon,
  IconButton,
  type IconName,
  Medallion,
  Meter,
  notify,
  Panel,
  Pile,
  PillBadge,
  PointsBadge,
  PointsGraph,
  PriceBadge,
  playSound,
  ScoreSheet,
  Seal,
  SeatEmblem,
  SeatName,
  Segmented,
  Select,
  Sheet,
  SPEEDS,
  Switch,
  Tag,
  THEMES,
  Toast,
  useSettings,
} from '../src/index.ts';
import style from './gallery.module.css';
import { SEATS } from './sample.tsx';

const ICONS = [...Object.keys(FIGURES), ...Object.keys(GLYPHS)] as readonly IconName[];
const plate = (
  <svg viewBox="0 0 120 104" aria-hidden="true">
    <rect width="120" height="104" fill="var(--sea)" />
    <path d="M0 70H120" stroke="var(--ink)" />
  </svg>
);

function Controls() {
  const [sheet, setSheet] = useState(false);
  const [asks, setAsks] = useState(false);
  return (
    <Panel title="Buttons" end={<Tag tone="leaf">3 waiting</Tag>}>
      <div className={style.flow}>
        <Button tone="primary" icon="play">
          Play now
        </Button>
        <Button>Set a table</Button>
        <Button tone="wax">Your turn</Button>
        <Button tone="ghost" icon="eye">
          Replay
        </Button>
        <Button tone="primary" size="big" icon="restart">
          Rematch
        </Button>
        <Button size="big" icon="share" href="#link">
          Share
        </Button>
        <Button disabled icon="lock">
          Locked
        </Button>
        <IconButton icon="moon" label="Theme" />
        <IconButton icon="link" tone="plain" label="Copy the link" />
        <Button onClick={() => setSheet(true)}>Sheet</Button>
        <Button onClick={() => setAsks(true)}>Confirm</Button>
        <Button
          onClick={() => {
            notify('You are 1 coin short.', { tone: 'bad' });
            announce('You are 1 coin short.');
          }}
        >
          Notice
        </Button>
        <Button onClick={() => playSound('coin')}>Sound</Button>
        <Seal>Your turn</Seal>
        <Tag icon="clock">10 min</Tag>
        <Tag tone="wax">late</Tag>
        <Tag tone="brass">gold</Tag>
      </div>
      <Sheet open={sheet} onClose={() => setSheet(false)} title="Log" foot={<Button tone="primary">Good</Button>}>
        <p>Some words that are shown in a sheet.</p>
      </Sheet>
      <Confirm
        open={asks}
        question="This sinks your whole turn, and there is no way back."
        onNo={() => setAsks(false)}
        onYes={() => setAsks(false)}
      />
    </Panel>
  );
}

function Fields() {
  const [on, setOn] = useState(true);
  const [level, setLevel] = useState('bosun');
  const [seats, setSeats] = useState(4);
  return (
    <Panel title="Fields">
      <div className={style.stack}>
        <Field label="Name" placeholder="Nina" hint="Others at the table see it." />
        <Field
          label="Code"
          hideLabel
          code
          placeholder="K7Q4"
          error="There is no such table."
          beside={<Button tone="primary">Join</Button>}
        />
        <Select
          label="Seat 2"
          options={[
            { value: 'bot', label: 'Bot' },
            { value: 'me', label: 'Me' },
          ]}
          value="bot"
          onChange={() => undefined}
        />
        <Segmented
          label="Seats"
          value={seats}
          onChange={setSeats}
          options={[2, 3, 4, 5].map((value) => ({ value, label: value }))}
        />
        <Segmented
          block
          label="Level"
          value={level}
          onChange={setLevel}
          options={[
            { value: 'boy', label: 'Cabin boy' },
            { value: 'bosun', label: 'Bosun' },
            { value: 'captain', label: 'Captain', disabled: true },
          ]}
        />
        <Switch label="Odds panel" hint="chance to bust and unseen cards" checked={on} onChange={setOn} />
        <Switch
          label="The Adventure Begins"
          hint="Five chapters."
          reason="Does not go with contracts."
          checked={false}
          onChange={setOn}
        />
      </div>
    </Panel>
  );
}

function Seats() {
  return (
    <Panel title="Seats and figures">
      <div className={style.flow}>
        {SEATS.map(({ seat, name, bot, here }) => (
          <SeatName key={seat} seat={seat} name={name} bot={bot} here={here} you={seat === 0} />
        ))}
        {SEATS.map(({ seat }) => (
          <SeatEmblem key={seat} seat={seat} size={40} />
        ))}
        <SeatEmblem seat={undefined} size={40} />
        <Fig icon="coin" value={7} label="coins" />
        <Fig icon="points" value={11} label="points" alarm />
        <Fig icon="sabre" value={3} label="swords" />
        <Fig icon="skull" value={3} label="skulls" size={24} />
      </div>
      <div className={style.stack}>
        <Meter value={0.32} label="Bust" tone="wax" />
        <Meter value={0.06} label="Sunk" tone="leaf" />
      </div>
    </Panel>
  );
}

function Cards() {
  const badges = { left: <CoinBadge>2</CoinBadge>, right: <PillBadge icon="sabre">1</PillBadge> };
  return (
    <Panel title="Cards">
      <div className={style.flow}>
        <Card width={96} picture={plate} tint="var(--ship-green)" {...badges}>
          <b>Skiff</b>
        </Card>
        <Card width={96} picture={plate} ready onClick={() => undefined} label="Skiff" {...badges}>
          <b>Ready</b>
        </Card>
        <Card
          width={96}
          picture={plate}
          fresh
          flag="New"
          reason="1 coin short"
          left={<PriceBadge was={9}>8</PriceBadge>}
          right={<PointsBadge>3</PointsBadge>}
        >
          <b>Admiral</b>
        </Card>
        <Card width={96} picture={plate} dim left={<PriceBadge>5</PriceBadge>} right={<PointsBadge>1</PointsBadge>}>
          <b>Dim</b>
        </Card>
        <Card width={96} picture={plate} selected onClick={() => undefined} label="Skiff" {...badges}>
          <b>Selected</b>
        </Card>
        <Card width={56} picture={plate}>
          <Icon name="anchor" size={14} />
          <Fig icon="points" value={1} label="points" size={14} />
        </Card>
        <Card width={180} picture={plate} {...badges}>
          <b>Large</b>
          <span className="small">With words under it.</span>
        </Card>
        <CardBack width={96} />
        <Pile count={47} label="in deck" width={84} />
        <Pile count={3} label="in deck" width={56} onClick={() => undefined} />
        <Pile count={0} label="discard" width={56} />
      </div>
    </Panel>
  );
}

const SERIES = [
  [0, 1, 1, 2, 4, 5, 7, 9, 12],
  [0, 0, 2, 3, 3, 4, 6, 8, 11],
  [0, 1, 1, 1, 2, 4, 4, 5, 6],
  [0, 2, 3, 3, 4, 6, 7, 10, 11],
];

function Charts() {
  return (
    <div className={style.two}>
      <Panel title="Where every point came from">
        <ScoreSheet
          seats={SEATS}
          winners={[1]}
          rows={[
            {
              key: 'persons',
              label: 'Persons',
              note: 'as printed',
              icon: <Icon name="points" size={28} />,
              counts: true,
            },
            { key: 'loss', label: 'Losses', icon: <Icon name="skull" size={28} />, counts: true },
            { key: 'coins', label: 'Coins', icon: <Icon name="coin" size={28} />, counts: false },
          ]}
          ranking={[1, 0, 3, 2].map((seat, i) => ({
            seat,
            rank: i + 1,
            points: 12 - i,
            sheet: { persons: 14 - i, loss: -2, coins: 3 + i },
          }))}
        />
      </Panel>
      <Panel title="Points per turn">
        <PointsGraph series={SERIES} seats={SEATS.slice(0, 4)} label="Points per turn" />
      </Panel>
    </div>
  );
}

export function Components() {
  const [settings, change] = useSettings();
  return (
    <>
      <Ground />
      <AppBar
        nav={
          <>
            <Button tone="ghost">Rulebook</Button>
            <Button tone="ghost">Replays</Button>
          </>
        }
      >
        <Segmented
          label="Language"
          value={settings.locale}
          onChange={(locale) => change({ locale })}
          options={(['en', 'ru', 'uk'] as const).map((value) => ({ value, label: value.toUpperCase() }))}
        />
      </AppBar>
      <main className={style.page}>
        <div className={style.spread}>
          <h1>Good morning, Nina · Доброго ранку, Ґанно</h1>
          <div className={style.row}>
            <Segmented
              label="Theme"
              value={settings.theme}
              onChange={(theme) => change({ theme })}
              options={THEMES.map((value) => ({ value, label: value }))}
            />
            <Segmented
              label="Speed"
              value={settings.speed}
              onChange={(speed) => change({ speed })}
              options={SPEEDS.map((value) => ({ value, label: value }))}
            />
          </div>
        </div>
        <div className={style.covers}>
          {['A game', 'Another game', 'A game with a longer name'].map((game) => (
            <ChartFrame key={game}>
              <div className={style.cover}>
                <Cover>
                  <EmptyChart />
                </Cover>
              </div>
              <div className={style.words}>
                <h2>{game}</h2>
                <div className={style.row}>
                  <Icon name="people" />
                  2–5 <Icon name="hourglass" />
                  30–45
                </div>
              </div>
            </ChartFrame>
          ))}
        </div>
        <div className={style.two}>
          <Controls />
          <Fields />
        </div>
        <div className={style.two}>
          <Seats />
          <Panel title="Icons">
            <div className={style.icons}>
              {ICONS.map((name) => (
                <span key={name} title={name}>
                  <Icon name={name} size={24} />
                </span>
              ))}
            </div>
          </Panel>
        </div>
        <Cards />
        <Charts />
        <div className={style.flow}>
          <Toast tone="bad" onClose={() => undefined}>
            The connection is lost. The table goes on as soon as it is back.
          </Toast>
          <Toast tone="good">The connection is back.</Toast>
          <Medallion size={110}>
            <SeatEmblem seat={1} size={80} />
          </Medallion>
          <CompassRose size={120} />
          <Segmented
            label="Sound"
            value={settings.sound ? 1 : 0}
            onChange={(on) => change({ sound: on === 1 })}
            options={[
              { value: 1, label: <Icon name="sound" />, name: 'Sound on' },
              { value: 0, label: <Icon name="soundOff" />, name: 'Sound off' },
            ]}
          />
        </div>
      </main>
    </>
  );
}
