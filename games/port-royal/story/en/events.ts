/** The events of the month in English. */
import type { EventTales } from '../types.ts';

export const events: EventTales = {
  goodWind: { title: 'A Fair Wind', line: 'Even the anchors look as if they would like to come along.' },
  alms: { title: 'The Hat Goes Round', line: 'Port Royal gives to the needy, and wants to be seen doing it.' },
  duel: { title: 'Duel at Dawn', line: 'Nobody knows what it was about. Everybody saw who won.' },
  toll: { title: 'Toll at the Chain', line: 'The harbour chain can smell a full purse.' },
  busyQuay: { title: 'Bustle on the Quay', line: 'You cannot close the harbour while people are still elbowing in.' },
  harbourGuard: { title: 'A Bored Guard', line: 'A corporal with nothing to do would be glad to lend you a hand.' },
  storm: { title: 'Storm Warning', line: 'In such weather every crew clings to its ship a little harder.' },
  salvage: { title: 'Flotsam', line: 'Whatever goes wrong today, something will wash ashore.' },
  marketDay: { title: 'Market Day', line: 'You came with one basket and leave with a borrowed second.' },
  highDemand: { title: 'Everyone Is Buying', line: 'The price was absurd. Somebody has just paid it.' },
  idleHands: { title: 'Hands in Pockets', line: 'Half the town is out of work and leaning on the other half.' },
  openHarbour: { title: 'Open Harbour', line: 'The man who takes the bribes has a day off.' },
  audience: { title: 'An Audience', line: 'The Governor receives today. He also accepts.' },
  quietWaters: { title: 'Quiet Waters', line: 'Sails pass on the horizon and do not even wave.' },
  endOfMonth: { title: 'End of Month', line: 'In the customs house the great hourglass is turned over.' },
  endOfMonthAfter: {
    title: 'The Hourglass Stays',
    line: 'The sand is back in its place. The glass keeps on counting.',
  },
};
