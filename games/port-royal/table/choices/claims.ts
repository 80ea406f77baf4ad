/** Claiming expeditions: one button for each, with the ways to pay behind it when there are several. */
import type { Seat } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import { type CardId, coinsOf, pointsOf } from '../../cards/table.ts';
import type { PortRoyalAction } from '../../rules/state.ts';
import { personsOf, rewardOf } from '../../text/cards.ts';
import { CHOICE_ICONS } from '../icons.tsx';
import { allowed, legalOf, type Props } from './buttons.ts';

const KEY = 'port-royal.table.choice';

type Claim = Extract<PortRoyalAction, { type: 'claim' }>;

/** One letter for each expedition that can be claimed at once. */
const LETTERS = ['C', 'V', 'B', 'N', 'M', 'X'];

/** "7 → 9 points, +2 coins"; who is given is named too unless the button says so. */
function priceOfClaim({ view, say }: Props, seat: Seat, { card, persons }: Claim, named: string): string {
  const { points } = view.players[seat];
  const lost = persons.reduce((sum, person) => sum + pointsOf[person], 0);
  const given = personsOf(persons, say);
  const values = {
    persons: given,
    points,
    after: points - lost + pointsOf[card],
    coins: coinsOf[card],
  };
  return say(`${KEY}.${given === named ? 'claimed' : 'claimedWith'}`, values);
}

function wayToPay(props: Props, seat: Seat, claim: Claim, at: number): Choice {
  const persons = personsOf(claim.persons, props.say);
  return {
    key: `claim:${claim.card}:${claim.persons.join('-')}`,
    label: props.say(`${KEY}.claimWith`, { persons }),
    detail: priceOfClaim(props, seat, claim, persons),
    icon: CHOICE_ICONS.claim,
    tone: 'gold',
    action: claim,
    ...(at < 9 ? { hotkey: String(at + 1) } : {}),
  };
}

function claimChoice(props: Props, seat: Seat, card: CardId, ways: readonly Claim[], letter?: string): Choice {
  const [first] = ways;
  const { needs } = rewardOf(card, props.say);
  const choice: Choice = {
    key: `claim:${card}`,
    label: props.say(`${KEY}.claim`, { needs }),
    icon: CHOICE_ICONS.claim,
    tone: 'gold',
    ...(letter === undefined ? {} : { hotkey: letter }),
  };
  return ways.length === 1
    ? { ...choice, detail: priceOfClaim(props, seat, first, needs), action: first }
    : {
        ...choice,
        detail: props.say(`${KEY}.claimWays`, { ways: ways.length }),
        more: ways.map((way, at) => wayToPay(props, seat, way, at)),
      };
}

/** Expeditions that can be claimed now, in the order they lie. */
export function claimChoices(props: Props, seat: Seat): Choice[] {
  const claims = legalOf(props, 'claim');
  return [...new Set(claims.map(({ card }) => card))].map((card, at) =>
    claimChoice(
      props,
      seat,
      card,
      claims.filter((claim) => claim.card === card),
      LETTERS[at],
    ),
  );
}

/** One button in the action bar: it opens the list when there are several expeditions, which would crowd out the board. */
export function claimsInBar(props: Props, seat: Seat): Choice[] {
  const single = claimChoices(props, seat);
  if (single.length < 2) return single;
  return [
    {
      key: 'claim',
      label: props.say(`${KEY}.claims`),
      detail: props.say(`${KEY}.claimable`, { expeditions: single.length }),
      icon: CHOICE_ICONS.claim,
      tone: 'gold',
      hotkey: LETTERS[0],
      more: legalOf(props, 'claim').map((claim, at) => {
        const { needs } = rewardOf(claim.card, props.say);
        const label = props.say(`${KEY}.claim`, { needs });
        return { ...wayToPay(props, seat, claim, at), label, detail: priceOfClaim(props, seat, claim, needs) };
      }),
    },
  ];
}

/** Under the picture of an expedition: the claim, or why it cannot be made. */
export function choicesForExpedition(props: Props, card: CardId): readonly Choice[] {
  const { viewer, view, say } = props;
  if (typeof viewer !== 'number' || view.outcome) return [];
  const open = claimChoices(props, viewer).filter(({ key }) => key === `claim:${card}`);
  if (open.length > 0) return open;
  const attempt: Claim = { type: 'claim', card, persons: [] };
  const label = say(`${KEY}.claim`, { needs: rewardOf(card, say).needs });
  return [{ key: `claim:${card}`, label, icon: CHOICE_ICONS.claim, tone: 'gold', ...allowed(props, viewer, attempt) }];
}
