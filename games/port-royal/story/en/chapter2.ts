import type { Story } from '../types.ts';

export const chapter2 = {
  chapter2: {
    title: 'The Crooked Lantern',
    before: [
      'Under violet sails the Ares pirates came to Port Royal and stole a bell, a bathtub and an anchor, but no gold. Collector Pennifold set you on their trail. It ended at the churchyard wall, where a girl named Spark let a lead line down between the graves and found deep water under dry land, deeper than at Easter. She wrote it into one of those books that the town calls ritual books, and advised you to hurry.',
    ],
    text: [
      'The Crooked Lantern leans. Plates wander along its shelves, the soup stands aslant in the bowl, and a marble laid down at the door will be at the stove before you are.',
      '“My house is straight,” says Hetty Pell, the innkeeper. “It is the town that leans.” Everybody laughs and orders another.',
      'Over the bar hang three brass letters that she once found in the surf: N, A, T. Her late husband was called Nat; she took it for a greeting. And every week Hetty bakes far more bread than Port Royal can eat. In the morning it is gone, and the back step is wet.',
    ],
  },
  20: {
    title: 'A Matter of Memory',
    text: [
      '“Who eats it all?” you ask. Hetty polishes a cup that is already clean.',
      '“I have a cellar with nothing in it,” she tells the cup, “and out there lie ships full of bread and rum. It is a strange thing, but with an empty cellar I cannot remember a single face.” The cup has begun to squeak. “Something to bite or something to drink, I am not particular. But memory, you know, comes in by the nose.”',
      'By the stove stands the basket of Bishop the tomcat, empty, with a clean blanket. Nobody has the heart to move it.',
    ],
    task: 'Put something into Hetty’s cellar, solid or liquid.',
  },
  21: {
    title: 'The Back Door',
    text: [
      'Hetty breathes in the smell of the full cellar, sighs, and remembers everything.',
      '“The violet folk fetch it. Back door, low water. They pay to the penny and wipe their feet. And it is not for sailors. What sailor asks for the crusts to be cut off? Somebody out there on the cays has little ones.”',
      'Beyond the sandbar the channels move with every tide, and no chart can keep up. But there are settlers who know the way with their bare feet. Find one, and pay for a flat boat that nobody will weep for.',
    ],
    task: 'A settler who knows the way, and a boat nobody will miss.',
  },
  22: {
    title: 'Wet Footprints',
    text: [
      'The cellar was not filled in time, and Hetty’s memory is as empty as her shelves. “Bread? What bread?” she asks, floury to the elbows.',
      'So you lie in wait at the back door, and at low water you see them: hooded figures with sacks of loaves, and a row of wet footprints that leads straight into the sea and does not come back.',
      'Somewhere out there among the cays is their nest. Only a settler could find it, and the one who is willing has heard about you. The boat is to be paid in advance. So is the goat, which will be lonely in the meantime.',
    ],
    task: 'A settler, a boat and a lonely goat, all paid in advance.',
  },
  23: {
    title: 'The Oath on the Empty Mug',
    text: [
      'The settler steers you through the reeds with one big toe in the water. You find no violet folk. You find barges: no lamps, no names, so low in the water that a duck could step aboard. Their crews are waiting for the dark.',
      '“What is in the sacks?” “Night work,” says one. “Heavy night work,” says the next, and gets an elbow in the ribs. They are cold, they are bored, and they have sworn on an empty rum mug never to tell.',
      '“An oath on an empty mug,” your settler remarks, “holds as long as the mug is empty.”',
    ],
    task: 'Fill the mug on which the oath was sworn.',
  },
  24: {
    title: 'Aground',
    text: [
      'Without a guide the cays are a maze, and the tide keeps the door. You ran aground in the morning, at noon and, for a change, sideways in the afternoon.',
      'At dusk barges came by, no lamps, no names, low in the water with sacks, and rowed by men who were not pleased to meet you. They will tow you off for money. As to the sacks, they will not breathe a word: they have sworn it on an empty rum mug. But the one who said so looked into the mug while he said it, and there was a world of sadness in that look.',
    ],
    task: 'Pay for the tow, and do something about that mug.',
  },
  25: {
    title: 'Guests Bring Bread',
    text: [
      'The settler knew the way, and the goat had come along after all. Behind the last reeds lies a village that is on no map: huts of ship’s timber, violet washing on the lines, a school bench. “If a house leans a finger more each month,” an old woman is asking, “how many months …” She sees you and wipes the slate.',
      'A dozen children look you over: the bags first, then the sabres. If these are servants of a god of war, he must be very patient.',
      '“Guests bring bread,” the smallest says sternly. “That is the rule.” Before it is kept, nobody here will say another word.',
    ],
    task: 'Keep the rule of the village: guests bring bread.',
  },
  26: {
    title: 'The Small Court',
    text: [
      'Without a settler you found nothing, but something found you. You wake on a sandbank. The boat is gone, your boots are gone, and a dozen children in violet shirts sit around you like a very small court.',
      '“Trespassing,” says the smallest. “Splashing,” says the next. “Singing while rowing,” says a third, and shudders.',
      'The fine is payable in coins. But the court has not had its supper, and bread might move it to mercy, perhaps even to conversation. Preferably with the crusts cut off. Your boots will be present when the verdict is read.',
    ],
    task: 'Pay the fine, and feed the court.',
  },
  27: {
    title: 'Without Lamps',
    text: [
      'The mug was full, and so the oath, strictly speaking, was over. “Sacks,” the bargemen tell you. “From the town to the big ships, night after night. Heavier than flour, cheaper than gold. And the gentleman who pays us never talks. He whispers.”',
      'Tonight a barge goes out through the narrow channel without a lamp. If you want to follow, you need a captain who steers in the dark by the sound of the reef, and a crew that is paid to hold its tongue. Of the two, the tongue is harder to come by.',
    ],
    task: 'A captain for the dark, and hush money for the crew.',
  },
  28: {
    title: 'New Hats',
    text: [
      'The mug stayed dry too long, and so did the conversation. The bargemen pushed off without a goodbye. Where their sacks had lain there is a deep dent in the mud, as though something very heavy had been sitting there, thinking.',
      'Now they know your faces. They have changed their channel, their hour and, out of pure spite, their hats. If you want to find them again, you need a captain who will cruise without a lamp, night after night, until something bumps into you. Captains of that kind exist. They charge for the nights, for the bumps, and for the lamps they do not light.',
    ],
    task: 'A captain for long nights, at a captain’s long prices.',
  },
  281: {
    title: 'No Sense of Humour',
    text: [
      'They towed, they drank, and the oath floated away. “Sacks,” say the bargemen. “From the town to the big ships. Heavier than flour, cheaper than gold. Who pays? A gentleman who whispers. But do not ask for a look! On every barge sit his lads, with sabres, and they do not find anything funny. We have tried. We know the one about the parrot.”',
      'One barge always falls behind the others at the bend by the mangroves. If somebody were waiting there, with sabres of their own and a better joke, the lads might agree to a quick inspection.',
    ],
    task: 'Meet the last barge at the bend with sabres of your own.',
  },
  282: {
    title: 'The Man Who Whispers',
    text: [
      'You spent the night on the mudbank, as dry as the mug. At dawn the barges came home, empty, riding high and light. In the bow of the last one stood a man in a grey cloak with the collar up. He looked across at you for a while. Then he whispered something, and the word ran from barge to barge like a shiver.',
      'Since then they have sailed in convoy, with guards at every rail, and the guards have had their sabres ground. You still want to look into one of those sacks? Then bring more steel than they do.',
    ],
    task: 'Bring more sabres than the whispering man expects.',
  },
  283: {
    title: 'Half a Mark',
    text: [
      'The smallest, cheeks full of bread, drags something out from under a hut: an empty sack that came ashore. “From the dark barges. They are not ours. Nan says, do not touch. We touched it only a bit.”',
      'The cloth bears half of a merchant’s mark. Half a mark is half a name. A trader on his own would shrug and go to lunch; but traders in company cannot bear it when another one knows better. Put them round a table, lay the sack in the middle, and wait. Sooner or later they will shout the name of the warehouse.',
    ],
    task: 'Let your traders quarrel until one of them is right.',
  },
  284: {
    title: 'A Bad Conscience',
    text: [
      'You came without bread, and a rule is a rule. The village turned its back on you with perfect manners, the goat included, and you were walked to your boat.',
      'But in the boat, pushed under the bench by somebody with small hands and a bad conscience, lies a scrap of sackcloth: “from the dark barges not ours.” On it, half faded, half of a merchant’s mark.',
      'Your traders will not swear to so little. They want to compare it with the old cargo books, all of them; and the man who keeps the old cargo books has asked what it is worth to you that he should find his key.',
    ],
    task: 'Traders to read the mark, and money for a mislaid key.',
  },
  285: {
    title: 'An Evening of Looking Terrible',
    text: [
      'The court finds you guilty of splashing and forgives you with its mouth full. Then it gives evidence. “There are dark barges. They are not ours. They carry sacks from the town to the big ships.” What is in the sacks? The court does not know. It is the great sorrow of its life.',
      'But it knows what the bargemen are afraid of: violet sails. So find a violet ship, pay her crew for an evening of looking terrible, and come round the bend at nightfall. The bargemen will drop everything and row for their lives. Everything is just what you would like to see.',
    ],
    task: 'A violet ship, and wages for looking terrible.',
  },
  286: {
    title: 'Barefoot',
    text: [
      'You could not satisfy the court, so it kept your boots and went to bed. You rowed home barefoot. On the way dark barges crossed your bow, no lamps, low in the water with sacks; and when a violet sail showed far away, they scattered like hens.',
      'So that is what they fear. But hens learn. By now the bargemen have noticed that a distant sail stays distant, and they only duck. It will take a proper performance: violet ships on every side, drums, howling, green fire if possible. The crews are willing. Howling, they point out, is skilled work.',
    ],
    task: 'A violet fleet for one performance. Howling costs extra.',
  },
  62: {
    title: 'What Was in the Sack',
    text: [
      'However you came by it: a sack from the dark barges lies on a table in the Crooked Lantern, and the whole house holds its breath. Hetty cuts the string.',
      'Sand. You empty it to the bottom. You sieve it, you bite it. It is sand. It pours over the edge, runs down the sloping floor and gathers at the stove. “Who in the world,” asks Hetty, “pays guards to smuggle sand?”',
      'Collector Pennifold, who has dropped in about the taxes, laughs until he has to sit down. He crosses his legs. Out of his beautiful shoe trickles a little sand, and runs after the rest.',
    ],
  },
  lost2: {
    title: 'Slanting Soup',
    text: [
      'The dark barges are gone and so is the trail. You sit in the Crooked Lantern over a slanting soup, and the marble rolls past, a little faster than last month. “It is my experience,” says Hetty Pell, “that things look better on a second helping.” She slides a few coins out of the bread money across the table. They, too, roll towards the stove. Catch them, and start again.',
    ],
  },
} satisfies Partial<Story>;
