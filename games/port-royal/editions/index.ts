/**
 * Rules of before, by their version, frozen as they were built: a match is played to its end under the rules it began
 * with. They are loaded when such a match is opened.
 */
export const portRoyalOlder = {
  2: () => import('@broadside/port-royal/editions/2'),
};
