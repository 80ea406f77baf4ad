/** Who is away, whom a bot plays for, who watches, and whether hints may be taken. Nothing is shown when there is nothing to say. */
import { Button, Icon, notify } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import type { TableInfo } from '@broadside/wire';
import { api } from '../../api.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import style from './Table.module.css';

interface PresenceProps {
  readonly info: TableInfo;
  readonly nameOf: NameOf;
}

export function Presence({ info, nameOf }: PresenceProps) {
  const say = useSay();
  const { you, seats, watching } = info;
  const isReplaced = you !== null && seats[you]?.kind === 'person' && seats[you].bot !== null;
  const others = seats.flatMap((seat, at) => {
    if (at === you || seat.kind !== 'person') return [];
    if (seat.bot !== null) return [say('web.table.standIn', { name: nameOf(at) })];
    return seat.here ? [] : [say('web.table.away', { name: nameOf(at) })];
  });
  const hints = info.settings.hints ? [say('web.table.hints')] : [];
  const words = [...hints, ...others, ...(watching > 0 ? [say('web.table.watchers', { count: watching })] : [])];
  const comeBack = (): void => {
    api.comeBack(info.id).catch((error: unknown) => notify(errorWords(error, say), { tone: 'bad' }));
  };
  if (!isReplaced && words.length === 0) return null;
  return (
    <div className={style.presence} role="status">
      {words.length > 0 && (
        <span>
          <Icon name="people" size={16} />
          {words.join(' · ')}
        </span>
      )}
      {isReplaced && (
        <>
          <b>{say('web.table.standIn.you')}</b>
          <Button data-id="come-back" tone="primary" onClick={comeBack}>
            {say('web.table.standIn.back')}
          </Button>
        </>
      )}
    </div>
  );
}
