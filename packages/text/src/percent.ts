/** A chance is called neither impossible nor certain as long as it is not. */
export const percent = (chance: number): number => {
  if (chance > 0 && chance < 0.01) return 1;
  return chance < 1 && chance > 0.99 ? 99 : Math.round(chance * 100);
};
