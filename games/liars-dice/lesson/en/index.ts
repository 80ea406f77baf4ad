/** The lessons of Liar's Dice in English. */
const lessons = {
  'first.title': 'First match',
  'first.end': 'Bid on the dice of all, raise while you believe it, call the lie when you do not. Keep your dice!',

  'first.welcome': 'Five dice lie under your cup, and only you see them. **The last one with dice wins.**',
  'first.wild': '**Ones count as any number.** With two fives and a one you hold three fives already.',
  'first.wild.why': 'That is why a hidden die fits a bid in one case of three: it shows the number, or a one.',
  'first.bid': 'Now bid what lies **under all cups together**, at least. Start with **three fives**.',
  'first.bid.why': 'You hold three, so it is true for certain. But {rival} does not know that.',
  'first.bid.instead': 'Any higher bid would be allowed. For the lesson make the one that is set here.',
  'first.watch': '{rival} thinks it over.',
  'first.raised': '{rival} raises: **four sixes**. A raise names more dice, or as many of a higher number.',
  'first.raised.why': 'So after four sixes come five of anything. Nobody may pass: raise, or call it a lie.',
  'first.liar': 'Of yours only the one counts. Three of five hidden dice would have to fit. **Call the lie!**',
  'first.liar.why': 'About a third of the hidden dice fit, here one or two. The button says how likely the lie is.',
  'first.liar.instead': 'You could raise, but four sixes are most unlikely: it pays to call the lie now.',
  'first.count': 'The cups are lifted: three fit, four were bid. It was a lie, and {rival} **loses a die**.',
  'first.count.why': 'Had there been four or more, you would have lost one for not believing it.',
  'first.second': 'All throw again, and whoever lost begins. You have **three threes and a one**: four threes!',
  'first.raise': '{rival} says three threes. You know of four: **raise to four threes**.',
  'first.raise.why': 'It is true already, whatever lies under the other cup. Whoever doubts it will pay for it.',
  'first.truth': '{rival} did not believe you, but it was true: **doubting costs a die**, too.',
  'first.truth.why': 'A bid is true if at least as many dice fit. More than that does no harm.',
  'first.bluff': 'Whoever has no dice left is out. With bad dice, bid all the same, and **keep an honest face**.',
  'first.bluff.why': 'Those who never bluff are easily read. But every lie grows when it is raised.',
} as const;

export default lessons;
