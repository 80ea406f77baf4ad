/** One of a few: a row of radio buttons that looks like one control. */
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import type { Marked } from '../marked.ts';
import style from './Segmented.module.css';

export interface SegmentedOption<T extends string | number> {
  readonly value: T;
  readonly label: ReactNode;
  /** Needed when the label is only a picture. */
  readonly name?: string;
  readonly disabled?: boolean;
}

/** Every option is marked by its value. */
export interface SegmentedProps<T extends string | number> extends Marked {
  /** What is being chosen. */
  readonly label: string;
  readonly options: readonly SegmentedOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** As wide as its place, all parts alike. */
  readonly block?: boolean;
  readonly className?: string;
}

export function Segmented<T extends string | number>(props: SegmentedProps<T>) {
  const { label, options, value, onChange, block = false, className } = props;
  const group = useId();
  return (
    <div
      role="radiogroup"
      data-id={props['data-id']}
      aria-label={label}
      className={cx(style.group, block && style.block, className)}
    >
      {options.map((option) => (
        <label key={option.value} className={style.option}>
          <input
            type="radio"
            data-id={option.value}
            className={style.input}
            name={group}
            checked={option.value === value}
            disabled={option.disabled === true}
            {...(option.name === undefined ? {} : { 'aria-label': option.name })}
            onChange={() => onChange(option.value)}
          />
          <span className={style.face} {...(option.name === undefined ? {} : { title: option.name })}>
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
