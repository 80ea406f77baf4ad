/** Puzzles made by a program: `npm run puzzles -- seven-seas`. */
import type { PuzzlePack } from '@broadside/judge';

export const pack: PuzzlePack = {
  rules: 2,
  judge: 1,
  puzzles: [
    {
      id: '9-321',
      seed: 'puzzle 9',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'choose shipwright; choose captain; choose cartographer; build 1; gift; play caravan-spain-2; send 4; send 4; send 4; throw 1 2; keepAll; keepAll; keepAll; gift; gift; draw; gift; choose cartographer; choose shipwright; choose shipwright; build 3; build 2; unsinkable; doubleHold; draw; gift; unsinkable; choose merchant; choose cartographer; choose native; play port-4; gift; sellAll; gift; gift; draw; gift; choose captain; choose captain; choose cartographer; play caravan-england-4; send 7; send 6; send 7; throw 2 3; keepAll; keepAll; keepAll; play caravan-france-4; send 1; send 1; send 1; throw 4 2; draw; gift; doubleHold; doubleHold; choose shipwright; choose shipwright; choose merchant; build 3; doubleHold; build 3; unsinkable; doubleHold; sellAll; gift; gift; choose captain; choose cartographer; choose shipwright; build 2; play caravan-france-2; send 4; send 4; send 4; throw 1 1; keepAll; keepAll; gift; gift; draw; gift; choose shipwright; choose captain; choose native; build 1; gift; deal fruit,coffee; unsinkable; play caravan-england-3; send 5; send 1; send 6; throw 2 2; fight 2 6; keepAll; keepAll; keepAll; gift; gift; play port-6; gift; choose captain; choose merchant; choose shipwright; build 4; unsinkable; end; play caravan-holland-2; send 3; send 3; send 4; throw 7 1; keep fruit; keep rum; leave; keep fruit; keep coffee; leave; keepAll; gift; sellKind fruit; sellKind coffee; close; noGift; end; choose merchant; choose shipwright; choose captain; build 1; gift; end; play caravan-holland-3; send 6; send 1; send 6; throw 5 1; gift; sell fruit; sell rum; sell rum; sell rum; close; gift; gift; doubleHold; choose captain; choose shaman; choose shipwright; build 4; gift; unsinkable; end; play caravan-holland-1; send 2; send 2; send 2; throw 6 1; keepAll; keepAll; keepAll; gift; play kraken; protect 5; throw 6 1; choose merchant; choose shipwright; choose merchant; build 3; gift; end; sellAll; end; sell rum; close; end; choose shaman; choose captain; choose cartographer; play caravan-spain-3; send 6; send 6; send 5; throw 3 3; keepAll; keepAll; keepAll; gift; play salary; draw; gift; end; choose merchant; choose merchant; choose captain; play caravan-england-2; send 4; send 2; send 4; throw 2 1; keepAll; gift; sell coffee; sellKind rum; close; end; sellKind fruit; sell coffee; close; end; choose cartographer; choose shipwright; choose merchant; build 1; gift; end; sellAll; gift; gift; end; draw; gift; end; choose shaman; choose cartographer; choose shaman; play idol; name fruit; play sirens; throw 4 2; draw; gift; end; choose cartographer; choose captain; choose shipwright; build 2; gift; end; play caravan-holland-4; send 5; send 7; send 5; throw 4 1; keepAll; keepAll; keepAll; gift; gift; draw; gift; doubleHold; choose native; choose shaman; choose merchant; play port-3; gift; keepAll; play mutiny; protect 3; throw 6 1; sell fruit; sellAll; gift; gift; end; choose shaman; choose captain; choose captain; play caravan-england-1; send 2; send 2; send 2; throw 4 1; keepAll; keepAll; play caravan-spain-1; send 2; send 1; send 2; throw 6 3; play iceberg; protect 6; throw 0 3; choose shaman; choose shaman; choose captain; play caravan-france-1; send 2; send 1; send 2; throw 7 2; keepAll; keepAll; keepAll; gift; play whirlpool; throw 0 3; play tavern; throw 4 1',
      choices: [
        {
          action: 'assign 4',
          value: 1,
          loss: 0,
          error: 0,
          line: ['0 assign 5', '1 keepAll', '1 deal coffee,rum', '1 deal coffee,rum', '2 sellAll'],
        },
        {
          action: 'assign 3',
          value: 0,
          loss: 1,
          error: 0,
          line: ['0 assign 5', '1 keepAll', '1 deal coffee,rum', '1 deal coffee,rum', '2 sellAll'],
        },
        {
          action: 'assign 5',
          value: 0,
          loss: 1,
          error: 0,
          line: ['0 assign 4', '1 deal coffee,rum', '1 sellAll', '2 sellAll'],
        },
      ],
      habits: ['assign 5', 'assign 3'],
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
      level: 3,
    },
    {
      id: '5-307',
      seed: 'puzzle 5',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'choose cartographer; choose cartographer; choose cartographer; draw; draw; draw; choose native; choose shipwright; choose captain; build 1; gift; gift; play caravan-england-1; send 2; send 2; send 2; throw 0 3; keepAll; keepAll; gift; play port-2; gift; choose cartographer; choose captain; choose shipwright; build 1; gift; gift; unsinkable; play caravan-france-4; send 8; send 8; send 5; throw 1 2; keepAll; keepAll; keep coffee; keep coffee; leave; gift; draw; gift; unsinkable; choose shipwright; choose merchant; choose captain; build 3; gift; play caravan-holland-2; send 4; send 4; send 1; throw 2 1; keepAll; keepAll; leave; gift; sellAll; gift; unsinkable; doubleHold; choose merchant; choose shipwright; choose merchant; build 2; gift; sellKind fruit; sell coffee; close; doubleHold; unsinkable; doubleHold; sellAll; doubleHold; choose shaman; choose captain; choose cartographer; play caravan-france-3; send 6; send 6; send 6; throw 0 2; gift; play kraken; protect 3; throw 3 1; draw; gift; gift; end; choose shipwright; choose shipwright; choose captain; build 5; unsinkable; doubleHold; build 5; unsinkable; doubleHold; end; play caravan-france-2; send 4; send 4; send 4; throw 6 2; keepAll; keepAll; keepAll; gift; choose captain; choose captain; choose shipwright; build 4; end; play caravan-england-2; send 4; send 4; send 4; throw 0 3; keepAll; keepAll; keepAll; play caravan-spain-3; send 6; send 4; send 2; throw 4 1; keepAll; keepAll; keepAll; choose merchant; choose merchant; choose merchant; sell fruit; sellKind rum; close; end; sell fruit; sell fruit; sell fruit; sellKind rum; close; end; sellKind coffee; sellKind rum; close; end; choose shipwright; choose cartographer; choose shaman; build 1; gift; end; play mutiny; protect 3; throw 5 3; draw; gift; end; choose captain; choose shipwright; choose cartographer; build 3; end; play caravan-england-4; send 7; send 7; send 6; throw 3 3; keepAll; keepAll; keep coffee; keep coffee; keep rum; keep rum; keep rum; leave; gift; draw; gift; doubleHold; doubleHold; end; choose merchant; choose native; choose merchant; play port-5; gift; keepAll; sellKind rum; close; end; sellKind fruit; sell coffee; close; end; choose captain; choose shipwright; choose captain; build 2; end; play caravan-holland-3; send 5; send 5; send 4; throw 1 2; keepAll; keepAll; keepAll; play caravan-france-1; send 2; send 1; send 1; throw 3 1; keep fruit; leave; leave; leave; choose merchant; choose merchant; choose merchant; sellKind fruit; sellKind rum; close; end; sell coffee; sell coffee; sell coffee; sell rum; close; end; sellKind rum; close; end; choose shaman; choose cartographer; choose captain; play caravan-spain-2; send 4; send 4; send 4; throw 1 3; keep fruit; keep fruit; keep fruit; leave; keepAll; keepAll; gift; gift; play iceberg; protect 3; throw 3 1; draw; gift; end; choose merchant; choose native; choose merchant; play port-3; gift; keepAll; sellAll; end; sellAll; end; choose cartographer; choose shaman; choose captain; play caravan-spain-4; send 3; send 2; send 3; throw 6 2; fight 3 4; keepAll; keepAll; keepAll; gift; play salary; draw; gift; end; choose shaman; choose merchant; choose shaman; play sirens; throw 1 3; play tavern; throw 0 1',
      choices: [
        {
          action: 'assign 6',
          value: 0.4018,
          loss: 0,
          error: 0,
          line: ['0 assign 2', '1 lose fruit', '1 sellAll', '1 gift', '1 end', '0 choose captain'],
        },
        {
          action: 'assign 2',
          value: 0.2073,
          loss: 0.1945,
          error: 0.0026,
          line: ['0 assign 6', '1 sellAll', '1 gift', '1 end', '0 choose captain'],
        },
        {
          action: 'assign 1',
          value: 0.102,
          loss: 0.2998,
          error: 0.0029,
          line: ['0 assign 6', '1 sellAll', '1 gift', '1 end', '0 choose captain'],
        },
      ],
      habits: ['assign 1'],
      gaps: [
        {
          value: 0.1879,
          error: 0.0074,
        },
        {
          value: 0.1945,
          error: 0.0026,
        },
      ],
      whole: {
        value: 0.09,
        error: 0.0426,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '6-355',
      seed: 'puzzle 6',
      seats: 4,
      options: {},
      seat: 3,
      actions:
        'choose cartographer; choose cartographer; choose cartographer; choose captain; play caravan-holland-4; send 4; send 4; send 4; send 4; throw 5 1; keepAll; keepAll; keepAll; keepAll; gift; draw; doubleHold; draw; unsinkable; draw; doubleHold; choose native; choose native; choose captain; choose cartographer; play caravan-spain-4; send 4; send 4; send 4; send 4; throw 2 2; keepAll; keepAll; leave; keepAll; gift; play port-1; play port-4; draw; gift; unsinkable; doubleHold; choose shipwright; choose merchant; choose shipwright; choose merchant; build 1; unsinkable; build 1; unsinkable; sell rum; close; sell coffee; sell rum; close; choose cartographer; choose cartographer; choose cartographer; choose native; play port-6; gift; gift; keepAll; draw; draw; draw; choose captain; choose shaman; choose native; choose cartographer; play caravan-holland-3; send 3; send 3; send 2; send 2; throw 1 2; gift; gift; play port-3; gift; play tavern; throw 6 1; assign 4; assign 4; draw; gift; doubleHold; choose shipwright; choose shipwright; choose shaman; choose captain; build 2; doubleHold; build 2; unsinkable; doubleHold; play caravan-france-1; send 1; send 1; send 1; send 1; throw 4 1; keepAll; keepAll; leave; gift; play kraken; protect 3; throw 1 2; choose captain; choose shaman; choose merchant; choose shipwright; build 2; gift; unsinkable; play caravan-spain-2; send 2; send 2; send 2; send 2; throw 5 3; keepAll; keepAll; keepAll; keepAll; gift; play whirlpool; protect 3; throw 5 1; doubleHold; sellAll; gift; noGift; choose shipwright; choose shipwright; choose captain; choose captain; build 1; end; build 1; play caravan-france-3; send 3; send 3; send 3; send 3; throw 4 2; keepAll; keepAll; keep coffee; keep coffee; leave; keepAll; play caravan-england-2; send 2; send 1; send 2; send 1; throw 1 1; leave; keep rum; leave; leave; choose merchant; choose captain; choose cartographer; choose merchant; play caravan-england-1; send 1; send 1; send 1; send 1; throw 0 2; leave; leave; gift; sellKind rum; close; end; sellKind coffee; close; draw; gift; end; choose captain; choose shipwright; choose shaman; choose shaman; build 1; gift; gift; end; play caravan-france-2; send 2; send 2; send 2; send 2; throw 7 3; keepAll; keepAll; keepAll; keepAll; gift; play mutiny; throw 3 1; play idol; name fruit; choose cartographer; choose captain; choose shipwright; choose merchant; build 1; gift; gift; deal coffee,rum; play caravan-spain-1; send 1; send 1; send 1; send 1; throw 1 2; keepAll; keepAll; keepAll; keepAll; gift; sellAll; gift; end; draw; gift; deal coffee,rum; end; choose native; choose merchant; choose merchant; choose captain; play caravan-holland-1; send 1; send 1; send 1; send 1; throw 1 1; keepAll; gift; gift; play port-2; gift; keepAll; sellKind rum; close; end; sell fruit; close; choose shaman; choose shipwright; choose captain; choose shipwright; build 1; end; build 1; end; play caravan-england-4; send 4; send 4; send 2; send 4; throw 5 1; keepAll; keepAll; keep fruit; leave; keepAll; gift; play iceberg; protect 4; throw 3 2; choose shipwright; choose captain; choose shipwright; choose cartographer; build 1; end; build 1; end; decline; draw; gift; doubleHold; end; choose merchant; choose merchant; choose merchant; choose captain; play caravan-spain-3; send 3; send 2; send 3; send 3; throw 7 1; gift; sellAll; end; sellKind fruit; sell coffee; close; end; sellAll; end; choose captain; choose cartographer; choose governor; choose native; corsair 1; end; play caravan-holland-2; send 2; send 2; send 2; send 2; throw 7 2; keepAll; keepAll; keepAll; leave; gift; play port-5; gift; gift; keepAll; draw; noGift; end; choose merchant; choose captain; choose captain',
      choices: [
        {
          action: 'choose shaman',
          value: 0.8863,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'choose merchant',
          value: 0.552,
          loss: 0.3343,
          error: 0.0106,
          line: [],
        },
        {
          action: 'choose shipwright',
          value: 0.5306,
          loss: 0.3557,
          error: 0.0141,
          line: ['3 build 1', '3 gift', '3 deal fruit,coffee', '3 deal fruit,coffee', '3 end'],
        },
        {
          action: 'choose governor',
          value: 0.4888,
          loss: 0.3975,
          error: 0.0197,
          line: ['3 corsair 3', '3 deal fruit,coffee', '3 deal fruit,coffee', '3 end'],
        },
        {
          action: 'choose cartographer',
          value: 0.2987,
          loss: 0.5876,
          error: 0.019,
          line: [],
        },
      ],
      habits: ['choose cartographer'],
      gaps: [
        {
          value: 0.325,
          error: 0.0375,
        },
        {
          value: 0.3343,
          error: 0.0106,
        },
      ],
      whole: {
        value: 0.2625,
        error: 0.0583,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '6-169',
      seed: 'puzzle 6',
      seats: 4,
      options: {},
      seat: 3,
      actions:
        'choose cartographer; choose cartographer; choose cartographer; choose captain; play caravan-holland-4; send 4; send 4; send 4; send 4; throw 5 1; keepAll; keepAll; keepAll; keepAll; gift; draw; doubleHold; draw; unsinkable; draw; doubleHold; choose native; choose native; choose captain; choose cartographer; play caravan-spain-4; send 4; send 4; send 4; send 4; throw 2 2; keepAll; keepAll; leave; keepAll; gift; play port-1; play port-4; draw; gift; unsinkable; doubleHold; choose shipwright; choose merchant; choose shipwright; choose merchant; build 1; unsinkable; build 1; unsinkable; sell rum; close; sell coffee; sell rum; close; choose cartographer; choose cartographer; choose cartographer; choose native; play port-6; gift; gift; keepAll; draw; draw; draw; choose captain; choose shaman; choose native; choose cartographer; play caravan-holland-3; send 3; send 3; send 2; send 2; throw 1 2; gift; gift; play port-3; gift; play tavern; throw 6 1; assign 4; assign 4; draw; gift; doubleHold; choose shipwright; choose shipwright; choose shaman; choose captain; build 2; doubleHold; build 2; unsinkable; doubleHold; play caravan-france-1; send 1; send 1; send 1; send 1; throw 4 1; keepAll; keepAll; leave; gift; play kraken; protect 3; throw 1 2; choose captain; choose shaman; choose merchant; choose shipwright; build 2; gift; unsinkable; play caravan-spain-2; send 2; send 2; send 2; send 2; throw 5 3; keepAll; keepAll; keepAll; keepAll; gift; play whirlpool; protect 3; throw 5 1; doubleHold; sellAll; gift; noGift; choose shipwright; choose shipwright; choose captain; choose captain; build 1; end; build 1; play caravan-france-3; send 3; send 3; send 3; send 3; throw 4 2; keepAll; keepAll; keep coffee; keep coffee; leave; keepAll; play caravan-england-2; send 2; send 1; send 2; send 1; throw 1 1',
      choices: [
        {
          action: 'leave',
          value: 0.3812,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'keepAll',
          value: 0.2388,
          loss: 0.1424,
          error: 0.0059,
          line: [],
        },
        {
          action: 'keep fruit',
          value: 0.2246,
          loss: 0.1566,
          error: 0.0042,
          line: [],
        },
      ],
      habits: ['keepAll'],
      gaps: [
        {
          value: 0.1647,
          error: 0.0138,
        },
        {
          value: 0.1424,
          error: 0.0059,
        },
      ],
      whole: {
        value: 0.13,
        error: 0.0403,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '4-281',
      seed: 'puzzle 4',
      seats: 2,
      options: {},
      seat: 1,
      actions:
        'choose shipwright; choose shipwright; build 3; build 3; choose captain; choose captain; play caravan-france-2; send 6; send 6; throw 6 2; keepAll; keepAll; play caravan-spain-2; send 6; send 5; throw 6 1; keepAll; keepAll; choose merchant; choose merchant; sellAll; unsinkable; sellAll; doubleHold; choose shaman; choose captain; play caravan-france-3; send 9; send 8; throw 5 2; keepAll; keepAll; play kraken; protect 3; throw 2 1; choose shipwright; choose merchant; build 2; unsinkable; sellAll; gift; unsinkable; choose native; choose cartographer; play port-1; gift; keepAll; draw; choose cartographer; choose captain; play caravan-holland-2; send 6; send 5; throw 7 2; keepAll; keepAll; gift; draw; unsinkable; choose merchant; choose cartographer; sellAll; gift; draw; doubleHold; doubleHold; choose shipwright; choose captain; build 2; play caravan-england-1; send 3; send 3; throw 1 2; keepAll; keepAll; gift; choose captain; choose merchant; play caravan-spain-1; send 3; send 3; throw 6 1; keepAll; keepAll; gift; sellKind coffee; close; end; choose cartographer; choose cartographer; draw; end; draw; deal coffee,rum; choose shaman; choose captain; play caravan-france-1; send 3; send 3; throw 7 2; keepAll; keepAll; play tavern; throw 5 2; assign 5; keepAll; choose cartographer; choose merchant; sell fruit; sell fruit; sell fruit; close; gift; end; draw; choose merchant; choose cartographer; sell rum; close; gift; draw; end; choose native; choose shaman; play port-6; play whirlpool; protect 3; throw 5 1; choose cartographer; choose cartographer; draw; draw; end; choose captain; choose merchant; play caravan-england-4; send 2; send 2; throw 2 1; keepAll; keepAll; sellKind fruit; close; noGift; end; choose merchant; choose shaman; play mutiny; throw 1 1; sell coffee; close; gift; choose cartographer; choose shipwright; build 2; end; draw; choose captain; choose merchant; play caravan-holland-1; send 3; send 3; throw 4 2; keepAll; keepAll; gift; sellAll; end; choose merchant; choose cartographer; sellKind fruit; close; doubleHold; draw; gift; end; choose cartographer; choose captain; play caravan-spain-4; send 1; send 2; throw 4 2; draw; gift; choose shaman; choose cartographer; play idol; name rum; draw; gift; end; choose captain; choose shaman; play caravan-england-2; send 5; send 4; throw 6 3; keepAll; keepAll; gift; play sirens; throw 0 2; choose shipwright; choose shipwright; build 2; end; build 2; end; choose merchant; choose cartographer; sell fruit; close; gift; end; draw; end; choose cartographer; choose captain; play caravan-england-3; send 4; send 3; throw 7 2; keepAll; keepAll; gift; draw; end; choose native; choose cartographer; play port-5; gift; keepAll; draw; deal fruit,rum; end; choose cartographer; choose captain; play caravan-france-4; send 4; send 1; throw 3 2; gift; draw; end; choose shaman; choose cartographer; play iceberg; protect 3; throw 3 2; draw; end; choose cartographer; choose captain; play caravan-holland-4; send 1; send 3; throw 4 2; gift; draw; end; choose merchant',
      choices: [
        {
          action: 'choose shaman',
          value: 0.3315,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'choose merchant',
          value: 0.161,
          loss: 0.1705,
          error: 0.0086,
          line: [],
        },
        {
          action: 'choose shipwright',
          value: 0.0845,
          loss: 0.247,
          error: 0.0138,
          line: ['1 build 1', '1 end'],
        },
      ],
      habits: ['choose cartographer'],
      gaps: [
        {
          value: 0.185,
          error: 0.0275,
        },
        {
          value: 0.1705,
          error: 0.0086,
        },
      ],
      whole: {
        value: 0.185,
        error: 0.0275,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '3-80',
      seed: 'puzzle 3',
      seats: 2,
      options: {
        roundLimit: 20,
      },
      seat: 0,
      actions:
        'choose shipwright; choose shipwright; build 3; build 3; choose cartographer; choose shaman; play sirens; throw 2 3; draw; gift; choose shaman; choose shipwright; build 2; play tavern; throw 6 1; assign 4; choose cartographer; choose cartographer; draw; draw; choose captain; choose captain; play caravan-england-3; send 9; send 9; throw 5 3; keepAll; keepAll; play caravan-spain-3; send 1; send 1; throw 1 2; choose shipwright; choose merchant; build 4; end; sellKind fruit; close; unsinkable; doubleHold; choose merchant; choose shipwright; build 5; sellAll; unsinkable; doubleHold; doubleHold; choose native; choose cartographer; play port-6; gift; leave; draw; choose cartographer; choose captain; play caravan-holland-3; send 9; send 9; throw 4 2; keepAll; keepAll; gift; draw; deal fruit,rum; choose shipwright; choose merchant; build 3; sell fruit; sellKind coffee; sell rum; close; end; choose captain; choose cartographer; play caravan-france-3',
      choices: [
        {
          action: 'send 9',
          value: 0.4779,
          loss: 0,
          error: 0,
          line: ['1 send 8'],
        },
        {
          action: 'send 1',
          value: 0.3651,
          loss: 0.1128,
          error: 0.0065,
          line: ['1 send 8'],
        },
        {
          action: 'send 5',
          value: 0.3625,
          loss: 0.1154,
          error: 0.0052,
          line: ['1 send 8'],
        },
      ],
      habits: ['send 1'],
      gaps: [
        {
          value: 0.1226,
          error: 0.0183,
        },
        {
          value: 0.1128,
          error: 0.0065,
        },
      ],
      whole: {
        value: 0.1825,
        error: 0.0481,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '5-354',
      seed: 'puzzle 5',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'choose cartographer; choose cartographer; choose cartographer; draw; draw; draw; choose native; choose shipwright; choose captain; build 1; gift; gift; play caravan-england-1; send 2; send 2; send 2; throw 0 3; keepAll; keepAll; gift; play port-2; gift; choose cartographer; choose captain; choose shipwright; build 1; gift; gift; unsinkable; play caravan-france-4; send 8; send 8; send 5; throw 1 2; keepAll; keepAll; keep coffee; keep coffee; leave; gift; draw; gift; unsinkable; choose shipwright; choose merchant; choose captain; build 3; gift; play caravan-holland-2; send 4; send 4; send 1; throw 2 1; keepAll; keepAll; leave; gift; sellAll; gift; unsinkable; doubleHold; choose merchant; choose shipwright; choose merchant; build 2; gift; sellKind fruit; sell coffee; close; doubleHold; unsinkable; doubleHold; sellAll; doubleHold; choose shaman; choose captain; choose cartographer; play caravan-france-3; send 6; send 6; send 6; throw 0 2; gift; play kraken; protect 3; throw 3 1; draw; gift; gift; end; choose shipwright; choose shipwright; choose captain; build 5; unsinkable; doubleHold; build 5; unsinkable; doubleHold; end; play caravan-france-2; send 4; send 4; send 4; throw 6 2; keepAll; keepAll; keepAll; gift; choose captain; choose captain; choose shipwright; build 4; end; play caravan-england-2; send 4; send 4; send 4; throw 0 3; keepAll; keepAll; keepAll; play caravan-spain-3; send 6; send 4; send 2; throw 4 1; keepAll; keepAll; keepAll; choose merchant; choose merchant; choose merchant; sell fruit; sellKind rum; close; end; sell fruit; sell fruit; sell fruit; sellKind rum; close; end; sellKind coffee; sellKind rum; close; end; choose shipwright; choose cartographer; choose shaman; build 1; gift; end; play mutiny; protect 3; throw 5 3; draw; gift; end; choose captain; choose shipwright; choose cartographer; build 3; end; play caravan-england-4; send 7; send 7; send 6; throw 3 3; keepAll; keepAll; keep coffee; keep coffee; keep rum; keep rum; keep rum; leave; gift; draw; gift; doubleHold; doubleHold; end; choose merchant; choose native; choose merchant; play port-5; gift; keepAll; sellKind rum; close; end; sellKind fruit; sell coffee; close; end; choose captain; choose shipwright; choose captain; build 2; end; play caravan-holland-3; send 5; send 5; send 4; throw 1 2; keepAll; keepAll; keepAll; play caravan-france-1; send 2; send 1; send 1; throw 3 1; keep fruit; leave; leave; leave; choose merchant; choose merchant; choose merchant; sellKind fruit; sellKind rum; close; end; sell coffee; sell coffee; sell coffee; sell rum; close; end; sellKind rum; close; end; choose shaman; choose cartographer; choose captain; play caravan-spain-2; send 4; send 4; send 4; throw 1 3; keep fruit; keep fruit; keep fruit; leave; keepAll; keepAll; gift; gift; play iceberg; protect 3; throw 3 1; draw; gift; end; choose merchant; choose native; choose merchant; play port-3; gift; keepAll; sellAll; end; sellAll; end; choose cartographer; choose shaman; choose captain; play caravan-spain-4; send 3; send 2; send 3; throw 6 2; fight 3 4; keepAll; keepAll; keepAll; gift; play salary; draw; gift; end; choose shaman; choose merchant; choose shaman; play sirens; throw 1 3; play tavern; throw 0 1; assign 6; assign 2; lose fruit; sellAll; gift; end; choose merchant; choose native; choose merchant; play port-6; gift; keepAll; sellAll; end; sellAll; end; choose shipwright; choose merchant; choose shipwright; build 2; end; build 1; end; sellAll; gift; gift; end; choose cartographer; choose shaman; choose captain; play caravan-holland-1; send 2; send 2; send 2; throw 5 2; keepAll; keepAll; keepAll; gift; gift; play whirlpool; protect 3; throw 1 3; hit 12; draw',
      choices: [
        {
          action: 'gift',
          value: 0.5001,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'noGift',
          value: 0.2194,
          loss: 0.2807,
          error: 0.005,
          line: [
            '0 end',
            '0 choose captain',
            '1 choose merchant',
            '2 choose cartographer',
            '0 play caravan-england-3',
            '0 send 5',
          ],
        },
      ],
      habits: ['noGift'],
      gaps: [
        {
          value: 0.2965,
          error: 0.0171,
        },
        {
          value: 0.2807,
          error: 0.005,
        },
      ],
      whole: {
        value: 0.0725,
        error: 0.0366,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '8-123',
      seed: 'puzzle 8',
      seats: 2,
      options: {},
      seat: 0,
      actions:
        'choose shipwright; choose shipwright; build 3; build 3; choose captain; choose cartographer; play caravan-england-2; send 6; send 6; throw 1 1; keepAll; keepAll; gift; draw; unsinkable; choose merchant; choose shaman; play whirlpool; protect 3; throw 5 2; sellAll; unsinkable; choose captain; choose merchant; play caravan-france-4; send 1; send 5; throw 6 1; keepAll; gift; sellAll; unsinkable; choose cartographer; choose shipwright; build 4; draw; doubleHold; choose shipwright; choose native; build 2; play port-5; choose captain; choose cartographer; play caravan-spain-1; send 3; send 3; throw 3 3; keepAll; draw; gift; choose captain; choose native; play caravan-france-2; send 6; send 6; throw 1 2; keepAll; keepAll; gift; play port-4; choose merchant; choose captain; play caravan-spain-4; send 5; send 1; throw 5 3; keepAll; keepAll; gift; sellKind fruit; close; unsinkable; choose cartographer; choose cartographer; draw; draw; doubleHold; doubleHold; choose captain; choose native; play caravan-holland-3; send 8; send 5; throw 1 3; keepAll; keepAll; play port-6; gift; choose merchant; choose merchant; sell fruit; sellKind coffee; sell rum; close; sellKind fruit; close; end; choose cartographer; choose captain; play caravan-france-3; send 6; send 4; throw 2 1; keepAll; keepAll; gift; draw; doubleHold; choose shaman; choose shipwright; build 2; end; play tavern; throw 5 3',
      choices: [
        {
          action: 'assign 6',
          value: 0.3577,
          loss: 0,
          error: 0,
          line: ['0 choose cartographer'],
        },
        {
          action: 'assign 1',
          value: 0.1297,
          loss: 0.228,
          error: 0.0005,
          line: ['0 choose cartographer'],
        },
      ],
      habits: ['assign 1'],
      gaps: [
        {
          value: 0.2302,
          error: 0.0016,
        },
        {
          value: 0.228,
          error: 0.0005,
        },
      ],
      whole: {
        value: 0.2938,
        error: 0.0595,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '3-195',
      seed: 'puzzle 3',
      seats: 2,
      options: {
        roundLimit: 20,
      },
      seat: 0,
      actions:
        'choose shipwright; choose shipwright; build 3; build 3; choose cartographer; choose shaman; play sirens; throw 2 3; draw; gift; choose shaman; choose shipwright; build 2; play tavern; throw 6 1; assign 4; choose cartographer; choose cartographer; draw; draw; choose captain; choose captain; play caravan-england-3; send 9; send 9; throw 5 3; keepAll; keepAll; play caravan-spain-3; send 1; send 1; throw 1 2; choose shipwright; choose merchant; build 4; end; sellKind fruit; close; unsinkable; doubleHold; choose merchant; choose shipwright; build 5; sellAll; unsinkable; doubleHold; doubleHold; choose native; choose cartographer; play port-6; gift; leave; draw; choose cartographer; choose captain; play caravan-holland-3; send 9; send 9; throw 4 2; keepAll; keepAll; gift; draw; deal fruit,rum; choose shipwright; choose merchant; build 3; sell fruit; sellKind coffee; sell rum; close; end; choose captain; choose cartographer; play caravan-france-3; send 9; send 8; throw 0 2; keepAll; keepAll; draw; gift; doubleHold; doubleHold; end; choose merchant; choose captain; play caravan-spain-2; send 5; send 3; throw 3 2; keepAll; keep fruit; keep coffee; leave; sellKind coffee; close; gift; end; choose shipwright; choose merchant; build 1; unsinkable; sellKind fruit; sell rum; close; gift; end; choose captain; choose cartographer; play caravan-spain-4; send 7; send 1; throw 0 2; gift; draw; end; choose shipwright; choose captain; build 5; end; play caravan-england-1; send 3; send 3; throw 1 1; keepAll; keepAll; gift; choose merchant; choose cartographer; sellKind fruit; close; gift; end; draw; end; choose cartographer; choose shaman; play salary; draw; end; choose shaman; choose merchant; play iceberg; protect 3; throw 6 3; sell coffee; sell rum; close; end; choose cartographer; choose captain; play caravan-holland-2; send 6; send 6; throw 7 2; keepAll; keepAll; gift; draw; doubleHold; end; choose merchant; choose captain; play caravan-france-4; send 5; send 4; throw 6 1; keepAll; keep fruit; keep coffee; keepAll; sellKind fruit; sellKind coffee; close; gift; end; choose native; choose merchant; play port-1; sellAll; gift; end',
      choices: [
        {
          action: 'choose captain',
          value: 0.9448,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'choose native',
          value: 0.506,
          loss: 0.4388,
          error: 0.0123,
          line: [],
        },
      ],
      habits: ['choose cartographer'],
      gaps: [
        {
          value: 0.4425,
          error: 0.0379,
        },
        {
          value: 0.4388,
          error: 0.0123,
        },
      ],
      whole: {
        value: 0.505,
        error: 0.038,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '5-378',
      seed: 'puzzle 5',
      seats: 3,
      options: {},
      seat: 1,
      actions:
        'choose cartographer; choose cartographer; choose cartographer; draw; draw; draw; choose native; choose shipwright; choose captain; build 1; gift; gift; play caravan-england-1; send 2; send 2; send 2; throw 0 3; keepAll; keepAll; gift; play port-2; gift; choose cartographer; choose captain; choose shipwright; build 1; gift; gift; unsinkable; play caravan-france-4; send 8; send 8; send 5; throw 1 2; keepAll; keepAll; keep coffee; keep coffee; leave; gift; draw; gift; unsinkable; choose shipwright; choose merchant; choose captain; build 3; gift; play caravan-holland-2; send 4; send 4; send 1; throw 2 1; keepAll; keepAll; leave; gift; sellAll; gift; unsinkable; doubleHold; choose merchant; choose shipwright; choose merchant; build 2; gift; sellKind fruit; sell coffee; close; doubleHold; unsinkable; doubleHold; sellAll; doubleHold; choose shaman; choose captain; choose cartographer; play caravan-france-3; send 6; send 6; send 6; throw 0 2; gift; play kraken; protect 3; throw 3 1; draw; gift; gift; end; choose shipwright; choose shipwright; choose captain; build 5; unsinkable; doubleHold; build 5; unsinkable; doubleHold; end; play caravan-france-2; send 4; send 4; send 4; throw 6 2; keepAll; keepAll; keepAll; gift; choose captain; choose captain; choose shipwright; build 4; end; play caravan-england-2; send 4; send 4; send 4; throw 0 3; keepAll; keepAll; keepAll; play caravan-spain-3; send 6; send 4; send 2; throw 4 1; keepAll; keepAll; keepAll; choose merchant; choose merchant; choose merchant; sell fruit; sellKind rum; close; end; sell fruit; sell fruit; sell fruit; sellKind rum; close; end; sellKind coffee; sellKind rum; close; end; choose shipwright; choose cartographer; choose shaman; build 1; gift; end; play mutiny; protect 3; throw 5 3; draw; gift; end; choose captain; choose shipwright; choose cartographer; build 3; end; play caravan-england-4; send 7; send 7; send 6; throw 3 3; keepAll; keepAll; keep coffee; keep coffee; keep rum; keep rum; keep rum; leave; gift; draw; gift; doubleHold; doubleHold; end; choose merchant; choose native; choose merchant; play port-5; gift; keepAll; sellKind rum; close; end; sellKind fruit; sell coffee; close; end; choose captain; choose shipwright; choose captain; build 2; end; play caravan-holland-3; send 5; send 5; send 4; throw 1 2; keepAll; keepAll; keepAll; play caravan-france-1; send 2; send 1; send 1; throw 3 1; keep fruit; leave; leave; leave; choose merchant; choose merchant; choose merchant; sellKind fruit; sellKind rum; close; end; sell coffee; sell coffee; sell coffee; sell rum; close; end; sellKind rum; close; end; choose shaman; choose cartographer; choose captain; play caravan-spain-2; send 4; send 4; send 4; throw 1 3; keep fruit; keep fruit; keep fruit; leave; keepAll; keepAll; gift; gift; play iceberg; protect 3; throw 3 1; draw; gift; end; choose merchant; choose native; choose merchant; play port-3; gift; keepAll; sellAll; end; sellAll; end; choose cartographer; choose shaman; choose captain; play caravan-spain-4; send 3; send 2; send 3; throw 6 2; fight 3 4; keepAll; keepAll; keepAll; gift; play salary; draw; gift; end; choose shaman; choose merchant; choose shaman; play sirens; throw 1 3; play tavern; throw 0 1; assign 6; assign 2; lose fruit; sellAll; gift; end; choose merchant; choose native; choose merchant; play port-6; gift; keepAll; sellAll; end; sellAll; end; choose shipwright; choose merchant; choose shipwright; build 2; end; build 1; end; sellAll; gift; gift; end; choose cartographer; choose shaman; choose captain; play caravan-holland-1; send 2; send 2; send 2; throw 5 2; keepAll; keepAll; keepAll; gift; gift; play whirlpool; protect 3; throw 1 3; hit 12; draw; gift; end; choose captain; choose cartographer; choose cartographer; play caravan-spain-1; send 2; send 2; send 2; throw 4 3; keepAll; keepAll; keepAll; noGift; draw; end; draw; end; choose captain; choose merchant; choose merchant; play caravan-holland-4; send 4',
      choices: [
        {
          action: 'send 4',
          value: 0.2223,
          loss: 0,
          error: 0,
          line: ['2 send 4'],
        },
        {
          action: 'send 2',
          value: 0.041,
          loss: 0.1813,
          error: 0.0094,
          line: ['2 send 4'],
        },
        {
          action: 'send 1',
          value: 0.0207,
          loss: 0.2015,
          error: 0.0137,
          line: ['2 send 4'],
        },
      ],
      habits: ['send 1'],
      gaps: [
        {
          value: 0.165,
          error: 0.0363,
        },
        {
          value: 0.1813,
          error: 0.0094,
        },
      ],
      whole: {
        value: 0.175,
        error: 0.0413,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '1-377',
      seed: 'puzzle 1',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'choose cartographer; choose cartographer; choose captain; play caravan-england-3; send 6; send 6; send 6; throw 3 1; keepAll; keepAll; keep fruit; keep fruit; keep coffee; keep coffee; leave; gift; gift; draw; unsinkable; draw; choose captain; choose shipwright; choose merchant; build 3; gift; play caravan-france-1; send 2; send 2; send 2; throw 5 3; keepAll; keepAll; keepAll; gift; gift; sellKind coffee; close; gift; unsinkable; doubleHold; doubleHold; choose cartographer; choose native; choose shipwright; build 2; gift; play port-3; gift; keepAll; gift; keepAll; draw; gift; doubleHold; doubleHold; choose shipwright; choose merchant; choose captain; build 2; gift; play caravan-france-4; send 7; send 7; send 2; throw 2 1; keepAll; keepAll; keep rum; leave; gift; gift; sellKind fruit; sellKind coffee; close; gift; choose merchant; choose captain; choose merchant; play caravan-england-4; send 7; send 2; send 3; throw 2 2; leave; keepAll; gift; sellKind fruit; sellKind coffee; close; unsinkable; end; sellAll; unsinkable; end; choose captain; choose shipwright; choose cartographer; build 4; gift; unsinkable; doubleHold; unsinkable; play caravan-spain-3; send 6; send 6; send 6; throw 7 1; keepAll; keepAll; keepAll; gift; draw; gift; end; choose shipwright; choose merchant; choose captain; build 2; deal coffee,rum; end; play caravan-england-2; send 4; send 4; send 4; throw 5 1; keepAll; keepAll; keepAll; gift; gift; sellKind fruit; sellKind rum; close; gift; doubleHold; choose merchant; choose captain; choose cartographer; play caravan-spain-2; send 4; send 2; send 3; throw 3 2; keepAll; keepAll; keepAll; gift; sell coffee; sell rum; sell rum; sell rum; close; noGift; end; draw; gift; doubleHold; doubleHold; end; choose shaman; choose cartographer; choose native; play port-5; gift; keepAll; play whirlpool; protect 3; throw 6 3; draw; gift; gift; end; choose merchant; choose native; choose shaman; play port-1; gift; keepAll; play mutiny; protect 6; throw 1 2; sellAll; gift; end; choose shipwright; choose merchant; choose cartographer; build 2; end; sellAll; gift; end; draw; gift; deal coffee,rum; end; choose captain; choose cartographer; choose merchant; play caravan-holland-4; send 7; send 6; send 3; throw 3 2; fight 1 17; keepAll; keepAll; keepAll; gift; sellKind fruit; close; gift; end; draw; gift; noGift; doubleHold; choose merchant; choose native; choose captain; play caravan-france-2; send 4; send 4; send 3; throw 1 2; keepAll; keepAll; gift; gift; play port-6; gift; sellKind fruit; sellKind rum; close; gift; end; choose shaman; choose shipwright; choose merchant; build 2; end; play kraken; protect 6; throw 7 2; sellAll; gift; end; choose merchant; choose captain; choose shipwright; build 1; end; play caravan-france-3; send 5; send 6; send 5; throw 0 1; keepAll; keepAll; keepAll; gift; gift; sell fruit; sell rum; close; gift; end; choose cartographer; choose merchant; choose captain; play caravan-england-1; send 2; send 2; send 1; throw 3 3; keepAll; leave; gift; gift; sellKind coffee; sellKind rum; close; gift; end; draw; gift; deal fruit,coffee; choose native; choose captain; choose captain; play caravan-holland-3; send 5; send 4; send 3; throw 1 2; keepAll; keepAll; play caravan-spain-1; send 2; send 2; send 2; throw 5 2; keepAll; keep coffee; leave; keepAll; play port-4; noGift; choose merchant; choose shaman; choose cartographer; play idol; name coffee; sellKind rum; close; gift; draw; noGift; unsinkable; end; choose captain; choose merchant; choose shipwright; build 1; gift; end; play caravan-spain-4; send 4; send 3; send 3; throw 1 1; gift; sellAll; gift; end; choose merchant; choose shipwright; choose captain; build 1; gift; end; play caravan-holland-1; send 2; send 2; send 2; throw 4 2; keepAll; keepAll; keepAll; gift; sell fruit; sell coffee; close; gift; gift; deal fruit,coffee; end; choose shaman; choose native',
      choices: [
        {
          action: 'choose shaman',
          value: 0.7928,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'choose merchant',
          value: 0.23,
          loss: 0.5628,
          error: 0.0107,
          line: [],
        },
        {
          action: 'choose cartographer',
          value: 0.0512,
          loss: 0.7415,
          error: 0.0132,
          line: [],
        },
      ],
      habits: ['choose cartographer'],
      gaps: [
        {
          value: 0.4875,
          error: 0.0341,
        },
        {
          value: 0.5628,
          error: 0.0107,
        },
      ],
      whole: {
        value: 0.525,
        error: 0.0779,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '2-229',
      seed: 'puzzle 2',
      seats: 4,
      options: {},
      seat: 3,
      actions:
        'choose native; choose captain; choose cartographer; choose captain; play caravan-spain-3; send 3; send 3; send 3; send 3; throw 0 1; fight 2 4; keepAll; keepAll; keepAll; play caravan-england-3; send 3; send 3; send 3; send 3; throw 5 2; play port-3; gift; leave; draw; gift; unsinkable; doubleHold; choose cartographer; choose shipwright; choose captain; choose shipwright; build 1; unsinkable; build 2; unsinkable; play caravan-england-4; send 1; send 3; send 1; send 1; throw 2 1; gift; draw; gift; gift; doubleHold; unsinkable; choose shaman; choose cartographer; choose shipwright; choose merchant; build 2; gift; unsinkable; play whirlpool; protect 2; throw 7 1; discard fruit; sellAll; gift; doubleHold; draw; gift; gift; choose shipwright; choose merchant; choose native; choose captain; build 2; gift; play caravan-spain-1; send 1; send 1; send 1; throw 6 3; keepAll; gift; play port-1; gift; keepAll; gift; keepAll; sellAll; gift; choose captain; choose native; choose cartographer; choose shipwright; build 1; gift; gift; unsinkable; play caravan-england-1; send 1; send 1; send 1; send 1; throw 7 3; gift; play port-5; gift; draw; gift; choose merchant; choose shipwright; choose native; choose captain; build 3; gift; play caravan-france-2; send 2; send 2; send 2; send 2; throw 7 3; keepAll; keepAll; keepAll; keepAll; gift; play port-6; gift; keepAll; sellAll; gift; gift; doubleHold; choose native; choose captain; choose shipwright; choose cartographer; build 1; gift; play caravan-france-3; send 3; send 3; send 3; send 3; throw 1 3; keepAll; keepAll; keepAll; keepAll; gift; gift; play port-2; gift; keepAll; draw; gift; doubleHold; choose shipwright; choose shipwright; choose shaman; choose captain; build 1; build 1; doubleHold; doubleHold; play caravan-holland-1; send 1; send 1; send 1; send 1; throw 4 3; keepAll; keepAll; gift; play mutiny; protect 6; throw 2 1; choose merchant; choose shaman; choose shipwright; choose native; build 1; gift; doubleHold; play port-4; gift; gift; keepAll; play kraken; protect 3; throw 1 2; sell coffee; close; gift; choose captain; choose cartographer; choose captain; choose merchant; play caravan-france-4; send 2; send 3; send 4; send 3; throw 3 3; keepAll; keepAll; keepAll; play caravan-spain-4; send 4; send 2; send 2; send 3; throw 5 3; keepAll; keep coffee; keep rum; keepAll; keep fruit; keep coffee; leave; sellKind coffee; close',
      choices: [
        {
          action: 'gift',
          value: 0.6859,
          loss: 0,
          error: 0,
          line: ['3 end', '1 draw', '1 noGift', '1 deal fruit,coffee'],
        },
        {
          action: 'noGift',
          value: 0.5698,
          loss: 0.1161,
          error: 0.0025,
          line: ['3 end', '1 draw', '1 noGift', '1 deal fruit,coffee'],
        },
      ],
      habits: ['noGift'],
      gaps: [
        {
          value: 0.1231,
          error: 0.0075,
        },
        {
          value: 0.1161,
          error: 0.0025,
        },
      ],
      whole: {
        value: 0.2063,
        error: 0.0498,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '6-304',
      seed: 'puzzle 6',
      seats: 4,
      options: {},
      seat: 3,
      actions:
        'choose cartographer; choose cartographer; choose cartographer; choose captain; play caravan-holland-4; send 4; send 4; send 4; send 4; throw 5 1; keepAll; keepAll; keepAll; keepAll; gift; draw; doubleHold; draw; unsinkable; draw; doubleHold; choose native; choose native; choose captain; choose cartographer; play caravan-spain-4; send 4; send 4; send 4; send 4; throw 2 2; keepAll; keepAll; leave; keepAll; gift; play port-1; play port-4; draw; gift; unsinkable; doubleHold; choose shipwright; choose merchant; choose shipwright; choose merchant; build 1; unsinkable; build 1; unsinkable; sell rum; close; sell coffee; sell rum; close; choose cartographer; choose cartographer; choose cartographer; choose native; play port-6; gift; gift; keepAll; draw; draw; draw; choose captain; choose shaman; choose native; choose cartographer; play caravan-holland-3; send 3; send 3; send 2; send 2; throw 1 2; gift; gift; play port-3; gift; play tavern; throw 6 1; assign 4; assign 4; draw; gift; doubleHold; choose shipwright; choose shipwright; choose shaman; choose captain; build 2; doubleHold; build 2; unsinkable; doubleHold; play caravan-france-1; send 1; send 1; send 1; send 1; throw 4 1; keepAll; keepAll; leave; gift; play kraken; protect 3; throw 1 2; choose captain; choose shaman; choose merchant; choose shipwright; build 2; gift; unsinkable; play caravan-spain-2; send 2; send 2; send 2; send 2; throw 5 3; keepAll; keepAll; keepAll; keepAll; gift; play whirlpool; protect 3; throw 5 1; doubleHold; sellAll; gift; noGift; choose shipwright; choose shipwright; choose captain; choose captain; build 1; end; build 1; play caravan-france-3; send 3; send 3; send 3; send 3; throw 4 2; keepAll; keepAll; keep coffee; keep coffee; leave; keepAll; play caravan-england-2; send 2; send 1; send 2; send 1; throw 1 1; leave; keep rum; leave; leave; choose merchant; choose captain; choose cartographer; choose merchant; play caravan-england-1; send 1; send 1; send 1; send 1; throw 0 2; leave; leave; gift; sellKind rum; close; end; sellKind coffee; close; draw; gift; end; choose captain; choose shipwright; choose shaman; choose shaman; build 1; gift; gift; end; play caravan-france-2; send 2; send 2; send 2; send 2; throw 7 3; keepAll; keepAll; keepAll; keepAll; gift; play mutiny; throw 3 1; play idol; name fruit; choose cartographer; choose captain; choose shipwright; choose merchant; build 1; gift; gift; deal coffee,rum; play caravan-spain-1; send 1; send 1; send 1; send 1; throw 1 2; keepAll; keepAll; keepAll; keepAll; gift; sellAll; gift; end; draw; gift; deal coffee,rum; end; choose native; choose merchant; choose merchant; choose captain; play caravan-holland-1; send 1; send 1; send 1; send 1; throw 1 1; keepAll; gift; gift; play port-2; gift; keepAll; sellKind rum; close; end; sell fruit; close; choose shaman; choose shipwright; choose captain; choose shipwright; build 1; end; build 1; end; play caravan-england-4; send 4; send 4; send 2; send 4; throw 5 1; keepAll; keepAll; keep fruit; leave; keepAll; gift; play iceberg; protect 4; throw 3 2; choose shipwright; choose captain; choose shipwright; choose cartographer; build 1; end; build 1; end; decline; draw',
      choices: [
        {
          action: 'noGift',
          value: 0.7286,
          loss: 0,
          error: 0,
          line: ['3 end', '0 choose merchant', '1 choose merchant'],
        },
        {
          action: 'gift',
          value: 0.5989,
          loss: 0.1297,
          error: 0.0034,
          line: [],
        },
      ],
      habits: ['gift'],
      gaps: [
        {
          value: 0.1298,
          error: 0.0121,
        },
        {
          value: 0.1297,
          error: 0.0034,
        },
      ],
      whole: {
        value: 0.075,
        error: 0.0359,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '3-163',
      seed: 'puzzle 3',
      seats: 2,
      options: {
        roundLimit: 20,
      },
      seat: 1,
      actions:
        'choose shipwright; choose shipwright; build 3; build 3; choose cartographer; choose shaman; play sirens; throw 2 3; draw; gift; choose shaman; choose shipwright; build 2; play tavern; throw 6 1; assign 4; choose cartographer; choose cartographer; draw; draw; choose captain; choose captain; play caravan-england-3; send 9; send 9; throw 5 3; keepAll; keepAll; play caravan-spain-3; send 1; send 1; throw 1 2; choose shipwright; choose merchant; build 4; end; sellKind fruit; close; unsinkable; doubleHold; choose merchant; choose shipwright; build 5; sellAll; unsinkable; doubleHold; doubleHold; choose native; choose cartographer; play port-6; gift; leave; draw; choose cartographer; choose captain; play caravan-holland-3; send 9; send 9; throw 4 2; keepAll; keepAll; gift; draw; deal fruit,rum; choose shipwright; choose merchant; build 3; sell fruit; sellKind coffee; sell rum; close; end; choose captain; choose cartographer; play caravan-france-3; send 9; send 8; throw 0 2; keepAll; keepAll; draw; gift; doubleHold; doubleHold; end; choose merchant; choose captain; play caravan-spain-2; send 5; send 3; throw 3 2; keepAll; keep fruit; keep coffee; leave; sellKind coffee; close; gift; end; choose shipwright; choose merchant; build 1; unsinkable; sellKind fruit; sell rum; close; gift; end; choose captain; choose cartographer; play caravan-spain-4; send 7; send 1; throw 0 2; gift; draw; end; choose shipwright; choose captain; build 5; end; play caravan-england-1; send 3; send 3; throw 1 1; keepAll; keepAll; gift; choose merchant; choose cartographer; sellKind fruit; close; gift; end; draw; end; choose cartographer; choose shaman; play salary; draw; end; choose shaman; choose merchant; play iceberg; protect 3; throw 6 3; sell coffee; sell rum; close; end; choose cartographer; choose captain; play caravan-holland-2',
      choices: [
        {
          action: 'send 6',
          value: 0.6439,
          loss: 0,
          error: 0,
          line: ['0 send 6'],
        },
        {
          action: 'send 3',
          value: 0.4903,
          loss: 0.1536,
          error: 0.0068,
          line: ['0 send 6'],
        },
        {
          action: 'send 1',
          value: 0.4181,
          loss: 0.2259,
          error: 0.011,
          line: ['0 send 6'],
        },
      ],
      habits: ['send 1'],
      gaps: [
        {
          value: 0.1512,
          error: 0.0199,
        },
        {
          value: 0.1536,
          error: 0.0068,
        },
      ],
      whole: {
        value: 0.2075,
        error: 0.0443,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '9-283',
      seed: 'puzzle 9',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'choose shipwright; choose captain; choose cartographer; build 1; gift; play caravan-spain-2; send 4; send 4; send 4; throw 1 2; keepAll; keepAll; keepAll; gift; gift; draw; gift; choose cartographer; choose shipwright; choose shipwright; build 3; build 2; unsinkable; doubleHold; draw; gift; unsinkable; choose merchant; choose cartographer; choose native; play port-4; gift; sellAll; gift; gift; draw; gift; choose captain; choose captain; choose cartographer; play caravan-england-4; send 7; send 6; send 7; throw 2 3; keepAll; keepAll; keepAll; play caravan-france-4; send 1; send 1; send 1; throw 4 2; draw; gift; doubleHold; doubleHold; choose shipwright; choose shipwright; choose merchant; build 3; doubleHold; build 3; unsinkable; doubleHold; sellAll; gift; gift; choose captain; choose cartographer; choose shipwright; build 2; play caravan-france-2; send 4; send 4; send 4; throw 1 1; keepAll; keepAll; gift; gift; draw; gift; choose shipwright; choose captain; choose native; build 1; gift; deal fruit,coffee; unsinkable; play caravan-england-3; send 5; send 1; send 6; throw 2 2; fight 2 6; keepAll; keepAll; keepAll; gift; gift; play port-6; gift; choose captain; choose merchant; choose shipwright; build 4; unsinkable; end; play caravan-holland-2; send 3; send 3; send 4; throw 7 1; keep fruit; keep rum; leave; keep fruit; keep coffee; leave; keepAll; gift; sellKind fruit; sellKind coffee; close; noGift; end; choose merchant; choose shipwright; choose captain; build 1; gift; end; play caravan-holland-3; send 6; send 1; send 6; throw 5 1; gift; sell fruit; sell rum; sell rum; sell rum; close; gift; gift; doubleHold; choose captain; choose shaman; choose shipwright; build 4; gift; unsinkable; end; play caravan-holland-1; send 2; send 2; send 2; throw 6 1; keepAll; keepAll; keepAll; gift; play kraken; protect 5; throw 6 1; choose merchant; choose shipwright; choose merchant; build 3; gift; end; sellAll; end; sell rum; close; end; choose shaman; choose captain; choose cartographer; play caravan-spain-3; send 6; send 6; send 5; throw 3 3; keepAll; keepAll; keepAll; gift; play salary; draw; gift; end; choose merchant; choose merchant; choose captain; play caravan-england-2; send 4; send 2; send 4; throw 2 1; keepAll; gift; sell coffee; sellKind rum; close; end; sellKind fruit; sell coffee; close; end; choose cartographer; choose shipwright; choose merchant; build 1; gift; end; sellAll; gift; gift; end; draw; gift; end; choose shaman; choose cartographer; choose shaman; play idol; name fruit; play sirens; throw 4 2; draw; gift; end; choose cartographer; choose captain; choose shipwright; build 2; gift; end; play caravan-holland-4; send 5; send 7; send 5; throw 4 1; keepAll; keepAll; keepAll; gift; gift; draw; gift; doubleHold; choose native; choose shaman; choose merchant; play port-3; gift; keepAll; play mutiny; protect 3; throw 6 1; sell fruit; sellAll; gift; gift; end; choose shaman; choose captain',
      choices: [
        {
          action: 'choose captain',
          value: 0.892,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'choose native',
          value: 0.72,
          loss: 0.172,
          error: 0.0105,
          line: [],
        },
        {
          action: 'choose cartographer',
          value: 0.4835,
          loss: 0.4085,
          error: 0.0163,
          line: [],
        },
      ],
      habits: ['choose native', 'choose cartographer'],
      gaps: [
        {
          value: 0.1925,
          error: 0.0339,
        },
        {
          value: 0.172,
          error: 0.0105,
        },
      ],
      whole: {
        value: 0.275,
        error: 0.0533,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '9-190',
      seed: 'puzzle 9',
      seats: 3,
      options: {},
      seat: 1,
      actions:
        'choose shipwright; choose captain; choose cartographer; build 1; gift; play caravan-spain-2; send 4; send 4; send 4; throw 1 2; keepAll; keepAll; keepAll; gift; gift; draw; gift; choose cartographer; choose shipwright; choose shipwright; build 3; build 2; unsinkable; doubleHold; draw; gift; unsinkable; choose merchant; choose cartographer; choose native; play port-4; gift; sellAll; gift; gift; draw; gift; choose captain; choose captain; choose cartographer; play caravan-england-4; send 7; send 6; send 7; throw 2 3; keepAll; keepAll; keepAll; play caravan-france-4; send 1; send 1; send 1; throw 4 2; draw; gift; doubleHold; doubleHold; choose shipwright; choose shipwright; choose merchant; build 3; doubleHold; build 3; unsinkable; doubleHold; sellAll; gift; gift; choose captain; choose cartographer; choose shipwright; build 2; play caravan-france-2; send 4; send 4; send 4; throw 1 1; keepAll; keepAll; gift; gift; draw; gift; choose shipwright; choose captain; choose native; build 1; gift; deal fruit,coffee; unsinkable; play caravan-england-3; send 5; send 1; send 6; throw 2 2; fight 2 6; keepAll; keepAll; keepAll; gift; gift; play port-6; gift; choose captain; choose merchant; choose shipwright; build 4; unsinkable; end; play caravan-holland-2; send 3; send 3; send 4; throw 7 1; keep fruit; keep rum; leave; keep fruit; keep coffee; leave; keepAll; gift; sellKind fruit; sellKind coffee; close; noGift; end; choose merchant; choose shipwright; choose captain; build 1; gift; end; play caravan-holland-3; send 6; send 1; send 6; throw 5 1; gift; sell fruit; sell rum; sell rum; sell rum; close; gift; gift; doubleHold; choose captain; choose shaman; choose shipwright; build 4; gift; unsinkable; end; play caravan-holland-1; send 2; send 2; send 2; throw 6 1; keepAll; keepAll; keepAll; gift; play kraken; protect 5; throw 6 1; choose merchant; choose shipwright; choose merchant; build 3; gift; end; sellAll; end; sell rum; close; end; choose shaman; choose captain; choose cartographer; play caravan-spain-3',
      choices: [
        {
          action: 'send 6',
          value: 0.389,
          loss: 0,
          error: 0,
          line: ['2 send 6', '0 send 5'],
        },
        {
          action: 'send 3',
          value: 0.2519,
          loss: 0.1371,
          error: 0.0047,
          line: ['2 send 6', '0 send 5'],
        },
        {
          action: 'send 1',
          value: 0.1966,
          loss: 0.1924,
          error: 0.0071,
          line: ['2 send 6', '0 send 5'],
        },
      ],
      habits: ['send 1'],
      gaps: [
        {
          value: 0.1086,
          error: 0.0148,
        },
        {
          value: 0.1371,
          error: 0.0047,
        },
      ],
      whole: {
        value: 0.1008,
        error: 0.0436,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '1-320',
      seed: 'puzzle 1',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'choose cartographer; choose cartographer; choose captain; play caravan-england-3; send 6; send 6; send 6; throw 3 1; keepAll; keepAll; keep fruit; keep fruit; keep coffee; keep coffee; leave; gift; gift; draw; unsinkable; draw; choose captain; choose shipwright; choose merchant; build 3; gift; play caravan-france-1; send 2; send 2; send 2; throw 5 3; keepAll; keepAll; keepAll; gift; gift; sellKind coffee; close; gift; unsinkable; doubleHold; doubleHold; choose cartographer; choose native; choose shipwright; build 2; gift; play port-3; gift; keepAll; gift; keepAll; draw; gift; doubleHold; doubleHold; choose shipwright; choose merchant; choose captain; build 2; gift; play caravan-france-4; send 7; send 7; send 2; throw 2 1; keepAll; keepAll; keep rum; leave; gift; gift; sellKind fruit; sellKind coffee; close; gift; choose merchant; choose captain; choose merchant; play caravan-england-4; send 7; send 2; send 3; throw 2 2; leave; keepAll; gift; sellKind fruit; sellKind coffee; close; unsinkable; end; sellAll; unsinkable; end; choose captain; choose shipwright; choose cartographer; build 4; gift; unsinkable; doubleHold; unsinkable; play caravan-spain-3; send 6; send 6; send 6; throw 7 1; keepAll; keepAll; keepAll; gift; draw; gift; end; choose shipwright; choose merchant; choose captain; build 2; deal coffee,rum; end; play caravan-england-2; send 4; send 4; send 4; throw 5 1; keepAll; keepAll; keepAll; gift; gift; sellKind fruit; sellKind rum; close; gift; doubleHold; choose merchant; choose captain; choose cartographer; play caravan-spain-2; send 4; send 2; send 3; throw 3 2; keepAll; keepAll; keepAll; gift; sell coffee; sell rum; sell rum; sell rum; close; noGift; end; draw; gift; doubleHold; doubleHold; end; choose shaman; choose cartographer; choose native; play port-5; gift; keepAll; play whirlpool; protect 3; throw 6 3; draw; gift; gift; end; choose merchant; choose native; choose shaman; play port-1; gift; keepAll; play mutiny; protect 6; throw 1 2; sellAll; gift; end; choose shipwright; choose merchant; choose cartographer; build 2; end; sellAll; gift; end; draw; gift; deal coffee,rum; end; choose captain; choose cartographer; choose merchant; play caravan-holland-4; send 7; send 6; send 3; throw 3 2; fight 1 17; keepAll; keepAll; keepAll; gift; sellKind fruit; close; gift; end; draw; gift; noGift; doubleHold; choose merchant; choose native; choose captain; play caravan-france-2; send 4; send 4; send 3; throw 1 2; keepAll; keepAll; gift; gift; play port-6; gift; sellKind fruit; sellKind rum; close; gift; end; choose shaman; choose shipwright; choose merchant; build 2; end; play kraken; protect 6; throw 7 2; sellAll; gift; end; choose merchant; choose captain; choose shipwright; build 1; end; play caravan-france-3; send 5; send 6; send 5; throw 0 1; keepAll; keepAll; keepAll; gift; gift; sell fruit; sell rum; close; gift; end; choose cartographer; choose merchant; choose captain; play caravan-england-1; send 2; send 2; send 1; throw 3 3; keepAll; leave; gift; gift; sellKind coffee; sellKind rum; close; gift; end; draw; gift; deal fruit,coffee; choose native; choose captain; choose captain; play caravan-holland-3; send 5; send 4; send 3; throw 1 2; keepAll; keepAll; play caravan-spain-1; send 2; send 2; send 2; throw 5 2; keepAll; keep coffee',
      choices: [
        {
          action: 'leave',
          value: 0.3847,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'keepAll',
          value: 0.2176,
          loss: 0.1671,
          error: 0.0064,
          line: [],
        },
        {
          action: 'keep rum',
          value: 0.2126,
          loss: 0.1721,
          error: 0.0044,
          line: [],
        },
      ],
      habits: ['keepAll'],
      gaps: [
        {
          value: 0.1573,
          error: 0.0144,
        },
        {
          value: 0.1671,
          error: 0.0064,
        },
      ],
      whole: {
        value: 0.35,
        error: 0.0721,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '9-209',
      seed: 'puzzle 9',
      seats: 3,
      options: {},
      seat: 1,
      actions:
        'choose shipwright; choose captain; choose cartographer; build 1; gift; play caravan-spain-2; send 4; send 4; send 4; throw 1 2; keepAll; keepAll; keepAll; gift; gift; draw; gift; choose cartographer; choose shipwright; choose shipwright; build 3; build 2; unsinkable; doubleHold; draw; gift; unsinkable; choose merchant; choose cartographer; choose native; play port-4; gift; sellAll; gift; gift; draw; gift; choose captain; choose captain; choose cartographer; play caravan-england-4; send 7; send 6; send 7; throw 2 3; keepAll; keepAll; keepAll; play caravan-france-4; send 1; send 1; send 1; throw 4 2; draw; gift; doubleHold; doubleHold; choose shipwright; choose shipwright; choose merchant; build 3; doubleHold; build 3; unsinkable; doubleHold; sellAll; gift; gift; choose captain; choose cartographer; choose shipwright; build 2; play caravan-france-2; send 4; send 4; send 4; throw 1 1; keepAll; keepAll; gift; gift; draw; gift; choose shipwright; choose captain; choose native; build 1; gift; deal fruit,coffee; unsinkable; play caravan-england-3; send 5; send 1; send 6; throw 2 2; fight 2 6; keepAll; keepAll; keepAll; gift; gift; play port-6; gift; choose captain; choose merchant; choose shipwright; build 4; unsinkable; end; play caravan-holland-2; send 3; send 3; send 4; throw 7 1; keep fruit; keep rum; leave; keep fruit; keep coffee; leave; keepAll; gift; sellKind fruit; sellKind coffee; close; noGift; end; choose merchant; choose shipwright; choose captain; build 1; gift; end; play caravan-holland-3; send 6; send 1; send 6; throw 5 1; gift; sell fruit; sell rum; sell rum; sell rum; close; gift; gift; doubleHold; choose captain; choose shaman; choose shipwright; build 4; gift; unsinkable; end; play caravan-holland-1; send 2; send 2; send 2; throw 6 1; keepAll; keepAll; keepAll; gift; play kraken; protect 5; throw 6 1; choose merchant; choose shipwright; choose merchant; build 3; gift; end; sellAll; end; sell rum; close; end; choose shaman; choose captain; choose cartographer; play caravan-spain-3; send 6; send 6; send 5; throw 3 3; keepAll; keepAll; keepAll; gift; play salary; draw; gift; end; choose merchant; choose merchant; choose captain; play caravan-england-2; send 4; send 2',
      choices: [
        {
          action: 'send 4',
          value: 0.5442,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'send 2',
          value: 0.3853,
          loss: 0.1589,
          error: 0.0042,
          line: [],
        },
        {
          action: 'send 1',
          value: 0.3,
          loss: 0.2442,
          error: 0.0069,
          line: [],
        },
      ],
      habits: ['send 1'],
      gaps: [
        {
          value: 0.176,
          error: 0.0133,
        },
        {
          value: 0.1589,
          error: 0.0042,
        },
      ],
      whole: {
        value: 0.1325,
        error: 0.0443,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '6-279',
      seed: 'puzzle 6',
      seats: 4,
      options: {},
      seat: 3,
      actions:
        'choose cartographer; choose cartographer; choose cartographer; choose captain; play caravan-holland-4; send 4; send 4; send 4; send 4; throw 5 1; keepAll; keepAll; keepAll; keepAll; gift; draw; doubleHold; draw; unsinkable; draw; doubleHold; choose native; choose native; choose captain; choose cartographer; play caravan-spain-4; send 4; send 4; send 4; send 4; throw 2 2; keepAll; keepAll; leave; keepAll; gift; play port-1; play port-4; draw; gift; unsinkable; doubleHold; choose shipwright; choose merchant; choose shipwright; choose merchant; build 1; unsinkable; build 1; unsinkable; sell rum; close; sell coffee; sell rum; close; choose cartographer; choose cartographer; choose cartographer; choose native; play port-6; gift; gift; keepAll; draw; draw; draw; choose captain; choose shaman; choose native; choose cartographer; play caravan-holland-3; send 3; send 3; send 2; send 2; throw 1 2; gift; gift; play port-3; gift; play tavern; throw 6 1; assign 4; assign 4; draw; gift; doubleHold; choose shipwright; choose shipwright; choose shaman; choose captain; build 2; doubleHold; build 2; unsinkable; doubleHold; play caravan-france-1; send 1; send 1; send 1; send 1; throw 4 1; keepAll; keepAll; leave; gift; play kraken; protect 3; throw 1 2; choose captain; choose shaman; choose merchant; choose shipwright; build 2; gift; unsinkable; play caravan-spain-2; send 2; send 2; send 2; send 2; throw 5 3; keepAll; keepAll; keepAll; keepAll; gift; play whirlpool; protect 3; throw 5 1; doubleHold; sellAll; gift; noGift; choose shipwright; choose shipwright; choose captain; choose captain; build 1; end; build 1; play caravan-france-3; send 3; send 3; send 3; send 3; throw 4 2; keepAll; keepAll; keep coffee; keep coffee; leave; keepAll; play caravan-england-2; send 2; send 1; send 2; send 1; throw 1 1; leave; keep rum; leave; leave; choose merchant; choose captain; choose cartographer; choose merchant; play caravan-england-1; send 1; send 1; send 1; send 1; throw 0 2; leave; leave; gift; sellKind rum; close; end; sellKind coffee; close; draw; gift; end; choose captain; choose shipwright; choose shaman; choose shaman; build 1; gift; gift; end; play caravan-france-2; send 2; send 2; send 2; send 2; throw 7 3; keepAll; keepAll; keepAll; keepAll; gift; play mutiny; throw 3 1; play idol; name fruit; choose cartographer; choose captain; choose shipwright; choose merchant; build 1; gift; gift; deal coffee,rum; play caravan-spain-1; send 1; send 1; send 1; send 1; throw 1 2; keepAll; keepAll; keepAll; keepAll; gift; sellAll; gift; end; draw; gift; deal coffee,rum; end; choose native; choose merchant; choose merchant; choose captain; play caravan-holland-1; send 1; send 1; send 1; send 1; throw 1 1; keepAll; gift; gift; play port-2; gift; keepAll; sellKind rum; close; end; sell fruit; close; choose shaman; choose shipwright; choose captain; choose shipwright; build 1; end; build 1; end; play caravan-england-4; send 4',
      choices: [
        {
          action: 'send 4',
          value: 0.5079,
          loss: 0,
          error: 0,
          line: ['0 send 2', '1 send 4'],
        },
        {
          action: 'send 2',
          value: 0.4101,
          loss: 0.0978,
          error: 0.0045,
          line: ['0 send 2', '1 send 4'],
        },
        {
          action: 'send 1',
          value: 0.357,
          loss: 0.1509,
          error: 0.0073,
          line: ['0 send 2', '1 send 4'],
        },
      ],
      habits: ['send 1'],
      gaps: [
        {
          value: 0.0822,
          error: 0.0136,
        },
        {
          value: 0.0978,
          error: 0.0045,
        },
      ],
      whole: {
        value: 0.05,
        error: 0.0457,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '9-322',
      seed: 'puzzle 9',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'choose shipwright; choose captain; choose cartographer; build 1; gift; play caravan-spain-2; send 4; send 4; send 4; throw 1 2; keepAll; keepAll; keepAll; gift; gift; draw; gift; choose cartographer; choose shipwright; choose shipwright; build 3; build 2; unsinkable; doubleHold; draw; gift; unsinkable; choose merchant; choose cartographer; choose native; play port-4; gift; sellAll; gift; gift; draw; gift; choose captain; choose captain; choose cartographer; play caravan-england-4; send 7; send 6; send 7; throw 2 3; keepAll; keepAll; keepAll; play caravan-france-4; send 1; send 1; send 1; throw 4 2; draw; gift; doubleHold; doubleHold; choose shipwright; choose shipwright; choose merchant; build 3; doubleHold; build 3; unsinkable; doubleHold; sellAll; gift; gift; choose captain; choose cartographer; choose shipwright; build 2; play caravan-france-2; send 4; send 4; send 4; throw 1 1; keepAll; keepAll; gift; gift; draw; gift; choose shipwright; choose captain; choose native; build 1; gift; deal fruit,coffee; unsinkable; play caravan-england-3; send 5; send 1; send 6; throw 2 2; fight 2 6; keepAll; keepAll; keepAll; gift; gift; play port-6; gift; choose captain; choose merchant; choose shipwright; build 4; unsinkable; end; play caravan-holland-2; send 3; send 3; send 4; throw 7 1; keep fruit; keep rum; leave; keep fruit; keep coffee; leave; keepAll; gift; sellKind fruit; sellKind coffee; close; noGift; end; choose merchant; choose shipwright; choose captain; build 1; gift; end; play caravan-holland-3; send 6; send 1; send 6; throw 5 1; gift; sell fruit; sell rum; sell rum; sell rum; close; gift; gift; doubleHold; choose captain; choose shaman; choose shipwright; build 4; gift; unsinkable; end; play caravan-holland-1; send 2; send 2; send 2; throw 6 1; keepAll; keepAll; keepAll; gift; play kraken; protect 5; throw 6 1; choose merchant; choose shipwright; choose merchant; build 3; gift; end; sellAll; end; sell rum; close; end; choose shaman; choose captain; choose cartographer; play caravan-spain-3; send 6; send 6; send 5; throw 3 3; keepAll; keepAll; keepAll; gift; play salary; draw; gift; end; choose merchant; choose merchant; choose captain; play caravan-england-2; send 4; send 2; send 4; throw 2 1; keepAll; gift; sell coffee; sellKind rum; close; end; sellKind fruit; sell coffee; close; end; choose cartographer; choose shipwright; choose merchant; build 1; gift; end; sellAll; gift; gift; end; draw; gift; end; choose shaman; choose cartographer; choose shaman; play idol; name fruit; play sirens; throw 4 2; draw; gift; end; choose cartographer; choose captain; choose shipwright; build 2; gift; end; play caravan-holland-4; send 5; send 7; send 5; throw 4 1; keepAll; keepAll; keepAll; gift; gift; draw; gift; doubleHold; choose native; choose shaman; choose merchant; play port-3; gift; keepAll; play mutiny; protect 3; throw 6 1; sell fruit; sellAll; gift; gift; end; choose shaman; choose captain; choose captain; play caravan-england-1; send 2; send 2; send 2; throw 4 1; keepAll; keepAll; play caravan-spain-1; send 2; send 1; send 2; throw 6 3; play iceberg; protect 6; throw 0 3; choose shaman; choose shaman; choose captain; play caravan-france-1; send 2; send 1; send 2; throw 7 2; keepAll; keepAll; keepAll; gift; play whirlpool; throw 0 3; play tavern; throw 4 1; assign 4',
      choices: [
        {
          action: 'assign 5',
          value: 1,
          loss: 0,
          error: 0,
          line: ['1 keepAll', '1 deal coffee,rum', '1 deal coffee,rum', '2 sellAll'],
        },
        {
          action: 'assign 3',
          value: 0,
          loss: 1,
          error: 0,
          line: ['2 keepAll', '1 deal coffee,rum', '1 deal fruit,rum', '2 deal coffee,rum', '2 sellAll'],
        },
      ],
      habits: ['assign 3'],
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
      id: '9-155',
      seed: 'puzzle 9',
      seats: 3,
      options: {},
      seat: 1,
      actions:
        'choose shipwright; choose captain; choose cartographer; build 1; gift; play caravan-spain-2; send 4; send 4; send 4; throw 1 2; keepAll; keepAll; keepAll; gift; gift; draw; gift; choose cartographer; choose shipwright; choose shipwright; build 3; build 2; unsinkable; doubleHold; draw; gift; unsinkable; choose merchant; choose cartographer; choose native; play port-4; gift; sellAll; gift; gift; draw; gift; choose captain; choose captain; choose cartographer; play caravan-england-4; send 7; send 6; send 7; throw 2 3; keepAll; keepAll; keepAll; play caravan-france-4; send 1; send 1; send 1; throw 4 2; draw; gift; doubleHold; doubleHold; choose shipwright; choose shipwright; choose merchant; build 3; doubleHold; build 3; unsinkable; doubleHold; sellAll; gift; gift; choose captain; choose cartographer; choose shipwright; build 2; play caravan-france-2; send 4; send 4; send 4; throw 1 1; keepAll; keepAll; gift; gift; draw; gift; choose shipwright; choose captain; choose native; build 1; gift; deal fruit,coffee; unsinkable; play caravan-england-3; send 5; send 1; send 6; throw 2 2; fight 2 6; keepAll; keepAll; keepAll; gift; gift; play port-6; gift; choose captain; choose merchant; choose shipwright; build 4; unsinkable; end; play caravan-holland-2; send 3; send 3; send 4; throw 7 1; keep fruit; keep rum; leave; keep fruit; keep coffee; leave; keepAll; gift; sellKind fruit; sellKind coffee; close; noGift; end; choose merchant; choose shipwright; choose captain; build 1; gift; end; play caravan-holland-3; send 6; send 1; send 6; throw 5 1; gift; sell fruit; sell rum; sell rum; sell rum; close; gift; gift; doubleHold; choose captain',
      choices: [
        {
          action: 'choose shaman',
          value: 0.3064,
          loss: 0,
          error: 0,
          line: ['2 choose shipwright', '2 build 4', '2 gift', '2 unsinkable', '2 end'],
        },
        {
          action: 'choose cartographer',
          value: 0.1742,
          loss: 0.1322,
          error: 0.0035,
          line: ['2 choose shipwright', '2 build 4', '2 gift', '2 unsinkable', '2 end'],
        },
        {
          action: 'choose captain',
          value: 0.1729,
          loss: 0.1335,
          error: 0.0029,
          line: ['2 choose shipwright', '2 build 4', '2 gift', '2 unsinkable', '2 end', '1 decline'],
        },
        {
          action: 'choose governor',
          value: 0.1643,
          loss: 0.1421,
          error: 0.0042,
          line: ['2 choose shipwright', '2 build 4', '2 gift', '2 unsinkable', '2 end', '1 corsair 3'],
        },
      ],
      habits: ['choose cartographer'],
      gaps: [
        {
          value: 0.1344,
          error: 0.0092,
        },
        {
          value: 0.1322,
          error: 0.0035,
        },
      ],
      whole: {
        value: 0.0917,
        error: 0.0412,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '9-264',
      seed: 'puzzle 9',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'choose shipwright; choose captain; choose cartographer; build 1; gift; play caravan-spain-2; send 4; send 4; send 4; throw 1 2; keepAll; keepAll; keepAll; gift; gift; draw; gift; choose cartographer; choose shipwright; choose shipwright; build 3; build 2; unsinkable; doubleHold; draw; gift; unsinkable; choose merchant; choose cartographer; choose native; play port-4; gift; sellAll; gift; gift; draw; gift; choose captain; choose captain; choose cartographer; play caravan-england-4; send 7; send 6; send 7; throw 2 3; keepAll; keepAll; keepAll; play caravan-france-4; send 1; send 1; send 1; throw 4 2; draw; gift; doubleHold; doubleHold; choose shipwright; choose shipwright; choose merchant; build 3; doubleHold; build 3; unsinkable; doubleHold; sellAll; gift; gift; choose captain; choose cartographer; choose shipwright; build 2; play caravan-france-2; send 4; send 4; send 4; throw 1 1; keepAll; keepAll; gift; gift; draw; gift; choose shipwright; choose captain; choose native; build 1; gift; deal fruit,coffee; unsinkable; play caravan-england-3; send 5; send 1; send 6; throw 2 2; fight 2 6; keepAll; keepAll; keepAll; gift; gift; play port-6; gift; choose captain; choose merchant; choose shipwright; build 4; unsinkable; end; play caravan-holland-2; send 3; send 3; send 4; throw 7 1; keep fruit; keep rum; leave; keep fruit; keep coffee; leave; keepAll; gift; sellKind fruit; sellKind coffee; close; noGift; end; choose merchant; choose shipwright; choose captain; build 1; gift; end; play caravan-holland-3; send 6; send 1; send 6; throw 5 1; gift; sell fruit; sell rum; sell rum; sell rum; close; gift; gift; doubleHold; choose captain; choose shaman; choose shipwright; build 4; gift; unsinkable; end; play caravan-holland-1; send 2; send 2; send 2; throw 6 1; keepAll; keepAll; keepAll; gift; play kraken; protect 5; throw 6 1; choose merchant; choose shipwright; choose merchant; build 3; gift; end; sellAll; end; sell rum; close; end; choose shaman; choose captain; choose cartographer; play caravan-spain-3; send 6; send 6; send 5; throw 3 3; keepAll; keepAll; keepAll; gift; play salary; draw; gift; end; choose merchant; choose merchant; choose captain; play caravan-england-2; send 4; send 2; send 4; throw 2 1; keepAll; gift; sell coffee; sellKind rum; close; end; sellKind fruit; sell coffee; close; end; choose cartographer; choose shipwright; choose merchant; build 1; gift; end; sellAll; gift; gift; end; draw; gift; end; choose shaman; choose cartographer; choose shaman; play idol; name fruit; play sirens; throw 4 2; draw; gift; end; choose cartographer; choose captain; choose shipwright; build 2; gift; end; play caravan-holland-4; send 5; send 7; send 5; throw 4 1; keepAll; keepAll; keepAll; gift; gift; draw',
      choices: [
        {
          action: 'gift',
          value: 0.2202,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'noGift',
          value: 0.0903,
          loss: 0.1299,
          error: 0.005,
          line: ['0 doubleHold', '0 choose shaman'],
        },
      ],
      habits: ['noGift'],
      gaps: [
        {
          value: 0.1392,
          error: 0.0169,
        },
        {
          value: 0.1299,
          error: 0.005,
        },
      ],
      whole: {
        value: 0.2688,
        error: 0.0596,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '5-358',
      seed: 'puzzle 5',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'choose cartographer; choose cartographer; choose cartographer; draw; draw; draw; choose native; choose shipwright; choose captain; build 1; gift; gift; play caravan-england-1; send 2; send 2; send 2; throw 0 3; keepAll; keepAll; gift; play port-2; gift; choose cartographer; choose captain; choose shipwright; build 1; gift; gift; unsinkable; play caravan-france-4; send 8; send 8; send 5; throw 1 2; keepAll; keepAll; keep coffee; keep coffee; leave; gift; draw; gift; unsinkable; choose shipwright; choose merchant; choose captain; build 3; gift; play caravan-holland-2; send 4; send 4; send 1; throw 2 1; keepAll; keepAll; leave; gift; sellAll; gift; unsinkable; doubleHold; choose merchant; choose shipwright; choose merchant; build 2; gift; sellKind fruit; sell coffee; close; doubleHold; unsinkable; doubleHold; sellAll; doubleHold; choose shaman; choose captain; choose cartographer; play caravan-france-3; send 6; send 6; send 6; throw 0 2; gift; play kraken; protect 3; throw 3 1; draw; gift; gift; end; choose shipwright; choose shipwright; choose captain; build 5; unsinkable; doubleHold; build 5; unsinkable; doubleHold; end; play caravan-france-2; send 4; send 4; send 4; throw 6 2; keepAll; keepAll; keepAll; gift; choose captain; choose captain; choose shipwright; build 4; end; play caravan-england-2; send 4; send 4; send 4; throw 0 3; keepAll; keepAll; keepAll; play caravan-spain-3; send 6; send 4; send 2; throw 4 1; keepAll; keepAll; keepAll; choose merchant; choose merchant; choose merchant; sell fruit; sellKind rum; close; end; sell fruit; sell fruit; sell fruit; sellKind rum; close; end; sellKind coffee; sellKind rum; close; end; choose shipwright; choose cartographer; choose shaman; build 1; gift; end; play mutiny; protect 3; throw 5 3; draw; gift; end; choose captain; choose shipwright; choose cartographer; build 3; end; play caravan-england-4; send 7; send 7; send 6; throw 3 3; keepAll; keepAll; keep coffee; keep coffee; keep rum; keep rum; keep rum; leave; gift; draw; gift; doubleHold; doubleHold; end; choose merchant; choose native; choose merchant; play port-5; gift; keepAll; sellKind rum; close; end; sellKind fruit; sell coffee; close; end; choose captain; choose shipwright; choose captain; build 2; end; play caravan-holland-3; send 5; send 5; send 4; throw 1 2; keepAll; keepAll; keepAll; play caravan-france-1; send 2; send 1; send 1; throw 3 1; keep fruit; leave; leave; leave; choose merchant; choose merchant; choose merchant; sellKind fruit; sellKind rum; close; end; sell coffee; sell coffee; sell coffee; sell rum; close; end; sellKind rum; close; end; choose shaman; choose cartographer; choose captain; play caravan-spain-2; send 4; send 4; send 4; throw 1 3; keep fruit; keep fruit; keep fruit; leave; keepAll; keepAll; gift; gift; play iceberg; protect 3; throw 3 1; draw; gift; end; choose merchant; choose native; choose merchant; play port-3; gift; keepAll; sellAll; end; sellAll; end; choose cartographer; choose shaman; choose captain; play caravan-spain-4; send 3; send 2; send 3; throw 6 2; fight 3 4; keepAll; keepAll; keepAll; gift; play salary; draw; gift; end; choose shaman; choose merchant; choose shaman; play sirens; throw 1 3; play tavern; throw 0 1; assign 6; assign 2; lose fruit; sellAll; gift; end; choose merchant; choose native; choose merchant; play port-6; gift; keepAll; sellAll; end; sellAll; end; choose shipwright; choose merchant; choose shipwright; build 2; end; build 1; end; sellAll; gift; gift; end; choose cartographer; choose shaman; choose captain; play caravan-holland-1; send 2; send 2; send 2; throw 5 2; keepAll; keepAll; keepAll; gift; gift; play whirlpool; protect 3; throw 1 3; hit 12; draw; gift; end; choose captain; choose cartographer',
      choices: [
        {
          action: 'choose cartographer',
          value: 0.2923,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'choose governor',
          value: 0.1799,
          loss: 0.1124,
          error: 0.0051,
          line: ['2 corsair 0', '2 end'],
        },
        {
          action: 'choose merchant',
          value: 0.1479,
          loss: 0.1444,
          error: 0.0073,
          line: [],
        },
      ],
      habits: ['choose merchant'],
      gaps: [
        {
          value: 0.1038,
          error: 0.0162,
        },
        {
          value: 0.1124,
          error: 0.0051,
        },
      ],
      whole: {
        value: 0.2125,
        error: 0.0521,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '1-386',
      seed: 'puzzle 1',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'choose cartographer; choose cartographer; choose captain; play caravan-england-3; send 6; send 6; send 6; throw 3 1; keepAll; keepAll; keep fruit; keep fruit; keep coffee; keep coffee; leave; gift; gift; draw; unsinkable; draw; choose captain; choose shipwright; choose merchant; build 3; gift; play caravan-france-1; send 2; send 2; send 2; throw 5 3; keepAll; keepAll; keepAll; gift; gift; sellKind coffee; close; gift; unsinkable; doubleHold; doubleHold; choose cartographer; choose native; choose shipwright; build 2; gift; play port-3; gift; keepAll; gift; keepAll; draw; gift; doubleHold; doubleHold; choose shipwright; choose merchant; choose captain; build 2; gift; play caravan-france-4; send 7; send 7; send 2; throw 2 1; keepAll; keepAll; keep rum; leave; gift; gift; sellKind fruit; sellKind coffee; close; gift; choose merchant; choose captain; choose merchant; play caravan-england-4; send 7; send 2; send 3; throw 2 2; leave; keepAll; gift; sellKind fruit; sellKind coffee; close; unsinkable; end; sellAll; unsinkable; end; choose captain; choose shipwright; choose cartographer; build 4; gift; unsinkable; doubleHold; unsinkable; play caravan-spain-3; send 6; send 6; send 6; throw 7 1; keepAll; keepAll; keepAll; gift; draw; gift; end; choose shipwright; choose merchant; choose captain; build 2; deal coffee,rum; end; play caravan-england-2; send 4; send 4; send 4; throw 5 1; keepAll; keepAll; keepAll; gift; gift; sellKind fruit; sellKind rum; close; gift; doubleHold; choose merchant; choose captain; choose cartographer; play caravan-spain-2; send 4; send 2; send 3; throw 3 2; keepAll; keepAll; keepAll; gift; sell coffee; sell rum; sell rum; sell rum; close; noGift; end; draw; gift; doubleHold; doubleHold; end; choose shaman; choose cartographer; choose native; play port-5; gift; keepAll; play whirlpool; protect 3; throw 6 3; draw; gift; gift; end; choose merchant; choose native; choose shaman; play port-1; gift; keepAll; play mutiny; protect 6; throw 1 2; sellAll; gift; end; choose shipwright; choose merchant; choose cartographer; build 2; end; sellAll; gift; end; draw; gift; deal coffee,rum; end; choose captain; choose cartographer; choose merchant; play caravan-holland-4; send 7; send 6; send 3; throw 3 2; fight 1 17; keepAll; keepAll; keepAll; gift; sellKind fruit; close; gift; end; draw; gift; noGift; doubleHold; choose merchant; choose native; choose captain; play caravan-france-2; send 4; send 4; send 3; throw 1 2; keepAll; keepAll; gift; gift; play port-6; gift; sellKind fruit; sellKind rum; close; gift; end; choose shaman; choose shipwright; choose merchant; build 2; end; play kraken; protect 6; throw 7 2; sellAll; gift; end; choose merchant; choose captain; choose shipwright; build 1; end; play caravan-france-3; send 5; send 6; send 5; throw 0 1; keepAll; keepAll; keepAll; gift; gift; sell fruit; sell rum; close; gift; end; choose cartographer; choose merchant; choose captain; play caravan-england-1; send 2; send 2; send 1; throw 3 3; keepAll; leave; gift; gift; sellKind coffee; sellKind rum; close; gift; end; draw; gift; deal fruit,coffee; choose native; choose captain; choose captain; play caravan-holland-3; send 5; send 4; send 3; throw 1 2; keepAll; keepAll; play caravan-spain-1; send 2; send 2; send 2; throw 5 2; keepAll; keep coffee; leave; keepAll; play port-4; noGift; choose merchant; choose shaman; choose cartographer; play idol; name coffee; sellKind rum; close; gift; draw; noGift; unsinkable; end; choose captain; choose merchant; choose shipwright; build 1; gift; end; play caravan-spain-4; send 4; send 3; send 3; throw 1 1; gift; sellAll; gift; end; choose merchant; choose shipwright; choose captain; build 1; gift; end; play caravan-holland-1; send 2; send 2; send 2; throw 4 2; keepAll; keepAll; keepAll; gift; sell fruit; sell coffee; close; gift; gift; deal fruit,coffee; end; choose shaman; choose native; choose shaman; play port-2; gift; keepAll; gift; keepAll; play tavern; throw 4 3',
      choices: [
        {
          action: 'assign 6',
          value: 0.968,
          loss: 0,
          error: 0,
          line: ['2 assign 2'],
        },
        {
          action: 'assign 2',
          value: 0.8725,
          loss: 0.0955,
          error: 0.0064,
          line: ['2 lose coffee'],
        },
      ],
      habits: ['assign 2'],
      gaps: [
        {
          value: 0.1175,
          error: 0.0227,
        },
        {
          value: 0.0955,
          error: 0.0064,
        },
      ],
      whole: {
        value: 0.1156,
        error: 0.0252,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '1-232',
      seed: 'puzzle 1',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'choose cartographer; choose cartographer; choose captain; play caravan-england-3; send 6; send 6; send 6; throw 3 1; keepAll; keepAll; keep fruit; keep fruit; keep coffee; keep coffee; leave; gift; gift; draw; unsinkable; draw; choose captain; choose shipwright; choose merchant; build 3; gift; play caravan-france-1; send 2; send 2; send 2; throw 5 3; keepAll; keepAll; keepAll; gift; gift; sellKind coffee; close; gift; unsinkable; doubleHold; doubleHold; choose cartographer; choose native; choose shipwright; build 2; gift; play port-3; gift; keepAll; gift; keepAll; draw; gift; doubleHold; doubleHold; choose shipwright; choose merchant; choose captain; build 2; gift; play caravan-france-4; send 7; send 7; send 2; throw 2 1; keepAll; keepAll; keep rum; leave; gift; gift; sellKind fruit; sellKind coffee; close; gift; choose merchant; choose captain; choose merchant; play caravan-england-4; send 7; send 2; send 3; throw 2 2; leave; keepAll; gift; sellKind fruit; sellKind coffee; close; unsinkable; end; sellAll; unsinkable; end; choose captain; choose shipwright; choose cartographer; build 4; gift; unsinkable; doubleHold; unsinkable; play caravan-spain-3; send 6; send 6; send 6; throw 7 1; keepAll; keepAll; keepAll; gift; draw; gift; end; choose shipwright; choose merchant; choose captain; build 2; deal coffee,rum; end; play caravan-england-2; send 4; send 4; send 4; throw 5 1; keepAll; keepAll; keepAll; gift; gift; sellKind fruit; sellKind rum; close; gift; doubleHold; choose merchant; choose captain; choose cartographer; play caravan-spain-2; send 4; send 2; send 3; throw 3 2; keepAll; keepAll; keepAll; gift; sell coffee; sell rum; sell rum; sell rum; close; noGift; end; draw; gift; doubleHold; doubleHold; end; choose shaman; choose cartographer; choose native; play port-5; gift; keepAll; play whirlpool; protect 3; throw 6 3; draw; gift; gift; end; choose merchant; choose native; choose shaman; play port-1; gift; keepAll; play mutiny; protect 6; throw 1 2; sellAll; gift; end; choose shipwright; choose merchant; choose cartographer; build 2; end; sellAll; gift; end; draw; gift; deal coffee,rum; end; choose captain; choose cartographer; choose merchant; play caravan-holland-4; send 7; send 6; send 3; throw 3 2; fight 1 17; keepAll; keepAll; keepAll; gift; sellKind fruit; close; gift; end; draw; gift; noGift; doubleHold; choose merchant; choose native; choose captain; play caravan-france-2; send 4',
      choices: [
        {
          action: 'send 4',
          value: 0.3549,
          loss: 0,
          error: 0,
          line: ['1 send 3'],
        },
        {
          action: 'send 2',
          value: 0.2554,
          loss: 0.0995,
          error: 0.0058,
          line: ['1 send 3'],
        },
        {
          action: 'send 1',
          value: 0.1978,
          loss: 0.1571,
          error: 0.0077,
          line: ['1 send 3'],
        },
      ],
      habits: ['send 1'],
      gaps: [
        {
          value: 0.1107,
          error: 0.0186,
        },
        {
          value: 0.0995,
          error: 0.0058,
        },
      ],
      whole: {
        value: 0.0992,
        error: 0.0474,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '6-329',
      seed: 'puzzle 6',
      seats: 4,
      options: {},
      seat: 2,
      actions:
        'choose cartographer; choose cartographer; choose cartographer; choose captain; play caravan-holland-4; send 4; send 4; send 4; send 4; throw 5 1; keepAll; keepAll; keepAll; keepAll; gift; draw; doubleHold; draw; unsinkable; draw; doubleHold; choose native; choose native; choose captain; choose cartographer; play caravan-spain-4; send 4; send 4; send 4; send 4; throw 2 2; keepAll; keepAll; leave; keepAll; gift; play port-1; play port-4; draw; gift; unsinkable; doubleHold; choose shipwright; choose merchant; choose shipwright; choose merchant; build 1; unsinkable; build 1; unsinkable; sell rum; close; sell coffee; sell rum; close; choose cartographer; choose cartographer; choose cartographer; choose native; play port-6; gift; gift; keepAll; draw; draw; draw; choose captain; choose shaman; choose native; choose cartographer; play caravan-holland-3; send 3; send 3; send 2; send 2; throw 1 2; gift; gift; play port-3; gift; play tavern; throw 6 1; assign 4; assign 4; draw; gift; doubleHold; choose shipwright; choose shipwright; choose shaman; choose captain; build 2; doubleHold; build 2; unsinkable; doubleHold; play caravan-france-1; send 1; send 1; send 1; send 1; throw 4 1; keepAll; keepAll; leave; gift; play kraken; protect 3; throw 1 2; choose captain; choose shaman; choose merchant; choose shipwright; build 2; gift; unsinkable; play caravan-spain-2; send 2; send 2; send 2; send 2; throw 5 3; keepAll; keepAll; keepAll; keepAll; gift; play whirlpool; protect 3; throw 5 1; doubleHold; sellAll; gift; noGift; choose shipwright; choose shipwright; choose captain; choose captain; build 1; end; build 1; play caravan-france-3; send 3; send 3; send 3; send 3; throw 4 2; keepAll; keepAll; keep coffee; keep coffee; leave; keepAll; play caravan-england-2; send 2; send 1; send 2; send 1; throw 1 1; leave; keep rum; leave; leave; choose merchant; choose captain; choose cartographer; choose merchant; play caravan-england-1; send 1; send 1; send 1; send 1; throw 0 2; leave; leave; gift; sellKind rum; close; end; sellKind coffee; close; draw; gift; end; choose captain; choose shipwright; choose shaman; choose shaman; build 1; gift; gift; end; play caravan-france-2; send 2; send 2; send 2; send 2; throw 7 3; keepAll; keepAll; keepAll; keepAll; gift; play mutiny; throw 3 1; play idol; name fruit; choose cartographer; choose captain; choose shipwright; choose merchant; build 1; gift; gift; deal coffee,rum; play caravan-spain-1; send 1; send 1; send 1; send 1; throw 1 2; keepAll; keepAll; keepAll; keepAll; gift; sellAll; gift; end; draw; gift; deal coffee,rum; end; choose native; choose merchant; choose merchant; choose captain; play caravan-holland-1; send 1; send 1; send 1; send 1; throw 1 1; keepAll; gift; gift; play port-2; gift; keepAll; sellKind rum; close; end; sell fruit; close; choose shaman; choose shipwright; choose captain; choose shipwright; build 1; end; build 1; end; play caravan-england-4; send 4; send 4; send 2; send 4; throw 5 1; keepAll; keepAll; keep fruit; leave; keepAll; gift; play iceberg; protect 4; throw 3 2; choose shipwright; choose captain; choose shipwright; choose cartographer; build 1; end; build 1; end; decline; draw; gift; doubleHold; end; choose merchant; choose merchant; choose merchant; choose captain; play caravan-spain-3; send 3; send 2; send 3; send 3; throw 7 1; gift; sellAll; end; sellKind fruit; sell coffee; close; end; sellAll; end; choose captain; choose cartographer',
      choices: [
        {
          action: 'choose governor',
          value: 0.381,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'choose captain',
          value: 0.131,
          loss: 0.25,
          error: 0.0126,
          line: [],
        },
        {
          action: 'choose cartographer',
          value: 0.0348,
          loss: 0.3462,
          error: 0.0139,
          line: [],
        },
        {
          action: 'choose native',
          value: 0.006,
          loss: 0.375,
          error: 0.0194,
          line: [],
        },
        {
          action: 'choose shaman',
          value: 0.006,
          loss: 0.375,
          error: 0.0195,
          line: [],
        },
      ],
      habits: ['choose captain', 'choose cartographer'],
      gaps: [
        {
          value: 0.265,
          error: 0.0365,
        },
        {
          value: 0.25,
          error: 0.0126,
        },
      ],
      whole: {
        value: 0.2313,
        error: 0.0541,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '4-270',
      seed: 'puzzle 4',
      seats: 2,
      options: {},
      seat: 0,
      actions:
        'choose shipwright; choose shipwright; build 3; build 3; choose captain; choose captain; play caravan-france-2; send 6; send 6; throw 6 2; keepAll; keepAll; play caravan-spain-2; send 6; send 5; throw 6 1; keepAll; keepAll; choose merchant; choose merchant; sellAll; unsinkable; sellAll; doubleHold; choose shaman; choose captain; play caravan-france-3; send 9; send 8; throw 5 2; keepAll; keepAll; play kraken; protect 3; throw 2 1; choose shipwright; choose merchant; build 2; unsinkable; sellAll; gift; unsinkable; choose native; choose cartographer; play port-1; gift; keepAll; draw; choose cartographer; choose captain; play caravan-holland-2; send 6; send 5; throw 7 2; keepAll; keepAll; gift; draw; unsinkable; choose merchant; choose cartographer; sellAll; gift; draw; doubleHold; doubleHold; choose shipwright; choose captain; build 2; play caravan-england-1; send 3; send 3; throw 1 2; keepAll; keepAll; gift; choose captain; choose merchant; play caravan-spain-1; send 3; send 3; throw 6 1; keepAll; keepAll; gift; sellKind coffee; close; end; choose cartographer; choose cartographer; draw; end; draw; deal coffee,rum; choose shaman; choose captain; play caravan-france-1; send 3; send 3; throw 7 2; keepAll; keepAll; play tavern; throw 5 2; assign 5; keepAll; choose cartographer; choose merchant; sell fruit; sell fruit; sell fruit; close; gift; end; draw; choose merchant; choose cartographer; sell rum; close; gift; draw; end; choose native; choose shaman; play port-6; play whirlpool; protect 3; throw 5 1; choose cartographer; choose cartographer; draw; draw; end; choose captain; choose merchant; play caravan-england-4; send 2; send 2; throw 2 1; keepAll; keepAll; sellKind fruit; close; noGift; end; choose merchant; choose shaman; play mutiny; throw 1 1; sell coffee; close; gift; choose cartographer; choose shipwright; build 2; end; draw; choose captain; choose merchant; play caravan-holland-1; send 3; send 3; throw 4 2; keepAll; keepAll; gift; sellAll; end; choose merchant; choose cartographer; sellKind fruit; close; doubleHold; draw; gift; end; choose cartographer; choose captain; play caravan-spain-4; send 1; send 2; throw 4 2; draw; gift; choose shaman; choose cartographer; play idol; name rum; draw; gift; end; choose captain; choose shaman; play caravan-england-2; send 5; send 4; throw 6 3; keepAll; keepAll; gift; play sirens; throw 0 2; choose shipwright; choose shipwright; build 2; end; build 2; end; choose merchant; choose cartographer; sell fruit; close; gift; end; draw; end; choose cartographer; choose captain; play caravan-england-3; send 4; send 3; throw 7 2; keepAll; keepAll; gift; draw; end; choose native; choose cartographer; play port-5; gift; keepAll; draw; deal fruit,rum; end; choose cartographer; choose captain; play caravan-france-4; send 4; send 1; throw 3 2; gift; draw; end; choose shaman; choose cartographer; play iceberg; protect 3; throw 3 2; draw; end',
      choices: [
        {
          action: 'choose cartographer',
          value: 0.2639,
          loss: 0,
          error: 0,
          line: ['1 choose shaman'],
        },
        {
          action: 'choose merchant',
          value: 0.0923,
          loss: 0.1715,
          error: 0.0048,
          line: ['1 choose shaman'],
        },
      ],
      habits: ['choose merchant'],
      gaps: [
        {
          value: 0.1598,
          error: 0.0153,
        },
        {
          value: 0.1715,
          error: 0.0048,
        },
      ],
      whole: {
        value: 0.075,
        error: 0.0368,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '1-261',
      seed: 'puzzle 1',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'choose cartographer; choose cartographer; choose captain; play caravan-england-3; send 6; send 6; send 6; throw 3 1; keepAll; keepAll; keep fruit; keep fruit; keep coffee; keep coffee; leave; gift; gift; draw; unsinkable; draw; choose captain; choose shipwright; choose merchant; build 3; gift; play caravan-france-1; send 2; send 2; send 2; throw 5 3; keepAll; keepAll; keepAll; gift; gift; sellKind coffee; close; gift; unsinkable; doubleHold; doubleHold; choose cartographer; choose native; choose shipwright; build 2; gift; play port-3; gift; keepAll; gift; keepAll; draw; gift; doubleHold; doubleHold; choose shipwright; choose merchant; choose captain; build 2; gift; play caravan-france-4; send 7; send 7; send 2; throw 2 1; keepAll; keepAll; keep rum; leave; gift; gift; sellKind fruit; sellKind coffee; close; gift; choose merchant; choose captain; choose merchant; play caravan-england-4; send 7; send 2; send 3; throw 2 2; leave; keepAll; gift; sellKind fruit; sellKind coffee; close; unsinkable; end; sellAll; unsinkable; end; choose captain; choose shipwright; choose cartographer; build 4; gift; unsinkable; doubleHold; unsinkable; play caravan-spain-3; send 6; send 6; send 6; throw 7 1; keepAll; keepAll; keepAll; gift; draw; gift; end; choose shipwright; choose merchant; choose captain; build 2; deal coffee,rum; end; play caravan-england-2; send 4; send 4; send 4; throw 5 1; keepAll; keepAll; keepAll; gift; gift; sellKind fruit; sellKind rum; close; gift; doubleHold; choose merchant; choose captain; choose cartographer; play caravan-spain-2; send 4; send 2; send 3; throw 3 2; keepAll; keepAll; keepAll; gift; sell coffee; sell rum; sell rum; sell rum; close; noGift; end; draw; gift; doubleHold; doubleHold; end; choose shaman; choose cartographer; choose native; play port-5; gift; keepAll; play whirlpool; protect 3; throw 6 3; draw; gift; gift; end; choose merchant; choose native; choose shaman; play port-1; gift; keepAll; play mutiny; protect 6; throw 1 2; sellAll; gift; end; choose shipwright; choose merchant; choose cartographer; build 2; end; sellAll; gift; end; draw; gift; deal coffee,rum; end; choose captain; choose cartographer; choose merchant; play caravan-holland-4; send 7; send 6; send 3; throw 3 2; fight 1 17; keepAll; keepAll; keepAll; gift; sellKind fruit; close; gift; end; draw; gift; noGift; doubleHold; choose merchant; choose native; choose captain; play caravan-france-2; send 4; send 4; send 3; throw 1 2; keepAll; keepAll; gift; gift; play port-6; gift; sellKind fruit; sellKind rum; close; gift; end; choose shaman; choose shipwright; choose merchant; build 2; end; play kraken; protect 6; throw 7 2; sellAll; gift; end; choose merchant; choose captain',
      choices: [
        {
          action: 'choose shipwright',
          value: 0.5406,
          loss: 0,
          error: 0,
          line: ['2 build 1', '2 end'],
        },
        {
          action: 'choose cartographer',
          value: 0.3876,
          loss: 0.153,
          error: 0.005,
          line: [],
        },
      ],
      habits: ['choose cartographer'],
      gaps: [
        {
          value: 0.135,
          error: 0.0144,
        },
        {
          value: 0.153,
          error: 0.005,
        },
      ],
      whole: {
        value: 0.1125,
        error: 0.0481,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '2-92',
      seed: 'puzzle 2',
      seats: 4,
      options: {},
      seat: 3,
      actions:
        'choose native; choose captain; choose cartographer; choose captain; play caravan-spain-3; send 3; send 3; send 3; send 3; throw 0 1; fight 2 4; keepAll; keepAll; keepAll; play caravan-england-3; send 3; send 3; send 3; send 3; throw 5 2; play port-3; gift; leave; draw; gift; unsinkable; doubleHold; choose cartographer; choose shipwright; choose captain; choose shipwright; build 1; unsinkable; build 2; unsinkable; play caravan-england-4; send 1; send 3; send 1; send 1; throw 2 1; gift; draw; gift; gift; doubleHold; unsinkable; choose shaman; choose cartographer; choose shipwright; choose merchant; build 2; gift; unsinkable; play whirlpool; protect 2; throw 7 1; discard fruit; sellAll; gift; doubleHold; draw; gift; gift; choose shipwright; choose merchant; choose native; choose captain; build 2; gift; play caravan-spain-1; send 1; send 1; send 1; throw 6 3; keepAll; gift; play port-1; gift; keepAll; gift; keepAll; sellAll; gift; choose captain; choose native; choose cartographer',
      choices: [
        {
          action: 'choose shipwright',
          value: 0.344,
          loss: 0,
          error: 0,
          line: ['3 build 1', '3 gift', '3 gift', '3 unsinkable'],
        },
        {
          action: 'choose cartographer',
          value: 0.2639,
          loss: 0.0801,
          error: 0.0039,
          line: [],
        },
        {
          action: 'choose merchant',
          value: 0.2312,
          loss: 0.1128,
          error: 0.0053,
          line: [],
        },
      ],
      habits: ['choose cartographer'],
      gaps: [
        {
          value: 0.0851,
          error: 0.0129,
        },
        {
          value: 0.0801,
          error: 0.0039,
        },
      ],
      whole: {
        value: 0.125,
        error: 0.0488,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '5-370',
      seed: 'puzzle 5',
      seats: 3,
      options: {},
      seat: 1,
      actions:
        'choose cartographer; choose cartographer; choose cartographer; draw; draw; draw; choose native; choose shipwright; choose captain; build 1; gift; gift; play caravan-england-1; send 2; send 2; send 2; throw 0 3; keepAll; keepAll; gift; play port-2; gift; choose cartographer; choose captain; choose shipwright; build 1; gift; gift; unsinkable; play caravan-france-4; send 8; send 8; send 5; throw 1 2; keepAll; keepAll; keep coffee; keep coffee; leave; gift; draw; gift; unsinkable; choose shipwright; choose merchant; choose captain; build 3; gift; play caravan-holland-2; send 4; send 4; send 1; throw 2 1; keepAll; keepAll; leave; gift; sellAll; gift; unsinkable; doubleHold; choose merchant; choose shipwright; choose merchant; build 2; gift; sellKind fruit; sell coffee; close; doubleHold; unsinkable; doubleHold; sellAll; doubleHold; choose shaman; choose captain; choose cartographer; play caravan-france-3; send 6; send 6; send 6; throw 0 2; gift; play kraken; protect 3; throw 3 1; draw; gift; gift; end; choose shipwright; choose shipwright; choose captain; build 5; unsinkable; doubleHold; build 5; unsinkable; doubleHold; end; play caravan-france-2; send 4; send 4; send 4; throw 6 2; keepAll; keepAll; keepAll; gift; choose captain; choose captain; choose shipwright; build 4; end; play caravan-england-2; send 4; send 4; send 4; throw 0 3; keepAll; keepAll; keepAll; play caravan-spain-3; send 6; send 4; send 2; throw 4 1; keepAll; keepAll; keepAll; choose merchant; choose merchant; choose merchant; sell fruit; sellKind rum; close; end; sell fruit; sell fruit; sell fruit; sellKind rum; close; end; sellKind coffee; sellKind rum; close; end; choose shipwright; choose cartographer; choose shaman; build 1; gift; end; play mutiny; protect 3; throw 5 3; draw; gift; end; choose captain; choose shipwright; choose cartographer; build 3; end; play caravan-england-4; send 7; send 7; send 6; throw 3 3; keepAll; keepAll; keep coffee; keep coffee; keep rum; keep rum; keep rum; leave; gift; draw; gift; doubleHold; doubleHold; end; choose merchant; choose native; choose merchant; play port-5; gift; keepAll; sellKind rum; close; end; sellKind fruit; sell coffee; close; end; choose captain; choose shipwright; choose captain; build 2; end; play caravan-holland-3; send 5; send 5; send 4; throw 1 2; keepAll; keepAll; keepAll; play caravan-france-1; send 2; send 1; send 1; throw 3 1; keep fruit; leave; leave; leave; choose merchant; choose merchant; choose merchant; sellKind fruit; sellKind rum; close; end; sell coffee; sell coffee; sell coffee; sell rum; close; end; sellKind rum; close; end; choose shaman; choose cartographer; choose captain; play caravan-spain-2; send 4; send 4; send 4; throw 1 3; keep fruit; keep fruit; keep fruit; leave; keepAll; keepAll; gift; gift; play iceberg; protect 3; throw 3 1; draw; gift; end; choose merchant; choose native; choose merchant; play port-3; gift; keepAll; sellAll; end; sellAll; end; choose cartographer; choose shaman; choose captain; play caravan-spain-4; send 3; send 2; send 3; throw 6 2; fight 3 4; keepAll; keepAll; keepAll; gift; play salary; draw; gift; end; choose shaman; choose merchant; choose shaman; play sirens; throw 1 3; play tavern; throw 0 1; assign 6; assign 2; lose fruit; sellAll; gift; end; choose merchant; choose native; choose merchant; play port-6; gift; keepAll; sellAll; end; sellAll; end; choose shipwright; choose merchant; choose shipwright; build 2; end; build 1; end; sellAll; gift; gift; end; choose cartographer; choose shaman; choose captain; play caravan-holland-1; send 2; send 2; send 2; throw 5 2; keepAll; keepAll; keepAll; gift; gift; play whirlpool; protect 3; throw 1 3; hit 12; draw; gift; end; choose captain; choose cartographer; choose cartographer; play caravan-spain-1; send 2; send 2; send 2; throw 4 3; keepAll; keepAll; keepAll; noGift; draw',
      choices: [
        {
          action: 'end',
          value: 0.4472,
          loss: 0,
          error: 0,
          line: ['2 draw', '2 deal fruit,rum', '2 deal fruit,rum', '2 end', '0 choose native', '1 choose merchant'],
        },
        {
          action: 'deal fruit,rum',
          value: 0.286,
          loss: 0.1612,
          error: 0.0048,
          line: ['1 end', '2 draw', '2 deal fruit,rum', '2 deal fruit,rum', '2 end', '0 choose native'],
        },
        {
          action: 'doubleHold',
          value: 0.2348,
          loss: 0.2124,
          error: 0.0068,
          line: ['1 deal fruit,rum', '1 end', '2 draw', '2 deal fruit,rum', '2 deal fruit,rum', '2 end'],
        },
        {
          action: 'unsinkable',
          value: 0.2229,
          loss: 0.2243,
          error: 0.0065,
          line: ['1 deal fruit,rum', '2 draw', '2 deal fruit,rum', '2 deal fruit,rum', '2 end', '0 choose native'],
        },
      ],
      habits: ['deal fruit,rum', 'unsinkable'],
      gaps: [
        {
          value: 0.1774,
          error: 0.0153,
        },
        {
          value: 0.1612,
          error: 0.0048,
        },
      ],
      whole: {
        value: 0.08,
        error: 0.0192,
      },
      worlds: [200, 2000],
      level: 3,
    },
  ],
};
