import { Field, IconButton } from '@broadside/kit';
import { useRulesSay } from '../../text/rules.ts';
import style from './Rules.module.css';

interface SearchFieldProps {
  readonly question: string;
  readonly onQuestion: (question: string) => void;
}

export function SearchField({ question, onQuestion }: SearchFieldProps) {
  const say = useRulesSay();
  return (
    <search className={style.search}>
      <Field
        label={say('rules.search')}
        hideLabel
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={say('rules.search.hint')}
        value={question}
        onChange={(event) => onQuestion(event.target.value)}
        beside={
          question !== '' && (
            <IconButton icon="close" label={say('rules.search.clear')} onClick={() => onQuestion('')} />
          )
        }
      />
    </search>
  );
}
