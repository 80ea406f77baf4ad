/** A row that says how things are and opens in place. */
import { cx, Icon, type IconName } from '@broadside/kit';
import { type ReactNode, useId, useState } from 'react';
import style from './Fold.module.css';

interface FoldProps {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  /** How it is now. */
  readonly value: string;
  readonly changed: boolean;
  readonly children: ReactNode;
}

export function Fold({ id, icon, title, value, changed, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  const body = useId();
  return (
    <section className={style.fold}>
      <h3>
        <button
          type="button"
          data-id={`fold:${id}`}
          className={style.row}
          aria-expanded={open}
          aria-controls={body}
          onClick={() => setOpen(!open)}
        >
          <Icon name={icon} size={20} />
          <span>{title}</span>
          <span className={cx(style.value, changed && style.changed)}>{value}</span>
          <Icon name={open ? 'up' : 'down'} size={18} />
        </button>
      </h3>
      <div id={body} className={style.body} hidden={!open}>
        {open && children}
      </div>
    </section>
  );
}
