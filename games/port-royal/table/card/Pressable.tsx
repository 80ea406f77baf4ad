/** A thing on the table: a button when it can be pressed, else a picture; either way it says what it is. */
import type { CSSProperties, ReactNode } from 'react';

export interface PressableProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
  readonly style?: CSSProperties;
  readonly onPress: (() => void) | undefined;
  readonly spot: string | undefined;
  /** What the style sheet asks about: `data-…`. */
  readonly data?: Readonly<Record<`data-${string}`, string | boolean | undefined>>;
}

export function Pressable({ label, onPress, spot, data, children, ...look }: PressableProps) {
  const shell = { ...look, ...data, 'aria-label': label, 'data-spot': spot };
  return onPress ? (
    <button type="button" {...shell} onClick={onPress}>
      {children}
    </button>
  ) : (
    <span role="img" {...shell}>
      {children}
    </span>
  );
}
