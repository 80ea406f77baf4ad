/** A thing on the table: a button when it can be pressed, else a picture; either way it says what it is. */
import type { ReactNode } from 'react';

export interface PressableProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
  readonly onPress: (() => void) | undefined;
  readonly spot: string | undefined;
  /** What the style sheet asks about: `data-…`. */
  readonly data?: Readonly<Record<`data-${string}`, string | boolean | undefined>>;
}

export function Pressable({ label, className, onPress, spot, data, children }: PressableProps) {
  const shell = { className, ...data, 'aria-label': label, 'data-spot': spot };
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
