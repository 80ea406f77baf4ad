/** The bar at the top: of the app with its brand, and of a table with its turn. */
import type { ReactNode } from 'react';
import { Brand } from '../art/Brand.tsx';
import { cx } from '../cx.ts';
import style from './TopBar.module.css';

export interface TopBarProps {
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The bare frame. */
export function TopBar({ className, children }: TopBarProps) {
  return <header className={cx(style.bar, className)}>{children}</header>;
}

export interface AppBarProps {
  /** Where the brand leads. */
  readonly home?: string;
  /** A wrapper for the brand's link, e.g. of the router. */
  readonly brand?: ReactNode;
  /** Where this is: "Replay", and of which game. */
  readonly where?: ReactNode;
  readonly nav?: ReactNode;
  /** Buttons at the far end. */
  readonly children?: ReactNode;
}

export function AppBar({ home = '/', brand, where, nav, children }: AppBarProps) {
  return (
    <TopBar className={style.app ?? ''}>
      {brand ?? <Brand href={home} />}
      {where !== undefined && <div className={style.where}>{where}</div>}
      {nav !== undefined && <nav className={style.nav}>{nav}</nav>}
      <div className={style.end}>{children}</div>
    </TopBar>
  );
}

export interface TableBarProps {
  readonly title: ReactNode;
  /** Whose turn, and what step. */
  readonly turn?: ReactNode;
  /** What is near the end; shown where there is room. */
  readonly alarm?: ReactNode;
  readonly children?: ReactNode;
}

export function TableBar({ title, turn, alarm, children }: TableBarProps) {
  return (
    <TopBar className={style.table ?? ''}>
      <div className={style.heads}>
        <h1 className={style.title}>{title}</h1>
        <p className={style.turn}>{turn}</p>
      </div>
      {alarm !== undefined && alarm !== null && <div className={style.alarm}>{alarm}</div>}
      <div className={style.end}>{children}</div>
    </TopBar>
  );
}
