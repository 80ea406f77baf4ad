/** The screens of Liar's Dice. */

/** The verb of a call, in every language. */
const LIAR = /^(Liar!|Не верю!|Не вірю!)/;
const MIDDLE = '[data-spot="middle"]';
const VERDICT = `${MIDDLE} [role="status"]:text-matches("It was|Это была|Це була")`;
/** Longer than any animation step rests: one of them passes at a time. */
const ONE_STEP = 3_000;

export const screens = [
  {
    name: 'liars-bid',
    title: 'A bid',
    keep: ['phone'],
    see: 'So many dice of that face, and how likely that is with the dice you know; the calls with their odds, and a die to be won back by “exactly”.',
    reach: (camera) => camera.table('liars-bid'),
  },
  {
    name: 'liars-six',
    title: 'Six at the table',
    pocket: true,
    keep: ['phone'],
    see: 'The bid that stands and all before it, how many dice everybody has left, the own dice that count for the bid.',
    reach: (camera) => camera.table('liars-six'),
  },
  {
    name: 'liars-call',
    title: 'The cups are lifted',
    pocket: true,
    keep: ['desktop', 'phone uk'],
    see: 'Cup by cup the dice that count are added up, and the verdict says whether it was a lie.',
    reach: async (camera) => {
      await camera.table('liars-call', { moving: true });
      await camera.hold();
      await camera.press(LIAR);
      await camera.runUntil(VERDICT, ONE_STEP);
    },
  },
  {
    name: 'liars-next',
    title: 'After a call',
    like: 'liars-call',
    see: 'What was revealed stays on the table until somebody bids again; whoever lost a die begins.',
    reach: (camera) => camera.table('liars-next'),
  },
  {
    name: 'liars-end',
    title: 'The end',
    see: 'Who still had dice, who went when, and how it went; titles for the sharpest ear and the worst liar.',
    reach: (camera) => camera.end('liars-end'),
  },
];
