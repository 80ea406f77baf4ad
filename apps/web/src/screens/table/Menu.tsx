/** The menu of a table: sound, odds on small screens, settings, the file, the proof of the deck, the way out. */
import { Button, Confirm, notify, Sheet, useSettings } from '@broadside/kit';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../api.ts';
import { rulesHref } from '../../shell/rulesAddress.ts';
import { fileName, saveFile } from '../../shell/share.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import { CampaignLink } from '../campaign/CampaignLink.tsx';
import { SettingsForm } from '../me/SettingsForm.tsx';
import type { PlayedProps } from './Match.tsx';
import style from './Table.module.css';

interface MenuProps extends Pick<PlayedProps, 'table' | 'state' | 'info' | 'proof'> {
  readonly onClose: () => void;
  readonly onPeople: () => void;
  /** What wide screens show beside the board. */
  readonly children?: ReactNode;
}

function About({ proof, info }: Pick<MenuProps, 'proof' | 'info'>) {
  const say = useSay();
  return (
    <details className={style.proof}>
      <summary>{say('web.menu.about')}</summary>
      {info.code !== null && <p>{say('web.menu.code', { code: info.code })}</p>}
      {proof.rules !== undefined && <p>{say('web.menu.rules', { version: proof.rules })}</p>}
      {proof.commit !== undefined && (
        <>
          <p className="quiet small">{say('web.menu.commit')}</p>
          <code>{proof.commit}</code>
        </>
      )}
    </details>
  );
}

function useMenuDeeds({ table, state, info, onClose }: MenuProps) {
  const say = useSay();
  const [, go] = useLocation();
  const tried = (work: Promise<unknown>): void => {
    work.catch((error: unknown) => notify(errorWords(error, say), { tone: 'bad' }));
  };
  return {
    save: () =>
      tried(
        table.file().then((file) => {
          saveFile(fileName(info.settings.game, state.id), file);
          notify(say('web.menu.saved'), { tone: 'good' });
        }),
      ),
    standDown: () => tried(api.leave(info.id).then(onClose)),
    shut: () => tried(api.close(info.id).then(() => go('/'))),
  };
}

/** Off in one tap; where the bar above the table has room, it has one as well. */
function SoundButton() {
  const say = useSay();
  const [{ sound }, change] = useSettings();
  return (
    <Button
      data-id="menu-sound"
      icon={sound ? 'sound' : 'soundOff'}
      aria-pressed={sound}
      onClick={() => change({ sound: !sound })}
    >
      {say(sound ? 'web.table.sound.on' : 'web.table.sound.off')}
    </Button>
  );
}

export function Menu(props: MenuProps) {
  const { state, info, onClose, onPeople, children } = props;
  const say = useSay();
  const deeds = useMenuDeeds(props);
  const [closing, setClosing] = useState(false);
  const online = state.kind === 'remote';
  const playing = state.phase === 'playing';
  return (
    <Sheet data-id="menu" open onClose={onClose} title={say('web.table.menu')}>
      <div className={style.menu}>
        <SoundButton />
        {children}
        <Button data-id="rules" icon="book" href={rulesHref(info.settings.game)}>
          {say('web.rules')}
        </Button>
        <CampaignLink info={info} place={online ? 'online' : 'device'} />
        {(!online || !playing) && (
          <Button data-id="save" icon="download" onClick={deeds.save}>
            {say('web.menu.save')}
          </Button>
        )}
        {online && playing && info.you !== null && info.seats[info.you]?.bot === null && (
          <Button data-id="stand-down" icon="bot" onClick={deeds.standDown}>
            {say('web.menu.standDown')}
          </Button>
        )}
        {online && info.people && (
          <Button data-id="people" icon="people" onClick={onPeople}>
            {say('web.people')}
          </Button>
        )}
        {online && playing && info.host && (
          <Button data-id="close-table" icon="trash" onClick={() => setClosing(true)}>
            {say('web.room.close')}
          </Button>
        )}
        <Button data-id="leave" icon="flag" href="/">
          {say('web.menu.leave')}
        </Button>
        <hr />
        <h3>{say('web.menu.settings')}</h3>
        <SettingsForm />
        <About {...props} />
      </div>
      <Confirm
        open={closing}
        question={say('web.room.close.question')}
        yes={say('web.room.close')}
        onNo={() => setClosing(false)}
        onYes={deeds.shut}
      />
    </Sheet>
  );
}
