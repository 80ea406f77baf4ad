/** A place at the table with a name: for screen readers, for flights, and for the arrow keys. */
import type { CSSProperties, ReactNode } from 'react';
import type { Spot } from '../gameUI.ts';
import type { Marked } from '../marked.ts';
import { useRoving } from '../roving.ts';

export interface ZoneProps extends Marked {
  readonly label: string;
  readonly spot?: Spot;
  /** Arrow keys go from one thing inside to the next; Tab stops once. */
  readonly rove?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

export function Zone({ rove = false, ...rest }: ZoneProps) {
  return rove ? <RovingZone {...rest} /> : <PlainZone {...rest} />;
}

function PlainZone({ label, spot, children, ...rest }: Omit<ZoneProps, 'rove'>) {
  return (
    <section aria-label={label} data-spot={spot} {...rest}>
      {children}
    </section>
  );
}

function RovingZone({ label, spot, children, ...rest }: Omit<ZoneProps, 'rove'>) {
  const roving = useRoving<HTMLElement>();
  return (
    <section aria-label={label} data-spot={spot} {...rest} {...roving}>
      {children}
    </section>
  );
}
