/** Where a match is played. */
import { Segmented } from '@broadside/kit';
import { useSay } from '../../text/say.ts';
import { USUAL_LEVEL } from './levels.ts';
import { type Place, type Plan, withPlace } from './plan.ts';
import style from './Setup.module.css';

const PLACES: readonly Place[] = ['online', 'device'];

interface PlaceChoiceProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

export function PlaceChoice({ plan, onPlan }: PlaceChoiceProps) {
  const say = useSay();
  return (
    <>
      <Segmented
        data-id="place"
        label={say('web.setup.place')}
        block
        value={plan.place}
        options={PLACES.map((value) => ({ value, label: say(`web.setup.${value}`) }))}
        onChange={(place) => onPlan(withPlace(plan, place, USUAL_LEVEL))}
      />
      <p className={style.hint}>{say(`web.setup.${plan.place}.about`)}</p>
    </>
  );
}
