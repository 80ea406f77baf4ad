/**
 * Which pictures there are of a screen, and which of them are kept in docs/look. A screen says so by
 *
 *   main: true               taken in every light and language, on both sizes; kept on both sizes
 *   pocket: true             taken in every light and language on a phone, in English by day on a desk
 *   only: 'phone'            not taken on a desk
 *   whole: true              on a phone, the whole page is taken besides what its window shows
 *   keep: ['phone dark']     what is kept: a size, then `dark`, a language or `whole`; else one picture on a desk
 *   like: 'table'            looks so much like that screen that nothing of it is kept
 */

export const SIZES = ['desktop', 'phone'];
/** Every light and language a picture is taken in. */
const DRESSES = [
  { theme: 'light', lang: 'en' },
  { theme: 'dark', lang: 'en' },
  { theme: 'light', lang: 'ru' },
  { theme: 'light', lang: 'uk' },
];
const [DAY] = DRESSES;

/** The main screens are taken in all of them, those marked `pocket` too, but on a phone only; the others in English by day. */
const isWorn = ({ main, pocket }, dress, size) => main || dress === DAY || (pocket && size === 'phone');

/** What a picture is called where a screen says which are kept. */
const labelOf = ({ size, theme, lang, whole }) =>
  [size, theme === 'dark' && 'dark', lang !== 'en' && lang, whole && 'whole'].filter(Boolean).join(' ');

/** What is kept of a screen that does not say so itself. */
function usuallyKept({ main, only, like }) {
  if (like !== undefined) return [];
  return main ? SIZES : [only ?? 'desktop'];
}

const keptOf = (screen) => screen.keep ?? usuallyKept(screen);

function shot(screen, size, dress, whole = false) {
  const file = `${[screen.name, ...(whole ? ['whole'] : []), size, dress.theme, dress.lang].join('-')}.webp`;
  const picture = { screen, size, ...dress, whole, file };
  return { ...picture, kept: keptOf(screen).includes(labelOf(picture)) };
}

function shotsOf(screen, size, dress) {
  if (!isWorn(screen, dress, size) || (screen.only ?? size) !== size) return [];
  // The whole of a page that is longer than a phone is shown once.
  const isLong = screen.whole && size === 'phone' && dress === DAY;
  return [shot(screen, size, dress), ...(isLong ? [shot(screen, size, dress, true)] : [])];
}

/** Every picture that can be taken of these screens. */
export const allShots = (screens) =>
  DRESSES.flatMap((dress) => SIZES.flatMap((size) => screens.flatMap((screen) => shotsOf(screen, size, dress))));

/** What is wrong with one screen's marks. */
function faultsOf(screen, shots, shown) {
  const { name, main, like } = screen;
  const mine = shots.filter((one) => one.screen === screen);
  const labels = mine.map(labelOf);
  const sizes = new Set(mine.filter(({ kept }) => kept).map(({ size }) => size));
  return [
    ...keptOf(screen)
      .filter((label) => !labels.includes(label))
      .map((label) => `${name} keeps "${label}", which is never taken`),
    ...(like !== undefined && !shown.has(like) ? [`${name} is like "${like}", of which nothing is kept`] : []),
    ...(like === undefined && sizes.size === 0 ? [`nothing is kept of ${name}`] : []),
    ...(main && sizes.size < SIZES.length ? [`${name} is a main screen and not kept on both sizes`] : []),
  ];
}

/** What is wrong with the marks: every screen is shown, by a picture of its own or by that of one it is like. */
export function faultsInMarks(screens) {
  const shots = allShots(screens);
  const shown = new Set(shots.filter(({ kept }) => kept).map(({ screen }) => screen.name));
  const names = screens.map(({ name }) => name);
  return [
    ...names.filter((name, at) => names.indexOf(name) < at).map((name) => `there are two screens called ${name}`),
    ...screens.flatMap((screen) => faultsOf(screen, shots, shown)),
  ];
}
