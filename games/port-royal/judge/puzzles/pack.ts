/** Puzzles made by a program: `npm run puzzles -- port-royal`. */
import type { PuzzlePack } from '@broadside/judge';

export const pack: PuzzlePack = {
  rules: 3,
  judge: 1,
  puzzles: [
    {
      id: '14-268',
      seed: 'puzzle 14',
      seats: 4,
      options: {},
      seat: 3,
      actions:
        'draw; stop; trade flute-3-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-2-1; hire priest-4-1; pass; pass; pass; draw; draw; stop; trade galleon-3-7; hire sailor-5-2; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-4-skull; trade galleon-3-skull; draw; draw; draw; stop; hire jester-7-2; trade skiff-2-3; hire captain-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-3-7; pass; pass; pass; draw; draw; stop; trade pinnace-3-2; pass; draw; keep; draw; draw; draw; draw; draw; stop; trade frigate-3-6; hire sailor-3-1; pass; trade flute-1-1; draw; draw; draw; sink; draw; draw; draw; draw; sink; draw; stop; hire mademoiselle-9-3; trade frigate-4-skull; trade flute-3-2; pass; draw; draw; draw; draw; draw; draw; stop; trade galleon-4-skull; pass; hire settler-4-1; draw; draw; draw; draw; stop; hire priest-4-1; claim expedition-priest2 priest-4-1,priest-4-1; trade frigate-2-3; trade skiff-2-1; pass; draw; draw; draw; draw; stop; trade pinnace-3-4; pass; hire trader-blue-5-2; pass; draw; draw; draw; draw; stop; trade flute-2-2; trade pinnace-1-1; hire priest-4-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-1-1; hire mademoiselle-7-2; hire mademoiselle-9-3; trade flute-1-1; draw; draw; keep; draw; stop; trade galleon-3-skull; hire sailor-3-1; trade flute-2-1; draw; draw; draw; stop; trade galleon-3-7; hire admiral-7-2; hire trader-yellow-3-1; draw; draw; draw; draw; keep; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; hire admiral-7-2; hire trader-yellow-5-2; trade galleon-1-2; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-2; trade skiff-3-5; hire priest-4-1; pass; draw; draw; draw; draw; draw; keep; stop; hire sailor-3-1; pass; hire captain-4-1; pass; draw; stop; done; trade galleon-2-4; draw; draw; draw; draw; draw; draw; stop; trade pinnace-4-4; hire settler-4-1; trade galleon-3-skull; trade flute-3-5; trade frigate-2-3; draw; draw; draw; draw; draw; stop; hire jester-9-3; hire priest-4-1; pass; pass; draw; draw; sink; draw; draw; draw; draw; draw; keep; draw; draw; keep; stop; trade skiff-3-3',
      choices: [
        {
          action: 'hire sailor-5-2',
          value: 1,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'hire sailor-3-1',
          value: 0,
          loss: 1,
          error: 0,
          line: [],
        },
        {
          action: 'trade galleon-2-4',
          value: 0,
          loss: 1,
          error: 0,
          line: ['0 hire sailor-3-1'],
        },
        {
          action: 'trade flute-1-1',
          value: 0,
          loss: 1,
          error: 0,
          line: ['0 hire sailor-3-1'],
        },
        {
          action: 'hire captain-4-1',
          value: 0,
          loss: 1,
          error: 0,
          line: [],
        },
        {
          action: 'done',
          value: 0,
          loss: 1,
          error: 0,
          line: ['0 hire sailor-3-1'],
        },
      ],
      habits: ['done'],
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
      id: '5-102',
      seed: 'puzzle 5',
      seats: 2,
      options: {
        play: 'setSail',
      },
      seat: 0,
      actions:
        'draw; draw; stop; hire sailor-3-1-setSailRest; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4-setSail; trade flute-2-2-setSail; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-4-5-setSailRest; trade pinnace-4-4-setSailRest; hire sailor-7-3-setSailRest; hire merchant-yellow-8-3; draw; draw; draw; draw; draw; stop; trade flute-3-5-setSail; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; keep; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade skiff-2-1-setSail; hire passenger-4-2; pass; draw; keep; draw; sink; draw; stop',
      choices: [
        {
          action: 'trade pinnace-3-4-setSail',
          value: 0.7258,
          loss: 0,
          error: 0,
          line: ['1 pass', '1 draw'],
        },
        {
          action: 'trade galleon-1-2-setSailRest',
          value: 0.2512,
          loss: 0.4746,
          error: 0.0086,
          line: ['1 trade pinnace-3-4-setSail', '1 draw'],
        },
        {
          action: 'done',
          value: 0.1951,
          loss: 0.5308,
          error: 0.0104,
          line: ['1 trade pinnace-3-4-setSail', '1 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.4786,
          error: 0.0254,
        },
        {
          value: 0.4746,
          error: 0.0086,
        },
      ],
      whole: {
        value: 0.375,
        error: 0.0926,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '0-116',
      seed: 'puzzle 0',
      seats: 2,
      options: {},
      seat: 0,
      actions:
        'draw; draw; draw; draw; draw; stop; trade flute-3-5; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade skiff-2-3; pass; draw; stop; trade flute-2-2; draw; draw; draw; draw; stop; trade skiff-2-3; pass; draw; stop; trade galleon-4-skull; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-9-3; trade pinnace-4-4; draw; draw; stop; hire mademoiselle-7-2; draw; stop; trade pinnace-2-2; draw; draw; draw; stop; trade skiff-4-5; pass; draw; draw; stop; hire priest-4-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-4-5; hire admiral-7-2; draw; draw; draw; draw; draw; stop; hire jackOfAllTrades-6-1; trade pinnace-2-2; draw; draw; stop; hire sailor-7-3; trade frigate-2-3; draw; stop; trade pinnace-3-4; draw; stop; trade flute-3-2; draw; draw; draw; draw; draw',
      choices: [
        {
          action: 'stop',
          value: 0.6634,
          loss: 0,
          error: 0,
          line: ['0 hire jester-9-3'],
        },
        {
          action: 'draw',
          value: 0.5375,
          loss: 0.1259,
          error: 0.0025,
          line: [],
        },
      ],
      habits: ['draw'],
      gaps: [
        {
          value: 0.139,
          error: 0.009,
        },
        {
          value: 0.1259,
          error: 0.0025,
        },
      ],
      whole: {
        value: 0.08,
        error: 0.0467,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '0-65',
      seed: 'puzzle 0',
      seats: 2,
      options: {},
      seat: 0,
      actions:
        'draw; draw; draw; draw; draw; stop; trade flute-3-5; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade skiff-2-3; pass; draw; stop; trade flute-2-2; draw; draw; draw; draw; stop; trade skiff-2-3; pass; draw; stop; trade galleon-4-skull; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-9-3; trade pinnace-4-4; draw; draw; stop',
      choices: [
        {
          action: 'hire mademoiselle-7-2',
          value: 0.4528,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'done',
          value: 0.2103,
          loss: 0.2426,
          error: 0,
          line: ['1 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.2426,
          error: 0,
        },
        {
          value: 0.2426,
          error: 0,
        },
      ],
      whole: {
        value: 0.2458,
        error: 0.0542,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '9-65',
      seed: 'puzzle 9',
      seats: 2,
      options: {
        play: 'contractsCoop',
      },
      seat: 1,
      actions:
        'draw; draw; draw; draw; draw; draw; draw; draw; contract 12; stop; waive frigate-4-skull; draw; draw; draw; stop; hire trader-black-3-1; waive galleon-1-2-contractCards; draw; draw; draw; draw; draw; stop; waive galleon-1-2; trade flute-2-2; draw; draw; stop; hire trader-green-3-1; contract 5; pass; draw; draw; stop; hire priest-4-1; waive frigate-2-3; draw; draw; draw; draw; stop; trade flute-3-5; hire captain-4-1; draw; draw; stop; trade flute-3-5; hire priest-4-1; stop; trade skiff-3-3; draw; draw; decline; draw; draw; draw; stop; hire settler-4-1; waive frigate-3-6-contractCards; draw; draw; draw; draw; draw; draw',
      choices: [
        {
          action: 'draw',
          value: 0.8368,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'stop',
          value: 0.7001,
          loss: 0.1367,
          error: 0.0054,
          line: ['1 trade frigate-3-skull', '0 trade pinnace-3-4'],
        },
      ],
      habits: ['stop'],
      gaps: [
        {
          value: 0.1251,
          error: 0.0177,
        },
        {
          value: 0.1367,
          error: 0.0054,
        },
      ],
      whole: {
        value: 0.1542,
        error: 0.0289,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '15-173',
      seed: 'puzzle 15',
      seats: 2,
      options: {
        modules: ['gambler'],
      },
      seat: 0,
      actions:
        'draw; draw; draw; stop; trade galleon-3-skull; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; trade frigate-2-3; draw; draw; draw; stop; hire jester-7-2; hire settler-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-4-5; trade galleon-3-7; draw; draw; draw; draw; draw; draw; draw; stop; hire priest-4-1; hire settler-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-4-skull; pass; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; hire sailor-5-2; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-4-4; draw; draw; draw; keep; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; keep; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-9-3; trade skiff-4-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; stop; trade galleon-4-skull; hire sailor-5-2; draw; draw; draw; sink; draw; draw; draw; keep; draw; draw; draw; draw; stop; hire settler-4-1; claim expedition-settler2 settler-4-1,settler-4-1; draw; stop; hire jackOfAllTrades-6-1; draw; draw; draw; stop',
      choices: [
        {
          action: 'hire priest-4-1',
          value: 0.3007,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'hire gambler-4-1',
          value: 0.1266,
          loss: 0.1741,
          error: 0.0072,
          line: [],
        },
        {
          action: 'trade galleon-1-2',
          value: 0.1169,
          loss: 0.1838,
          error: 0.0105,
          line: ['1 draw'],
        },
        {
          action: 'done',
          value: 0.0863,
          loss: 0.2144,
          error: 0.0098,
          line: ['1 pass', '1 draw'],
        },
      ],
      habits: ['hire gambler-4-1', 'done'],
      gaps: [
        {
          value: 0.2382,
          error: 0.0306,
        },
        {
          value: 0.1741,
          error: 0.0072,
        },
      ],
      whole: {
        value: 0.1675,
        error: 0.0412,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '6-170',
      seed: 'puzzle 6',
      seats: 3,
      options: {
        modules: ['gambler', 'setSail', 'contractCards'],
      },
      seat: 1,
      actions:
        'draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; trade flute-2-2; pass; draw; stop; trade frigate-3-6-contractCards; give 2; draw; draw; draw; draw; draw; stop; trade pinnace-3-4-contractCards; give 0; trade frigate-3-skull; trade skiff-2-3; draw; draw; draw; draw; stop; done; pass; hire jester-9-3; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; trade galleon-3-skull; pass; draw; draw; stop; trade galleon-2-4; draw; draw; draw; draw; stop; trade pinnace-3-4; trade flute-3-5-setSail; draw; draw; stop; hire sailor-7-3; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; hire captain-4-1; draw; draw; stop; trade flute-3-5-contractCards; give 0; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-3-6; pass; pass; draw; stop; trade skiff-3-3; draw; draw; draw; draw; stop; trade galleon-1-2; pass; hire priest-4-1; draw; draw; draw; draw; draw; stop; hire settler-4-1; trade skiff-2-1-setSail; trade galleon-2-4; draw; sink; draw; draw; draw; stop; trade pinnace-3-4; hire jackOfAllTrades-6-1; draw; draw; stop; trade skiff-1-1; pass; claim expedition-settler2 settler-4-1,jackOfAllTrades-6-1; draw; draw; draw; draw; draw; draw; stop; hire jester-7-2; trade galleon-3-7; pass; draw; draw; draw; draw; draw; draw; draw; stop; hire gambler-8-3; hire settler-4-1; draw; draw; draw; draw; draw; claim expedition-captain2 captain-4-1,captain-4-1; stop; trade skiff-2-3; trade galleon-3-skull-contractCards; give 0; pass; draw; draw; draw; stop; trade skiff-4-5; hire sailor-5-2; draw; gamble; draw; draw; draw; stop; trade pinnace-3-4; hire merchant-yellow-8-3; trade flute-3-5; draw; draw',
      choices: [
        {
          action: 'draw',
          value: 0.7897,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'stop',
          value: 0.2577,
          loss: 0.532,
          error: 0.0122,
          line: ['1 trade frigate-2-3', '2 hire jackOfAllTrades-6-1'],
        },
      ],
      habits: ['stop'],
      gaps: [
        {
          value: 0.5825,
          error: 0.0399,
        },
        {
          value: 0.532,
          error: 0.0122,
        },
      ],
      whole: {
        value: 0.5125,
        error: 0.0868,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '15-164',
      seed: 'puzzle 15',
      seats: 2,
      options: {
        modules: ['gambler'],
      },
      seat: 0,
      actions:
        'draw; draw; draw; stop; trade galleon-3-skull; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; trade frigate-2-3; draw; draw; draw; stop; hire jester-7-2; hire settler-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-4-5; trade galleon-3-7; draw; draw; draw; draw; draw; draw; draw; stop; hire priest-4-1; hire settler-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-4-skull; pass; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; hire sailor-5-2; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-4-4; draw; draw; draw; keep; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; keep; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-9-3; trade skiff-4-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; stop; trade galleon-4-skull; hire sailor-5-2; draw; draw; draw; sink; draw; draw; draw; keep; draw; draw; draw; draw; stop',
      choices: [
        {
          action: 'hire settler-4-1',
          value: 0.1787,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'done',
          value: 0.0106,
          loss: 0.1681,
          error: 0.0029,
          line: ['1 hire settler-4-1'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.1705,
          error: 0.0089,
        },
        {
          value: 0.1681,
          error: 0.0029,
        },
      ],
      whole: {
        value: 0.325,
        error: 0.075,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '6-150',
      seed: 'puzzle 6',
      seats: 3,
      options: {
        modules: ['gambler', 'setSail', 'contractCards'],
      },
      seat: 1,
      actions:
        'draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; trade flute-2-2; pass; draw; stop; trade frigate-3-6-contractCards; give 2; draw; draw; draw; draw; draw; stop; trade pinnace-3-4-contractCards; give 0; trade frigate-3-skull; trade skiff-2-3; draw; draw; draw; draw; stop; done; pass; hire jester-9-3; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; trade galleon-3-skull; pass; draw; draw; stop; trade galleon-2-4; draw; draw; draw; draw; stop; trade pinnace-3-4; trade flute-3-5-setSail; draw; draw; stop; hire sailor-7-3; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; hire captain-4-1; draw; draw; stop; trade flute-3-5-contractCards; give 0; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-3-6; pass; pass; draw; stop; trade skiff-3-3; draw; draw; draw; draw; stop; trade galleon-1-2; pass; hire priest-4-1; draw; draw; draw; draw; draw; stop; hire settler-4-1; trade skiff-2-1-setSail; trade galleon-2-4; draw; sink; draw; draw; draw; stop; trade pinnace-3-4; hire jackOfAllTrades-6-1; draw; draw; stop; trade skiff-1-1; pass; claim expedition-settler2 settler-4-1,jackOfAllTrades-6-1; draw; draw; draw; draw; draw; draw; stop; hire jester-7-2; trade galleon-3-7; pass; draw; draw; draw; draw; draw; draw; draw; stop; hire gambler-8-3; hire settler-4-1; draw; draw; draw; draw; draw; claim expedition-captain2 captain-4-1,captain-4-1; stop; trade skiff-2-3',
      choices: [
        {
          action: 'trade galleon-3-skull-contractCards',
          value: 0.5425,
          loss: 0,
          error: 0,
          line: ['1 give 0', '2 hire sailor-3-1'],
        },
        {
          action: 'pass',
          value: 0.2052,
          loss: 0.3374,
          error: 0.0132,
          line: ['2 trade galleon-3-skull-contractCards', '2 give 0', '1 draw'],
        },
        {
          action: 'trade pinnace-1-1',
          value: 0.2021,
          loss: 0.3404,
          error: 0.0134,
          line: ['2 trade galleon-3-skull-contractCards', '2 give 0', '1 draw'],
        },
      ],
      habits: ['pass'],
      gaps: [
        {
          value: 0.2881,
          error: 0.0547,
        },
        {
          value: 0.3374,
          error: 0.0132,
        },
      ],
      whole: {
        value: 0.375,
        error: 0.0793,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '5-107',
      seed: 'puzzle 5',
      seats: 2,
      options: {
        play: 'setSail',
      },
      seat: 1,
      actions:
        'draw; draw; stop; hire sailor-3-1-setSailRest; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4-setSail; trade flute-2-2-setSail; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-4-5-setSailRest; trade pinnace-4-4-setSailRest; hire sailor-7-3-setSailRest; hire merchant-yellow-8-3; draw; draw; draw; draw; draw; stop; trade flute-3-5-setSail; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; keep; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade skiff-2-1-setSail; hire passenger-4-2; pass; draw; keep; draw; sink; draw; stop; trade pinnace-3-4-setSail; trade galleon-1-2-setSailRest; draw; draw; stop',
      choices: [
        {
          action: 'trade galleon-4-skull-setSail',
          value: 0.3656,
          loss: 0,
          error: 0,
          line: ['0 pass', '0 draw'],
        },
        {
          action: 'done',
          value: 0.1532,
          loss: 0.2124,
          error: 0.0049,
          line: ['0 trade galleon-4-skull-setSail', '0 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.2288,
          error: 0.0163,
        },
        {
          value: 0.2124,
          error: 0.0049,
        },
      ],
      whole: {
        value: 0.175,
        error: 0.0358,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '10-132',
      seed: 'puzzle 10',
      seats: 3,
      options: {
        modules: ['setSail'],
      },
      seat: 1,
      actions:
        'draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-3-6-setSail; pass; pass; draw; draw; draw; stop; hire captain-4-1; trade frigate-2-3; pass; draw; draw; draw; draw; stop; trade galleon-3-7; pass; pass; draw; draw; draw; draw; draw; stop; hire settler-4-1; trade frigate-2-3; pass; draw; draw; draw; draw; stop; trade flute-3-5; hire jester-7-2; hire captain-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; trade flute-2-2; hire admiral-7-2; draw; draw; draw; draw; stop; trade frigate-2-3; hire captain-4-1; draw; draw; draw; stop; trade galleon-4-skull-setSail; trade flute-3-2; pass; draw; draw; stop; trade galleon-4-skull; trade pinnace-3-4-setSail; draw; draw; draw; draw; draw; stop; trade frigate-3-6; hire admiral-5-1; pass; draw; draw; draw; stop; trade pinnace-3-2; draw; draw; draw; draw; stop; trade galleon-3-7; hire mademoiselle-7-2; draw; draw; draw; draw; draw; stop; trade frigate-3-6; hire admiral-7-2; trade pinnace-2-2; trade flute-1-1; draw; draw; draw; draw; stop; hire sailor-5-2; pass; draw; draw; draw; draw; stop; hire trader-green-3-1; pass; pass; draw; draw; draw; draw',
      choices: [
        {
          action: 'draw',
          value: 0.7288,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'stop',
          value: 0.4193,
          loss: 0.3095,
          error: 0.0072,
          line: ['1 trade frigate-1-1', '0 hire sailor-5-2'],
        },
      ],
      habits: ['stop'],
      gaps: [
        {
          value: 0.3221,
          error: 0.0228,
        },
        {
          value: 0.3095,
          error: 0.0072,
        },
      ],
      whole: {
        value: 0.3125,
        error: 0.0762,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '0-107',
      seed: 'puzzle 0',
      seats: 2,
      options: {},
      seat: 0,
      actions:
        'draw; draw; draw; draw; draw; stop; trade flute-3-5; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade skiff-2-3; pass; draw; stop; trade flute-2-2; draw; draw; draw; draw; stop; trade skiff-2-3; pass; draw; stop; trade galleon-4-skull; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-9-3; trade pinnace-4-4; draw; draw; stop; hire mademoiselle-7-2; draw; stop; trade pinnace-2-2; draw; draw; draw; stop; trade skiff-4-5; pass; draw; draw; stop; hire priest-4-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-4-5; hire admiral-7-2; draw; draw; draw; draw; draw; stop; hire jackOfAllTrades-6-1; trade pinnace-2-2; draw; draw; stop; hire sailor-7-3; trade frigate-2-3; draw; stop',
      choices: [
        {
          action: 'trade pinnace-3-4',
          value: 0.5655,
          loss: 0,
          error: 0,
          line: ['1 draw'],
        },
        {
          action: 'done',
          value: 0.3747,
          loss: 0.1908,
          error: 0,
          line: ['1 trade pinnace-3-4', '1 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.1908,
          error: 0,
        },
        {
          value: 0.1908,
          error: 0,
        },
      ],
      whole: {
        value: 0.4,
        error: 0.0951,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '7-139',
      seed: 'puzzle 7',
      seats: 2,
      options: {
        play: 'contracts',
      },
      seat: 0,
      actions:
        'draw; draw; draw; draw; contract 13; draw; draw; contract 12; draw; draw; draw; draw; draw; draw; contract 13; stop; hire sailor-3-1; trade galleon-3-skull; draw; draw; draw; draw; draw; contract 13; draw; draw; draw; draw; draw; draw; draw; sink; draw; keep; draw; contract 13; draw; draw; draw; sink; draw; decline; draw; draw; stop; done; pass; draw; draw; draw; draw; draw; draw; draw; draw; decline; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; pass; draw; draw; draw; stop; trade flute-4-5; draw; draw; draw; draw; draw; stop; hire sailor-3-1; pass; draw; stop; trade pinnace-4-4; draw; draw; draw; draw; draw; draw; draw; keep; draw; draw; draw; sink; draw; keep; stop; done; pass; draw; draw; draw; draw; draw; draw; stop; trade galleon-2-4; hire settler-4-1; draw; draw; draw; sink; draw; stop; hire settler-4-1; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; draw; stop; trade skiff-4-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw',
      choices: [
        {
          action: 'contract 14',
          value: 0.9747,
          loss: 0,
          error: 0,
          line: ['0 stop', '0 hire mademoiselle-9-3'],
        },
        {
          action: 'decline',
          value: 0.7542,
          loss: 0.2205,
          error: 0.0062,
          line: ['0 stop', '0 hire mademoiselle-9-3'],
        },
      ],
      habits: ['decline'],
      gaps: [
        {
          value: 0.2154,
          error: 0.0184,
        },
        {
          value: 0.2205,
          error: 0.0062,
        },
      ],
      whole: {
        value: 0.2,
        error: 0.0484,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '17-47',
      seed: 'puzzle 17',
      seats: 2,
      options: {
        play: 'setSail',
      },
      seat: 0,
      actions:
        'draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire sailor-3-1-setSailRest; trade skiff-2-1-setSail; draw; draw; draw; stop; trade pinnace-4-4-setSailRest; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4-setSail; hire pirate-5-1-setSailRest; trade skiff-3-5-setSailRest; draw; stop; hire merchant-green-6-2; draw; draw; keep; draw; draw; draw; sink; draw; draw; sink; draw; stop',
      choices: [
        {
          action: 'trade skiff-3-5-setSailRest',
          value: 0.5761,
          loss: 0,
          error: 0,
          line: ['1 pass', '1 draw'],
        },
        {
          action: 'trade frigate-1-1-setSailRest',
          value: 0.3174,
          loss: 0.2588,
          error: 0.0046,
          line: ['1 trade skiff-3-5-setSailRest', '1 draw'],
        },
        {
          action: 'done',
          value: 0.2917,
          loss: 0.2844,
          error: 0.0058,
          line: ['1 trade skiff-3-5-setSailRest', '1 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.2319,
          error: 0.0144,
        },
        {
          value: 0.2588,
          error: 0.0046,
        },
      ],
      whole: {
        value: 0.12,
        error: 0.0389,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '11-10',
      seed: 'puzzle 11',
      seats: 2,
      options: {
        play: 'adventureAfter',
      },
      seat: 1,
      actions: 'character 6; character 8; draw; draw; draw; draw; draw; draw; draw; stop',
      choices: [
        {
          action: 'trade flute-3-5',
          value: 0.6206,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'done',
          value: 0.4831,
          loss: 0.1375,
          error: 0.0035,
          line: ['0 trade flute-3-5'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.112,
          error: 0.0121,
        },
        {
          value: 0.1375,
          error: 0.0035,
        },
      ],
      whole: {
        value: 0.0875,
        error: 0.0427,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '6-166',
      seed: 'puzzle 6',
      seats: 3,
      options: {
        modules: ['gambler', 'setSail', 'contractCards'],
      },
      seat: 1,
      actions:
        'draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; trade flute-2-2; pass; draw; stop; trade frigate-3-6-contractCards; give 2; draw; draw; draw; draw; draw; stop; trade pinnace-3-4-contractCards; give 0; trade frigate-3-skull; trade skiff-2-3; draw; draw; draw; draw; stop; done; pass; hire jester-9-3; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; trade galleon-3-skull; pass; draw; draw; stop; trade galleon-2-4; draw; draw; draw; draw; stop; trade pinnace-3-4; trade flute-3-5-setSail; draw; draw; stop; hire sailor-7-3; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; hire captain-4-1; draw; draw; stop; trade flute-3-5-contractCards; give 0; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-3-6; pass; pass; draw; stop; trade skiff-3-3; draw; draw; draw; draw; stop; trade galleon-1-2; pass; hire priest-4-1; draw; draw; draw; draw; draw; stop; hire settler-4-1; trade skiff-2-1-setSail; trade galleon-2-4; draw; sink; draw; draw; draw; stop; trade pinnace-3-4; hire jackOfAllTrades-6-1; draw; draw; stop; trade skiff-1-1; pass; claim expedition-settler2 settler-4-1,jackOfAllTrades-6-1; draw; draw; draw; draw; draw; draw; stop; hire jester-7-2; trade galleon-3-7; pass; draw; draw; draw; draw; draw; draw; draw; stop; hire gambler-8-3; hire settler-4-1; draw; draw; draw; draw; draw; claim expedition-captain2 captain-4-1,captain-4-1; stop; trade skiff-2-3; trade galleon-3-skull-contractCards; give 0; pass; draw; draw; draw; stop; trade skiff-4-5; hire sailor-5-2; draw; gamble; draw; draw; draw; stop; trade pinnace-3-4',
      choices: [
        {
          action: 'hire merchant-yellow-8-3',
          value: 0.8913,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'trade flute-3-5',
          value: 0.7417,
          loss: 0.1496,
          error: 0.0101,
          line: ['1 draw'],
        },
        {
          action: 'pass',
          value: 0.537,
          loss: 0.3543,
          error: 0.0158,
          line: ['2 trade flute-3-5', '1 draw'],
        },
      ],
      habits: ['pass'],
      gaps: [
        {
          value: 0.1668,
          error: 0.0289,
        },
        {
          value: 0.1496,
          error: 0.0101,
        },
      ],
      whole: {
        value: 0.2375,
        error: 0.0548,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '5-124',
      seed: 'puzzle 5',
      seats: 2,
      options: {
        play: 'setSail',
      },
      seat: 1,
      actions:
        'draw; draw; stop; hire sailor-3-1-setSailRest; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4-setSail; trade flute-2-2-setSail; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-4-5-setSailRest; trade pinnace-4-4-setSailRest; hire sailor-7-3-setSailRest; hire merchant-yellow-8-3; draw; draw; draw; draw; draw; stop; trade flute-3-5-setSail; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; keep; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade skiff-2-1-setSail; hire passenger-4-2; pass; draw; keep; draw; sink; draw; stop; trade pinnace-3-4-setSail; trade galleon-1-2-setSailRest; draw; draw; stop; trade galleon-4-skull-setSail; pass; draw; draw; draw; sink; draw; draw; keep; draw; keep; draw; draw; draw; draw; draw; stop',
      choices: [
        {
          action: 'hire sailor-3-1-setSailRest',
          value: 0.5633,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'done',
          value: 0.3805,
          loss: 0.1828,
          error: 0.0073,
          line: ['0 hire sailor-3-1-setSailRest'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.1854,
          error: 0.0218,
        },
        {
          value: 0.1828,
          error: 0.0073,
        },
      ],
      whole: {
        value: 0.1925,
        error: 0.042,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '2-228',
      seed: 'puzzle 2',
      seats: 4,
      options: {},
      seat: 1,
      actions:
        'draw; draw; stop; trade flute-3-5; draw; draw; stop; trade pinnace-3-2; pass; draw; draw; draw; draw; draw; draw; stop; trade flute-2-2; trade galleon-2-4; trade skiff-2-3; hire sailor-5-2; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; pass; pass; pass; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; pass; pass; pass; draw; draw; stop; trade flute-4-5; trade galleon-3-skull; draw; stop; trade pinnace-3-4; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; keep; stop; trade skiff-4-5; trade galleon-4-skull; hire admiral-7-2; trade frigate-3-6; hire priest-4-1; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; hire admiral-9-3; pass; hire captain-4-1; draw; draw; draw; draw; draw; stop; trade flute-2-1; pass; draw; stop; trade pinnace-3-4; draw; draw; draw; sink; draw; draw; sink; draw; draw; draw; draw; draw; draw; stop; trade skiff-4-5; pass; pass; pass; draw; draw; draw; draw; draw; stop; hire mademoiselle-7-2; trade flute-3-2; trade frigate-3-6; trade skiff-2-3; draw; draw; draw; draw; draw; stop; trade galleon-3-skull; trade flute-2-1; hire sailor-3-1; pass; draw; draw; draw; stop; hire sailor-7-3; trade galleon-4-skull; hire pirate-5-1; draw; draw; draw; draw; draw; stop; hire sailor-3-1; trade flute-2-2; pass; pass; draw; draw; draw; draw; draw; stop; hire priest-4-1; trade flute-4-5; trade pinnace-3-4; pass; draw; draw; draw; stop; hire priest-4-1; claim expedition-priest2 priest-4-1,priest-4-1; hire captain-4-1; hire sailor-3-1; draw; draw; draw; draw; claim expedition-captain2 captain-4-1,captain-4-1; stop; trade frigate-4-skull; trade galleon-2-4; pass; draw; draw; draw; draw; sink; draw; keep; stop; trade skiff-3-5; hire captain-4-1; trade flute-2-2; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; hire pirate-9-3; hire trader-green-3-1; pass; draw; keep; draw; keep; draw; draw; draw; keep; draw; draw; draw; stop; trade galleon-3-skull; hire mademoiselle-9-3; hire priest-4-1; pass; draw; draw; keep; draw; draw; draw; keep; draw',
      choices: [
        {
          action: 'keep',
          value: 0.677,
          loss: 0,
          error: 0,
          line: ['1 stop', '1 trade flute-3-5', '1 hire settler-4-1'],
        },
        {
          action: 'sink',
          value: 0.2806,
          loss: 0.3964,
          error: 0.0038,
          line: ['1 draw'],
        },
      ],
      habits: ['sink'],
      gaps: [
        {
          value: 0.3777,
          error: 0.0118,
        },
        {
          value: 0.3964,
          error: 0.0038,
        },
      ],
      whole: {
        value: 0.6667,
        error: 0.0827,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '12-112',
      seed: 'puzzle 12',
      seats: 2,
      options: {},
      seat: 0,
      actions:
        'draw; stop; trade frigate-3-6; draw; stop; trade flute-2-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; trade galleon-2-4; draw; draw; draw; draw; stop; trade flute-3-5; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-9-3; trade pinnace-3-4; draw; draw; stop; trade pinnace-4-4; pass; draw; stop; trade flute-3-2; draw; stop; hire captain-4-1; claim expedition-captain2 captain-4-1,captain-4-1; draw; stop; hire admiral-5-1; draw; draw; stop; hire admiral-7-2; trade pinnace-2-1; draw; draw; stop; trade galleon-3-7; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire jackOfAllTrades-6-1; pass; draw; draw; draw; draw; draw; stop; trade pinnace-2-2; pass; draw; draw; stop; hire priest-4-1; pass; draw; draw',
      choices: [
        {
          action: 'draw',
          value: 0.7875,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'stop',
          value: 0.5807,
          loss: 0.2069,
          error: 0.0033,
          line: ['0 hire trader-yellow-3-1'],
        },
      ],
      habits: ['stop'],
      gaps: [
        {
          value: 0.2098,
          error: 0.011,
        },
        {
          value: 0.2069,
          error: 0.0033,
        },
      ],
      whole: {
        value: 0.1275,
        error: 0.0434,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '16-134',
      seed: 'puzzle 16',
      seats: 3,
      options: {},
      seat: 1,
      actions:
        'draw; stop; trade skiff-4-5; draw; draw; draw; draw; draw; stop; trade skiff-2-3; trade flute-2-2; pass; draw; draw; draw; stop; trade frigate-3-skull; pass; pass; draw; stop; trade frigate-4-skull; draw; stop; trade skiff-3-3; draw; draw; draw; draw; stop; trade skiff-3-5; hire settler-4-1; pass; draw; draw; stop; trade pinnace-2-2; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-5-1; trade pinnace-2-2; pass; draw; draw; stop; hire mademoiselle-9-3; trade flute-2-2; draw; draw; draw; draw; stop; hire settler-4-1; claim expedition-settler2 settler-4-1,settler-4-1; trade frigate-3-6; hire trader-red-3-1; draw; draw; draw; draw; draw; stop; hire mademoiselle-7-2; trade galleon-3-skull; hire sailor-5-2; draw; draw; stop; trade frigate-3-6; trade skiff-2-3; draw; draw; draw; draw; draw; draw; keep; draw; stop; trade pinnace-4-4; pass; trade frigate-1-1; draw; draw; draw; stop; trade galleon-4-skull; trade skiff-3-3; trade flute-3-5; draw; draw; draw; stop; hire jester-9-3; hire jackOfAllTrades-6-1; trade skiff-2-3; draw; draw; stop; trade galleon-3-7; trade frigate-3-6; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw',
      choices: [
        {
          action: 'draw',
          value: 0.4172,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'stop',
          value: 0.2642,
          loss: 0.153,
          error: 0.0027,
          line: ['1 trade flute-2-2', '2 hire mademoiselle-9-3'],
        },
      ],
      habits: ['stop'],
      gaps: [
        {
          value: 0.1553,
          error: 0.0081,
        },
        {
          value: 0.153,
          error: 0.0027,
        },
      ],
      whole: {
        value: 0.135,
        error: 0.0476,
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
        'draw; draw; draw; draw; draw; stop; trade flute-3-5; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade skiff-2-3; pass; draw; stop; trade flute-2-2; draw; draw; draw; draw; stop; trade skiff-2-3; pass; draw; stop; trade galleon-4-skull; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-9-3; trade pinnace-4-4; draw; draw; stop; hire mademoiselle-7-2; draw; stop; trade pinnace-2-2; draw; draw; draw; stop; trade skiff-4-5; pass; draw; draw; stop; hire priest-4-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-4-5; hire admiral-7-2; draw; draw; draw; draw; draw; stop; hire jackOfAllTrades-6-1; trade pinnace-2-2; draw; draw; stop; hire sailor-7-3; trade frigate-2-3; draw; stop; trade pinnace-3-4; draw; stop; trade flute-3-2; draw; draw; draw; draw; draw; stop; hire captain-4-1; claim expedition-captain2 captain-4-1,jackOfAllTrades-6-1; pass; draw; stop; trade frigate-4-skull; draw; draw; stop; hire trader-yellow-3-1; trade flute-2-2; draw; draw; draw; draw; draw; sink; draw; stop; hire admiral-9-3; trade frigate-3-6; draw; draw; stop; hire sailor-3-1; trade frigate-2-3; draw; draw; draw; draw; draw',
      choices: [
        {
          action: 'draw',
          value: 0.6423,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'stop',
          value: 0.0828,
          loss: 0.5595,
          error: 0.0025,
          line: ['1 trade frigate-3-skull', '0 hire jester-7-2'],
        },
      ],
      habits: ['stop'],
      gaps: [
        {
          value: 0.57,
          error: 0.0069,
        },
        {
          value: 0.5595,
          error: 0.0025,
        },
      ],
      whole: {
        value: 0.7375,
        error: 0.0645,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '14-258',
      seed: 'puzzle 14',
      seats: 4,
      options: {},
      seat: 3,
      actions:
        'draw; stop; trade flute-3-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-2-1; hire priest-4-1; pass; pass; pass; draw; draw; stop; trade galleon-3-7; hire sailor-5-2; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-4-skull; trade galleon-3-skull; draw; draw; draw; stop; hire jester-7-2; trade skiff-2-3; hire captain-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-3-7; pass; pass; pass; draw; draw; stop; trade pinnace-3-2; pass; draw; keep; draw; draw; draw; draw; draw; stop; trade frigate-3-6; hire sailor-3-1; pass; trade flute-1-1; draw; draw; draw; sink; draw; draw; draw; draw; sink; draw; stop; hire mademoiselle-9-3; trade frigate-4-skull; trade flute-3-2; pass; draw; draw; draw; draw; draw; draw; stop; trade galleon-4-skull; pass; hire settler-4-1; draw; draw; draw; draw; stop; hire priest-4-1; claim expedition-priest2 priest-4-1,priest-4-1; trade frigate-2-3; trade skiff-2-1; pass; draw; draw; draw; draw; stop; trade pinnace-3-4; pass; hire trader-blue-5-2; pass; draw; draw; draw; draw; stop; trade flute-2-2; trade pinnace-1-1; hire priest-4-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-1-1; hire mademoiselle-7-2; hire mademoiselle-9-3; trade flute-1-1; draw; draw; keep; draw; stop; trade galleon-3-skull; hire sailor-3-1; trade flute-2-1; draw; draw; draw; stop; trade galleon-3-7; hire admiral-7-2; hire trader-yellow-3-1; draw; draw; draw; draw; keep; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; hire admiral-7-2; hire trader-yellow-5-2; trade galleon-1-2; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-2; trade skiff-3-5; hire priest-4-1; pass; draw; draw; draw; draw; draw; keep; stop; hire sailor-3-1; pass; hire captain-4-1; pass; draw; stop; done; trade galleon-2-4; draw; draw; draw; draw; draw; draw; stop; trade pinnace-4-4; hire settler-4-1; trade galleon-3-skull; trade flute-3-5; trade frigate-2-3; draw; draw; draw; draw; draw; stop; hire jester-9-3; hire priest-4-1; pass; pass; draw; draw; sink; draw',
      choices: [
        {
          action: 'draw',
          value: 0.3395,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'stop',
          value: 0,
          loss: 0.3395,
          error: 0.0105,
          line: ['3 trade skiff-3-3', '1 hire sailor-5-2'],
        },
      ],
      habits: ['stop'],
      gaps: [
        {
          value: 0.3725,
          error: 0.0342,
        },
        {
          value: 0.3395,
          error: 0.0105,
        },
      ],
      whole: {
        value: 0.3625,
        error: 0.0541,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '2-262',
      seed: 'puzzle 2',
      seats: 4,
      options: {},
      seat: 1,
      actions:
        'draw; draw; stop; trade flute-3-5; draw; draw; stop; trade pinnace-3-2; pass; draw; draw; draw; draw; draw; draw; stop; trade flute-2-2; trade galleon-2-4; trade skiff-2-3; hire sailor-5-2; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; pass; pass; pass; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; pass; pass; pass; draw; draw; stop; trade flute-4-5; trade galleon-3-skull; draw; stop; trade pinnace-3-4; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; keep; stop; trade skiff-4-5; trade galleon-4-skull; hire admiral-7-2; trade frigate-3-6; hire priest-4-1; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; hire admiral-9-3; pass; hire captain-4-1; draw; draw; draw; draw; draw; stop; trade flute-2-1; pass; draw; stop; trade pinnace-3-4; draw; draw; draw; sink; draw; draw; sink; draw; draw; draw; draw; draw; draw; stop; trade skiff-4-5; pass; pass; pass; draw; draw; draw; draw; draw; stop; hire mademoiselle-7-2; trade flute-3-2; trade frigate-3-6; trade skiff-2-3; draw; draw; draw; draw; draw; stop; trade galleon-3-skull; trade flute-2-1; hire sailor-3-1; pass; draw; draw; draw; stop; hire sailor-7-3; trade galleon-4-skull; hire pirate-5-1; draw; draw; draw; draw; draw; stop; hire sailor-3-1; trade flute-2-2; pass; pass; draw; draw; draw; draw; draw; stop; hire priest-4-1; trade flute-4-5; trade pinnace-3-4; pass; draw; draw; draw; stop; hire priest-4-1; claim expedition-priest2 priest-4-1,priest-4-1; hire captain-4-1; hire sailor-3-1; draw; draw; draw; draw; claim expedition-captain2 captain-4-1,captain-4-1; stop; trade frigate-4-skull; trade galleon-2-4; pass; draw; draw; draw; draw; sink; draw; keep; stop; trade skiff-3-5; hire captain-4-1; trade flute-2-2; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; hire pirate-9-3; hire trader-green-3-1; pass; draw; keep; draw; keep; draw; draw; draw; keep; draw; draw; draw; stop; trade galleon-3-skull; hire mademoiselle-9-3; hire priest-4-1; pass; draw; draw; keep; draw; draw; draw; keep; draw; keep; stop; hire settler-4-1; trade flute-3-5; trade skiff-2-3; trade pinnace-2-2; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire settler-4-1; hire jester-7-2; hire sailor-3-1; trade galleon-4-skull; draw; draw; draw; draw; draw; keep; draw; draw; draw; sink; draw; draw; keep',
      choices: [
        {
          action: 'stop',
          value: 0.9476,
          loss: 0,
          error: 0,
          line: ['1 hire trader-yellow-5-2'],
        },
        {
          action: 'draw',
          value: 0.7744,
          loss: 0.1733,
          error: 0.0068,
          line: [],
        },
      ],
      habits: ['draw'],
      gaps: [
        {
          value: 0.1293,
          error: 0.0193,
        },
        {
          value: 0.1733,
          error: 0.0068,
        },
      ],
      whole: {
        value: 0.1125,
        error: 0.0419,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '4-203',
      seed: 'puzzle 4',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'draw; draw; draw; stop; trade skiff-3-5; pass; pass; draw; draw; draw; stop; trade flute-2-1; pass; pass; draw; draw; draw; draw; draw; stop; trade pinnace-3-2; pass; pass; draw; draw; draw; stop; trade skiff-4-5; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; hire mademoiselle-9-3; hire sailor-3-1; draw; draw; draw; stop; trade frigate-3-6; pass; hire settler-4-1; draw; draw; draw; draw; sink; draw; keep; draw; draw; draw; draw; draw; draw; stop; trade skiff-3-3; draw; draw; draw; draw; draw; stop; trade flute-4-5; hire jackOfAllTrades-6-1; hire trader-yellow-5-2; draw; draw; draw; draw; stop; trade pinnace-4-4; pass; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; draw; stop; trade frigate-4-skull; pass; hire sailor-3-1; draw; draw; draw; stop; hire priest-4-1; claim expedition-settler1-priest2 settler-4-1,priest-4-1,jackOfAllTrades-6-1; pass; draw; draw; stop; trade galleon-3-7; pass; draw; draw; draw; draw; draw; sink; draw; draw; stop; hire admiral-9-3; trade pinnace-3-4; trade frigate-3-6; draw; draw; draw; stop; trade galleon-4-skull; trade pinnace-1-1; draw; draw; draw; draw; stop; hire captain-4-1; hire sailor-5-2; pass; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-2-4; hire jester-9-3; pass; draw; draw; draw; stop; trade pinnace-2-1; trade flute-2-2; pass; draw; draw; draw; sink; draw; stop; trade pinnace-3-2; trade frigate-3-6; draw; keep; draw; draw; draw; keep; draw; stop; hire settler-4-1; trade flute-2-2; hire priest-4-1; draw; stop; trade galleon-3-7; draw; draw; draw; draw; draw; draw; stop; hire settler-4-1; hire priest-4-1; pass; draw; keep; draw; keep; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade skiff-4-5',
      choices: [
        {
          action: 'hire captain-4-1',
          value: 0.6757,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'pass',
          value: 0.2192,
          loss: 0.4565,
          error: 0,
          line: ['1 hire captain-4-1'],
        },
      ],
      habits: ['pass'],
      gaps: [
        {
          value: 0.4565,
          error: 0,
        },
        {
          value: 0.4565,
          error: 0,
        },
      ],
      whole: {
        value: 0.3688,
        error: 0.0743,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '17-60',
      seed: 'puzzle 17',
      seats: 2,
      options: {
        play: 'setSail',
      },
      seat: 0,
      actions:
        'draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire sailor-3-1-setSailRest; trade skiff-2-1-setSail; draw; draw; draw; stop; trade pinnace-4-4-setSailRest; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4-setSail; hire pirate-5-1-setSailRest; trade skiff-3-5-setSailRest; draw; stop; hire merchant-green-6-2; draw; draw; keep; draw; draw; draw; sink; draw; draw; sink; draw; stop; trade skiff-3-5-setSailRest; hire sailor-3-1-setSailRest; draw; draw; draw; keep; stop; trade flute-1-1-setSailRest; pass; draw; sink; draw; draw',
      choices: [
        {
          action: 'sink',
          value: 0.6054,
          loss: 0,
          error: 0,
          line: ['0 draw'],
        },
        {
          action: 'keep',
          value: 0.4778,
          loss: 0.1275,
          error: 0.0062,
          line: ['0 draw'],
        },
      ],
      habits: ['keep'],
      gaps: [
        {
          value: 0.0937,
          error: 0.0185,
        },
        {
          value: 0.1275,
          error: 0.0062,
        },
      ],
      whole: {
        value: 0.145,
        error: 0.0446,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '11-46',
      seed: 'puzzle 11',
      seats: 2,
      options: {
        play: 'adventureAfter',
      },
      seat: 1,
      actions:
        'character 6; character 8; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire priest-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-3-6; audience; draw; draw; stop; trade frigate-3-6; pass; draw; stop; hire governor-8-0; draw; stop; stow frigate-3-6-rum; task 20 frigate-3-6-rum',
      choices: [
        {
          action: 'decline',
          value: 0.546,
          loss: 0,
          error: 0,
          line: ['0 draw'],
        },
        {
          action: 'buyMarker',
          value: 0.2147,
          loss: 0.3312,
          error: 0.0059,
          line: [],
        },
      ],
      habits: ['buyMarker'],
      gaps: [
        {
          value: 0.3392,
          error: 0.0186,
        },
        {
          value: 0.3312,
          error: 0.0059,
        },
      ],
      whole: {
        value: 0.2906,
        error: 0.0546,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '7-45',
      seed: 'puzzle 7',
      seats: 2,
      options: {
        play: 'contracts',
      },
      seat: 0,
      actions:
        'draw; draw; draw; draw; contract 13; draw; draw; contract 12; draw; draw; draw; draw; draw; draw; contract 13; stop; hire sailor-3-1; trade galleon-3-skull; draw; draw; draw; draw; draw; contract 13; draw; draw; draw; draw; draw; draw; draw; sink; draw; keep; draw; contract 13; draw; draw; draw; sink; draw; decline; draw; draw; stop',
      choices: [
        {
          action: 'done',
          value: 0.6805,
          loss: 0,
          error: 0,
          line: ['1 waive frigate-1-1', '1 draw'],
        },
        {
          action: 'trade frigate-1-1',
          value: 0.5156,
          loss: 0.1649,
          error: 0.005,
          line: ['1 draw'],
        },
        {
          action: 'waive frigate-1-1',
          value: 0.4526,
          loss: 0.2279,
          error: 0.0073,
          line: ['1 draw'],
        },
      ],
      habits: ['waive frigate-1-1'],
      gaps: [
        {
          value: 0.1649,
          error: 0.015,
        },
        {
          value: 0.1649,
          error: 0.005,
        },
      ],
      whole: {
        value: 0.0525,
        error: 0.052,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '17-102',
      seed: 'puzzle 17',
      seats: 2,
      options: {
        play: 'setSail',
      },
      seat: 1,
      actions:
        'draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire sailor-3-1-setSailRest; trade skiff-2-1-setSail; draw; draw; draw; stop; trade pinnace-4-4-setSailRest; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4-setSail; hire pirate-5-1-setSailRest; trade skiff-3-5-setSailRest; draw; stop; hire merchant-green-6-2; draw; draw; keep; draw; draw; draw; sink; draw; draw; sink; draw; stop; trade skiff-3-5-setSailRest; hire sailor-3-1-setSailRest; draw; draw; draw; keep; stop; trade flute-1-1-setSailRest; pass; draw; sink; draw; draw; sink; draw; sink; draw; draw; stop; trade pinnace-4-4-setSailRest; draw; sink; draw; draw; draw; draw; stop; trade pinnace-3-4-setSail; hire sailor-7-3-setSailRest; draw; draw; draw; draw; draw; keep; draw; draw; stop; trade galleon-4-skull-setSail; hire sailor-3-1-setSailRest; draw; draw; draw; draw; stop; trade skiff-3-5-setSailRest; trade galleon-2-4-setSailRest; draw; draw; sink; draw; draw; draw; stop; hire merchant-blue-8-3',
      choices: [
        {
          action: 'hire sailor-5-2-setSailRest',
          value: 0.273,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'trade flute-3-5-setSail',
          value: 0.085,
          loss: 0.188,
          error: 0.0123,
          line: ['1 draw'],
        },
        {
          action: 'pass',
          value: 0.0797,
          loss: 0.1933,
          error: 0.0126,
          line: ['1 draw'],
        },
      ],
      habits: ['pass'],
      gaps: [
        {
          value: 0.1675,
          error: 0.0318,
        },
        {
          value: 0.188,
          error: 0.0123,
        },
      ],
      whole: {
        value: 0.25,
        error: 0.0616,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '9-70',
      seed: 'puzzle 9',
      seats: 2,
      options: {
        play: 'contractsCoop',
      },
      seat: 0,
      actions:
        'draw; draw; draw; draw; draw; draw; draw; draw; contract 12; stop; waive frigate-4-skull; draw; draw; draw; stop; hire trader-black-3-1; waive galleon-1-2-contractCards; draw; draw; draw; draw; draw; stop; waive galleon-1-2; trade flute-2-2; draw; draw; stop; hire trader-green-3-1; contract 5; pass; draw; draw; stop; hire priest-4-1; waive frigate-2-3; draw; draw; draw; draw; stop; trade flute-3-5; hire captain-4-1; draw; draw; stop; trade flute-3-5; hire priest-4-1; stop; trade skiff-3-3; draw; draw; decline; draw; draw; draw; stop; hire settler-4-1; waive frigate-3-6-contractCards; draw; draw; draw; draw; draw; draw; draw; stop; hire settler-4-1; claim expedition-settler2 settler-4-1,settler-4-1; contract 8',
      choices: [
        {
          action: 'waive frigate-3-skull',
          value: 1,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'hire trader-yellow-3-1',
          value: 0.8761,
          loss: 0.1239,
          error: 0.0025,
          line: [],
        },
        {
          action: 'pass',
          value: 0.8714,
          loss: 0.1286,
          error: 0.0035,
          line: [],
        },
        {
          action: 'trade frigate-3-skull',
          value: 0.87,
          loss: 0.13,
          error: 0.0034,
          line: [],
        },
        {
          action: 'trade pinnace-3-4',
          value: 0.8678,
          loss: 0.1322,
          error: 0.0042,
          line: [],
        },
      ],
      habits: ['pass'],
      gaps: [
        {
          value: 0.1093,
          error: 0.0086,
        },
        {
          value: 0.1239,
          error: 0.0025,
        },
      ],
      whole: {
        value: 0.175,
        error: 0.0382,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '16-117',
      seed: 'puzzle 16',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'draw; stop; trade skiff-4-5; draw; draw; draw; draw; draw; stop; trade skiff-2-3; trade flute-2-2; pass; draw; draw; draw; stop; trade frigate-3-skull; pass; pass; draw; stop; trade frigate-4-skull; draw; stop; trade skiff-3-3; draw; draw; draw; draw; stop; trade skiff-3-5; hire settler-4-1; pass; draw; draw; stop; trade pinnace-2-2; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-5-1; trade pinnace-2-2; pass; draw; draw; stop; hire mademoiselle-9-3; trade flute-2-2; draw; draw; draw; draw; stop; hire settler-4-1; claim expedition-settler2 settler-4-1,settler-4-1; trade frigate-3-6; hire trader-red-3-1; draw; draw; draw; draw; draw; stop; hire mademoiselle-7-2; trade galleon-3-skull; hire sailor-5-2; draw; draw; stop; trade frigate-3-6; trade skiff-2-3; draw; draw; draw; draw; draw; draw; keep; draw; stop; trade pinnace-4-4; pass; trade frigate-1-1; draw; draw; draw; stop; trade galleon-4-skull; trade skiff-3-3; trade flute-3-5; draw; draw; draw; stop; hire jester-9-3',
      choices: [
        {
          action: 'hire jackOfAllTrades-6-1',
          value: 0.4906,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'trade skiff-2-3',
          value: 0.2656,
          loss: 0.2249,
          error: 0,
          line: ['0 hire jackOfAllTrades-6-1'],
        },
        {
          action: 'pass',
          value: 0.2646,
          loss: 0.226,
          error: 0,
          line: ['0 hire jackOfAllTrades-6-1'],
        },
      ],
      habits: ['trade skiff-2-3', 'pass'],
      gaps: [
        {
          value: 0.2249,
          error: 0,
        },
        {
          value: 0.2249,
          error: 0,
        },
      ],
      whole: {
        value: 0.2656,
        error: 0.0561,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '1-83',
      seed: 'puzzle 1',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'draw; draw; draw; stop; trade flute-3-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; trade frigate-2-3; hire captain-4-1; draw; draw; draw; stop; trade pinnace-3-2; draw; draw; draw; draw; stop; trade skiff-3-5; hire mademoiselle-7-2; draw; draw; draw; draw; draw; draw; stop; trade galleon-3-skull; pass; hire admiral-5-1; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-3-7; pass; draw; draw; draw; draw; draw; stop; trade flute-3-2; trade frigate-2-3; draw; draw; draw; draw; draw; draw; stop; trade skiff-3-3; pass; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-2-2; hire trader-yellow-5-2; pass; draw; draw; draw; draw; draw',
      choices: [
        {
          action: 'draw',
          value: 0.7268,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'stop',
          value: 0.5625,
          loss: 0.1643,
          error: 0.0021,
          line: ['0 hire pirate-9-3'],
        },
      ],
      habits: ['stop'],
      gaps: [
        {
          value: 0.1575,
          error: 0.0074,
        },
        {
          value: 0.1643,
          error: 0.0021,
        },
      ],
      whole: {
        value: 0.18,
        error: 0.0466,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '19-48',
      seed: 'puzzle 19',
      seats: 2,
      options: {
        play: 'contracts',
      },
      seat: 0,
      actions:
        'draw; draw; draw; draw; stop; trade flute-3-2; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-2; pass; draw; draw; draw; draw; draw; draw; stop; trade skiff-3-3; pass; draw; draw; draw; stop; trade frigate-3-skull; trade skiff-3-3-contractCards; draw; draw; draw; draw; draw; stop; hire mademoiselle-7-2; draw; draw; stop; hire jester-7-2; pass; draw; stop',
      choices: [
        {
          action: 'trade skiff-3-5',
          value: 0.8626,
          loss: 0,
          error: 0,
          line: ['1 draw'],
        },
        {
          action: 'done',
          value: 0.7698,
          loss: 0.0927,
          error: 0.0028,
          line: ['1 trade skiff-3-5', '1 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.09,
          error: 0.0089,
        },
        {
          value: 0.0927,
          error: 0.0028,
        },
      ],
      whole: {
        value: 0.1175,
        error: 0.037,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '12-60',
      seed: 'puzzle 12',
      seats: 2,
      options: {},
      seat: 1,
      actions:
        'draw; stop; trade frigate-3-6; draw; stop; trade flute-2-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; trade galleon-2-4; draw; draw; draw; draw; stop; trade flute-3-5; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-9-3; trade pinnace-3-4; draw; draw',
      choices: [
        {
          action: 'stop',
          value: 0.5774,
          loss: 0,
          error: 0,
          line: ['1 trade pinnace-4-4', '0 pass', '0 draw'],
        },
        {
          action: 'draw',
          value: 0.4719,
          loss: 0.1055,
          error: 0.0018,
          line: [],
        },
      ],
      habits: ['draw'],
      gaps: [
        {
          value: 0.1044,
          error: 0.0058,
        },
        {
          value: 0.1055,
          error: 0.0018,
        },
      ],
      whole: {
        value: 0.07,
        error: 0.0464,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '8-81',
      seed: 'puzzle 8',
      seats: 5,
      options: {},
      seat: 0,
      actions:
        'draw; draw; stop; trade frigate-4-skull; draw; draw; draw; draw; stop; trade frigate-3-6; trade flute-2-2; pass; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-4-skull; hire mademoiselle-7-2; trade pinnace-2-2; pass; hire trader-blue-5-2; hire jester-5-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-2; pass; pass; pass; hire captain-4-1; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; pass; pass; pass; hire admiral-7-2; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-2-1; hire settler-4-1; trade galleon-2-4; pass; draw; draw; draw; draw; draw; stop',
      choices: [
        {
          action: 'trade skiff-4-5',
          value: 0.6782,
          loss: 0,
          error: 0,
          line: ['1 pass', '2 pass', '3 trade flute-1-1', '4 pass', '1 draw'],
        },
        {
          action: 'trade flute-1-1',
          value: 0.4742,
          loss: 0.204,
          error: 0,
          line: ['1 trade skiff-4-5', '3 pass', '4 pass', '1 draw'],
        },
        {
          action: 'done',
          value: 0.4647,
          loss: 0.2135,
          error: 0,
          line: ['1 trade skiff-4-5', '2 pass', '3 trade flute-1-1', '4 pass', '1 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.204,
          error: 0,
        },
        {
          value: 0.204,
          error: 0,
        },
      ],
      whole: {
        value: 0.2813,
        error: 0.0699,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '13-51',
      seed: 'puzzle 13',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'draw; draw; stop; trade skiff-2-3; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-3-skull; hire mademoiselle-7-2; pass; pass; draw; draw; draw; stop; trade galleon-4-skull; pass; pass; draw; draw; stop; trade skiff-3-3; hire mademoiselle-7-2; draw; draw; draw; draw; draw; draw; stop; trade skiff-3-5; trade galleon-2-4; pass; draw; stop',
      choices: [
        {
          action: 'trade frigate-4-skull',
          value: 0.4789,
          loss: 0,
          error: 0,
          line: ['1 draw'],
        },
        {
          action: 'done',
          value: 0.2751,
          loss: 0.2037,
          error: 0,
          line: ['1 trade frigate-4-skull', '1 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.2037,
          error: 0,
        },
        {
          value: 0.2037,
          error: 0,
        },
      ],
      whole: {
        value: 0.2156,
        error: 0.0489,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '7-69',
      seed: 'puzzle 7',
      seats: 2,
      options: {
        play: 'contracts',
      },
      seat: 1,
      actions:
        'draw; draw; draw; draw; contract 13; draw; draw; contract 12; draw; draw; draw; draw; draw; draw; contract 13; stop; hire sailor-3-1; trade galleon-3-skull; draw; draw; draw; draw; draw; contract 13; draw; draw; draw; draw; draw; draw; draw; sink; draw; keep; draw; contract 13; draw; draw; draw; sink; draw; decline; draw; draw; stop; done; pass; draw; draw; draw; draw; draw; draw; draw; draw; decline; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; pass; draw; draw; draw; stop',
      choices: [
        {
          action: 'trade flute-4-5',
          value: 0.4809,
          loss: 0,
          error: 0,
          line: ['0 draw'],
        },
        {
          action: 'hire trader-yellow-3-1',
          value: 0.3031,
          loss: 0.1778,
          error: 0.0033,
          line: [],
        },
        {
          action: 'done',
          value: 0.2686,
          loss: 0.2123,
          error: 0.0041,
          line: ['0 trade flute-4-5', '0 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.1837,
          error: 0.0096,
        },
        {
          value: 0.1778,
          error: 0.0033,
        },
      ],
      whole: {
        value: 0.2094,
        error: 0.0491,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '10-75',
      seed: 'puzzle 10',
      seats: 3,
      options: {
        modules: ['setSail'],
      },
      seat: 2,
      actions:
        'draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-3-6-setSail; pass; pass; draw; draw; draw; stop; hire captain-4-1; trade frigate-2-3; pass; draw; draw; draw; draw; stop; trade galleon-3-7; pass; pass; draw; draw; draw; draw; draw; stop; hire settler-4-1; trade frigate-2-3; pass; draw; draw; draw; draw; stop; trade flute-3-5; hire jester-7-2; hire captain-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; trade flute-2-2; hire admiral-7-2; draw; draw; draw; draw; stop; trade frigate-2-3; hire captain-4-1; draw; draw; draw; stop; trade galleon-4-skull-setSail',
      choices: [
        {
          action: 'trade flute-3-2',
          value: 0.3478,
          loss: 0,
          error: 0,
          line: ['0 pass', '2 draw'],
        },
        {
          action: 'pass',
          value: 0.2349,
          loss: 0.1129,
          error: 0.0019,
          line: ['0 trade flute-3-2', '2 draw'],
        },
      ],
      habits: ['pass'],
      gaps: [
        {
          value: 0.117,
          error: 0.0068,
        },
        {
          value: 0.1129,
          error: 0.0019,
        },
      ],
      whole: {
        value: 0.09,
        error: 0.0394,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '1-181',
      seed: 'puzzle 1',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'draw; draw; draw; stop; trade flute-3-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; trade frigate-2-3; hire captain-4-1; draw; draw; draw; stop; trade pinnace-3-2; draw; draw; draw; draw; stop; trade skiff-3-5; hire mademoiselle-7-2; draw; draw; draw; draw; draw; draw; stop; trade galleon-3-skull; pass; hire admiral-5-1; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-3-7; pass; draw; draw; draw; draw; draw; stop; trade flute-3-2; trade frigate-2-3; draw; draw; draw; draw; draw; draw; stop; trade skiff-3-3; pass; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-2-2; hire trader-yellow-5-2; pass; draw; draw; draw; draw; draw; draw; stop; trade pinnace-2-2; pass; hire priest-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-2-2; hire settler-4-1; pass; draw; draw; stop; trade skiff-4-5; hire mademoiselle-9-3; draw; draw; draw; draw; stop; trade flute-3-5; hire sailor-3-1; hire sailor-5-2; draw; draw; draw; draw; draw; sink; draw; draw; stop; trade frigate-3-skull; hire captain-4-1; draw; draw; stop; trade skiff-4-5; hire sailor-5-2; draw; draw; draw; claim expedition-captain2 captain-4-1,captain-4-1; draw; draw; draw; draw; draw; stop; trade flute-3-5; trade skiff-2-3; hire sailor-3-1; draw; draw; draw; draw; draw; stop; hire sailor-7-3; trade pinnace-3-2; trade frigate-2-3; draw; keep; draw; draw; draw; draw; draw; sink; draw; sink; draw; stop; trade pinnace-2-1; trade frigate-2-3; pass; draw; draw; draw; sink; draw; stop; hire priest-4-1; claim expedition-priest2 priest-4-1,priest-4-1; trade pinnace-3-4; hire trader-yellow-3-1; draw; stop',
      choices: [
        {
          action: 'hire captain-4-1',
          value: 0.9947,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'done',
          value: 0.5122,
          loss: 0.4825,
          error: 0,
          line: ['1 hire captain-4-1'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.4825,
          error: 0,
        },
        {
          value: 0.4825,
          error: 0,
        },
      ],
      whole: {
        value: 0.4,
        error: 0.0784,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '14-250',
      seed: 'puzzle 14',
      seats: 4,
      options: {},
      seat: 2,
      actions:
        'draw; stop; trade flute-3-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-2-1; hire priest-4-1; pass; pass; pass; draw; draw; stop; trade galleon-3-7; hire sailor-5-2; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-4-skull; trade galleon-3-skull; draw; draw; draw; stop; hire jester-7-2; trade skiff-2-3; hire captain-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-3-7; pass; pass; pass; draw; draw; stop; trade pinnace-3-2; pass; draw; keep; draw; draw; draw; draw; draw; stop; trade frigate-3-6; hire sailor-3-1; pass; trade flute-1-1; draw; draw; draw; sink; draw; draw; draw; draw; sink; draw; stop; hire mademoiselle-9-3; trade frigate-4-skull; trade flute-3-2; pass; draw; draw; draw; draw; draw; draw; stop; trade galleon-4-skull; pass; hire settler-4-1; draw; draw; draw; draw; stop; hire priest-4-1; claim expedition-priest2 priest-4-1,priest-4-1; trade frigate-2-3; trade skiff-2-1; pass; draw; draw; draw; draw; stop; trade pinnace-3-4; pass; hire trader-blue-5-2; pass; draw; draw; draw; draw; stop; trade flute-2-2; trade pinnace-1-1; hire priest-4-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-1-1; hire mademoiselle-7-2; hire mademoiselle-9-3; trade flute-1-1; draw; draw; keep; draw; stop; trade galleon-3-skull; hire sailor-3-1; trade flute-2-1; draw; draw; draw; stop; trade galleon-3-7; hire admiral-7-2; hire trader-yellow-3-1; draw; draw; draw; draw; keep; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; hire admiral-7-2; hire trader-yellow-5-2; trade galleon-1-2; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-2; trade skiff-3-5; hire priest-4-1; pass; draw; draw; draw; draw; draw; keep; stop; hire sailor-3-1; pass; hire captain-4-1; pass; draw; stop; done; trade galleon-2-4; draw; draw; draw; draw; draw; draw; stop; trade pinnace-4-4; hire settler-4-1; trade galleon-3-skull; trade flute-3-5; trade frigate-2-3; draw; draw; draw; draw; draw; stop',
      choices: [
        {
          action: 'hire jester-9-3',
          value: 0.8862,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'hire priest-4-1',
          value: 0.5686,
          loss: 0.3176,
          error: 0,
          line: [],
        },
        {
          action: 'hire pirate-5-1',
          value: 0.5644,
          loss: 0.3219,
          error: 0,
          line: [],
        },
        {
          action: 'hire trader-black-3-1',
          value: 0.4568,
          loss: 0.4295,
          error: 0,
          line: [],
        },
        {
          action: 'done',
          value: 0.2933,
          loss: 0.593,
          error: 0,
          line: ['3 hire trader-black-3-1'],
        },
        {
          action: 'trade galleon-2-4',
          value: 0.29,
          loss: 0.5962,
          error: 0,
          line: ['3 hire trader-black-3-1'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.3176,
          error: 0,
        },
        {
          value: 0.3176,
          error: 0,
        },
      ],
      whole: {
        value: 0.5,
        error: 0.0877,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '16-21',
      seed: 'puzzle 16',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'draw; stop; trade skiff-4-5; draw; draw; draw; draw; draw; stop; trade skiff-2-3; trade flute-2-2; pass; draw; draw; draw; stop; trade frigate-3-skull; pass; pass; draw; stop',
      choices: [
        {
          action: 'trade frigate-4-skull',
          value: 0.4222,
          loss: 0,
          error: 0,
          line: ['0 draw'],
        },
        {
          action: 'done',
          value: 0.2244,
          loss: 0.1978,
          error: 0,
          line: ['0 trade frigate-4-skull', '0 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.1978,
          error: 0,
        },
        {
          value: 0.1978,
          error: 0,
        },
      ],
      whole: {
        value: 0.2583,
        error: 0.0621,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '18-195',
      seed: 'puzzle 18',
      seats: 3,
      options: {
        modules: ['gambler', 'setSail', 'contractCards'],
      },
      seat: 2,
      actions:
        'draw; draw; draw; draw; draw; stop; trade pinnace-3-4; draw; draw; draw; draw; draw; stop; trade galleon-3-7; trade frigate-3-6-contractCards; give 1; pass; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; pass; hire jester-7-2; draw; draw; draw; stop; trade galleon-1-2; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire jester-7-2; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; draw; draw; draw; draw; draw; stop; trade pinnace-4-4; pass; hire sailor-3-1; draw; draw; draw; stop; done; pass; pass; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; hire sailor-5-2; trade frigate-3-skull; draw; draw; draw; stop; trade galleon-3-skull-contractCards; give 2; pass; draw; draw; stop; hire priest-4-1; hire sailor-3-1; draw; draw; draw; draw; draw; stop; hire captain-4-1; trade flute-3-5-contractCards; give 1; trade frigate-3-6-setSail; draw; draw; draw; stop; trade galleon-4-skull-setSail; hire passenger-4-2; draw; draw; draw; draw; stop; trade pinnace-2-1; hire captain-4-1; draw; draw; draw; draw; sink; draw; draw; sink; draw; draw; draw; sink; draw; draw; draw; draw; stop; trade frigate-2-3; hire settler-4-1; draw; sink; draw; draw; stop; trade skiff-2-3-setSail; hire jackOfAllTrades-6-1; draw; draw; draw; claim expedition-captain2 captain-4-1,jackOfAllTrades-6-1; draw; draw; draw; draw; draw; stop; hire passenger-4-2; hire jackOfAllTrades-6-1; draw; draw; draw; draw; keep; stop; trade galleon-2-4; trade flute-2-1; draw; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; draw; draw; stop; trade frigate-3-6; draw; draw; draw; stop; done; hire admiral-7-2; draw; draw; draw; stop; hire trader-black-3-1; draw; draw; stop',
      choices: [
        {
          action: 'trade galleon-4-skull',
          value: 0.9175,
          loss: 0,
          error: 0,
          line: ['0 draw'],
        },
        {
          action: 'done',
          value: 0.6606,
          loss: 0.2569,
          error: 0.0068,
          line: ['0 trade galleon-4-skull', '0 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.2581,
          error: 0.0221,
        },
        {
          value: 0.2569,
          error: 0.0068,
        },
      ],
      whole: {
        value: 0.1,
        error: 0.0235,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '18-156',
      seed: 'puzzle 18',
      seats: 3,
      options: {
        modules: ['gambler', 'setSail', 'contractCards'],
      },
      seat: 2,
      actions:
        'draw; draw; draw; draw; draw; stop; trade pinnace-3-4; draw; draw; draw; draw; draw; stop; trade galleon-3-7; trade frigate-3-6-contractCards; give 1; pass; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; pass; hire jester-7-2; draw; draw; draw; stop; trade galleon-1-2; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire jester-7-2; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; draw; draw; draw; draw; draw; stop; trade pinnace-4-4; pass; hire sailor-3-1; draw; draw; draw; stop; done; pass; pass; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; hire sailor-5-2; trade frigate-3-skull; draw; draw; draw; stop; trade galleon-3-skull-contractCards; give 2; pass; draw; draw; stop; hire priest-4-1; hire sailor-3-1; draw; draw; draw; draw; draw; stop; hire captain-4-1; trade flute-3-5-contractCards; give 1; trade frigate-3-6-setSail; draw; draw; draw; stop; trade galleon-4-skull-setSail; hire passenger-4-2; draw; draw; draw; draw; stop; trade pinnace-2-1; hire captain-4-1; draw; draw; draw; draw; sink; draw; draw; sink; draw; draw; draw; sink; draw; draw; draw; draw; stop; trade frigate-2-3; hire settler-4-1; draw; sink; draw; draw; stop; trade skiff-2-3-setSail; hire jackOfAllTrades-6-1; draw; draw; draw; claim expedition-captain2 captain-4-1,jackOfAllTrades-6-1; draw; draw; draw; draw; draw; stop',
      choices: [
        {
          action: 'hire passenger-4-2',
          value: 0.5354,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'hire sailor-3-1',
          value: 0.3278,
          loss: 0.2076,
          error: 0.0041,
          line: [],
        },
        {
          action: 'hire trader-red-3-1',
          value: 0.2994,
          loss: 0.236,
          error: 0.0048,
          line: [],
        },
        {
          action: 'done',
          value: 0.2806,
          loss: 0.2547,
          error: 0.0094,
          line: ['0 hire passenger-4-2'],
        },
        {
          action: 'hire jackOfAllTrades-6-1',
          value: 0.2779,
          loss: 0.2575,
          error: 0.0088,
          line: [],
        },
        {
          action: 'hire gambler-4-1',
          value: 0.2447,
          loss: 0.2907,
          error: 0.0085,
          line: [],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.1873,
          error: 0.0146,
        },
        {
          value: 0.2076,
          error: 0.0041,
        },
      ],
      whole: {
        value: 0.1975,
        error: 0.0396,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '11-138',
      seed: 'puzzle 11',
      seats: 2,
      options: {
        play: 'adventureAfter',
      },
      seat: 0,
      actions:
        'character 6; character 8; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire priest-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-3-6; audience; draw; draw; stop; trade frigate-3-6; pass; draw; stop; hire governor-8-0; draw; stop; stow frigate-3-6-rum; task 20 frigate-3-6-rum; decline; draw; stop; stow ares-1-2-herbs; draw; draw; stop; hire priest-4-1; pass; draw; draw; draw; draw; stop; trade flute-4-5; hire jester-7-2; pass; draw; stop; audience; trade pinnace-1-1; draw; stop; hire sailor-3-1; draw; draw; draw; draw; draw; sink; draw; stop; trade skiff-2-3; hire captain-4-1; draw; stop; draw; draw; draw; keep; stop; trade flute-2-1-rum; draw; draw; draw; draw; draw; stop; stow ares-1-2-ritualBook; trade flute-3-5; done; hire trader-yellow-5-2; task 10 ares-1-2-ritualBook,ares-1-2-herbs; draw; draw; draw; draw; draw; draw; sink; stop; trade galleon-1-2; pass; draw; draw; draw; draw; stop; trade pinnace-1-1; hire trader-yellow-3-1; draw; draw; stop; audience; trade galleon-3-skull; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; trade skiff-3-3; draw; stop; hire trader-blue-3-1; draw; draw',
      choices: [
        {
          action: 'stop',
          value: 0.8986,
          loss: 0,
          error: 0,
          line: ['0 trade skiff-4-5', '0 trade galleon-4-skull', '0 buyMarker'],
        },
        {
          action: 'draw',
          value: 0.7254,
          loss: 0.1732,
          error: 0.0093,
          line: [],
        },
      ],
      habits: ['draw'],
      gaps: [
        {
          value: 0.1576,
          error: 0.0293,
        },
        {
          value: 0.1732,
          error: 0.0093,
        },
      ],
      whole: {
        value: 0.08,
        error: 0.0397,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '4-271',
      seed: 'puzzle 4',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'draw; draw; draw; stop; trade skiff-3-5; pass; pass; draw; draw; draw; stop; trade flute-2-1; pass; pass; draw; draw; draw; draw; draw; stop; trade pinnace-3-2; pass; pass; draw; draw; draw; stop; trade skiff-4-5; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; hire mademoiselle-9-3; hire sailor-3-1; draw; draw; draw; stop; trade frigate-3-6; pass; hire settler-4-1; draw; draw; draw; draw; sink; draw; keep; draw; draw; draw; draw; draw; draw; stop; trade skiff-3-3; draw; draw; draw; draw; draw; stop; trade flute-4-5; hire jackOfAllTrades-6-1; hire trader-yellow-5-2; draw; draw; draw; draw; stop; trade pinnace-4-4; pass; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; draw; stop; trade frigate-4-skull; pass; hire sailor-3-1; draw; draw; draw; stop; hire priest-4-1; claim expedition-settler1-priest2 settler-4-1,priest-4-1,jackOfAllTrades-6-1; pass; draw; draw; stop; trade galleon-3-7; pass; draw; draw; draw; draw; draw; sink; draw; draw; stop; hire admiral-9-3; trade pinnace-3-4; trade frigate-3-6; draw; draw; draw; stop; trade galleon-4-skull; trade pinnace-1-1; draw; draw; draw; draw; stop; hire captain-4-1; hire sailor-5-2; pass; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-2-4; hire jester-9-3; pass; draw; draw; draw; stop; trade pinnace-2-1; trade flute-2-2; pass; draw; draw; draw; sink; draw; stop; trade pinnace-3-2; trade frigate-3-6; draw; keep; draw; draw; draw; keep; draw; stop; hire settler-4-1; trade flute-2-2; hire priest-4-1; draw; stop; trade galleon-3-7; draw; draw; draw; draw; draw; draw; stop; hire settler-4-1; hire priest-4-1; pass; draw; keep; draw; keep; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade skiff-4-5; hire captain-4-1; draw; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; draw; draw; draw; keep; draw; draw; keep; draw; draw; draw; draw; draw; stop; trade galleon-3-7; hire priest-4-1; hire pirate-7-2; trade pinnace-3-4; trade flute-2-2; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; draw; stop; hire captain-4-1; claim expedition-settler1-captain2 settler-4-1,captain-4-1,captain-4-1; pass; hire pirate-9-3; draw; keep; draw; keep; draw; draw; draw; draw; sink; draw; draw; draw; draw; sink; draw; sink; draw; draw; sink; draw; draw; draw',
      choices: [
        {
          action: 'draw',
          value: 0.6285,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'stop',
          value: 0,
          loss: 0.6285,
          error: 0.0108,
          line: ['0 trade skiff-3-5', '1 hire sailor-3-1'],
        },
      ],
      habits: ['stop'],
      gaps: [
        {
          value: 0.675,
          error: 0.0332,
        },
        {
          value: 0.6285,
          error: 0.0108,
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
      id: '19-40',
      seed: 'puzzle 19',
      seats: 2,
      options: {
        play: 'contracts',
      },
      seat: 0,
      actions:
        'draw; draw; draw; draw; stop; trade flute-3-2; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-2; pass; draw; draw; draw; draw; draw; draw; stop; trade skiff-3-3; pass; draw; draw; draw; stop; trade frigate-3-skull; trade skiff-3-3-contractCards; draw; draw; draw; draw; draw; stop',
      choices: [
        {
          action: 'hire mademoiselle-7-2',
          value: 0.874,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'done',
          value: 0.5934,
          loss: 0.2807,
          error: 0.005,
          line: ['1 hire mademoiselle-7-2'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.279,
          error: 0.0146,
        },
        {
          value: 0.2807,
          error: 0.005,
        },
      ],
      whole: {
        value: 0.2,
        error: 0.0474,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '9-52',
      seed: 'puzzle 9',
      seats: 2,
      options: {
        play: 'contractsCoop',
      },
      seat: 1,
      actions:
        'draw; draw; draw; draw; draw; draw; draw; draw; contract 12; stop; waive frigate-4-skull; draw; draw; draw; stop; hire trader-black-3-1; waive galleon-1-2-contractCards; draw; draw; draw; draw; draw; stop; waive galleon-1-2; trade flute-2-2; draw; draw; stop; hire trader-green-3-1; contract 5; pass; draw; draw; stop; hire priest-4-1; waive frigate-2-3; draw; draw; draw; draw; stop; trade flute-3-5; hire captain-4-1; draw; draw; stop; trade flute-3-5; hire priest-4-1; stop; trade skiff-3-3; draw; draw',
      choices: [
        {
          action: 'decline',
          value: 0.8646,
          loss: 0,
          error: 0,
          line: ['1 draw'],
        },
        {
          action: 'moveTime',
          value: 0.7644,
          loss: 0.1002,
          error: 0.0024,
          line: ['1 draw'],
        },
      ],
      habits: ['moveTime'],
      gaps: [
        {
          value: 0.1017,
          error: 0.008,
        },
        {
          value: 0.1002,
          error: 0.0024,
        },
      ],
      whole: {
        value: 0.0525,
        error: 0.0225,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '15-193',
      seed: 'puzzle 15',
      seats: 2,
      options: {
        modules: ['gambler'],
      },
      seat: 0,
      actions:
        'draw; draw; draw; stop; trade galleon-3-skull; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; trade frigate-2-3; draw; draw; draw; stop; hire jester-7-2; hire settler-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-4-5; trade galleon-3-7; draw; draw; draw; draw; draw; draw; draw; stop; hire priest-4-1; hire settler-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-4-skull; pass; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; hire sailor-5-2; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-4-4; draw; draw; draw; keep; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; keep; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-9-3; trade skiff-4-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; stop; trade galleon-4-skull; hire sailor-5-2; draw; draw; draw; sink; draw; draw; draw; keep; draw; draw; draw; draw; stop; hire settler-4-1; claim expedition-settler2 settler-4-1,settler-4-1; draw; stop; hire jackOfAllTrades-6-1; draw; draw; draw; stop; hire priest-4-1; pass; draw; draw; stop; trade flute-3-5; draw; draw; draw; draw; stop; trade flute-3-5; draw; draw; draw; draw; draw; draw; claim expedition-priest2 priest-4-1,priest-4-1; draw',
      choices: [
        {
          action: 'draw',
          value: 0.7512,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'stop',
          value: 0.3295,
          loss: 0.4217,
          error: 0.0134,
          line: ['0 trade skiff-2-3', '1 draw'],
        },
      ],
      habits: ['stop'],
      gaps: [
        {
          value: 0.4144,
          error: 0.0436,
        },
        {
          value: 0.4217,
          error: 0.0134,
        },
      ],
      whole: {
        value: 0.4125,
        error: 0.0856,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '2-115',
      seed: 'puzzle 2',
      seats: 4,
      options: {},
      seat: 1,
      actions:
        'draw; draw; stop; trade flute-3-5; draw; draw; stop; trade pinnace-3-2; pass; draw; draw; draw; draw; draw; draw; stop; trade flute-2-2; trade galleon-2-4; trade skiff-2-3; hire sailor-5-2; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; pass; pass; pass; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; pass; pass; pass; draw; draw; stop; trade flute-4-5; trade galleon-3-skull; draw; stop; trade pinnace-3-4; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; keep; stop; trade skiff-4-5; trade galleon-4-skull; hire admiral-7-2; trade frigate-3-6; hire priest-4-1; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; hire admiral-9-3; pass; hire captain-4-1; draw; draw; draw; draw; draw; stop; trade flute-2-1; pass; draw; stop; trade pinnace-3-4; draw; draw; draw; sink; draw; draw; sink; draw; draw; draw; draw; draw; draw; stop',
      choices: [
        {
          action: 'trade skiff-4-5',
          value: 0.4148,
          loss: 0,
          error: 0,
          line: ['2 pass', '3 pass', '0 pass', '2 draw'],
        },
        {
          action: 'hire trader-black-3-1',
          value: 0.2472,
          loss: 0.1676,
          error: 0,
          line: [],
        },
        {
          action: 'hire trader-blue-3-1',
          value: 0.226,
          loss: 0.1888,
          error: 0,
          line: [],
        },
        {
          action: 'done',
          value: 0.1923,
          loss: 0.2225,
          error: 0,
          line: ['2 trade skiff-4-5', '3 pass', '0 pass', '2 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.1676,
          error: 0,
        },
        {
          value: 0.1676,
          error: 0,
        },
      ],
      whole: {
        value: 0.1825,
        error: 0.0442,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '10-95',
      seed: 'puzzle 10',
      seats: 3,
      options: {
        modules: ['setSail'],
      },
      seat: 2,
      actions:
        'draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-3-6-setSail; pass; pass; draw; draw; draw; stop; hire captain-4-1; trade frigate-2-3; pass; draw; draw; draw; draw; stop; trade galleon-3-7; pass; pass; draw; draw; draw; draw; draw; stop; hire settler-4-1; trade frigate-2-3; pass; draw; draw; draw; draw; stop; trade flute-3-5; hire jester-7-2; hire captain-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; trade flute-2-2; hire admiral-7-2; draw; draw; draw; draw; stop; trade frigate-2-3; hire captain-4-1; draw; draw; draw; stop; trade galleon-4-skull-setSail; trade flute-3-2; pass; draw; draw; stop; trade galleon-4-skull; trade pinnace-3-4-setSail; draw; draw; draw; draw; draw; stop; trade frigate-3-6; hire admiral-5-1; pass; draw; draw; draw; stop',
      choices: [
        {
          action: 'trade pinnace-3-2',
          value: 0.4763,
          loss: 0,
          error: 0,
          line: ['0 draw'],
        },
        {
          action: 'done',
          value: 0.3142,
          loss: 0.1621,
          error: 0.0025,
          line: ['0 trade pinnace-3-2', '0 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.1627,
          error: 0.0082,
        },
        {
          value: 0.1621,
          error: 0.0025,
        },
      ],
      whole: {
        value: 0.1425,
        error: 0.0417,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '12-147',
      seed: 'puzzle 12',
      seats: 2,
      options: {},
      seat: 0,
      actions:
        'draw; stop; trade frigate-3-6; draw; stop; trade flute-2-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; trade galleon-2-4; draw; draw; draw; draw; stop; trade flute-3-5; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-9-3; trade pinnace-3-4; draw; draw; stop; trade pinnace-4-4; pass; draw; stop; trade flute-3-2; draw; stop; hire captain-4-1; claim expedition-captain2 captain-4-1,captain-4-1; draw; stop; hire admiral-5-1; draw; draw; stop; hire admiral-7-2; trade pinnace-2-1; draw; draw; stop; trade galleon-3-7; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire jackOfAllTrades-6-1; pass; draw; draw; draw; draw; draw; stop; trade pinnace-2-2; pass; draw; draw; stop; hire priest-4-1; pass; draw; draw; draw; draw; draw; draw; draw; stop; trade skiff-3-5; draw; draw; draw; stop; trade frigate-3-6; draw; stop; trade frigate-3-skull; draw; stop; trade pinnace-3-4; draw; draw; draw; stop; hire mademoiselle-7-2; hire captain-4-1; draw; stop; trade galleon-4-skull; draw; stop; hire trader-yellow-3-1; draw; draw; draw; draw; stop',
      choices: [
        {
          action: 'hire captain-4-1',
          value: 0.932,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'trade flute-1-1',
          value: 0.537,
          loss: 0.395,
          error: 0,
          line: ['1 draw'],
        },
        {
          action: 'done',
          value: 0.4776,
          loss: 0.4544,
          error: 0,
          line: ['1 pass', '1 draw'],
        },
        {
          action: 'hire trader-red-3-1',
          value: 0.4763,
          loss: 0.4557,
          error: 0,
          line: [],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.395,
          error: 0,
        },
        {
          value: 0.395,
          error: 0,
        },
      ],
      whole: {
        value: 0.25,
        error: 0.0548,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '3-126',
      seed: 'puzzle 3',
      seats: 2,
      options: {
        modules: ['gambler'],
      },
      seat: 0,
      actions:
        'draw; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; trade skiff-2-3; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; trade frigate-2-3; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire settler-4-1; hire jester-5-1; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-2-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-3-skull; pass; draw; draw; draw; draw; stop; hire priest-4-1; trade galleon-1-2; draw; draw; stop; trade skiff-3-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire governor-8-0; hire governor-8-0; draw; draw; draw; draw; stop; trade flute-4-5; trade frigate-3-6; draw; draw; draw; draw; draw; stop; hire captain-4-1; trade skiff-4-5; hire sailor-5-2; pass; draw; stop; trade pinnace-3-4; draw; draw; draw; draw; draw; stop; hire trader-blue-5-2; trade pinnace-4-4; pass; draw; draw; draw; draw; keep; stop; trade pinnace-2-1; hire jackOfAllTrades-6-1; done; pass; endTurn; draw; draw; draw',
      choices: [
        {
          action: 'draw',
          value: 0.4237,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'stop',
          value: 0.2336,
          loss: 0.1901,
          error: 0.0074,
          line: ['0 hire gambler-4-1'],
        },
      ],
      habits: ['stop'],
      gaps: [
        {
          value: 0.1743,
          error: 0.0267,
        },
        {
          value: 0.1901,
          error: 0.0074,
        },
      ],
      whole: {
        value: 0.16,
        error: 0.0501,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '7-38',
      seed: 'puzzle 7',
      seats: 2,
      options: {
        play: 'contracts',
      },
      seat: 1,
      actions:
        'draw; draw; draw; draw; contract 13; draw; draw; contract 12; draw; draw; draw; draw; draw; draw; contract 13; stop; hire sailor-3-1; trade galleon-3-skull; draw; draw; draw; draw; draw; contract 13; draw; draw; draw; draw; draw; draw; draw; sink; draw; keep; draw; contract 13; draw; draw',
      choices: [
        {
          action: 'draw',
          value: 0.6667,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'stop',
          value: 0.2618,
          loss: 0.4048,
          error: 0.0061,
          line: ['1 waive frigate-1-1', '0 hire admiral-7-2'],
        },
      ],
      habits: ['stop'],
      gaps: [
        {
          value: 0.4071,
          error: 0.0191,
        },
        {
          value: 0.4048,
          error: 0.0061,
        },
      ],
      whole: {
        value: 0.4063,
        error: 0.0766,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '7-80',
      seed: 'puzzle 7',
      seats: 2,
      options: {
        play: 'contracts',
      },
      seat: 1,
      actions:
        'draw; draw; draw; draw; contract 13; draw; draw; contract 12; draw; draw; draw; draw; draw; draw; contract 13; stop; hire sailor-3-1; trade galleon-3-skull; draw; draw; draw; draw; draw; contract 13; draw; draw; draw; draw; draw; draw; draw; sink; draw; keep; draw; contract 13; draw; draw; draw; sink; draw; decline; draw; draw; stop; done; pass; draw; draw; draw; draw; draw; draw; draw; draw; decline; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; pass; draw; draw; draw; stop; trade flute-4-5; draw; draw; draw; draw; draw; stop; hire sailor-3-1; pass; draw; stop',
      choices: [
        {
          action: 'trade pinnace-4-4',
          value: 0.4522,
          loss: 0,
          error: 0,
          line: ['0 draw'],
        },
        {
          action: 'done',
          value: 0.2567,
          loss: 0.1955,
          error: 0.0039,
          line: ['0 trade pinnace-4-4', '0 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.1931,
          error: 0.0139,
        },
        {
          value: 0.1955,
          error: 0.0039,
        },
      ],
      whole: {
        value: 0.175,
        error: 0.0437,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '6-138',
      seed: 'puzzle 6',
      seats: 3,
      options: {
        modules: ['gambler', 'setSail', 'contractCards'],
      },
      seat: 2,
      actions:
        'draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; trade flute-2-2; pass; draw; stop; trade frigate-3-6-contractCards; give 2; draw; draw; draw; draw; draw; stop; trade pinnace-3-4-contractCards; give 0; trade frigate-3-skull; trade skiff-2-3; draw; draw; draw; draw; stop; done; pass; hire jester-9-3; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; trade galleon-3-skull; pass; draw; draw; stop; trade galleon-2-4; draw; draw; draw; draw; stop; trade pinnace-3-4; trade flute-3-5-setSail; draw; draw; stop; hire sailor-7-3; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; hire captain-4-1; draw; draw; stop; trade flute-3-5-contractCards; give 0; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-3-6; pass; pass; draw; stop; trade skiff-3-3; draw; draw; draw; draw; stop; trade galleon-1-2; pass; hire priest-4-1; draw; draw; draw; draw; draw; stop; hire settler-4-1; trade skiff-2-1-setSail; trade galleon-2-4; draw; sink; draw; draw; draw; stop; trade pinnace-3-4; hire jackOfAllTrades-6-1; draw; draw; stop; trade skiff-1-1; pass; claim expedition-settler2 settler-4-1,jackOfAllTrades-6-1; draw; draw; draw; draw; draw; draw; stop; hire jester-7-2; trade galleon-3-7; pass; draw; draw; draw; draw; draw; draw',
      choices: [
        {
          action: 'stop',
          value: 0.6859,
          loss: 0,
          error: 0,
          line: ['2 hire gambler-8-3'],
        },
        {
          action: 'draw',
          value: 0.4728,
          loss: 0.2131,
          error: 0.0124,
          line: [],
        },
      ],
      habits: ['draw'],
      gaps: [
        {
          value: 0.2812,
          error: 0.0383,
        },
        {
          value: 0.2131,
          error: 0.0124,
        },
      ],
      whole: {
        value: 0.135,
        error: 0.0447,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '17-115',
      seed: 'puzzle 17',
      seats: 2,
      options: {
        play: 'setSail',
      },
      seat: 1,
      actions:
        'draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire sailor-3-1-setSailRest; trade skiff-2-1-setSail; draw; draw; draw; stop; trade pinnace-4-4-setSailRest; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4-setSail; hire pirate-5-1-setSailRest; trade skiff-3-5-setSailRest; draw; stop; hire merchant-green-6-2; draw; draw; keep; draw; draw; draw; sink; draw; draw; sink; draw; stop; trade skiff-3-5-setSailRest; hire sailor-3-1-setSailRest; draw; draw; draw; keep; stop; trade flute-1-1-setSailRest; pass; draw; sink; draw; draw; sink; draw; sink; draw; draw; stop; trade pinnace-4-4-setSailRest; draw; sink; draw; draw; draw; draw; stop; trade pinnace-3-4-setSail; hire sailor-7-3-setSailRest; draw; draw; draw; draw; draw; keep; draw; draw; stop; trade galleon-4-skull-setSail; hire sailor-3-1-setSailRest; draw; draw; draw; draw; stop; trade skiff-3-5-setSailRest; trade galleon-2-4-setSailRest; draw; draw; sink; draw; draw; draw; stop; hire merchant-blue-8-3; hire sailor-5-2-setSailRest; draw; draw; draw; sink; draw; draw; draw; draw; keep; draw; draw; stop',
      choices: [
        {
          action: 'hire passenger-4-2',
          value: 1,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'hire sailor-3-1-setSailRest',
          value: 0.5,
          loss: 0.5,
          error: 0,
          line: [],
        },
        {
          action: 'hire merchant-green-4-1',
          value: 0,
          loss: 1,
          error: 0,
          line: [],
        },
        {
          action: 'trade frigate-1-1-setSailRest',
          value: 0,
          loss: 1,
          error: 0,
          line: [],
        },
        {
          action: 'done',
          value: 0,
          loss: 1,
          error: 0,
          line: ['0 pass'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.5,
          error: 0,
        },
        {
          value: 0.5,
          error: 0,
        },
      ],
      whole: {
        value: 0.5,
        error: 0,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '15-100',
      seed: 'puzzle 15',
      seats: 2,
      options: {
        modules: ['gambler'],
      },
      seat: 0,
      actions:
        'draw; draw; draw; stop; trade galleon-3-skull; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; trade frigate-2-3; draw; draw; draw; stop; hire jester-7-2; hire settler-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-4-5; trade galleon-3-7; draw; draw; draw; draw; draw; draw; draw; stop; hire priest-4-1; hire settler-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-4-skull; pass; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; hire sailor-5-2; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-4-4; draw; draw; draw',
      choices: [
        {
          action: 'keep',
          value: 0.5557,
          loss: 0,
          error: 0,
          line: ['0 draw'],
        },
        {
          action: 'sink',
          value: 0.4572,
          loss: 0.0984,
          error: 0.0055,
          line: ['0 draw'],
        },
      ],
      habits: ['sink'],
      gaps: [
        {
          value: 0.1049,
          error: 0.0163,
        },
        {
          value: 0.0984,
          error: 0.0055,
        },
      ],
      whole: {
        value: 0.06,
        error: 0.0448,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '15-178',
      seed: 'puzzle 15',
      seats: 2,
      options: {
        modules: ['gambler'],
      },
      seat: 1,
      actions:
        'draw; draw; draw; stop; trade galleon-3-skull; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; trade frigate-2-3; draw; draw; draw; stop; hire jester-7-2; hire settler-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-4-5; trade galleon-3-7; draw; draw; draw; draw; draw; draw; draw; stop; hire priest-4-1; hire settler-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-4-skull; pass; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; hire sailor-5-2; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-4-4; draw; draw; draw; keep; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; keep; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-9-3; trade skiff-4-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; stop; trade galleon-4-skull; hire sailor-5-2; draw; draw; draw; sink; draw; draw; draw; keep; draw; draw; draw; draw; stop; hire settler-4-1; claim expedition-settler2 settler-4-1,settler-4-1; draw; stop; hire jackOfAllTrades-6-1; draw; draw; draw; stop; hire priest-4-1; pass; draw; draw; stop',
      choices: [
        {
          action: 'trade flute-3-5',
          value: 0.6367,
          loss: 0,
          error: 0,
          line: ['0 draw'],
        },
        {
          action: 'done',
          value: 0.3626,
          loss: 0.274,
          error: 0.0112,
          line: ['0 trade flute-3-5', '0 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.2205,
          error: 0.0347,
        },
        {
          value: 0.274,
          error: 0.0112,
        },
      ],
      whole: {
        value: 0.3313,
        error: 0.0635,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '12-138',
      seed: 'puzzle 12',
      seats: 2,
      options: {},
      seat: 0,
      actions:
        'draw; stop; trade frigate-3-6; draw; stop; trade flute-2-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; trade galleon-2-4; draw; draw; draw; draw; stop; trade flute-3-5; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-9-3; trade pinnace-3-4; draw; draw; stop; trade pinnace-4-4; pass; draw; stop; trade flute-3-2; draw; stop; hire captain-4-1; claim expedition-captain2 captain-4-1,captain-4-1; draw; stop; hire admiral-5-1; draw; draw; stop; hire admiral-7-2; trade pinnace-2-1; draw; draw; stop; trade galleon-3-7; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire jackOfAllTrades-6-1; pass; draw; draw; draw; draw; draw; stop; trade pinnace-2-2; pass; draw; draw; stop; hire priest-4-1; pass; draw; draw; draw; draw; draw; draw; draw; stop; trade skiff-3-5; draw; draw; draw; stop; trade frigate-3-6; draw; stop; trade frigate-3-skull; draw; stop; trade pinnace-3-4; draw; draw; draw; stop; hire mademoiselle-7-2; hire captain-4-1; draw; stop',
      choices: [
        {
          action: 'trade galleon-4-skull',
          value: 0.5599,
          loss: 0,
          error: 0,
          line: ['1 draw'],
        },
        {
          action: 'done',
          value: 0.1858,
          loss: 0.3741,
          error: 0,
          line: ['1 trade galleon-4-skull', '1 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.3741,
          error: 0,
        },
        {
          value: 0.3741,
          error: 0,
        },
      ],
      whole: {
        value: 0.4,
        error: 0.0951,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '3-152',
      seed: 'puzzle 3',
      seats: 2,
      options: {
        modules: ['gambler'],
      },
      seat: 1,
      actions:
        'draw; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; trade skiff-2-3; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; trade frigate-2-3; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire settler-4-1; hire jester-5-1; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-2-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-3-skull; pass; draw; draw; draw; draw; stop; hire priest-4-1; trade galleon-1-2; draw; draw; stop; trade skiff-3-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire governor-8-0; hire governor-8-0; draw; draw; draw; draw; stop; trade flute-4-5; trade frigate-3-6; draw; draw; draw; draw; draw; stop; hire captain-4-1; trade skiff-4-5; hire sailor-5-2; pass; draw; stop; trade pinnace-3-4; draw; draw; draw; draw; draw; stop; hire trader-blue-5-2; trade pinnace-4-4; pass; draw; draw; draw; draw; keep; stop; trade pinnace-2-1; hire jackOfAllTrades-6-1; done; pass; endTurn; draw; draw; draw; draw; draw; draw; draw; stop; hire priest-4-1; trade pinnace-2-2; trade frigate-1-1; pass; draw; draw; claim expedition-priest2 priest-4-1,jackOfAllTrades-6-1; draw; draw; sink; draw; draw; stop; trade flute-3-5; hire captain-4-1; draw; stop; trade skiff-1-1; draw; draw; stop',
      choices: [
        {
          action: 'trade frigate-4-skull',
          value: 0.9328,
          loss: 0,
          error: 0,
          line: ['1 hire jackOfAllTrades-6-1'],
        },
        {
          action: 'done',
          value: 0.2825,
          loss: 0.6503,
          error: 0.008,
          line: ['0 trade frigate-4-skull', '0 hire jackOfAllTrades-6-1'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.6503,
          error: 0.0269,
        },
        {
          value: 0.6503,
          error: 0.008,
        },
      ],
      whole: {
        value: 0.8,
        error: 0.0641,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '11-76',
      seed: 'puzzle 11',
      seats: 2,
      options: {
        play: 'adventureAfter',
      },
      seat: 1,
      actions:
        'character 6; character 8; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire priest-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-3-6; audience; draw; draw; stop; trade frigate-3-6; pass; draw; stop; hire governor-8-0; draw; stop; stow frigate-3-6-rum; task 20 frigate-3-6-rum; decline; draw; stop; stow ares-1-2-herbs; draw; draw; stop; hire priest-4-1; pass; draw; draw; draw; draw; stop; trade flute-4-5; hire jester-7-2; pass; draw; stop; audience; trade pinnace-1-1; draw; stop; hire sailor-3-1; draw; draw; draw; draw; draw; sink',
      choices: [
        {
          action: 'draw',
          value: 0.4795,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'stop',
          value: 0.3102,
          loss: 0.1693,
          error: 0.0082,
          line: ['0 hire captain-4-1'],
        },
      ],
      habits: ['stop'],
      gaps: [
        {
          value: 0.1343,
          error: 0.025,
        },
        {
          value: 0.1693,
          error: 0.0082,
        },
      ],
      whole: {
        value: 0.1775,
        error: 0.0485,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '18-173',
      seed: 'puzzle 18',
      seats: 3,
      options: {
        modules: ['gambler', 'setSail', 'contractCards'],
      },
      seat: 2,
      actions:
        'draw; draw; draw; draw; draw; stop; trade pinnace-3-4; draw; draw; draw; draw; draw; stop; trade galleon-3-7; trade frigate-3-6-contractCards; give 1; pass; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; pass; hire jester-7-2; draw; draw; draw; stop; trade galleon-1-2; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire jester-7-2; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; draw; draw; draw; draw; draw; stop; trade pinnace-4-4; pass; hire sailor-3-1; draw; draw; draw; stop; done; pass; pass; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; hire sailor-5-2; trade frigate-3-skull; draw; draw; draw; stop; trade galleon-3-skull-contractCards; give 2; pass; draw; draw; stop; hire priest-4-1; hire sailor-3-1; draw; draw; draw; draw; draw; stop; hire captain-4-1; trade flute-3-5-contractCards; give 1; trade frigate-3-6-setSail; draw; draw; draw; stop; trade galleon-4-skull-setSail; hire passenger-4-2; draw; draw; draw; draw; stop; trade pinnace-2-1; hire captain-4-1; draw; draw; draw; draw; sink; draw; draw; sink; draw; draw; draw; sink; draw; draw; draw; draw; stop; trade frigate-2-3; hire settler-4-1; draw; sink; draw; draw; stop; trade skiff-2-3-setSail; hire jackOfAllTrades-6-1; draw; draw; draw; claim expedition-captain2 captain-4-1,jackOfAllTrades-6-1; draw; draw; draw; draw; draw; stop; hire passenger-4-2; hire jackOfAllTrades-6-1; draw; draw; draw; draw; keep; stop; trade galleon-2-4; trade flute-2-1; draw; draw; draw; draw; draw; draw; draw',
      choices: [
        {
          action: 'draw',
          value: 0.7329,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'stop',
          value: 0.3346,
          loss: 0.3982,
          error: 0.0079,
          line: ['0 draw'],
        },
      ],
      habits: ['stop'],
      gaps: [
        {
          value: 0.3691,
          error: 0.0268,
        },
        {
          value: 0.3982,
          error: 0.0079,
        },
      ],
      whole: {
        value: 0.2719,
        error: 0.0489,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '2-201',
      seed: 'puzzle 2',
      seats: 4,
      options: {},
      seat: 3,
      actions:
        'draw; draw; stop; trade flute-3-5; draw; draw; stop; trade pinnace-3-2; pass; draw; draw; draw; draw; draw; draw; stop; trade flute-2-2; trade galleon-2-4; trade skiff-2-3; hire sailor-5-2; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; pass; pass; pass; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; pass; pass; pass; draw; draw; stop; trade flute-4-5; trade galleon-3-skull; draw; stop; trade pinnace-3-4; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; keep; stop; trade skiff-4-5; trade galleon-4-skull; hire admiral-7-2; trade frigate-3-6; hire priest-4-1; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; hire admiral-9-3; pass; hire captain-4-1; draw; draw; draw; draw; draw; stop; trade flute-2-1; pass; draw; stop; trade pinnace-3-4; draw; draw; draw; sink; draw; draw; sink; draw; draw; draw; draw; draw; draw; stop; trade skiff-4-5; pass; pass; pass; draw; draw; draw; draw; draw; stop; hire mademoiselle-7-2; trade flute-3-2; trade frigate-3-6; trade skiff-2-3; draw; draw; draw; draw; draw; stop; trade galleon-3-skull; trade flute-2-1; hire sailor-3-1; pass; draw; draw; draw; stop; hire sailor-7-3; trade galleon-4-skull; hire pirate-5-1; draw; draw; draw; draw; draw; stop; hire sailor-3-1; trade flute-2-2; pass; pass; draw; draw; draw; draw; draw; stop; hire priest-4-1; trade flute-4-5; trade pinnace-3-4; pass; draw; draw; draw; stop; hire priest-4-1; claim expedition-priest2 priest-4-1,priest-4-1; hire captain-4-1; hire sailor-3-1; draw; draw; draw; draw; claim expedition-captain2 captain-4-1,captain-4-1; stop; trade frigate-4-skull; trade galleon-2-4; pass; draw; draw; draw; draw; sink; draw; keep; stop; trade skiff-3-5; hire captain-4-1; trade flute-2-2; draw; draw; draw; draw; draw; stop; trade pinnace-3-4',
      choices: [
        {
          action: 'hire pirate-9-3',
          value: 0.5185,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'hire trader-green-3-1',
          value: 0.2833,
          loss: 0.2352,
          error: 0,
          line: [],
        },
        {
          action: 'pass',
          value: 0.2446,
          loss: 0.2739,
          error: 0,
          line: ['0 hire trader-green-3-1'],
        },
        {
          action: 'hire governor-8-0',
          value: 0.0712,
          loss: 0.4474,
          error: 0,
          line: [],
        },
      ],
      habits: ['pass'],
      gaps: [
        {
          value: 0.2352,
          error: 0,
        },
        {
          value: 0.2352,
          error: 0,
        },
      ],
      whole: {
        value: 0.2344,
        error: 0.0488,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '12-72',
      seed: 'puzzle 12',
      seats: 2,
      options: {},
      seat: 0,
      actions:
        'draw; stop; trade frigate-3-6; draw; stop; trade flute-2-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; trade galleon-2-4; draw; draw; draw; draw; stop; trade flute-3-5; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-9-3; trade pinnace-3-4; draw; draw; stop; trade pinnace-4-4; pass; draw; stop; trade flute-3-2; draw; stop; hire captain-4-1; claim expedition-captain2 captain-4-1,captain-4-1; draw; stop',
      choices: [
        {
          action: 'hire admiral-5-1',
          value: 0.4425,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'done',
          value: 0.1738,
          loss: 0.2687,
          error: 0,
          line: ['1 hire admiral-5-1'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.2687,
          error: 0,
        },
        {
          value: 0.2687,
          error: 0,
        },
      ],
      whole: {
        value: 0.4125,
        error: 0.0995,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '8-3',
      seed: 'puzzle 8',
      seats: 5,
      options: {},
      seat: 3,
      actions: 'draw; draw; stop',
      choices: [
        {
          action: 'trade frigate-4-skull',
          value: 0.2916,
          loss: 0,
          error: 0,
          line: ['4 draw'],
        },
        {
          action: 'done',
          value: 0.1316,
          loss: 0.1601,
          error: 0,
          line: ['4 trade frigate-4-skull', '4 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.1601,
          error: 0,
        },
        {
          value: 0.1601,
          error: 0,
        },
      ],
      whole: {
        value: 0.2813,
        error: 0.0676,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '11-41',
      seed: 'puzzle 11',
      seats: 2,
      options: {
        play: 'adventureAfter',
      },
      seat: 0,
      actions:
        'character 6; character 8; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire priest-4-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-3-6; audience; draw; draw; stop; trade frigate-3-6; pass; draw; stop',
      choices: [
        {
          action: 'hire governor-8-0',
          value: 0.5765,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'done',
          value: 0.3286,
          loss: 0.2479,
          error: 0.0057,
          line: ['1 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.2355,
          error: 0.0182,
        },
        {
          value: 0.2479,
          error: 0.0057,
        },
      ],
      whole: {
        value: 0.2688,
        error: 0.0545,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '3-145',
      seed: 'puzzle 3',
      seats: 2,
      options: {
        modules: ['gambler'],
      },
      seat: 1,
      actions:
        'draw; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; trade skiff-2-3; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; trade frigate-2-3; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire settler-4-1; hire jester-5-1; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-2-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-3-skull; pass; draw; draw; draw; draw; stop; hire priest-4-1; trade galleon-1-2; draw; draw; stop; trade skiff-3-5; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire governor-8-0; hire governor-8-0; draw; draw; draw; draw; stop; trade flute-4-5; trade frigate-3-6; draw; draw; draw; draw; draw; stop; hire captain-4-1; trade skiff-4-5; hire sailor-5-2; pass; draw; stop; trade pinnace-3-4; draw; draw; draw; draw; draw; stop; hire trader-blue-5-2; trade pinnace-4-4; pass; draw; draw; draw; draw; keep; stop; trade pinnace-2-1; hire jackOfAllTrades-6-1; done; pass; endTurn; draw; draw; draw; draw; draw; draw; draw; stop; hire priest-4-1; trade pinnace-2-2; trade frigate-1-1; pass; draw; draw; claim expedition-priest2 priest-4-1,jackOfAllTrades-6-1; draw; draw; sink; draw; draw; stop; trade flute-3-5',
      choices: [
        {
          action: 'hire captain-4-1',
          value: 0.4828,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'done',
          value: 0.317,
          loss: 0.1658,
          error: 0.0057,
          line: ['0 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.1493,
          error: 0.0189,
        },
        {
          value: 0.1658,
          error: 0.0057,
        },
      ],
      whole: {
        value: 0.2625,
        error: 0.0616,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '8-303',
      seed: 'puzzle 8',
      seats: 5,
      options: {},
      seat: 2,
      actions:
        'draw; draw; stop; trade frigate-4-skull; draw; draw; draw; draw; stop; trade frigate-3-6; trade flute-2-2; pass; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-4-skull; hire mademoiselle-7-2; trade pinnace-2-2; pass; hire trader-blue-5-2; hire jester-5-1; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-2; pass; pass; pass; hire captain-4-1; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4; pass; pass; pass; hire admiral-7-2; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-2-1; hire settler-4-1; trade galleon-2-4; pass; draw; draw; draw; draw; draw; stop; trade skiff-4-5; pass; trade flute-1-1; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade skiff-3-5; hire priest-4-1; trade flute-2-2; trade galleon-2-4; hire settler-4-1; hire sailor-5-2; draw; draw; draw; draw; draw; draw; stop; trade flute-2-1; pass; pass; pass; pass; draw; draw; stop; trade flute-3-5; pass; draw; draw; draw; draw; draw; stop; trade skiff-3-3; trade flute-2-2; hire mademoiselle-7-2; draw; draw; draw; draw; draw; stop; trade frigate-3-skull; trade galleon-2-4; hire settler-4-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire settler-4-1; claim expedition-settler2 settler-4-1,settler-4-1; trade galleon-3-skull; hire captain-4-1; hire sailor-3-1; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade skiff-4-5; trade pinnace-2-2; hire priest-4-1; trade galleon-2-4; draw; keep; draw; draw; draw; keep; draw; draw; keep; stop; hire captain-4-1; trade frigate-4-skull; pass; trade skiff-2-1; hire sailor-3-1; pass; draw; draw; draw; claim expedition-priest2 priest-4-1,priest-4-1; draw; stop; trade pinnace-2-2; hire priest-4-1; pass; hire trader-red-3-1; draw; draw; draw; draw; draw; stop; trade skiff-4-5; trade frigate-1-1; hire priest-4-1; pass; hire settler-4-1; draw; draw; draw; stop; trade pinnace-2-2; claim expedition-settler1-captain1-priest1 settler-4-1,captain-4-1,priest-4-1; draw; keep; draw; sink; draw; stop; trade frigate-3-skull; trade flute-2-2; draw; draw; draw; draw; draw; draw; stop; hire jester-7-2; pass; hire admiral-5-1; pass; pass; draw; draw; draw; draw; keep; draw; stop; trade skiff-3-3; draw; draw; draw; draw; stop; hire jester-9-3; trade pinnace-4-4; pass; pass; draw; draw; draw; draw; stop; trade skiff-2-3; trade flute-2-1; trade frigate-2-3; pass; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-3-7; hire mademoiselle-9-3; hire jester-7-2; draw; draw; draw; draw; draw; stop; hire priest-4-1; trade skiff-3-3; draw; draw; draw; draw; stop; hire captain-4-1; claim expedition-settler1-captain2 settler-4-1,captain-4-1,captain-4-1; hire captain-4-1; pass; trade pinnace-4-4; pass; draw; draw; draw; draw; draw; stop',
      choices: [
        {
          action: 'hire jackOfAllTrades-6-1',
          value: 1,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'hire sailor-5-2',
          value: 0.5,
          loss: 0.5,
          error: 0,
          line: [],
        },
        {
          action: 'hire governor-8-0',
          value: 0,
          loss: 1,
          error: 0,
          line: [],
        },
        {
          action: 'trade flute-3-2',
          value: 0,
          loss: 1,
          error: 0,
          line: ['3 hire sailor-5-2'],
        },
        {
          action: 'trade galleon-3-skull',
          value: 0,
          loss: 1,
          error: 0,
          line: ['3 hire sailor-5-2'],
        },
        {
          action: 'done',
          value: 0,
          loss: 1,
          error: 0,
          line: ['3 hire sailor-5-2'],
        },
      ],
      habits: ['hire sailor-5-2', 'done'],
      gaps: [
        {
          value: 0.5,
          error: 0,
        },
        {
          value: 0.5,
          error: 0,
        },
      ],
      whole: {
        value: 0.5,
        error: 0,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '18-111',
      seed: 'puzzle 18',
      seats: 3,
      options: {
        modules: ['gambler', 'setSail', 'contractCards'],
      },
      seat: 0,
      actions:
        'draw; draw; draw; draw; draw; stop; trade pinnace-3-4; draw; draw; draw; draw; draw; stop; trade galleon-3-7; trade frigate-3-6-contractCards; give 1; pass; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; pass; hire jester-7-2; draw; draw; draw; stop; trade galleon-1-2; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire jester-7-2; draw; draw; draw; draw; draw; draw; stop; trade flute-3-5; draw; draw; draw; draw; draw; stop; trade pinnace-4-4; pass; hire sailor-3-1; draw; draw; draw; stop; done; pass; pass; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; hire sailor-5-2; trade frigate-3-skull; draw; draw; draw; stop; trade galleon-3-skull-contractCards; give 2; pass; draw; draw; stop; hire priest-4-1; hire sailor-3-1; draw; draw; draw; draw; draw; stop; hire captain-4-1; trade flute-3-5-contractCards; give 1; trade frigate-3-6-setSail; draw; draw; draw; stop',
      choices: [
        {
          action: 'trade galleon-4-skull-setSail',
          value: 0.4532,
          loss: 0,
          error: 0,
          line: ['1 hire passenger-4-2'],
        },
        {
          action: 'done',
          value: 0.233,
          loss: 0.2202,
          error: 0.0041,
          line: ['1 trade galleon-4-skull-setSail', '1 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.2314,
          error: 0.0142,
        },
        {
          value: 0.2202,
          error: 0.0041,
        },
      ],
      whole: {
        value: 0.2156,
        error: 0.0464,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '5-154',
      seed: 'puzzle 5',
      seats: 2,
      options: {
        play: 'setSail',
      },
      seat: 1,
      actions:
        'draw; draw; stop; hire sailor-3-1-setSailRest; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; sink; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade pinnace-3-4-setSail; trade flute-2-2-setSail; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade flute-4-5-setSailRest; trade pinnace-4-4-setSailRest; hire sailor-7-3-setSailRest; hire merchant-yellow-8-3; draw; draw; draw; draw; draw; stop; trade flute-3-5-setSail; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; keep; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade skiff-2-1-setSail; hire passenger-4-2; pass; draw; keep; draw; sink; draw; stop; trade pinnace-3-4-setSail; trade galleon-1-2-setSailRest; draw; draw; stop; trade galleon-4-skull-setSail; pass; draw; draw; draw; sink; draw; draw; keep; draw; keep; draw; draw; draw; draw; draw; stop; hire sailor-3-1-setSailRest; pass; draw; draw; draw; draw; draw; stop; hire passenger-4-2; trade flute-3-5-setSail; draw; stop; hire passenger-2-1; draw; sink; draw; draw; draw; keep; draw; sink; draw; sink; stop; trade galleon-2-4-setSailRest; trade flute-2-2-setSail; draw; draw; draw; draw',
      choices: [
        {
          action: 'draw',
          value: 0.9465,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'stop',
          value: 0,
          loss: 0.9465,
          error: 0.0049,
          line: ['1 trade flute-4-5-setSailRest', '0 hire passenger-4-2'],
        },
      ],
      habits: ['stop'],
      gaps: [
        {
          value: 0.9521,
          error: 0.0149,
        },
        {
          value: 0.9465,
          error: 0.0049,
        },
      ],
      whole: {
        value: 0.925,
        error: 0.0422,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '13-63',
      seed: 'puzzle 13',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'draw; draw; stop; trade skiff-2-3; pass; pass; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; trade galleon-3-skull; hire mademoiselle-7-2; pass; pass; draw; draw; draw; stop; trade galleon-4-skull; pass; pass; draw; draw; stop; trade skiff-3-3; hire mademoiselle-7-2; draw; draw; draw; draw; draw; draw; stop; trade skiff-3-5; trade galleon-2-4; pass; draw; stop; trade frigate-4-skull; draw; draw; draw; stop; hire mademoiselle-9-3; trade flute-2-2; trade frigate-2-3; draw; draw; draw; stop',
      choices: [
        {
          action: 'trade galleon-3-7',
          value: 0.4569,
          loss: 0,
          error: 0,
          line: ['0 hire trader-green-3-1'],
        },
        {
          action: 'hire captain-4-1',
          value: 0.2915,
          loss: 0.1654,
          error: 0,
          line: [],
        },
        {
          action: 'done',
          value: 0.2393,
          loss: 0.2176,
          error: 0,
          line: ['0 trade galleon-3-7', '1 hire trader-green-3-1'],
        },
        {
          action: 'hire trader-green-3-1',
          value: 0.2381,
          loss: 0.2188,
          error: 0,
          line: [],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.1654,
          error: 0,
        },
        {
          value: 0.1654,
          error: 0,
        },
      ],
      whole: {
        value: 0.1025,
        error: 0.0468,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '2-144',
      seed: 'puzzle 2',
      seats: 4,
      options: {},
      seat: 1,
      actions:
        'draw; draw; stop; trade flute-3-5; draw; draw; stop; trade pinnace-3-2; pass; draw; draw; draw; draw; draw; draw; stop; trade flute-2-2; trade galleon-2-4; trade skiff-2-3; hire sailor-5-2; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; pass; pass; pass; draw; draw; draw; draw; draw; draw; draw; stop; trade frigate-2-3; pass; pass; pass; draw; draw; stop; trade flute-4-5; trade galleon-3-skull; draw; stop; trade pinnace-3-4; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; draw; keep; stop; trade skiff-4-5; trade galleon-4-skull; hire admiral-7-2; trade frigate-3-6; hire priest-4-1; draw; draw; draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; hire admiral-9-3; pass; hire captain-4-1; draw; draw; draw; draw; draw; stop; trade flute-2-1; pass; draw; stop; trade pinnace-3-4; draw; draw; draw; sink; draw; draw; sink; draw; draw; draw; draw; draw; draw; stop; trade skiff-4-5; pass; pass; pass; draw; draw; draw; draw; draw; stop; hire mademoiselle-7-2; trade flute-3-2; trade frigate-3-6; trade skiff-2-3; draw; draw; draw; draw; draw; stop; trade galleon-3-skull; trade flute-2-1; hire sailor-3-1; pass; draw; draw; draw; stop; hire sailor-7-3',
      choices: [
        {
          action: 'trade galleon-4-skull',
          value: 0.3861,
          loss: 0,
          error: 0,
          line: ['3 hire pirate-5-1'],
        },
        {
          action: 'pass',
          value: 0.2054,
          loss: 0.1807,
          error: 0,
          line: ['2 trade galleon-4-skull', '3 hire pirate-5-1'],
        },
      ],
      habits: ['pass'],
      gaps: [
        {
          value: 0.1807,
          error: 0,
        },
        {
          value: 0.1807,
          error: 0,
        },
      ],
      whole: {
        value: 0.135,
        error: 0.0491,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '6-56',
      seed: 'puzzle 6',
      seats: 3,
      options: {
        modules: ['gambler', 'setSail', 'contractCards'],
      },
      seat: 2,
      actions:
        'draw; draw; draw; draw; draw; draw; stop; hire captain-4-1; trade flute-2-2; pass; draw; stop; trade frigate-3-6-contractCards; give 2; draw; draw; draw; draw; draw; stop; trade pinnace-3-4-contractCards; give 0; trade frigate-3-skull; trade skiff-2-3; draw; draw; draw; draw; stop; done; pass; hire jester-9-3; draw; draw; draw; draw; draw; draw; stop; hire admiral-7-2; trade galleon-3-skull; pass; draw; draw; stop; trade galleon-2-4; draw; draw; draw; draw; stop; trade pinnace-3-4; trade flute-3-5-setSail; draw; draw; stop',
      choices: [
        {
          action: 'hire sailor-7-3',
          value: 0.6539,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'trade galleon-1-2',
          value: 0.4721,
          loss: 0.1818,
          error: 0.0039,
          line: ['0 draw'],
        },
        {
          action: 'done',
          value: 0.418,
          loss: 0.2359,
          error: 0.0045,
          line: ['0 pass', '1 pass', '0 draw'],
        },
      ],
      habits: ['done'],
      gaps: [
        {
          value: 0.191,
          error: 0.0121,
        },
        {
          value: 0.1818,
          error: 0.0039,
        },
      ],
      whole: {
        value: 0.0725,
        error: 0.0477,
      },
      worlds: [200, 2000],
      level: 2,
    },
  ],
};
