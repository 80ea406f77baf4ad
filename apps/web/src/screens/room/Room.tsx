/** The waiting room: the code to read aloud, the link to send, the chairs, and the start. */
import { levelOf } from '@broadside/bots/names';
import { Button, ChartFrame, Confirm, IconButton, notify, Panel, SeatEmblem, Select } from '@broadside/kit';
import type { Person, TableInfo } from '@broadside/wire';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../api.ts';
import { webGame } from '../../gameUIs.ts';
import { LevelMore } from '../../levels/Later.tsx';
import { seatName } from '../../names.ts';
import { useSession } from '../../session.tsx';
import { Page, Title } from '../../shell/Page.tsx';
import { canShare, copy, share } from '../../shell/share.ts';
import type { Queueing } from '../../tables/table.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import { CampaignLink } from '../campaign/CampaignLink.tsx';
import { PeopleList } from '../people/PeopleSheet.tsx';
import { PersonDeeds, useRemoval } from '../people/PersonDeeds.tsx';
import { levelsOf, USUAL_LEVEL } from '../setup/levels.ts';
import { GalleryWords } from '../table/FullGallery.tsx';
import { NamePrompt } from './NamePrompt.tsx';
import style from './Room.module.css';

const BotWords = lazy(async () => ({ default: (await import('../../levels/BotWords.tsx')).BotWords }));

type Try = (work: Promise<unknown>) => void;

function useTry(): Try {
  const say = useSay();
  return (work) => {
    work.catch((error: unknown) => notify(errorWords(error, say), { tone: 'bad' }));
  };
}

function Invitation({ info }: { readonly info: TableInfo }) {
  const say = useSay();
  const link = `${location.origin}/table/${info.id}`;
  const words = say('web.room.share.text', { game: say(`shelf.${info.settings.game}.name`) });
  return (
    <ChartFrame inner={style.invite ?? ''}>
      <h2>{say('web.room.code')}</h2>
      {info.code !== null && (
        <p data-id="code" className={style.code}>
          {/* Read aloud in two breaths, copied as one word. */}
          <span>{info.code.slice(0, 4)}</span>
          <span>{info.code.slice(4)}</span>
        </p>
      )}
      <p className="quiet">{say('web.room.invite')}</p>
      <div className={style.row}>
        <Button icon="link" onClick={() => void copy(link, say)}>
          {say('web.room.link')}
        </Button>
        {canShare() && (
          <IconButton
            icon="share"
            tone="plain"
            label={say('web.room.share')}
            onClick={() => void share(link, words, say)}
          />
        )}
      </div>
    </ChartFrame>
  );
}

interface ChairProps {
  readonly info: TableInfo;
  readonly seat: number;
  readonly tried: Try;
  readonly onLeave: () => void;
  readonly onRemove: (person: Person) => void;
}

function Chair({ info, seat, tried, onLeave, onRemove }: ChairProps) {
  const say = useSay();
  const chair = info.seats[seat];
  const open = chair.kind === 'open';
  const mine = info.you === seat;
  const person = info.people?.find((one) => one.seat === seat);
  const note =
    chair.kind === 'bot' && chair.bot !== null ? (
      <Suspense>
        <BotWords bot={chair.bot} />
      </Suspense>
    ) : mine ? (
      say('kit.seat.you')
    ) : person?.muted ? (
      say('web.people.isMuted')
    ) : (
      ''
    );
  return (
    <li className={style.chair}>
      <SeatEmblem seat={open ? undefined : seat} size={40} />
      <div className={style.grow}>
        <b>{open ? say('web.room.free') : seatName(chair, seat, say)}</b>
        <span className="small quiet">{chair.kind === 'person' && !chair.here ? say('kit.seat.away') : note}</span>
      </div>
      {open && (
        <Button data-id="sit" onClick={() => tried(api.sit(info.id, seat))}>
          {say('web.room.sit')}
        </Button>
      )}
      {mine && (
        <Button
          tone="ghost"
          onClick={() => {
            onLeave();
            tried(api.leave(info.id));
          }}
        >
          {say('web.room.leave')}
        </Button>
      )}
      {person && <PersonDeeds info={info} person={person} onRemove={onRemove} />}
    </li>
  );
}

function HostPart({ info, free, tried }: { readonly info: TableInfo; readonly free: number; readonly tried: Try }) {
  const say = useSay();
  const [, go] = useLocation();
  const [bot, setBot] = useState<string>(USUAL_LEVEL);
  const [closing, setClosing] = useState(false);
  const start = (): void => tried(api.start(info.id, free > 0 ? bot : undefined));
  return (
    <div className={style.host}>
      {free > 0 && (
        <>
          <Select
            label={say('web.room.fill.level')}
            value={levelOf(bot)}
            options={levelsOf(webGame(info.settings.game)).map((value) => ({ value, label: say(`web.bot.${value}`) }))}
            onChange={setBot}
          />
          <LevelMore game={info.settings.game} bot={bot} mark="style" onBot={setBot} />
        </>
      )}
      <Button data-id="start" tone="primary" size="big" icon="ship" block onClick={start}>
        {say(free > 0 ? 'web.room.fill' : 'web.room.start')}
      </Button>
      <Button tone="ghost" icon="trash" onClick={() => setClosing(true)}>
        {say('web.room.close')}
      </Button>
      <Confirm
        open={closing}
        question={say('web.room.close.question')}
        yes={say('web.room.close')}
        onNo={() => setClosing(false)}
        onYes={() => tried(api.close(info.id).then(() => go('/')))}
      />
    </div>
  );
}

/** Whoever was away too long is shown what became of the chair; whoever stood up knows. */
function useLostChair(you: TableInfo['you']): () => void {
  const say = useSay();
  const last = useRef({ you, stoodUp: false });
  useEffect(() => {
    const before = last.current;
    last.current = { you, stoodUp: false };
    if (before.you !== null && you === null && !before.stoodUp) notify(say('web.room.lostChair'), { stays: true });
  }, [you, say]);
  return () => {
    last.current.stoodUp = true;
  };
}

interface RoomProps {
  readonly info: TableInfo;
  readonly gallery?: Queueing | undefined;
}

export function Room({ info, gallery }: RoomProps) {
  const say = useSay();
  const tried = useTry();
  const onLeave = useLostChair(info.you);
  const watchers = info.people?.filter(({ seat }) => seat === null) ?? [];
  const { name, harbour } = useSession();
  const free = info.seats.filter(({ kind }) => kind === 'open').length;
  const removal = useRemoval(info);
  return (
    <Page>
      <Title>{say(`shelf.${info.settings.game}.name`)}</Title>
      <div className={style.cols}>
        <Invitation info={info} />
        <Panel title={say('web.room.seats')} end={<CampaignLink info={info} place="online" />}>
          <ul>
            {info.seats.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number.
              <Chair key={seat} info={info} seat={seat} tried={tried} onLeave={onLeave} onRemove={removal.ask} />
            ))}
          </ul>
          <p className={style.note} role="status">
            {free > 0 && <>{say('web.room.waitSeats', { count: free })} </>}
            {!info.host && say('web.room.waitHost')}
            {info.settings.hints && <> {say('web.table.hints')}</>}
            {info.watching > 0 && <> {say('web.room.watching', { count: info.watching })}</>}
          </p>
          {watchers.length > 0 && (
            <div className={style.watchers}>
              <PeopleList info={info} people={watchers} onRemove={removal.ask} />
            </div>
          )}
          {gallery !== undefined && <GalleryWords gallery={gallery} />}
          {info.host && <HostPart info={info} free={free} tried={tried} />}
        </Panel>
      </div>
      {removal.question}
      {harbour !== undefined && name === '' && <NamePrompt />}
    </Page>
  );
}
