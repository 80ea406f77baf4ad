/** Things to show: seats, a log, choices, cards of no game in particular. */
import type { Choice, GameUI, LogEntry, PlayerInfo } from '../src/index.ts';
import { Card, CardBack, CoinBadge, Icon, PillBadge } from '../src/index.ts';

export const SEATS: readonly PlayerInfo[] = ['Mira', 'Inés', 'Tomas', 'Ada', 'Oleh'].map((name, seat) => ({
  seat,
  name,
  bot: seat === 3,
  here: seat !== 4,
}));

export const LOG: readonly LogEntry[] = Array.from({ length: 14 }, (_, i) => ({
  key: i,
  seat: i % 4,
  turn: Math.floor(i / 3) + 4,
  text: (
    <>
      {SEATS[i % 4]?.name} turns over the <button type="button">Yellow pinnace {i}</button>
    </>
  ),
}));

export const CHOICES: readonly Choice[] = [
  {
    key: 'reveal',
    label: 'Reveal next card',
    detail: '32 % to bust',
    icon: 'reveal',
    tone: 'main',
    meter: 0.32,
    hotkey: 'd',
    action: { type: 'discover' },
  },
  {
    key: 'stop',
    label: 'Stop and take 1 card',
    detail: '4 of 5 within reach',
    icon: 'anchor',
    hotkey: 's',
    action: { type: 'stop' },
    confirm: 'Really stop here?',
  },
  {
    key: 'claim',
    label: 'Claim expedition…',
    detail: 'give 2 captains: 7 → 9 points, +2 coins',
    icon: 'flag',
    tone: 'gold',
    hotkey: 'e',
    more: [
      { key: 'a', label: 'Two captains', detail: '4 points, 2 coins', icon: 'anchor', action: { type: 'claim' } },
      { key: 'b', label: 'Two settlers', icon: 'house', reason: 'You have no settler' },
    ],
  },
  { key: 'hire', label: 'Hire the Admiral for 8', icon: 'person', reason: '1 coin short', hotkey: 'h' },
];

export const MANY: readonly Choice[] = [
  ...CHOICES,
  ...CHOICES.map((choice) => ({ ...choice, key: `${choice.key}2`, tone: 'plain' as const })),
];

export const SampleCard: GameUI['Card'] = ({ card, width }) =>
  card === undefined ? (
    <CardBack {...(width === undefined ? {} : { width })} />
  ) : (
    <Card
      {...(width === undefined ? {} : { width })}
      picture={
        <svg viewBox="0 0 120 104" aria-hidden="true">
          <rect width="120" height="104" fill="var(--sea)" />
        </svg>
      }
      left={<CoinBadge>{card}</CoinBadge>}
      right={<PillBadge icon="sabre">{card}</PillBadge>}
      tint="var(--ship-green)"
    >
      <b>Skiff</b>
      <Icon name="anchor" />
    </Card>
  );
