import type { Story } from '../types.ts';

export const chapter5 = {
  chapter5: {
    title: 'The Bell Below',
    before: [
      'Nobody believed the chart, so you asked bowls of water, and they trembled worst behind the fish market, where the fever was. You stood with Nan Sorrel and the Taibuki brothers against Pennifold’s guard, and a lampless barge showed you the way underneath the town: into a hollow propped up with masts, where the stolen church bell hangs to warn of the day when the ground moves. It has begun to ring.',
    ],
    text: [
      'It rings once an hour now. In the streets they believe that it comes from the sea, and lower their voices.',
      '“The masts will hold a while,” says Nan Sorrel, “if nobody takes another spoonful. Then we must fill the holes. But where are they? He has been digging for twenty years.” “Somebody knows,” says Hetty. “A thief he may be, but he keeps books.”',
      'Collector Pennifold’s ledger: every sack, every spot, correct to the grain. By day he carries it under his shirt, and by night he sleeps on it. “Then we do not steal the ledger,” Spark decides. “We steal the Collector.”',
    ],
  },
  50: {
    title: 'Violet Money',
    text: [
      'First of all, people must see with their own eyes where the taxes go. Hetty has an idea and Nan Sorrel has the dye: the one in which the violet sails are boiled. Coins rubbed with it look like any others. But whoever counts them, again and again, at night, by himself, will have violet fingers until Christmas.',
      'And so, for the first time in the history of Port Royal, somebody is looking forward to the tax. When it reaches for your purse, do not resist. Groan a little, though. If you thank him, he will get suspicious.',
    ],
    task: 'When the tax comes for you: pay, and groan convincingly.',
  },
  51: {
    title: 'An Unclaimed Bargain',
    text: [
      'Violet fingers or not, by now you know your man. He cannot see goods lying about without wanting to tax them. That will be his trap.',
      'Let the harbour fill to just the right measure, enough to tempt him and not so much as to look busy; then close it. Put a fat purse on the quay. Beside it leave the bargain you would most like to take home. No owner, no guard, nothing declared! He will come in person, and bring the ledger to write it down.',
      'You have only to do the hardest thing there is in Port Royal: stop in time, and leave something lying.',
    ],
    task: 'Stop at the right moment, lay down a purse, leave a bargain behind.',
  },
  52: {
    title: 'Hush',
    text: [
      'He came, he looked round, he licked his pencil. The Taibuki brothers carried him off together with the ledger: a brother at each end, and one in the middle to quarrel with.',
      'Now you know every hole, and the crews go down to wedge them, one by one. But for that it must be quiet. Each anchor that drops in the harbour makes the masts below groan like old men. So open the harbour only a crack, shut it again at once, and listen. It will cost you a fine day’s business. And one night of silence, says Nan Sorrel, will not be enough. “Down there,” she says, “it likes to be asked again.”',
    ],
    task: 'Shut the harbour as soon as it opens. Listen. Then do it again.',
  },
  53: {
    title: 'Ash',
    text: [
      'The bargain did not lie there in time, or not temptingly enough. The Collector smelled a rat and did what frightened people do: he burned his ledger. All evening flakes of paper drifted from the chimney of the customs house, with little sums on them.',
      'So now nobody knows where the sand was taken. Nobody? Spark holds up a ritual book. “We measured. Every night. It is the same sum, only from below.”',
      'A book must be taken apart, and each page nailed up in the hollow next to its own hole, so that the carpenters see where to begin. The carpenters would like to see something first, too.',
    ],
    task: 'Take a ritual book apart, and pay the carpenters.',
  },
  54: {
    title: 'Only Wood',
    text: [
      'In the silence they heard it: water, running, thin as a thread. The ledger agrees. Beneath the old drain there is a last gap, where the sand now slips away into the sea all by itself. No sack will stay in it, and no mast is thick enough.',
      '“A ship would fit,” says Nan Sorrel. For a while nobody answers. To her people the violet ships have been house and school and cradle. “It is only wood,” says the crew, and blows its nose.',
      'Fill a violet ship with sand, and sink her in the gap. The sand will have to be bought. You know who has some.',
    ],
    task: 'Fill a violet ship with sand, at Pennifold’s prices, and let her go.',
  },
  55: {
    title: 'Slower, Please',
    text: [
      'The harbour could not be quiet. Anchors splashed, winches screamed, and somebody launched a frigate with a brass band. Down below the wedges jumped out as fast as they were driven in, and the hum rose to a growl.',
      '“If there is no silence,” says Nan Sorrel, “then we need a rhythm.” The songs in the ritual books are no ornament! They are the beat to which everyone strikes at once, between one tremor and the next. Take a book apart and hand the pages round; this time the whole town must sing. And pay the brass band to play something slower.',
    ],
    task: 'Share out a ritual book, and hire the brass band.',
  },
  56: {
    title: 'The Geranium',
    text: [
      'The pages hang in the hollow like washing, each beside its hole, and now that they can be seen all together, nobody says a word. Those are not holes. It is a street. Sack by sack Pennifold has dug a street towards the sea, and the sea is on its way up.',
      '“Masts will not do,” say the carpenters. “Ships would,” say the violet crews, before anyone dares to ask. For twenty years they have lived aboard. They carry out the kettles, the cradles and the only geranium. Then they hand you the keys. Ships have no keys; they made some specially, so that there would be something to hand over.',
    ],
    task: 'Sink violet ships across the street of sand. Mind the geranium.',
  },
  57: {
    title: 'Everybody Out',
    text: [
      'No ledger, no pages on the walls, and the bell no longer counts the hours; it simply rings. One way remains. Everybody out of the thin streets, at once; and behind the last family the Taibuki brothers will lower the props, gently, so that the ground sits down instead of falling.',
      'From the church tower somebody calls out of a ritual book which street will tremble next. At the corners herbs are burning, so that the smoke shows the way and calms the mules. And the ferrymen, tonight of all nights, would like to be paid in advance.',
    ],
    task: 'A ritual book for the way, herbs for the smoke, coins for the ferry.',
  },
  65: {
    title: 'Straight',
    text: [
      'Towards morning the bell falls silent. All Port Royal waits for the next stroke. Instead the town sighs, sinks by the breadth of a hand, all of it at once, and holds.',
      '“There was a hole in my accounts,” says Pennifold, whose fingers are violet. “Quite a small one.” He is sentenced to put the sand back, and keeps excellent books on it. Hetty unscrews the letters from her wall. “Nat would have lent them.” Now a stern in the harbour says ANTARES: the star that stands against war.',
      'The town is straight. Only the Crooked Lantern leans, the other way. And along the sandbar, tails up, in no hurry, come the cats. On still nights the ground hums. They purr back.',
    ],
  },
  lost5: {
    title: 'By a Hair',
    text: [
      'The masts held. By a hair, says Nan Sorrel, and she measures hairs. The bell has gone back to ringing by the hour, as if it were giving you another chance and wished to be thanked. Hetty sends the hat round in the Crooked Lantern; even the town’s brass band chips in. “Nobody has drowned,” says Spark, and gives you back your lantern, lit. “So it does not count yet.”',
    ],
  },
} satisfies Partial<Story>;
