/** What the editions of a game differ in: its own options, each with one line that explains it. */
import type { OptionSpec, OptionValue } from '@broadside/kernel';
import { ClauseLink, Segmented, Select } from '@broadside/kit';
import type { OptionKey } from '@broadside/shelf/web';
import { useSay } from '../../text/say.ts';
import { askedOf } from './fit.ts';
import type { PlanProps } from './Plays.tsx';
import style from './Setup.module.css';

interface OptionProps {
  readonly name: string;
  readonly words: OptionKey;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

/** Two values stand side by side, more hang in a list. */
function Option({ name, words, spec, value, onChange }: OptionProps) {
  const say = useSay();
  const options = spec.values.map((one) => ({ value: String(one), label: say(`${words}.value.${one}`) }));
  const choose = (wanted: string): void => onChange(spec.values.find((one) => String(one) === wanted) ?? spec.default);
  const shared = { 'data-id': name, label: say(words), value: String(value), options, onChange: choose };
  return (
    <div className={style.opt} data-option={name}>
      <h4>{say(words)}</h4>
      {options.length > 2 ? <Select {...shared} hideLabel /> : <Segmented {...shared} block />}
      <p className={style.hint}>
        {say(`${words}.about`)} <ClauseLink clause={spec.clause} words={say('web.setup.rule')} />
      </p>
    </div>
  );
}

export function Edition({ entry, plan, onPlan }: PlanProps) {
  const { game } = entry;
  return (
    <>
      {askedOf(entry, plan).map((name) => (
        <Option
          key={name}
          name={name}
          words={`${game.id}.option.${name}`}
          spec={game.options[name]}
          value={plan.options[name] ?? game.options[name].default}
          onChange={(value) => onPlan({ ...plan, options: { ...plan.options, [name]: value } })}
        />
      ))}
    </>
  );
}
