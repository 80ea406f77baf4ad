/** The sheet every drawing is made on: decoration, unless it is given a name. */
import type { CSSProperties, ReactNode } from 'react';

export interface DrawingProps {
  /** The view box. */
  readonly box: string;
  /** What it shows, for those who do not see it. */
  readonly label?: string | undefined;
  /** Width, and height if it is square. */
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  /** Fills its place and lets the edges be cut off; 'top': never the upper one. */
  readonly slice?: boolean | 'top';
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children?: ReactNode;
}

export function Drawing({ box, label, slice = false, children, ...rest }: DrawingProps) {
  const sheet = {
    viewBox: box,
    preserveAspectRatio: slice === false ? undefined : slice === 'top' ? 'xMidYMin slice' : 'xMidYMid slice',
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    focusable: 'false',
    ...rest,
  } as const;
  if (label === undefined)
    return (
      <svg aria-hidden="true" {...sheet}>
        {children}
      </svg>
    );
  return (
    <svg role="img" aria-label={label} {...sheet}>
      {children}
    </svg>
  );
}
