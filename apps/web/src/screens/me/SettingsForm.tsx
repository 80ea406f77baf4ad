/** What a person likes; used on the page about me and in the menu of every table. */
import { RESPONSE_TIMEOUTS, Segmented, Select, SPEEDS, Switch, THEMES, useSettings } from '@broadside/kit';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../shell/Switches.tsx';
import { useSay } from '../../text/say.ts';
import style from './Me.module.css';

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={style.line}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

const FLAGS = ['sound', 'odds', 'confirm', 'notes', 'patterns'] as const;

export function SettingsForm() {
  const say = useSay();
  const [settings, change] = useSettings();
  return (
    <div className={style.settings}>
      <Row title={say('web.language')}>
        <LanguageSwitch long />
      </Row>
      <Row title={say('web.settings.theme')}>
        <Segmented
          label={say('web.settings.theme')}
          block
          value={settings.theme}
          options={THEMES.map((value) => ({ value, label: say(`web.settings.theme.${value}`) }))}
          onChange={(theme) => change({ theme })}
        />
      </Row>
      <Row title={say('web.settings.speed')}>
        <Segmented
          label={say('web.settings.speed')}
          block
          value={settings.speed}
          options={SPEEDS.map((value) => ({ value, label: say(`web.settings.speed.${value}`) }))}
          onChange={(speed) => change({ speed })}
        />
      </Row>
      <Select
        label={say('web.settings.patience')}
        hint={say('web.settings.patience.about')}
        value={String(settings.patience)}
        options={RESPONSE_TIMEOUTS.map((value) => ({
          value: String(value),
          label: say(`web.settings.patience.${value}`),
        }))}
        onChange={(chosen) => change({ patience: RESPONSE_TIMEOUTS.find((value) => String(value) === chosen) ?? 30 })}
      />
      {FLAGS.map((flag) => (
        <Switch
          key={flag}
          data-id={`setting-${flag}`}
          label={say(`web.settings.${flag}`)}
          hint={say(`web.settings.${flag}.about`)}
          checked={settings[flag]}
          onChange={(on) => change({ [flag]: on })}
        />
      ))}
    </div>
  );
}
