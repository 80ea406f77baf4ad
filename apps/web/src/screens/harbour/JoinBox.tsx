/** The code a friend has read aloud. */
import { Button, Field } from '@broadside/kit';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../api.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';

const SHAPE = /^[A-Z0-9]{4,8}$/;
/** As it may be written down: in groups, with signs between them. */
const LONGEST = 16;

/** What people type between the letters of a code is no part of it. */
const tidy = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 8);

export function JoinBox({ given = '' }: { readonly given?: string }) {
  const say = useSay();
  const [, go] = useLocation();
  const [code, setCode] = useState(tidy(given));
  const [error, setError] = useState<string>();
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!SHAPE.test(code)) return setError(say('web.join.shape'));
    try {
      go(`/table/${(await api.code(code)).id}`);
    } catch (failure) {
      setError(errorWords(failure, say));
    }
  };
  return (
    <form onSubmit={(event) => void join(event)} noValidate>
      <Field
        data-id="code"
        code
        label={say('web.join.code')}
        hideLabel
        placeholder="K7Q4M2X9"
        value={code}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          setCode(tidy(event.target.value));
          setError(undefined);
        }}
        hint={say('web.join.about')}
        error={error}
        beside={
          <Button data-id="join" tone="primary" type="submit">
            {say('web.join.go')}
          </Button>
        }
      />
    </form>
  );
}
