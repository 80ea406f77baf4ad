/** Everything else about a table, folded: each row says how it is now. */
import type { IconName } from '@broadside/kit';
import type { ReactNode } from 'react';
import { listOf } from '../../names.ts';
import { type Say, useSay } from '../../text/say.ts';
import { Edition } from './Edition.tsx';
import { Fold } from './Fold.tsx';
import { askedOf, modulesOf, optionsOf } from './fit.ts';
import { Manners } from './Manners.tsx';
import style from './More.module.css';
import { PlaceChoice } from './Place.tsx';
import { Modules, type PlanProps, Plays } from './Plays.tsx';
import type { Part } from './presets.ts';
import { Seats } from './Seats.tsx';

interface Row {
  readonly part: Part;
  readonly icon: IconName;
  readonly title: string;
  readonly value: string;
  readonly body: ReactNode;
}

/** What is played, where there is a choice. */
function playRow(props: PlanProps, say: Say): Row | undefined {
  const { entry, plan } = props;
  const { headline } = entry.guide;
  if (headline === undefined) return undefined;
  const key = `${entry.game.id}.option.${headline}` as const;
  const value = say(`${key}.value.${optionsOf(entry, plan)[headline]}`);
  return { part: 'play', icon: 'flag', title: say(key), value, body: <Plays {...props} /> };
}

function modulesRow(props: PlanProps, say: Say): Row | undefined {
  const { entry, plan } = props;
  const all = modulesOf(entry, plan);
  if (all.length === 0) return undefined;
  const on = all.filter((module) => module.on).length;
  const value = on === 0 ? say('web.setup.row.modules.none') : say('web.setup.row.modules', { on, all: all.length });
  return { part: 'modules', icon: 'plus', title: say('web.setup.modules'), value, body: <Modules {...props} /> };
}

function seatsRow(props: PlanProps, say: Say): Row {
  const { chairs } = props.plan;
  const bots = chairs.filter(({ kind }) => kind === 'bot').length;
  const value = say('web.setup.row.seats', { count: chairs.length, bots });
  const body = <Seats {...props} seats={props.entry.game.seats} />;
  return { part: 'seats', icon: 'people', title: say('web.setup.seats'), value, body };
}

function editionRow(props: PlanProps, say: Say): Row | undefined {
  const { entry, plan } = props;
  const asked = askedOf(entry, plan);
  if (asked.length === 0) return undefined;
  const options = optionsOf(entry, plan);
  const count = asked.filter((name) => options[name] !== entry.game.options[name].default).length;
  const value = say('web.setup.row.edition', { count });
  return { part: 'edition', icon: 'info', title: say('web.setup.edition'), value, body: <Edition {...props} /> };
}

function rowsOf(props: PlanProps, say: Say): readonly Row[] {
  const { plan } = props;
  const place = say(`web.setup.${plan.place}`);
  const manners = say('web.setup.row.manners', {
    undo: plan.undo,
    watchers: plan.place === 'online' && plan.watchers ? 'yes' : 'no',
  });
  const rows: readonly (Row | undefined)[] = [
    playRow(props, say),
    modulesRow(props, say),
    seatsRow(props, say),
    {
      part: 'place',
      icon: plan.place === 'online' ? 'language' : 'device',
      title: say('web.setup.place'),
      value: place,
      body: <PlaceChoice {...props} />,
    },
    editionRow(props, say),
    { part: 'manners', icon: 'undo', title: say('web.setup.manners'), value: manners, body: <Manners {...props} /> },
  ];
  return rows.flatMap((row) => row ?? []);
}

export function More({ changed, ...props }: PlanProps & { readonly changed: readonly Part[] }) {
  const say = useSay();
  const rows = rowsOf(props, say);
  const titles = rows.filter(({ part }) => changed.includes(part)).map(({ title }) => title.toLocaleLowerCase());
  return (
    <section data-id="more">
      <h2 className={style.title}>
        {say('web.setup.more')}{' '}
        <small data-id="changed">
          {titles.length === 0
            ? say('web.setup.more.same')
            : say('web.setup.more.changed', { parts: listOf(titles, say) })}
        </small>
      </h2>
      <div className={style.folds}>
        {rows.map(({ part, body, ...row }) => (
          <Fold key={part} id={part} changed={changed.includes(part)} {...row}>
            {body}
          </Fold>
        ))}
      </div>
    </section>
  );
}
