/** The frame around every screen that is not a table: top bar, ground, and a dock under the thumb on phones. */
import { AppBar, Button, Ground, Icon, IconButton, type IconName } from '@broadside/kit';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../text/say.ts';
import { useWindowTitle } from './arrival.ts';
import style from './Page.module.css';
import { LanguageSwitch, ThemeSwitch } from './Switches.tsx';

interface Place {
  readonly path: string;
  readonly key: `web.nav.${string}`;
  readonly icon: IconName;
}

const PLACES = [
  { path: '/', key: 'web.nav.harbour', icon: 'flag' },
  { path: '/join', key: 'web.nav.join', icon: 'key' },
  { path: '/replay', key: 'web.nav.replays', icon: 'eye' },
  { path: '/me', key: 'web.nav.me', icon: 'person' },
] as const satisfies readonly Place[];

function BarLinks() {
  const say = useSay();
  const [path] = useLocation();
  return PLACES.map((place) => (
    <Button key={place.path} tone="ghost" href={place.path} aria-current={path === place.path ? 'page' : undefined}>
      {say(place.key)}
    </Button>
  ));
}

function Dock() {
  const say = useSay();
  const [path] = useLocation();
  return (
    <nav className={style.dock} aria-label={say('web.nav')}>
      {PLACES.map((place) => (
        <a key={place.path} href={place.path} aria-current={path === place.path ? 'page' : undefined}>
          <Icon name={place.icon} size={22} />
          <span>{say(place.key)}</span>
        </a>
      ))}
    </nav>
  );
}

export interface PageProps {
  readonly children: ReactNode;
  /** Beside the mark, in the top bar. */
  readonly where?: ReactNode;
  /** Buttons of this screen, before language and theme. */
  readonly tools?: ReactNode;
  /** Fixed to the foot of the screen on phones, instead of the dock. */
  readonly foot?: ReactNode;
  readonly wide?: boolean;
}

export function Page({ children, where, tools, foot, wide = false }: PageProps) {
  return (
    <div className={style.page}>
      <Ground />
      <AppBar {...(where === undefined ? { nav: <BarLinks /> } : { where })}>
        {tools}
        <LanguageSwitch />
        <ThemeSwitch />
      </AppBar>
      <main className={wide ? style.wide : style.wrap}>{children}</main>
      {foot ?? <Dock />}
    </div>
  );
}

interface TitleProps {
  readonly children: string;
  readonly end?: ReactNode;
}

/** A screen's title with the way back before it; the window is called by it too. */
export function Title({ children, end }: TitleProps) {
  const say = useSay();
  useWindowTitle(`${children} · ${say('kit.brand')}`);
  return (
    <div className={style.title}>
      <IconButton data-id="back" icon="back" label={say('web.back')} href="/" />
      <h1>{children}</h1>
      {end !== undefined && <div className={style.push}>{end}</div>}
    </div>
  );
}
