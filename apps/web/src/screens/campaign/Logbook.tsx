/** The owner's part of a campaign's log: its name, putting it aside, throwing it away. */
import { Button, Confirm, Field, notify, Sheet } from '@broadside/kit';
import type { CampaignChange, CampaignInfo } from '@broadside/wire';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { type CampaignPlace, keepers } from '../../tables/campaigns.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import style from './Campaign.module.css';
import { campaignName } from './words.ts';

const LONGEST = 40;

interface RenameProps {
  readonly now: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function Rename({ now, onName, onClose }: RenameProps) {
  const say = useSay();
  const [name, setName] = useState(now);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <Sheet open onClose={onClose} title={say('web.campaign.rename')}>
      <form onSubmit={submit}>
        <Field
          label={say('web.campaign.name')}
          value={name}
          maxLength={LONGEST}
          autoComplete="off"
          data-first=""
          onChange={(event) => setName(event.target.value)}
          beside={
            <Button tone="primary" type="submit" disabled={name.trim() === ''}>
              {say('web.me.save')}
            </Button>
          }
        />
      </form>
    </Sheet>
  );
}

interface LogbookProps {
  readonly info: CampaignInfo;
  readonly place: CampaignPlace;
  readonly onChange: (info: CampaignInfo) => void;
}

export function Logbook({ info, place, onChange }: LogbookProps) {
  const say = useSay();
  const [, go] = useLocation();
  const [asked, setAsked] = useState<'rename' | 'delete'>();
  const keeper = keepers[place];
  const tried = async (work: () => Promise<void>): Promise<void> => {
    setAsked(undefined);
    await work().catch((error: unknown) => notify(errorWords(error, say), { tone: 'bad' }));
  };
  const change = (wanted: CampaignChange): Promise<void> =>
    tried(async () => onChange(await keeper.change(info.id, wanted)));
  const remove = (): Promise<void> =>
    tried(async () => {
      await keeper.remove(info.id);
      go('/');
    });
  if (!info.owner) return null;
  return (
    <div className={style.logbook}>
      <Button icon="book" onClick={() => setAsked('rename')}>
        {say('web.campaign.rename')}
      </Button>
      {!info.campaignState.finished && (
        <Button icon={info.stopped ? 'play' : 'pause'} onClick={() => void change({ stopped: !info.stopped })}>
          {say(info.stopped ? 'web.campaign.resume' : 'web.campaign.stop')}
        </Button>
      )}
      <Button icon="trash" onClick={() => setAsked('delete')}>
        {say('web.campaign.delete')}
      </Button>
      {asked === 'rename' && (
        <Rename
          now={campaignName(info, say)}
          onName={(name) => void change({ name })}
          onClose={() => setAsked(undefined)}
        />
      )}
      <Confirm
        open={asked === 'delete'}
        question={say('web.campaign.delete.question')}
        yes={say('web.campaign.delete')}
        onNo={() => setAsked(undefined)}
        onYes={() => void remove()}
      />
    </div>
  );
}
