/** Surfaces and small marks: panels, the chart's edge, tags, seals, rows. */
import { type CSSProperties, type ReactNode, useId } from 'react';
import { drawIcon, type IconLike } from '../art/Icon.tsx';
import { Rhumbs } from '../art/Rhumbs.tsx';
import { cx } from '../cx.ts';
import type { Marked } from '../marked.ts';
import style from './Paper.module.css';

interface Plain {
  readonly className?: string;
  readonly children?: ReactNode;
  readonly style?: CSSProperties;
}

export interface PanelProps extends Plain, Marked {
  readonly title?: ReactNode;
  /** Beside the title, at the far end. */
  readonly end?: ReactNode;
  /** How deep the heading lies in the page. */
  readonly level?: 2 | 3;
  /** The double-ruled frame of the table's panels. */
  readonly ruled?: boolean;
}

export function Panel(props: PanelProps) {
  const { title, end, level = 2, ruled = false, className, children, style: given } = props;
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      data-id={props['data-id']}
      className={cx(style.panel, ruled && style.ruled, className)}
      style={given}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {(title !== undefined || end !== undefined) && (
        <div className={style.head}>
          {title !== undefined && <Heading id={id}>{title}</Heading>}
          {end}
        </div>
      )}
      {children}
    </section>
  );
}

/** The graduated edge of a chart around its content. */
export function ChartFrame({ className, inner, children, style: given }: Plain & { readonly inner?: string }) {
  return (
    <div className={cx(style.chart, className)} style={given}>
      <div className={cx(style.inner, inner)}>{children}</div>
    </div>
  );
}

/** Rhumb lines behind a whole page. */
export function Ground() {
  return (
    <div className={style.ground} aria-hidden="true">
      <Rhumbs />
    </div>
  );
}

export interface TagProps extends Plain {
  readonly tone?: 'plain' | 'leaf' | 'wax' | 'brass';
  readonly icon?: IconLike;
}

export function Tag({ tone = 'plain', icon, className, children, style: given }: TagProps) {
  return (
    <span className={cx(style.tag, style[tone], className)} style={given}>
      {icon !== undefined && drawIcon(icon, 14)}
      {children}
    </span>
  );
}

/** Pressed into wax: what asks for attention. */
export function Seal({ className, children, style: given }: Plain) {
  return (
    <span className={cx(style.seal, className)} style={given}>
      {children}
    </span>
  );
}
