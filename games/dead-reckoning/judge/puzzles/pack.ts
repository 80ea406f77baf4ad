/** Puzzles made by a program: `npm run puzzles -- dead-reckoning`. */
import type { PuzzlePack } from '@broadside/judge';

export const pack: PuzzlePack = {
  rules: 2,
  judge: 1,
  puzzles: [
    {
      id: '17-749',
      seed: 'puzzle 17',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'play crewman-2; play bosun; play deckhand-2; use crewman-2; use bosun; load 3 cargo into A; raise sails; sail to row 1 centre; use deckhand-2; buy; sail to row 1 right; end; mode pirate; sleeve influence-middle in crewman-2; play crewman-2; play crewman-3; use crewman-2; use crewman-3; load 4 cargo into A; raise sails; sail to row 1 left; buy; sail to row 2 left; buy; end; mode pirate; sleeve helm-top in crewman-2; sleeve cannon-and-helm-bottom in crewman-3; play crewman-2; play crewman-3; use crewman-2; use crewman-3; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 right; play buccaneer; play purser; fire 1; level buccaneer; fire 1; loot all; use purser; produce on row 1 right; use buccaneer; buy; sail to row 2 right; buy; end; mode pirate; sleeve coin-bottom in crewman-2; sleeve production-in-row-3-or-4-middle in crewman-3; play crewman-1; play crewman-3; play gunner-2; play buccaneer; use crewman-1; use crewman-3; use gunner-2; raise sails; sail to row 1 centre; use buccaneer; buy; end; mode trade; sleeve helm-middle in buccaneer; level buccaneer; play captain; play gunner-2; play deckhand-2; play buccaneer; use gunner-2; raise sails; sail to row 2 centre; sail to row 1 centre; use deckhand-2; use buccaneer; play purser; use purser; produce on row 1 centre; load 3 coins into A; sail to harbour; unload 3 coins from A; end; level first-mate; play crewman-1; play gunner-1; play deckhand-2; use crewman-1; use gunner-1; use deckhand-2; raise sails; sail to row 3 right; end; mode pirate; level first-mate; play captain; play gunner-1; play deckhand-1; use gunner-1; raise sails; sail to harbour; unload 1 coin from A; sail to row 1 right; use deckhand-1; end; mode pirate; level first-mate; play crewman-1; play bosun; play gunner-1; play deckhand-1; use crewman-1; use bosun; use gunner-1; load 4 cargo into A; raise sails; sail to row 1 centre; sail to row 2 centre; buy; end; mode pirate; sleeve 2-battle-cubes-bottom in crewman-1; level first-mate; play captain; play bosun; play gunner-2; play deckhand-1; use bosun; use gunner-2; use deckhand-1; raise sails; sail to row 3 centre; end; mode pirate; level first-mate; play captain; play crewman-2; play crewman-3; play gunner-2; use crewman-2; use crewman-3; use gunner-2; use crewman-2 middle; raise sails; sail to harbour; sail to row 1 left; sail to harbour; end; level first-mate; play bosun; play gunner-2; play deckhand-2; play buccaneer; use bosun; use gunner-2; raise sails; sail to row 2 right; use deckhand-2; use buccaneer; end; mode trade; level buccaneer; play bosun; play gunner-2; play buccaneer; use bosun; use gunner-2; raise sails; sail to row 3 right; use buccaneer; play first-mate; play purser; use purser; produce on row 3 right; load 2 coins into A; use first-mate; build fort on row 3 right; build garrison on row 3 right; sail to row 4 right; end; mode pirate; level first-mate; play bosun; play gunner-1; play deckhand-2; play buccaneer; use bosun; use gunner-1; load 4 cargo into A; load 3 cargo into D; raise sails; sail to row 2 right; use deckhand-2; use buccaneer; replace a cube of player 2 on row 2 right; replace a cube of player 2 on row 2 right; play first-mate; play purser; use purser; produce on row 2 right; use first-mate; build fort on row 2 right; split 2 dock rest ship; build garrison on row 2 right; build outpost on row 2 right; load 1 coin into A; load 2 cargo into D; buy; end; mode trade; sleeve cargo-and-repair-middle in first-mate; level first-mate; play crewman-1; play first-mate; play gunner-1; play deckhand-1; play purser; use crewman-1; use gunner-1; use purser; produce on row 1 centre; use first-mate; build fort on row 1 centre; split 3 dock rest ship; build garrison on row 1 centre; raise sails; sail to row 1 right; attack; fire 1; use crewman-1 bottom; loot all; use deckhand-1; sail to row 1 centre; load 3 coins into D; end; mode trade; sleeve fishing-smack in first-mate; level gunner-1; play crewman-1; play deckhand-1; play deckhand-2; use crewman-1; use deckhand-1; use deckhand-2; raise sails; end; mode pirate; level buccaneer; play crewman-1; play crewman-2; play deckhand-1; play buccaneer; use crewman-1; use crewman-2; use crewman-2 middle; replace a cube of player 2 on row 2 right; use deckhand-1; raise sails; sail to row 1 right; use buccaneer; load 2 coins into D; load 1 cargo into A; buy; sail to harbour; unload 1 coin from A; unload 2 coins from D; end; sleeve strength-bottom in buccaneer; level buccaneer; play captain; play crewman-2; play crewman-3; play buccaneer; use crewman-2; use crewman-3; raise sails; sail to harbour; unload 2 coins from A; unload 3 coins from D; sail to row 1 right; use buccaneer; replace a cube of player 1 on row 1 right; replace a cube of player 1 on row 1 right; replace a cube of player 1 on row 1 right; end; mode pirate; level gunner-1; play captain; play crewman-1; play crewman-2; play crewman-3; use crewman-1; use crewman-2; use crewman-2 bottom; use crewman-3; use crewman-3 middle; produce on row 3 right; raise sails; sail to row 2 right; attack; play gunner-1; fire 2; use gunner-1 line 3; loot all; use gunner-1; end; mode pirate; level gunner-1; play crewman-3; play first-mate; play deckhand-2; use crewman-3; use first-mate middle; use first-mate middle line 2; load 3 cargo into A; load 1 cargo into D; raise sails; sail to row 1 right; play gunner-1; fire 2; fire 1; use gunner-1; sail to row 2 right; fire 0; fire 1; loot all; buy; load 2 coins into A; end; mode pirate; sleeve refit-top in first-mate; level purser; play bosun; play deckhand-1; play deckhand-2; play purser; use bosun; use purser; produce on row 1 centre; produce on row 1 right; load 2 coins into A; load 1 cargo into A; use deckhand-1; replace a cube of player 1 on row 1 right; use deckhand-2; replace a cube of player 1 on row 1 right; buy; raise sails; sail to row 1 centre; load 3 coins into D; sail to harbour; unload 2 coins from A; unload 3 coins from D; end; sleeve cannon-bottom in purser; level buccaneer; play bosun; play gunner-2; use bosun; use gunner-2; end; mode pirate; level purser; play captain; play bosun; play gunner-2; play purser; use bosun; use gunner-2; use purser; produce on row 2 right; produce on row 4 right; fight player 3; fire 1; fire 1; loot all; raise sails; end; mode trade; level gunner-1; play crewman-1; play first-mate; play gunner-2; use crewman-1; use first-mate top; use gunner-2; load 4 cargo into A; load 1 cargo into D; use first-mate; build fort on row 1 right; build garrison on row 1 right; raise sails; sail to row 1 right; attack; play gunner-1; fire 2; use crewman-1 bottom; loot all; use gunner-1; sail to harbour; unload 4 coins from A; unload 2 coins from D; end; level first-mate; play crewman-3; play first-mate; play deckhand-2; play purser; use crewman-3; use crewman-3 middle; produce on row 3 right; use purser; produce on row 3 right; use first-mate; build outpost on row 3 right; end; mode pirate; level gunner-1; play crewman-1; play first-mate; use crewman-1; use first-mate middle; use first-mate middle line 2; fight player 3; play gunner-1; play deckhand-2; fire 2; play gunner-1; fire 2; use gunner-1 line 3; use gunner-1 line 3; loot all; use gunner-1; raise sails; sail to harbour; unload 3 coins from A; unload 3 coins from D; end; level gunner-1; play first-mate; play gunner-2; play deckhand-1; use first-mate top; use gunner-2; load 2 cargo into A; raise sails; sail to row 2 left; attack; play gunner-1; fire 2; use gunner-1 line 3; loot all; unload 1 cargo from A; use gunner-1; use first-mate; build outpost on row 1 right; split 2 dock rest ship; build outpost on row 1 centre; use deckhand-1; end; mode pirate; sleeve sugar-fluyt in first-mate; level buccaneer; play crewman-1; play crewman-2; play deckhand-1; play buccaneer; use gunner-1; use crewman-1; use crewman-2; use crewman-2 bottom; load 4 cargo into A; load 3 cargo into D; raise sails; sail to row 2 left; play bosun; fire 2; play crewman-1; fire 1; use gunner-1 line 3; use crewman-1 bottom; loot all; use bosun; use deckhand-1; use buccaneer; buy; load 1 cargo into A; end; mode pirate; sleeve 2-bonus-cards-top in buccaneer; level purser; play crewman-3; play bosun; play gunner-2; play purser; use crewman-3; use bosun; use gunner-2; use purser; produce on row 2 right; produce on row 4 right; done; load 3 cargo into A; load 3 cargo into D; raise sails; sail to row 1 left; buy; sail to row 2 left; fire 1; fire 1; buy; end; mode pirate; sleeve cannon-middle in purser; sleeve influence-and-helm-bottom in purser; level buccaneer; play crewman-2; play buccaneer; use crewman-1; use crewman-2; buy; fight player 1; play bosun; fire 1; play buccaneer; fire 1; use crewman-1 bottom; use buccaneer bottom; loot all; use bosun; raise sails; sail to row 3 left; use buccaneer; end; mode trade; sleeve 2-helms-middle in buccaneer; level bosun; play captain; play gunner-2; play deckhand-2; use gunner-2; buy; raise sails; sail to row 3 left; use deckhand-2; end; mode pirate; sleeve bonus-cards-per-helm-bottom in captain; level crewman-2; play captain; play crewman-2; play deckhand-1; use crewman-2; use buccaneer; raise sails; sail to row 4 left; use crewman-2 middle; use deckhand-1; end; mode pirate; level purser; play captain; play crewman-3; play deckhand-2; play purser; use crewman-3; use purser; produce on row 1 centre; produce on row 1 right; produce on row 3 left; fight player 3; fire 3; fire 1; load 3 cargo into D; raise sails; sail to row 4 centre; use deckhand-2; end; mode pirate; level bosun; play first-mate; play deckhand-1; play buccaneer; play purser; use purser; produce on row 3 right; raise sails; sail to row 4 left; play bosun; fire 1; play buccaneer; play purser; fire 2; use buccaneer bottom; use bosun choice 2; split 3 dock rest ship; fit poop-deck into B; use deckhand-1; use buccaneer; use first-mate; build fort on row 4 left; end; mode pirate; level gunner-2; play crewman-1; play gunner-2; use purser; produce on row 2 right; produce on row 2 left; produce on row 4 right; use crewman-1; use gunner-2; raise sails; fight player 3; fire 3; play gunner-1; fire 3; use buccaneer bottom; use gunner-1 line 3; loot all; loot all; load 3 cargo into A; load 2 cargo into D; end; level bosun; play crewman-3; play gunner-2; play buccaneer; use crewman-3; use gunner-2; use buccaneer; raise sails; end; mode pirate; level crewman-2; play crewman-1; play crewman-2; play crewman-3; play gunner-2; play deckhand-1; use gunner-1; use crewman-1; use crewman-2; use crewman-2 bottom; use crewman-3; use crewman-3 middle; produce on row 3 right; use gunner-2; raise sails; sail to row 4 centre; fire 3; play purser; fire 2; use gunner-1 line 3; loot all; loot all; use deckhand-1; sail to row 3 right; load 2 coins into D; end; mode pirate; level gunner-1; play crewman-2; play crewman-3; play gunner-1; use crewman-2; claim; use crewman-3; use gunner-1; load 3 cargo into A; raise sails; sail to row 2 right; load 3 coins into D; load 1 coin into A; end; mode pirate; level crewman-2; play captain; play crewman-2; play bosun; play deckhand-1; use purser; produce on row 1 centre; produce on row 1 right; produce on row 3 left; use crewman-2; claim; use bosun; raise sails; sail to row 1 centre; load 4 coins into A; load 3 coins into D; sail to harbour; unload 4 coins from A; unload 3 coins from D; sail to row 1 right; load 4 coins into A; load 2 coins into D; load 1 cargo into D; use deckhand-1; end; mode pirate; level bosun; play bosun; play deckhand-2; play buccaneer; play purser; use purser; produce on row 3 right; use bosun choice 3; fit fighting-castle into C',
      choices: [
        {
          action: 'raise sails',
          value: 1,
          loss: 0,
          error: 0,
          line: ['2 sail to row 4 right', '2 use deckhand-2', '2 use buccaneer', '2 end', '2 mode pirate'],
        },
        {
          action: 'use deckhand-2',
          value: 0,
          loss: 1,
          error: 0,
          line: ['2 use buccaneer', '2 raise sails', '2 sail to harbour', '2 end'],
        },
        {
          action: 'use buccaneer',
          value: 0,
          loss: 1,
          error: 0,
          line: ['2 raise sails', '2 sail to harbour', '2 end'],
        },
        {
          action: 'end',
          value: 0,
          loss: 1,
          error: 0,
          line: ['2 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 1,
          error: 0,
        },
        {
          value: 1,
          error: 0,
        },
      ],
      whole: {
        value: 1,
        error: 0,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '1-515',
      seed: 'puzzle 1',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'play crewman-3; play bosun; play gunner-2; use crewman-3; use bosun; use gunner-2; load 4 cargo into A; raise sails; sail to row 1 centre; buy; sail to row 2 centre; end; mode pirate; sleeve sail-top in crewman-3; play first-mate; play gunner-2; use first-mate; use gunner-2; load 4 cargo into A; raise sails; sail to row 1 centre; trade; sail to row 1 right; buy; end; mode pirate; sleeve merchant-2-cargo-middle in first-mate; sleeve helm-middle in gunner-2; play crewman-1; play crewman-3; play deckhand-1; use crewman-1; use crewman-3; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 left; buy; sail to row 2 left; use deckhand-1; buy; end; mode pirate; sleeve helm-middle in crewman-1; sleeve 2-cannons-top in crewman-3; level buccaneer; play captain; play crewman-2; play deckhand-1; play buccaneer; use crewman-2; raise sails; sail to row 2 left; play purser; fire 1; level first-mate; fire 1; loot all; use purser; produce on row 2 left; use deckhand-1; use buccaneer; load 2 coins into A; load 2 cargo into D; buy; sail to row 3 left; end; mode pirate; sleeve bombardment-bottom in buccaneer; level buccaneer; play crewman-1; play crewman-3; play gunner-1; play deckhand-1; play buccaneer; use crewman-1; use crewman-3; use gunner-1; use deckhand-1; use buccaneer; play purser; use purser; produce on row 1 right; load 1 coin into A; load 1 cargo into A; buy; raise sails; sail to harbour; unload 1 coin from A; sail to row 1 left; end; mode pirate; sleeve helm-top in buccaneer; play bosun; play gunner-1; play gunner-2; use bosun; use gunner-1; use gunner-2; raise sails; end; mode pirate; level first-mate; play crewman-1; play gunner-1; play deckhand-2; use crewman-1; use gunner-1; use deckhand-2; raise sails; sail to row 3 centre; end; mode pirate; level bosun; play captain; play crewman-2; play deckhand-2; use crewman-2; raise sails; sail to row 3 left; use deckhand-2; sail to row 4 left; end; mode pirate; level buccaneer; play captain; play crewman-2; play deckhand-2; play buccaneer; use crewman-2; raise sails; sail to row 3 left; use deckhand-2; use buccaneer; play purser; use purser; produce on row 3 left; load 1 coin into A; load 3 cargo into D; sail to row 3 centre; play first-mate; fire 1; level first-mate; fire 1; loot all; use first-mate; build fort on row 3 left; split 4 dock rest ship; trade; end; mode pirate; sleeve merchant-2-coins-middle in buccaneer; play crewman-1; play crewman-3; play first-mate; play gunner-2; use crewman-1; use crewman-3; use gunner-2; use first-mate; build fort on row 2 left; split 4 dock rest ship; build garrison on row 2 left; split 2 dock rest ship; raise sails; sail to row 3 right; end; mode pirate; level bosun; play crewman-2; play bosun; play gunner-2; play buccaneer; play purser; use crewman-2; use gunner-2; use purser; produce on row 1 right; use bosun choice 2; fit poop-deck into B; raise sails; sail to row 4 centre; use buccaneer; end; mode pirate; level buccaneer; play gunner-1; play deckhand-2; play buccaneer; use gunner-1; use buccaneer middle; raise sails; sail to row 3 right; play bosun; fire 1; fire 1; loot all; loot all; use bosun; use deckhand-2; use buccaneer; end; mode trade; level buccaneer; play crewman-2; play gunner-1; play deckhand-2; play buccaneer; use crewman-2; use gunner-1; use deckhand-2; use buccaneer; end; mode pirate; level gunner-1; play captain; play crewman-3; play deckhand-1; use crewman-3; raise sails; sail to row 3 right; play gunner-1; fire 3; fire 1; loot all; loot all; use gunner-1; sail to row 2 right; use deckhand-1; sail to row 1 right; load 1 coin into A; load 1 cargo into A; buy; end; mode pirate; sleeve coin-bottom in gunner-1; level first-mate; play crewman-2; play crewman-3; play gunner-2; use crewman-2; play first-mate; use crewman-3; use gunner-2; use first-mate; build garrison on row 3 left; split 4 dock rest ship; build outpost on row 3 left; raise sails; sail to row 4 right; end; mode pirate; level purser; play captain; play bosun; play gunner-2; play deckhand-1; play purser; use bosun; use gunner-2; use purser; produce on row 2 left; produce on row 3 right; use deckhand-1; raise sails; sail to harbour; unload 3 coins from A; unload 2 coins from D; end; level first-mate; play crewman-1; play deckhand-2; play buccaneer; use crewman-1; attack; play first-mate; fire 2; loot all; use first-mate middle; use first-mate; build fort on row 4 centre; raise sails; sail to harbour; unload 4 coins from A; unload 2 coins from D; sail to row 1 centre; sail to row 2 centre; use deckhand-2; use buccaneer; end; mode pirate; sleeve fishing-smack in first-mate; level purser; play captain; play crewman-1; play deckhand-1; play purser; use crewman-1; use purser; produce on row 3 left; produce on row 4 left; raise sails; sail to row 2 right; use deckhand-1; end; mode pirate; level buccaneer; play crewman-2; play deckhand-2; play buccaneer; use crewman-2; load 3 cargo into A; load 2 cargo into D; raise sails; sail to row 1 right; use deckhand-2; use buccaneer; attack; play crewman-1; fire 1; loot all; use crewman-1; end; level purser; play crewman-2; play gunner-2; play deckhand-1; play purser; use crewman-2; use gunner-2; use purser; produce on row 2 centre; produce on row 4 centre; load 1 coin into A; load 3 cargo into A; buy; use deckhand-1; raise sails; sail to row 1 left; attack; fire 2; loot all; sail to harbour; unload 3 coins from A; end; sleeve cargo-and-repair-middle in purser; sleeve coasting-sloop in crewman-2; level gunner-1; play captain; play crewman-2; play deckhand-1; use crewman-2; use deckhand-1; raise sails; sail to row 3 left; load 2 coins into A; load 3 cargo into D; load 1 cargo into A; end; mode trade; level first-mate; play crewman-3; play first-mate; play gunner-1; play purser; use crewman-3; use gunner-1; use purser; produce on row 3 right; produce on row 2 left; use first-mate; build fort on row 3 right; build garrison on row 3 right; build fort on row 1 right; raise sails; sail to row 2 right; buy; sail to row 3 right; load 4 coins into A; load 2 coins into D; load 1 cargo into D; end; mode trade; sleeve 2-bonus-cards-top in first-mate; level bosun; play captain; play crewman-3; play bosun; play gunner-1; use crewman-3; use gunner-1; use gunner-1 bottom; load 3 cargo into A; load 2 cargo into D; use bosun choice 3; fit fighting-castle into C; raise sails; sail to row 2 centre; buy; sail to row 2 right; attack; fire 5; loot all; sail to harbour; unload 3 coins from A; end; sleeve 2-sails-top in bosun; level buccaneer; play crewman-3; play gunner-2; play deckhand-2; play buccaneer; use crewman-3; use gunner-2; use buccaneer middle; raise sails; sail to row 4 left; use deckhand-2; use buccaneer; end; mode pirate; level gunner-2; play captain; play deckhand-1; play deckhand-2; raise sails; sail to row 2 right; use deckhand-1; use deckhand-2; replace a cube of player 2 on row 2 right; sail to harbour; unload 4 coins from A; unload 2 coins from D; end; level crewman-2; play crewman-1; play crewman-2; play deckhand-1; play deckhand-2; use crewman-1; use crewman-2; use crewman-2 line 2; load 1 cargo into A; raise sails; sail to row 4 centre; load 1 coin into A; sail to row 4 left; fire 4; play gunner-1; fire 2; loot all; use deckhand-1; use deckhand-2; end; mode pirate; level first-mate; play crewman-1; play first-mate; play bosun; play purser; use gunner-1; use crewman-1; use bosun; use purser; produce on row 3 left; produce on row 4 left; use first-mate; build fort on row 4 left; split 3 dock rest ship; build garrison on row 4 left; split 2 dock rest ship; build outpost on row 4 left; split 1 dock rest ship; fight player 1; fire 2; fire 4; loot all; loot all; raise sails; sail to row 3 centre; buy; end; mode pirate; sleeve promotion-top in first-mate; level gunner-2; play crewman-1; play crewman-2; play bosun; play buccaneer; use crewman-1; use crewman-2; use bosun; load 3 cargo into A; raise sails; sail to row 1 centre; buy',
      choices: [
        {
          action: 'sail to row 2 centre',
          value: 0.6063,
          loss: 0,
          error: 0,
          line: ['2 use buccaneer', '2 end'],
        },
        {
          action: 'sail to row 1 right',
          value: 0.3981,
          loss: 0.2082,
          error: 0,
          line: ['2 load 1 coin into A', '2 load 1 cargo into A', '2 buy', '2 end'],
        },
        {
          action: 'sail to harbour',
          value: 0.3914,
          loss: 0.2149,
          error: 0,
          line: ['2 end'],
        },
        {
          action: 'end',
          value: 0.3914,
          loss: 0.2149,
          error: 0,
          line: [],
        },
        {
          action: 'sail to row 1 left',
          value: 0.386,
          loss: 0.2203,
          error: 0,
          line: ['2 buy', '2 end'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.2082,
          error: 0,
        },
        {
          value: 0.2082,
          error: 0,
        },
      ],
      whole: {
        value: 0.135,
        error: 0.0441,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '21-490',
      seed: 'puzzle 21',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'play captain; play crewman-1; play gunner-2; use crewman-1; use gunner-2; load 3 cargo into A; raise sails; sail to row 1 centre; buy; sail to row 2 centre; end; mode pirate; sleeve strength-bottom in captain; play captain; play crewman-1; play deckhand-1; use crewman-1; load 3 cargo into A; raise sails; sail to row 1 centre; use deckhand-1; buy; sail to row 2 left; end; mode pirate; sleeve sail-top in captain; play bosun; play gunner-2; play deckhand-1; use bosun; use gunner-2; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 centre; buy; sail to row 1 right; use deckhand-1; buy; end; mode pirate; sleeve production-in-row-3-middle in bosun; sleeve strength-top in gunner-2; level buccaneer; play crewman-2; play bosun; play buccaneer; use crewman-2; use bosun; use buccaneer; raise sails; sail to row 2 right; end; mode pirate; level buccaneer; play gunner-1; play gunner-2; play deckhand-2; play buccaneer; use gunner-1; use gunner-2; raise sails; sail to row 2 centre; use deckhand-2; use buccaneer; end; mode trade; level buccaneer; play captain; play crewman-2; play deckhand-2; play buccaneer; use crewman-2; raise sails; sail to row 1 centre; sail to row 2 centre; use deckhand-2; use buccaneer; replace a cube of player 3 on row 2 centre; replace a cube of player 3 on row 2 centre; play purser; use purser; produce on row 2 centre; load 3 coins into A; load 1 cargo into D; end; mode trade; level first-mate; play crewman-3; play gunner-1; play deckhand-1; play deckhand-2; use crewman-3; use gunner-1; raise sails; sail to row 2 centre; use deckhand-1; replace a cube of player 1 on row 2 centre; use deckhand-2; replace a cube of player 1 on row 2 centre; play purser; use purser; produce on row 2 centre; load 3 coins into A; load 1 cargo into D; end; mode trade; level first-mate; play crewman-2; play crewman-3; play bosun; use crewman-2; use crewman-3; use bosun; raise sails; sail to row 3 centre; end; mode pirate; level first-mate; play crewman-1; play crewman-3; play gunner-1; use crewman-1; use crewman-3; use gunner-1; end; mode pirate; level first-mate; play captain; play crewman-1; play first-mate; play deckhand-2; use crewman-1; use first-mate; build fort on row 2 centre; split 4 dock rest ship; build garrison on row 2 centre; split 1 dock rest ship; fight player 1; play gunner-1; fire 1; level first-mate; fire 1; use captain bottom; use gunner-1; raise sails; sail to row 3 left; sail to row 2 left; use deckhand-2; end; mode pirate; level first-mate; play captain; play crewman-3; play deckhand-1; play deckhand-2; use crewman-3; raise sails; sail to row 3 right; sail to row 1 right; use deckhand-1; use deckhand-2; play first-mate; use first-mate; build fort on row 1 right; split 4 dock rest ship; build garrison on row 1 right; split 2 dock rest ship; end; mode trade; play crewman-1; play gunner-1; play buccaneer; use crewman-1; use gunner-1; end; mode pirate; level purser; play gunner-2; play deckhand-1; play buccaneer; play purser; use gunner-2; use purser; produce on row 2 centre; produce on row 2 left; use deckhand-1; use buccaneer; load 3 coins into D; raise sails; sail to harbour; unload 3 coins from A; unload 3 coins from D; end; level purser; play crewman-1; play crewman-2; play gunner-1; play buccaneer; use crewman-1; use crewman-2; use gunner-1; attack; play purser; fire 1; use purser; produce on row 3 centre; produce on row 1 centre; raise sails; sail to harbour; unload 2 coins from A; sail to row 1 centre; use buccaneer; load 2 coins into A; end; mode trade; sleeve fishing-smack in buccaneer; level first-mate; play crewman-2; play crewman-3; play gunner-2; play deckhand-2; use crewman-2; use crewman-3; use gunner-2; end; mode pirate; level bosun; play crewman-1; play crewman-2; play crewman-3; use crewman-1; use crewman-2; use crewman-3; load 3 cargo into A; load 2 cargo into D; raise sails; sail to row 1 left; buy; sail to row 1 centre; buy; end; mode pirate; sleeve cannon-middle in crewman-1; sleeve influence-middle in crewman-2; level purser; play crewman-1; play bosun; play gunner-2; play purser; use crewman-1; use bosun; use gunner-2; use purser; produce on row 1 centre; produce on row 3 centre; produce on row 1 right; fight player 2; fire 1; fire 1; raise sails; sail to harbour; unload 2 coins from A; end; level purser; play captain; play bosun; play gunner-1; play deckhand-1; use bosun; claim; use bosun middle; produce on row 3 centre; use gunner-1; raise sails; sail to row 3 centre; use deckhand-1; sail to row 4 centre; end; mode pirate; level bosun; play bosun; play gunner-1; play gunner-2; play purser; use gunner-1; use gunner-2; use purser; produce on row 2 left; produce on row 2 centre; use bosun choice 2; fit poop-deck into B; raise sails; sail to row 2 centre; load 4 coins into A; load 2 coins into D; load 1 cargo into D; sail to harbour; unload 4 coins from A; unload 2 coins from D; end; level buccaneer; play crewman-2; play crewman-3; play deckhand-2; play buccaneer; use crewman-2; use crewman-3; use buccaneer top; load 3 cargo into A; load 3 cargo into D; raise sails; sail to row 2 left; use deckhand-2; use buccaneer; buy; end; mode pirate; sleeve 2-helms-middle in buccaneer; level purser; play crewman-1; play crewman-2; play crewman-3; play gunner-2; use crewman-1; use crewman-2; use crewman-3; use gunner-2; raise sails; sail to row 4 left; end; mode pirate; level first-mate; play captain; play deckhand-1; play deckhand-2; play buccaneer; raise sails; sail to row 2 left; play first-mate; fire 2; fire 1; use captain bottom; use deckhand-1; use deckhand-2; use buccaneer; load 3 coins into A; load 2 cargo into D; use first-mate; build fort on row 2 left; sail to harbour; unload 3 coins from A; end; level first-mate; play captain; play first-mate; play deckhand-1; use first-mate; build fort on row 1 centre; split 2 dock rest ship; build garrison on row 1 centre; build outpost on row 1 centre; raise sails; sail to row 4 left; play gunner-1; fire 1; fire 1; loot all; loot all; use gunner-1; use deckhand-1; sail to row 4 right; end; mode pirate; level purser; play captain; play bosun; play deckhand-2; play buccaneer; use bosun; use bosun middle; produce on row 3 centre; use deckhand-2; use buccaneer; play first-mate; play purser; use purser; produce on row 4 left; produce on row 3 centre; produce on row 4 right; produce on row 1 left; load 2 coins into D; use first-mate; build fort on row 4 left; build garrison on row 4 left; build outpost on row 4 left; raise sails; end; mode trade; level buccaneer; play gunner-1; play gunner-2; play deckhand-2; play buccaneer; use gunner-1; use gunner-2; load 2 cargo into A; raise sails; sail to row 1 centre; buy; sail to row 2 centre; load 1 cargo into A; sail to row 3 centre; use deckhand-2; use buccaneer; load 3 coins into A; load 3 coins into D; end; mode pirate; sleeve bonus-card-bottom in buccaneer; level gunner-1; play crewman-1; play gunner-1; use crewman-1; use gunner-1; play first-mate; use first-mate; build outpost on row 1 right; raise sails; end; mode pirate; level gunner-1; play crewman-1; play crewman-2; play deckhand-1; use crewman-1; use crewman-2; raise sails; sail to row 4 centre; sail to row 4 right; play gunner-1; fire 2; fire 1; loot all; loot all; use gunner-1; use deckhand-1; end; mode pirate; level purser; play crewman-1; play crewman-3; play deckhand-1; play purser; use crewman-1; use crewman-3; use purser; produce on row 2 left; produce on row 2 centre; produce on row 3 centre; raise sails; sail to row 4 right; fire 3; play gunner-1; play gunner-2; fire 2; use gunner-2 top; loot all; sail to row 3 right; use deckhand-1; end; mode pirate; level buccaneer; play crewman-2; play crewman-3; play gunner-2; play buccaneer; use crewman-2; use crewman-3; use gunner-2; use buccaneer top',
      choices: [
        {
          action: 'fight player 1',
          value: 0.1552,
          loss: 0,
          error: 0,
          line: ['2 play bosun', '2 fire 1', '0 fire 2'],
        },
        {
          action: 'end',
          value: 0.0474,
          loss: 0.1078,
          error: 0.0005,
          line: ['2 mode pirate'],
        },
        {
          action: 'raise sails',
          value: 0.0334,
          loss: 0.1218,
          error: 0.0014,
          line: ['2 sail to row 3 right', '2 play bosun', '2 fire 1', '1 play captain', '1 fire 2'],
        },
      ],
      habits: ['raise sails', 'end'],
      gaps: [
        {
          value: 0.1081,
          error: 0.0018,
        },
        {
          value: 0.1078,
          error: 0.0005,
        },
      ],
      whole: {
        value: 0.05,
        error: 0.0243,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '21-95',
      seed: 'puzzle 21',
      seats: 3,
      options: {},
      seat: 1,
      actions:
        'play captain; play crewman-1; play gunner-2; use crewman-1; use gunner-2; load 3 cargo into A; raise sails; sail to row 1 centre; buy; sail to row 2 centre; end; mode pirate; sleeve strength-bottom in captain; play captain; play crewman-1; play deckhand-1; use crewman-1; load 3 cargo into A; raise sails; sail to row 1 centre; use deckhand-1; buy; sail to row 2 left; end; mode pirate; sleeve sail-top in captain; play bosun; play gunner-2; play deckhand-1; use bosun; use gunner-2; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 centre; buy; sail to row 1 right; use deckhand-1; buy; end; mode pirate; sleeve production-in-row-3-middle in bosun; sleeve strength-top in gunner-2; level buccaneer; play crewman-2; play bosun; play buccaneer; use crewman-2; use bosun; use buccaneer; raise sails; sail to row 2 right; end; mode pirate; level buccaneer; play gunner-1; play gunner-2; play deckhand-2; play buccaneer; use gunner-1; use gunner-2; raise sails; sail to row 2 centre; use deckhand-2; use buccaneer; end; mode trade; level buccaneer; play captain; play crewman-2; play deckhand-2; play buccaneer; use crewman-2; raise sails; sail to row 1 centre; sail to row 2 centre; use deckhand-2; use buccaneer; replace a cube of player 3 on row 2 centre; replace a cube of player 3 on row 2 centre; play purser; use purser; produce on row 2 centre; load 3 coins into A; load 1 cargo into D; end; mode trade; level first-mate; play crewman-3; play gunner-1; play deckhand-1; play deckhand-2; use crewman-3; use gunner-1; raise sails',
      choices: [
        {
          action: 'sail to row 2 centre',
          value: 0.463,
          loss: 0,
          error: 0,
          line: [
            '1 use deckhand-1',
            '1 replace a cube of player 1 on row 2 centre',
            '1 use deckhand-2',
            '1 replace a cube of player 1 on row 2 centre',
            '1 play purser',
            '1 use purser',
          ],
        },
        {
          action: 'sail to row 3 right',
          value: 0.3272,
          loss: 0.1358,
          error: 0.0005,
          line: [],
        },
        {
          action: 'sail to row 1 right',
          value: 0.3218,
          loss: 0.1412,
          error: 0,
          line: [
            '1 use deckhand-1',
            '1 use deckhand-2',
            '1 play purser',
            '1 use purser',
            '1 produce on row 2 left',
            '1 end',
          ],
        },
        {
          action: 'end',
          value: 0.2838,
          loss: 0.1791,
          error: 0,
          line: ['1 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.135,
          error: 0.0018,
        },
        {
          value: 0.1358,
          error: 0.0005,
        },
      ],
      whole: {
        value: 0.2375,
        error: 0.0528,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '25-54',
      seed: 'puzzle 25',
      seats: 3,
      options: {},
      seat: 1,
      actions:
        'play captain; play first-mate; play deckhand-2; use first-mate; load 2 cargo into A; raise sails; sail to row 1 left; buy; sail to row 1 centre; sail to row 1 right; use deckhand-2; end; mode pirate; sleeve bonus-card-bottom in captain; play gunner-1; play deckhand-2; use gunner-1; load 3 cargo into A; raise sails; sail to row 1 centre; use deckhand-2; buy; sail to row 2 centre; end; mode pirate; sleeve influence-middle in gunner-1; play crewman-1; play crewman-2; play deckhand-1; use crewman-1; use crewman-2; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 centre; use deckhand-1; buy; sail to row 1 left; buy; end; mode pirate; sleeve production-in-row-3-middle in crewman-1; sleeve coin-bottom in crewman-2; level buccaneer; play crewman-1; play crewman-2; play crewman-3; play buccaneer; use crewman-1; use crewman-2; use crewman-3; raise sails; sail to harbour; sail to row 1 centre',
      choices: [
        {
          action: 'use buccaneer',
          value: 0.4222,
          loss: 0,
          error: 0,
          line: [
            '1 play purser',
            '1 use purser',
            '1 produce on row 1 centre',
            '1 load 1 coin into A',
            '1 load 2 cargo into A',
            '1 buy',
          ],
        },
        {
          action: 'end',
          value: 0.317,
          loss: 0.1052,
          error: 0,
          line: ['1 mode pirate', '2 level buccaneer'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1052,
          error: 0,
        },
        {
          value: 0.1052,
          error: 0,
        },
      ],
      whole: {
        value: 0.2875,
        error: 0.0693,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '14-169',
      seed: 'puzzle 14',
      seats: 1,
      options: {
        rival: 'hard',
      },
      seat: 0,
      actions:
        'play captain; play crewman-3; play deckhand-1; use crewman-3; load 2 cargo into A; raise sails; sail to row 2 right; sail to row 1 right; use deckhand-1; buy; end; mode pirate; sleeve coin-bottom in captain; level buccaneer; play crewman-1; play gunner-1; play gunner-2; play buccaneer; use crewman-1; use gunner-1; use gunner-2; use buccaneer; raise sails; sail to row 2 centre; end; mode pirate; level first-mate; play crewman-2; play bosun; play deckhand-2; use crewman-2; use bosun; raise sails; sail to row 2 left; end; mode pirate; level first-mate; play crewman-2; play gunner-1; play gunner-2; play deckhand-1; use crewman-2; use gunner-1; use gunner-2; raise sails; sail to row 3 left; use deckhand-1; end; mode pirate; level first-mate; play crewman-3; play bosun; play deckhand-2; play buccaneer; use crewman-3; use bosun; use deckhand-2; use buccaneer; play first-mate; play purser; use purser; produce on row 3 left; load 3 coins into A; load 1 cargo into A; use first-mate; build fort on row 3 left; split 3 dock rest ship; build garrison on row 3 left; split 2 dock rest ship; build outpost on row 3 left; split 1 dock rest ship; raise sails; sail to row 4 left; end; mode pirate; fire 1; level gunner-2; play captain; play crewman-1; play deckhand-1; use captain bottom; use crewman-1; raise sails; sail to row 4 centre; sail to row 3 centre; use deckhand-1; end; mode pirate; level gunner-2; play crewman-3; play first-mate; play gunner-1; play purser; use crewman-3; use gunner-1; use purser; produce on row 3 left; raise sails; sail to row 3 left; load 3 coins into D; end; mode trade; level buccaneer; play crewman-2; play bosun; play gunner-2; play deckhand-2; play buccaneer; use crewman-2; use bosun; use gunner-2; claim; load 1 coin into A; raise sails; sail to row 4 left; use deckhand-2; use buccaneer; sail to row 3 left; end; mode pirate; level gunner-2; play crewman-2; play crewman-3; play gunner-2; play deckhand-2; use crewman-2; use crewman-3; use gunner-2; raise sails; sail to row 3 centre; sail to row 4 centre; use deckhand-2; end; mode pirate; level buccaneer; fire 1; loot all; play crewman-1; play gunner-1; play buccaneer; use crewman-1; use gunner-1; end; mode pirate; level purser; play captain; play first-mate; play bosun; play deckhand-1; play purser; use captain bottom; use bosun; use purser; produce on row 3 left; produce on row 4 left; use first-mate; build fort on row 4 left; build garrison on row 4 left; build fort on row 3 left; raise sails; sail to row 4 right',
      choices: [
        {
          action: 'use deckhand-1',
          value: 0.1329,
          loss: 0,
          error: 0,
          line: ['0 end', '0 mode pirate'],
        },
        {
          action: 'end',
          value: -0.0013,
          loss: 0.1342,
          error: 0.0034,
          line: ['0 mode pirate'],
        },
        {
          action: 'attack',
          value: -0.0021,
          loss: 0.135,
          error: 0.0034,
          line: ['0 fire 1'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1322,
          error: 0.0094,
        },
        {
          value: 0.1342,
          error: 0.0034,
        },
      ],
      whole: {
        value: 0.045,
        error: 0.0147,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '22-160',
      seed: 'puzzle 22',
      seats: 1,
      options: {
        rival: 'hard',
      },
      seat: 0,
      actions:
        'play gunner-1; play gunner-2; play deckhand-2; use gunner-1; use gunner-2; load 3 cargo into A; raise sails; sail to row 1 centre; use deckhand-2; buy; sail to row 2 centre; end; mode pirate; sleeve bonus-card-bottom in gunner-1; level purser; play crewman-1; play crewman-2; play crewman-3; play bosun; use crewman-1; use crewman-2; use crewman-3; use bosun; raise sails; sail to row 1 centre; end; mode pirate; level buccaneer; play captain; play deckhand-1; play buccaneer; raise sails; sail to row 1 left; sail to row 2 left; use deckhand-1; use buccaneer; play purser; use purser; produce on row 2 left; produce on row 1 centre; load 3 coins into A; load 1 cargo into D; end; mode trade; level first-mate; play crewman-1; play crewman-3; play gunner-2; play deckhand-1; use crewman-1; use crewman-3; use gunner-2; raise sails; use deckhand-1; sail to harbour; unload 3 coins from A; end; level first-mate; play captain; play first-mate; play gunner-1; play buccaneer; play purser; use gunner-1; use purser; produce on row 2 left; produce on row 1 centre; load 3 cargo into A; load 2 cargo into D; use first-mate; build fort on row 2 left; build garrison on row 2 left; raise sails; sail to row 1 right; use buccaneer; buy; sail to row 1 centre; buy; end; mode pirate; sleeve helm-middle in first-mate; sleeve strength-top in first-mate; play first-mate; fire 1; use first-mate top; level buccaneer; play crewman-2; play bosun; play deckhand-2; play buccaneer; use crewman-2; use bosun; use deckhand-2; use buccaneer; raise sails; end; mode pirate; level purser; play crewman-1; play gunner-2; play deckhand-1; play purser; use crewman-1; use gunner-2; use purser; produce on row 2 left; produce on row 1 centre; produce on row 1 right; use deckhand-1; load 3 coins into A; load 3 coins into D; raise sails; sail to harbour; unload 3 coins from A; unload 3 coins from D; sail to row 1 centre; load 3 coins into A; load 3 cargo into D; buy; end; mode trade; sleeve cargo-top in purser; level gunner-1; play captain; play crewman-1; play crewman-3; play gunner-1; use crewman-1; use crewman-3; use gunner-1; buy; raise sails; sail to harbour; unload 3 coins from A; sail to row 2 left; load 4 coins into A; load 2 coins into D; load 1 cargo into D; end; mode pirate; sleeve coin-bottom in captain; level first-mate; play crewman-2; play first-mate; play deckhand-1; play buccaneer; play purser; use crewman-2; use purser; produce on row 2 left; produce on row 1 right; done; use purser top; use first-mate; build outpost on row 2 left; split 3 dock rest ship; raise sails',
      choices: [
        {
          action: 'sail to row 3 left',
          value: 0.8353,
          loss: 0,
          error: 0,
          line: ['0 use deckhand-1', '0 use buccaneer', '0 sail to row 3 centre'],
        },
        {
          action: 'sail to harbour',
          value: 0.5901,
          loss: 0.2452,
          error: 0.0019,
          line: ['0 unload 4 coins from A', '0 unload 2 coins from D', '0 end'],
        },
        {
          action: 'sail to row 1 left',
          value: 0.589,
          loss: 0.2463,
          error: 0.0023,
          line: ['0 sail to harbour', '0 unload 4 coins from A', '0 unload 2 coins from D', '0 end'],
        },
        {
          action: 'end',
          value: 0.5628,
          loss: 0.2725,
          error: 0.0031,
          line: ['0 mode trade'],
        },
        {
          action: 'sail to row 1 centre',
          value: 0.4595,
          loss: 0.3757,
          error: 0.0062,
          line: ['0 fire 1'],
        },
      ],
      habits: ['sail to harbour'],
      gaps: [
        {
          value: 0.2514,
          error: 0.0062,
        },
        {
          value: 0.2452,
          error: 0.0019,
        },
      ],
      whole: {
        value: 0.07,
        error: 0.041,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '1-539',
      seed: 'puzzle 1',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'play crewman-3; play bosun; play gunner-2; use crewman-3; use bosun; use gunner-2; load 4 cargo into A; raise sails; sail to row 1 centre; buy; sail to row 2 centre; end; mode pirate; sleeve sail-top in crewman-3; play first-mate; play gunner-2; use first-mate; use gunner-2; load 4 cargo into A; raise sails; sail to row 1 centre; trade; sail to row 1 right; buy; end; mode pirate; sleeve merchant-2-cargo-middle in first-mate; sleeve helm-middle in gunner-2; play crewman-1; play crewman-3; play deckhand-1; use crewman-1; use crewman-3; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 left; buy; sail to row 2 left; use deckhand-1; buy; end; mode pirate; sleeve helm-middle in crewman-1; sleeve 2-cannons-top in crewman-3; level buccaneer; play captain; play crewman-2; play deckhand-1; play buccaneer; use crewman-2; raise sails; sail to row 2 left; play purser; fire 1; level first-mate; fire 1; loot all; use purser; produce on row 2 left; use deckhand-1; use buccaneer; load 2 coins into A; load 2 cargo into D; buy; sail to row 3 left; end; mode pirate; sleeve bombardment-bottom in buccaneer; level buccaneer; play crewman-1; play crewman-3; play gunner-1; play deckhand-1; play buccaneer; use crewman-1; use crewman-3; use gunner-1; use deckhand-1; use buccaneer; play purser; use purser; produce on row 1 right; load 1 coin into A; load 1 cargo into A; buy; raise sails; sail to harbour; unload 1 coin from A; sail to row 1 left; end; mode pirate; sleeve helm-top in buccaneer; play bosun; play gunner-1; play gunner-2; use bosun; use gunner-1; use gunner-2; raise sails; end; mode pirate; level first-mate; play crewman-1; play gunner-1; play deckhand-2; use crewman-1; use gunner-1; use deckhand-2; raise sails; sail to row 3 centre; end; mode pirate; level bosun; play captain; play crewman-2; play deckhand-2; use crewman-2; raise sails; sail to row 3 left; use deckhand-2; sail to row 4 left; end; mode pirate; level buccaneer; play captain; play crewman-2; play deckhand-2; play buccaneer; use crewman-2; raise sails; sail to row 3 left; use deckhand-2; use buccaneer; play purser; use purser; produce on row 3 left; load 1 coin into A; load 3 cargo into D; sail to row 3 centre; play first-mate; fire 1; level first-mate; fire 1; loot all; use first-mate; build fort on row 3 left; split 4 dock rest ship; trade; end; mode pirate; sleeve merchant-2-coins-middle in buccaneer; play crewman-1; play crewman-3; play first-mate; play gunner-2; use crewman-1; use crewman-3; use gunner-2; use first-mate; build fort on row 2 left; split 4 dock rest ship; build garrison on row 2 left; split 2 dock rest ship; raise sails; sail to row 3 right; end; mode pirate; level bosun; play crewman-2; play bosun; play gunner-2; play buccaneer; play purser; use crewman-2; use gunner-2; use purser; produce on row 1 right; use bosun choice 2; fit poop-deck into B; raise sails; sail to row 4 centre; use buccaneer; end; mode pirate; level buccaneer; play gunner-1; play deckhand-2; play buccaneer; use gunner-1; use buccaneer middle; raise sails; sail to row 3 right; play bosun; fire 1; fire 1; loot all; loot all; use bosun; use deckhand-2; use buccaneer; end; mode trade; level buccaneer; play crewman-2; play gunner-1; play deckhand-2; play buccaneer; use crewman-2; use gunner-1; use deckhand-2; use buccaneer; end; mode pirate; level gunner-1; play captain; play crewman-3; play deckhand-1; use crewman-3; raise sails; sail to row 3 right; play gunner-1; fire 3; fire 1; loot all; loot all; use gunner-1; sail to row 2 right; use deckhand-1; sail to row 1 right; load 1 coin into A; load 1 cargo into A; buy; end; mode pirate; sleeve coin-bottom in gunner-1; level first-mate; play crewman-2; play crewman-3; play gunner-2; use crewman-2; play first-mate; use crewman-3; use gunner-2; use first-mate; build garrison on row 3 left; split 4 dock rest ship; build outpost on row 3 left; raise sails; sail to row 4 right; end; mode pirate; level purser; play captain; play bosun; play gunner-2; play deckhand-1; play purser; use bosun; use gunner-2; use purser; produce on row 2 left; produce on row 3 right; use deckhand-1; raise sails; sail to harbour; unload 3 coins from A; unload 2 coins from D; end; level first-mate; play crewman-1; play deckhand-2; play buccaneer; use crewman-1; attack; play first-mate; fire 2; loot all; use first-mate middle; use first-mate; build fort on row 4 centre; raise sails; sail to harbour; unload 4 coins from A; unload 2 coins from D; sail to row 1 centre; sail to row 2 centre; use deckhand-2; use buccaneer; end; mode pirate; sleeve fishing-smack in first-mate; level purser; play captain; play crewman-1; play deckhand-1; play purser; use crewman-1; use purser; produce on row 3 left; produce on row 4 left; raise sails; sail to row 2 right; use deckhand-1; end; mode pirate; level buccaneer; play crewman-2; play deckhand-2; play buccaneer; use crewman-2; load 3 cargo into A; load 2 cargo into D; raise sails; sail to row 1 right; use deckhand-2; use buccaneer; attack; play crewman-1; fire 1; loot all; use crewman-1; end; level purser; play crewman-2; play gunner-2; play deckhand-1; play purser; use crewman-2; use gunner-2; use purser; produce on row 2 centre; produce on row 4 centre; load 1 coin into A; load 3 cargo into A; buy; use deckhand-1; raise sails; sail to row 1 left; attack; fire 2; loot all; sail to harbour; unload 3 coins from A; end; sleeve cargo-and-repair-middle in purser; sleeve coasting-sloop in crewman-2; level gunner-1; play captain; play crewman-2; play deckhand-1; use crewman-2; use deckhand-1; raise sails; sail to row 3 left; load 2 coins into A; load 3 cargo into D; load 1 cargo into A; end; mode trade; level first-mate; play crewman-3; play first-mate; play gunner-1; play purser; use crewman-3; use gunner-1; use purser; produce on row 3 right; produce on row 2 left; use first-mate; build fort on row 3 right; build garrison on row 3 right; build fort on row 1 right; raise sails; sail to row 2 right; buy; sail to row 3 right; load 4 coins into A; load 2 coins into D; load 1 cargo into D; end; mode trade; sleeve 2-bonus-cards-top in first-mate; level bosun; play captain; play crewman-3; play bosun; play gunner-1; use crewman-3; use gunner-1; use gunner-1 bottom; load 3 cargo into A; load 2 cargo into D; use bosun choice 3; fit fighting-castle into C; raise sails; sail to row 2 centre; buy; sail to row 2 right; attack; fire 5; loot all; sail to harbour; unload 3 coins from A; end; sleeve 2-sails-top in bosun; level buccaneer; play crewman-3; play gunner-2; play deckhand-2; play buccaneer; use crewman-3; use gunner-2; use buccaneer middle; raise sails; sail to row 4 left; use deckhand-2; use buccaneer; end; mode pirate; level gunner-2; play captain; play deckhand-1; play deckhand-2; raise sails; sail to row 2 right; use deckhand-1; use deckhand-2; replace a cube of player 2 on row 2 right; sail to harbour; unload 4 coins from A; unload 2 coins from D; end; level crewman-2; play crewman-1; play crewman-2; play deckhand-1; play deckhand-2; use crewman-1; use crewman-2; use crewman-2 line 2; load 1 cargo into A; raise sails; sail to row 4 centre; load 1 coin into A; sail to row 4 left; fire 4; play gunner-1; fire 2; loot all; use deckhand-1; use deckhand-2; end; mode pirate; level first-mate; play crewman-1; play first-mate; play bosun; play purser; use gunner-1; use crewman-1; use bosun; use purser; produce on row 3 left; produce on row 4 left; use first-mate; build fort on row 4 left; split 3 dock rest ship; build garrison on row 4 left; split 2 dock rest ship; build outpost on row 4 left; split 1 dock rest ship; fight player 1; fire 2; fire 4; loot all; loot all; raise sails; sail to row 3 centre; buy; end; mode pirate; sleeve promotion-top in first-mate; level gunner-2; play crewman-1; play crewman-2; play bosun; play buccaneer; use crewman-1; use crewman-2; use bosun; load 3 cargo into A; raise sails; sail to row 1 centre; buy; sail to row 2 centre; use buccaneer; end; mode trade; sleeve cannon-middle in buccaneer; level first-mate; play bosun; play gunner-2; play purser; use gunner-2; use purser; produce on row 4 centre; produce on row 4 right; use purser middle; split 1 dock rest ship; play first-mate; use purser middle line 2; use first-mate top; use first-mate middle; use first-mate; build garrison on row 4 centre; split 4 dock rest ship; build outpost on row 4 centre; use bosun',
      choices: [
        {
          action: 'raise sails',
          value: 0.6137,
          loss: 0,
          error: 0,
          line: ['0 sail to row 3 centre', '0 fire 4', '1 fire 1'],
        },
        {
          action: 'end',
          value: 0.4514,
          loss: 0.1622,
          error: 0.0018,
          line: ['0 mode pirate'],
        },
        {
          action: 'storm fort',
          value: 0.335,
          loss: 0.2787,
          error: 0.0038,
          line: ['0 fire 4'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1561,
          error: 0.0054,
        },
        {
          value: 0.1622,
          error: 0.0018,
        },
      ],
      whole: {
        value: 0.1833,
        error: 0.0458,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '23-98',
      seed: 'puzzle 23',
      seats: 4,
      options: {},
      seat: 1,
      actions:
        'play crewman-3; play first-mate; use crewman-3; use first-mate; load 3 cargo into A; raise sails; sail to row 1 left; trade; sail to row 1 centre; end; mode pirate; sleeve merchant-bonus-card-bottom in crewman-3; play crewman-1; play crewman-3; play first-mate; use crewman-1; use crewman-3; use first-mate; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 left; sail to row 2 left; trade; end; mode pirate; sleeve merchant-influence-bottom in crewman-1; play crewman-1; play crewman-2; play crewman-3; use crewman-1; use crewman-2; use crewman-3; load 4 cargo into A; load 2 cargo into D; raise sails; sail to row 1 right; buy; sail to row 2 right; end; mode pirate; sleeve influence-middle in crewman-1; level bosun; play gunner-1; play gunner-2; play deckhand-2; use gunner-1; use gunner-2; load 4 cargo into A; raise sails; sail to row 1 left; use deckhand-2; buy; end; mode pirate; sleeve sail-top in gunner-1; level buccaneer; play crewman-2; play gunner-2; play deckhand-1; play deckhand-2; play buccaneer; use crewman-2; use gunner-2; use deckhand-1; use deckhand-2; use buccaneer; raise sails; sail to row 2 centre; end; mode pirate; level buccaneer; play crewman-2; play gunner-2; play deckhand-1; play deckhand-2; play buccaneer; use crewman-2; use gunner-2; raise sails; sail to row 1 left; fire 1; fire 1; use deckhand-1; use deckhand-2; use buccaneer; buy; end; mode trade; sleeve helm-middle in buccaneer; level buccaneer; play bosun; play gunner-1; play deckhand-1; play buccaneer; use bosun; use gunner-1',
      choices: [
        {
          action: 'raise sails',
          value: 0.3107,
          loss: 0,
          error: 0,
          line: ['1 sail to row 1 right', '1 use deckhand-1', '1 use buccaneer', '1 buy', '1 end'],
        },
        {
          action: 'end',
          value: 0.2153,
          loss: 0.0954,
          error: 0,
          line: ['1 mode pirate'],
        },
        {
          action: 'attack',
          value: 0.2146,
          loss: 0.0961,
          error: 0.0009,
          line: ['1 play first-mate', '1 fire 1'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.0954,
          error: 0,
        },
        {
          value: 0.0954,
          error: 0,
        },
      ],
      whole: {
        value: 0.17,
        error: 0.0455,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '0-148',
      seed: 'puzzle 0',
      seats: 2,
      options: {},
      seat: 1,
      actions:
        'play crewman-1; play deckhand-1; play deckhand-2; use crewman-1; load 2 cargo into A; raise sails; sail to row 1 centre; buy; sail to row 1 left; use deckhand-1; use deckhand-2; end; mode trade; sleeve bonus-card-bottom in crewman-1; play captain; play crewman-3; play gunner-1; use crewman-3; use gunner-1; load 4 cargo into A; raise sails; sail to row 1 right; buy; sail to row 1 centre; buy; sail to row 1 left; end; mode pirate; sleeve production-in-row-3-middle in captain; sleeve strength-top in crewman-3; level buccaneer; play captain; play gunner-1; play gunner-2; play buccaneer; use gunner-1; use gunner-2; raise sails; sail to row 2 left; use buccaneer; sail to harbour; end; level buccaneer; play crewman-1; play deckhand-1; play deckhand-2; play buccaneer; use crewman-1; raise sails; sail to row 2 left; use deckhand-1; use deckhand-2; use buccaneer; sail to row 2 centre; end; mode pirate; level first-mate; play crewman-2; play crewman-3; play bosun; play purser; use crewman-2; use crewman-3; use bosun; use purser; produce on row 1 left; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 left; load 1 coin into D; load 1 cargo into D; trade; sail to row 2 left; buy; end; mode pirate; sleeve merchant-2-cargo-middle in crewman-2; sleeve production-in-row-3-or-4-middle in crewman-3; level first-mate; play crewman-2; play bosun; play gunner-2; play purser; use crewman-2; use bosun; use gunner-2; use purser; produce on row 2 left; raise sails; sail to row 2 left; play first-mate; fire 1; level first-mate; fire 1; loot all; load 2 coins into A; load 1 cargo into D; use first-mate; build fort on row 2 left; split 4 dock rest ship; sail to row 3 left; end; mode pirate; play crewman-1; play gunner-2; play deckhand-2; play purser; use crewman-1; use gunner-2; use purser; produce on row 1 left; raise sails; sail to row 2 centre; use deckhand-2; end; mode pirate; level buccaneer; play captain; play gunner-2; play deckhand-1; play buccaneer; use gunner-2; raise sails; sail to row 3 centre; use captain middle; use deckhand-1; use buccaneer; load 2 coins into D; end; mode trade; level first-mate; play crewman-2; play crewman-3; play gunner-1; play deckhand-1; play buccaneer; use crewman-2; play first-mate; use crewman-2 middle; use crewman-3; use crewman-3 middle; use gunner-1; use first-mate; build fort on row 1 left; build garrison on row 1 left; build outpost on row 1 left',
      choices: [
        {
          action: 'raise sails',
          value: 0.6879,
          loss: 0,
          error: 0,
          line: [
            '1 sail to row 3 centre',
            '1 use deckhand-1',
            '1 use buccaneer',
            '1 load 2 coins into A',
            '1 load 2 cargo into A',
            '1 end',
          ],
        },
        {
          action: 'use buccaneer',
          value: 0.5472,
          loss: 0.1406,
          error: 0.0001,
          line: ['1 use deckhand-1', '1 raise sails', '1 sail to row 2 right'],
        },
        {
          action: 'use deckhand-1',
          value: 0.5472,
          loss: 0.1407,
          error: 0.0001,
          line: ['1 use buccaneer', '1 raise sails', '1 sail to row 2 right'],
        },
        {
          action: 'end',
          value: 0.4127,
          loss: 0.2751,
          error: 0,
          line: ['1 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1412,
          error: 0.0003,
        },
        {
          value: 0.1406,
          error: 0.0001,
        },
      ],
      whole: {
        value: 0.12,
        error: 0.0398,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '5-542',
      seed: 'puzzle 5',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'play captain; play bosun; play gunner-2; use bosun; use gunner-2; load 3 cargo into A; raise sails; sail to row 1 right; buy; sail to row 1 centre; sail to row 1 right; end; mode pirate; sleeve bonus-card-bottom in captain; play crewman-3; play first-mate; play bosun; use crewman-3; use first-mate; use bosun; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 right; play buccaneer; fire 1; level buccaneer; fire 1; loot all; buy; sail to row 1 centre; use buccaneer; buy; end; mode pirate; sleeve bonus-card-bottom in crewman-3; sleeve cannon-bottom in first-mate; play crewman-1; play gunner-1; play deckhand-1; use crewman-1; use gunner-1; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 right; use deckhand-1; trade; sail to row 2 right; end; mode pirate; sleeve merchant-cargo-top in crewman-1; play crewman-3; play deckhand-1; play deckhand-2; play buccaneer; use crewman-3; use deckhand-1; use deckhand-2; use buccaneer; raise sails; sail to harbour; unload 3 coins from A; unload 1 coin from D; sail to row 1 right; end; mode trade; level gunner-2; play gunner-2; play deckhand-1; play deckhand-2; use gunner-2; use deckhand-1; use deckhand-2; raise sails; sail to row 1 left; attack; play crewman-2; fire 2; use crewman-2; sail to row 2 left; end; mode pirate; level buccaneer; play captain; play crewman-3; play deckhand-2; play buccaneer; use crewman-3; raise sails; sail to row 1 right; use deckhand-2; use buccaneer; buy; end; mode trade; sleeve coin-bottom in buccaneer; level first-mate; play crewman-1; play crewman-2; play gunner-1; use crewman-1; use crewman-2; use gunner-1; raise sails; sail to harbour; end; level purser; play captain; play crewman-1; play gunner-1; play purser; use crewman-1; use gunner-1; use purser; produce on row 1 centre; produce on row 2 right; raise sails; sail to row 2 centre; sail to row 1 centre; load 3 coins into A; end; mode trade; level first-mate; play crewman-2; play bosun; play gunner-2; play purser; use crewman-2; use bosun; use gunner-2; use purser; produce on row 2 right; raise sails; sail to row 3 right; end; mode pirate; level first-mate; play bosun; play gunner-2; play deckhand-1; play buccaneer; use bosun; use gunner-2; load 3 cargo into A; load 3 cargo into D; raise sails; sail to row 1 left; buy; sail to row 2 left; use deckhand-1; use buccaneer; play first-mate; play purser; use purser; produce on row 2 left; load 2 coins into D; use first-mate; build fort on row 2 left; end; mode trade; sleeve production-in-row-3-middle in first-mate; level buccaneer; play crewman-1; play crewman-2; play gunner-2; play buccaneer; use crewman-1; use crewman-2; use gunner-2; raise sails; sail to row 2 centre; use buccaneer; sail to row 3 centre; end; mode pirate; level first-mate; play captain; play first-mate; play gunner-2; play deckhand-1; use gunner-2; use first-mate; build fort on row 1 right; split 4 dock rest ship; build garrison on row 1 right; raise sails; sail to row 4 right; sail to row 2 right; use deckhand-1; end; mode pirate; level gunner-1; play captain; play crewman-1; play deckhand-2; use crewman-1; raise sails; sail to row 3 left; use deckhand-2; end; mode pirate; level first-mate; play crewman-3; play deckhand-2; play purser; use crewman-3; use purser; produce on row 1 centre; produce on row 2 centre; use deckhand-2; raise sails; sail to row 3 left; play first-mate; fire 2; play gunner-1; fire 2; loot all; loot all; use first-mate; build fort on row 1 centre; split 4 dock rest ship; end; mode pirate; level purser; play bosun; play gunner-1; play deckhand-2; play buccaneer; use bosun; use gunner-1; use buccaneer bottom; use deckhand-2; use buccaneer; play purser; use purser; produce on row 2 right; produce on row 1 right; load 4 coins into A; load 2 coins into D; load 1 cargo into D; raise sails; sail to harbour; unload 4 coins from A; unload 2 coins from D; end; level first-mate; play captain; play crewman-2; play crewman-3; play first-mate; use gunner-1; use crewman-2; use crewman-3; use first-mate middle; produce on row 3 left; use first-mate; build garrison on row 2 left; split 3 dock rest ship; build outpost on row 2 left; split 1 dock rest ship; raise sails; sail to row 4 left; end; mode pirate; level buccaneer; play captain; play bosun; play gunner-1; play deckhand-1; play buccaneer; use bosun; use gunner-1; use deckhand-1; use buccaneer; load 1 coin into D; raise sails; sail to row 4 centre; end; mode pirate; level buccaneer; play crewman-1; play crewman-2; play crewman-3; play buccaneer; use crewman-1; use crewman-1 top; use crewman-2; use crewman-3; use buccaneer bottom; load 4 cargo into A; load 2 cargo into D; raise sails; sail to row 1 centre; buy; sail to row 2 centre; use buccaneer; load 2 cargo into D; trade; end; mode trade; sleeve sail-top in buccaneer; sleeve merchant-sail-and-helm-bottom in crewman-2; level buccaneer; play crewman-1; play bosun; play gunner-2; play deckhand-1; play buccaneer; play purser; use crewman-1; use bosun; use gunner-2; use purser; produce on row 2 left; attack; fire 1; loot all; load 3 cargo into D; raise sails; sail to row 2 right; use deckhand-1; use buccaneer; load 2 cargo into A; buy; end; mode trade; sleeve black-flag-and-cannon-bottom in buccaneer; level purser; play crewman-1; play crewman-2; play gunner-2; play purser; use crewman-1; use crewman-2; use gunner-2; use purser; produce on row 1 centre; produce on row 3 left; produce on row 3 centre; end; mode pirate; level bosun; play gunner-1; play deckhand-1; play deckhand-2; use gunner-1; buy; raise sails; sail to row 3 centre; use deckhand-1; use deckhand-2; load 2 coins into A; load 1 cargo into A; end; mode trade; sleeve 2-sails-top in gunner-1; level crewman-2; play first-mate; play deckhand-1; play deckhand-2; use first-mate middle; produce on row 3 right; use first-mate; build fort on row 2 right; raise sails; sail to row 2 centre; sail to row 3 centre; use deckhand-1; use deckhand-2; replace a cube of player 3 on row 3 centre; end; mode pirate; level first-mate; play crewman-3; play first-mate; play gunner-2; use crewman-3; claim; use gunner-2; end; mode pirate; level bosun; play captain; play bosun; play gunner-2; play purser; use gunner-2; use purser; produce on row 2 centre; produce on row 3 centre; use bosun choice 2; fit poop-deck into B; raise sails; sail to harbour; unload 2 coins from A; end; level crewman-2; play bosun; play gunner-1; play gunner-2; play purser; use bosun; use gunner-1; use gunner-2; use purser; produce on row 2 left; raise sails; sail to row 2 left; load 4 coins into A; load 2 coins into D; load 1 cargo into D; end; mode pirate; level purser; play captain; play crewman-1; play bosun; play deckhand-2; play buccaneer; play purser; use crewman-1; use bosun; use purser; produce on row 1 centre; produce on row 3 left; produce on row 3 centre; produce on row 4 left; raise sails; sail to row 3 centre; use deckhand-2; replace a cube of player 1 on row 3 centre; use buccaneer; replace a cube of player 1 on row 3 centre; load 1 coin into A; load 1 coin into D; end; mode trade; level first-mate; play captain; play crewman-2; play gunner-2; use crewman-2; use gunner-2; load 2 cargo into A; raise sails; sail to row 1 right; load 1 cargo into A; play first-mate; play bosun; use first-mate; build fort on row 2 centre; use bosun; sail to row 2 centre; load 2 cargo into A; end; mode pirate; level crewman-2; play captain; play crewman-1; play crewman-2; play crewman-3; use crewman-1; use crewman-2; use crewman-2 line 2; use crewman-3; raise sails; sail to row 3 centre; play buccaneer; use buccaneer; flag player 2 with buccaneer; fire 2; fire 1; loot all; end; mode pirate; level gunner-1; play crewman-1; play crewman-2; play gunner-1; play deckhand-1; use crewman-1; use crewman-2; use gunner-1; fight player 1; fire 2; play gunner-1; fire 2; loot all; loot all; use deckhand-1; end; mode pirate; level buccaneer; play crewman-1; play deckhand-1; play deckhand-2; play buccaneer; use crewman-1; use crewman-1 top; use buccaneer bottom; raise sails; sail to row 3 left; use deckhand-1; replace a cube of player 2 on row 3 left; use deckhand-2; replace a cube of player 2 on row 3 left; use buccaneer; replace a cube of player 2 on row 3 left; replace a cube of player 2 on row 3 left; load 3 coins into D; load 2 cargo into A; trade; load 4 cargo into A; sail to row 3 right; buy; end; mode pirate; sleeve merchant-3-cargo-to-dock-or-ship-top in deckhand-1; sleeve promotion-top in deckhand-2; level purser; play crewman-2; play crewman-3; play deckhand-2; play purser; use gunner-1; use crewman-2; claim; split 12 dock rest ship; use crewman-2 line 2; use crewman-3; use purser; produce on row 2 left; produce on row 2 right',
      choices: [
        {
          action: 'fight player 2',
          value: 0.3254,
          loss: 0,
          error: 0,
          line: ['0 fire 2'],
        },
        {
          action: 'end',
          value: 0.1753,
          loss: 0.1501,
          error: 0.0038,
          line: ['0 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1604,
          error: 0.012,
        },
        {
          value: 0.1501,
          error: 0.0038,
        },
      ],
      whole: {
        value: 0.105,
        error: 0.0397,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '19-363',
      seed: 'puzzle 19',
      seats: 4,
      options: {},
      seat: 3,
      actions:
        'play crewman-2; play gunner-1; play deckhand-1; use crewman-2; use gunner-1; load 3 cargo into A; raise sails; sail to row 1 left; use deckhand-1; buy; sail to row 2 left; end; mode pirate; sleeve bonus-card-bottom in crewman-2; play crewman-2; play bosun; play gunner-2; use crewman-2; use bosun; use gunner-2; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 2 left; play first-mate; fire 1; level buccaneer; fire 1; loot all; use first-mate; buy; end; mode pirate; sleeve influence-and-helm-bottom in crewman-2; play captain; play deckhand-2; load 3 cargo into A; raise sails; sail to row 1 left; use deckhand-2; buy; sail to row 1 centre; buy; sail to row 1 left; end; mode pirate; sleeve cannon-bottom in captain; sleeve helm-middle in deckhand-2; level first-mate; play captain; play crewman-1; play crewman-3; use crewman-1; use crewman-3; load 4 cargo into A; raise sails; sail to row 2 right; buy; end; mode pirate; sleeve battle-cubes-per-helm-top in captain; play bosun; play gunner-2; play buccaneer; use bosun; use gunner-2; raise sails; sail to row 1 left; play first-mate; play purser; fire 1; level buccaneer; fire 1; loot all; loot all; use first-mate; use purser; produce on row 2 right; use buccaneer; buy; end; mode trade; sleeve sail-top in buccaneer; level purser; play crewman-3; play gunner-1; play deckhand-2; use crewman-3; use gunner-1; use deckhand-2; end; mode pirate; play crewman-3; play bosun; play gunner-1; play buccaneer; use crewman-3; use bosun; use gunner-1; use buccaneer; raise sails; sail to harbour; unload 1 coin from A; end; level first-mate; play crewman-2; play gunner-2; play deckhand-2; use crewman-2; use gunner-2; use deckhand-2; raise sails; sail to row 2 centre; end; mode pirate; level crewman-1; play captain; play crewman-3; play deckhand-2; use crewman-3; raise sails; use deckhand-2; sail to harbour; unload 1 coin from A; sail to row 1 left; end; mode trade; level buccaneer; play captain; play crewman-1; play deckhand-1; play buccaneer; use crewman-1; raise sails; sail to row 1 left; use deckhand-1; replace a cube of player 2 on row 1 left; use buccaneer; replace a cube of player 2 on row 1 left; end; mode trade; level first-mate; play crewman-1; play crewman-2; play gunner-2; play deckhand-1; use crewman-1; use crewman-2; use gunner-2; load 3 cargo into A; load 3 cargo into D; raise sails; sail to row 1 left; buy; sail to row 2 left; use deckhand-1; buy; end; mode pirate; sleeve strength-bottom in crewman-1; sleeve cargo-and-repair-middle in crewman-2; level buccaneer; play bosun; play gunner-1; play deckhand-1; play buccaneer; use bosun; use gunner-1; use deckhand-1; use buccaneer; play first-mate; play purser; use purser; produce on row 2 centre; load 1 coin into A; load 3 cargo into D; use first-mate; build fort on row 2 centre; split 4 dock rest ship; build garrison on row 2 centre; raise sails; sail to row 1 left; buy; end; mode pirate; sleeve coin-bottom in first-mate; level first-mate; play crewman-1; play crewman-3; play gunner-2; use crewman-1; use crewman-3; use gunner-2; raise sails; sail to row 3 left; end; mode pirate; level purser; play gunner-1; play deckhand-2; play buccaneer; use gunner-1; end; mode trade; level first-mate; play captain; play crewman-3; play gunner-1; play gunner-2; use crewman-3; use gunner-1; use gunner-2; raise sails; sail to row 3 centre; end; mode pirate; level first-mate; play crewman-3; play first-mate; play gunner-1; use crewman-3; use first-mate bottom; use gunner-1; raise sails; sail to harbour; unload 1 coin from A; end; level first-mate; play captain; play crewman-2; play deckhand-1; play buccaneer; use crewman-2; use deckhand-1; use buccaneer; play first-mate; play purser; use purser; produce on row 3 left; load 1 coin into A; load 1 cargo into A; use first-mate; build fort on row 3 left; split 4 dock rest ship; build garrison on row 3 left; split 2 dock rest ship; raise sails; sail to row 4 left; end; mode pirate; level first-mate; play captain; play bosun; play gunner-2; play deckhand-1; play purser; use bosun; use gunner-2; use purser; produce on row 1 left; produce on row 2 right; produce on row 3 centre; load 1 coin into A; raise sails; sail to harbour; unload 1 coin from A; unload 1 coin from D; sail to row 2 left; use deckhand-1; end; mode trade; level first-mate; play crewman-1; play bosun; play deckhand-1; play deckhand-2; use crewman-1; use bosun; use deckhand-1; use deckhand-2; raise sails; sail to row 3 right; end; mode pirate; level purser; play crewman-2; play bosun; play deckhand-1; play buccaneer; play purser; use crewman-2; use bosun; use purser; produce on row 2 centre; produce on row 3 right; load 4 cargo into A; raise sails; sail to row 1 right; buy; sail to row 2 right; use deckhand-1; use buccaneer; load 2 coins into A; load 3 cargo into D; buy; load 1 cargo into A; end; mode trade; sleeve cannon-bottom in buccaneer; sleeve 2-cannons-top in purser; level buccaneer; play crewman-3; play bosun; play gunner-1; play deckhand-2; play buccaneer; use crewman-3; use bosun; use gunner-1; raise sails; sail to row 4 centre; sail to row 3 centre; use deckhand-2; use buccaneer; load 2 coins into A; end; mode trade; level first-mate; play crewman-1; play crewman-2; play crewman-3; play first-mate; play deckhand-2; use crewman-1; use crewman-2; use crewman-3; use first-mate; build fort on row 2 left; split 4 dock rest ship; build garrison on row 2 left; split 2 dock rest ship; raise sails; sail to row 2 centre; sail to row 3 centre; use crewman-2 bottom; replace a cube of player 2 on row 3 centre; use deckhand-2; replace a cube of player 2 on row 3 centre; end; mode pirate; level purser; play crewman-1; play crewman-2; play deckhand-2; play buccaneer; use crewman-1; use crewman-2; use crewman-2 middle; split 1 dock rest ship; use crewman-2 middle line 2; raise sails',
      choices: [
        {
          action: 'sail to row 3 centre',
          value: 0.2553,
          loss: 0,
          error: 0,
          line: ['3 play first-mate', '3 play purser', '3 fire 1', '2 fire 1'],
        },
        {
          action: 'sail to row 4 right',
          value: 0.1523,
          loss: 0.103,
          error: 0.0015,
          line: [],
        },
        {
          action: 'use buccaneer',
          value: 0.1279,
          loss: 0.1274,
          error: 0.0023,
          line: ['3 use deckhand-2', '3 sail to row 4 right'],
        },
        {
          action: 'use deckhand-2',
          value: 0.1268,
          loss: 0.1285,
          error: 0.0015,
          line: ['3 use buccaneer', '3 sail to row 4 right'],
        },
        {
          action: 'sail to row 2 right',
          value: 0.1187,
          loss: 0.1365,
          error: 0.0023,
          line: ['3 use deckhand-2', '3 use buccaneer', '3 end', '3 mode pirate'],
        },
        {
          action: 'end',
          value: 0.0832,
          loss: 0.1721,
          error: 0.0023,
          line: ['3 mode pirate'],
        },
      ],
      habits: ['sail to row 4 right'],
      gaps: [
        {
          value: 0.0983,
          error: 0.0049,
        },
        {
          value: 0.103,
          error: 0.0015,
        },
      ],
      whole: {
        value: 0.145,
        error: 0.0397,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '23-693',
      seed: 'puzzle 23',
      seats: 4,
      options: {},
      seat: 1,
      actions:
        'play crewman-3; play first-mate; use crewman-3; use first-mate; load 3 cargo into A; raise sails; sail to row 1 left; trade; sail to row 1 centre; end; mode pirate; sleeve merchant-bonus-card-bottom in crewman-3; play crewman-1; play crewman-3; play first-mate; use crewman-1; use crewman-3; use first-mate; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 left; sail to row 2 left; trade; end; mode pirate; sleeve merchant-influence-bottom in crewman-1; play crewman-1; play crewman-2; play crewman-3; use crewman-1; use crewman-2; use crewman-3; load 4 cargo into A; load 2 cargo into D; raise sails; sail to row 1 right; buy; sail to row 2 right; end; mode pirate; sleeve influence-middle in crewman-1; level bosun; play gunner-1; play gunner-2; play deckhand-2; use gunner-1; use gunner-2; load 4 cargo into A; raise sails; sail to row 1 left; use deckhand-2; buy; end; mode pirate; sleeve sail-top in gunner-1; level buccaneer; play crewman-2; play gunner-2; play deckhand-1; play deckhand-2; play buccaneer; use crewman-2; use gunner-2; use deckhand-1; use deckhand-2; use buccaneer; raise sails; sail to row 2 centre; end; mode pirate; level buccaneer; play crewman-2; play gunner-2; play deckhand-1; play deckhand-2; play buccaneer; use crewman-2; use gunner-2; raise sails; sail to row 1 left; fire 1; fire 1; use deckhand-1; use deckhand-2; use buccaneer; buy; end; mode trade; sleeve helm-middle in buccaneer; level buccaneer; play bosun; play gunner-1; play deckhand-1; play buccaneer; use bosun; use gunner-1; raise sails; sail to row 1 right; use deckhand-1; use buccaneer; buy; end; mode trade; sleeve strength-bottom in buccaneer; level bosun; play crewman-1; play crewman-3; play bosun; play deckhand-1; use crewman-1; use crewman-3; use bosun choice 2; split 2 dock rest ship; fit poop-deck into B; raise sails; sail to row 1 centre; buy; sail to row 2 centre; play purser; fire 2; fire 1; loot all; use purser; produce on row 2 centre; use deckhand-1; end; mode pirate; sleeve helm-middle in bosun; level purser; play captain; play crewman-1; play bosun; play gunner-1; use crewman-1; use bosun; use gunner-1; raise sails; sail to harbour; unload 1 coin from A; end; level purser; play captain; play bosun; play gunner-1; play purser; use bosun; use gunner-1; use purser; produce on row 1 left; produce on row 2 centre; load 2 coins into A; load 1 cargo into A; raise sails; sail to harbour; unload 2 coins from A; sail to row 2 centre; fire 1; level buccaneer; fire 2; end; mode pirate; level first-mate; play captain; play gunner-2; play deckhand-2; play purser; use gunner-2; use purser; produce on row 1 right; load 2 coins into A; load 1 cargo into A; buy; raise sails; sail to harbour; unload 2 coins from A; sail to row 1 left; use deckhand-2; sail to harbour; end; sleeve cannon-bottom in captain; play captain; play crewman-2; play buccaneer; use crewman-2; raise sails; sail to row 1 centre; attack; play first-mate; fire 2; loot all; use first-mate; sail to harbour; unload 3 coins from A; sail to row 1 left; sail to row 2 left; use buccaneer; end; mode pirate; level purser; play crewman-2; play bosun; play gunner-1; play buccaneer; use crewman-2; use bosun; use gunner-1; load 3 cargo into A; load 3 cargo into D; raise sails; sail to row 1 centre; buy; sail to row 1 left; use buccaneer; replace a cube of player 1 on row 1 left; trade; end; mode pirate; sleeve coin-bottom in buccaneer; sleeve merchant-2-cargo-middle in buccaneer; level first-mate; play crewman-3; play deckhand-2; play purser; use crewman-3; use purser; produce on row 1 left; produce on row 2 centre; use deckhand-2; raise sails; sail to row 3 centre; end; mode pirate; level first-mate; play crewman-2; play crewman-3; play deckhand-1; play buccaneer; use crewman-2; play first-mate; use crewman-3; load 4 cargo into A; load 1 cargo into D; use first-mate; build fort on row 1 right; raise sails; sail to row 1 left; fire 1; fire 1; use buccaneer bottom; use deckhand-1; replace a cube of player 1 on row 1 left; use buccaneer; replace a cube of player 1 on row 1 left; replace a cube of player 1 on row 1 left; load 2 coins into A; load 1 cargo into A; buy; sail to harbour; unload 2 coins from A; end; sleeve coin-bottom in first-mate; level buccaneer; play captain; play crewman-2; play buccaneer; use crewman-2; raise sails; sail to row 1 left; use buccaneer; replace a cube of player 2 on row 1 left; replace a cube of player 2 on row 1 left; replace a cube of player 2 on row 1 left; sail to row 3 left; end; mode pirate; level purser; play captain; play deckhand-1; play deckhand-2; play purser; use purser; produce on row 1 centre; produce on row 2 centre; produce on row 3 left; done; load 2 cargo into A; raise sails; sail to row 1 left; use deckhand-1; replace a cube of player 3 on row 1 left; use deckhand-2; replace a cube of player 3 on row 1 left; buy; sail to row 1 centre; load 2 coins into A; load 1 cargo into D; trade; sail to harbour; unload 2 coins from A; end; sleeve bonus-card-bottom in purser; sleeve merchant-helm-bottom in captain; level first-mate; play captain; play bosun; play gunner-1; play deckhand-1; use bosun; use gunner-1; raise sails; sail to row 1 centre; use deckhand-1; buy; end; mode pirate; sleeve helm-top in captain; level gunner-1; play captain; play crewman-1; play deckhand-2; use crewman-1; load 1 cargo into A; raise sails; sail to row 1 centre; play gunner-1; fire 3; fire 1; loot all; use gunner-1; sail to harbour; unload 2 coins from A; sail to row 1 left; use crewman-1 middle; replace a cube of player 4 on row 1 left; use deckhand-2; replace a cube of player 4 on row 1 left; end; mode pirate; level purser; play bosun; play gunner-1; play gunner-2; play deckhand-2; use gunner-1; use gunner-2; use bosun choice 2; split 3 dock rest ship; fit poop-deck into C; raise sails; sail to row 1 left; play purser; fire 3; fire 1; use purser; produce on row 2 centre; produce on row 2 left; sail to harbour; sail to row 1 left; use deckhand-2; replace a cube of player 2 on row 1 left; end; mode pirate; level first-mate; play crewman-1; play crewman-3; play gunner-1; play gunner-2; use crewman-1; use crewman-3; use gunner-1; use gunner-2; load 3 cargo into A; load 1 cargo into D; raise sails; sail to row 2 centre; buy; end; mode pirate; sleeve influence-per-cannon-middle in crewman-1; level first-mate; play crewman-1; play crewman-2; play gunner-2; play buccaneer; use crewman-1; use crewman-2; use gunner-2; raise sails; sail to row 2 centre; play first-mate; fire 1; level first-mate; fire 1; use crewman-1 bottom; use buccaneer; load 4 coins into A; load 3 coins into D; use first-mate; build fort on row 2 centre; build garrison on row 2 centre; build outpost on row 2 centre; end; mode trade; level purser; play crewman-2; play bosun; play gunner-2; play purser; use crewman-2; use bosun; use gunner-2; use purser; produce on row 1 right; produce on row 1 left; raise sails; sail to harbour; end; level first-mate; play crewman-1; play crewman-3; play deckhand-1; use crewman-1; use crewman-3; use deckhand-1; replace a cube of player 2 on row 1 left; load 2 coins into A; load 1 cargo into A; raise sails; sail to harbour; unload 2 coins from A; sail to row 1 right; buy; sail to row 3 right; end; mode pirate; sleeve bonus-card-bottom in crewman-1; play captain; play crewman-2; play deckhand-1; play deckhand-2; play purser; use crewman-2; use purser; produce on row 1 centre; produce on row 3 right; produce on row 3 left; done; raise sails; sail to row 1 centre; load 2 coins into A; load 1 cargo into A; buy; sail to row 1 left; use deckhand-1; replace a cube of player 3 on row 1 left; use deckhand-2; replace a cube of player 3 on row 1 left; end; mode trade; sleeve strength-top in purser; level buccaneer; play crewman-2; play gunner-1; play deckhand-2; play buccaneer; use crewman-2; use gunner-1; use deckhand-2; use buccaneer; raise sails; sail to harbour; unload 4 coins from A; unload 3 coins from D; end; level first-mate; play captain; play crewman-1; play first-mate; play deckhand-2; use crewman-1; use first-mate bottom; load 3 cargo into A; load 2 cargo into D; use first-mate; build garrison on row 1 right; build outpost on row 1 right; raise sails; sail to row 1 right; load 2 coins into A; load 1 cargo into A; buy; sail to harbour; unload 2 coins from A; sail to row 1 left; use crewman-1 middle; replace a cube of player 4 on row 1 left; use deckhand-2; replace a cube of player 4 on row 1 left; end; mode pirate; sleeve cannon-bottom in deckhand-2; level first-mate; play captain; play crewman-1; play crewman-3; play bosun; use crewman-1; use crewman-3; use bosun choice 2; fit poop-deck into B; raise sails; sail to row 1 left; play first-mate; fire 3; play gunner-1; play buccaneer; fire 2; use buccaneer bottom; loot all; loot all; sail to harbour; unload 2 coins from A; end; level first-mate; play crewman-3; play bosun; play deckhand-1; play deckhand-2; play buccaneer; use crewman-3; use bosun; play first-mate; use buccaneer middle; use buccaneer bottom; use first-mate; build fort on row 1 centre; build garrison on row 1 centre; use deckhand-1; replace a cube of player 2 on row 1 left; use deckhand-2; replace a cube of player 2 on row 1 left; use buccaneer; replace a cube of player 2 on row 1 left; raise sails; sail to harbour; unload 2 coins from A; sail to row 1 left; end; mode trade; level bosun; play crewman-1; play first-mate; play deckhand-1; use crewman-1; load 4 cargo into A; load 3 cargo into D; raise sails; sail to row 1 left; use crewman-1 bottom; replace a cube of player 4 on row 1 left; use deckhand-1; replace a cube of player 4 on row 1 left; buy; sail to row 2 left; buy; end; mode pirate; sleeve influence-middle in first-mate; sleeve 2-battle-cubes-middle in deckhand-1; level crewman-3; play crewman-3; play deckhand-1; use gunner-1; use crewman-3; use buccaneer; replace a cube of player 4 on row 1 left; replace a cube of player 4 on row 1 left; use deckhand-1; replace a cube of player 4 on row 1 left; raise sails; sail to row 2 left; fire 2; fire 1; use buccaneer bottom; loot all; sail to row 2 centre; end; level buccaneer; play crewman-2; play gunner-2; play deckhand-2; play buccaneer; use crewman-2; use gunner-2; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 3 right; use deckhand-2; use buccaneer; play purser; use purser; produce on row 3 right; produce on row 2 left; load 2 coins into D; buy; load 3 coins into A; load 1 cargo into A; load 1 cargo into D; sail to row 4 right; attack; fire 3; unload 5 coins at once; end; sleeve influence-per-helm-middle in buccaneer; sleeve royal-courier in buccaneer; level gunner-2; play captain; play crewman-1; play crewman-2; play purser; use crewman-1; use crewman-2; use purser; produce on row 1 centre; produce on row 3 left; produce on row 4 right; done; raise sails; sail to row 1 centre; load 2 coins into A; load 1 cargo into A; sail to harbour; unload 2 coins from A; sail to row 1 left; end; mode pirate; level bosun; play captain; play crewman-3; play gunner-2; play purser; use crewman-3; use gunner-2; play bosun; use purser; produce on row 2 centre; produce on row 3 left; load 2 cargo into A; use bosun choice 2; fit poop-deck into B; raise sails; sail to row 2 centre; load 4 coins into A; load 3 coins into D; sail to harbour; unload 4 coins from A; unload 3 coins from D; end; level buccaneer; play crewman-1; play bosun; play deckhand-1; play buccaneer; use crewman-1; use bosun; load 3 cargo into A; load 2 cargo into D; raise sails; sail to row 1 left; fire 1; play gunner-2; play purser; fire 2; use buccaneer bottom; use purser top; buy',
      choices: [
        {
          action: 'sail to row 2 left',
          value: 0.9628,
          loss: 0,
          error: 0,
          line: ['1 use crewman-1 middle', '1 use deckhand-1', '1 use buccaneer', '1 load 2 cargo into D', '1 end'],
        },
        {
          action: 'sail to harbour',
          value: 0.5884,
          loss: 0.3744,
          error: 0,
          line: ['1 end'],
        },
        {
          action: 'end',
          value: 0.5884,
          loss: 0.3744,
          error: 0,
          line: [],
        },
        {
          action: 'use crewman-1 middle',
          value: 0.5592,
          loss: 0.4035,
          error: 0,
          line: [
            '1 replace a cube of player 1 on row 1 left',
            '1 use deckhand-1',
            '1 replace a cube of player 1 on row 1 left',
            '1 use buccaneer',
            '1 replace a cube of player 3 on row 1 left',
            '1 end',
          ],
        },
        {
          action: 'use deckhand-1',
          value: 0.5592,
          loss: 0.4035,
          error: 0,
          line: [
            '1 replace a cube of player 1 on row 1 left',
            '1 use crewman-1 middle',
            '1 replace a cube of player 1 on row 1 left',
            '1 use buccaneer',
            '1 replace a cube of player 3 on row 1 left',
            '1 end',
          ],
        },
        {
          action: 'sail to row 1 centre',
          value: 0.52,
          loss: 0.4428,
          error: 0,
          line: ['1 buy', '1 end'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.3743,
          error: 0,
        },
        {
          value: 0.3744,
          error: 0,
        },
      ],
      whole: {
        value: 0.525,
        error: 0.08,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '4-339',
      seed: 'puzzle 4',
      seats: 2,
      options: {},
      seat: 0,
      actions:
        'play crewman-3; play gunner-1; play deckhand-1; use crewman-3; use gunner-1; load 3 cargo into A; raise sails; sail to row 1 centre; trade; sail to row 1 right; use deckhand-1; end; mode pirate; sleeve merchant-bonus-card-bottom in crewman-3; play captain; play crewman-3; play bosun; use crewman-3; use bosun; load 4 cargo into A; raise sails; sail to row 2 left; buy; end; mode pirate; sleeve battle-cubes-per-helm-top in captain; level buccaneer; play crewman-2; play deckhand-2; play buccaneer; use crewman-2; raise sails; sail to row 1 centre; use deckhand-2; use buccaneer; play purser; use purser; produce on row 1 centre; load 1 coin into A; load 1 cargo into A; sail to harbour; unload 1 coin from A; end; level buccaneer; play crewman-1; play deckhand-1; play deckhand-2; play buccaneer; use crewman-1; use deckhand-1; use deckhand-2; use buccaneer; raise sails; sail to row 2 centre; end; mode pirate; level first-mate; play captain; play crewman-1; play bosun; play gunner-2; use crewman-1; use bosun; use gunner-2; load 3 cargo into A; load 1 cargo into D; raise sails; end; level first-mate; play crewman-2; play gunner-1; play gunner-2; play purser; use crewman-2; use gunner-1; use gunner-2; use purser; produce on row 2 left; raise sails; sail to row 2 right; end; mode pirate; level first-mate; play crewman-2; play first-mate; play gunner-1; play gunner-2; play purser; use crewman-2; use gunner-1; use gunner-2; use purser; produce on row 1 centre; load 2 cargo into D; use first-mate; build fort on row 1 centre; build garrison on row 1 centre; raise sails; sail to row 1 centre; load 2 coins into A; load 1 cargo into D; buy; sail to harbour; unload 2 coins from A; end; sleeve cargo-top in first-mate; level first-mate; play captain; play first-mate; play gunner-1; play buccaneer; use gunner-1; use first-mate; build fort on row 2 left; split 4 dock rest ship; build garrison on row 2 left; raise sails; sail to row 3 right; sail to row 1 right; use buccaneer; end; mode trade; level bosun; play captain; play crewman-1; play deckhand-1; use crewman-1; load 1 cargo into A; raise sails; sail to row 1 right; buy; sail to row 2 right; sail to row 3 right; use deckhand-1; end; mode pirate; sleeve cannon-middle in captain; level purser; play crewman-1; play crewman-3; play bosun; play deckhand-1; play purser; use crewman-1; use crewman-3; use bosun; use purser; produce on row 2 left; produce on row 1 right; load 1 cargo into A; buy; raise sails; sail to row 2 right; use deckhand-1; end; mode pirate; sleeve helm-top in purser; level bosun; play crewman-3; play bosun; play deckhand-1; play deckhand-2; play buccaneer; use crewman-3; use bosun; raise sails; sail to row 2 right; fire 1; fire 1; use deckhand-1; use deckhand-2; use buccaneer; end; mode trade; level buccaneer; play crewman-2; play gunner-2; play deckhand-2; play buccaneer; use crewman-2; use gunner-2; use deckhand-2; use buccaneer; raise sails; sail to row 3 centre; end; mode pirate; level first-mate; play captain; play crewman-2; play first-mate; play gunner-1; play purser; use crewman-2; use first-mate top; use gunner-1; use purser; produce on row 1 centre; use first-mate; build outpost on row 1 centre; raise sails; sail to row 1 centre; load 2 coins into A; load 1 cargo into A; sail to row 1 left; attack; fire 2; loot all; end; mode pirate; sleeve fishing-smack in crewman-2; level purser; play crewman-3; play gunner-1; play deckhand-1; play purser; use crewman-3; use gunner-1; use purser; produce on row 2 right; produce on row 2 left; produce on row 3 centre; raise sails; sail to row 3 right; use deckhand-1; sail to row 2 right; load 3 cargo into A; buy; end; mode trade; sleeve production-in-row-3-or-4-middle in purser; level purser; play crewman-1; play gunner-1; play gunner-2; play purser; use crewman-1; use gunner-1; use gunner-2; use purser; produce on row 1 centre; produce on row 3 centre; end; mode pirate; level first-mate; play captain; play crewman-1; play first-mate; use crewman-1; use first-mate; build fort on row 2 right; build garrison on row 2 right; build fort on row 1 right; raise sails; sail to row 2 left; load 3 coins into A; end; mode trade; level crewman-2; play captain; play crewman-2; play crewman-3; play deckhand-1; use crewman-2; use crewman-2 top; use crewman-3; use deckhand-1; raise sails; sail to harbour; unload 3 coins from A; unload 3 coins from D; end; level purser; play crewman-1; play deckhand-1; play purser; use crewman-1; play first-mate; use purser; produce on row 2 right; produce on row 2 left; produce on row 3 centre; produce on row 1 right; use purser middle; produce on row 3 centre; load 2 coins into D; load 1 cargo into A; use first-mate; build garrison on row 1 right; split 3 dock rest ship; raise sails; sail to row 3 left; sail to row 3 centre; use deckhand-1; end; mode pirate; level purser; play first-mate; play bosun; play deckhand-2; play buccaneer; play purser; use first-mate top; use purser; produce on row 1 centre; produce on row 3 centre; produce on row 1 left; load 3 cargo into A; load 3 cargo into D; use bosun choice 2; fit poop-deck into B; raise sails; sail to row 1 centre; buy; load 3 coins into D; sail to row 2 centre; trade; sail to row 3 centre; fire 2; level buccaneer; fire 1; use deckhand-2; use buccaneer; load 4 coins into A; end; mode pirate; sleeve influence-middle in first-mate; sleeve merchant-influence-bottom in first-mate; play crewman-2; play gunner-2; play deckhand-2; play buccaneer; use crewman-2; use gunner-2',
      choices: [
        {
          action: 'fight player 2',
          value: 0.1905,
          loss: 0,
          error: 0,
          line: ['0 play bosun', '0 fire 1'],
        },
        {
          action: 'end',
          value: 0.0333,
          loss: 0.1571,
          error: 0.0056,
          line: ['0 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1212,
          error: 0.0167,
        },
        {
          value: 0.1571,
          error: 0.0056,
        },
      ],
      whole: {
        value: 0.115,
        error: 0.0257,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '3-360',
      seed: 'puzzle 3',
      seats: 4,
      options: {},
      seat: 1,
      actions:
        'play crewman-2; play crewman-3; play gunner-1; use crewman-2; use crewman-3; use gunner-1; load 4 cargo into A; raise sails; sail to row 1 left; buy; sail to row 2 left; end; mode pirate; sleeve coin-bottom in crewman-2; play captain; play bosun; play deckhand-2; use bosun; load 3 cargo into A; raise sails; sail to row 2 centre; use deckhand-2; trade; end; mode pirate; sleeve merchant-cargo-and-helm-top in captain; play crewman-1; play gunner-2; play deckhand-2; use crewman-1; use gunner-2; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 right; buy; sail to row 1 centre; use deckhand-2; buy; end; mode pirate; sleeve strength-top in crewman-1; sleeve cannon-bottom in gunner-2; level buccaneer; play crewman-3; play gunner-1; play buccaneer; use crewman-3; use gunner-1; load 4 cargo into A; raise sails; sail to row 1 centre; play purser; fire 1; level first-mate; fire 1; loot all; use purser; produce on row 2 centre; use buccaneer; buy; sail to row 1 left; buy; end; mode pirate; sleeve influence-middle in buccaneer; sleeve helm-top in buccaneer; level first-mate; play crewman-1; play gunner-2; play deckhand-2; use crewman-1; use gunner-2; raise sails; sail to row 3 left; use deckhand-2; end; mode pirate; level purser; play crewman-1; play crewman-2; play gunner-1; play gunner-2; use crewman-1; use crewman-2; use gunner-1; use gunner-2; raise sails; sail to row 2 right; end; mode pirate; play crewman-2; play crewman-3; play gunner-1; use crewman-2; use crewman-3; use gunner-1; raise sails; sail to harbour; unload 2 coins from A; end; level bosun; play captain; play crewman-2; play deckhand-1; use crewman-2; raise sails; sail to row 1 centre; use deckhand-1; sail to row 3 centre; end; mode pirate; level buccaneer; play captain; play bosun; play deckhand-1; play buccaneer; use bosun; raise sails; sail to row 4 left; sail to row 3 left; use deckhand-1; use buccaneer; play purser; use purser; produce on row 3 left; load 2 coins into A; load 1 cargo into D; end; mode trade; level buccaneer; play crewman-3; play deckhand-1; play buccaneer; use crewman-3; raise sails; sail to row 1 centre; use deckhand-1; use buccaneer; replace a cube of player 3 on row 1 centre; replace a cube of player 3 on row 1 centre; play purser; use purser; produce on row 1 centre; produce on row 2 right; load 2 cargo into A; trade; end; mode trade; sleeve merchant-sail-middle in buccaneer; level buccaneer; play captain; play bosun; play deckhand-1; play buccaneer; use bosun; load 3 cargo into A; load 1 cargo into D; raise sails; sail to row 1 centre; use deckhand-1; replace a cube of player 1 on row 1 centre; use buccaneer; replace a cube of player 1 on row 1 centre; replace a cube of player 1 on row 1 centre; play purser; use purser; produce on row 1 centre; load 2 cargo into D; trade; sail to row 2 left; buy; end; mode pirate; sleeve merchant-bonus-card-bottom in buccaneer; sleeve refit-top in buccaneer; level first-mate; play crewman-1; play bosun; play gunner-2; play deckhand-2; use crewman-1; use bosun; use gunner-2; raise sails; sail to row 4 centre; sail to row 4 left; use deckhand-2; end; mode pirate; level first-mate; play captain; play crewman-1; play crewman-2; play first-mate; play buccaneer; use crewman-1; use crewman-2; use crewman-2 bottom; use first-mate; build fort on row 3 left; split 4 dock rest ship; build garrison on row 3 left; split 1 dock rest ship; raise sails; sail to row 2 centre; use buccaneer; load 2 coins into D; sail to row 1 centre; buy; end; mode pirate; sleeve cannon-bottom in first-mate; level first-mate; play crewman-1; play crewman-2; play bosun; use crewman-1; use crewman-2; use bosun; raise sails; sail to harbour; sail to row 1 right; end; mode pirate; level first-mate; play captain; play bosun; play gunner-2; play purser; use bosun; use gunner-2; use purser; produce on row 1 centre; raise sails; sail to row 3 right; end; mode pirate; level first-mate; play captain; play crewman-1; play crewman-2; use crewman-1; use crewman-2; raise sails; sail to row 4 right; end; mode pirate; level purser; play crewman-3; play bosun; play gunner-1; play purser; use crewman-3; use bosun; use gunner-1; use purser; produce on row 3 left; produce on row 2 centre; end; mode pirate; level first-mate; play captain; play crewman-3; play deckhand-1; play buccaneer; use captain top; use crewman-3; raise sails; sail to row 2 centre; use deckhand-1; use buccaneer; play first-mate; play purser; use purser; produce on row 2 centre; produce on row 2 right; load 4 coins into A; use first-mate; build fort on row 2 centre; build garrison on row 2 centre; sail to harbour; unload 4 coins from A; end; level first-mate; play crewman-3; play deckhand-1; play deckhand-2; use crewman-3; play first-mate; use first-mate; build fort on row 1 centre; raise sails; sail to row 4 right; play gunner-1; fire 1; fire 1; loot all; use gunner-1; use deckhand-1; use deckhand-2; end; mode trade; level first-mate; play crewman-3; play gunner-1; play gunner-2; play buccaneer; use crewman-3; use gunner-1; use gunner-2; use buccaneer; use buccaneer middle; play first-mate; use first-mate; build fort on row 4 right; build garrison on row 4 right; build outpost on row 4 right; play purser; use purser; produce on row 4 right; load 1 coin into A; load 2 cargo into D; raise sails; end; mode trade; level gunner-2; play crewman-1; play deckhand-2; use crewman-1; end; mode pirate; level bosun; play gunner-1; play gunner-2; play deckhand-2; use gunner-1; use gunner-2; load 4 cargo into A; load 2 cargo into D; raise sails; sail to row 1 right; buy; sail to row 2 right; use deckhand-2; trade; end; mode pirate; sleeve bonus-card-bottom in gunner-1; sleeve merchant-sail-and-helm-bottom in gunner-2; level buccaneer; play crewman-1; play crewman-2; play gunner-2; play buccaneer; use crewman-1; use crewman-2; use gunner-2',
      choices: [
        {
          action: 'raise sails',
          value: 0.2924,
          loss: 0,
          error: 0,
          line: ['1 sail to row 2 right', '1 fire 2', '0 fire 1'],
        },
        {
          action: 'storm fort',
          value: 0.1532,
          loss: 0.1392,
          error: 0.002,
          line: ['1 fire 2'],
        },
        {
          action: 'end',
          value: 0.1222,
          loss: 0.1701,
          error: 0.0013,
          line: ['1 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1371,
          error: 0.0065,
        },
        {
          value: 0.1392,
          error: 0.002,
        },
      ],
      whole: {
        value: 0.125,
        error: 0.0431,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '1-579',
      seed: 'puzzle 1',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'play crewman-3; play bosun; play gunner-2; use crewman-3; use bosun; use gunner-2; load 4 cargo into A; raise sails; sail to row 1 centre; buy; sail to row 2 centre; end; mode pirate; sleeve sail-top in crewman-3; play first-mate; play gunner-2; use first-mate; use gunner-2; load 4 cargo into A; raise sails; sail to row 1 centre; trade; sail to row 1 right; buy; end; mode pirate; sleeve merchant-2-cargo-middle in first-mate; sleeve helm-middle in gunner-2; play crewman-1; play crewman-3; play deckhand-1; use crewman-1; use crewman-3; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 left; buy; sail to row 2 left; use deckhand-1; buy; end; mode pirate; sleeve helm-middle in crewman-1; sleeve 2-cannons-top in crewman-3; level buccaneer; play captain; play crewman-2; play deckhand-1; play buccaneer; use crewman-2; raise sails; sail to row 2 left; play purser; fire 1; level first-mate; fire 1; loot all; use purser; produce on row 2 left; use deckhand-1; use buccaneer; load 2 coins into A; load 2 cargo into D; buy; sail to row 3 left; end; mode pirate; sleeve bombardment-bottom in buccaneer; level buccaneer; play crewman-1; play crewman-3; play gunner-1; play deckhand-1; play buccaneer; use crewman-1; use crewman-3; use gunner-1; use deckhand-1; use buccaneer; play purser; use purser; produce on row 1 right; load 1 coin into A; load 1 cargo into A; buy; raise sails; sail to harbour; unload 1 coin from A; sail to row 1 left; end; mode pirate; sleeve helm-top in buccaneer; play bosun; play gunner-1; play gunner-2; use bosun; use gunner-1; use gunner-2; raise sails; end; mode pirate; level first-mate; play crewman-1; play gunner-1; play deckhand-2; use crewman-1; use gunner-1; use deckhand-2; raise sails; sail to row 3 centre; end; mode pirate; level bosun; play captain; play crewman-2; play deckhand-2; use crewman-2; raise sails; sail to row 3 left; use deckhand-2; sail to row 4 left; end; mode pirate; level buccaneer; play captain; play crewman-2; play deckhand-2; play buccaneer; use crewman-2; raise sails; sail to row 3 left; use deckhand-2; use buccaneer; play purser; use purser; produce on row 3 left; load 1 coin into A; load 3 cargo into D; sail to row 3 centre; play first-mate; fire 1; level first-mate; fire 1; loot all; use first-mate; build fort on row 3 left; split 4 dock rest ship; trade; end; mode pirate; sleeve merchant-2-coins-middle in buccaneer; play crewman-1; play crewman-3; play first-mate; play gunner-2; use crewman-1; use crewman-3; use gunner-2; use first-mate; build fort on row 2 left; split 4 dock rest ship; build garrison on row 2 left; split 2 dock rest ship; raise sails; sail to row 3 right; end; mode pirate; level bosun; play crewman-2; play bosun; play gunner-2; play buccaneer; play purser; use crewman-2; use gunner-2; use purser; produce on row 1 right; use bosun choice 2; fit poop-deck into B; raise sails; sail to row 4 centre; use buccaneer; end; mode pirate; level buccaneer; play gunner-1; play deckhand-2; play buccaneer; use gunner-1; use buccaneer middle; raise sails; sail to row 3 right; play bosun; fire 1; fire 1; loot all; loot all; use bosun; use deckhand-2; use buccaneer; end; mode trade; level buccaneer; play crewman-2; play gunner-1; play deckhand-2; play buccaneer; use crewman-2; use gunner-1; use deckhand-2; use buccaneer; end; mode pirate; level gunner-1; play captain; play crewman-3; play deckhand-1; use crewman-3; raise sails; sail to row 3 right; play gunner-1; fire 3; fire 1; loot all; loot all; use gunner-1; sail to row 2 right; use deckhand-1; sail to row 1 right; load 1 coin into A; load 1 cargo into A; buy; end; mode pirate; sleeve coin-bottom in gunner-1; level first-mate; play crewman-2; play crewman-3; play gunner-2; use crewman-2; play first-mate; use crewman-3; use gunner-2; use first-mate; build garrison on row 3 left; split 4 dock rest ship; build outpost on row 3 left; raise sails; sail to row 4 right; end; mode pirate; level purser; play captain; play bosun; play gunner-2; play deckhand-1; play purser; use bosun; use gunner-2; use purser; produce on row 2 left; produce on row 3 right; use deckhand-1; raise sails; sail to harbour; unload 3 coins from A; unload 2 coins from D; end; level first-mate; play crewman-1; play deckhand-2; play buccaneer; use crewman-1; attack; play first-mate; fire 2; loot all; use first-mate middle; use first-mate; build fort on row 4 centre; raise sails; sail to harbour; unload 4 coins from A; unload 2 coins from D; sail to row 1 centre; sail to row 2 centre; use deckhand-2; use buccaneer; end; mode pirate; sleeve fishing-smack in first-mate; level purser; play captain; play crewman-1; play deckhand-1; play purser; use crewman-1; use purser; produce on row 3 left; produce on row 4 left; raise sails; sail to row 2 right; use deckhand-1; end; mode pirate; level buccaneer; play crewman-2; play deckhand-2; play buccaneer; use crewman-2; load 3 cargo into A; load 2 cargo into D; raise sails; sail to row 1 right; use deckhand-2; use buccaneer; attack; play crewman-1; fire 1; loot all; use crewman-1; end; level purser; play crewman-2; play gunner-2; play deckhand-1; play purser; use crewman-2; use gunner-2; use purser; produce on row 2 centre; produce on row 4 centre; load 1 coin into A; load 3 cargo into A; buy; use deckhand-1; raise sails; sail to row 1 left; attack; fire 2; loot all; sail to harbour; unload 3 coins from A; end; sleeve cargo-and-repair-middle in purser; sleeve coasting-sloop in crewman-2; level gunner-1; play captain; play crewman-2; play deckhand-1; use crewman-2; use deckhand-1; raise sails; sail to row 3 left; load 2 coins into A; load 3 cargo into D; load 1 cargo into A; end; mode trade; level first-mate; play crewman-3; play first-mate; play gunner-1; play purser; use crewman-3; use gunner-1; use purser; produce on row 3 right; produce on row 2 left; use first-mate; build fort on row 3 right; build garrison on row 3 right; build fort on row 1 right; raise sails; sail to row 2 right; buy; sail to row 3 right; load 4 coins into A; load 2 coins into D; load 1 cargo into D; end; mode trade; sleeve 2-bonus-cards-top in first-mate; level bosun; play captain; play crewman-3; play bosun; play gunner-1; use crewman-3; use gunner-1; use gunner-1 bottom; load 3 cargo into A; load 2 cargo into D; use bosun choice 3; fit fighting-castle into C; raise sails; sail to row 2 centre; buy; sail to row 2 right; attack; fire 5; loot all; sail to harbour; unload 3 coins from A; end; sleeve 2-sails-top in bosun; level buccaneer; play crewman-3; play gunner-2; play deckhand-2; play buccaneer; use crewman-3; use gunner-2; use buccaneer middle; raise sails; sail to row 4 left; use deckhand-2; use buccaneer; end; mode pirate; level gunner-2; play captain; play deckhand-1; play deckhand-2; raise sails; sail to row 2 right; use deckhand-1; use deckhand-2; replace a cube of player 2 on row 2 right; sail to harbour; unload 4 coins from A; unload 2 coins from D; end; level crewman-2; play crewman-1; play crewman-2; play deckhand-1; play deckhand-2; use crewman-1; use crewman-2; use crewman-2 line 2; load 1 cargo into A; raise sails; sail to row 4 centre; load 1 coin into A; sail to row 4 left; fire 4; play gunner-1; fire 2; loot all; use deckhand-1; use deckhand-2; end; mode pirate; level first-mate; play crewman-1; play first-mate; play bosun; play purser; use gunner-1; use crewman-1; use bosun; use purser; produce on row 3 left; produce on row 4 left; use first-mate; build fort on row 4 left; split 3 dock rest ship; build garrison on row 4 left; split 2 dock rest ship; build outpost on row 4 left; split 1 dock rest ship; fight player 1; fire 2; fire 4; loot all; loot all; raise sails; sail to row 3 centre; buy; end; mode pirate; sleeve promotion-top in first-mate; level gunner-2; play crewman-1; play crewman-2; play bosun; play buccaneer; use crewman-1; use crewman-2; use bosun; load 3 cargo into A; raise sails; sail to row 1 centre; buy; sail to row 2 centre; use buccaneer; end; mode trade; sleeve cannon-middle in buccaneer; level first-mate; play bosun; play gunner-2; play purser; use gunner-2; use purser; produce on row 4 centre; produce on row 4 right; use purser middle; split 1 dock rest ship; play first-mate; use purser middle line 2; use first-mate top; use first-mate middle; use first-mate; build garrison on row 4 centre; split 4 dock rest ship; build outpost on row 4 centre; use bosun; raise sails; sail to row 3 centre; fire 4; fire 1; loot all; loot all; sail to row 4 centre; load 1 coin into A; end; mode pirate; level bosun; play captain; play crewman-1; play deckhand-1; use crewman-1; load 2 cargo into A; raise sails; sail to row 1 centre; buy; sail to row 1 right; sail to row 2 right; use deckhand-1; replace a cube of player 1 on row 2 right; end; mode trade; sleeve cannon-bottom in captain; level gunner-2; play first-mate; play gunner-1; play gunner-2; play deckhand-1; use gunner-1; use gunner-2; use first-mate; build fort on row 2 centre; split 3 dock rest ship; build garrison on row 1 right; raise sails',
      choices: [
        {
          action: 'sail to row 1 centre',
          value: 0.5632,
          loss: 0,
          error: 0,
          line: ['2 attack', '2 play bosun', '2 fire 2'],
        },
        {
          action: 'sail to row 2 left',
          value: 0.4731,
          loss: 0.0901,
          error: 0.0015,
          line: ['2 load 4 coins into A', '2 load 3 cargo into D', '2 end', '2 mode pirate'],
        },
        {
          action: 'sail to row 2 right',
          value: 0.4458,
          loss: 0.1174,
          error: 0.0018,
          line: [
            '2 use deckhand-1',
            '2 sail to row 1 right',
            '2 load 1 coin into A',
            '2 load 1 cargo into A',
            '2 end',
            '2 mode pirate',
          ],
        },
        {
          action: 'sail to row 1 right',
          value: 0.433,
          loss: 0.1302,
          error: 0.0026,
          line: ['2 load 1 coin into A', '2 load 1 cargo into A', '2 end', '2 mode pirate'],
        },
        {
          action: 'pass row 2 right',
          value: 0.433,
          loss: 0.1302,
          error: 0.0026,
          line: ['2 sail to row 1 right', '2 load 1 coin into A', '2 load 1 cargo into A', '2 end', '2 mode pirate'],
        },
        {
          action: 'end',
          value: 0.4176,
          loss: 0.1456,
          error: 0.0026,
          line: ['2 mode pirate'],
        },
      ],
      habits: ['sail to row 2 left', 'pass row 2 right'],
      gaps: [
        {
          value: 0.0924,
          error: 0.0051,
        },
        {
          value: 0.0901,
          error: 0.0015,
        },
      ],
      whole: {
        value: 0.125,
        error: 0.0454,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '4-321',
      seed: 'puzzle 4',
      seats: 2,
      options: {},
      seat: 1,
      actions:
        'play crewman-3; play gunner-1; play deckhand-1; use crewman-3; use gunner-1; load 3 cargo into A; raise sails; sail to row 1 centre; trade; sail to row 1 right; use deckhand-1; end; mode pirate; sleeve merchant-bonus-card-bottom in crewman-3; play captain; play crewman-3; play bosun; use crewman-3; use bosun; load 4 cargo into A; raise sails; sail to row 2 left; buy; end; mode pirate; sleeve battle-cubes-per-helm-top in captain; level buccaneer; play crewman-2; play deckhand-2; play buccaneer; use crewman-2; raise sails; sail to row 1 centre; use deckhand-2; use buccaneer; play purser; use purser; produce on row 1 centre; load 1 coin into A; load 1 cargo into A; sail to harbour; unload 1 coin from A; end; level buccaneer; play crewman-1; play deckhand-1; play deckhand-2; play buccaneer; use crewman-1; use deckhand-1; use deckhand-2; use buccaneer; raise sails; sail to row 2 centre; end; mode pirate; level first-mate; play captain; play crewman-1; play bosun; play gunner-2; use crewman-1; use bosun; use gunner-2; load 3 cargo into A; load 1 cargo into D; raise sails; end; level first-mate; play crewman-2; play gunner-1; play gunner-2; play purser; use crewman-2; use gunner-1; use gunner-2; use purser; produce on row 2 left; raise sails; sail to row 2 right; end; mode pirate; level first-mate; play crewman-2; play first-mate; play gunner-1; play gunner-2; play purser; use crewman-2; use gunner-1; use gunner-2; use purser; produce on row 1 centre; load 2 cargo into D; use first-mate; build fort on row 1 centre; build garrison on row 1 centre; raise sails; sail to row 1 centre; load 2 coins into A; load 1 cargo into D; buy; sail to harbour; unload 2 coins from A; end; sleeve cargo-top in first-mate; level first-mate; play captain; play first-mate; play gunner-1; play buccaneer; use gunner-1; use first-mate; build fort on row 2 left; split 4 dock rest ship; build garrison on row 2 left; raise sails; sail to row 3 right; sail to row 1 right; use buccaneer; end; mode trade; level bosun; play captain; play crewman-1; play deckhand-1; use crewman-1; load 1 cargo into A; raise sails; sail to row 1 right; buy; sail to row 2 right; sail to row 3 right; use deckhand-1; end; mode pirate; sleeve cannon-middle in captain; level purser; play crewman-1; play crewman-3; play bosun; play deckhand-1; play purser; use crewman-1; use crewman-3; use bosun; use purser; produce on row 2 left; produce on row 1 right; load 1 cargo into A; buy; raise sails; sail to row 2 right; use deckhand-1; end; mode pirate; sleeve helm-top in purser; level bosun; play crewman-3; play bosun; play deckhand-1; play deckhand-2; play buccaneer; use crewman-3; use bosun; raise sails; sail to row 2 right; fire 1; fire 1; use deckhand-1; use deckhand-2; use buccaneer; end; mode trade; level buccaneer; play crewman-2; play gunner-2; play deckhand-2; play buccaneer; use crewman-2; use gunner-2; use deckhand-2; use buccaneer; raise sails; sail to row 3 centre; end; mode pirate; level first-mate; play captain; play crewman-2; play first-mate; play gunner-1; play purser; use crewman-2; use first-mate top; use gunner-1; use purser; produce on row 1 centre; use first-mate; build outpost on row 1 centre; raise sails; sail to row 1 centre; load 2 coins into A; load 1 cargo into A; sail to row 1 left; attack; fire 2; loot all; end; mode pirate; sleeve fishing-smack in crewman-2; level purser; play crewman-3; play gunner-1; play deckhand-1; play purser; use crewman-3; use gunner-1; use purser; produce on row 2 right; produce on row 2 left; produce on row 3 centre; raise sails; sail to row 3 right; use deckhand-1; sail to row 2 right; load 3 cargo into A; buy; end; mode trade; sleeve production-in-row-3-or-4-middle in purser; level purser; play crewman-1; play gunner-1; play gunner-2; play purser; use crewman-1; use gunner-1; use gunner-2; use purser; produce on row 1 centre; produce on row 3 centre; end; mode pirate; level first-mate; play captain; play crewman-1; play first-mate; use crewman-1; use first-mate; build fort on row 2 right; build garrison on row 2 right; build fort on row 1 right; raise sails; sail to row 2 left; load 3 coins into A; end; mode trade; level crewman-2; play captain; play crewman-2; play crewman-3; play deckhand-1; use crewman-2; use crewman-2 top; use crewman-3; use deckhand-1; raise sails; sail to harbour; unload 3 coins from A; unload 3 coins from D; end; level purser; play crewman-1; play deckhand-1; play purser; use crewman-1; play first-mate; use purser; produce on row 2 right; produce on row 2 left; produce on row 3 centre; produce on row 1 right; use purser middle; produce on row 3 centre; load 2 coins into D; load 1 cargo into A; use first-mate; build garrison on row 1 right; split 3 dock rest ship; raise sails; sail to row 3 left; sail to row 3 centre; use deckhand-1; end; mode pirate; level purser; play first-mate; play bosun; play deckhand-2; play buccaneer; play purser; use first-mate top; use purser; produce on row 1 centre; produce on row 3 centre; produce on row 1 left; load 3 cargo into A; load 3 cargo into D; use bosun choice 2; fit poop-deck into B; raise sails; sail to row 1 centre; buy; load 3 coins into D; sail to row 2 centre; trade',
      choices: [
        {
          action: 'sail to row 3 centre',
          value: 0.8219,
          loss: 0,
          error: 0,
          line: ['1 fire 2'],
        },
        {
          action: 'sail to row 1 centre',
          value: 0.417,
          loss: 0.4048,
          error: 0.0047,
          line: ['1 load 3 coins into A', '1 load 1 cargo into A', '1 end'],
        },
        {
          action: 'end',
          value: 0.3851,
          loss: 0.4367,
          error: 0.0056,
          line: [],
        },
        {
          action: 'sail to row 2 right',
          value: 0.3328,
          loss: 0.489,
          error: 0.008,
          line: ['1 end'],
        },
        {
          action: 'sail to row 2 left',
          value: 0.3328,
          loss: 0.489,
          error: 0.008,
          line: ['1 end'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.4134,
          error: 0.0144,
        },
        {
          value: 0.4048,
          error: 0.0047,
        },
      ],
      whole: {
        value: 0.475,
        error: 0.1012,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '3-795',
      seed: 'puzzle 3',
      seats: 4,
      options: {},
      seat: 2,
      actions:
        'play crewman-2; play crewman-3; play gunner-1; use crewman-2; use crewman-3; use gunner-1; load 4 cargo into A; raise sails; sail to row 1 left; buy; sail to row 2 left; end; mode pirate; sleeve coin-bottom in crewman-2; play captain; play bosun; play deckhand-2; use bosun; load 3 cargo into A; raise sails; sail to row 2 centre; use deckhand-2; trade; end; mode pirate; sleeve merchant-cargo-and-helm-top in captain; play crewman-1; play gunner-2; play deckhand-2; use crewman-1; use gunner-2; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 right; buy; sail to row 1 centre; use deckhand-2; buy; end; mode pirate; sleeve strength-top in crewman-1; sleeve cannon-bottom in gunner-2; level buccaneer; play crewman-3; play gunner-1; play buccaneer; use crewman-3; use gunner-1; load 4 cargo into A; raise sails; sail to row 1 centre; play purser; fire 1; level first-mate; fire 1; loot all; use purser; produce on row 2 centre; use buccaneer; buy; sail to row 1 left; buy; end; mode pirate; sleeve influence-middle in buccaneer; sleeve helm-top in buccaneer; level first-mate; play crewman-1; play gunner-2; play deckhand-2; use crewman-1; use gunner-2; raise sails; sail to row 3 left; use deckhand-2; end; mode pirate; level purser; play crewman-1; play crewman-2; play gunner-1; play gunner-2; use crewman-1; use crewman-2; use gunner-1; use gunner-2; raise sails; sail to row 2 right; end; mode pirate; play crewman-2; play crewman-3; play gunner-1; use crewman-2; use crewman-3; use gunner-1; raise sails; sail to harbour; unload 2 coins from A; end; level bosun; play captain; play crewman-2; play deckhand-1; use crewman-2; raise sails; sail to row 1 centre; use deckhand-1; sail to row 3 centre; end; mode pirate; level buccaneer; play captain; play bosun; play deckhand-1; play buccaneer; use bosun; raise sails; sail to row 4 left; sail to row 3 left; use deckhand-1; use buccaneer; play purser; use purser; produce on row 3 left; load 2 coins into A; load 1 cargo into D; end; mode trade; level buccaneer; play crewman-3; play deckhand-1; play buccaneer; use crewman-3; raise sails; sail to row 1 centre; use deckhand-1; use buccaneer; replace a cube of player 3 on row 1 centre; replace a cube of player 3 on row 1 centre; play purser; use purser; produce on row 1 centre; produce on row 2 right; load 2 cargo into A; trade; end; mode trade; sleeve merchant-sail-middle in buccaneer; level buccaneer; play captain; play bosun; play deckhand-1; play buccaneer; use bosun; load 3 cargo into A; load 1 cargo into D; raise sails; sail to row 1 centre; use deckhand-1; replace a cube of player 1 on row 1 centre; use buccaneer; replace a cube of player 1 on row 1 centre; replace a cube of player 1 on row 1 centre; play purser; use purser; produce on row 1 centre; load 2 cargo into D; trade; sail to row 2 left; buy; end; mode pirate; sleeve merchant-bonus-card-bottom in buccaneer; sleeve refit-top in buccaneer; level first-mate; play crewman-1; play bosun; play gunner-2; play deckhand-2; use crewman-1; use bosun; use gunner-2; raise sails; sail to row 4 centre; sail to row 4 left; use deckhand-2; end; mode pirate; level first-mate; play captain; play crewman-1; play crewman-2; play first-mate; play buccaneer; use crewman-1; use crewman-2; use crewman-2 bottom; use first-mate; build fort on row 3 left; split 4 dock rest ship; build garrison on row 3 left; split 1 dock rest ship; raise sails; sail to row 2 centre; use buccaneer; load 2 coins into D; sail to row 1 centre; buy; end; mode pirate; sleeve cannon-bottom in first-mate; level first-mate; play crewman-1; play crewman-2; play bosun; use crewman-1; use crewman-2; use bosun; raise sails; sail to harbour; sail to row 1 right; end; mode pirate; level first-mate; play captain; play bosun; play gunner-2; play purser; use bosun; use gunner-2; use purser; produce on row 1 centre; raise sails; sail to row 3 right; end; mode pirate; level first-mate; play captain; play crewman-1; play crewman-2; use crewman-1; use crewman-2; raise sails; sail to row 4 right; end; mode pirate; level purser; play crewman-3; play bosun; play gunner-1; play purser; use crewman-3; use bosun; use gunner-1; use purser; produce on row 3 left; produce on row 2 centre; end; mode pirate; level first-mate; play captain; play crewman-3; play deckhand-1; play buccaneer; use captain top; use crewman-3; raise sails; sail to row 2 centre; use deckhand-1; use buccaneer; play first-mate; play purser; use purser; produce on row 2 centre; produce on row 2 right; load 4 coins into A; use first-mate; build fort on row 2 centre; build garrison on row 2 centre; sail to harbour; unload 4 coins from A; end; level first-mate; play crewman-3; play deckhand-1; play deckhand-2; use crewman-3; play first-mate; use first-mate; build fort on row 1 centre; raise sails; sail to row 4 right; play gunner-1; fire 1; fire 1; loot all; use gunner-1; use deckhand-1; use deckhand-2; end; mode trade; level first-mate; play crewman-3; play gunner-1; play gunner-2; play buccaneer; use crewman-3; use gunner-1; use gunner-2; use buccaneer; use buccaneer middle; play first-mate; use first-mate; build fort on row 4 right; build garrison on row 4 right; build outpost on row 4 right; play purser; use purser; produce on row 4 right; load 1 coin into A; load 2 cargo into D; raise sails; end; mode trade; level gunner-2; play crewman-1; play deckhand-2; use crewman-1; end; mode pirate; level bosun; play gunner-1; play gunner-2; play deckhand-2; use gunner-1; use gunner-2; load 4 cargo into A; load 2 cargo into D; raise sails; sail to row 1 right; buy; sail to row 2 right; use deckhand-2; trade; end; mode pirate; sleeve bonus-card-bottom in gunner-1; sleeve merchant-sail-and-helm-bottom in gunner-2; level buccaneer; play crewman-1; play crewman-2; play gunner-2; play buccaneer; use crewman-1; use crewman-2; use gunner-2; raise sails; sail to row 2 right; fire 2; fire 1; use crewman-1 top; loot all; loot all; use buccaneer; load 2 coins into A; load 3 cargo into D; load 1 cargo into A; buy; load 2 cargo into D; end; mode pirate; sleeve 2-helms-middle in buccaneer; level bosun; play captain; play bosun; play deckhand-1; play deckhand-2; use bosun choice 2; split 3 dock rest ship; fit poop-deck into B; raise sails; sail to row 4 centre; use deckhand-1; use deckhand-2; end; mode pirate; level buccaneer; play captain; play crewman-3; play bosun; play gunner-2; play deckhand-1; play buccaneer; use crewman-3; use bosun; use gunner-2; raise sails; sail to row 1 left; use deckhand-1; use buccaneer; end; mode pirate; level bosun; play crewman-2; play bosun; play deckhand-1; play buccaneer; play purser; use crewman-2; use purser; produce on row 2 centre; produce on row 3 right; use bosun; raise sails; sail to row 2 centre; load 2 coins into D; sail to row 2 right; fire 1; fire 1; use deckhand-1; use buccaneer; end; mode trade; level purser; play crewman-3; play gunner-1; play deckhand-1; play deckhand-2; use crewman-3; use gunner-1; use deckhand-1; use deckhand-2; play purser; use purser; produce on row 2 right; produce on row 1 centre; load 1 coin into D; raise sails; sail to harbour; unload 3 coins from A; unload 1 coin from D; end; level buccaneer; play crewman-2; play buccaneer; play purser; use crewman-2; play first-mate; use purser; produce on row 4 right; use first-mate; build fort on row 4 centre; raise sails; sail to row 4 right; load 1 coin into A; load 2 cargo into D; sail to row 2 right; use buccaneer; replace a cube of player 2 on row 2 right; replace a cube of player 2 on row 2 right; replace a cube of player 2 on row 2 right; use buccaneer middle; replace a cube of player 2 on row 2 right; load 1 cargo into D; end; mode pirate; level first-mate; play crewman-2; play first-mate; play gunner-1; play purser; use crewman-2; use crewman-2 bottom; use gunner-1; use purser; produce on row 3 left; produce on row 1 left; load 2 cargo into A; load 1 cargo into D; claim; raise sails; sail to harbour; unload 2 coins from A; unload 2 coins from D; end; level first-mate; play captain; play crewman-3; play first-mate; use captain top; use crewman-3; use first-mate; build outpost on row 2 centre; split 3 dock rest ship; raise sails; sail to row 1 right; buy; end; mode pirate; sleeve helm-middle in first-mate; level bosun; play captain; play first-mate; play gunner-1; use gunner-1; load 3 cargo into A; use first-mate; build garrison on row 1 centre; build outpost on row 1 centre; raise sails; sail to row 2 left; buy; sail to row 1 left; buy; end; mode pirate; sleeve influence-and-helm-bottom in first-mate; sleeve helm-middle in first-mate; level gunner-1; play crewman-1; play crewman-3; play gunner-1; use crewman-1; use crewman-3; use gunner-1; raise sails; sail to harbour; unload 4 coins from A; sail to row 1 right; play gunner-2; fire 3; fire 1; loot all; use gunner-2; trade; end; mode pirate; sleeve merchant-helm-bottom in gunner-1; level gunner-2; play crewman-3; play gunner-1; use crewman-3; use gunner-1; load 2 cargo into A; raise sails; sail to row 1 left; play gunner-2; play deckhand-1; fire 2; fire 1; use gunner-2 line 3; loot all; use gunner-2; buy; end; mode pirate; sleeve production-in-row-3-middle in gunner-2; level buccaneer; play crewman-1; play crewman-2; play gunner-1; play deckhand-2; play buccaneer; use crewman-1; use crewman-2; use gunner-1; raise sails; sail to row 2 right; use deckhand-2; use buccaneer; load 2 cargo into A; end; mode trade; level bosun; play bosun; play deckhand-1; play deckhand-2; play buccaneer; play purser; use purser; produce on row 1 centre; produce on row 3 right; use bosun; raise sails; sail to row 1 centre; load 1 coin into A; load 3 cargo into A; load 3 cargo into D; buy; load 1 cargo into D; sail to row 1 left; fire 1; fire 1; use deckhand-1; use deckhand-2; use buccaneer; buy; end; mode trade; sleeve sail-top in bosun; sleeve coin-bottom in bosun; level purser; play captain; play crewman-2; play crewman-3; play purser; use crewman-2; use crewman-3; use purser; produce on row 4 right; produce on row 4 centre; raise sails; sail to harbour; unload 4 coins from A; sail to row 1 left; end; mode pirate; level buccaneer; play captain; play bosun; play buccaneer; play purser; use bosun; use purser; produce on row 3 left; produce on row 3 right; raise sails; sail to row 3 left; load 3 coins into A; load 3 coins into D; use buccaneer; end; mode trade; level bosun; play crewman-3; play first-mate; play bosun; play gunner-2; play deckhand-1; use crewman-3; use gunner-2; use first-mate; build fort on row 2 right; split 3 dock rest ship; build garrison on row 2 right; split 2 dock rest ship; build outpost on row 2 right; split 1 dock rest ship; use bosun; raise sails; sail to row 1 right; buy; sail to row 2 right; sail to row 3 right; use deckhand-1; end; mode pirate; sleeve cargo-top in bosun; level gunner-2; play crewman-2; play crewman-3; play gunner-2; play deckhand-2; use crewman-2; use crewman-3; use gunner-2; fight player 3; play crewman-1; fire 3; fire 2; use crewman-1 top; loot all; loot all; use crewman-1; buy; raise sails; sail to harbour; unload 1 coin from A; unload 2 coins from D; sail to row 1 centre; use deckhand-2; end; mode pirate; sleeve influence-middle in gunner-2; level buccaneer; play crewman-1; play deckhand-1; play buccaneer; use crewman-1; use buccaneer; buy; raise sails; sail to row 3 left; sail to row 4 left; use deckhand-1; use buccaneer middle; end; mode pirate; sleeve bonus-card-bottom in buccaneer; level crewman-2; play crewman-1; play crewman-2; play first-mate; play deckhand-2; use crewman-1; use crewman-2; use crewman-2 bottom; use first-mate; build outpost on row 3 left; split 3 dock rest ship; raise sails; sail to row 3 right; fire 2; fire 1; loot all; loot all; use deckhand-2; end; mode pirate; level purser; play captain; play deckhand-1; play deckhand-2; play purser; use captain top; use purser; produce on row 2 right; produce on row 2 centre; produce on row 3 right; load 2 cargo into A; raise sails; sail to row 2 right; load 2 coins into A; load 3 cargo into D; buy; load 1 cargo into A; sail to row 3 right; fire 1; fire 1; loot all; use deckhand-1; use deckhand-2; load 3 coins into D; end; mode trade; sleeve 2-sails-top in purser; level bosun; play captain; play bosun; play deckhand-1; play purser; use bosun bottom; use purser; produce on row 1 centre; produce on row 3 centre; load 1 coin into A; load 3 cargo into A; use bosun choice 3; split 5 dock rest ship; fit fighting-castle into B; end; mode pirate; level bosun; play first-mate; play bosun; play gunner-1; play gunner-2; play deckhand-2; use gunner-1; use gunner-2; use first-mate; build fort on row 4 left; build garrison on row 4 left; build fort on row 1 left; use bosun choice 2; fit poop-deck into C; raise sails; sail to row 4 right; load 1 coin into A; load 2 cargo into A; sail to row 4 centre; load 2 cargo into D',
      choices: [
        {
          action: 'sail to row 3 centre',
          value: 0.5777,
          loss: 0,
          error: 0,
          line: ['2 use deckhand-2', '2 end', '2 mode pirate'],
        },
        {
          action: 'sail to row 4 right',
          value: 0.4562,
          loss: 0.1214,
          error: 0,
          line: ['2 end', '2 mode pirate'],
        },
        {
          action: 'sail to row 4 left',
          value: 0.4562,
          loss: 0.1214,
          error: 0,
          line: ['2 end', '2 mode pirate'],
        },
        {
          action: 'end',
          value: 0.4562,
          loss: 0.1214,
          error: 0,
          line: ['2 mode pirate'],
        },
        {
          action: 'use deckhand-2',
          value: 0.4502,
          loss: 0.1275,
          error: 0,
          line: ['2 end', '2 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1214,
          error: 0,
        },
        {
          value: 0.1214,
          error: 0,
        },
      ],
      whole: {
        value: 0.1125,
        error: 0.0266,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '19-301',
      seed: 'puzzle 19',
      seats: 4,
      options: {},
      seat: 0,
      actions:
        'play crewman-2; play gunner-1; play deckhand-1; use crewman-2; use gunner-1; load 3 cargo into A; raise sails; sail to row 1 left; use deckhand-1; buy; sail to row 2 left; end; mode pirate; sleeve bonus-card-bottom in crewman-2; play crewman-2; play bosun; play gunner-2; use crewman-2; use bosun; use gunner-2; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 2 left; play first-mate; fire 1; level buccaneer; fire 1; loot all; use first-mate; buy; end; mode pirate; sleeve influence-and-helm-bottom in crewman-2; play captain; play deckhand-2; load 3 cargo into A; raise sails; sail to row 1 left; use deckhand-2; buy; sail to row 1 centre; buy; sail to row 1 left; end; mode pirate; sleeve cannon-bottom in captain; sleeve helm-middle in deckhand-2; level first-mate; play captain; play crewman-1; play crewman-3; use crewman-1; use crewman-3; load 4 cargo into A; raise sails; sail to row 2 right; buy; end; mode pirate; sleeve battle-cubes-per-helm-top in captain; play bosun; play gunner-2; play buccaneer; use bosun; use gunner-2; raise sails; sail to row 1 left; play first-mate; play purser; fire 1; level buccaneer; fire 1; loot all; loot all; use first-mate; use purser; produce on row 2 right; use buccaneer; buy; end; mode trade; sleeve sail-top in buccaneer; level purser; play crewman-3; play gunner-1; play deckhand-2; use crewman-3; use gunner-1; use deckhand-2; end; mode pirate; play crewman-3; play bosun; play gunner-1; play buccaneer; use crewman-3; use bosun; use gunner-1; use buccaneer; raise sails; sail to harbour; unload 1 coin from A; end; level first-mate; play crewman-2; play gunner-2; play deckhand-2; use crewman-2; use gunner-2; use deckhand-2; raise sails; sail to row 2 centre; end; mode pirate; level crewman-1; play captain; play crewman-3; play deckhand-2; use crewman-3; raise sails; use deckhand-2; sail to harbour; unload 1 coin from A; sail to row 1 left; end; mode trade; level buccaneer; play captain; play crewman-1; play deckhand-1; play buccaneer; use crewman-1; raise sails; sail to row 1 left; use deckhand-1; replace a cube of player 2 on row 1 left; use buccaneer; replace a cube of player 2 on row 1 left; end; mode trade; level first-mate; play crewman-1; play crewman-2; play gunner-2; play deckhand-1; use crewman-1; use crewman-2; use gunner-2; load 3 cargo into A; load 3 cargo into D; raise sails; sail to row 1 left; buy; sail to row 2 left; use deckhand-1; buy; end; mode pirate; sleeve strength-bottom in crewman-1; sleeve cargo-and-repair-middle in crewman-2; level buccaneer; play bosun; play gunner-1; play deckhand-1; play buccaneer; use bosun; use gunner-1; use deckhand-1; use buccaneer; play first-mate; play purser; use purser; produce on row 2 centre; load 1 coin into A; load 3 cargo into D; use first-mate; build fort on row 2 centre; split 4 dock rest ship; build garrison on row 2 centre; raise sails; sail to row 1 left; buy; end; mode pirate; sleeve coin-bottom in first-mate; level first-mate; play crewman-1; play crewman-3; play gunner-2; use crewman-1; use crewman-3; use gunner-2; raise sails; sail to row 3 left; end; mode pirate; level purser; play gunner-1; play deckhand-2; play buccaneer; use gunner-1; end; mode trade; level first-mate; play captain; play crewman-3; play gunner-1; play gunner-2; use crewman-3; use gunner-1; use gunner-2; raise sails; sail to row 3 centre; end; mode pirate; level first-mate; play crewman-3; play first-mate; play gunner-1; use crewman-3; use first-mate bottom; use gunner-1; raise sails; sail to harbour; unload 1 coin from A; end; level first-mate; play captain; play crewman-2; play deckhand-1; play buccaneer; use crewman-2; use deckhand-1; use buccaneer; play first-mate; play purser; use purser; produce on row 3 left; load 1 coin into A; load 1 cargo into A; use first-mate; build fort on row 3 left; split 4 dock rest ship; build garrison on row 3 left; split 2 dock rest ship; raise sails; sail to row 4 left; end; mode pirate; level first-mate; play captain; play bosun; play gunner-2; play deckhand-1; play purser; use bosun; use gunner-2; use purser; produce on row 1 left; produce on row 2 right; produce on row 3 centre; load 1 coin into A; raise sails; sail to harbour; unload 1 coin from A; unload 1 coin from D; sail to row 2 left; use deckhand-1; end; mode trade; level first-mate; play crewman-1; play bosun; play deckhand-1; play deckhand-2; use crewman-1; use bosun; use deckhand-1; use deckhand-2; raise sails; sail to row 3 right; end; mode pirate; level purser; play crewman-2; play bosun; play deckhand-1; play buccaneer; play purser; use crewman-2; use bosun; use purser; produce on row 2 centre; produce on row 3 right; load 4 cargo into A; raise sails; sail to row 1 right; buy',
      choices: [
        {
          action: 'sail to row 2 right',
          value: 0.407,
          loss: 0,
          error: 0,
          line: [
            '0 use deckhand-1',
            '0 use buccaneer',
            '0 load 2 coins into A',
            '0 load 3 cargo into D',
            '0 buy',
            '0 load 1 cargo into A',
          ],
        },
        {
          action: 'sail to row 1 centre',
          value: 0.2745,
          loss: 0.1325,
          error: 0,
          line: ['0 buy', '0 end'],
        },
        {
          action: 'end',
          value: 0.2626,
          loss: 0.1444,
          error: 0,
          line: [],
        },
        {
          action: 'sail to harbour',
          value: 0.2626,
          loss: 0.1444,
          error: 0,
          line: ['0 end'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1325,
          error: 0,
        },
        {
          value: 0.1325,
          error: 0,
        },
      ],
      whole: {
        value: 0.2188,
        error: 0.0483,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '1-292',
      seed: 'puzzle 1',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'play crewman-3; play bosun; play gunner-2; use crewman-3; use bosun; use gunner-2; load 4 cargo into A; raise sails; sail to row 1 centre; buy; sail to row 2 centre; end; mode pirate; sleeve sail-top in crewman-3; play first-mate; play gunner-2; use first-mate; use gunner-2; load 4 cargo into A; raise sails; sail to row 1 centre; trade; sail to row 1 right; buy; end; mode pirate; sleeve merchant-2-cargo-middle in first-mate; sleeve helm-middle in gunner-2; play crewman-1; play crewman-3; play deckhand-1; use crewman-1; use crewman-3; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 left; buy; sail to row 2 left; use deckhand-1; buy; end; mode pirate; sleeve helm-middle in crewman-1; sleeve 2-cannons-top in crewman-3; level buccaneer; play captain; play crewman-2; play deckhand-1; play buccaneer; use crewman-2; raise sails; sail to row 2 left; play purser; fire 1; level first-mate; fire 1; loot all; use purser; produce on row 2 left; use deckhand-1; use buccaneer; load 2 coins into A; load 2 cargo into D; buy; sail to row 3 left; end; mode pirate; sleeve bombardment-bottom in buccaneer; level buccaneer; play crewman-1; play crewman-3; play gunner-1; play deckhand-1; play buccaneer; use crewman-1; use crewman-3; use gunner-1; use deckhand-1; use buccaneer; play purser; use purser; produce on row 1 right; load 1 coin into A; load 1 cargo into A; buy; raise sails; sail to harbour; unload 1 coin from A; sail to row 1 left; end; mode pirate; sleeve helm-top in buccaneer; play bosun; play gunner-1; play gunner-2; use bosun; use gunner-1; use gunner-2; raise sails; end; mode pirate; level first-mate; play crewman-1; play gunner-1; play deckhand-2; use crewman-1; use gunner-1; use deckhand-2; raise sails; sail to row 3 centre; end; mode pirate; level bosun; play captain; play crewman-2; play deckhand-2; use crewman-2; raise sails; sail to row 3 left; use deckhand-2; sail to row 4 left; end; mode pirate; level buccaneer; play captain; play crewman-2; play deckhand-2; play buccaneer; use crewman-2; raise sails; sail to row 3 left; use deckhand-2; use buccaneer; play purser; use purser; produce on row 3 left; load 1 coin into A; load 3 cargo into D; sail to row 3 centre; play first-mate; fire 1; level first-mate; fire 1; loot all; use first-mate; build fort on row 3 left; split 4 dock rest ship; trade; end; mode pirate; sleeve merchant-2-coins-middle in buccaneer; play crewman-1; play crewman-3; play first-mate; play gunner-2; use crewman-1; use crewman-3; use gunner-2; use first-mate; build fort on row 2 left; split 4 dock rest ship; build garrison on row 2 left; split 2 dock rest ship; raise sails; sail to row 3 right; end; mode pirate; level bosun; play crewman-2; play bosun; play gunner-2; play buccaneer; play purser; use crewman-2; use gunner-2; use purser; produce on row 1 right; use bosun choice 2; fit poop-deck into B; raise sails; sail to row 4 centre; use buccaneer; end; mode pirate; level buccaneer; play gunner-1; play deckhand-2; play buccaneer; use gunner-1; use buccaneer middle; raise sails; sail to row 3 right; play bosun; fire 1; fire 1; loot all; loot all; use bosun; use deckhand-2; use buccaneer; end; mode trade; level buccaneer; play crewman-2; play gunner-1; play deckhand-2; play buccaneer; use crewman-2; use gunner-1; use deckhand-2; use buccaneer; end; mode pirate; level gunner-1; play captain; play crewman-3; play deckhand-1; use crewman-3; raise sails; sail to row 3 right; play gunner-1; fire 3; fire 1; loot all; loot all; use gunner-1; sail to row 2 right; use deckhand-1; sail to row 1 right; load 1 coin into A; load 1 cargo into A; buy; end; mode pirate; sleeve coin-bottom in gunner-1; level first-mate; play crewman-2; play crewman-3; play gunner-2; use crewman-2; play first-mate; use crewman-3; use gunner-2; use first-mate; build garrison on row 3 left; split 4 dock rest ship; build outpost on row 3 left; raise sails; sail to row 4 right; end; mode pirate; level purser; play captain; play bosun; play gunner-2; play deckhand-1; play purser; use bosun; use gunner-2; use purser; produce on row 2 left; produce on row 3 right; use deckhand-1; raise sails; sail to harbour; unload 3 coins from A; unload 2 coins from D; end; level first-mate; play crewman-1; play deckhand-2; play buccaneer; use crewman-1; attack; play first-mate; fire 2; loot all; use first-mate middle; use first-mate; build fort on row 4 centre; raise sails',
      choices: [
        {
          action: 'sail to harbour',
          value: 0.675,
          loss: 0,
          error: 0,
          line: [
            '0 unload 4 coins from A',
            '0 unload 2 coins from D',
            '0 sail to row 1 centre',
            '0 sail to row 2 centre',
            '0 use deckhand-2',
            '0 use buccaneer',
          ],
        },
        {
          action: 'sail to row 4 right',
          value: 0.5127,
          loss: 0.1624,
          error: 0.0044,
          line: ['0 fire 0', '1 fire 1'],
        },
        {
          action: 'sail to row 3 right',
          value: 0.5101,
          loss: 0.1649,
          error: 0.0031,
          line: ['0 sail to row 4 right', '0 fire 0', '1 fire 1'],
        },
        {
          action: 'sail to row 2 right',
          value: 0.5091,
          loss: 0.1659,
          error: 0.0025,
          line: ['0 sail to row 3 right', '0 sail to row 4 right', '0 fire 0', '1 fire 1'],
        },
        {
          action: 'end',
          value: 0.4848,
          loss: 0.1902,
          error: 0,
          line: [],
        },
        {
          action: 'pass row 2 right',
          value: 0.4848,
          loss: 0.1902,
          error: 0,
          line: ['0 sail to row 1 centre', '0 end'],
        },
      ],
      habits: ['pass row 2 right'],
      gaps: [
        {
          value: 0.1774,
          error: 0.0095,
        },
        {
          value: 0.1624,
          error: 0.0044,
        },
      ],
      whole: {
        value: 0.225,
        error: 0.0467,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '21-210',
      seed: 'puzzle 21',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'play captain; play crewman-1; play gunner-2; use crewman-1; use gunner-2; load 3 cargo into A; raise sails; sail to row 1 centre; buy; sail to row 2 centre; end; mode pirate; sleeve strength-bottom in captain; play captain; play crewman-1; play deckhand-1; use crewman-1; load 3 cargo into A; raise sails; sail to row 1 centre; use deckhand-1; buy; sail to row 2 left; end; mode pirate; sleeve sail-top in captain; play bosun; play gunner-2; play deckhand-1; use bosun; use gunner-2; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 centre; buy; sail to row 1 right; use deckhand-1; buy; end; mode pirate; sleeve production-in-row-3-middle in bosun; sleeve strength-top in gunner-2; level buccaneer; play crewman-2; play bosun; play buccaneer; use crewman-2; use bosun; use buccaneer; raise sails; sail to row 2 right; end; mode pirate; level buccaneer; play gunner-1; play gunner-2; play deckhand-2; play buccaneer; use gunner-1; use gunner-2; raise sails; sail to row 2 centre; use deckhand-2; use buccaneer; end; mode trade; level buccaneer; play captain; play crewman-2; play deckhand-2; play buccaneer; use crewman-2; raise sails; sail to row 1 centre; sail to row 2 centre; use deckhand-2; use buccaneer; replace a cube of player 3 on row 2 centre; replace a cube of player 3 on row 2 centre; play purser; use purser; produce on row 2 centre; load 3 coins into A; load 1 cargo into D; end; mode trade; level first-mate; play crewman-3; play gunner-1; play deckhand-1; play deckhand-2; use crewman-3; use gunner-1; raise sails; sail to row 2 centre; use deckhand-1; replace a cube of player 1 on row 2 centre; use deckhand-2; replace a cube of player 1 on row 2 centre; play purser; use purser; produce on row 2 centre; load 3 coins into A; load 1 cargo into D; end; mode trade; level first-mate; play crewman-2; play crewman-3; play bosun; use crewman-2; use crewman-3; use bosun; raise sails; sail to row 3 centre; end; mode pirate; level first-mate; play crewman-1; play crewman-3; play gunner-1; use crewman-1; use crewman-3; use gunner-1; end; mode pirate; level first-mate; play captain; play crewman-1; play first-mate; play deckhand-2; use crewman-1; use first-mate; build fort on row 2 centre; split 4 dock rest ship; build garrison on row 2 centre; split 1 dock rest ship; fight player 1; play gunner-1; fire 1; level first-mate; fire 1; use captain bottom; use gunner-1; raise sails; sail to row 3 left; sail to row 2 left; use deckhand-2; end; mode pirate; level first-mate; play captain; play crewman-3; play deckhand-1; play deckhand-2; use crewman-3; raise sails; sail to row 3 right; sail to row 1 right; use deckhand-1; use deckhand-2; play first-mate; use first-mate; build fort on row 1 right; split 4 dock rest ship; build garrison on row 1 right; split 2 dock rest ship; end; mode trade; play crewman-1; play gunner-1; play buccaneer; use crewman-1; use gunner-1; end; mode pirate; level purser; play gunner-2; play deckhand-1; play buccaneer; play purser; use gunner-2; use purser; produce on row 2 centre; produce on row 2 left; use deckhand-1; use buccaneer; load 3 coins into D; raise sails; sail to harbour; unload 3 coins from A; unload 3 coins from D; end; level purser; play crewman-1; play crewman-2; play gunner-1; play buccaneer; use crewman-1; use crewman-2; use gunner-1; attack; play purser; fire 1; use purser; produce on row 3 centre; produce on row 1 centre',
      choices: [
        {
          action: 'raise sails',
          value: 0.3419,
          loss: 0,
          error: 0,
          line: [
            '2 sail to harbour',
            '2 unload 2 coins from A',
            '2 sail to row 1 centre',
            '2 use buccaneer',
            '2 load 2 coins into A',
            '2 end',
          ],
        },
        {
          action: 'use buccaneer',
          value: 0.2363,
          loss: 0.1056,
          error: 0,
          line: ['2 raise sails', '2 sail to harbour', '2 unload 2 coins from A', '2 sail to row 1 centre', '2 end'],
        },
        {
          action: 'end',
          value: 0.2135,
          loss: 0.1284,
          error: 0,
          line: [],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1056,
          error: 0,
        },
        {
          value: 0.1056,
          error: 0,
        },
      ],
      whole: {
        value: 0.14,
        error: 0.0414,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '20-343',
      seed: 'puzzle 20',
      seats: 2,
      options: {},
      seat: 1,
      actions:
        'play captain; play crewman-3; play first-mate; use crewman-3; use first-mate; load 3 cargo into A; raise sails; sail to row 1 left; trade; sail to row 1 centre; attack; play buccaneer; fire 1; loot all; use buccaneer; sail to harbour; unload 2 coins from A; end; sleeve merchant-2-cargo-middle in captain; sleeve fishing-smack in crewman-3; play crewman-1; play first-mate; play gunner-2; use crewman-1; use first-mate; use gunner-2; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 centre; buy; sail to row 2 centre; buy; end; mode pirate; sleeve helm-middle in crewman-1; sleeve influence-and-helm-bottom in first-mate; level purser; play bosun; play gunner-2; play deckhand-2; use bosun; use gunner-2; load 2 cargo into A; raise sails; sail to row 1 right; buy; sail to row 2 right; use deckhand-2; end; mode pirate; sleeve helm-middle in bosun; level buccaneer; play captain; play gunner-1; play deckhand-1; play deckhand-2; play buccaneer; use gunner-1; raise sails; sail to row 2 left; sail to row 2 centre; sail to row 2 right; fire 1; fire 1; loot all; end; mode pirate; level purser; play crewman-1; play crewman-2; play gunner-1; play deckhand-1; use crewman-1; use crewman-2; use gunner-1; raise sails; sail to row 3 right; use deckhand-1; end; mode pirate; level purser; play crewman-2; play crewman-3; play bosun; use crewman-2; use crewman-3; use bosun; raise sails; end; mode pirate; level purser; play crewman-1; play crewman-2; play crewman-3; play deckhand-2; use crewman-1; use crewman-2; use crewman-3; use crewman-3 top; raise sails; sail to row 3 centre; use deckhand-2; end; mode pirate; level purser; play captain; play crewman-1; play crewman-2; play deckhand-1; use crewman-1; use crewman-2; use deckhand-1; raise sails; sail to harbour; end; level first-mate; play captain; play gunner-1; play deckhand-1; use captain middle; use gunner-1; raise sails; sail to row 3 left; use deckhand-1; end; mode pirate; level purser; play gunner-1; play deckhand-2; play buccaneer; use gunner-1; load 3 cargo into A; load 3 cargo into D; raise sails; sail to row 1 centre; use deckhand-2; use buccaneer; play purser; use purser; produce on row 1 centre; produce on row 2 right; produce on row 3 left; produce on row 3 centre; buy; load 2 coins into D; sail to harbour; unload 2 coins from D; end; sleeve cannon-bottom in purser; level buccaneer; play captain; play bosun; play gunner-2; play buccaneer; use captain middle; claim; split 11 dock rest ship; use bosun; use gunner-2; raise sails; sail to row 3 centre; use buccaneer; play purser; use purser; produce on row 3 centre; produce on row 2 right; produce on row 3 left; produce on row 2 left; load 3 coins into A; load 3 coins into D; sail to row 4 centre; end; mode pirate; level first-mate; play crewman-3; play first-mate; play bosun; play gunner-2; play buccaneer; use crewman-3; use bosun; use gunner-2; load 2 cargo into D; use first-mate; build fort on row 1 centre; raise sails; sail to row 2 right; use first-mate bottom; use buccaneer; load 2 coins into D; buy; load 2 coins into A; load 1 coin into D; end; mode trade; sleeve bonus-cards-per-helm-bottom in buccaneer; level first-mate; play crewman-1; play gunner-1; play deckhand-1; play deckhand-2; use crewman-1; play first-mate; use gunner-1; use first-mate; build fort on row 3 centre; split 4 dock rest ship; use deckhand-1; use deckhand-2; end; mode pirate; level crewman-1; play captain; play deckhand-1; play deckhand-2; raise sails; sail to row 2 left; use deckhand-1; use deckhand-2; sail to row 1 left; buy; end; mode pirate; sleeve cargo-top in captain; level bosun; play crewman-2; play crewman-3; play gunner-2; use crewman-2; use crewman-3; use crewman-3 top; use gunner-2; end; mode pirate; level crewman-1; play crewman-2; play bosun; play gunner-1; play purser; use crewman-2; use bosun; use gunner-1; use purser; produce on row 1 centre; produce on row 2 right; produce on row 2 left; produce on row 3 left; end; mode pirate; level bosun; play captain; play crewman-1; play bosun; play gunner-1; use captain middle; use crewman-1; use gunner-1; use bosun choice 2; split 3 dock rest ship; fit poop-deck into B; raise sails; end; mode pirate; level first-mate; play captain; play crewman-1; play deckhand-2; play buccaneer; use captain top; play first-mate; use crewman-1; use first-mate; build fort on row 2 right; build garrison on row 2 right; raise sails; sail to harbour; unload 2 coins from A; unload 3 coins from D; end; level first-mate; play first-mate; play deckhand-1; play deckhand-2; play buccaneer; play purser; use purser; produce on row 3 centre; produce on row 3 left; produce on row 3 right; produce on row 4 centre; use first-mate; build garrison on row 3 centre; split 3 dock rest ship; build outpost on row 3 centre; use deckhand-1; use deckhand-2; use buccaneer; load 1 coin into A; raise sails; end; mode pirate; level gunner-2; play captain; play crewman-3; play gunner-2; play deckhand-1; use captain top; use crewman-3; use gunner-2; load 4 cargo into A; raise sails; sail to row 2 left; load 3 coins into D; buy; load 1 coin into A; load 3 cargo into A; sail to row 3 left; use deckhand-1; end; mode pirate; sleeve refit-top in gunner-2; level buccaneer; play captain; play crewman-2; play gunner-1; use captain middle; use crewman-2; use gunner-1; raise sails; sail to row 4 left; sail to row 2 left; sail to row 3 left; play buccaneer; fire 2; play purser; fire 2; loot all',
      choices: [
        {
          action: 'use buccaneer',
          value: 0.8263,
          loss: 0,
          error: 0,
          line: ['1 end', '1 mode pirate'],
        },
        {
          action: 'end',
          value: 0.4649,
          loss: 0.3614,
          error: 0,
          line: ['1 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.3614,
          error: 0,
        },
        {
          value: 0.3614,
          error: 0,
        },
      ],
      whole: {
        value: 0.625,
        error: 0.0854,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '4-165',
      seed: 'puzzle 4',
      seats: 2,
      options: {},
      seat: 1,
      actions:
        'play crewman-3; play gunner-1; play deckhand-1; use crewman-3; use gunner-1; load 3 cargo into A; raise sails; sail to row 1 centre; trade; sail to row 1 right; use deckhand-1; end; mode pirate; sleeve merchant-bonus-card-bottom in crewman-3; play captain; play crewman-3; play bosun; use crewman-3; use bosun; load 4 cargo into A; raise sails; sail to row 2 left; buy; end; mode pirate; sleeve battle-cubes-per-helm-top in captain; level buccaneer; play crewman-2; play deckhand-2; play buccaneer; use crewman-2; raise sails; sail to row 1 centre; use deckhand-2; use buccaneer; play purser; use purser; produce on row 1 centre; load 1 coin into A; load 1 cargo into A; sail to harbour; unload 1 coin from A; end; level buccaneer; play crewman-1; play deckhand-1; play deckhand-2; play buccaneer; use crewman-1; use deckhand-1; use deckhand-2; use buccaneer; raise sails; sail to row 2 centre; end; mode pirate; level first-mate; play captain; play crewman-1; play bosun; play gunner-2; use crewman-1; use bosun; use gunner-2; load 3 cargo into A; load 1 cargo into D; raise sails; end; level first-mate; play crewman-2; play gunner-1; play gunner-2; play purser; use crewman-2; use gunner-1; use gunner-2; use purser; produce on row 2 left; raise sails; sail to row 2 right; end; mode pirate; level first-mate; play crewman-2; play first-mate; play gunner-1; play gunner-2; play purser; use crewman-2; use gunner-1; use gunner-2; use purser; produce on row 1 centre; load 2 cargo into D; use first-mate; build fort on row 1 centre; build garrison on row 1 centre; raise sails; sail to row 1 centre; load 2 coins into A; load 1 cargo into D; buy; sail to harbour; unload 2 coins from A; end; sleeve cargo-top in first-mate; level first-mate; play captain; play first-mate; play gunner-1; play buccaneer; use gunner-1; use first-mate; build fort on row 2 left; split 4 dock rest ship; build garrison on row 2 left; raise sails; sail to row 3 right; sail to row 1 right; use buccaneer; end; mode trade; level bosun; play captain; play crewman-1; play deckhand-1; use crewman-1; load 1 cargo into A; raise sails; sail to row 1 right; buy; sail to row 2 right; sail to row 3 right; use deckhand-1; end; mode pirate; sleeve cannon-middle in captain; level purser; play crewman-1; play crewman-3; play bosun; play deckhand-1; play purser; use crewman-1; use crewman-3; use bosun; use purser; produce on row 2 left; produce on row 1 right; load 1 cargo into A; buy; raise sails; sail to row 2 right; use deckhand-1; end; mode pirate; sleeve helm-top in purser; level bosun; play crewman-3; play bosun; play deckhand-1; play deckhand-2; play buccaneer; use crewman-3; use bosun',
      choices: [
        {
          action: 'raise sails',
          value: 0.6695,
          loss: 0,
          error: 0,
          line: ['1 sail to row 2 right', '1 fire 1'],
        },
        {
          action: 'use deckhand-2',
          value: 0.5514,
          loss: 0.1181,
          error: 0.0023,
          line: ['1 use deckhand-1', '1 use buccaneer', '1 raise sails', '1 sail to row 3 centre'],
        },
        {
          action: 'use deckhand-1',
          value: 0.5511,
          loss: 0.1184,
          error: 0.0016,
          line: ['1 use deckhand-2', '1 use buccaneer', '1 raise sails', '1 sail to row 3 centre'],
        },
        {
          action: 'end',
          value: 0.4591,
          loss: 0.2104,
          error: 0.0023,
          line: ['1 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1204,
          error: 0.0069,
        },
        {
          value: 0.1181,
          error: 0.0023,
        },
      ],
      whole: {
        value: 0.17,
        error: 0.0438,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '10-67',
      seed: 'puzzle 10',
      seats: 1,
      options: {
        rival: 'hard',
      },
      seat: 0,
      actions:
        'play crewman-2; play gunner-1; play deckhand-2; use crewman-2; use gunner-1; load 3 cargo into A; raise sails; sail to row 1 right; buy; sail to row 1 centre; use deckhand-2; end; mode pirate; sleeve influence-middle in crewman-2; level buccaneer; fire 1; play bosun; play gunner-2; play deckhand-1; play buccaneer; use bosun; use gunner-2; use deckhand-1; use buccaneer; raise sails; sail to row 2 centre; end; mode pirate; level first-mate; play captain; play crewman-1; play crewman-3; use crewman-1; use crewman-3; raise sails; sail to row 2 left; sail to harbour; end; level first-mate; play captain; play gunner-1; play gunner-2; play deckhand-2; use gunner-1; use gunner-2; load 4 cargo into A; load 2 cargo into D; raise sails; sail to row 1 right; buy; sail to row 1 centre; buy; sail to row 1 left; use deckhand-2; end; mode pirate; sleeve influence-middle in captain; sleeve bonus-card-bottom in gunner-1; level first-mate; play crewman-1; play crewman-3; play bosun; play deckhand-1; use crewman-1; use crewman-3; use bosun',
      choices: [
        {
          action: 'raise sails',
          value: 0.7307,
          loss: 0,
          error: 0,
          line: ['0 sail to row 2 left', '0 use deckhand-1', '0 end', '0 mode pirate'],
        },
        {
          action: 'use deckhand-1',
          value: 0.6349,
          loss: 0.0958,
          error: 0.0013,
          line: ['0 raise sails', '0 sail to harbour', '0 end'],
        },
        {
          action: 'end',
          value: 0.6299,
          loss: 0.1008,
          error: 0.0019,
          line: ['0 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.0948,
          error: 0.0042,
        },
        {
          value: 0.0958,
          error: 0.0013,
        },
      ],
      whole: {
        value: 0.16,
        error: 0.0456,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '9-331',
      seed: 'puzzle 9',
      seats: 3,
      options: {},
      seat: 1,
      actions:
        'play crewman-2; play first-mate; use crewman-2; use first-mate; load 3 cargo into A; raise sails; sail to row 1 left; buy; sail to row 2 left; end; mode pirate; sleeve production-in-row-3-middle in crewman-2; play captain; play crewman-3; play gunner-1; use crewman-3; use gunner-1; load 4 cargo into A; raise sails; sail to row 1 left; buy; sail to row 1 centre; sail to row 1 right; end; mode pirate; sleeve influence-middle in captain; play crewman-3; play bosun; play gunner-1; use crewman-3; use bosun; use gunner-1; load 4 cargo into A; load 2 cargo into D; raise sails; sail to row 1 centre; trade; sail to row 1 right; play buccaneer; fire 1; level buccaneer; fire 1; use buccaneer; buy; end; mode pirate; sleeve merchant-sail-middle in crewman-3; sleeve cargo-top in bosun; level buccaneer; play crewman-3; play bosun; play gunner-2; play deckhand-2; play buccaneer; use crewman-3; use bosun; use gunner-2; raise sails; sail to row 1 left; use deckhand-2; use buccaneer; play purser; use purser; produce on row 1 left; load 2 coins into A; load 1 cargo into A; buy; end; mode trade; sleeve helm-top in buccaneer; play crewman-2; play gunner-2; play buccaneer; use crewman-2; use gunner-2; raise sails; sail to row 2 right; end; mode pirate; level purser; play captain; play gunner-2; play deckhand-2; use gunner-2; buy; raise sails; sail to harbour; sail to row 1 left; use deckhand-2; end; mode pirate; sleeve cannon-middle in captain; level gunner-1; play captain; play gunner-1; play deckhand-1; use gunner-1; raise sails; sail to harbour; unload 2 coins from A; sail to row 1 right; use deckhand-1; end; mode pirate; level first-mate; play crewman-1; play bosun; play deckhand-1; play deckhand-2; use crewman-1; use bosun; raise sails; sail to row 3 right; use deckhand-1; use deckhand-2; end; mode pirate; level first-mate; play crewman-1; play crewman-2; play deckhand-1; use crewman-1; use crewman-2; use deckhand-1; raise sails; sail to row 2 centre; end; mode pirate; level bosun; play captain; play crewman-1; play gunner-1; play deckhand-1; use crewman-1; use gunner-1; use deckhand-1; attack; play bosun; fire 2; loot all; use bosun; raise sails; sail to harbour; unload 2 coins from A; unload 2 coins from D; end; sleeve tobacco-lugger in gunner-1; level first-mate; play crewman-1; play crewman-2; play bosun; play deckhand-2; use crewman-1; use crewman-2; use bosun; use deckhand-2; play first-mate; play purser; use purser; produce on row 3 right; load 3 coins into A; use first-mate; build fort on row 3 right; split 4 dock rest ship; build garrison on row 3 right; split 2 dock rest ship; raise sails; sail to row 3 centre; end; mode pirate; level first-mate; play captain; play crewman-1; play bosun; play gunner-2; use crewman-1; use bosun; use bosun top; use gunner-2; raise sails; sail to row 1 right; attack; play first-mate; play purser; fire 2; use purser; produce on row 1 right; produce on row 2 centre; sail to harbour; unload 2 coins from A; end; sleeve fishing-smack in first-mate; level first-mate; play deckhand-2; play buccaneer; play purser; use purser; produce on row 1 left; load 3 cargo into D; load 2 cargo into A; raise sails; sail to row 1 right; use deckhand-2; use buccaneer; buy; load 2 coins into D; load 1 cargo into D; sail to harbour; unload 2 coins from D; end; sleeve influence-middle in buccaneer; level gunner-1; play crewman-3; play gunner-2; play deckhand-1; use crewman-3; use gunner-2; raise sails; sail to row 2 centre; use deckhand-1; end; mode pirate; level buccaneer; play crewman-2; play crewman-3; play deckhand-1; play buccaneer; use crewman-2; use crewman-3; load 4 cargo into A; load 3 cargo into D; raise sails; sail to row 2 centre; fire 1; play gunner-1; fire 2; buy; sail to row 2 left; use deckhand-1; use buccaneer; end; mode trade; sleeve influence-per-cannon-middle in buccaneer; level first-mate; play crewman-2; play crewman-3; play first-mate; play gunner-2; play purser; use crewman-2; use crewman-3; use gunner-2; use purser; produce on row 1 right; load 2 cargo into D; use first-mate; build fort on row 1 right; build garrison on row 1 right; raise sails; sail to row 1 right; load 2 coins into D; load 1 cargo into D; buy; load 1 cargo into A; load 1 cargo into D; sail to harbour; unload 2 coins from D; end; sleeve sail-top in first-mate; level first-mate; play captain; play crewman-1; play first-mate; play buccaneer; use gunner-1; use crewman-1; use first-mate; build outpost on row 3 right; split 3 dock rest ship; raise sails; sail to row 1 left; use captain middle; replace a cube of player 2 on row 1 left; use buccaneer; replace a cube of player 2 on row 1 left; load 2 coins into D; load 1 cargo into D; buy; end; mode pirate; sleeve sail-top in first-mate; level bosun; play gunner-1; play deckhand-1; play deckhand-2; use gunner-1; raise sails; sail to row 1 left; play bosun; fire 1; fire 1; loot all; use bosun; use bosun top; use deckhand-1; use deckhand-2; buy; sail to harbour; unload 1 coin from A; unload 1 coin from D; end; sleeve strength-top in gunner-1; level buccaneer; play captain; play deckhand-1; play deckhand-2; play buccaneer; raise sails; sail to row 1 right; load 2 cargo into D; trade; sail to row 2 right; buy',
      choices: [
        {
          action: 'sail to row 2 centre',
          value: 0.7683,
          loss: 0,
          error: 0,
          line: [
            '1 use deckhand-1',
            '1 use deckhand-2',
            '1 use buccaneer',
            '1 use buccaneer middle',
            '1 load 3 coins into A',
            '1 load 1 cargo into D',
          ],
        },
        {
          action: 'sail to row 1 right',
          value: 0.4857,
          loss: 0.2826,
          error: 0,
          line: ['1 use deckhand-1', '1 end'],
        },
        {
          action: 'end',
          value: 0.4596,
          loss: 0.3087,
          error: 0,
          line: [],
        },
        {
          action: 'sail to row 3 right',
          value: 0.4046,
          loss: 0.3637,
          error: 0,
          line: ['1 end'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.2826,
          error: 0,
        },
        {
          value: 0.2826,
          error: 0,
        },
      ],
      whole: {
        value: 0.1,
        error: 0.0419,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '17-284',
      seed: 'puzzle 17',
      seats: 3,
      options: {},
      seat: 1,
      actions:
        'play crewman-2; play bosun; play deckhand-2; use crewman-2; use bosun; load 3 cargo into A; raise sails; sail to row 1 centre; use deckhand-2; buy; sail to row 1 right; end; mode pirate; sleeve influence-middle in crewman-2; play crewman-2; play crewman-3; use crewman-2; use crewman-3; load 4 cargo into A; raise sails; sail to row 1 left; buy; sail to row 2 left; buy; end; mode pirate; sleeve helm-top in crewman-2; sleeve cannon-and-helm-bottom in crewman-3; play crewman-2; play crewman-3; use crewman-2; use crewman-3; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 right; play buccaneer; play purser; fire 1; level buccaneer; fire 1; loot all; use purser; produce on row 1 right; use buccaneer; buy; sail to row 2 right; buy; end; mode pirate; sleeve coin-bottom in crewman-2; sleeve production-in-row-3-or-4-middle in crewman-3; play crewman-1; play crewman-3; play gunner-2; play buccaneer; use crewman-1; use crewman-3; use gunner-2; raise sails; sail to row 1 centre; use buccaneer; buy; end; mode trade; sleeve helm-middle in buccaneer; level buccaneer; play captain; play gunner-2; play deckhand-2; play buccaneer; use gunner-2; raise sails; sail to row 2 centre; sail to row 1 centre; use deckhand-2; use buccaneer; play purser; use purser; produce on row 1 centre; load 3 coins into A; sail to harbour; unload 3 coins from A; end; level first-mate; play crewman-1; play gunner-1; play deckhand-2; use crewman-1; use gunner-1; use deckhand-2; raise sails; sail to row 3 right; end; mode pirate; level first-mate; play captain; play gunner-1; play deckhand-1; use gunner-1; raise sails; sail to harbour; unload 1 coin from A; sail to row 1 right; use deckhand-1; end; mode pirate; level first-mate; play crewman-1; play bosun; play gunner-1; play deckhand-1; use crewman-1; use bosun; use gunner-1; load 4 cargo into A; raise sails; sail to row 1 centre; sail to row 2 centre; buy; end; mode pirate; sleeve 2-battle-cubes-bottom in crewman-1; level first-mate; play captain; play bosun; play gunner-2; play deckhand-1; use bosun; use gunner-2; use deckhand-1; raise sails; sail to row 3 centre; end; mode pirate; level first-mate; play captain; play crewman-2; play crewman-3; play gunner-2; use crewman-2; use crewman-3; use gunner-2; use crewman-2 middle; raise sails; sail to harbour; sail to row 1 left; sail to harbour; end; level first-mate; play bosun; play gunner-2; play deckhand-2; play buccaneer; use bosun; use gunner-2; raise sails; sail to row 2 right; use deckhand-2; use buccaneer; end; mode trade; level buccaneer; play bosun; play gunner-2; play buccaneer; use bosun; use gunner-2; raise sails; sail to row 3 right; use buccaneer; play first-mate; play purser; use purser; produce on row 3 right; load 2 coins into A; use first-mate; build fort on row 3 right; build garrison on row 3 right; sail to row 4 right; end; mode pirate; level first-mate; play bosun; play gunner-1; play deckhand-2; play buccaneer; use bosun; use gunner-1; load 4 cargo into A; load 3 cargo into D; raise sails; sail to row 2 right; use deckhand-2; use buccaneer; replace a cube of player 2 on row 2 right; replace a cube of player 2 on row 2 right; play first-mate; play purser; use purser; produce on row 2 right; use first-mate; build fort on row 2 right; split 2 dock rest ship; build garrison on row 2 right; build outpost on row 2 right; load 1 coin into A; load 2 cargo into D; buy; end; mode trade; sleeve cargo-and-repair-middle in first-mate; level first-mate; play crewman-1; play first-mate; play gunner-1; play deckhand-1; play purser; use crewman-1; use gunner-1; use purser; produce on row 1 centre; use first-mate; build fort on row 1 centre; split 3 dock rest ship; build garrison on row 1 centre; raise sails; sail to row 1 right; attack; fire 1; use crewman-1 bottom; loot all; use deckhand-1; sail to row 1 centre; load 3 coins into D; end; mode trade; sleeve fishing-smack in first-mate; level gunner-1; play crewman-1; play deckhand-1; play deckhand-2; use crewman-1; use deckhand-1; use deckhand-2; raise sails; end; mode pirate; level buccaneer; play crewman-1; play crewman-2; play deckhand-1; play buccaneer; use crewman-1; use crewman-2; use crewman-2 middle; replace a cube of player 2 on row 2 right; use deckhand-1; raise sails; sail to row 1 right; use buccaneer; load 2 coins into D; load 1 cargo into A; buy; sail to harbour; unload 1 coin from A; unload 2 coins from D; end; sleeve strength-bottom in buccaneer; level buccaneer; play captain; play crewman-2; play crewman-3; play buccaneer; use crewman-2; use crewman-3; raise sails; sail to harbour; unload 2 coins from A; unload 3 coins from D; sail to row 1 right',
      choices: [
        {
          action: 'use buccaneer',
          value: 0.5656,
          loss: 0,
          error: 0,
          line: [
            '1 replace a cube of player 1 on row 1 right',
            '1 replace a cube of player 1 on row 1 right',
            '1 replace a cube of player 1 on row 1 right',
            '1 end',
            '1 mode pirate',
          ],
        },
        {
          action: 'end',
          value: 0.3448,
          loss: 0.2208,
          error: 0,
          line: ['1 mode pirate'],
        },
        {
          action: 'sail to harbour',
          value: 0.3448,
          loss: 0.2208,
          error: 0,
          line: ['1 end'],
        },
        {
          action: 'sail to row 1 centre',
          value: 0.3448,
          loss: 0.2208,
          error: 0,
          line: ['1 end', '1 mode pirate'],
        },
        {
          action: 'sail to row 2 right',
          value: 0.2975,
          loss: 0.2681,
          error: 0,
          line: ['1 end', '1 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.2208,
          error: 0,
        },
        {
          value: 0.2208,
          error: 0,
        },
      ],
      whole: {
        value: 0.2,
        error: 0.0481,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '18-161',
      seed: 'puzzle 18',
      seats: 1,
      options: {
        rival: 'hard',
      },
      seat: 0,
      actions:
        'play gunner-2; play deckhand-1; play deckhand-2; use gunner-2; load 2 cargo into A; raise sails; sail to row 1 right; buy; sail to row 1 centre; use deckhand-1; use deckhand-2; end; mode pirate; sleeve coin-bottom in gunner-2; level first-mate; play captain; play crewman-2; play gunner-1; use crewman-2; use gunner-1; raise sails; end; mode pirate; level buccaneer; fire 1; loot all; play crewman-1; play crewman-3; play bosun; play buccaneer; use crewman-1; use crewman-3; use bosun; use buccaneer; play purser; use purser; load 3 coins into D; load 1 coin into A; load 1 cargo into A; raise sails; sail to harbour; unload 3 coins from A; unload 3 coins from D; end; level first-mate; play crewman-1; play crewman-2; play crewman-3; use crewman-1; use crewman-2; use crewman-3; load 3 cargo into A; load 3 cargo into D; raise sails; sail to row 1 right; buy; sail to harbour; end; sleeve production-in-row-3-middle in crewman-1; level first-mate; play captain; play deckhand-1; play deckhand-2; play buccaneer; load 2 cargo into D; raise sails; sail to row 1 centre; use deckhand-1; use deckhand-2; use buccaneer; play first-mate; play purser; use purser; use first-mate; build fort on row 1 centre; build garrison on row 1 centre; build outpost on row 1 centre; load 3 coins into A; load 1 coin into D; load 1 cargo into D; buy; sail to harbour; unload 3 coins from A; unload 1 coin from D; end; sleeve cargo-top in first-mate; level bosun; play crewman-2; play gunner-1; play gunner-2; use crewman-2; use gunner-1; use gunner-2; use gunner-2 bottom; load 3 cargo into A; raise sails; sail to row 1 left; buy; sail to harbour; end; sleeve sail-top in crewman-2; level bosun; play captain; play crewman-1; play bosun; play deckhand-1; play buccaneer; use crewman-1; load 1 cargo into A; use bosun; load 1 cargo into A; raise sails; sail to row 2 left; trade; sail to row 2 centre; use deckhand-1; use buccaneer; end; mode trade; sleeve merchant-sail-and-helm-bottom in bosun; level purser; play crewman-3; play first-mate; play deckhand-2; play purser; use crewman-3; use first-mate top; use purser; attack; fire 1; loot all; load 2 cargo into A; raise sails; sail to row 1 centre; load 3 coins into D; load 2 coins into A; buy; load 2 cargo into A; sail to harbour; unload 2 coins from A; unload 3 coins from D; end; sleeve cannon-bottom in first-mate; level buccaneer; play crewman-1; play gunner-1; play gunner-2; use crewman-1; use gunner-1; use gunner-2; use gunner-2 bottom; load 3 cargo into D; raise sails; sail to row 1 right; buy; sail to row 2 right; play buccaneer',
      choices: [
        {
          action: 'use buccaneer',
          value: 0.8547,
          loss: 0,
          error: 0,
          line: ['0 end'],
        },
        {
          action: 'end',
          value: 0.7617,
          loss: 0.093,
          error: 0.0015,
          line: [],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.0932,
          error: 0.0047,
        },
        {
          value: 0.093,
          error: 0.0015,
        },
      ],
      whole: {
        value: 0.2875,
        error: 0.0693,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '0-357',
      seed: 'puzzle 0',
      seats: 2,
      options: {},
      seat: 1,
      actions:
        'play crewman-1; play deckhand-1; play deckhand-2; use crewman-1; load 2 cargo into A; raise sails; sail to row 1 centre; buy; sail to row 1 left; use deckhand-1; use deckhand-2; end; mode trade; sleeve bonus-card-bottom in crewman-1; play captain; play crewman-3; play gunner-1; use crewman-3; use gunner-1; load 4 cargo into A; raise sails; sail to row 1 right; buy; sail to row 1 centre; buy; sail to row 1 left; end; mode pirate; sleeve production-in-row-3-middle in captain; sleeve strength-top in crewman-3; level buccaneer; play captain; play gunner-1; play gunner-2; play buccaneer; use gunner-1; use gunner-2; raise sails; sail to row 2 left; use buccaneer; sail to harbour; end; level buccaneer; play crewman-1; play deckhand-1; play deckhand-2; play buccaneer; use crewman-1; raise sails; sail to row 2 left; use deckhand-1; use deckhand-2; use buccaneer; sail to row 2 centre; end; mode pirate; level first-mate; play crewman-2; play crewman-3; play bosun; play purser; use crewman-2; use crewman-3; use bosun; use purser; produce on row 1 left; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 left; load 1 coin into D; load 1 cargo into D; trade; sail to row 2 left; buy; end; mode pirate; sleeve merchant-2-cargo-middle in crewman-2; sleeve production-in-row-3-or-4-middle in crewman-3; level first-mate; play crewman-2; play bosun; play gunner-2; play purser; use crewman-2; use bosun; use gunner-2; use purser; produce on row 2 left; raise sails; sail to row 2 left; play first-mate; fire 1; level first-mate; fire 1; loot all; load 2 coins into A; load 1 cargo into D; use first-mate; build fort on row 2 left; split 4 dock rest ship; sail to row 3 left; end; mode pirate; play crewman-1; play gunner-2; play deckhand-2; play purser; use crewman-1; use gunner-2; use purser; produce on row 1 left; raise sails; sail to row 2 centre; use deckhand-2; end; mode pirate; level buccaneer; play captain; play gunner-2; play deckhand-1; play buccaneer; use gunner-2; raise sails; sail to row 3 centre; use captain middle; use deckhand-1; use buccaneer; load 2 coins into D; end; mode trade; level first-mate; play crewman-2; play crewman-3; play gunner-1; play deckhand-1; play buccaneer; use crewman-2; play first-mate; use crewman-2 middle; use crewman-3; use crewman-3 middle; use gunner-1; use first-mate; build fort on row 1 left; build garrison on row 1 left; build outpost on row 1 left; raise sails; sail to row 3 centre; use deckhand-1; use buccaneer; load 2 coins into A; load 2 cargo into A; end; mode trade; level bosun; play crewman-1; play crewman-2; play gunner-1; use crewman-1; use crewman-2; use gunner-1; end; mode pirate; level purser; play captain; play crewman-3; play bosun; play purser; use crewman-3; use crewman-3 middle; use bosun; use purser; produce on row 1 left; produce on row 3 centre; fight player 1; fire 1; play crewman-3; level first-mate; fire 1; use crewman-3 top; loot all; load 2 coins into D; raise sails; sail to harbour; unload 2 coins from A; unload 3 coins from D; end; play first-mate; play deckhand-2; play purser; use crewman-3; use purser; produce on row 2 left; use first-mate; build garrison on row 2 left; split 4 dock rest ship; build outpost on row 2 left; use deckhand-2; end; mode pirate; level buccaneer; play crewman-1; play gunner-1; play deckhand-2; play buccaneer; use crewman-1; use gunner-1; load 3 cargo into D; load 2 cargo into A; raise sails; sail to row 1 centre; buy; sail to row 2 centre; use deckhand-2; use buccaneer; buy; end; mode trade; sleeve sail-top in buccaneer; sleeve 2-battle-cubes-middle in buccaneer; level bosun; play crewman-1; play gunner-2; play deckhand-1; play purser; use crewman-1; use gunner-2; use purser; produce on row 2 left; use deckhand-1; load 1 coin into D; raise sails; sail to row 3 right; end; mode pirate; level buccaneer; play crewman-2; play deckhand-1; play buccaneer; use crewman-2; play first-mate; use crewman-2 middle; use first-mate; build fort on row 2 centre; split 3 dock rest ship; build garrison on row 2 centre; raise sails; sail to row 3 right; play gunner-2; fire 1; play crewman-3; fire 1; use buccaneer middle; use crewman-3 top; loot all; use gunner-2; use deckhand-1; use buccaneer; sail to row 2 right; end; mode pirate; level bosun; play captain; play bosun; play deckhand-2; use crewman-3; use captain middle; produce on row 3 centre; use bosun choice 2; fit poop-deck into B; use deckhand-2; raise sails; sail to row 4 right; end; mode pirate; level purser; play crewman-3; play bosun; play gunner-1; play purser; use crewman-3; use crewman-3 middle; produce on row 3 right; use bosun; use gunner-1; use purser; produce on row 2 centre; produce on row 1 left; produce on row 3 right; raise sails; sail to row 3 right; load 4 coins into A; load 3 cargo into D; end; mode trade; level first-mate; play captain; play crewman-2; play gunner-1; use captain middle; produce on row 3 centre; use crewman-2; use gunner-1; raise sails; sail to row 4 centre; sail to row 4 right; end; mode pirate; level gunner-1; play captain; play crewman-1; play gunner-1; play deckhand-2; use crewman-1; use gunner-1; use deckhand-2; raise sails; sail to harbour; unload 4 coins from A; end; level buccaneer; play crewman-1; play bosun; play gunner-2; play buccaneer; play purser; use crewman-1; play first-mate; use gunner-2; use purser; produce on row 2 left; use first-mate; build fort on row 3 centre; use bosun; raise sails; sail to row 3 right; use buccaneer; end; mode pirate; level bosun; play crewman-2; play gunner-2; play deckhand-1; play buccaneer; use crewman-2; use crewman-2 middle; claim; use gunner-2; load 1 cargo into A; raise sails; sail to row 1 right; sail to row 2 right',
      choices: [
        {
          action: 'sail to row 3 right',
          value: 0.8137,
          loss: 0,
          error: 0,
          line: ['1 play bosun', '1 fire 1'],
        },
        {
          action: 'sail to row 2 centre',
          value: 0.6411,
          loss: 0.1726,
          error: 0.0035,
          line: ['1 load 3 coins into A', '1 load 1 cargo into D', '1 end', '1 mode trade'],
        },
        {
          action: 'end',
          value: 0.6191,
          loss: 0.1946,
          error: 0.0049,
          line: ['1 mode pirate'],
        },
        {
          action: 'sail to row 1 right',
          value: 0.6191,
          loss: 0.1946,
          error: 0.0049,
          line: ['1 end', '1 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1786,
          error: 0.011,
        },
        {
          value: 0.1726,
          error: 0.0035,
        },
      ],
      whole: {
        value: 0.225,
        error: 0.0548,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '5-570',
      seed: 'puzzle 5',
      seats: 3,
      options: {},
      seat: 1,
      actions:
        'play captain; play bosun; play gunner-2; use bosun; use gunner-2; load 3 cargo into A; raise sails; sail to row 1 right; buy; sail to row 1 centre; sail to row 1 right; end; mode pirate; sleeve bonus-card-bottom in captain; play crewman-3; play first-mate; play bosun; use crewman-3; use first-mate; use bosun; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 right; play buccaneer; fire 1; level buccaneer; fire 1; loot all; buy; sail to row 1 centre; use buccaneer; buy; end; mode pirate; sleeve bonus-card-bottom in crewman-3; sleeve cannon-bottom in first-mate; play crewman-1; play gunner-1; play deckhand-1; use crewman-1; use gunner-1; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 right; use deckhand-1; trade; sail to row 2 right; end; mode pirate; sleeve merchant-cargo-top in crewman-1; play crewman-3; play deckhand-1; play deckhand-2; play buccaneer; use crewman-3; use deckhand-1; use deckhand-2; use buccaneer; raise sails; sail to harbour; unload 3 coins from A; unload 1 coin from D; sail to row 1 right; end; mode trade; level gunner-2; play gunner-2; play deckhand-1; play deckhand-2; use gunner-2; use deckhand-1; use deckhand-2; raise sails; sail to row 1 left; attack; play crewman-2; fire 2; use crewman-2; sail to row 2 left; end; mode pirate; level buccaneer; play captain; play crewman-3; play deckhand-2; play buccaneer; use crewman-3; raise sails; sail to row 1 right; use deckhand-2; use buccaneer; buy; end; mode trade; sleeve coin-bottom in buccaneer; level first-mate; play crewman-1; play crewman-2; play gunner-1; use crewman-1; use crewman-2; use gunner-1; raise sails; sail to harbour; end; level purser; play captain; play crewman-1; play gunner-1; play purser; use crewman-1; use gunner-1; use purser; produce on row 1 centre; produce on row 2 right; raise sails; sail to row 2 centre; sail to row 1 centre; load 3 coins into A; end; mode trade; level first-mate; play crewman-2; play bosun; play gunner-2; play purser; use crewman-2; use bosun; use gunner-2; use purser; produce on row 2 right; raise sails; sail to row 3 right; end; mode pirate; level first-mate; play bosun; play gunner-2; play deckhand-1; play buccaneer; use bosun; use gunner-2; load 3 cargo into A; load 3 cargo into D; raise sails; sail to row 1 left; buy; sail to row 2 left; use deckhand-1; use buccaneer; play first-mate; play purser; use purser; produce on row 2 left; load 2 coins into D; use first-mate; build fort on row 2 left; end; mode trade; sleeve production-in-row-3-middle in first-mate; level buccaneer; play crewman-1; play crewman-2; play gunner-2; play buccaneer; use crewman-1; use crewman-2; use gunner-2; raise sails; sail to row 2 centre; use buccaneer; sail to row 3 centre; end; mode pirate; level first-mate; play captain; play first-mate; play gunner-2; play deckhand-1; use gunner-2; use first-mate; build fort on row 1 right; split 4 dock rest ship; build garrison on row 1 right; raise sails; sail to row 4 right; sail to row 2 right; use deckhand-1; end; mode pirate; level gunner-1; play captain; play crewman-1; play deckhand-2; use crewman-1; raise sails; sail to row 3 left; use deckhand-2; end; mode pirate; level first-mate; play crewman-3; play deckhand-2; play purser; use crewman-3; use purser; produce on row 1 centre; produce on row 2 centre; use deckhand-2; raise sails; sail to row 3 left; play first-mate; fire 2; play gunner-1; fire 2; loot all; loot all; use first-mate; build fort on row 1 centre; split 4 dock rest ship; end; mode pirate; level purser; play bosun; play gunner-1; play deckhand-2; play buccaneer; use bosun; use gunner-1; use buccaneer bottom; use deckhand-2; use buccaneer; play purser; use purser; produce on row 2 right; produce on row 1 right; load 4 coins into A; load 2 coins into D; load 1 cargo into D; raise sails; sail to harbour; unload 4 coins from A; unload 2 coins from D; end; level first-mate; play captain; play crewman-2; play crewman-3; play first-mate; use gunner-1; use crewman-2; use crewman-3; use first-mate middle; produce on row 3 left; use first-mate; build garrison on row 2 left; split 3 dock rest ship; build outpost on row 2 left; split 1 dock rest ship; raise sails; sail to row 4 left; end; mode pirate; level buccaneer; play captain; play bosun; play gunner-1; play deckhand-1; play buccaneer; use bosun; use gunner-1; use deckhand-1; use buccaneer; load 1 coin into D; raise sails; sail to row 4 centre; end; mode pirate; level buccaneer; play crewman-1; play crewman-2; play crewman-3; play buccaneer; use crewman-1; use crewman-1 top; use crewman-2; use crewman-3; use buccaneer bottom; load 4 cargo into A; load 2 cargo into D; raise sails; sail to row 1 centre; buy; sail to row 2 centre; use buccaneer; load 2 cargo into D; trade; end; mode trade; sleeve sail-top in buccaneer; sleeve merchant-sail-and-helm-bottom in crewman-2; level buccaneer; play crewman-1; play bosun; play gunner-2; play deckhand-1; play buccaneer; play purser; use crewman-1; use bosun; use gunner-2; use purser; produce on row 2 left; attack; fire 1; loot all; load 3 cargo into D; raise sails; sail to row 2 right; use deckhand-1; use buccaneer; load 2 cargo into A; buy; end; mode trade; sleeve black-flag-and-cannon-bottom in buccaneer; level purser; play crewman-1; play crewman-2; play gunner-2; play purser; use crewman-1; use crewman-2; use gunner-2; use purser; produce on row 1 centre; produce on row 3 left; produce on row 3 centre; end; mode pirate; level bosun; play gunner-1; play deckhand-1; play deckhand-2; use gunner-1; buy; raise sails; sail to row 3 centre; use deckhand-1; use deckhand-2; load 2 coins into A; load 1 cargo into A; end; mode trade; sleeve 2-sails-top in gunner-1; level crewman-2; play first-mate; play deckhand-1; play deckhand-2; use first-mate middle; produce on row 3 right; use first-mate; build fort on row 2 right; raise sails; sail to row 2 centre; sail to row 3 centre; use deckhand-1; use deckhand-2; replace a cube of player 3 on row 3 centre; end; mode pirate; level first-mate; play crewman-3; play first-mate; play gunner-2; use crewman-3; claim; use gunner-2; end; mode pirate; level bosun; play captain; play bosun; play gunner-2; play purser; use gunner-2; use purser; produce on row 2 centre; produce on row 3 centre; use bosun choice 2; fit poop-deck into B; raise sails; sail to harbour; unload 2 coins from A; end; level crewman-2; play bosun; play gunner-1; play gunner-2; play purser; use bosun; use gunner-1; use gunner-2; use purser; produce on row 2 left; raise sails; sail to row 2 left; load 4 coins into A; load 2 coins into D; load 1 cargo into D; end; mode pirate; level purser; play captain; play crewman-1; play bosun; play deckhand-2; play buccaneer; play purser; use crewman-1; use bosun; use purser; produce on row 1 centre; produce on row 3 left; produce on row 3 centre; produce on row 4 left; raise sails; sail to row 3 centre; use deckhand-2; replace a cube of player 1 on row 3 centre; use buccaneer; replace a cube of player 1 on row 3 centre; load 1 coin into A; load 1 coin into D; end; mode trade; level first-mate; play captain; play crewman-2; play gunner-2; use crewman-2; use gunner-2; load 2 cargo into A; raise sails; sail to row 1 right; load 1 cargo into A; play first-mate; play bosun; use first-mate; build fort on row 2 centre; use bosun; sail to row 2 centre; load 2 cargo into A; end; mode pirate; level crewman-2; play captain; play crewman-1; play crewman-2; play crewman-3; use crewman-1; use crewman-2; use crewman-2 line 2; use crewman-3; raise sails; sail to row 3 centre; play buccaneer; use buccaneer; flag player 2 with buccaneer; fire 2; fire 1; loot all; end; mode pirate; level gunner-1; play crewman-1; play crewman-2; play gunner-1; play deckhand-1; use crewman-1; use crewman-2; use gunner-1; fight player 1; fire 2; play gunner-1; fire 2; loot all; loot all; use deckhand-1; end; mode pirate; level buccaneer; play crewman-1; play deckhand-1; play deckhand-2; play buccaneer; use crewman-1; use crewman-1 top; use buccaneer bottom; raise sails; sail to row 3 left; use deckhand-1; replace a cube of player 2 on row 3 left; use deckhand-2; replace a cube of player 2 on row 3 left; use buccaneer; replace a cube of player 2 on row 3 left; replace a cube of player 2 on row 3 left; load 3 coins into D; load 2 cargo into A; trade; load 4 cargo into A; sail to row 3 right; buy; end; mode pirate; sleeve merchant-3-cargo-to-dock-or-ship-top in deckhand-1; sleeve promotion-top in deckhand-2; level purser; play crewman-2; play crewman-3; play deckhand-2; play purser; use gunner-1; use crewman-2; claim; split 12 dock rest ship; use crewman-2 line 2; use crewman-3; use purser; produce on row 2 left; produce on row 2 right; fight player 2; fire 2; play first-mate; play gunner-2; fire 3; loot all; end; mode pirate; level buccaneer; play crewman-3; play buccaneer; use gunner-2; use crewman-3; use first-mate; build garrison on row 1 centre; build outpost on row 1 centre; fight player 1; fire 3; play buccaneer; fire 2; loot all; loot all',
      choices: [
        {
          action: 'use buccaneer',
          value: 0.2494,
          loss: 0,
          error: 0,
          line: ['1 raise sails', '1 end', '1 mode pirate'],
        },
        {
          action: 'end',
          value: 0.1084,
          loss: 0.141,
          error: 0,
          line: ['1 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.141,
          error: 0,
        },
        {
          value: 0.141,
          error: 0,
        },
      ],
      whole: {
        value: 0.065,
        error: 0.0225,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '5-562',
      seed: 'puzzle 5',
      seats: 3,
      options: {},
      seat: 1,
      actions:
        'play captain; play bosun; play gunner-2; use bosun; use gunner-2; load 3 cargo into A; raise sails; sail to row 1 right; buy; sail to row 1 centre; sail to row 1 right; end; mode pirate; sleeve bonus-card-bottom in captain; play crewman-3; play first-mate; play bosun; use crewman-3; use first-mate; use bosun; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 right; play buccaneer; fire 1; level buccaneer; fire 1; loot all; buy; sail to row 1 centre; use buccaneer; buy; end; mode pirate; sleeve bonus-card-bottom in crewman-3; sleeve cannon-bottom in first-mate; play crewman-1; play gunner-1; play deckhand-1; use crewman-1; use gunner-1; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 right; use deckhand-1; trade; sail to row 2 right; end; mode pirate; sleeve merchant-cargo-top in crewman-1; play crewman-3; play deckhand-1; play deckhand-2; play buccaneer; use crewman-3; use deckhand-1; use deckhand-2; use buccaneer; raise sails; sail to harbour; unload 3 coins from A; unload 1 coin from D; sail to row 1 right; end; mode trade; level gunner-2; play gunner-2; play deckhand-1; play deckhand-2; use gunner-2; use deckhand-1; use deckhand-2; raise sails; sail to row 1 left; attack; play crewman-2; fire 2; use crewman-2; sail to row 2 left; end; mode pirate; level buccaneer; play captain; play crewman-3; play deckhand-2; play buccaneer; use crewman-3; raise sails; sail to row 1 right; use deckhand-2; use buccaneer; buy; end; mode trade; sleeve coin-bottom in buccaneer; level first-mate; play crewman-1; play crewman-2; play gunner-1; use crewman-1; use crewman-2; use gunner-1; raise sails; sail to harbour; end; level purser; play captain; play crewman-1; play gunner-1; play purser; use crewman-1; use gunner-1; use purser; produce on row 1 centre; produce on row 2 right; raise sails; sail to row 2 centre; sail to row 1 centre; load 3 coins into A; end; mode trade; level first-mate; play crewman-2; play bosun; play gunner-2; play purser; use crewman-2; use bosun; use gunner-2; use purser; produce on row 2 right; raise sails; sail to row 3 right; end; mode pirate; level first-mate; play bosun; play gunner-2; play deckhand-1; play buccaneer; use bosun; use gunner-2; load 3 cargo into A; load 3 cargo into D; raise sails; sail to row 1 left; buy; sail to row 2 left; use deckhand-1; use buccaneer; play first-mate; play purser; use purser; produce on row 2 left; load 2 coins into D; use first-mate; build fort on row 2 left; end; mode trade; sleeve production-in-row-3-middle in first-mate; level buccaneer; play crewman-1; play crewman-2; play gunner-2; play buccaneer; use crewman-1; use crewman-2; use gunner-2; raise sails; sail to row 2 centre; use buccaneer; sail to row 3 centre; end; mode pirate; level first-mate; play captain; play first-mate; play gunner-2; play deckhand-1; use gunner-2; use first-mate; build fort on row 1 right; split 4 dock rest ship; build garrison on row 1 right; raise sails; sail to row 4 right; sail to row 2 right; use deckhand-1; end; mode pirate; level gunner-1; play captain; play crewman-1; play deckhand-2; use crewman-1; raise sails; sail to row 3 left; use deckhand-2; end; mode pirate; level first-mate; play crewman-3; play deckhand-2; play purser; use crewman-3; use purser; produce on row 1 centre; produce on row 2 centre; use deckhand-2; raise sails; sail to row 3 left; play first-mate; fire 2; play gunner-1; fire 2; loot all; loot all; use first-mate; build fort on row 1 centre; split 4 dock rest ship; end; mode pirate; level purser; play bosun; play gunner-1; play deckhand-2; play buccaneer; use bosun; use gunner-1; use buccaneer bottom; use deckhand-2; use buccaneer; play purser; use purser; produce on row 2 right; produce on row 1 right; load 4 coins into A; load 2 coins into D; load 1 cargo into D; raise sails; sail to harbour; unload 4 coins from A; unload 2 coins from D; end; level first-mate; play captain; play crewman-2; play crewman-3; play first-mate; use gunner-1; use crewman-2; use crewman-3; use first-mate middle; produce on row 3 left; use first-mate; build garrison on row 2 left; split 3 dock rest ship; build outpost on row 2 left; split 1 dock rest ship; raise sails; sail to row 4 left; end; mode pirate; level buccaneer; play captain; play bosun; play gunner-1; play deckhand-1; play buccaneer; use bosun; use gunner-1; use deckhand-1; use buccaneer; load 1 coin into D; raise sails; sail to row 4 centre; end; mode pirate; level buccaneer; play crewman-1; play crewman-2; play crewman-3; play buccaneer; use crewman-1; use crewman-1 top; use crewman-2; use crewman-3; use buccaneer bottom; load 4 cargo into A; load 2 cargo into D; raise sails; sail to row 1 centre; buy; sail to row 2 centre; use buccaneer; load 2 cargo into D; trade; end; mode trade; sleeve sail-top in buccaneer; sleeve merchant-sail-and-helm-bottom in crewman-2; level buccaneer; play crewman-1; play bosun; play gunner-2; play deckhand-1; play buccaneer; play purser; use crewman-1; use bosun; use gunner-2; use purser; produce on row 2 left; attack; fire 1; loot all; load 3 cargo into D; raise sails; sail to row 2 right; use deckhand-1; use buccaneer; load 2 cargo into A; buy; end; mode trade; sleeve black-flag-and-cannon-bottom in buccaneer; level purser; play crewman-1; play crewman-2; play gunner-2; play purser; use crewman-1; use crewman-2; use gunner-2; use purser; produce on row 1 centre; produce on row 3 left; produce on row 3 centre; end; mode pirate; level bosun; play gunner-1; play deckhand-1; play deckhand-2; use gunner-1; buy; raise sails; sail to row 3 centre; use deckhand-1; use deckhand-2; load 2 coins into A; load 1 cargo into A; end; mode trade; sleeve 2-sails-top in gunner-1; level crewman-2; play first-mate; play deckhand-1; play deckhand-2; use first-mate middle; produce on row 3 right; use first-mate; build fort on row 2 right; raise sails; sail to row 2 centre; sail to row 3 centre; use deckhand-1; use deckhand-2; replace a cube of player 3 on row 3 centre; end; mode pirate; level first-mate; play crewman-3; play first-mate; play gunner-2; use crewman-3; claim; use gunner-2; end; mode pirate; level bosun; play captain; play bosun; play gunner-2; play purser; use gunner-2; use purser; produce on row 2 centre; produce on row 3 centre; use bosun choice 2; fit poop-deck into B; raise sails; sail to harbour; unload 2 coins from A; end; level crewman-2; play bosun; play gunner-1; play gunner-2; play purser; use bosun; use gunner-1; use gunner-2; use purser; produce on row 2 left; raise sails; sail to row 2 left; load 4 coins into A; load 2 coins into D; load 1 cargo into D; end; mode pirate; level purser; play captain; play crewman-1; play bosun; play deckhand-2; play buccaneer; play purser; use crewman-1; use bosun; use purser; produce on row 1 centre; produce on row 3 left; produce on row 3 centre; produce on row 4 left; raise sails; sail to row 3 centre; use deckhand-2; replace a cube of player 1 on row 3 centre; use buccaneer; replace a cube of player 1 on row 3 centre; load 1 coin into A; load 1 coin into D; end; mode trade; level first-mate; play captain; play crewman-2; play gunner-2; use crewman-2; use gunner-2; load 2 cargo into A; raise sails; sail to row 1 right; load 1 cargo into A; play first-mate; play bosun; use first-mate; build fort on row 2 centre; use bosun; sail to row 2 centre; load 2 cargo into A; end; mode pirate; level crewman-2; play captain; play crewman-1; play crewman-2; play crewman-3; use crewman-1; use crewman-2; use crewman-2 line 2; use crewman-3; raise sails; sail to row 3 centre; play buccaneer; use buccaneer; flag player 2 with buccaneer; fire 2; fire 1; loot all; end; mode pirate; level gunner-1; play crewman-1; play crewman-2; play gunner-1; play deckhand-1; use crewman-1; use crewman-2; use gunner-1; fight player 1; fire 2; play gunner-1; fire 2; loot all; loot all; use deckhand-1; end; mode pirate; level buccaneer; play crewman-1; play deckhand-1; play deckhand-2; play buccaneer; use crewman-1; use crewman-1 top; use buccaneer bottom; raise sails; sail to row 3 left; use deckhand-1; replace a cube of player 2 on row 3 left; use deckhand-2; replace a cube of player 2 on row 3 left; use buccaneer; replace a cube of player 2 on row 3 left; replace a cube of player 2 on row 3 left; load 3 coins into D; load 2 cargo into A; trade; load 4 cargo into A; sail to row 3 right; buy; end; mode pirate; sleeve merchant-3-cargo-to-dock-or-ship-top in deckhand-1; sleeve promotion-top in deckhand-2; level purser; play crewman-2; play crewman-3; play deckhand-2; play purser; use gunner-1; use crewman-2; claim; split 12 dock rest ship; use crewman-2 line 2; use crewman-3; use purser; produce on row 2 left; produce on row 2 right; fight player 2; fire 2; play first-mate; play gunner-2; fire 3; loot all; end; mode pirate; level buccaneer; play crewman-3; play buccaneer; use gunner-2; use crewman-3; use first-mate; build garrison on row 1 centre; build outpost on row 1 centre',
      choices: [
        {
          action: 'fight player 1',
          value: 0.235,
          loss: 0,
          error: 0,
          line: ['1 fire 3'],
        },
        {
          action: 'end',
          value: 0.0699,
          loss: 0.1651,
          error: 0.0037,
          line: ['1 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1623,
          error: 0.0105,
        },
        {
          value: 0.1651,
          error: 0.0037,
        },
      ],
      whole: {
        value: 0.09,
        error: 0.0294,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '3-368',
      seed: 'puzzle 3',
      seats: 4,
      options: {},
      seat: 1,
      actions:
        'play crewman-2; play crewman-3; play gunner-1; use crewman-2; use crewman-3; use gunner-1; load 4 cargo into A; raise sails; sail to row 1 left; buy; sail to row 2 left; end; mode pirate; sleeve coin-bottom in crewman-2; play captain; play bosun; play deckhand-2; use bosun; load 3 cargo into A; raise sails; sail to row 2 centre; use deckhand-2; trade; end; mode pirate; sleeve merchant-cargo-and-helm-top in captain; play crewman-1; play gunner-2; play deckhand-2; use crewman-1; use gunner-2; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 right; buy; sail to row 1 centre; use deckhand-2; buy; end; mode pirate; sleeve strength-top in crewman-1; sleeve cannon-bottom in gunner-2; level buccaneer; play crewman-3; play gunner-1; play buccaneer; use crewman-3; use gunner-1; load 4 cargo into A; raise sails; sail to row 1 centre; play purser; fire 1; level first-mate; fire 1; loot all; use purser; produce on row 2 centre; use buccaneer; buy; sail to row 1 left; buy; end; mode pirate; sleeve influence-middle in buccaneer; sleeve helm-top in buccaneer; level first-mate; play crewman-1; play gunner-2; play deckhand-2; use crewman-1; use gunner-2; raise sails; sail to row 3 left; use deckhand-2; end; mode pirate; level purser; play crewman-1; play crewman-2; play gunner-1; play gunner-2; use crewman-1; use crewman-2; use gunner-1; use gunner-2; raise sails; sail to row 2 right; end; mode pirate; play crewman-2; play crewman-3; play gunner-1; use crewman-2; use crewman-3; use gunner-1; raise sails; sail to harbour; unload 2 coins from A; end; level bosun; play captain; play crewman-2; play deckhand-1; use crewman-2; raise sails; sail to row 1 centre; use deckhand-1; sail to row 3 centre; end; mode pirate; level buccaneer; play captain; play bosun; play deckhand-1; play buccaneer; use bosun; raise sails; sail to row 4 left; sail to row 3 left; use deckhand-1; use buccaneer; play purser; use purser; produce on row 3 left; load 2 coins into A; load 1 cargo into D; end; mode trade; level buccaneer; play crewman-3; play deckhand-1; play buccaneer; use crewman-3; raise sails; sail to row 1 centre; use deckhand-1; use buccaneer; replace a cube of player 3 on row 1 centre; replace a cube of player 3 on row 1 centre; play purser; use purser; produce on row 1 centre; produce on row 2 right; load 2 cargo into A; trade; end; mode trade; sleeve merchant-sail-middle in buccaneer; level buccaneer; play captain; play bosun; play deckhand-1; play buccaneer; use bosun; load 3 cargo into A; load 1 cargo into D; raise sails; sail to row 1 centre; use deckhand-1; replace a cube of player 1 on row 1 centre; use buccaneer; replace a cube of player 1 on row 1 centre; replace a cube of player 1 on row 1 centre; play purser; use purser; produce on row 1 centre; load 2 cargo into D; trade; sail to row 2 left; buy; end; mode pirate; sleeve merchant-bonus-card-bottom in buccaneer; sleeve refit-top in buccaneer; level first-mate; play crewman-1; play bosun; play gunner-2; play deckhand-2; use crewman-1; use bosun; use gunner-2; raise sails; sail to row 4 centre; sail to row 4 left; use deckhand-2; end; mode pirate; level first-mate; play captain; play crewman-1; play crewman-2; play first-mate; play buccaneer; use crewman-1; use crewman-2; use crewman-2 bottom; use first-mate; build fort on row 3 left; split 4 dock rest ship; build garrison on row 3 left; split 1 dock rest ship; raise sails; sail to row 2 centre; use buccaneer; load 2 coins into D; sail to row 1 centre; buy; end; mode pirate; sleeve cannon-bottom in first-mate; level first-mate; play crewman-1; play crewman-2; play bosun; use crewman-1; use crewman-2; use bosun; raise sails; sail to harbour; sail to row 1 right; end; mode pirate; level first-mate; play captain; play bosun; play gunner-2; play purser; use bosun; use gunner-2; use purser; produce on row 1 centre; raise sails; sail to row 3 right; end; mode pirate; level first-mate; play captain; play crewman-1; play crewman-2; use crewman-1; use crewman-2; raise sails; sail to row 4 right; end; mode pirate; level purser; play crewman-3; play bosun; play gunner-1; play purser; use crewman-3; use bosun; use gunner-1; use purser; produce on row 3 left; produce on row 2 centre; end; mode pirate; level first-mate; play captain; play crewman-3; play deckhand-1; play buccaneer; use captain top; use crewman-3; raise sails; sail to row 2 centre; use deckhand-1; use buccaneer; play first-mate; play purser; use purser; produce on row 2 centre; produce on row 2 right; load 4 coins into A; use first-mate; build fort on row 2 centre; build garrison on row 2 centre; sail to harbour; unload 4 coins from A; end; level first-mate; play crewman-3; play deckhand-1; play deckhand-2; use crewman-3; play first-mate; use first-mate; build fort on row 1 centre; raise sails; sail to row 4 right; play gunner-1; fire 1; fire 1; loot all; use gunner-1; use deckhand-1; use deckhand-2; end; mode trade; level first-mate; play crewman-3; play gunner-1; play gunner-2; play buccaneer; use crewman-3; use gunner-1; use gunner-2; use buccaneer; use buccaneer middle; play first-mate; use first-mate; build fort on row 4 right; build garrison on row 4 right; build outpost on row 4 right; play purser; use purser; produce on row 4 right; load 1 coin into A; load 2 cargo into D; raise sails; end; mode trade; level gunner-2; play crewman-1; play deckhand-2; use crewman-1; end; mode pirate; level bosun; play gunner-1; play gunner-2; play deckhand-2; use gunner-1; use gunner-2; load 4 cargo into A; load 2 cargo into D; raise sails; sail to row 1 right; buy; sail to row 2 right; use deckhand-2; trade; end; mode pirate; sleeve bonus-card-bottom in gunner-1; sleeve merchant-sail-and-helm-bottom in gunner-2; level buccaneer; play crewman-1; play crewman-2; play gunner-2; play buccaneer; use crewman-1; use crewman-2; use gunner-2; raise sails; sail to row 2 right; fire 2; fire 1; use crewman-1 top; loot all; loot all',
      choices: [
        {
          action: 'use buccaneer',
          value: 0.3096,
          loss: 0,
          error: 0,
          line: [
            '1 load 2 coins into A',
            '1 load 3 cargo into D',
            '1 load 1 cargo into A',
            '1 buy',
            '1 load 2 cargo into D',
            '1 end',
          ],
        },
        {
          action: 'end',
          value: 0.1457,
          loss: 0.164,
          error: 0,
          line: ['1 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1639,
          error: 0.0001,
        },
        {
          value: 0.164,
          error: 0,
        },
      ],
      whole: {
        value: 0.275,
        error: 0.0616,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '12-391',
      seed: 'puzzle 12',
      seats: 2,
      options: {},
      seat: 1,
      actions:
        'play captain; play crewman-3; play gunner-2; use crewman-3; use gunner-2; load 3 cargo into A; raise sails; sail to row 1 centre; trade; sail to row 2 centre; end; mode pirate; sleeve merchant-bonus-card-bottom in captain; play captain; play first-mate; play gunner-2; use first-mate; use gunner-2; load 4 cargo into A; raise sails; sail to row 1 left; buy; sail to row 1 centre; buy; sail to row 1 right; end; mode pirate; sleeve cannon-middle in captain; sleeve cargo-top in first-mate; level buccaneer; play crewman-2; play bosun; play gunner-1; play buccaneer; use crewman-2; use bosun; use gunner-1; raise sails; sail to row 2 right; sail to row 1 right; play purser; fire 1; level buccaneer; fire 1; loot all; use purser; produce on row 2 centre; buy; end; mode pirate; sleeve helm-top in buccaneer; play crewman-1; play crewman-3; play deckhand-1; play deckhand-2; play buccaneer; use crewman-1; use crewman-3; raise sails; sail to row 1 centre; sail to row 2 centre; use deckhand-1; use deckhand-2; use buccaneer; load 2 coins into A; load 1 cargo into A; end; mode trade; level first-mate; play crewman-1; play deckhand-1; play deckhand-2; use crewman-1; use deckhand-1; use deckhand-2; raise sails; sail to row 3 right; end; mode pirate; level purser; play crewman-2; play bosun; play gunner-1; play purser; use crewman-2; use bosun; use gunner-1; use purser; produce on row 2 centre; produce on row 1 centre; load 2 coins into D; load 1 cargo into A; raise sails; sail to row 1 centre; buy; sail to harbour; unload 2 coins from A; unload 2 coins from D; end; sleeve bonus-card-bottom in purser; level first-mate; play crewman-1; play first-mate; play gunner-1; play deckhand-1; use crewman-1; use gunner-1; use first-mate; build fort on row 1 right; build garrison on row 1 right; raise sails; sail to row 3 centre; use deckhand-1; end; mode pirate; level purser; play crewman-2; play crewman-3; play gunner-2; play purser; use crewman-2; use crewman-3; use gunner-2; use purser; produce on row 2 centre; produce on row 3 centre; produce on row 1 centre; load 4 cargo into A; load 3 cargo into D; raise sails; sail to row 1 centre; buy; sail to row 2 centre; load 2 coins into D; buy; load 1 cargo into A; end; mode trade; sleeve production-in-row-3-middle in purser; sleeve bombardment-top in purser; level purser; play crewman-2; play bosun; play gunner-2; play deckhand-2; use crewman-2; use bosun; use gunner-2; raise sails; sail to row 2 centre; use deckhand-2; sail to row 2 left; end; mode pirate; level first-mate; play gunner-1; play deckhand-1; play deckhand-2; play buccaneer; use gunner-1; raise sails; sail to row 3 centre; use deckhand-1; use deckhand-2; use buccaneer; load 2 coins into A; load 1 coin into D; sail to row 3 left; end; mode pirate; level purser; play captain; play crewman-3; play gunner-1; play buccaneer; use crewman-3; use gunner-1; raise sails; sail to row 2 centre; use buccaneer; play purser; use purser; produce on row 2 centre; produce on row 1 right; produce on row 2 left; load 2 coins into A; load 1 cargo into A; sail to harbour; unload 2 coins from A; end; level first-mate; play captain; play crewman-1; play first-mate; play bosun; play buccaneer; use crewman-1; use first-mate top; use bosun; use first-mate; build fort on row 3 centre; split 4 dock rest ship; build garrison on row 3 centre; split 1 dock rest ship; raise sails; sail to row 4 left; use buccaneer; end; mode pirate; level first-mate; play crewman-2; play first-mate; play deckhand-1; play deckhand-2; use crewman-2; load 3 cargo into A; load 3 cargo into D; use first-mate; build fort on row 2 centre; build garrison on row 2 centre; build outpost on row 1 right; raise sails; sail to row 1 right; load 1 coin into A; buy; sail to row 1 centre; use deckhand-1; use deckhand-2; end; mode pirate; sleeve helm-middle in first-mate; level purser; play crewman-3; play deckhand-2; play purser; use crewman-3; use purser; produce on row 3 centre; produce on row 2 left; produce on row 4 left; produce on row 1 centre; use purser middle; use deckhand-2; load 1 coin into A; raise sails; sail to row 4 centre; end; mode pirate; level buccaneer; play crewman-1; play bosun; play gunner-2; play buccaneer; use crewman-1; use bosun; use gunner-2; play first-mate; use first-mate; build outpost on row 2 centre; raise sails; use buccaneer; load 1 coin into A; load 3 cargo into D; load 2 cargo into A; buy; load 2 cargo into D; sail to row 2 centre; buy; end; mode trade; sleeve bonus-cards-per-helm-bottom in first-mate; sleeve bonus-card-bottom in buccaneer; level buccaneer; play crewman-2; play bosun; play gunner-1; play gunner-2; play deckhand-1; play buccaneer; use crewman-2; use bosun; use gunner-1; use gunner-2; use deckhand-1; use buccaneer; raise sails; sail to row 4 right; end; mode pirate; level purser; play captain; play crewman-2; play deckhand-1; play purser; use crewman-2; use purser; produce on row 2 centre; produce on row 1 right; produce on row 1 centre; produce on row 2 left; load 3 coins into D; use deckhand-1; raise sails; sail to harbour; unload 2 coins from A; unload 3 coins from D; sail to row 1 right; load 3 coins into D; load 2 cargo into A; trade; end; mode trade; sleeve merchant-2-cargo-middle in purser; level first-mate; play captain; play crewman-3; play first-mate; play deckhand-2; use crewman-3; use first-mate top; use first-mate; build fort on row 4 centre; split 3 dock rest ship; build garrison on row 4 centre; split 2 dock rest ship; build fort on row 4 left; split 1 dock rest ship; use deckhand-2; raise sails; end; mode pirate; level gunner-1; play crewman-2; play crewman-3; play first-mate; play gunner-1; play deckhand-2; use crewman-2; use crewman-3; use gunner-1; use first-mate; build fort on row 1 centre; split 3 dock rest ship; build garrison on row 1 centre; raise sails; sail to harbour; unload 3 coins from D; sail to row 1 centre; load 1 coin into A; load 3 cargo into A; trade; end; mode pirate; sleeve merchant-helm-bottom in gunner-1; level buccaneer; play crewman-1; play buccaneer; play purser; use crewman-1; use purser; produce on row 3 centre; produce on row 4 left; produce on row 4 centre; produce on row 2 left; use purser middle; use buccaneer; raise sails; end; mode trade; level buccaneer; play captain; play gunner-2; play buccaneer; play purser; use gunner-2; use purser; produce on row 2 centre; produce on row 1 right; produce on row 1 centre; produce on row 2 left; use purser middle; load 1 coin into A; load 3 cargo into D; buy; raise sails; sail to harbour; unload 2 coins from A; sail to row 1 left; buy; sail to row 2 left',
      choices: [
        {
          action: 'use buccaneer',
          value: 0.4126,
          loss: 0,
          error: 0,
          line: ['1 load 4 coins into A', '1 load 3 coins into D', '1 end'],
        },
        {
          action: 'end',
          value: 0.0922,
          loss: 0.3204,
          error: 0,
          line: [],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.3204,
          error: 0,
        },
        {
          value: 0.3204,
          error: 0,
        },
      ],
      whole: {
        value: 0.14,
        error: 0.0309,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '7-380',
      seed: 'puzzle 7',
      seats: 4,
      options: {},
      seat: 3,
      actions:
        'play crewman-2; play crewman-3; play deckhand-1; use crewman-2; use crewman-3; load 3 cargo into A; raise sails; sail to row 1 centre; buy; sail to row 1 left; use deckhand-1; end; mode pirate; sleeve influence-middle in crewman-2; play captain; play crewman-3; use crewman-3; load 3 cargo into A; raise sails; sail to row 1 centre; trade; sail to row 1 right; sail to row 1 centre; end; mode pirate; sleeve merchant-bonus-card-bottom in captain; play crewman-1; play gunner-1; use crewman-1; use gunner-1; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 2 left; buy; end; mode pirate; sleeve sail-and-helm-middle in crewman-1; level buccaneer; play crewman-1; play gunner-2; play buccaneer; use crewman-1; use gunner-2; load 4 cargo into A; raise sails; sail to row 1 centre; play bosun; fire 1; level buccaneer; fire 1; use bosun; use buccaneer; buy; sail to row 2 centre; end; mode pirate; sleeve cannon-bottom in buccaneer; level first-mate; play captain; play crewman-1; play deckhand-2; use crewman-1; use deckhand-2; raise sails; sail to row 3 left; end; mode pirate; play gunner-1; play gunner-2; play deckhand-1; play deckhand-2; play buccaneer; use gunner-1; use gunner-2; raise sails; sail to row 2 centre; play purser; fire 1; level first-mate; fire 1; loot all; use purser; produce on row 2 centre; use deckhand-1; use deckhand-2; use buccaneer; load 2 coins into A; load 1 cargo into A; sail to row 2 right; end; mode pirate; level buccaneer; play crewman-3; play bosun; play deckhand-1; play buccaneer; use crewman-3; use bosun; raise sails; sail to row 1 left; use deckhand-1; use buccaneer; play purser; use purser; produce on row 1 left; load 1 coin into A; load 1 cargo into A; trade; end; mode trade; sleeve merchant-cargo-top in buccaneer; play crewman-2; play crewman-3; play deckhand-1; use crewman-2; use crewman-3; raise sails; sail to row 2 left; use deckhand-1; end; mode pirate; level buccaneer; play bosun; play gunner-1; play gunner-2; play buccaneer; use bosun; use gunner-1; use gunner-2; raise sails; sail to row 1 left; use buccaneer; play purser; use purser; produce on row 1 left; load 1 coin into A; load 1 cargo into A; end; mode trade; level first-mate; play crewman-1; play crewman-2; play bosun; use crewman-1; use crewman-2; use bosun; raise sails; sail to row 3 right; end; mode pirate; level first-mate; play captain; play crewman-2; play gunner-2; play deckhand-2; use crewman-2; use gunner-2; raise sails; sail to harbour; unload 1 coin from A; sail to row 1 centre; use deckhand-2; end; mode pirate; level first-mate; play captain; play first-mate; play gunner-1; play deckhand-2; use gunner-1; use first-mate; build fort on row 1 centre; split 4 dock rest ship; build garrison on row 1 centre; raise sails; sail to row 2 centre; sail to row 2 right; use deckhand-2; end; mode pirate; level first-mate; play crewman-3; play first-mate; play gunner-1; play buccaneer; play purser; use crewman-3; use gunner-1; use purser; produce on row 1 left; load 1 coin into A; load 1 cargo into A; use first-mate; build fort on row 1 left; split 4 dock rest ship; build garrison on row 1 left; split 2 dock rest ship; buy; raise sails; sail to row 2 left; use buccaneer; end; mode trade; sleeve cannon-middle in first-mate; level first-mate; play crewman-1; play first-mate; play deckhand-1; play deckhand-2; play buccaneer; use crewman-1; use first-mate; build fort on row 2 centre; split 4 dock rest ship; build garrison on row 2 centre; split 2 dock rest ship; raise sails; use deckhand-1; use deckhand-2; use buccaneer; sail to row 3 centre; end; mode pirate; level first-mate; play captain; play crewman-1; play bosun; play deckhand-1; use crewman-1; use bosun; raise sails; sail to harbour; sail to row 1 left; sail to row 2 left; use deckhand-1; end; mode pirate; level purser; play bosun; play gunner-1; play gunner-2; play buccaneer; use bosun; use gunner-1; use gunner-2; raise sails; sail to row 1 right; use buccaneer; end; mode pirate; level bosun; play crewman-1; play crewman-2; play deckhand-1; use crewman-1; use crewman-2; raise sails; end; mode trade; level purser; play captain; play bosun; play gunner-1; play purser; use bosun; use gunner-1; use purser; produce on row 2 centre; produce on row 3 right; raise sails; sail to row 2 centre; load 2 coins into D; load 1 cargo into A; sail to row 1 centre; buy; end; mode pirate; sleeve coin-bottom in purser; level first-mate; play crewman-2; play crewman-3; play gunner-2; use crewman-2; use crewman-3; use gunner-2; raise sails; end; mode pirate; level first-mate; play crewman-1; play crewman-3; play first-mate; play deckhand-2; use crewman-1; use crewman-3; use first-mate; build outpost on row 1 centre; play purser; use purser; produce on row 1 centre; produce on row 3 centre; raise sails; use deckhand-2; sail to row 1 centre; fire 1; fire 1; loot all; end; mode trade; level bosun; play captain; play gunner-2; play deckhand-1; play deckhand-2; use gunner-2; play bosun; use bosun choice 2; fit poop-deck into B; fight player 3; fire 2; fire 1; raise sails; sail to harbour; unload 2 coins from A; sail to row 1 right; sail to row 2 right; use deckhand-1; use deckhand-2; end; mode pirate; level buccaneer; play crewman-2; play crewman-3; play gunner-1; play gunner-2; use crewman-2; use crewman-3; use gunner-1; use gunner-2; end; mode pirate; level purser; play crewman-3; play gunner-1; play deckhand-2; play buccaneer; use crewman-3; use gunner-1; claim; use buccaneer top; raise sails; sail to row 2 centre; sail to row 3 centre; use deckhand-2; use buccaneer; play purser; use purser; produce on row 3 centre; produce on row 2 right; load 4 coins into A; load 3 cargo into D; play first-mate; use first-mate; build fort on row 3 centre; split 1 dock rest ship; load 1 cargo into D; end; mode trade; level crewman-1; play captain; play crewman-1; play deckhand-1; use crewman-1',
      choices: [
        {
          action: 'fight player 2',
          value: 0.5253,
          loss: 0,
          error: 0,
          line: ['3 play crewman-2', '3 fire 1', '1 fire 1'],
        },
        {
          action: 'raise sails',
          value: 0.3322,
          loss: 0.1931,
          error: 0.0021,
          line: [
            '3 sail to harbour',
            '3 unload 4 coins from A',
            '3 unload 2 coins from D',
            '3 use crewman-1 line 2',
            '3 end',
          ],
        },
        {
          action: 'end',
          value: 0.2374,
          loss: 0.2879,
          error: 0.0029,
          line: ['3 mode trade'],
        },
      ],
      habits: ['raise sails', 'end'],
      gaps: [
        {
          value: 0.2013,
          error: 0.0064,
        },
        {
          value: 0.1931,
          error: 0.0021,
        },
      ],
      whole: {
        value: 0.07,
        error: 0.044,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '17-441',
      seed: 'puzzle 17',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'play crewman-2; play bosun; play deckhand-2; use crewman-2; use bosun; load 3 cargo into A; raise sails; sail to row 1 centre; use deckhand-2; buy; sail to row 1 right; end; mode pirate; sleeve influence-middle in crewman-2; play crewman-2; play crewman-3; use crewman-2; use crewman-3; load 4 cargo into A; raise sails; sail to row 1 left; buy; sail to row 2 left; buy; end; mode pirate; sleeve helm-top in crewman-2; sleeve cannon-and-helm-bottom in crewman-3; play crewman-2; play crewman-3; use crewman-2; use crewman-3; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 right; play buccaneer; play purser; fire 1; level buccaneer; fire 1; loot all; use purser; produce on row 1 right; use buccaneer; buy; sail to row 2 right; buy; end; mode pirate; sleeve coin-bottom in crewman-2; sleeve production-in-row-3-or-4-middle in crewman-3; play crewman-1; play crewman-3; play gunner-2; play buccaneer; use crewman-1; use crewman-3; use gunner-2; raise sails; sail to row 1 centre; use buccaneer; buy; end; mode trade; sleeve helm-middle in buccaneer; level buccaneer; play captain; play gunner-2; play deckhand-2; play buccaneer; use gunner-2; raise sails; sail to row 2 centre; sail to row 1 centre; use deckhand-2; use buccaneer; play purser; use purser; produce on row 1 centre; load 3 coins into A; sail to harbour; unload 3 coins from A; end; level first-mate; play crewman-1; play gunner-1; play deckhand-2; use crewman-1; use gunner-1; use deckhand-2; raise sails; sail to row 3 right; end; mode pirate; level first-mate; play captain; play gunner-1; play deckhand-1; use gunner-1; raise sails; sail to harbour; unload 1 coin from A; sail to row 1 right; use deckhand-1; end; mode pirate; level first-mate; play crewman-1; play bosun; play gunner-1; play deckhand-1; use crewman-1; use bosun; use gunner-1; load 4 cargo into A; raise sails; sail to row 1 centre; sail to row 2 centre; buy; end; mode pirate; sleeve 2-battle-cubes-bottom in crewman-1; level first-mate; play captain; play bosun; play gunner-2; play deckhand-1; use bosun; use gunner-2; use deckhand-1; raise sails; sail to row 3 centre; end; mode pirate; level first-mate; play captain; play crewman-2; play crewman-3; play gunner-2; use crewman-2; use crewman-3; use gunner-2; use crewman-2 middle; raise sails; sail to harbour; sail to row 1 left; sail to harbour; end; level first-mate; play bosun; play gunner-2; play deckhand-2; play buccaneer; use bosun; use gunner-2; raise sails; sail to row 2 right; use deckhand-2; use buccaneer; end; mode trade; level buccaneer; play bosun; play gunner-2; play buccaneer; use bosun; use gunner-2; raise sails; sail to row 3 right; use buccaneer; play first-mate; play purser; use purser; produce on row 3 right; load 2 coins into A; use first-mate; build fort on row 3 right; build garrison on row 3 right; sail to row 4 right; end; mode pirate; level first-mate; play bosun; play gunner-1; play deckhand-2; play buccaneer; use bosun; use gunner-1; load 4 cargo into A; load 3 cargo into D; raise sails; sail to row 2 right; use deckhand-2; use buccaneer; replace a cube of player 2 on row 2 right; replace a cube of player 2 on row 2 right; play first-mate; play purser; use purser; produce on row 2 right; use first-mate; build fort on row 2 right; split 2 dock rest ship; build garrison on row 2 right; build outpost on row 2 right; load 1 coin into A; load 2 cargo into D; buy; end; mode trade; sleeve cargo-and-repair-middle in first-mate; level first-mate; play crewman-1; play first-mate; play gunner-1; play deckhand-1; play purser; use crewman-1; use gunner-1; use purser; produce on row 1 centre; use first-mate; build fort on row 1 centre; split 3 dock rest ship; build garrison on row 1 centre; raise sails; sail to row 1 right; attack; fire 1; use crewman-1 bottom; loot all; use deckhand-1; sail to row 1 centre; load 3 coins into D; end; mode trade; sleeve fishing-smack in first-mate; level gunner-1; play crewman-1; play deckhand-1; play deckhand-2; use crewman-1; use deckhand-1; use deckhand-2; raise sails; end; mode pirate; level buccaneer; play crewman-1; play crewman-2; play deckhand-1; play buccaneer; use crewman-1; use crewman-2; use crewman-2 middle; replace a cube of player 2 on row 2 right; use deckhand-1; raise sails; sail to row 1 right; use buccaneer; load 2 coins into D; load 1 cargo into A; buy; sail to harbour; unload 1 coin from A; unload 2 coins from D; end; sleeve strength-bottom in buccaneer; level buccaneer; play captain; play crewman-2; play crewman-3; play buccaneer; use crewman-2; use crewman-3; raise sails; sail to harbour; unload 2 coins from A; unload 3 coins from D; sail to row 1 right; use buccaneer; replace a cube of player 1 on row 1 right; replace a cube of player 1 on row 1 right; replace a cube of player 1 on row 1 right; end; mode pirate; level gunner-1; play captain; play crewman-1; play crewman-2; play crewman-3; use crewman-1; use crewman-2; use crewman-2 bottom; use crewman-3; use crewman-3 middle; produce on row 3 right; raise sails; sail to row 2 right; attack; play gunner-1; fire 2; use gunner-1 line 3; loot all; use gunner-1; end; mode pirate; level gunner-1; play crewman-3; play first-mate; play deckhand-2; use crewman-3; use first-mate middle; use first-mate middle line 2; load 3 cargo into A; load 1 cargo into D; raise sails; sail to row 1 right; play gunner-1; fire 2; fire 1; use gunner-1; sail to row 2 right; fire 0; fire 1; loot all; buy; load 2 coins into A; end; mode pirate; sleeve refit-top in first-mate; level purser; play bosun; play deckhand-1; play deckhand-2; play purser; use bosun; use purser; produce on row 1 centre; produce on row 1 right; load 2 coins into A; load 1 cargo into A; use deckhand-1; replace a cube of player 1 on row 1 right; use deckhand-2; replace a cube of player 1 on row 1 right; buy; raise sails; sail to row 1 centre; load 3 coins into D; sail to harbour; unload 2 coins from A; unload 3 coins from D; end; sleeve cannon-bottom in purser; level buccaneer; play bosun; play gunner-2; use bosun; use gunner-2; end; mode pirate; level purser; play captain; play bosun; play gunner-2; play purser; use bosun; use gunner-2; use purser; produce on row 2 right; produce on row 4 right; fight player 3; fire 1; fire 1; loot all; raise sails; end; mode trade; level gunner-1; play crewman-1; play first-mate; play gunner-2; use crewman-1; use first-mate top; use gunner-2; load 4 cargo into A; load 1 cargo into D; use first-mate; build fort on row 1 right; build garrison on row 1 right; raise sails; sail to row 1 right; attack; play gunner-1; fire 2; use crewman-1 bottom; loot all; use gunner-1; sail to harbour; unload 4 coins from A; unload 2 coins from D; end; level first-mate; play crewman-3; play first-mate; play deckhand-2; play purser; use crewman-3; use crewman-3 middle; produce on row 3 right; use purser; produce on row 3 right; use first-mate; build outpost on row 3 right; end; mode pirate; level gunner-1; play crewman-1; play first-mate; use crewman-1; use first-mate middle; use first-mate middle line 2',
      choices: [
        {
          action: 'fight player 3',
          value: 0.2569,
          loss: 0,
          error: 0,
          line: ['0 play gunner-1', '0 play deckhand-2', '0 fire 2'],
        },
        {
          action: 'end',
          value: 0.1266,
          loss: 0.1303,
          error: 0.0011,
          line: ['0 mode trade'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1361,
          error: 0.0032,
        },
        {
          value: 0.1303,
          error: 0.0011,
        },
      ],
      whole: {
        value: 0.13,
        error: 0.0415,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '13-402',
      seed: 'puzzle 13',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'play captain; play crewman-1; play deckhand-1; use crewman-1; load 2 cargo into A; raise sails; sail to row 1 left; buy; sail to row 1 centre; use deckhand-1; sail to row 2 centre; end; mode pirate; sleeve sail-top in captain; play captain; play crewman-1; play gunner-2; use crewman-1; use gunner-2; load 4 cargo into A; raise sails; sail to row 1 left; buy; sail to row 2 left; end; mode pirate; sleeve bonus-card-bottom in captain; play crewman-3; play gunner-2; play deckhand-2; use crewman-3; use gunner-2; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 1 right; trade; sail to row 1 centre; use deckhand-2; buy; end; mode pirate; sleeve merchant-bonus-card-bottom in crewman-3; sleeve cannon-bottom in gunner-2; level buccaneer; play gunner-1; play gunner-2; play buccaneer; use gunner-1; use gunner-2; raise sails; sail to row 2 right; sail to row 1 right; use buccaneer; play purser; use purser; produce on row 1 right; load 2 cargo into A; buy; end; mode trade; sleeve cannon-bottom in buccaneer; level buccaneer; play crewman-3; play gunner-1; play deckhand-1; play buccaneer; use crewman-3; use gunner-1; use deckhand-1; use buccaneer; play purser; use purser; produce on row 2 left; load 1 coin into A; load 1 cargo into A; buy; raise sails; sail to row 3 left; end; mode pirate; sleeve production-in-row-3-or-4-middle in buccaneer; level buccaneer; play crewman-1; play gunner-1; play buccaneer; use crewman-1; use gunner-1; use buccaneer; play purser; use purser; produce on row 1 centre; load 1 coin into A; raise sails; sail to harbour; unload 1 coin from A; sail to row 1 left; end; mode pirate; level first-mate; play crewman-2; play crewman-3; play bosun; play deckhand-2; use crewman-2; use crewman-3; use bosun; raise sails; sail to row 2 right; use deckhand-2; sail to row 3 right; end; mode pirate; level first-mate; play crewman-2; play bosun; play deckhand-2; use crewman-2; use bosun; use deckhand-2; raise sails; sail to row 3 centre; end; mode pirate; level first-mate; play captain; play crewman-2; play bosun; play deckhand-1; use crewman-2; use bosun; raise sails; sail to harbour; sail to row 1 centre; sail to row 2 centre; use deckhand-1; end; mode pirate; level first-mate; play first-mate; play bosun; play gunner-1; play buccaneer; use bosun; use gunner-1; use first-mate; build fort on row 1 right; build garrison on row 1 right; use buccaneer; raise sails; sail to row 4 right; end; mode pirate; level first-mate; play captain; play first-mate; play bosun; play deckhand-1; play purser; use bosun; use purser; produce on row 2 left; use first-mate; build fort on row 2 left; raise sails; sail to row 2 right; use deckhand-1; end; mode pirate; level first-mate; play captain; play crewman-2; play first-mate; play gunner-1; play buccaneer; use crewman-2; use gunner-1; use first-mate; build fort on row 1 centre; build garrison on row 1 centre; raise sails; sail to row 1 centre; sail to row 2 centre; sail to row 2 right; fire 1; fire 1; loot all; use buccaneer; end; mode trade; level purser; play crewman-1; play crewman-2; play gunner-2; play deckhand-2; use crewman-1; use crewman-2; use gunner-2; use deckhand-2; raise sails; end; mode pirate; level buccaneer; play crewman-2; play crewman-3; play gunner-1; play deckhand-2; play buccaneer; use crewman-2; use crewman-3; use gunner-1; use buccaneer middle; produce on row 3 right; raise sails; sail to row 2 centre; use deckhand-2; use buccaneer; end; mode trade; level purser; play bosun; play gunner-2; play deckhand-1; play purser; use bosun; use gunner-2; use purser; produce on row 1 centre; produce on row 3 right; raise sails; sail to row 3 right; sail to row 4 right; fire 2; fire 1; use deckhand-1; end; mode pirate; level purser; play captain; play crewman-3; play deckhand-1; play deckhand-2; use crewman-3; raise sails; sail to row 3 right; use deckhand-1; use deckhand-2; play purser; use purser; produce on row 3 right; produce on row 1 right; produce on row 4 right; load 4 coins into A; load 2 coins into D; load 1 cargo into D; sail to harbour; unload 4 coins from A; unload 2 coins from D; end; level gunner-1; play crewman-1; play crewman-2; play gunner-2; use crewman-1; use crewman-2; use gunner-2; raise sails; sail to row 4 centre; end; mode pirate; level bosun; play crewman-1; play crewman-3; play deckhand-2; use crewman-1; use crewman-3; use deckhand-2; raise sails; end; mode pirate; level first-mate; play first-mate; play bosun; play gunner-1; play buccaneer; use bosun; use gunner-1; load 4 cargo into A; load 2 cargo into D; use first-mate; build fort on row 3 right; build garrison on row 3 right; build outpost on row 3 right; raise sails; sail to row 1 right; load 2 cargo into A; buy; sail to row 2 right; use buccaneer; replace a cube of player 1 on row 2 right; replace a cube of player 1 on row 2 right; buy; end; mode pirate; sleeve helm-middle in first-mate; sleeve 2-battle-cubes-middle in buccaneer; level buccaneer; play deckhand-1; play deckhand-2; play buccaneer; play purser; use buccaneer middle; produce on row 4 right; use purser; produce on row 2 centre; raise sails; sail to row 4 right; play gunner-1; fire 2; play gunner-2; fire 2; loot all; loot all; use gunner-1; use deckhand-1; use deckhand-2; use buccaneer; replace a cube of player 1 on row 4 right; replace a cube of player 1 on row 4 right; load 3 coins into D; load 2 cargo into A; end; mode pirate; level bosun; play crewman-2; play first-mate; play bosun; play deckhand-1; use gunner-2; use crewman-2; use first-mate; build outpost on row 1 centre; split 4 dock rest ship; play purser; use purser; produce on row 1 centre; produce on row 1 left; use bosun choice 2; fit poop-deck into B; fight player 3; fire 3; fire 1; attack; fire 0; raise sails; sail to row 1 centre; load 3 coins into A; load 1 cargo into A; buy; sail to harbour; unload 3 coins from A; sail to row 1 left; use deckhand-1; end; mode pirate; sleeve helm-top in first-mate; level gunner-2; play crewman-1; play crewman-2; play deckhand-1; use crewman-1; use crewman-2; raise sails; sail to row 3 right; load 2 cargo into A; sail to row 4 right; use deckhand-1; end; mode pirate; level first-mate; play captain; play crewman-3; play first-mate; use crewman-3; claim; raise sails; end; mode trade; level buccaneer; play captain; play gunner-1; play gunner-2; play buccaneer; use gunner-1; use gunner-2; raise sails; sail to row 4 left',
      choices: [
        {
          action: 'sail to row 3 left',
          value: 0.2307,
          loss: 0,
          error: 0,
          line: ['0 use buccaneer', '0 end', '0 mode pirate'],
        },
        {
          action: 'sail to row 4 centre',
          value: 0.1153,
          loss: 0.1154,
          error: 0,
          line: ['0 end', '0 mode pirate'],
        },
        {
          action: 'end',
          value: 0.1153,
          loss: 0.1155,
          error: 0,
          line: ['0 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1154,
          error: 0.0001,
        },
        {
          value: 0.1154,
          error: 0,
        },
      ],
      whole: {
        value: 0.135,
        error: 0.0373,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '19-627',
      seed: 'puzzle 19',
      seats: 4,
      options: {},
      seat: 1,
      actions:
        'play crewman-2; play gunner-1; play deckhand-1; use crewman-2; use gunner-1; load 3 cargo into A; raise sails; sail to row 1 left; use deckhand-1; buy; sail to row 2 left; end; mode pirate; sleeve bonus-card-bottom in crewman-2; play crewman-2; play bosun; play gunner-2; use crewman-2; use bosun; use gunner-2; load 4 cargo into A; load 1 cargo into D; raise sails; sail to row 2 left; play first-mate; fire 1; level buccaneer; fire 1; loot all; use first-mate; buy; end; mode pirate; sleeve influence-and-helm-bottom in crewman-2; play captain; play deckhand-2; load 3 cargo into A; raise sails; sail to row 1 left; use deckhand-2; buy; sail to row 1 centre; buy; sail to row 1 left; end; mode pirate; sleeve cannon-bottom in captain; sleeve helm-middle in deckhand-2; level first-mate; play captain; play crewman-1; play crewman-3; use crewman-1; use crewman-3; load 4 cargo into A; raise sails; sail to row 2 right; buy; end; mode pirate; sleeve battle-cubes-per-helm-top in captain; play bosun; play gunner-2; play buccaneer; use bosun; use gunner-2; raise sails; sail to row 1 left; play first-mate; play purser; fire 1; level buccaneer; fire 1; loot all; loot all; use first-mate; use purser; produce on row 2 right; use buccaneer; buy; end; mode trade; sleeve sail-top in buccaneer; level purser; play crewman-3; play gunner-1; play deckhand-2; use crewman-3; use gunner-1; use deckhand-2; end; mode pirate; play crewman-3; play bosun; play gunner-1; play buccaneer; use crewman-3; use bosun; use gunner-1; use buccaneer; raise sails; sail to harbour; unload 1 coin from A; end; level first-mate; play crewman-2; play gunner-2; play deckhand-2; use crewman-2; use gunner-2; use deckhand-2; raise sails; sail to row 2 centre; end; mode pirate; level crewman-1; play captain; play crewman-3; play deckhand-2; use crewman-3; raise sails; use deckhand-2; sail to harbour; unload 1 coin from A; sail to row 1 left; end; mode trade; level buccaneer; play captain; play crewman-1; play deckhand-1; play buccaneer; use crewman-1; raise sails; sail to row 1 left; use deckhand-1; replace a cube of player 2 on row 1 left; use buccaneer; replace a cube of player 2 on row 1 left; end; mode trade; level first-mate; play crewman-1; play crewman-2; play gunner-2; play deckhand-1; use crewman-1; use crewman-2; use gunner-2; load 3 cargo into A; load 3 cargo into D; raise sails; sail to row 1 left; buy; sail to row 2 left; use deckhand-1; buy; end; mode pirate; sleeve strength-bottom in crewman-1; sleeve cargo-and-repair-middle in crewman-2; level buccaneer; play bosun; play gunner-1; play deckhand-1; play buccaneer; use bosun; use gunner-1; use deckhand-1; use buccaneer; play first-mate; play purser; use purser; produce on row 2 centre; load 1 coin into A; load 3 cargo into D; use first-mate; build fort on row 2 centre; split 4 dock rest ship; build garrison on row 2 centre; raise sails; sail to row 1 left; buy; end; mode pirate; sleeve coin-bottom in first-mate; level first-mate; play crewman-1; play crewman-3; play gunner-2; use crewman-1; use crewman-3; use gunner-2; raise sails; sail to row 3 left; end; mode pirate; level purser; play gunner-1; play deckhand-2; play buccaneer; use gunner-1; end; mode trade; level first-mate; play captain; play crewman-3; play gunner-1; play gunner-2; use crewman-3; use gunner-1; use gunner-2; raise sails; sail to row 3 centre; end; mode pirate; level first-mate; play crewman-3; play first-mate; play gunner-1; use crewman-3; use first-mate bottom; use gunner-1; raise sails; sail to harbour; unload 1 coin from A; end; level first-mate; play captain; play crewman-2; play deckhand-1; play buccaneer; use crewman-2; use deckhand-1; use buccaneer; play first-mate; play purser; use purser; produce on row 3 left; load 1 coin into A; load 1 cargo into A; use first-mate; build fort on row 3 left; split 4 dock rest ship; build garrison on row 3 left; split 2 dock rest ship; raise sails; sail to row 4 left; end; mode pirate; level first-mate; play captain; play bosun; play gunner-2; play deckhand-1; play purser; use bosun; use gunner-2; use purser; produce on row 1 left; produce on row 2 right; produce on row 3 centre; load 1 coin into A; raise sails; sail to harbour; unload 1 coin from A; unload 1 coin from D; sail to row 2 left; use deckhand-1; end; mode trade; level first-mate; play crewman-1; play bosun; play deckhand-1; play deckhand-2; use crewman-1; use bosun; use deckhand-1; use deckhand-2; raise sails; sail to row 3 right; end; mode pirate; level purser; play crewman-2; play bosun; play deckhand-1; play buccaneer; play purser; use crewman-2; use bosun; use purser; produce on row 2 centre; produce on row 3 right; load 4 cargo into A; raise sails; sail to row 1 right; buy; sail to row 2 right; use deckhand-1; use buccaneer; load 2 coins into A; load 3 cargo into D; buy; load 1 cargo into A; end; mode trade; sleeve cannon-bottom in buccaneer; sleeve 2-cannons-top in purser; level buccaneer; play crewman-3; play bosun; play gunner-1; play deckhand-2; play buccaneer; use crewman-3; use bosun; use gunner-1; raise sails; sail to row 4 centre; sail to row 3 centre; use deckhand-2; use buccaneer; load 2 coins into A; end; mode trade; level first-mate; play crewman-1; play crewman-2; play crewman-3; play first-mate; play deckhand-2; use crewman-1; use crewman-2; use crewman-3; use first-mate; build fort on row 2 left; split 4 dock rest ship; build garrison on row 2 left; split 2 dock rest ship; raise sails; sail to row 2 centre; sail to row 3 centre; use crewman-2 bottom; replace a cube of player 2 on row 3 centre; use deckhand-2; replace a cube of player 2 on row 3 centre; end; mode pirate; level purser; play crewman-1; play crewman-2; play deckhand-2; play buccaneer; use crewman-1; use crewman-2; use crewman-2 middle; split 1 dock rest ship; use crewman-2 middle line 2; raise sails; sail to row 3 centre; play first-mate; play purser; fire 1; fire 1; use crewman-1 bottom; loot all; use purser; produce on row 3 right; produce on row 4 left; use deckhand-2; replace a cube of player 2 on row 3 centre; use buccaneer; replace a cube of player 2 on row 3 centre; use first-mate; build fort on row 3 centre; split 3 dock rest ship; build garrison on row 3 centre; split 2 dock rest ship; build outpost on row 3 centre; split 1 dock rest ship; end; mode trade; level gunner-2; play captain; play crewman-1; play deckhand-2; use crewman-1; raise sails; sail to row 4 right; sail to row 3 right; use deckhand-2; end; mode pirate; level crewman-1; play crewman-2; play deckhand-1; play purser; use crewman-2; use purser; produce on row 3 left; raise sails; sail to row 4 centre; use deckhand-1; end; mode pirate; level bosun; play captain; play gunner-1; play gunner-2; use gunner-1; use gunner-2; raise sails; sail to row 1 centre; buy; end; mode pirate; sleeve helm-middle in captain; level bosun; play crewman-3; play gunner-1; play deckhand-1; use crewman-3; use gunner-1; raise sails; sail to row 2 right; use deckhand-1; end; mode pirate; level gunner-2; play crewman-2; play crewman-3; play first-mate; play deckhand-1; use crewman-2; use crewman-3; use first-mate bottom; use first-mate; build fort on row 2 right; split 3 dock rest ship; build garrison on row 2 right; raise sails; sail to row 2 right; play gunner-2; fire 2; play captain; play crewman-1; fire 2; use gunner-2 line 3; use crewman-1 bottom; use gunner-2; use deckhand-1; end; mode pirate; level first-mate; play captain; play first-mate; play bosun; play gunner-2; play deckhand-2; use bosun; use gunner-2; use first-mate; build outpost on row 3 left; split 3 dock rest ship; use deckhand-2; raise sails; sail to row 3 left; load 1 coin into D; load 1 cargo into D; end; mode trade; level bosun; play crewman-1; play bosun; play buccaneer; use crewman-1; use bosun choice 2; split 3 dock rest ship; fit poop-deck into B; play deckhand-1; raise sails; sail to harbour; unload 1 coin from A; sail to row 1 centre; end; mode pirate; level bosun; play crewman-2; play bosun; use crewman-1; use crewman-2; use crewman-2 middle; split 1 dock rest ship; use crewman-2 middle line 2; use bosun choice 2; split 3 dock rest ship; fit poop-deck into B; end; mode pirate; level bosun; play captain; play gunner-1; play deckhand-2; use gunner-1; raise sails; sail to row 3 right; sail to row 4 right; use deckhand-2; end; mode pirate; level crewman-1; play crewman-1; play crewman-2; play crewman-3; play gunner-1; play buccaneer; use crewman-1; split 3 dock rest ship; claim; use crewman-2; use crewman-3; use gunner-1; raise sails; sail to row 4 left; use buccaneer; load 2 cargo into D; end; mode trade; level first-mate; play captain; play first-mate; play gunner-1; play gunner-2; use gunner-1; use gunner-2; use first-mate; build fort on row 1 left; split 3 dock rest ship; build garrison on row 1 left; split 2 dock rest ship; build outpost on row 2 left; split 1 dock rest ship; play purser; use purser; produce on row 2 left; produce on row 1 left; produce on row 3 right; raise sails; sail to row 2 left; load 1 coin into A; load 2 cargo into A; buy; sail to row 1 left; load 1 coin into A; end; mode pirate; sleeve production-in-row-3-or-4-middle in first-mate; level purser; play first-mate; play gunner-2; play deckhand-2; play buccaneer; play purser; use gunner-2; use purser; produce on row 3 centre; produce on row 3 right; produce on row 4 right; raise sails; sail to row 3 right; sail to row 4 right; fire 2; play buccaneer; play purser; fire 4; loot all; end; mode pirate; level bosun; play crewman-1; play first-mate; play bosun; use purser; produce on row 2 centre; produce on row 2 right; use crewman-1; use first-mate bottom; use first-mate; build outpost on row 2 right; raise sails; fight player 4; fire 4; fire 2; use buccaneer; load 1 cargo into A; use bosun; end; mode pirate; level purser; play captain; play first-mate; play gunner-1; play deckhand-1; play purser; use gunner-1; use purser; produce on row 3 left; produce on row 4 left; load 1 cargo into A; use first-mate; build fort on row 4 left; split 3 dock rest ship; build garrison on row 4 left; split 1 dock rest ship; build fort on row 4 centre; load 1 cargo into D; raise sails; sail to row 3 right',
      choices: [
        {
          action: 'use deckhand-1',
          value: 0.7836,
          loss: 0,
          error: 0,
          line: ['1 end', '1 mode pirate'],
        },
        {
          action: 'end',
          value: 0.6162,
          loss: 0.1674,
          error: 0,
          line: ['1 mode pirate'],
        },
      ],
      habits: ['end'],
      gaps: [
        {
          value: 0.1674,
          error: 0,
        },
        {
          value: 0.1674,
          error: 0,
        },
      ],
      whole: {
        value: 0.15,
        error: 0.0334,
      },
      worlds: [200, 2000],
      level: 2,
    },
  ],
};
