import type { Story } from '../types.ts';

export const chapter3 = {
  chapter3: {
    title: 'The Wreck on Hush Cay',
    before: [
      'Hetty Pell, whose inn leans, has been baking bread for the families of the violet pirates out on the cays. But the barges without lamps that creep from the town to the ships every night are not violet at all. They belong to a man who whispers. He pays guards, and in his sacks, under all that secrecy, you found sand. Plain sand. Collector Pennifold thought it very funny.',
    ],
    text: [
      'There is a wreck on Hush Cay. Everybody knows it and nobody goes there, because the birds on Hush Cay do not sing. They look at you.',
      'Yet in the violet books every song ends on the same line: “and home to Hush, where we began.”',
      'Since the business with the sack there have been lookouts on all the roofs. They have reported lampless barges, violet lights and, once, a whale. And every one of them, separately, hat in hand and rather embarrassed, has reported the same thing: on still nights, deep under the streets, something hums.',
    ],
  },
  30: {
    title: 'Where the Song Ends',
    text: [
      'The church has no bell, the town has no cats, and Hetty’s marble now needs only half the time to the stove. Whatever the violet people know, they learned it on Hush Cay.',
      'A little outing will not do. The reef eats boats, the birds must be stared down, and somebody should write a proper report with a proper seal, or nobody will believe it afterwards. In short: an expedition.',
      '“Splendid,” says Collector Pennifold, a shade too quickly. “But surely somewhere else? There is so much world, and so little of it is Hush Cay.”',
    ],
    task: 'Fit out an expedition, and bring it home with honour.',
  },
  31: {
    title: 'Where Letters Were',
    text: [
      'The wreck stands upright in the sand, as though it were only waiting for someone. The sun has bleached her stern, except where brass letters used to sit: three dark shapes, an A, an N, a T. After them comes nothing. The plank with the rest has been sawn out, cleanly, by somebody who wanted to keep it.',
      'In the cabin lie a logbook, in a hand that no landsman can follow, and a list of the dead, with prayers. The birds watch you carry both away. Seat a captain in front of the one and a priest in front of the other, and the wreck will talk.',
    ],
    task: 'A captain for the log, a priest for the names.',
  },
  32: {
    title: 'The Goat House',
    text: [
      'Your expedition was still looking for its hat when others were quicker. The wreck on Hush Cay has been carried off plank by plank, and the settlers have built from it: a fence, a henhouse, and a very handsome goat house. On the goat house door you can still make out where brass letters once sat: an A, an N, a T. The rest was sawn off long ago.',
      'The logbook props up a table. The list of the dead is underneath a goat. You need a captain who can read the one, a priest for the other, and a settler to reason with the goat.',
    ],
    task: 'A captain, a priest, and a settler who speaks goat.',
  },
  33: {
    title: 'A Crowd of Flags',
    text: [
      'The log and the list tell one story. Some twenty years ago a ship was sent to measure the harbour of Port Royal. She did, she reported, and on her next voyage a storm threw her on Hush Cay. Those who lived went on measuring. The list was kept by the ship’s surgeon, Nan Sorrel, and her own name is not on it.',
      'That night a note is pushed under your door, in very tidy handwriting. “You have read us. Good. I will come and talk, but not where a certain gentleman counts the sails. Wait for a day with so many different flags in the harbour that no one notices one more.”',
    ],
    task: 'Fill the harbour with so many colours that one more is lost among them.',
  },
  34: {
    title: 'Looking at Gulls',
    text: [
      'You have a logbook and a list of the dead, and still nobody at your table who can make sense of them. But it has been noticed that you try.',
      'At night a note is pushed under your door, in very tidy handwriting. “You go through our papers and cannot even read them. Still, you do it more politely than most. I will explain. Wait for a day with so many different flags in the harbour that no one notices one more. And see that the harbour guard is looking at the gulls. They will want money for it. They always say that gulls are a strain on the eyes. Nan Sorrel, ship’s surgeon.”',
    ],
    task: 'Many colours in the harbour, and a guard paid to admire the gulls.',
  },
  35: {
    title: 'The Bill',
    text: [
      'She comes in with the fish. Right through the crowd of flags walks a tiny old woman in a violet shawl, a basket on her arm, sits down at Hetty’s, orders tea and lays a sheet of paper on the table.',
      '“Twenty years ago this town ordered a survey,” says Nan Sorrel. “We made it. We were never paid. I do not like to be unpleasant, but I have a crew with grandchildren. Here are the wages, name by name. The dead are on it too; they had families. Pay us what the town owes, and I will show you what the town has bought.”',
    ],
    task: 'Pay what the town has owed for twenty years.',
  },
  36: {
    title: 'The Bill, with Interest',
    text: [
      'The harbour was not full enough in time, and an old woman too many would have been seen. So instead of Nan Sorrel there comes a letter. It is a bill.',
      'Wages for a survey, ordered by the town some twenty years ago, delivered, never paid: name by name, the dead included, for they had families. Below this, in the same tidy hand, the interest. And below that: “An evening of waiting behind a herring barrel, in the rain, at my age.” It is the largest item.',
      '“Kindly settle,” the letter ends, “and I shall show you what the town has bought. Do not send the Collector.”',
    ],
    task: 'Pay the wages, the interest, and the herring barrel.',
  },
  63: {
    title: 'Half a Star',
    text: [
      'The chart is as long as Hetty’s table. “The Harbour and Town of Port Royal, surveyed by the ship Antares.” So that is it! Their plank has merely lost its beginning. No god of war; only half a star.',
      'The town is drawn from the side, like a cake. On top, houses. Under the houses, a crust of sand. Under the crust, deep black water. “It will bear,” somebody has noted in a tidy hand, “as long as no one takes the sand.”',
      'Someone does. Sack by sack he sells it to the ships as ballast. Pinned to the corner is a receipt: “Chart received and put away. B. Pennifold.”',
    ],
  },
  lost3: {
    title: 'The Birds Look Away',
    text: [
      'Nothing. No ship, no story, no old woman; only the hum, and the birds of Hush Cay, who have begun to look away when you come, out of tact. But in the morning there is a purse on your doorstep and a slip of paper, in very tidy handwriting: “On account. I have been waiting for twenty years and can manage another month. Eat something warm and try again.”',
    ],
  },
} satisfies Partial<Story>;
