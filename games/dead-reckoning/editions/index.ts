/**
 * Rules of before, by their version, frozen as they were built: a match is played to its end under the rules it began
 * with. They are loaded when such a match is opened.
 */
export const deadReckoningOlder = {
  1: () => import('@broadside/dead-reckoning/editions/1'),
};
