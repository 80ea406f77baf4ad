/** Who appears in the pictures, and what their devices remember. */
import { LEAD, LOOKS } from './games.mjs';

/** Names of people; bots are named by the client itself. */
const NAMES = {
  en: { me: 'Mira', friend: 'Inés', others: ['Tomas', 'Ada'], hosts: ['Lina', 'Ruben'] },
  ru: { me: 'Мира', friend: 'Инес', others: ['Томас', 'Ада'], hosts: ['Лина', 'Рубен'] },
  uk: { me: 'Міра', friend: 'Інес', others: ['Томас', 'Ада'], hosts: ['Ліна', 'Рубен'] },
};

/** A morning in spring: every picture is taken at this moment. */
export const NOW = Date.UTC(2026, 3, 18, 9, 41);
const MINUTE = 60_000;

export const namesIn = (lang) => NAMES[lang];

/** What every game shows: its matches, and the spots in them that are looked at. */
export async function matchesToShow() {
  const shown = { matches: {}, spots: {} };
  for (const { id, entry, matches } of LOOKS) {
    const found = await matches(entry);
    Object.assign(shown.matches, found.matches);
    shown.spots[id] = found.spots;
  }
  return shown;
}

/** One person among bots, or as many people as share the device. */
function seatsOf({ match: { header }, people = 1 }, lang) {
  const { me, friend, others } = NAMES[lang];
  if (people > 1) return [me, friend, ...others].slice(0, people).map((name) => ({ kind: 'person', name }));
  const bots = Array.from({ length: header.seats - 1 }, () => ({ kind: 'bot', bot: 'captain' }));
  return [{ kind: 'person', name: me }, ...bots];
}

/** Minutes since the last move, of those that are on the device in every picture. */
const AGE = Object.assign({}, ...LOOKS.map(({ remembered }) => remembered));
/** What a device has gathered in a few days. */
export const REMEMBERED = Object.keys(AGE);

const SETTINGS = { undo: 'free', odds: true, shuffle: false };
const HOURS_BETWEEN_CHAPTERS = 22;
const VOYAGE = 'look-voyage';

/** The chronicle with everybody's name, a chapter an evening. */
function chronicleIn(chronicle, seats, until) {
  const sitters = seats.map((seat) => ({ name: seat.name ?? null, bot: seat.bot ?? null }));
  const played = chronicle.played.map((one, at, { length }) => ({
    ...one,
    seats: sitters,
    at: until - (length - at) * HOURS_BETWEEN_CHAPTERS * 60 * MINUTE,
  }));
  return { ...chronicle, played };
}

/** The campaign whose latest chapter this match is (apps/web/src/tables/local/saves.ts). */
function campaignOf(head, chronicle) {
  const { id, header, seats, settings, created, moved } = head;
  const { campaign } = LOOKS.find((looks) => looks.id === header.game).entry;
  return {
    id: VOYAGE,
    game: header.game,
    name: null,
    table: id,
    settled: false,
    stopped: false,
    chronicle: chronicleIn(chronicle, seats, created),
    courses: campaign.courses(chronicle),
    seats,
    settings,
    created: created - chronicle.played.length * HOURS_BETWEEN_CHAPTERS * 60 * MINUTE,
    moved,
  };
}

/** A match as the client keeps it in the browser's database, with its campaign if it has one. */
export function savedOn(name, shown, lang) {
  const { match, chronicle } = shown;
  const moved = NOW - (AGE[name] ?? 0) * MINUTE;
  const head = {
    id: `look-${name}`,
    header: match.header,
    seed: match.seed,
    seats: seatsOf(shown, lang),
    settings: SETTINGS,
    created: moved - 20 * MINUTE,
    moved,
    n: match.n,
    toAct: match.toAct,
    outcome: match.outcome ?? null,
    snapshot: match.snapshot(),
    owner: '',
    next: null,
    ...(chronicle && { campaign: VOYAGE }),
  };
  return { head, log: match.log, campaign: chronicle && campaignOf(head, chronicle) };
}

/** Tables that somebody else has set and anybody may join. */
export const openTables = [
  { seats: 4, bots: 1, undo: 'free', watchers: true },
  { seats: 3, bots: 0, undo: 'never', watchers: false },
];

export function tableSettings({ seats, bots, undo, watchers }, listed) {
  // Bots sit last: they are named by their chairs, and the first of those names are people's here.
  const chairs = Array.from({ length: seats - 1 }, (_, at) =>
    at < seats - 1 - bots ? { kind: 'open' } : { kind: 'bot', bot: 'sailor' },
  );
  return {
    game: LEAD.id,
    options: {},
    seats: [{ kind: 'me' }, ...chairs],
    listed,
    watchers,
    undo,
    absence: 600,
    shuffle: false,
    odds: true,
  };
}
