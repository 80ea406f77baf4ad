/** A campaign of the Adventure: a chapter won, one lost, the same one won, and the next one half played. */
import { resolveOptions } from '@broadside/kernel';
import { search } from '../../../scripts/look/watch.mjs';
import { colours, isMine, persons, stepOf } from './seek.mjs';

const CREW = 3;
const hasWon = ({ outcome }) => outcome !== undefined && outcome.winners.length > 0;
const hasLost = ({ outcome }) => outcome?.winners.length === 0;

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** Half-way: tasks done and to be done, time left, an item of one's own, and a harbour full of choices. */
function isRich(match) {
  const { harbour, players, extra } = match.state;
  const { adventure } = extra;
  return (
    isMine(match) &&
    stepOf(match) === 'discover' &&
    harbour.length >= 4 &&
    harbour.length <= 6 &&
    colours(match) >= 2 &&
    persons(match) >= 1 &&
    adventure.tasks.length >= 4 &&
    adventure.events.length >= 3 &&
    adventure.items[0].length >= 1 &&
    sum(adventure.unlocked) >= 4 &&
    sum(players.map(({ points }) => points)) >= 8
  );
}

const nobody = Array.from({ length: CREW }, () => ({ name: null, bot: null }));

/** The names of those who sat are written in by whoever knows the language. */
const after = ({ campaign, game }, chronicle, match, id) =>
  campaign.after(chronicle, {
    id,
    at: 0,
    options: match.header.options,
    seats: nobody,
    outcome: match.outcome,
    log: match.log,
    turns: game.turn(match.state),
  });

function chapter(entry, chronicle, name, until, from) {
  const [course] = entry.campaign.courses(chronicle);
  const options = entry.campaign.options(chronicle, course);
  return search(entry, { seats: CREW, options, until, from }, `voyage ${name}`);
}

/** Matches by name, each with what the campaign had come to before it. */
export function voyage(entry) {
  const begun = entry.campaign.begin(resolveOptions(entry.game, CREW, { play: 'adventureCoop' }), CREW);
  const first = chapter(entry, begun, 'first', hasWon);
  const second = after(entry, begun, first, 'look-first');
  const lost = chapter(entry, second, 'lost', hasLost);
  const again = after(entry, second, lost, 'look-lost');
  const won = chapter(entry, again, 'won', hasWon);
  const third = after(entry, again, won, 'look-won');
  const now = chapter(entry, third, 'now', isRich, 184);
  return {
    lost: { match: lost, chronicle: second },
    won: { match: won, chronicle: again },
    chapter: { match: now, chronicle: third },
  };
}
