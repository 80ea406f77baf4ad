/** What one player has of the Adventure: the character, its markers, crowns, the trophy and kept ships. */

import type { Seat } from '@broadside/kernel';
import { cx, Icon } from '@broadside/kit';
import { CHARACTERS } from '../../cards/characters.ts';
import type { AdventureView } from '../../rules/extra.ts';
import { hasTrophy, markersLeft, pointsToEnd, shieldPoints, TASK_MARKERS } from '../../rules/facade.ts';
import { characterAbility, characterName } from '../../text/adventure.ts';
import { CharacterPortrait, Sigil } from '../art/index.ts';
import { groups } from '../board/crew.ts';
import { CharacterCard, CrownTrack, PortRoyalCard } from '../card/index.ts';

import { bottomOf } from '../outlook/reach.ts';
import { ItemSigns } from './Items.tsx';
import { stockOf, stockWords } from './items.ts';
import { toNextShield } from './month.ts';
import type { AdventureProps, AdventureSeatProps } from './props.ts';
import css from './Seat.module.css';

type Props = AdventureSeatProps & { readonly adventure: AdventureView };

const CARD_WIDTH = 92;

/** "Jean Blackbeard, 3 markers left, 4 crowns, 2 points, trophy uncovered, bread, 1 ship". */
export function seatWords(props: Pick<AdventureProps, 'say' | 'view'>, seat: Seat): string | undefined {
  const { view, say } = props;
  const adventure = view.extra?.adventure;
  if (!adventure || adventure.characters[seat] < 0) return undefined;
  const crowns = adventure.crowns[seat];
  return [
    characterName(adventure.characters[seat], say),
    props.say('port-royal.table.adventure.markers', { left: markersLeft(adventure, seat) }),
    props.say('port-royal.table.adventure.crowns.of', { crowns, points: shieldPoints(crowns) }),
    ...(hasTrophy(adventure, seat) ? [props.say('port-royal.table.adventure.trophy')] : []),
    ...stockOf(adventure.items[seat]).map((stock) => stockWords(props, stock)),
  ].join(', ');
}

/** Door and windows, lit once their marker has gone. */
const Spaces = ({ left }: { left: number }) => (
  <span className={css.spaces}>
    {Array.from({ length: TASK_MARKERS }, (_, at) => (
      <i key={at} data-open={at < TASK_MARKERS - left || undefined} />
    ))}
  </span>
);

function Line(props: Props) {
  const { adventure, seat, view } = props;
  const character = adventure.characters[seat];
  if (CHARACTERS[character] === undefined) return null;
  const crowns = adventure.crowns[seat];
  const next = toNextShield(crowns);
  const mine = seat === bottomOf(view);
  return (
    <span data-id={`adventurer:${seat}`} className={css.line} data-apart={pointsToEnd(view) !== undefined || undefined}>
      <span className="sr">{seatWords(props, seat)}</span>
      <span className={css.shown} aria-hidden="true">
        <span className={cx('parchment', css.face)}>
          <CharacterPortrait character={character} />
        </span>
        <Spaces left={markersLeft(adventure, seat)} />
        <span className={css.trophy} data-open={hasTrophy(adventure, seat) || undefined}>
          <Sigil name="trophy" />
        </span>
        <span className={css.crowns}>
          <span className={css.crown}>
            <Sigil name="crown" />
          </span>
          {crowns}
          <small>
            {shieldPoints(crowns)}
            <Icon name="points" size={13} />
          </small>
        </span>
        {mine && next !== undefined && (
          <small className={css.next}>{props.say('port-royal.table.adventure.crowns.next', { crowns: next })}</small>
        )}
        {!mine && <ItemSigns ships={adventure.items[seat]} />}
      </span>
    </span>
  );
}

function Ships(props: Props) {
  const { adventure, seat, say, inspect } = props;
  const ships = adventure.items[seat];
  if (ships.length === 0) return null;
  return (
    <section aria-label={props.say('port-royal.table.adventure.items')}>
      <h3>{props.say('port-royal.table.adventure.items')}</h3>
      <ul className={css.ships}>
        {groups(ships).map(({ card, count }) => (
          <li key={card}>
            <PortRoyalCard card={card} width={CARD_WIDTH} say={say} onPress={() => inspect(card)} />
            {count > 1 && <b>×{count}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Whole(props: Props) {
  const { adventure, seat, say, nameOf } = props;
  const character = adventure.characters[seat];
  const crowns = adventure.crowns[seat];
  const next = toNextShield(crowns);
  const owner = { seat, name: nameOf(seat) };
  return (
    <>
      <section aria-label={props.say('port-royal.table.adventure.character')}>
        <h3>{props.say('port-royal.table.adventure.character')}</h3>
        {CHARACTERS[character] === undefined ? (
          <p>{props.say('port-royal.table.adventure.character.none')}</p>
        ) : (
          <CharacterCard
            character={character}
            say={say}
            title={characterName(character, say)}
            about={characterAbility(character, say)}
            left={markersLeft(adventure, seat)}
            owner={owner}
            note={props.say(`port-royal.table.adventure.${adventure.unlocked[seat] > 0 ? 'awake' : 'locked'}`)}
          />
        )}
      </section>
      <section aria-label={props.say('port-royal.table.adventure.crowns')}>
        <h3>{props.say('port-royal.table.adventure.crowns')}</h3>
        <CrownTrack say={say} players={[{ ...owner, crowns }]} />
        <p className="quiet small">
          {next === undefined
            ? props.say('port-royal.table.adventure.crowns.most')
            : props.say('port-royal.table.adventure.crowns.next', { crowns: next })}
        </p>
      </section>
      <Ships {...props} />
    </>
  );
}

export function AdventureSeat(props: AdventureSeatProps) {
  const adventure = props.view.extra?.adventure;
  if (!adventure) return null;
  return props.size === 'line' ? <Line {...props} adventure={adventure} /> : <Whole {...props} adventure={adventure} />;
}
