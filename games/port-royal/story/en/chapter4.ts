import type { Story } from '../types.ts';

export const chapter4 = {
  chapter4: {
    title: 'What the Town Stands On',
    before: [
      'The Ares pirates are what is left of the survey ship Antares, and even the name lost its first half. Long ago they found that Port Royal stands on a thin crust of sand above deep water. Collector Pennifold hid their chart and sells that very sand as ballast, sack by sack. So the violet crews measure, and carry off whatever weighs most. Nobody in town knows it yet. You do.',
    ],
    text: [
      'You would think that was simple. You climb on a barrel in the market and shout: “The ground is hollow, the Collector is the thief, and the pirates are surveyors!” You did. People clapped, and somebody threw you a plum. Since then Pennifold has greeted you even more warmly, and a guard has strolled behind you wherever you go.',
      'But Nan Sorrel has sent you the three Taibuki brothers, pearl divers, each as broad as a door. They have seen the hollow from below. They tell it in turns. “It is big.” “It is dark.” “It hums,” says the youngest, who claims to be the eldest. “We hummed back. Then it stopped. That was worse.”',
    ],
  },
  40: {
    title: 'Bowls of Water',
    text: [
      '“Nobody believes a chart,” says Nan Sorrel. “But everybody believes their own soup. Put a bowl of water on each doorstep and watch the rings. Where it trembles most, the crust is thinnest.”',
      'An admiral, however, does not kneel on doorsteps, and a governor would first have to make a speech. For this you need people with small wages and good eyes, who row, carry and sell from trays, and whom no guard can ever remember having seen. Give each of them a bowl. Let them kneel, and count, and keep quiet about it until supper.',
    ],
    task: 'People of small wages, whom nobody notices, and a bowl for each.',
  },
  41: {
    title: 'Behind the Fish Market',
    text: [
      'The bowls have spoken. Up by the fort they hardly stir. In the alleys behind the fish market they do not stop for a moment. The wells there have turned green and salt, and half the street lies in bed with a fever that smells of low tide. Nobody told a doctor, because nobody could pay a doctor.',
      '“The sick do not move house,” says Nan Sorrel and rolls up her sleeves, “and these people have to move.” The herbs from the violet ships will break the fever. After that they must get something into their stomachs. Hetty is already heating the oven.',
    ],
    task: 'Healing herbs for the fever, bread for the day after.',
  },
  42: {
    title: 'The Waving Pump',
    text: [
      'There were not enough bowls in time, so the crust has told you itself where it is thinnest. Behind the fish market the pump sank into the street before everyone’s eyes, handle up, as though it were waving. The wells are green, the fever goes from house to house, and frightened people have barred their doors from the inside.',
      'Nan Sorrel counts on her fingers. “Herbs for the fever. Bread for their strength. And rum.” “For the sick?” “For the grandfathers. They are perfectly well, and will not leave their armchairs without it.”',
    ],
    task: 'Herbs for the sick, bread for the weak, rum for the stubborn.',
  },
  43: {
    title: 'Shovels by Torchlight',
    text: [
      'The fever has broken, and the alleys are empty: the people camp out on the sandbar, grumbling and alive. But a street without witnesses is a gift to certain persons. On the very first night the barges come right up to the fish market, with shovels and torches, and dig exactly where the crust is thinnest. Around the pit stands Pennifold’s guard.',
      'The Taibuki brothers spit into their hands. “The eldest goes first,” says one. “Then I go,” says the second. “I am already there,” says the third. Whichever of them is first, somebody with sabres had better be next.',
    ],
    task: 'Stand beside the brothers, with sabres, until the shovels rest.',
  },
  44: {
    title: 'From the Barrel',
    text: [
      'The fever was not cured in time, and Collector Pennifold has explained it to the town, from a barrel. “Violet herbs! Violet books! And now a violet plague! Dear friends, must I say more?” He need not. Nobody throws a plum.',
      'Half the market has sworn to serve him. They stand around the alleys in a wide ring, with torches and borrowed sabres, “to protect everyone”. Inside the ring, where nobody is looking, you can hear shovels.',
      'The Taibuki brothers consider the ring. “Many,” says one. “Very many,” says the second. “Bring friends,” says the third. It is the first time they have agreed.',
    ],
    task: 'Bring friends. Bring all the sabres your friends have.',
  },
  45: {
    title: 'One Barge Short',
    text: [
      'The shovels rest. The pit is yours, and with it a heap of spades and a single beautiful shoe, full to the brim with sand. But where are the sacks?',
      'The lookouts on the roofs have counted the barges in, and counted them out, and there is one missing. It turned into the old drain under the customs house and never came back. On no plan of the town does the drain lead anywhere.',
      'You will need a lookout with the eyes of an owl in the bow, and money: for tar, for a narrow boat, and for the boatman’s widow. “You have a widow?” “Not yet,” says the boatman. “In advance, please.”',
    ],
    task: 'A lookout with owl’s eyes, and a boatman paid in advance.',
  },
  46: {
    title: 'An Echo in the Fog',
    text: [
      'The guard stood its ground too long. When the torches had burned down, the pit was deep, the barges had gone, and over the harbour lay a fog in which you could not find your own nose.',
      'Somewhere in it a heavy barge scrapes along a wall. Then the scraping gets an echo. Then it stops: not away towards the sea, but inwards, under the town.',
      'Whoever wants to find that spot must have a lookout who listens on the roofs for as many nights as it takes. The owners of the roofs demand rent. So does the soup, and so does the man who holds the ladder and remarks that he would not go up there.',
    ],
    task: 'A lookout with good ears, and rent for a great many roofs.',
  },
  64: {
    title: 'The Underside of Port Royal',
    text: [
      'The boat glides through the drain; the ceiling lifts; nobody speaks. You are underneath Port Royal. Above you hang cellar floors, the shafts of wells, roots, a boot that somebody lost through a crack. Where it is worst, ships’ masts hold up the roof. The violet crews put them there, year after year. And between the masts, on a long rope, hangs the stolen bell.',
      '“We needed it,” Spark whispers. “When the ground moves, it rings. It has never rung.”',
      'Out of the water comes the hum, low, almost friendly. Everybody looks at the bell. Very softly, the bell begins to ring.',
    ],
  },
  lost4: {
    title: 'The Ground Clears Its Throat',
    text: [
      'In the night the ground cleared its throat. Two chimneys and the statue of a governor now stand somewhat lower, and Collector Pennifold calls it “the damp”. The Taibuki brothers carry you out of the mud, one each, and argue about who is carrying the most. Nan Sorrel empties her purse on the table: coins, and a sprig of mint. “Again,” she says. “It is still waiting for us.”',
    ],
  },
} satisfies Partial<Story>;
