import type { ReactNode } from 'react';
import css from './gallery.module.css';

export const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <div className={css.row}>{children}</div>
  </section>
);
