import { readName } from '@broadside/wire';
import { ApiError } from './apiError.ts';

/** A name that others will see, as it is kept. */
export function checkName(given: string): string {
  const name = readName(given);
  if (name === undefined) throw new ApiError('bad-name', 'the name has characters that cannot be seen or that pile up');
  return name;
}
