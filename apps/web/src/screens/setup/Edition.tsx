/** What the editions of a game differ in: its own options, each with one line that explains it. */
import type { OptionSpec, OptionValue } from '@broadside/kernel';
import { Panel, Segmented, Select, useSay } from '@broadside/kit';
import type { ShelfGame } from '@broadside/shelf';
import type { Plan } from './plan.ts';
import style from './Setup.module.css';

interface OptionProps {
  readonly name: string;
  readonly words: string;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

/** Two values stand side by side, more hang in a list. */
function Option({ name, words, spec, value, onChange }: OptionProps) {
  const say = useSay();
  const options = spec.values.map((one) => ({ value: String(one), label: say(`${words}.value.${one}`) }));
  const choose = (wish: string): void => onChange(spec.values.find((one) => String(one) === wish) ?? spec.default);
  const shared = { label: say(words), value: String(value), options, onChange: choose };
  return (
    <div className={style.opt} data-option={name}>
      <h3>{say(words)}</h3>
      {options.length > 2 ? <Select {...shared} hideLabel /> : <Segmented {...shared} block />}
      <p className={style.hint}>{say(`${words}.about`)}</p>
    </div>
  );
}

interface EditionProps {
  readonly entry: ShelfGame;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

export function Edition({ entry: { game }, plan, onPlan }: EditionProps) {
  const say = useSay();
  return (
    <Panel title={say('web.setup.edition')}>
      {Object.entries(game.options).map(([name, spec]) => (
        <Option
          key={name}
          name={name}
          words={`${game.id}.option.${name}`}
          spec={spec}
          value={plan.options[name] ?? spec.default}
          onChange={(value) => onPlan({ ...plan, options: { ...plan.options, [name]: value } })}
        />
      ))}
    </Panel>
  );
}
