/** Who appears in the pictures, and what their devices remember. */
import { bestMoment, position } from './positions.mjs';

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

/** Every match once; the pictures of all sizes and languages show the same ones. */
export function matchesToShow() {
  const names = ['discover', 'repel', 'take', 'bust', 'shared', 'end'];
  const matches = Object.fromEntries(names.map((name) => [name, position(name)]));
  return { matches, replayAt: bestMoment(matches.end) };
}

function seatsOf(name, { header }, lang) {
  const { me, friend, others } = NAMES[lang];
  if (name === 'shared') return [me, friend, others[0]].map((person) => ({ kind: 'person', name: person }));
  const bots = Array.from({ length: header.seats - 1 }, () => ({ kind: 'bot', bot: 'captain' }));
  return [{ kind: 'person', name: me }, ...bots];
}

const AGE = { discover: 12, repel: 0, take: 0, bust: 0, shared: 150, end: 1_500 };

/** A match as the client keeps it in the browser's database (apps/web/src/tables/local/saves.ts). */
export function savedOn(name, match, lang) {
  const moved = NOW - AGE[name] * MINUTE;
  const head = {
    id: `look-${name}`,
    header: match.header,
    seed: match.seed,
    seats: seatsOf(name, match, lang),
    settings: { undo: 'free', odds: true, shuffle: false },
    created: moved - 20 * MINUTE,
    moved,
    n: match.n,
    toAct: match.toAct,
    outcome: match.outcome ?? null,
    snapshot: match.snapshot(),
    owner: '',
    next: null,
  };
  return { head, log: match.log };
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
    game: 'port-royal',
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
