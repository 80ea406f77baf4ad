/** A match whose rules are gone: it cannot go on, but nothing of it is lost. */
import { Button, notify } from '@broadside/kit';
import { api } from '../../api.ts';
import { Lost } from '../../shell/Lost.tsx';
import { fileName, saveFile } from '../../shell/share.ts';
import type { Table } from '../../tables/table.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';

/** On the server the match is ended first: its file holds every secret. */
async function takeFile(table: Table): Promise<void> {
  const { kind, id } = table.snapshot();
  if (kind === 'remote') await api.close(id);
  const file = await table.file();
  saveFile(fileName(file.header.game, id), file);
}

export function Stranded({ table }: { readonly table: Table }) {
  const say = useSay();
  const online = table.snapshot().kind === 'remote';
  const take = (): void => {
    takeFile(table).then(
      () => notify(say('web.menu.saved'), { tone: 'good' }),
      (error: unknown) => notify(errorWords(error, say), { tone: 'bad' }),
    );
  };
  return (
    <Lost
      more={
        <Button icon="download" onClick={take}>
          {say(online ? 'web.stranded.end' : 'web.menu.save')}
        </Button>
      }
    >
      {say('web.error.old-rules')}
    </Lost>
  );
}
