/** Asked once of whoever comes by a link without having chosen a name. */
import { Button, Field, Sheet } from '@broadside/kit';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../session.tsx';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';

export function NamePrompt() {
  const say = useSay();
  const { rename } = useSession();
  const [open, setOpen] = useState(true);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') setError(say('web.name.wrong'));
    else rename(name).catch((failure: unknown) => setError(errorWords(failure, say)));
  };
  return (
    <Sheet open={open} onClose={() => setOpen(false)} title={say('web.room.name.title')}>
      <form onSubmit={save} noValidate>
        <Field
          label={say('web.name')}
          hideLabel
          value={name}
          maxLength={24}
          autoComplete="nickname"
          data-first=""
          hint={say('web.room.name.about')}
          error={error}
          onChange={(event) => setName(event.target.value)}
          beside={
            <Button tone="primary" type="submit">
              {say('web.room.name.go')}
            </Button>
          }
        />
      </form>
    </Sheet>
  );
}
