import type { ReactNode } from 'react';

/** A picture for each of these names. */
export const drawEach = <Name extends string>(
  names: readonly Name[],
  draw: (name: Name, at: number) => ReactNode,
): Readonly<Record<Name, ReactNode>> =>
  Object.fromEntries(names.map((name, at) => [name, draw(name, at)])) as Record<Name, ReactNode>;
