import type { Story } from '../types.ts';

export const chapter1 = {
  cover: {
    title: 'The Sixth Sail',
    text: [
      'The cats left first. On Monday they walked out of Port Royal along the sandbar, tails up, in no hurry, with Bishop, the church tomcat, in front. Nobody stopped them. Who stops a cat?',
      'On Tuesday the ships came. Port Royal knows its sails as a baker knows his loaves: yellow, blue, green, red, black. These were violet. They slid in without a shot, and by morning three things were missing: the great bell of the church, a stone bathtub, and an anchor that nobody had ever been able to lift. The gold in the strongroom lay untouched.',
      'Pirates who leave the gold alone. That is how it began.',
    ],
  },
  10: {
    title: 'A Polite Collector',
    text: [
      'Collector Barnaby Pennifold gathers the taxes of the harbour and the worries of the town, and does both with a smile. He receives you under an hourglass taller than a man, tips a little sand out of his shoe and apologises to the carpet.',
      '“The stern of their flagship says ARES,” he tells you. “The god of war! Charming. They will be back, and I should like a word with their crews. Do business with these violet ships, get them alongside, then hand them over to me. The town will be grateful. I shall be grateful. There is even a little money in it.” By evening the whole harbour is talking of the Ares pirates.',
    ],
    task: 'Hand violet ships over to the polite Collector.',
  },
  11: {
    title: 'Something Under the Quay',
    text: [
      'Captured or not, the violet crews have left something behind: the knocking. After midnight it comes from under the quay. A knock, a pause, a knock; then a thin voice that sings a single line; then nothing, for so long that you begin to hope.',
      'The night watchman has resigned and left his boots. “Rats,” says the Collector. “Large ones,” says everybody else.',
      'Somebody must stand on the quay until sunrise with a sabre, hold a lantern and not run away. Hetty Pell of the Crooked Lantern promises hot soup to anyone who manages all of it.',
    ],
    task: 'Stand the night watch, sabre in hand. Running is not permitted.',
  },
  12: {
    title: 'The Wet Book',
    text: [
      'You did not run. Towards dawn a little boat slid out between the piles, a child at the oars. When your lantern swung round, she dropped what she was holding, said a word that children should not know, and was gone in the mist.',
      'What she dropped is a book, bound in violet and soaked through. Inside are columns of tiny signs, and after every column a line of verse. “A ritual book,” whisper the fishwives and count their children. It looks like church handwriting, so a priest must read it; and he will need a warm stove, a soft chair and very many candles. None of that is free.',
    ],
    task: 'A priest for the ritual book, and candles for the priest.',
  },
  13: {
    title: 'Pages on the Tide',
    text: [
      'The quay was not guarded in time; there is always a supper in the way. So nobody saw the little boat that struck a pile in the dark, or the book that went overboard. In the morning the children of Port Royal were fishing for pages: violet at the edges, full of tiny signs and lines of verse.',
      'By breakfast every child owned one. By lunch they had discovered business. “A coin for the page with the drawing!” “That is a blot.” “A coin for the blot!”',
      'You will have to buy back each page, and find a priest patient enough to put them in order.',
    ],
    task: 'Buy back every page, and find a priest with patience.',
  },
  14: {
    title: 'The Hour in the Margin',
    text: [
      'At the last candle the priest stopped humming. “This is no spell,” he said. “It is a diary that counts. Every night the same hour and another place. The north quay. The fish market. And tonight …” He turned the book round so that you could see it too. “Tonight, the churchyard.”',
      'So you know where a violet ship will lie, and when. Wait behind the wall, sabres loose in their sheaths, and take her the moment her line goes over the side. Quietly, please. The dead of Port Royal are light sleepers, and the living write letters to the Governor.',
    ],
    task: 'Wait by the churchyard with sabres, and take what comes.',
  },
  15: {
    title: 'The Book Is Missed',
    text: [
      'The book lay drying on the stove week after week, and nobody had read it to the end. It turns out that it was missed. The violet ships have come to look for it, and this time they come as a family. Side by side they lie along the churchyard wall, lamps out, lines over the side, singing softly to the water. It would be beautiful, were it not for the knocking.',
      'The chance to surprise a lone ship has passed. Now it will take sabres, strong nerves and a whole string of captured crews before anyone tells you what they are looking for down there.',
    ],
    task: 'Break up the singing fleet beneath the churchyard wall.',
  },
  16: {
    title: 'A Fair Exchange',
    text: [
      'Put in order, the pages make a diary that counts: every night an hour, a place, a line of song. On the last one somebody has drawn the church bell, and under it, very neatly: “To be returned when no longer needed.”',
      'The next evening a letter is pinned to the church door. “You have our pages, and you have read them, which is more than we are used to. Keep them. But we need a whole book again, one of our own, and a little something for the bookbinder. Churchyard wall, at slack water. Bring no Collector. N. S.”',
      'It is the tidiest handwriting you have ever seen on a pirate.',
    ],
    task: 'A ritual book and the bookbinder’s fee, over the wall.',
  },
  17: {
    title: 'The Herring Page',
    text: [
      'The pages have not found their order. The wind took some, one went home around a herring, and the finest of them is a kite.',
      'On the church door hangs a letter, in the tidiest handwriting you have ever seen on a pirate. “We hear that our book can now fly. We congratulate it. We need another: a whole one, one of ours, wherever you may find it. Also compensation, for we were fond of the herring page. Churchyard wall, at slack water. Bring no Collector. N. S.”',
      'A bill is enclosed. Every item is correct. That is the worst of it.',
    ],
    task: 'A ritual book, and damages for one herring.',
  },
  61: {
    title: 'Eleven Fathoms',
    text: [
      'So it is at the churchyard wall that you finally stand face to face: you, a handful of dripping violet sailors, and a girl of ten whom they call Spark. She pays you no attention. She is letting a lead weight down on a line, through a crack between two gravestones, and counts the knots as they run through her fingers. They run for a long time.',
      '“Eleven fathoms,” she says, and writes it down. Eleven fathoms of water. Under the church.',
      '“At Easter it was nine.” She looks at you, not unkindly. “Have your cats gone yet? Then you had better hurry too.”',
    ],
  },
  lost1: {
    title: 'Knock, Knock',
    text: [
      'The violet ships come and go as they please, and the knocking has moved from the quay into the bedrooms. Collector Pennifold tips the sand out of his shoe and turns his great hourglass over. “Nobody is angry with you,” he says, in the voice of a man who has counted the angry ones. He has passed a hat round. Take what is in it, and begin again.',
    ],
  },
} satisfies Partial<Story>;
