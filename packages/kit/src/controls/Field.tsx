/** What is written, switched and picked from a list; each with its label. */
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { cx } from '../cx.ts';
import type { Marked } from '../marked.ts';
import style from './Field.module.css';

interface Labelled {
  readonly label: ReactNode;
  /** The label is said but not shown. */
  readonly hideLabel?: boolean;
  /** A quiet line under it. */
  readonly hint?: ReactNode;
  /** What is wrong with what was written. */
  readonly error?: ReactNode;
  readonly className?: string;
}

function Frame({
  id,
  label,
  hideLabel,
  hint,
  error,
  className,
  children,
}: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className={cx(style.field, className)}>
      <label htmlFor={id} className={hideLabel === true ? 'sr' : style.label}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={style.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={style.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

const describedBy = (id: string, { hint, error }: Labelled): string | undefined =>
  cx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined;

export type FieldProps = Labelled &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof Labelled | 'id'> & {
    /** Large spaced letters, for codes. */
    readonly code?: boolean;
    /** Buttons beside the input. */
    readonly beside?: ReactNode;
  };

export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  className,
  code = false,
  beside,
  ...input
}: FieldProps) {
  const id = useId();
  const said = { label, hideLabel, hint, error };
  return (
    <Frame id={id} {...said} {...(className === undefined ? {} : { className })}>
      <div className={style.row}>
        <input
          id={id}
          className={cx(style.input, code && style.code)}
          aria-describedby={describedBy(id, said)}
          aria-invalid={error !== undefined || undefined}
          {...input}
        />
        {beside}
      </div>
    </Frame>
  );
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export type SelectProps = Labelled &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof Labelled | 'id' | 'onChange' | 'children'> & {
    readonly options: readonly SelectOption[];
    readonly value: string;
    readonly onChange: (value: string) => void;
  };

export function Select({
  label,
  hideLabel = false,
  hint,
  error,
  className,
  options,
  onChange,
  ...select
}: SelectProps) {
  const id = useId();
  const said = { label, hideLabel, hint, error };
  return (
    <Frame id={id} {...said} {...(className === undefined ? {} : { className })}>
      <select
        id={id}
        className={cx(style.input, style.select)}
        aria-describedby={describedBy(id, said)}
        onChange={(event) => onChange(event.target.value)}
        {...select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled === true}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

export interface SwitchProps extends Marked {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** One line that says what it changes. */
  readonly hint?: ReactNode;
  /** Why it cannot be switched; shown, and the switch is off limits. */
  readonly reason?: ReactNode;
  readonly hideLabel?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
}

export function Switch({
  label,
  checked,
  onChange,
  hint,
  reason,
  hideLabel = false,
  disabled,
  className,
  'data-id': mark,
}: SwitchProps) {
  const id = useId();
  const said = cx(hint !== undefined && `${id}-hint`, reason !== undefined && `${id}-why`) || undefined;
  return (
    <div className={cx(style.line, className)}>
      <div className={hideLabel ? 'sr' : style.words}>
        <label htmlFor={id} className={style.name}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className={style.hint}>
            {hint}
          </p>
        )}
        {reason !== undefined && (
          <p id={`${id}-why`} className={style.error}>
            {reason}
          </p>
        )}
      </div>
      <input
        id={id}
        data-id={mark}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={style.switch}
        checked={checked}
        disabled={disabled === true || reason !== undefined}
        aria-describedby={said}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
