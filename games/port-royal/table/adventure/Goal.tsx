/** Always in sight: together, how much of card 9 is reached; against each other, who has the trophy. */

import { Fig, Icon, SeatEmblem } from '@broadside/kit';
import { CARD_9 } from '../../cards/coop.ts';
import { hasTrophy, isTogether, markersOnTasks } from '../../rules/facade.ts';

import { Sigil } from '../art/index.ts';
import { Chance } from '../board/Team.tsx';

import css from './Goal.module.css';
import { priceOfMarker } from './month.ts';
import { hasStory, type Laid } from './props.ts';
import { prospectOf } from './prospect.ts';

interface PartProps {
  readonly icon: 'book' | 'flag' | 'points';
  readonly label: string;
  readonly word: string;
  readonly have: number;
  readonly need: number;
}

/** Before the first story card there is nothing to be done yet. */
const isFull = (have: number, need: number): boolean => need > 0 && have >= need;

const Part = ({ icon, label, word, have, need }: PartProps) => (
  <span className={css.part} data-full={isFull(have, need) || undefined}>
    <Fig icon={icon} value={`${have}/${need}`} label={label} size={18} />
    <span className={css.word} aria-hidden="true">
      {word}
    </span>
    {isFull(have, need) && <Icon name="check" size={15} />}
  </span>
);

/** PR-ACOOP-2: tasks, markers and points of all together. */
function Team(props: Laid) {
  const { view, adventure } = props;
  const { markers, points } = CARD_9[view.players.length];
  const done = adventure.done.filter((row) => row.length > 0).length;
  const sum = view.players.reduce((total, player) => total + player.points, 0);
  const part = (name: 'tasks' | 'markers' | 'points') => ({
    label: props.say(`port-royal.table.adventure.goal.${name}`),
    word: props.say(`port-royal.table.adventure.goal.${name}.short`),
  });
  return (
    <section data-id="goal" className={css.goal} aria-label={props.say('port-royal.table.adventure.goal')}>
      <Part {...part('tasks')} icon="book" have={done} need={adventure.tasks.length} />
      <Part {...part('markers')} icon="flag" have={markersOnTasks(adventure)} need={markers} />
      <Part {...part('points')} icon="points" have={sum} need={points} />
      {adventure.begun && <Chance {...props} chance={prospectOf(view, adventure)} />}
    </section>
  );
}

/** PR-ACOMP-1, PR-ACOMP-2. */
function Race(props: Laid) {
  const { view, adventure, nameOf } = props;
  const winners = view.players.flatMap((_, seat) => (hasTrophy(adventure, seat) ? [seat] : []));
  const names = winners.map(nameOf).join(', ');
  const trophies =
    winners.length > 0
      ? props.say('port-royal.table.adventure.race.trophies', { names })
      : props.say('port-royal.table.adventure.race.nobody');
  const coins = priceOfMarker(!hasStory(view));
  return (
    <section className={css.goal} aria-label={props.say('port-royal.table.adventure.race')}>
      <b className={css.about}>{props.say('port-royal.table.adventure.race.about')}</b>
      <span className={css.trophies} title={trophies}>
        <span className="sr">{trophies}</span>
        <span className={css.trophy} data-none={winners.length === 0 || undefined} aria-hidden="true">
          <Sigil name="trophy" />
        </span>
        {winners.map((seat) => (
          <SeatEmblem key={seat} seat={seat} size={18} />
        ))}
        {winners.length === 0 && <span aria-hidden="true">–</span>}
      </span>
      <span className={css.price} title={props.say('port-royal.table.adventure.race.price', { coins })}>
        <span className="sr">{props.say('port-royal.table.adventure.race.price', { coins })}</span>
        <span aria-hidden="true">{props.say('port-royal.table.adventure.race.price.short', { coins })}</span>
        <Icon name="coin" size={16} />
      </span>
    </section>
  );
}

export const Goal = (props: Laid) => (isTogether(props.view) ? <Team {...props} /> : <Race {...props} />);
