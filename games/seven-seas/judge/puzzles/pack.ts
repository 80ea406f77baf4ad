/** Puzzles made by a program: `npm run puzzles -- seven-seas`. */
import type { PuzzlePack } from '@broadside/judge';

export const pack: PuzzlePack = {
  rules: 2,
  judge: 2,
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
      id: '29-329',
      seed: 'puzzle 29',
      seats: 3,
      options: {},
      seat: 1,
      actions:
        'choose cartographer; choose cartographer; choose captain; play caravan-england-3; send 6; send 6; send 6; throw 4 1; keep coffee; keep coffee; keep rum; keep rum; leave; keepAll; keepAll; gift; gift; draw; unsinkable; draw; unsinkable; choose captain; choose captain; choose shipwright; build 3; gift; unsinkable; doubleHold; play caravan-england-1; send 2; send 2; send 2; throw 0 2; keepAll; keepAll; keepAll; play caravan-spain-1; send 1; send 2; send 2; throw 3 3; leave; keepAll; keepAll; choose shipwright; choose shipwright; choose merchant; build 3; build 3; sell fruit; sellKind rum; close; gift; choose merchant; choose merchant; choose shaman; play sirens; protect 6; throw 5 3; sellAll; sellAll; choose shaman; choose captain; choose cartographer; play caravan-holland-4; send 8; send 6; send 8; throw 5 3; keepAll; keepAll; keepAll; gift; play tavern; throw 0 1; assign 4; assign 2; lose coffee; draw; gift; unsinkable; choose merchant; choose cartographer; choose captain; play caravan-england-2; send 3; send 2; send 3; throw 4 3; keep coffee; keep coffee; leave; keep rum; leave; keepAll; gift; sellKind coffee; sellKind rum; close; noGift; doubleHold; draw; gift; gift; doubleHold; doubleHold; doubleHold; choose cartographer; choose native; choose merchant; play port-2; gift; keepAll; sell fruit; sell coffee; sell coffee; sell coffee; close; gift; gift; doubleHold; draw; gift; choose captain; choose merchant; choose cartographer; play caravan-england-4; send 6; send 2; send 5; throw 7 1; keepAll; keep coffee; keepAll; gift; gift; sellAll; gift; draw; gift; choose shipwright; choose shaman; choose shipwright; build 2; build 2; doubleHold; unsinkable; play whirlpool; protect 6; throw 4 2; choose captain; choose shipwright; choose captain; build 1; gift; play caravan-spain-2; send 4; send 4; send 4; throw 3 2; keepAll; keepAll; keepAll; play caravan-spain-4; send 3; send 6; send 1; throw 4 2; keepAll; keepAll; leave; choose merchant; choose merchant; choose merchant; sell coffee; sell coffee; sell coffee; sellKind rum; close; sellAll; unsinkable; sell coffee; sell coffee; sell coffee; close; choose captain; choose cartographer; choose captain; play caravan-france-2; send 4; send 4; send 4; throw 4 2; keep fruit; keep fruit; keep rum; leave; keepAll; keepAll; play caravan-france-4; send 3; send 2; send 1; throw 2 3; keepAll; leave; draw; gift; gift; choose merchant; choose captain; choose merchant; play caravan-france-1; send 2; send 1; send 2; throw 0 2; keepAll; leave; keep fruit; leave; gift; sellKind fruit; sell coffee; close; sellKind fruit; sell rum; close; choose cartographer; choose shipwright; choose captain; build 2; end; play caravan-holland-3; send 5; send 5; send 3; throw 5 1; keepAll; keepAll; keepAll; gift; draw; gift; noGift; choose native; choose merchant; choose merchant; play port-4; gift; keepAll; sellKind fruit; sell rum; close; end; sellKind coffee; close; end; choose merchant; choose captain; choose captain; play caravan-holland-1; send 2; send 1; send 2; throw 2 1; keepAll; keepAll; play caravan-holland-2; send 3; send 2; send 1; throw 0 3; keepAll; keep fruit; leave; leave; sellAll; gift; choose shaman; choose merchant; choose merchant; play iceberg; protect 5; throw 0 2; deal coffee,rum; sell coffee; close; sellKind rum; close; end; choose cartographer; choose native; choose cartographer; play port-3; gift; keepAll; gift; keepAll; draw; end; draw; choose native; choose shaman; choose shaman; play port-6; gift; keepAll; play kraken; throw 1 2',
      choices: [
        {
          action: 'play salary',
          value: 0.8984,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'play idol',
          value: 0.7099,
          loss: 0.1885,
          error: 0.005,
          line: ['1 name rum'],
        },
        {
          action: 'decline',
          value: 0.6601,
          loss: 0.2384,
          error: 0.003,
          line: [],
        },
      ],
      habits: ['play idol'],
      gaps: [
        {
          value: 0.1603,
          error: 0.0135,
        },
        {
          value: 0.1885,
          error: 0.005,
        },
      ],
      whole: {
        value: 0.11,
        error: 0.0311,
      },
      worlds: [200, 2000],
      level: 3,
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
          value: 0.641,
          loss: 0,
          error: 0,
          line: ['2 draw', '2 deal fruit,rum', '2 deal fruit,rum', '2 end', '0 choose native', '1 choose merchant'],
        },
        {
          action: 'deal fruit,rum',
          value: 0.2145,
          loss: 0.4265,
          error: 0.0128,
          line: ['1 end', '2 draw', '2 deal fruit,rum', '2 deal fruit,rum', '2 end', '0 choose native'],
        },
        {
          action: 'doubleHold',
          value: 0.178,
          loss: 0.463,
          error: 0.0172,
          line: ['1 deal fruit,rum', '1 end', '2 draw', '2 deal fruit,rum', '2 deal fruit,rum', '2 end'],
        },
        {
          action: 'unsinkable',
          value: 0.158,
          loss: 0.483,
          error: 0.0169,
          line: ['1 deal fruit,rum', '2 draw', '2 deal fruit,rum', '2 deal fruit,rum', '2 end', '0 choose native'],
        },
      ],
      habits: ['deal fruit,rum', 'unsinkable'],
      gaps: [
        {
          value: 0.475,
          error: 0.0431,
        },
        {
          value: 0.4265,
          error: 0.0128,
        },
      ],
      whole: {
        value: 0.08,
        error: 0.0192,
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
          value: 0.2423,
          loss: 0,
          error: 0,
          line: ['1 choose shaman'],
        },
        {
          action: 'choose merchant',
          value: 0.1213,
          loss: 0.121,
          error: 0.0116,
          line: ['1 choose shaman'],
        },
      ],
      habits: ['choose merchant'],
      gaps: [
        {
          value: 0.165,
          error: 0.0374,
        },
        {
          value: 0.121,
          error: 0.0116,
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
      id: '30-360',
      seed: 'puzzle 30',
      seats: 4,
      options: {},
      seat: 2,
      actions:
        'choose native; choose cartographer; choose shaman; choose captain; play caravan-holland-3; send 3; send 3; send 3; send 3; throw 5 1; keepAll; keepAll; keepAll; keepAll; gift; play port-1; gift; keepAll; gift; keepAll; play tavern; throw 1 1; assign 5; assign 4; assign 4; keepAll; draw; gift; choose merchant; choose captain; choose merchant; choose cartographer; play caravan-england-4; send 4; send 3; send 4; send 3; throw 5 2; keepAll; leave; keepAll; keepAll; gift; gift; sell rum; close; unsinkable; sell fruit; close; unsinkable; draw; gift; unsinkable; doubleHold; choose captain; choose cartographer; choose shipwright; choose native; build 1; gift; gift; play caravan-holland-1; send 1; send 1; send 1; send 1; throw 1 1; keepAll; keepAll; gift; play port-4; gift; keepAll; draw; gift; end; choose cartographer; choose merchant; choose captain; choose shipwright; build 1; gift; gift; play caravan-spain-1; send 1; send 1; send 1; send 1; throw 0 2; keepAll; gift; sellKind fruit; close; gift; unsinkable; doubleHold; doubleHold; draw; gift; doubleHold; doubleHold; choose captain; choose shaman; choose merchant; choose merchant; play caravan-spain-3; send 3; send 3; send 3; send 3; throw 2 2; keepAll; keepAll; keepAll; gift; gift; play mutiny; protect 3; throw 5 2; sell rum; close; doubleHold; sellKind fruit; close; unsinkable; choose shipwright; choose shipwright; choose cartographer; choose captain; build 1; build 1; unsinkable; end; play caravan-spain-2; send 2; send 2; send 2; send 2; throw 0 3; gift; draw; gift; doubleHold; choose merchant; choose merchant; choose captain; choose cartographer; play caravan-england-3; send 3; send 3; send 3; send 2; throw 2 1; keepAll; keepAll; keepAll; gift; gift; sell rum; close; end; sell coffee; sell rum; close; end; draw; gift; end; choose captain; choose shaman; choose merchant; choose captain; play caravan-france-3; send 3; send 3; send 3; send 2; throw 0 1; keepAll; keep fruit; keep coffee; leave; keepAll; keep coffee; leave; play caravan-spain-4; send 1; send 1; send 1; send 2; throw 1 2; play whirlpool; protect 3; throw 5 1; sellKind coffee; close; gift; end; choose shipwright; choose captain; choose native; choose merchant; build 1; gift; gift; end; play caravan-holland-2; send 2; send 2; send 2; send 2; throw 6 1; keep fruit; leave; keepAll; gift; play port-2; gift; leave; sell fruit; close; gift; end; choose merchant; choose shipwright; choose shipwright; choose native; build 1; deal fruit,rum; end; build 1; end; play port-3; gift; keepAll; sellKind coffee; sellKind rum; close; gift; end; choose captain; choose captain; choose merchant; choose shipwright; build 1; gift; doubleHold; end; play caravan-england-2; send 2; send 2; send 2; send 2; throw 7 2; keepAll; keepAll; keepAll; play caravan-france-4; send 3; send 1; send 4; send 4; throw 7 2; keepAll; keep fruit; keepAll; keepAll; sellKind rum; close; gift; gift; deal fruit,coffee; end; choose merchant; choose shipwright; choose captain; choose merchant; build 1; gift; end; play caravan-england-1; send 1; send 1; send 1; send 1; throw 2 2; gift; sellKind coffee; close; end; sellKind coffee; close; end; choose cartographer; choose merchant; choose shipwright; choose shaman; build 1; gift; end; play iceberg; protect 3; throw 5 3; sellKind rum; close; gift; end; draw; gift; gift; doubleHold; choose shaman; choose captain; choose merchant; choose shaman; play caravan-holland-4; send 4; send 4; send 3; send 2; throw 0 1; keepAll; gift; gift; play salary; play sirens; throw 0 1; sellAll; gift; end; choose native; choose merchant; choose cartographer; choose cartographer; play port-5; gift; keepAll; sellAll; gift; end; draw',
      choices: [
        {
          action: 'end',
          value: 0.3236,
          loss: 0,
          error: 0,
          line: ['3 draw', '3 end'],
        },
        {
          action: 'unsinkable',
          value: 0.2245,
          loss: 0.0991,
          error: 0.0074,
          line: ['2 end', '3 draw', '3 end'],
        },
        {
          action: 'doubleHold',
          value: 0.2168,
          loss: 0.1068,
          error: 0.0061,
          line: ['2 end', '3 draw', '3 end'],
        },
      ],
      habits: ['unsinkable'],
      gaps: [
        {
          value: 0.12,
          error: 0.0251,
        },
        {
          value: 0.0991,
          error: 0.0074,
        },
      ],
      whole: {
        value: 0.0979,
        error: 0.0233,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '46-398',
      seed: 'puzzle 46',
      seats: 4,
      options: {},
      seat: 2,
      actions:
        'choose native; choose cartographer; choose captain; choose cartographer; play caravan-england-4; send 4; send 4; send 4; send 4; throw 3 2; keepAll; keepAll; keepAll; keepAll; gift; play port-2; gift; keepAll; gift; keepAll; draw; doubleHold; draw; choose shipwright; choose native; choose cartographer; choose shipwright; build 1; build 1; doubleHold; play port-3; gift; keepAll; gift; keepAll; draw; gift; unsinkable; choose captain; choose shaman; choose native; choose merchant; play caravan-france-4; send 4; send 3; send 4; send 4; throw 0 2; keepAll; keep fruit; leave; leave; gift; play port-1; gift; keep rum; gift; play idol; name fruit; discard coffee; sellAll; noGift; unsinkable; choose cartographer; choose cartographer; choose shipwright; choose captain; build 3; gift; doubleHold; unsinkable; play caravan-france-3; send 1; send 2; send 1; send 3; throw 6 3; keepAll; keepAll; keepAll; keepAll; gift; gift; draw; unsinkable; doubleHold; draw; choose merchant; choose native; choose captain; choose shipwright; build 1; gift; doubleHold; unsinkable; play caravan-holland-4; send 4; send 4; send 2; send 1; throw 2 2; keepAll; keepAll; gift; play port-5; gift; sell rum; close; gift; gift; end; choose native; choose shipwright; choose cartographer; choose captain; build 2; gift; gift; doubleHold; play caravan-spain-4; send 3; send 1; send 4; send 2; throw 5 3; gift; play port-6; gift; keep rum; draw; gift; deal fruit,coffee; choose shipwright; choose merchant; choose captain; choose captain; build 1; gift; end; play caravan-holland-3; send 3; send 2; send 3; send 1; throw 0 2; keepAll; keepAll; play caravan-england-2; send 2; send 1; send 1; send 1; throw 0 2; sellKind fruit; close; gift; unsinkable; unsinkable; choose merchant; choose shaman; choose shipwright; choose shipwright; build 1; deal fruit,coffee; build 1; play mutiny; protect 2; throw 0 1; sellAll; gift; end; choose shaman; choose shipwright; choose captain; choose merchant; build 2; gift; play caravan-spain-2; send 2; send 2; send 2; send 2; throw 3 3; keepAll; gift; play whirlpool; protect 3; throw 6 2; sellAll; gift; choose shipwright; choose merchant; choose cartographer; choose captain; build 1; gift; unsinkable; play caravan-france-1; send 1; send 1; send 1; send 1; throw 7 1; keepAll; keepAll; keepAll; keepAll; gift; sellKind coffee; close; gift; gift; draw; gift; doubleHold; choose cartographer; choose cartographer; choose captain; choose shipwright; build 1; gift; doubleHold; play caravan-spain-3; send 3; send 3; send 3; send 3; throw 4 2; keepAll; keepAll; keepAll; gift; gift; draw; end; draw; choose captain; choose shaman; choose shipwright; choose cartographer; build 1; gift; deal fruit,coffee; end; play caravan-spain-1; send 1; send 1; send 1; send 1; throw 5 1; keepAll; keepAll; gift; play tavern; throw 2 3; assign 6; assign 1; assign 6; keepAll; draw; gift; noGift; deal fruit,rum; choose merchant; choose shipwright; choose shaman; choose shaman; build 1; gift; doubleHold; end; play kraken; throw 1 3; play sirens; throw 7 2; sellAll; gift; gift; end; choose shipwright; choose merchant; choose captain; choose shipwright; build 1; build 1; end; play caravan-holland-2; send 2; send 2; send 2; send 2; throw 5 3; keepAll; keepAll; keepAll; keepAll; gift; sell coffee; close; gift; gift; end; choose cartographer; choose cartographer; choose merchant; choose captain; play caravan-england-1; send 1; send 1; send 1; send 1; throw 4 1; keepAll; keepAll; gift; sellKind coffee; close; gift; gift; end; draw; end; draw; end; choose captain; choose captain; choose shaman; choose merchant; play caravan-england-3; send 2; send 3; send 3; send 3; throw 3 2; keepAll; keepAll; keepAll; keepAll; play caravan-holland-1; send 1; send 1; send 1; send 1; throw 3 2; keepAll; keepAll; keepAll; keepAll; play iceberg; protect 3; throw 5 2; sellAll; gift; gift; end; choose shipwright; choose shaman; choose merchant; choose cartographer; build 1; gift; gift; end; play salary; deal fruit,rum; sell fruit; close; gift; end; draw; noGift; end; choose merchant; choose merchant; choose governor; choose captain; corsair 0',
      choices: [
        {
          action: 'end',
          value: 0.5185,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'unsinkable',
          value: 0.0035,
          loss: 0.515,
          error: 0.0158,
          line: [],
        },
        {
          action: 'doubleHold',
          value: 0.002,
          loss: 0.5165,
          error: 0.0112,
          line: [],
        },
      ],
      habits: ['unsinkable'],
      gaps: [
        {
          value: 0.44,
          error: 0.0499,
        },
        {
          value: 0.515,
          error: 0.0158,
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
      id: '12-328',
      seed: 'puzzle 12',
      seats: 2,
      options: {},
      seat: 0,
      actions:
        'choose shipwright; choose captain; build 3; play caravan-spain-1; send 3; send 3; throw 5 3; keepAll; keepAll; gift; choose captain; choose shipwright; build 3; end; play caravan-england-4; send 8; send 9; throw 4 2; leave; gift; choose shipwright; choose merchant; build 4; unsinkable; unsinkable; doubleHold; unsinkable; sellAll; gift; unsinkable; unsinkable; doubleHold; unsinkable; choose captain; choose shaman; play caravan-england-2; send 4; send 2; throw 1 2; keepAll; gift; play whirlpool; throw 0 3; choose cartographer; choose shipwright; build 6; gift; draw; doubleHold; end; choose merchant; choose cartographer; sellAll; gift; end; draw; choose shipwright; choose shaman; build 3; end; play tavern; throw 3 3; choose shaman; choose cartographer; play sirens; protect 3; throw 5 2; draw; doubleHold; end; choose cartographer; choose captain; play caravan-spain-3; send 7; send 6; throw 4 3; gift; draw; end; choose captain; choose cartographer; play caravan-england-1; send 3; send 3; throw 0 1; keepAll; keepAll; gift; draw; end; choose merchant; choose merchant; sellAll; end; deal coffee,rum; decline; end; choose shipwright; choose shipwright; build 3; end; build 1; end; choose native; choose captain; play caravan-spain-4; send 4; send 4; throw 5 3; keepAll; keepAll; gift; play port-1; choose cartographer; choose merchant; sellAll; end; draw; gift; end; choose captain; choose cartographer; play caravan-spain-2; send 5; send 4; throw 3 3; keepAll; keepAll; draw; gift; deal coffee,rum; end; choose merchant; choose shipwright; build 6; end; sellAll; gift; end; choose shipwright; choose captain; build 4; end; play caravan-france-2; send 6; send 6; throw 6 1; keepAll; keepAll; gift; choose captain; choose merchant; play caravan-france-4; send 8; send 5; throw 5 3; keepAll; keepAll; gift; sellKind rum; close; end; choose merchant; choose cartographer; sellKind coffee; close; end; draw; gift; end; choose cartographer; choose native; play port-3; draw; gift; end; choose captain; choose cartographer; play caravan-holland-4; send 7; send 5; throw 4 3; fight 1 4; keepAll; keepAll; draw; gift; end; choose merchant; choose merchant; sellKind rum; close; end; sell fruit; sell coffee; close; end; choose cartographer; choose native; play port-2; gift; keepAll; draw; end; choose native; choose merchant; play port-5; gift; keepAll; sellAll; end; choose merchant; choose shaman; play mutiny; protect 3; throw 0 2; sell rum; close; end; choose cartographer; choose cartographer; draw; end; draw; end; choose captain; choose shipwright; build 1; end; play caravan-france-3; send 7; send 7; throw 4 3; keepAll; choose shipwright; choose governor; build 3; end; corsair 2; end; choose cartographer; choose captain; play caravan-holland-1; send 3; send 3; throw 4 1; keepAll; keepAll; gift; draw; end; choose merchant; choose cartographer; sellKind fruit; sell coffee; close; gift; end; draw; end; choose shaman; choose merchant; play kraken; throw 1 2; sellAll; gift; end; choose shipwright; choose captain; build 2; gift; end; play caravan-holland-2; send 6; send 6; throw 5 1; keepAll; keepAll; choose shaman; choose cartographer; play iceberg; throw 1 1; draw; noGift; end; choose merchant; choose native; play port-6; sell coffee; close; gift; deal fruit,rum; end; choose cartographer; choose captain; play caravan-france-1; send 3; send 3; throw 6 1; keepAll; keepAll; gift; draw; deal fruit,rum; end; choose shaman; choose shaman; play idol',
      choices: [
        {
          action: 'name coffee',
          value: 0.617,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'name rum',
          value: 0.007,
          loss: 0.61,
          error: 0.0154,
          line: [],
        },
        {
          action: 'name fruit',
          value: 0.0005,
          loss: 0.6165,
          error: 0.0109,
          line: [],
        },
      ],
      habits: ['name fruit'],
      gaps: [
        {
          value: 0.58,
          error: 0.0496,
        },
        {
          value: 0.61,
          error: 0.0154,
        },
      ],
      whole: {
        value: 0.5,
        error: 0.0801,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '37-399',
      seed: 'puzzle 37',
      seats: 3,
      options: {},
      seat: 1,
      actions:
        'choose shipwright; choose cartographer; choose shipwright; build 1; build 1; draw; gift; choose cartographer; choose shipwright; choose cartographer; build 1; gift; draw; draw; choose shaman; choose captain; choose native; play caravan-spain-4; send 8; send 8; send 8; throw 5 1; keepAll; keep fruit; keep fruit; keep rum; keep rum; leave; keepAll; gift; gift; play port-4; gift; play salary; choose merchant; choose cartographer; choose shipwright; build 3; gift; unsinkable; sell fruit; sellKind rum; close; noGift; unsinkable; draw; gift; end; choose shipwright; choose merchant; choose captain; build 1; gift; gift; play caravan-spain-2; send 4; send 4; send 3; throw 5 1; keepAll; keepAll; gift; sellKind rum; close; noGift; unsinkable; doubleHold; unsinkable; choose captain; choose native; choose merchant; play caravan-england-3; send 6; send 6; send 2; throw 0 3; keepAll; gift; play port-6; gift; keepAll; gift; leave; sellKind coffee; close; noGift; doubleHold; doubleHold; choose merchant; choose shipwright; choose cartographer; build 5; gift; doubleHold; end; sellAll; gift; doubleHold; unsinkable; doubleHold; draw; gift; gift; choose shipwright; choose captain; choose shaman; build 3; gift; play caravan-england-4; send 8; send 6; send 8; throw 2 1; keepAll; keep fruit; keep rum; leave; keepAll; gift; play mutiny; protect 3; throw 0 3; choose captain; choose merchant; choose shipwright; build 2; gift; end; play caravan-spain-3; send 6; send 6; send 5; throw 5 2; keepAll; keepAll; keep fruit; keep coffee; keep coffee; keep rum; leave; gift; sellKind fruit; sellKind coffee; close; gift; gift; end; choose merchant; choose native; choose merchant; play port-1; gift; keepAll; sell fruit; sellKind rum; close; end; sellKind coffee; sell rum; close; end; choose cartographer; choose merchant; choose shaman; play idol; name fruit; sellAll; gift; end; draw; gift; gift; end; choose captain; choose cartographer; choose cartographer; play caravan-france-3; send 6; send 6; send 6; throw 5 2; keepAll; keepAll; keepAll; gift; draw; end; draw; end; choose native; choose captain; choose shipwright; build 4; end; play caravan-spain-1; send 2; send 2; send 2; throw 2 2; keepAll; keepAll; keepAll; gift; play port-5; gift; leave; choose merchant; choose shipwright; choose captain; build 4; deal fruit,rum; end; play caravan-france-1; send 2; send 2; send 2; throw 4 2; keepAll; keep coffee; leave; keepAll; gift; sellAll; gift; gift; end; choose shipwright; choose captain; choose merchant; build 2; gift; end; play caravan-france-2; send 4; send 2; send 4; throw 1 1; keepAll; keep rum; leave; keepAll; gift; gift; sellKind fruit; sellKind rum; close; gift; end; choose captain; choose merchant; choose shaman; play caravan-france-4; send 5; send 3; send 5; throw 1 2; gift; play whirlpool; protect 3; throw 5 2; sellKind fruit; close; gift; end; choose shipwright; choose captain; choose shipwright; build 3; deal fruit,coffee; end; build 4; end; play caravan-holland-1; send 2; send 2; send 2; throw 3 3; gift; choose captain; choose cartographer; choose shaman; play caravan-england-1; send 2; send 2; send 2; throw 6 2; keepAll; keepAll; keepAll; gift; play iceberg; protect 3; throw 6 1; draw; gift; noGift; end; choose cartographer; choose captain; choose merchant; play caravan-holland-2; send 3; send 2; send 4; throw 0 3; keepAll; keepAll; keepAll; gift; sellKind coffee; close; gift; gift; end; draw; noGift; deal fruit,rum; end; choose merchant; choose merchant; choose captain; play caravan-holland-4; send 5; send 3; send 1; throw 0 1; keepAll; keepAll; gift; sellKind rum; close; end; sellAll; end; choose captain; choose cartographer; choose merchant; play caravan-holland-3; send 4; send 4; send 2; throw 2 1; keep fruit; keep fruit; keep coffee; leave; keepAll; keepAll; gift; sellKind fruit; sellKind coffee; close; noGift; end; draw; noGift; end; choose merchant; choose native; choose cartographer; play port-2; gift; keepAll; sellAll; gift; end; draw; noGift; end; choose cartographer; choose shaman; choose captain; play caravan-england-2; send 4; send 4; send 2; throw 3 1; keepAll; keepAll; keep rum',
      choices: [
        {
          action: 'leave',
          value: 0.896,
          loss: 0,
          error: 0,
          line: ['2 gift', '1 play sirens', '1 protect 3'],
        },
        {
          action: 'keep coffee',
          value: 0.6123,
          loss: 0.2838,
          error: 0.0104,
          line: ['2 gift', '1 play sirens', '1 protect 3'],
        },
        {
          action: 'keepAll',
          value: 0.6075,
          loss: 0.2885,
          error: 0.0148,
          line: ['2 gift', '1 play sirens', '1 protect 3'],
        },
      ],
      habits: ['keepAll'],
      gaps: [
        {
          value: 0.16,
          error: 0.0395,
        },
        {
          value: 0.2838,
          error: 0.0104,
        },
      ],
      whole: {
        value: 0.2417,
        error: 0.0414,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '49-341',
      seed: 'puzzle 49',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'choose cartographer; choose cartographer; choose captain; play caravan-spain-3; send 6; send 6; send 6; throw 7 2; keepAll; keep fruit; keep fruit; keep fruit; keep rum; keep rum; leave; keepAll; gift; gift; draw; draw; doubleHold; choose native; choose captain; choose merchant; play caravan-holland-4; send 4; send 1; send 1; throw 4 2; keepAll; keepAll; gift; play port-5; gift; gift; sellKind coffee; close; noGift; end; choose merchant; choose merchant; choose shipwright; build 3; gift; unsinkable; unsinkable; sellAll; unsinkable; sellKind fruit; close; unsinkable; choose shipwright; choose shaman; choose captain; build 2; gift; play caravan-france-3; send 6; send 6; send 6; throw 2 3; keepAll; keepAll; keepAll; gift; gift; play sirens; protect 3; throw 7 2; choose captain; choose shipwright; choose merchant; build 3; doubleHold; play caravan-england-2; send 4; send 4; send 3; throw 3 3; keepAll; keepAll; keepAll; gift; gift; sellAll; gift; doubleHold; doubleHold; end; choose merchant; choose native; choose cartographer; play port-1; gift; keepAll; gift; keepAll; sellAll; noGift; unsinkable; doubleHold; draw; gift; end; choose cartographer; choose merchant; choose shaman; play kraken; protect 6; throw 4 3; sellKind coffee; close; gift; draw; gift; choose captain; choose cartographer; choose cartographer; play caravan-holland-3; send 6; send 6; send 6; throw 0 3; keepAll; keepAll; keepAll; gift; gift; draw; draw; end; choose cartographer; choose shaman; choose merchant; play tavern; throw 6 2; assign 6; assign 2; lose rum; sellKind coffee; sellKind fruit; gift; end; draw; gift; doubleHold; end; choose captain; choose merchant; choose captain; play caravan-spain-2; send 4; send 4; send 4; throw 2 3; keepAll; keepAll; keepAll; play caravan-england-1; send 2; send 1; send 2; throw 5 2; sellAll; gift; unsinkable; end; choose native; choose shipwright; choose captain; build 2; end; play caravan-holland-1; send 2; send 2; send 2; throw 5 3; keepAll; keepAll; keepAll; gift; play port-4; gift; leave; gift; leave; choose shipwright; choose captain; choose cartographer; build 2; doubleHold; end; play caravan-france-1; send 2; send 2; send 2; throw 5 1; keepAll; keepAll; keepAll; gift; gift; draw; gift; doubleHold; end; choose merchant; choose cartographer; choose merchant; sellKind coffee; sell rum; close; end; sellAll; end; draw; gift; deal fruit,coffee; end; choose shaman; choose merchant; choose native; play port-6; gift; keepAll; play whirlpool; protect 6; throw 5 2; sellAll; gift; end; choose cartographer; choose native; choose captain; play caravan-england-4; send 3; send 3; send 3; throw 6 2; gift; play port-3; gift; keepAll; gift; keepAll; draw; gift; end; choose captain; choose shipwright; choose merchant; build 1; deal fruit,coffee; end; play caravan-spain-4; send 5; send 6; send 2; throw 5 1; keepAll; keepAll; keepAll; gift; sellAll; gift; gift; end; choose captain; choose merchant; choose shipwright; build 2; end; play caravan-france-4; send 3; send 4; send 5; throw 5 1; keepAll; keepAll; keepAll; gift; gift; sellAll; noGift; end; choose shaman; choose shaman; choose shaman; play mutiny; throw 6 3; play idol; name coffee; play salary; choose shaman; choose cartographer; choose cartographer; play iceberg; protect 3; throw 5 1; draw; end; draw; end; choose merchant; choose captain; choose native; play caravan-spain-1; send 2; send 2; send 2; throw 4 1; gift; play port-2; gift; keepAll; sell fruit; sell coffee; close; gift; gift; deal fruit,rum; end',
      choices: [
        {
          action: 'choose cartographer',
          value: 0.4704,
          loss: 0,
          error: 0,
          line: ['1 choose shipwright', '2 choose merchant', '1 build 1', '1 gift', '1 end', '2 sellAll'],
        },
        {
          action: 'choose shipwright',
          value: 0.0061,
          loss: 0.4643,
          error: 0.0122,
          line: ['1 choose shipwright', '2 choose merchant', '1 build 1', '1 end', '0 build 1', '0 end'],
        },
        {
          action: 'choose captain',
          value: -0.0019,
          loss: 0.4723,
          error: 0.0192,
          line: ['1 choose shipwright', '2 choose merchant', '1 build 1', '1 gift', '1 end', '0 decline'],
        },
        {
          action: 'choose native',
          value: -0.0019,
          loss: 0.4723,
          error: 0.0192,
          line: ['1 choose shipwright', '2 choose merchant', '1 build 1', '1 gift', '1 end', '0 decline'],
        },
        {
          action: 'choose shaman',
          value: -0.0019,
          loss: 0.4723,
          error: 0.0192,
          line: ['1 choose shipwright', '2 choose merchant', '1 build 1', '1 gift', '1 end', '0 decline'],
        },
        {
          action: 'choose governor',
          value: -0.0106,
          loss: 0.481,
          error: 0.0122,
          line: ['1 choose shipwright', '2 choose merchant', '1 build 1', '1 gift', '1 end', '0 corsair 1'],
        },
      ],
      habits: ['choose shipwright'],
      gaps: [
        {
          value: 0.435,
          error: 0.0357,
        },
        {
          value: 0.4643,
          error: 0.0122,
        },
      ],
      whole: {
        value: 0.525,
        error: 0.08,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '16-35',
      seed: 'puzzle 16',
      seats: 2,
      options: {},
      seat: 1,
      actions:
        'choose cartographer; choose captain; play caravan-england-4; send 1; send 7; throw 7 2; keepAll; keep fruit; keep fruit; leave; gift; draw; unsinkable; choose shipwright; choose shipwright; build 7; build 3; doubleHold; choose captain; choose cartographer; play caravan-england-2; send 6; send 6; throw 4 1; keepAll; keepAll; draw; gift; choose merchant; choose shaman; play tavern; throw 4 1',
      choices: [
        {
          action: 'assign 4',
          value: 0.5385,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'assign 1',
          value: 0.3077,
          loss: 0.2308,
          error: 0.0008,
          line: [],
        },
      ],
      habits: ['assign 1'],
      gaps: [
        {
          value: 0.2337,
          error: 0.0025,
        },
        {
          value: 0.2308,
          error: 0.0008,
        },
      ],
      whole: {
        value: 0.2875,
        error: 0.0664,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '38-186',
      seed: 'puzzle 38',
      seats: 4,
      options: {},
      seat: 2,
      actions:
        'choose captain; choose cartographer; choose captain; choose native; play caravan-france-2; send 2; send 2; send 2; send 2; throw 5 2; keepAll; keepAll; play caravan-england-4; send 4; send 4; send 4; send 4; throw 4 3; fight 0 17; fight 1 17; keepAll; keepAll; play port-1; gift; keepAll; draw; gift; unsinkable; doubleHold; choose shipwright; choose captain; choose merchant; choose merchant; build 3; gift; unsinkable; unsinkable; play caravan-holland-2; send 2; send 1; send 1; send 2; throw 7 3; keep rum; keepAll; gift; gift; sellAll; doubleHold; sell fruit; sell fruit; close; unsinkable; doubleHold; choose native; choose cartographer; choose captain; choose shipwright; build 1; gift; play caravan-holland-1; send 1; send 1; send 1; send 1; throw 2 2; keepAll; keepAll; gift; gift; play port-6; gift; keepAll; draw; gift; unsinkable; doubleHold; choose cartographer; choose shaman; choose shipwright; choose captain; build 1; gift; unsinkable; doubleHold; play caravan-england-1; send 1; send 1; send 1; send 1; throw 3 2; keepAll; keepAll; keepAll; gift; gift; play tavern; throw 0 1; assign 6; assign 2; assign 6; draw; gift; choose shaman; choose shipwright; choose captain; choose cartographer; build 1; gift; end; play caravan-spain-3; send 3; send 3; send 2; send 3; throw 5 2; gift; play whirlpool; protect 5; throw 0 3; draw; gift; unsinkable; doubleHold; end; choose merchant; choose captain; choose shipwright; choose shipwright; build 2; unsinkable; build 1; end; play caravan-france-4; send 3; send 4; send 3; send 2; throw 2 1; keepAll; keepAll; keepAll; keep fruit; leave; gift; gift; sell coffee; sell rum; close; gift; choose captain; choose shipwright; choose merchant; choose captain; build 1; gift; end; play caravan-spain-1; send 1; send 1; send 1; send 1; throw 3 3; keepAll; keepAll; keepAll; keepAll; play caravan-england-3; send 2; send 3; send 2; send 2; throw 3 1; sell fruit; sell coffee',
      choices: [
        {
          action: 'close',
          value: 0.3944,
          loss: 0,
          error: 0,
          line: ['2 gift', '2 gift', '2 end'],
        },
        {
          action: 'sell rum',
          value: 0.2943,
          loss: 0.1002,
          error: 0.0004,
          line: ['2 close', '2 gift', '2 noGift', '2 end'],
        },
        {
          action: 'sellKind rum',
          value: 0.2586,
          loss: 0.1358,
          error: 0.0006,
          line: ['2 noGift', '2 end'],
        },
        {
          action: 'sellAll',
          value: 0.2586,
          loss: 0.1358,
          error: 0.0006,
          line: ['2 noGift', '2 end'],
        },
      ],
      habits: ['sellAll'],
      gaps: [
        {
          value: 0.1002,
          error: 0.0011,
        },
        {
          value: 0.1002,
          error: 0.0004,
        },
      ],
      whole: {
        value: 0.1492,
        error: 0.0457,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '41-241',
      seed: 'puzzle 41',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'choose shaman; choose cartographer; choose shipwright; build 1; gift; gift; play tavern; throw 2 2; assign 4; assign 3; draw; gift; choose cartographer; choose native; choose captain; play caravan-england-1; send 2; send 2; send 2; throw 0 3; keepAll; keepAll; gift; play port-3; gift; keepAll; draw; gift; gift; choose native; choose shipwright; choose cartographer; build 2; gift; gift; play port-1; gift; keepAll; draw; gift; unsinkable; choose shipwright; choose captain; choose native; build 1; gift; play caravan-england-4; send 8; send 8; send 7; throw 2 3; keepAll; keepAll; keepAll; gift; play port-4; gift; keepAll; gift; keepAll; choose merchant; choose shipwright; choose merchant; build 1; gift; unsinkable; doubleHold; unsinkable; sellKind fruit; sell rum; close; unsinkable; sellAll; doubleHold; doubleHold; choose cartographer; choose captain; choose shaman; play caravan-england-3; send 6; send 6; send 6; throw 7 1; fight 0 16; keepAll; keepAll; gift; gift; play iceberg; protect 3; throw 0 1; draw; gift; choose captain; choose merchant; choose cartographer; play caravan-spain-2; send 1; send 3; send 3; throw 0 3; gift; sellAll; gift; doubleHold; end; draw; gift; gift; end; choose merchant; choose shaman; choose shipwright; build 6; gift; deal fruit,coffee; end; play whirlpool; protect 3; throw 1 3; sellAll; gift; gift; doubleHold; choose shaman; choose shipwright; choose captain; build 3; gift; gift; end; play caravan-spain-4; send 8; send 7; send 8; throw 0 3; keepAll; leave; keepAll; gift; play idol; name coffee; choose governor; choose captain; choose native; corsair 0; doubleHold; unsinkable; play caravan-holland-4; send 8; send 4; send 8; throw 5 3; keepAll; keepAll; keepAll; gift; play port-5; gift; keepAll; gift; keepAll; choose captain; choose merchant; choose shipwright; build 3; unsinkable; end; play caravan-spain-3; send 5; send 3; send 4; throw 0 1; keepAll; keep fruit; keep rum; leave; keep rum; keepAll; gift; gift; sellKind fruit; sell coffee; close; gift; end; choose merchant; choose cartographer; choose merchant; sellKind fruit; sellKind rum; close; end; sellAll; end; draw; gift; gift; end; choose cartographer; choose shaman; choose native; play port-6; gift; keepAll; gift; keepAll; play salary; draw; noGift; doubleHold; end; choose captain; choose merchant; choose cartographer; play caravan-france-4; send 7; send 5; send 6; throw 5 1; keepAll; keepAll; keepAll; gift; gift; sellKind coffee; close; gift; end; draw',
      choices: [
        {
          action: 'noGift',
          value: 0.3199,
          loss: 0,
          error: 0,
          line: ['2 doubleHold', '2 doubleHold', '2 end'],
        },
        {
          action: 'gift',
          value: 0.1048,
          loss: 0.2151,
          error: 0.0035,
          line: [],
        },
      ],
      habits: ['gift'],
      gaps: [
        {
          value: 0.2234,
          error: 0.0109,
        },
        {
          value: 0.2151,
          error: 0.0035,
        },
      ],
      whole: {
        value: 0.5,
        error: 0.0801,
      },
      worlds: [200, 2000],
      level: 1,
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
      id: '48-288',
      seed: 'puzzle 48',
      seats: 2,
      options: {},
      seat: 1,
      actions:
        'choose shipwright; choose shipwright; build 3; build 3; choose captain; choose native; play caravan-spain-2; send 6; send 6; throw 3 3; keepAll; keepAll; gift; play port-3; choose shipwright; choose shipwright; build 3; unsinkable; build 2; unsinkable; doubleHold; choose shaman; choose captain; play caravan-spain-1; send 3; send 3; throw 7 2; keepAll; keepAll; play idol; name coffee; choose merchant; choose merchant; sellAll; doubleHold; sellAll; choose captain; choose cartographer; play caravan-france-2; send 6; send 6; throw 3 3; keepAll; keepAll; gift; draw; choose cartographer; choose shaman; play salary; draw; unsinkable; doubleHold; choose captain; choose merchant; play caravan-england-2; send 6; send 6; throw 2 2; keepAll; keepAll; gift; sellKind fruit; sellKind coffee; close; choose cartographer; choose native; play port-2; gift; keepAll; draw; doubleHold; end; choose captain; choose cartographer; play caravan-holland-4; send 6; send 7; throw 4 2; keepAll; keepAll; gift; draw; unsinkable; choose merchant; choose merchant; sellAll; sellKind fruit; sell rum; close; end; choose cartographer; choose captain; play caravan-holland-2; send 6; send 6; throw 6 3; keepAll; keepAll; draw; gift; end; choose shipwright; choose cartographer; build 1; end; draw; gift; choose captain; choose merchant; play caravan-england-4; send 2; send 2; throw 0 2; gift; sell rum; close; choose cartographer; choose shaman; play iceberg; protect 3; throw 3 3; draw; end; choose shaman; choose cartographer; play kraken; protect 3; throw 7 2; draw; choose cartographer; choose captain; play caravan-england-3; send 4; send 6; throw 5 1; keepAll; keepAll; gift; draw; end; choose shaman; choose shipwright; build 1; doubleHold; play whirlpool; protect 3; throw 4 1; choose cartographer; choose cartographer; draw; draw; end; choose shipwright; choose merchant; build 3; end; sellAll; choose merchant; choose captain; play caravan-england-1; send 3; send 3; throw 4 2; keepAll; keepAll; gift; sell fruit; sellKind rum; close; end; choose native; choose cartographer; play port-1; gift; keepAll; draw; end; choose cartographer; choose shaman; play tavern; throw 0 2; lose fruit; draw; end; choose native; choose cartographer; play port-4; gift; keepAll; draw; end; choose merchant; choose native; play port-6; gift; keepAll; sellAll; end; choose cartographer; choose cartographer; draw; end; draw; deal fruit,rum; choose captain; choose shaman; play caravan-spain-4; send 7; send 5; throw 7 2; keepAll; keepAll; play mutiny; protect 3; throw 4 1; choose merchant; choose cartographer; sell coffee; sell rum; close; gift; end; draw; end; choose cartographer; choose captain; play caravan-france-1; send 3; send 3; throw 5 2; keepAll; keepAll; gift; draw; deal fruit,coffee; end; choose captain; choose cartographer; play caravan-holland-3; send 5; send 3; throw 4 3; keepAll; keepAll; gift; draw; deal coffee,rum; deal fruit,coffee; choose merchant; choose captain; play caravan-france-3; send 4; send 2; throw 7 3; keepAll; keep fruit; keep rum; gift; deal fruit,coffee; sellKind fruit; close; end; choose shaman; choose merchant; play sirens; protect 1; throw 2 2; sell coffee; close',
      choices: [
        {
          action: 'end',
          value: 0.616,
          loss: 0,
          error: 0,
          line: ['0 choose merchant', '1 choose captain', '1 play caravan-holland-1', '1 send 3', '0 send 3'],
        },
        {
          action: 'doubleHold',
          value: 0.4943,
          loss: 0.1218,
          error: 0.0049,
          line: ['0 choose merchant', '1 choose captain', '1 play caravan-holland-1', '1 send 3', '0 send 3'],
        },
      ],
      habits: ['doubleHold'],
      gaps: [
        {
          value: 0.1275,
          error: 0.0159,
        },
        {
          value: 0.1218,
          error: 0.0049,
        },
      ],
      whole: {
        value: 0.1063,
        error: 0.023,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '44-23',
      seed: 'puzzle 44',
      seats: 2,
      options: {},
      seat: 1,
      actions:
        'choose shipwright; choose captain; build 3; play caravan-spain-1; send 3; send 3; throw 3 1; keepAll; keep fruit; keepAll; gift; choose native; choose merchant; play port-6; gift; keepAll; sell coffee; sell rum; close; doubleHold; choose cartographer; choose captain',
      choices: [
        {
          action: 'play caravan-spain-4',
          value: 0.688,
          loss: 0,
          error: 0,
          line: ['1 send 6', '0 send 1'],
        },
        {
          action: 'play caravan-france-3',
          value: 0.51,
          loss: 0.1781,
          error: 0.0034,
          line: ['1 send 6', '0 send 6'],
        },
        {
          action: 'decline',
          value: 0.4218,
          loss: 0.2662,
          error: 0.0033,
          line: [],
        },
      ],
      habits: ['play caravan-france-3'],
      gaps: [
        {
          value: 0.1817,
          error: 0.0104,
        },
        {
          value: 0.1781,
          error: 0.0034,
        },
      ],
      whole: {
        value: 0.0975,
        error: 0.0503,
      },
      worlds: [200, 2000],
      level: 3,
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
      id: '25-379',
      seed: 'puzzle 25',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'choose shaman; choose shipwright; choose cartographer; build 1; gift; gift; play tavern; throw 2 1; assign 4; assign 2; draw; gift; choose cartographer; choose cartographer; choose shipwright; build 1; gift; gift; draw; draw; choose shipwright; choose shaman; choose captain; build 1; gift; gift; play caravan-france-1; send 2; send 2; send 2; throw 7 1; keepAll; keepAll; gift; play sirens; protect 3; throw 7 2; choose captain; choose shipwright; choose cartographer; build 1; gift; gift; play caravan-holland-4; send 8; send 8; send 8; throw 1 2; keepAll; keepAll; keepAll; gift; draw; gift; unsinkable; doubleHold; doubleHold; choose merchant; choose cartographer; choose captain; play caravan-spain-2; send 4; send 1; send 3; throw 5 3; gift; gift; sellAll; gift; unsinkable; end; draw; gift; doubleHold; unsinkable; doubleHold; choose cartographer; choose native; choose shipwright; build 4; gift; end; play port-3; gift; keepAll; draw; gift; gift; end; choose shipwright; choose shipwright; choose captain; build 4; build 1; doubleHold; play caravan-england-4; send 7; send 8; send 5; throw 5 3; keepAll; keepAll; keepAll; gift; choose shaman; choose merchant; choose shipwright; build 1; gift; doubleHold; unsinkable; end; play kraken; protect 3; throw 1 3; sell fruit; sellKind coffee; close; gift; unsinkable; choose merchant; choose shaman; choose merchant; play iceberg; protect 3; throw 1 1; sellKind coffee; close; sellKind rum; close; end; choose cartographer; choose shipwright; choose captain; build 1; gift; play caravan-spain-4; send 8; send 6; send 8; throw 2 3; keepAll; keepAll; keepAll; gift; draw; gift; choose shipwright; choose merchant; choose native; build 2; play port-5; gift; gift; sellKind rum; close; gift; choose captain; choose captain; choose merchant; play caravan-spain-1; send 2; send 2; send 2; throw 2 3; keepAll; keepAll; play caravan-holland-3; send 4; send 3; send 3; throw 4 1; keepAll; keepAll; keep fruit; keep fruit; leave; sellKind fruit; sellKind rum; close; gift; end; choose merchant; choose merchant; choose shipwright; build 2; end; sell coffee; sellKind rum; close; sellKind fruit; sell coffee; close; doubleHold; choose captain; choose captain; choose native; play caravan-england-2; send 4; send 4; send 4; throw 0 1; keepAll; keepAll; keepAll; play caravan-holland-1; send 2; send 2; send 2; throw 7 1; keepAll; keepAll; keep rum; leave; play port-1; gift; leave; gift; keep rum; choose captain; choose merchant; choose merchant; play caravan-england-3; send 1; send 2; throw 6 1; leave; gift; gift; sellKind coffee; close; sellAll; end; choose merchant; choose shaman; choose shaman; play mutiny; throw 4 2; play idol; name rum; sellKind fruit; close; gift; deal coffee,rum; choose captain; choose merchant; choose shipwright; build 1; gift; end; play caravan-france-2; send 4; send 4; send 4; throw 3 1; keepAll; keepAll; keepAll; gift; sell fruit; close; gift; choose captain; choose cartographer; choose cartographer; play caravan-france-3; send 3; send 4; send 5; throw 4 3; keepAll; keepAll; keepAll; gift; gift; draw; end; draw; end; choose shipwright; choose shipwright; choose merchant; build 2; end; build 1; end; sell fruit; sell coffee; close; noGift; end; choose cartographer; choose captain; choose captain; play caravan-spain-3; send 4; send 1; send 4; throw 6 1; keep fruit; keep fruit; keep rum; leave; keepAll; keep fruit; keep rum; keep rum; leave; play caravan-england-1; send 1; send 2; send 1; throw 7 2; leave; keep coffee; leave; keep fruit; draw; gift; deal fruit,rum; doubleHold; end; choose native; choose merchant; choose cartographer; play port-4; gift; keepAll; gift; keep coffee; sellKind fruit; sell rum; close; gift; end; deal fruit,coffee; draw; gift; deal fruit,rum; end; choose merchant; choose cartographer; choose captain; play caravan-france-4; send 3; send 4; throw 4 2; fight 2 4; keepAll; keepAll; gift; sellAll; gift; end; draw; noGift; doubleHold; choose shaman; choose captain',
      choices: [
        {
          action: 'choose governor',
          value: 0.905,
          loss: 0,
          error: 0,
          line: ['2 corsair 2', '2 deal fruit,coffee', '2 deal fruit,coffee', '2 end'],
        },
        {
          action: 'choose merchant',
          value: 0.6585,
          loss: 0.2465,
          error: 0.012,
          line: [],
        },
        {
          action: 'choose native',
          value: 0.475,
          loss: 0.43,
          error: 0.0167,
          line: [],
        },
        {
          action: 'choose cartographer',
          value: 0.2075,
          loss: 0.6975,
          error: 0.0154,
          line: [],
        },
      ],
      habits: ['choose merchant', 'choose cartographer'],
      gaps: [
        {
          value: 0.1875,
          error: 0.0352,
        },
        {
          value: 0.2465,
          error: 0.012,
        },
      ],
      whole: {
        value: 0.3625,
        error: 0.0858,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '33-303',
      seed: 'puzzle 33',
      seats: 3,
      options: {},
      seat: 0,
      actions:
        'choose shipwright; choose shaman; choose captain; build 1; gift; play caravan-england-1; send 2; send 2; send 2; throw 5 1; gift; gift; play tavern; throw 7 1; assign 6; assign 3; keepAll; choose captain; choose shipwright; choose shipwright; build 3; unsinkable; doubleHold; build 3; unsinkable; unsinkable; play caravan-spain-1; send 2; send 2; send 2; throw 1 2; keepAll; gift; gift; choose shipwright; choose native; choose captain; build 3; gift; unsinkable; unsinkable; doubleHold; play caravan-spain-3; send 6; send 6; send 6; throw 3 2; keepAll; keepAll; keepAll; gift; play port-3; gift; keepAll; gift; keepAll; choose captain; choose merchant; choose shipwright; build 1; gift; doubleHold; doubleHold; play caravan-france-3; send 4; send 2; send 6; throw 3 3; keepAll; keepAll; gift; sellAll; gift; unsinkable; choose merchant; choose shipwright; choose merchant; build 2; gift; sellKind fruit; sellKind coffee; close; doubleHold; end; sellAll; end; choose cartographer; choose shaman; choose cartographer; play idol; name rum; draw; end; draw; end; choose captain; choose cartographer; choose shaman; play caravan-france-4; send 7; send 8; send 7; throw 4 1; keepAll; keepAll; keepAll; gift; play iceberg; protect 6; throw 5 3; draw; gift; doubleHold; choose merchant; choose captain; choose cartographer; play caravan-holland-3; send 6; send 5; send 4; throw 3 2; keepAll; keepAll; keepAll; gift; sellAll; gift; noGift; end; draw; gift; doubleHold; end; choose cartographer; choose merchant; choose merchant; sell fruit; sell fruit; sell fruit; close; end; sellKind rum; close; end; draw; gift; end; choose shipwright; choose cartographer; choose captain; build 1; end; play caravan-england-2; send 4; send 4; send 4; throw 3 2; keepAll; keepAll; keepAll; gift; gift; draw; gift; doubleHold; choose captain; choose shaman; choose merchant; play caravan-holland-4; send 5; send 3; send 2; throw 5 1; keepAll; keepAll; keepAll; gift; gift; play mutiny; protect 3; throw 1 3; sell fruit; sellKind coffee; close; gift; end; choose merchant; choose captain; choose captain; play caravan-spain-2; send 3; send 4; send 1; throw 1 2; keep rum; keep rum; leave; keepAll; leave; play caravan-france-2; send 2; send 1; send 1; throw 4 2; keepAll; sellKind fruit; sellKind coffee; close; gift; end; choose cartographer; choose merchant; choose shipwright; build 1; doubleHold; end; sellKind rum; close; gift; draw; gift; end; choose shaman; choose cartographer; choose merchant; play sirens; protect 5; throw 7 2; sell rum; close; noGift; end; draw; gift; choose cartographer; choose shipwright; choose cartographer; build 2; draw; end; draw; end; choose merchant; choose native; choose captain; play caravan-holland-2; send 3; send 4; send 4; throw 5 3; fight 1 5; keepAll; keepAll; keepAll; gift; gift; play port-6; gift; keepAll; sellAll; gift; end; choose native; choose merchant; choose merchant; play port-2; gift; keepAll; gift; keepAll; sellAll; sellKind fruit; sellKind coffee; end; choose native; choose captain; choose cartographer; play caravan-england-3; send 6; send 5; send 4; throw 3 2; keepAll; keepAll; keepAll; gift; gift',
      choices: [
        {
          action: 'play port-4',
          value: 0.8744,
          loss: 0,
          error: 0,
          line: ['0 gift'],
        },
        {
          action: 'play port-5',
          value: 0.6947,
          loss: 0.1797,
          error: 0.0005,
          line: ['0 gift'],
        },
        {
          action: 'decline',
          value: 0.6086,
          loss: 0.2658,
          error: 0.0008,
          line: ['2 draw', '2 noGift', '2 deal fruit,rum', '2 end', '0 choose native'],
        },
      ],
      habits: ['play port-5'],
      gaps: [
        {
          value: 0.1801,
          error: 0.0015,
        },
        {
          value: 0.1797,
          error: 0.0005,
        },
      ],
      whole: {
        value: 0.2875,
        error: 0.0547,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '35-35',
      seed: 'puzzle 35',
      seats: 2,
      options: {
        roundLimit: 20,
      },
      seat: 0,
      actions:
        'choose shipwright; choose shipwright; build 3; build 2; choose captain; choose cartographer; play caravan-spain-1; send 3; send 3; throw 1 1; keepAll; keepAll; draw; gift; choose cartographer; choose captain; play caravan-spain-4; send 7; send 1; throw 2 1; keepAll; keepAll; draw; gift; doubleHold; choose shaman; choose shipwright; build 5; unsinkable; doubleHold; play tavern; throw 0 3',
      choices: [
        {
          action: 'assign 4',
          value: 0.6582,
          loss: 0,
          error: 0,
          line: ['0 choose native', '1 choose captain'],
        },
        {
          action: 'assign 1',
          value: 0.3577,
          loss: 0.3006,
          error: 0.0003,
          line: ['0 choose native', '1 choose captain'],
        },
      ],
      habits: ['assign 1'],
      gaps: [
        {
          value: 0.3018,
          error: 0.0009,
        },
        {
          value: 0.3006,
          error: 0.0003,
        },
      ],
      whole: {
        value: 0.2708,
        error: 0.0576,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '10-353',
      seed: 'puzzle 10',
      seats: 4,
      options: {},
      seat: 3,
      actions:
        'choose cartographer; choose captain; choose captain; choose captain; play caravan-holland-3; send 3; send 3; send 3; send 3; throw 2 3; keepAll; keepAll; keepAll; keepAll; play caravan-england-4; send 4; send 4; send 4; send 4; throw 2 1; keepAll; keepAll; keepAll; keepAll; play caravan-england-3; send 1; send 1; send 1; send 1; throw 0 1; leave; keepAll; leave; leave; draw; gift; unsinkable; choose captain; choose shipwright; choose cartographer; choose merchant; build 1; gift; unsinkable; play caravan-france-4; send 1; send 3; send 1; send 1; throw 7 3; keepAll; leave; gift; sellKind rum; close; gift; gift; draw; gift; unsinkable; doubleHold; choose shipwright; choose shaman; choose native; choose native; build 1; gift; gift; doubleHold; play port-1; play port-4; play idol; name fruit; choose native; choose merchant; choose shaman; choose cartographer; play port-5; gift; keepAll; play kraken; protect 3; throw 3 3; sell rum; close; gift; gift; draw; gift; choose captain; choose cartographer; choose shipwright; choose captain; build 1; gift; gift; play caravan-spain-3; send 3; send 3; send 3; send 3; throw 5 2; keepAll; keepAll; keepAll; keepAll; play caravan-holland-4; send 4; send 3; send 4; send 4; throw 2 1; keepAll; keepAll; keepAll; keepAll; draw; gift; doubleHold; choose merchant; choose captain; choose cartographer; choose shipwright; build 1; gift; gift; unsinkable; play caravan-england-1; send 1; send 1; send 1; send 1; throw 6 2; fight 0 1; keepAll; keepAll; keepAll; keepAll; gift; sellKind rum; close; gift; doubleHold; draw; gift; doubleHold; choose captain; choose shipwright; choose native; choose captain; build 1; gift; doubleHold; play caravan-france-1; send 1; send 1; send 1; send 1; throw 3 2; keepAll; keepAll; play caravan-spain-1; send 1; send 1; send 1; send 1; throw 2 2; keepAll; keepAll; keepAll; keepAll; play port-2; gift; leave; choose merchant; choose merchant; choose merchant; choose captain; play caravan-holland-1; send 1; send 1; send 1; send 1; throw 0 3; keepAll; keepAll; keepAll; keep fruit; gift; sellKind rum; close; sellKind fruit; sellKind rum; close; sellKind fruit; close; choose native; choose shaman; choose shaman; choose merchant; play port-3; gift; keepAll; play mutiny; throw 3 2; play iceberg; throw 0 1; sellKind rum; close; gift; doubleHold; choose merchant; choose cartographer; choose native; choose cartographer; play port-6; gift; keepAll; sell rum; close; gift; draw; draw; choose cartographer; choose merchant; choose merchant; choose captain; play caravan-holland-2; send 2; send 2; send 2; send 2; throw 6 2; gift; sell coffee; close; end; sellAll; end; draw; gift; noGift; choose shaman; choose captain; choose cartographer; choose merchant; play caravan-england-2; send 2; send 2; send 2; send 2; throw 3 3; keepAll; keepAll; keepAll; keepAll; gift; gift; play sirens; protect 3; throw 2 3; deal fruit,coffee; sell coffee; close; gift; draw; noGift; end; choose shipwright; choose merchant; choose captain; choose cartographer; build 2; gift; play caravan-france-3; send 3; send 3; send 3; send 3; throw 1 2; keepAll; gift; gift; sellAll; gift; doubleHold; unsinkable; end; draw; noGift; end; choose merchant; choose governor; choose governor; choose shaman; decline; end; corsair 2; deal fruit,coffee; end; play whirlpool; protect 3; throw 7 2; sell coffee; sellKind rum; sell coffee; close; gift; end; choose captain; choose shaman; choose captain; choose merchant; play caravan-france-2; send 2; send 2; send 2; send 2; throw 7 3; keepAll; keepAll; keepAll; keepAll; play caravan-spain-4; send 4; send 1; send 4; send 1; throw 6 2; keepAll; keepAll; keepAll; play salary',
      choices: [
        {
          action: 'deal fruit,coffee',
          value: 1,
          loss: 0,
          error: 0,
          line: ['3 sellAll', '3 gift', '0 deal fruit,rum', '1 deal fruit,coffee', '2 deal fruit,coffee'],
        },
        {
          action: 'sell fruit',
          value: 0,
          loss: 1,
          error: 0,
          line: ['3 sell coffee', '3 close', '3 gift', '3 end', '0 deal fruit,rum', '1 deal fruit,coffee'],
        },
        {
          action: 'sellKind fruit',
          value: 0,
          loss: 1,
          error: 0,
          line: ['3 sell coffee', '3 gift', '3 end', '0 deal fruit,rum', '1 deal fruit,coffee', '2 deal fruit,coffee'],
        },
        {
          action: 'sell coffee',
          value: 0,
          loss: 1,
          error: 0,
          line: ['3 close', '3 gift', '3 end', '0 deal fruit,rum', '1 deal fruit,coffee', '2 deal fruit,coffee'],
        },
        {
          action: 'sellAll',
          value: 0,
          loss: 1,
          error: 0,
          line: ['3 gift', '3 end', '0 deal fruit,rum', '1 deal fruit,coffee', '2 deal fruit,coffee'],
        },
        {
          action: 'decline',
          value: 0,
          loss: 1,
          error: 0,
          line: ['3 deal fruit,coffee', '0 deal fruit,rum', '1 deal fruit,coffee', '2 deal fruit,coffee'],
        },
      ],
      habits: ['sell coffee', 'sellAll'],
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
      id: '42-357',
      seed: 'puzzle 42',
      seats: 4,
      options: {},
      seat: 2,
      actions:
        'choose shaman; choose cartographer; choose cartographer; choose native; play port-2; gift; keepAll; play tavern; throw 6 3; assign 2; assign 3; draw; draw; choose cartographer; choose captain; choose shaman; choose merchant; play caravan-france-1; send 1; send 1; send 1; send 1; throw 4 1; gift; play iceberg; protect 3; throw 6 3; draw; gift; choose captain; choose cartographer; choose cartographer; choose cartographer; play caravan-france-4; send 4; send 4; send 4; send 4; throw 5 3; fight 3 16; keep rum; leave; leave; keep rum; keep rum; leave; leave; gift; gift; draw; unsinkable; doubleHold; draw; end; draw; unsinkable; choose shipwright; choose shipwright; choose merchant; choose captain; build 3; build 2; unsinkable; doubleHold; doubleHold; play caravan-holland-4; send 1; send 4; send 4; send 1; throw 4 3; gift; sellAll; gift; unsinkable; choose native; choose captain; choose shaman; choose shipwright; build 2; gift; doubleHold; play caravan-spain-3; send 1; send 1; send 3; send 1; throw 3 3; keepAll; gift; play port-3; gift; leave; play whirlpool; protect 2; throw 7 1; choose shipwright; choose shipwright; choose shipwright; choose captain; build 2; unsinkable; build 3; unsinkable; doubleHold; build 1; play caravan-holland-2; send 2; send 2; send 2; send 2; throw 0 3; leave; keepAll; keepAll; gift; gift; choose merchant; choose captain; choose cartographer; choose shipwright; build 2; gift; unsinkable; doubleHold; end; play caravan-spain-2; send 2; send 2; send 2; send 2; throw 3 1; gift; sell fruit; sell coffee; close; gift; gift; draw; gift; doubleHold; choose captain; choose merchant; choose shaman; choose shaman; play caravan-spain-1; send 1; send 1; send 1; send 1; throw 6 1; keepAll; keepAll; gift; play salary; play mutiny; throw 2 3; decline; end; choose captain; choose shaman; choose shipwright; choose cartographer; build 2; gift; gift; play caravan-france-2; send 2; send 2; send 2; send 2; throw 5 3; keepAll; keepAll; keepAll; keepAll; gift; play sirens; protect 3; throw 3 1; draw; gift; end; choose shipwright; choose cartographer; choose captain; choose native; build 1; gift; end; play caravan-spain-4; send 4; send 3; send 4; send 2; throw 0 2; keepAll; keepAll; keepAll; gift; play port-6; gift; keepAll; gift; keepAll; draw; gift; deal fruit,rum; end; choose cartographer; choose native; choose merchant; choose shipwright; build 1; gift; deal fruit,coffee; play port-5; gift; keepAll; sellKind coffee; close; gift; deal fruit,rum; draw; noGift; deal fruit,rum; end; choose merchant; choose shipwright; choose shaman; choose native; build 1; gift; gift; end; play port-4; gift; keepAll; play kraken; protect 1; throw 2 1; sellAll; gift; end; choose captain; choose captain; choose captain; choose merchant; play caravan-england-2; send 2; send 2; send 2; send 2; throw 5 2; keepAll; keepAll; keepAll; play caravan-england-3; send 3; send 3; send 3; send 3; throw 2 2; keepAll; keep coffee; keep coffee; leave; keepAll; play caravan-england-1; send 1; send 1; send 1; send 1; throw 2 1; keepAll; leave; keepAll; keepAll; sellKind fruit; close; gift; choose cartographer; choose shipwright; choose merchant; choose governor; build 1; gift; deal fruit,coffee; corsair 0; sellAll; gift; draw; gift; end; choose captain; choose shaman; choose cartographer; choose cartographer; play caravan-holland-3; send 3; send 3; send 2; send 3; throw 7 2; keepAll; keepAll; keepAll; keepAll; gift; gift; play idol; name coffee; draw; draw; choose shipwright; choose governor; choose captain; choose native; build 1; gift; end; corsair 1; play caravan-england-4; send 2; send 4; send 4; send 4; throw 0 1; keepAll; keepAll; keepAll; gift; play port-1; gift; keepAll; choose captain; choose merchant',
      choices: [
        {
          action: 'choose governor',
          value: 0.8005,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'choose captain',
          value: 0.583,
          loss: 0.2175,
          error: 0.0129,
          line: [],
        },
        {
          action: 'choose cartographer',
          value: 0.0545,
          loss: 0.746,
          error: 0.0135,
          line: [],
        },
      ],
      habits: ['choose captain', 'choose cartographer'],
      gaps: [
        {
          value: 0.245,
          error: 0.0401,
        },
        {
          value: 0.2175,
          error: 0.0129,
        },
      ],
      whole: {
        value: 0.2333,
        error: 0.0516,
      },
      worlds: [200, 2000],
      level: 3,
    },
    {
      id: '18-364',
      seed: 'puzzle 18',
      seats: 4,
      options: {},
      seat: 1,
      actions:
        'choose cartographer; choose captain; choose cartographer; choose captain; play caravan-holland-4; send 4; send 4; send 4; send 4; throw 7 1; keepAll; keepAll; keepAll; keepAll; play caravan-england-3; send 3; send 3; send 3; send 3; throw 4 3; keepAll; keepAll; draw; unsinkable; draw; unsinkable; choose captain; choose shipwright; choose captain; choose shipwright; build 2; unsinkable; build 2; unsinkable; play caravan-france-4; send 1; send 1; send 1; send 2; throw 5 3; play caravan-england-2; send 1; send 1; send 1; send 2; throw 4 2; choose shaman; choose native; choose captain; choose merchant; play caravan-spain-2; send 1; send 1; send 1; send 1; throw 5 2; leave; leave; gift; gift; play port-6; gift; leave; play idol; name coffee; sellAll; gift; doubleHold; choose shipwright; choose merchant; choose shipwright; choose native; build 1; build 2; doubleHold; unsinkable; play port-4; gift; keepAll; gift; sell rum; close; gift; choose shaman; choose cartographer; choose captain; choose merchant; play caravan-france-3; send 3; send 3; send 3; send 3; throw 0 3; keepAll; keepAll; leave; gift; play mutiny; protect 5; throw 7 1; sell fruit; close; noGift; doubleHold; draw; gift; doubleHold; choose merchant; choose native; choose merchant; choose shaman; play port-5; gift; leave; gift; leave; play whirlpool; protect 3; throw 1 2; sell fruit; close; doubleHold; end; sell coffee; close; doubleHold; choose cartographer; choose shipwright; choose captain; choose cartographer; build 2; gift; play caravan-holland-3; send 2; send 2; send 3; send 3; throw 4 1; leave; keepAll; keepAll; keepAll; gift; gift; draw; draw; choose shaman; choose merchant; choose cartographer; choose captain; play caravan-france-1; send 1; send 1; send 1; send 1; throw 7 3; keepAll; gift; gift; play tavern; throw 4 1; assign 6; assign 3; sellAll; gift; draw; gift; end; choose merchant; choose captain; choose shipwright; choose cartographer; build 1; gift; end; play caravan-england-1; send 1; send 1; send 1; send 1; throw 1 1; keepAll; keepAll; gift; sell coffee; close; gift; gift; unsinkable; doubleHold; draw; gift; deal fruit,rum; choose cartographer; choose cartographer; choose captain; choose shipwright; build 1; gift; play caravan-holland-2; send 2; send 2; send 2; send 2; throw 3 1; keepAll; keepAll; keepAll; gift; draw; doubleHold; end; draw; choose captain; choose shipwright; choose merchant; choose captain; build 1; gift; end; play caravan-spain-3; send 3; send 2; send 3; send 2; throw 1 3; play caravan-spain-1; send 1; send 1; send 1; send 1; throw 5 1; fight 0 2; keepAll; keepAll; keep rum; sellAll; gift; gift; end; choose shipwright; choose captain; choose shaman; choose governor; build 1; gift; corsair 1; deal fruit,rum; play caravan-holland-1; send 1; send 1; send 1; send 1; throw 2 3; gift; play kraken; protect 3; throw 6 2; choose shaman; choose shipwright; choose cartographer; choose native; build 1; gift; deal fruit,coffee; end; play port-2; gift; keepAll; play salary; draw; gift; end; choose merchant; choose native; choose shaman; choose cartographer; play port-1; gift; gift; play iceberg; protect 3; throw 5 2; sell fruit; close; gift; draw; gift; choose cartographer; choose cartographer; choose governor; choose shaman; corsair 2; end; play sirens; protect 3; throw 2 1; draw; draw; end; choose captain; choose native; choose captain; choose merchant; play caravan-france-2; send 2; send 2; send 2; send 2; throw 7 2; keepAll; keepAll; keepAll; keepAll; play caravan-england-4; send 4; send 4; send 4; send 4; throw 1 3; fight 1 10; keepAll; keep coffee; keepAll; keepAll; keepAll; play port-3; gift; keepAll; sellKind coffee; sellKind rum; sellKind fruit; gift; gift; choose merchant; choose governor; choose merchant; choose captain; corsair 0; end; play caravan-spain-4; send 4; send 3',
      choices: [
        {
          action: 'send 4',
          value: 0.7465,
          loss: 0,
          error: 0,
          line: ['2 send 4'],
        },
        {
          action: 'send 2',
          value: 0.2885,
          loss: 0.458,
          error: 0.0125,
          line: ['2 send 4'],
        },
        {
          action: 'send 1',
          value: 0.0335,
          loss: 0.713,
          error: 0.0146,
          line: ['2 send 4'],
        },
      ],
      habits: ['send 1'],
      gaps: [
        {
          value: 0.455,
          error: 0.0412,
        },
        {
          value: 0.458,
          error: 0.0125,
        },
      ],
      whole: {
        value: 0.5,
        error: 0.0947,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '15-214',
      seed: 'puzzle 15',
      seats: 2,
      options: {
        roundLimit: 20,
      },
      seat: 1,
      actions:
        'choose shipwright; choose shipwright; build 3; build 3; choose captain; choose cartographer; play caravan-france-2; send 6; send 6; throw 0 3; keepAll; keepAll; gift; draw; unsinkable; choose cartographer; choose captain; play caravan-spain-3; send 7; send 1; throw 0 2; keepAll; gift; draw; unsinkable; end; choose merchant; choose shipwright; build 4; doubleHold; unsinkable; doubleHold; sellKind coffee; close; gift; doubleHold; choose shaman; choose captain; play caravan-spain-2; send 6; send 6; throw 4 3; keepAll; keepAll; gift; play tavern; throw 2 1; assign 5; keepAll; lose fruit; choose merchant; choose merchant; sell fruit; sellKind rum; close; sellKind rum; close; end; choose shaman; choose captain; play caravan-holland-2; send 6; send 6; throw 1 2; keepAll; keepAll; gift; play whirlpool; throw 7 2; choose merchant; choose shipwright; build 1; doubleHold; end; sell fruit; close; noGift; doubleHold; choose cartographer; choose merchant; sell rum; close; gift; end; draw; choose shaman; choose cartographer; play idol; name coffee; draw; end; choose cartographer; choose native; play port-5; gift; keepAll; draw; choose shipwright; choose cartographer; build 1; draw; end; choose merchant; choose captain; play caravan-england-2; send 6; send 6; throw 4 3; keepAll; keepAll; gift; sellKind rum; close; end; choose captain; choose merchant; play caravan-holland-4; send 6; send 3; throw 2 1; keepAll; keepAll; gift; sellKind fruit; close; end; choose cartographer; choose cartographer; draw; end; draw; deal fruit,rum; doubleHold; choose captain; choose shaman; play caravan-england-3; send 4; send 5; throw 3 1; keepAll; keep coffee; keepAll; gift; play mutiny; throw 5 1; choose cartographer; choose shaman; play iceberg; protect 3; throw 4 2; draw; unsinkable; choose captain; choose shipwright; build 1; end; play caravan-holland-3; send 5; send 5; throw 0 3; keepAll; keepAll; gift; choose captain; choose cartographer; play caravan-england-4; send 2; send 1; throw 4 3; keepAll; keepAll; draw; gift; end; choose merchant; choose merchant; sellKind fruit; close; doubleHold; sellKind fruit; close; end; choose cartographer; choose native; play port-6; gift; keepAll; draw; choose captain; choose merchant; play caravan-spain-4; send 3; send 1; throw 3 3; keepAll; keepAll; gift; sellAll; end; choose merchant',
      choices: [
        {
          action: 'choose captain',
          value: 0.9995,
          loss: 0,
          error: 0,
          line: ['1 play caravan-france-1', '1 send 3', '0 send 2'],
        },
        {
          action: 'choose cartographer',
          value: 0.0025,
          loss: 0.997,
          error: 0.0012,
          line: ['0 sell rum', '0 close', '0 end', '1 draw'],
        },
      ],
      habits: ['choose cartographer'],
      gaps: [
        {
          value: 0.995,
          error: 0.005,
        },
        {
          value: 0.997,
          error: 0.0012,
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
      id: '33-406',
      seed: 'puzzle 33',
      seats: 3,
      options: {},
      seat: 2,
      actions:
        'choose shipwright; choose shaman; choose captain; build 1; gift; play caravan-england-1; send 2; send 2; send 2; throw 5 1; gift; gift; play tavern; throw 7 1; assign 6; assign 3; keepAll; choose captain; choose shipwright; choose shipwright; build 3; unsinkable; doubleHold; build 3; unsinkable; unsinkable; play caravan-spain-1; send 2; send 2; send 2; throw 1 2; keepAll; gift; gift; choose shipwright; choose native; choose captain; build 3; gift; unsinkable; unsinkable; doubleHold; play caravan-spain-3; send 6; send 6; send 6; throw 3 2; keepAll; keepAll; keepAll; gift; play port-3; gift; keepAll; gift; keepAll; choose captain; choose merchant; choose shipwright; build 1; gift; doubleHold; doubleHold; play caravan-france-3; send 4; send 2; send 6; throw 3 3; keepAll; keepAll; gift; sellAll; gift; unsinkable; choose merchant; choose shipwright; choose merchant; build 2; gift; sellKind fruit; sellKind coffee; close; doubleHold; end; sellAll; end; choose cartographer; choose shaman; choose cartographer; play idol; name rum; draw; end; draw; end; choose captain; choose cartographer; choose shaman; play caravan-france-4; send 7; send 8; send 7; throw 4 1; keepAll; keepAll; keepAll; gift; play iceberg; protect 6; throw 5 3; draw; gift; doubleHold; choose merchant; choose captain; choose cartographer; play caravan-holland-3; send 6; send 5; send 4; throw 3 2; keepAll; keepAll; keepAll; gift; sellAll; gift; noGift; end; draw; gift; doubleHold; end; choose cartographer; choose merchant; choose merchant; sell fruit; sell fruit; sell fruit; close; end; sellKind rum; close; end; draw; gift; end; choose shipwright; choose cartographer; choose captain; build 1; end; play caravan-england-2; send 4; send 4; send 4; throw 3 2; keepAll; keepAll; keepAll; gift; gift; draw; gift; doubleHold; choose captain; choose shaman; choose merchant; play caravan-holland-4; send 5; send 3; send 2; throw 5 1; keepAll; keepAll; keepAll; gift; gift; play mutiny; protect 3; throw 1 3; sell fruit; sellKind coffee; close; gift; end; choose merchant; choose captain; choose captain; play caravan-spain-2; send 3; send 4; send 1; throw 1 2; keep rum; keep rum; leave; keepAll; leave; play caravan-france-2; send 2; send 1; send 1; throw 4 2; keepAll; sellKind fruit; sellKind coffee; close; gift; end; choose cartographer; choose merchant; choose shipwright; build 1; doubleHold; end; sellKind rum; close; gift; draw; gift; end; choose shaman; choose cartographer; choose merchant; play sirens; protect 5; throw 7 2; sell rum; close; noGift; end; draw; gift; choose cartographer; choose shipwright; choose cartographer; build 2; draw; end; draw; end; choose merchant; choose native; choose captain; play caravan-holland-2; send 3; send 4; send 4; throw 5 3; fight 1 5; keepAll; keepAll; keepAll; gift; gift; play port-6; gift; keepAll; sellAll; gift; end; choose native; choose merchant; choose merchant; play port-2; gift; keepAll; gift; keepAll; sellAll; sellKind fruit; sellKind coffee; end; choose native; choose captain; choose cartographer; play caravan-england-3; send 6; send 5; send 4; throw 3 2; keepAll; keepAll; keepAll; gift; gift; play port-4; gift; leave; draw; noGift; deal fruit,rum; end; choose merchant; choose captain; choose native; play caravan-holland-1; send 2; send 2; send 1; throw 7 2; keepAll; keepAll; leave; gift; play port-1; gift; keepAll; gift; keepAll; sell fruit; sellKind coffee; close; gift; end; choose native; choose merchant; choose shipwright; build 1; end; play port-5; gift; keepAll; gift; keepAll; sellAll; gift; end; choose cartographer; choose shipwright; choose captain; build 1; end; play caravan-england-4; send 3; send 2; send 6; throw 1 2; fight 3 5; keepAll; keepAll; keepAll; gift; draw; noGift; deal coffee,rum; deal fruit,rum; end; choose captain; choose cartographer; choose merchant; play caravan-spain-4; send 2; send 3; send 1; throw 2 1; keepAll; keepAll; keepAll; gift; sellAll; gift; gift; end; draw; noGift; end; choose merchant; choose captain; choose cartographer; play caravan-france-1; send 2; send 2; send 1; throw 4 1; keepAll; keep coffee; keepAll; gift; sell rum; close; gift; gift; end; draw',
      choices: [
        {
          action: 'noGift',
          value: 0.9368,
          loss: 0,
          error: 0,
          line: ['2 end', '0 choose captain', '1 choose merchant', '2 choose shaman'],
        },
        {
          action: 'gift',
          value: 0.7608,
          loss: 0.176,
          error: 0.0085,
          line: [],
        },
      ],
      habits: ['gift'],
      gaps: [
        {
          value: 0.1825,
          error: 0.0282,
        },
        {
          value: 0.176,
          error: 0.0085,
        },
      ],
      whole: {
        value: 0.1458,
        error: 0.0337,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '27-142',
      seed: 'puzzle 27',
      seats: 2,
      options: {
        roundLimit: 20,
      },
      seat: 1,
      actions:
        'choose shipwright; choose shipwright; build 3; build 3; choose captain; choose cartographer; play caravan-england-1; send 3; send 3; throw 4 3; keepAll; keepAll; gift; draw; choose cartographer; choose captain; play caravan-france-1; send 3; send 3; throw 6 2; keepAll; keepAll; gift; draw; unsinkable; choose native; choose shipwright; build 1; unsinkable; play port-3; gift; keepAll; choose merchant; choose shaman; play idol; name coffee; sell fruit; sell rum; close; choose captain; choose cartographer; play caravan-spain-2; send 6; send 6; throw 7 1; keepAll; keepAll; gift; draw; doubleHold; choose merchant; choose captain; play caravan-france-2; send 3; send 1; throw 6 3; gift; sell fruit; sellKind coffee; close; doubleHold; choose cartographer; choose merchant; sell fruit; sell coffee; sellKind rum; close; unsinkable; draw; gift; choose shipwright; choose cartographer; build 1; draw; gift; choose shaman; choose native; play port-4; play whirlpool; protect 3; throw 5 2; choose shipwright; choose shipwright; build 2; build 2; choose cartographer; choose cartographer; draw; draw; choose captain; choose captain; play caravan-holland-4; send 8; send 7; throw 5 2; keepAll; keepAll; play caravan-england-3; send 1; send 4; throw 1 3; choose shipwright; choose merchant; build 2; deal fruit,coffee; sellKind fruit; close; doubleHold; end; choose native; choose cartographer; play port-6; draw; gift; end; choose cartographer; choose captain; play caravan-spain-1; send 3; send 3; throw 7 2; draw; gift; end; choose shaman; choose shipwright; build 3; end; play mutiny; throw 5 1; choose merchant; choose captain; play caravan-england-2',
      choices: [
        {
          action: 'send 6',
          value: 0.7568,
          loss: 0,
          error: 0,
          line: ['0 send 5'],
        },
        {
          action: 'send 3',
          value: 0.6028,
          loss: 0.154,
          error: 0.0042,
          line: ['0 send 5'],
        },
        {
          action: 'send 1',
          value: 0.5216,
          loss: 0.2352,
          error: 0.0069,
          line: ['0 send 5'],
        },
      ],
      habits: ['send 1'],
      gaps: [
        {
          value: 0.1548,
          error: 0.0124,
        },
        {
          value: 0.154,
          error: 0.0042,
        },
      ],
      whole: {
        value: 0.2656,
        error: 0.0545,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '48-300',
      seed: 'puzzle 48',
      seats: 2,
      options: {},
      seat: 0,
      actions:
        'choose shipwright; choose shipwright; build 3; build 3; choose captain; choose native; play caravan-spain-2; send 6; send 6; throw 3 3; keepAll; keepAll; gift; play port-3; choose shipwright; choose shipwright; build 3; unsinkable; build 2; unsinkable; doubleHold; choose shaman; choose captain; play caravan-spain-1; send 3; send 3; throw 7 2; keepAll; keepAll; play idol; name coffee; choose merchant; choose merchant; sellAll; doubleHold; sellAll; choose captain; choose cartographer; play caravan-france-2; send 6; send 6; throw 3 3; keepAll; keepAll; gift; draw; choose cartographer; choose shaman; play salary; draw; unsinkable; doubleHold; choose captain; choose merchant; play caravan-england-2; send 6; send 6; throw 2 2; keepAll; keepAll; gift; sellKind fruit; sellKind coffee; close; choose cartographer; choose native; play port-2; gift; keepAll; draw; doubleHold; end; choose captain; choose cartographer; play caravan-holland-4; send 6; send 7; throw 4 2; keepAll; keepAll; gift; draw; unsinkable; choose merchant; choose merchant; sellAll; sellKind fruit; sell rum; close; end; choose cartographer; choose captain; play caravan-holland-2; send 6; send 6; throw 6 3; keepAll; keepAll; draw; gift; end; choose shipwright; choose cartographer; build 1; end; draw; gift; choose captain; choose merchant; play caravan-england-4; send 2; send 2; throw 0 2; gift; sell rum; close; choose cartographer; choose shaman; play iceberg; protect 3; throw 3 3; draw; end; choose shaman; choose cartographer; play kraken; protect 3; throw 7 2; draw; choose cartographer; choose captain; play caravan-england-3; send 4; send 6; throw 5 1; keepAll; keepAll; gift; draw; end; choose shaman; choose shipwright; build 1; doubleHold; play whirlpool; protect 3; throw 4 1; choose cartographer; choose cartographer; draw; draw; end; choose shipwright; choose merchant; build 3; end; sellAll; choose merchant; choose captain; play caravan-england-1; send 3; send 3; throw 4 2; keepAll; keepAll; gift; sell fruit; sellKind rum; close; end; choose native; choose cartographer; play port-1; gift; keepAll; draw; end; choose cartographer; choose shaman; play tavern; throw 0 2; lose fruit; draw; end; choose native; choose cartographer; play port-4; gift; keepAll; draw; end; choose merchant; choose native; play port-6; gift; keepAll; sellAll; end; choose cartographer; choose cartographer; draw; end; draw; deal fruit,rum; choose captain; choose shaman; play caravan-spain-4; send 7; send 5; throw 7 2; keepAll; keepAll; play mutiny; protect 3; throw 4 1; choose merchant; choose cartographer; sell coffee; sell rum; close; gift; end; draw; end; choose cartographer; choose captain; play caravan-france-1; send 3; send 3; throw 5 2; keepAll; keepAll; gift; draw; deal fruit,coffee; end; choose captain; choose cartographer; play caravan-holland-3; send 5; send 3; throw 4 3; keepAll; keepAll; gift; draw; deal coffee,rum; deal fruit,coffee; choose merchant; choose captain; play caravan-france-3; send 4; send 2; throw 7 3; keepAll; keep fruit; keep rum; gift; deal fruit,coffee; sellKind fruit; close; end; choose shaman; choose merchant; play sirens; protect 1; throw 2 2; sell coffee; close; end; choose merchant; choose captain; play caravan-holland-1; send 3; send 3; throw 1 3; keepAll; gift; sell rum; close',
      choices: [
        {
          action: 'end',
          value: 1,
          loss: 0,
          error: 0,
          line: ['1 deal fruit,rum'],
        },
        {
          action: 'doubleHold',
          value: 0.5,
          loss: 0.5,
          error: 0,
          line: ['0 end', '1 deal fruit,rum'],
        },
        {
          action: 'unsinkable',
          value: 0.5,
          loss: 0.5,
          error: 0,
          line: ['0 end', '1 deal fruit,rum'],
        },
      ],
      habits: ['unsinkable'],
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
      id: '36-334',
      seed: 'puzzle 36',
      seats: 2,
      options: {},
      seat: 1,
      actions:
        'choose captain; choose shipwright; build 3; play caravan-spain-1; send 3; send 3; throw 2 3; keepAll; keepAll; gift; choose shipwright; choose captain; build 3; end; play caravan-holland-2; send 6; send 6; throw 0 1; keepAll; keepAll; gift; choose merchant; choose shipwright; build 4; unsinkable; unsinkable; sellKind fruit; sellKind coffee; close; noGift; unsinkable; doubleHold; choose shaman; choose merchant; play kraken; throw 5 3; sellAll; gift; choose shipwright; choose captain; build 3; play caravan-france-4; send 10; send 9; throw 3 1; keepAll; keepAll; choose native; choose shipwright; build 5; doubleHold; unsinkable; doubleHold; play port-3; choose shipwright; choose captain; build 6; gift; unsinkable; deal coffee,rum; play caravan-holland-3; send 9; send 9; throw 6 2; keepAll; keepAll; choose cartographer; choose cartographer; draw; deal coffee,rum; draw; doubleHold; unsinkable; choose captain; choose shipwright; build 2; play caravan-spain-3; send 6; send 8; throw 2 3; keepAll; keepAll; gift; choose merchant; choose merchant; sellKind rum; close; end; sellKind fruit; sellKind rum; close; end; choose shipwright; choose shaman; build 2; end; play iceberg; throw 6 3; choose cartographer; choose cartographer; draw; end; draw; end; choose shaman; choose native; play port-4; play tavern; throw 5 3; assign 6; choose cartographer; choose cartographer; draw; end; draw; end; choose shaman; choose captain; play caravan-spain-2; send 6; send 6; throw 3 3; keepAll; keepAll; play whirlpool; protect 3; throw 6 3; choose merchant; choose shipwright; build 2; end; sell rum; close; deal fruit,coffee; end; choose cartographer; choose cartographer; draw; end; draw; end; choose shaman; choose captain; play caravan-holland-1; send 3; send 3; throw 7 1; keepAll; keepAll; gift; play idol; name coffee; choose cartographer; choose cartographer; draw; end; draw; end; choose merchant; choose captain; play caravan-england-4; send 8; send 8; throw 5 3; keepAll; keepAll; gift; sell rum; sell rum; close; end; choose captain; choose merchant; play caravan-spain-4; send 6; send 1; throw 2 2; keepAll; gift; sellKind fruit; close; end; choose merchant; choose cartographer; sellKind coffee; sell rum; close; end; draw; gift; end; choose cartographer; choose captain; play caravan-holland-4; send 7; send 5; throw 3 2; keepAll; keepAll; draw; gift; end; choose shipwright; choose shipwright; build 2; end; build 2; end; choose captain; choose cartographer; play caravan-france-3; send 6; send 5; throw 1 2; keepAll; keepAll; gift; draw; doubleHold; doubleHold; end; choose merchant; choose captain; play caravan-france-2; send 3; throw 2 3; keepAll; gift; sellAll; end; choose captain; choose merchant; play caravan-england-1; send 3; throw 3 2; gift; sellKind fruit; sellKind coffee; close; end; choose cartographer; choose native; play port-2; gift; keepAll; draw; end; choose captain; choose cartographer; play caravan-england-2; send 6; send 4; throw 7 1; keepAll; keepAll; gift; draw; end; choose cartographer; choose merchant; sellAll; noGift; end; draw; end; choose native; choose shaman; play port-1; gift; keepAll; play mutiny; throw 2 1; choose cartographer; choose cartographer; draw; end; draw; end; choose captain; choose shaman; play caravan-france-1; send 3; send 3; throw 6 3; keepAll; keepAll; gift; play salary; choose merchant; choose cartographer; sellAll; end; draw; gift; end; choose cartographer; choose captain; play caravan-england-3; send 4; send 4; throw 0 3; keepAll; keepAll; draw; gift; end; choose native; choose merchant; play port-5; sellKind coffee; sellKind rum; close; noGift',
      choices: [
        {
          action: 'end',
          value: 0.6808,
          loss: 0,
          error: 0,
          line: [],
        },
        {
          action: 'unsinkable',
          value: 0.0077,
          loss: 0.673,
          error: 0.0148,
          line: ['1 end'],
        },
        {
          action: 'doubleHold',
          value: 0.0007,
          loss: 0.68,
          error: 0.0104,
          line: ['1 end'],
        },
      ],
      habits: ['unsinkable'],
      gaps: [
        {
          value: 0.7,
          error: 0.0461,
        },
        {
          value: 0.673,
          error: 0.0148,
        },
      ],
      whole: {
        value: 0.725,
        error: 0.0715,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '22-22',
      seed: 'puzzle 22',
      seats: 4,
      options: {},
      seat: 1,
      actions:
        'choose native; choose shaman; choose cartographer; choose captain; play caravan-spain-2; send 2; send 2; send 2; send 2; throw 6 1; keepAll; keepAll; keepAll; gift; gift; play port-3; gift; keepAll; play tavern; throw 2 1',
      choices: [
        {
          action: 'assign 6',
          value: 0.2597,
          loss: 0,
          error: 0,
          line: ['1 assign 4', '1 assign 1'],
        },
        {
          action: 'assign 4',
          value: 0.1733,
          loss: 0.0864,
          error: 0.0003,
          line: ['1 assign 6', '1 assign 1'],
        },
        {
          action: 'assign 3',
          value: 0.1181,
          loss: 0.1416,
          error: 0.0003,
          line: ['1 assign 6', '1 assign 1'],
        },
        {
          action: 'assign 1',
          value: 0.0874,
          loss: 0.1724,
          error: 0.0004,
          line: ['1 assign 6', '1 assign 3'],
        },
      ],
      habits: ['assign 1'],
      gaps: [
        {
          value: 0.0869,
          error: 0.0008,
        },
        {
          value: 0.0864,
          error: 0.0003,
        },
      ],
      whole: {
        value: 0.0975,
        error: 0.0401,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '34-347',
      seed: 'puzzle 34',
      seats: 4,
      options: {},
      seat: 1,
      actions:
        'choose native; choose native; choose cartographer; choose cartographer; play port-3; play port-6; draw; draw; choose cartographer; choose cartographer; choose native; choose captain; play caravan-england-4; send 4; send 4; send 4; send 4; throw 4 1; keepAll; keepAll; keepAll; keepAll; gift; play port-2; gift; gift; keepAll; draw; draw; doubleHold; choose shaman; choose shaman; choose cartographer; choose merchant; play tavern; throw 3 2; assign 6; assign 6; assign 1; play mutiny; throw 2 3; sell coffee; close; gift; gift; doubleHold; draw; gift; unsinkable; choose cartographer; choose shipwright; choose native; choose captain; build 1; gift; unsinkable; play caravan-france-4; send 4; send 4; send 4; send 3; throw 7 3; fight 2 6; keepAll; keepAll; keepAll; keep fruit; keep rum; leave; gift; play port-4; gift; leave; draw; gift; gift; unsinkable; doubleHold; choose shaman; choose merchant; choose shipwright; choose merchant; build 1; gift; play kraken; protect 3; throw 7 2; sellKind fruit; close; sell rum; close; end; choose merchant; choose captain; choose merchant; choose shipwright; build 1; gift; doubleHold; play caravan-france-3; send 3; send 3; send 3; send 3; throw 6 2; keepAll; keepAll; keepAll; keepAll; gift; sellKind fruit; close; sellKind rum; close; choose shaman; choose merchant; choose native; choose captain; play caravan-holland-4; send 4; send 3; send 3; send 4; throw 2 3; keepAll; keepAll; gift; gift; play port-1; gift; leave; play sirens; protect 3; throw 5 3; sellAll; gift; doubleHold; unsinkable; end; choose merchant; choose cartographer; choose cartographer; choose cartographer; sellKind coffee; close; gift; gift; doubleHold; draw; end; draw; doubleHold; doubleHold; draw; unsinkable; deal coffee,rum; end; choose captain; choose shipwright; choose shipwright; choose merchant; build 1; end; build 1; play caravan-holland-1; send 1; send 1; send 1; send 1; throw 0 2; keepAll; keepAll; keepAll; keepAll; gift; sell coffee; sell rum; close; gift; end; choose shipwright; choose captain; choose captain; choose shaman; build 2; gift; end; play caravan-france-2; send 2; send 2; send 2; send 2; throw 4 2; play caravan-england-2; send 2; send 2; send 2; send 2; throw 2 3; keepAll; keepAll; keepAll; keepAll; play idol; name coffee; choose captain; choose captain; choose merchant; choose shipwright; build 1; gift; gift; end; play caravan-england-3; send 2; send 3; send 2; send 3; throw 5 1; keepAll; keepAll; keepAll; keepAll; play caravan-spain-2; send 2; send 2; send 2; send 2; throw 3 1; keep coffee; leave; keep rum; leave; keepAll; keep coffee; leave; sellAll; gift; choose merchant; choose merchant; choose shaman; choose captain; play caravan-spain-1; send 1; send 1; send 1; send 1; throw 3 3; keepAll; keep coffee; leave; keepAll; gift; play whirlpool; protect 3; throw 5 3; deal coffee,rum; sellKind coffee; close; sellKind coffee; close; end; choose captain; choose shipwright; choose merchant; choose merchant; build 1; gift; gift; end; play caravan-holland-2; send 2; send 2; send 2; send 2; throw 4 2; gift; sellAll; end; sellKind fruit; close; end; choose cartographer; choose cartographer; choose governor; choose cartographer; corsair 3; end; draw; end; draw; end; draw; end; choose merchant; choose captain; choose shaman; choose shaman; play caravan-spain-3; send 3; send 3; send 3; send 2; throw 7 3; gift; play salary; play iceberg; throw 1 1; sellKind fruit; gift; end; choose captain; choose cartographer; choose captain; choose governor; corsair 0; deal coffee,rum; end; play caravan-england-1; send 1; send 1; send 1; send 1; throw 0 2; keepAll; keepAll; decline; draw',
      choices: [
        {
          action: 'noGift',
          value: 0.2168,
          loss: 0,
          error: 0,
          line: ['1 deal coffee,rum', '1 end', '0 choose merchant', '1 choose native'],
        },
        {
          action: 'gift',
          value: 0.008,
          loss: 0.2088,
          error: 0.0082,
          line: [],
        },
      ],
      habits: ['gift'],
      gaps: [
        {
          value: 0.225,
          error: 0.0265,
        },
        {
          value: 0.2088,
          error: 0.0082,
        },
      ],
      whole: {
        value: 0.2063,
        error: 0.0414,
      },
      worlds: [200, 2000],
      level: 1,
    },
    {
      id: '24-314',
      seed: 'puzzle 24',
      seats: 2,
      options: {},
      seat: 1,
      actions:
        'choose shipwright; choose captain; build 3; play caravan-holland-1; send 3; send 3; throw 2 1; keepAll; keepAll; gift; choose captain; choose shipwright; build 3; unsinkable; play caravan-france-4; send 7; send 9; throw 0 3; keep fruit; keep fruit; keep fruit; leave; keepAll; gift; choose shipwright; choose merchant; build 4; unsinkable; unsinkable; sellAll; gift; unsinkable; doubleHold; choose native; choose cartographer; play port-3; gift; draw; choose cartographer; choose shaman; play mutiny; protect 3; throw 0 3; draw; choose merchant; choose shipwright; build 5; sellAll; gift; choose shaman; choose captain; play caravan-france-2; send 6; send 6; throw 5 1; keepAll; keepAll; gift; play idol; name coffee; choose cartographer; choose cartographer; doubleHold; draw; draw; doubleHold; end; choose shipwright; choose captain; build 1; play caravan-holland-3; send 8; send 8; throw 7 3; keepAll; keepAll; gift; choose merchant; choose merchant; sellKind fruit; sellKind rum; close; doubleHold; sell fruit; sellKind coffee; sell rum; close; end; choose captain; choose native; play caravan-england-4; send 8; send 7; throw 6 2; keepAll; keepAll; play port-5; gift; choose cartographer; choose merchant; sellAll; end; draw; gift; choose merchant; choose cartographer; sell coffee; sell coffee; sell coffee; sell rum; close; draw; gift; end; choose captain; choose shaman; play caravan-spain-2; send 6; send 6; throw 1 3; keepAll; keepAll; gift; play tavern; throw 4 3; assign 5; keepAll; choose merchant; choose merchant; sellKind rum; close; end; sellKind fruit; sell rum; close; end; choose native; choose cartographer; play port-2; gift; keepAll; draw; end; choose cartographer; choose captain; play caravan-spain-1; send 3; send 3; throw 0 1; keepAll; keepAll; gift; draw; doubleHold; end; choose shaman; choose merchant; play iceberg; protect 3; throw 2 2; sellAll; end; choose cartographer; choose cartographer; draw; end; draw; end; choose captain; choose shaman; play caravan-holland-2; send 4; send 6; throw 2 3; keepAll; keepAll; gift; play kraken; throw 5 1; choose shaman; choose cartographer; play sirens; throw 3 2; draw; gift; end; choose shipwright; choose captain; build 2; end; play caravan-england-3; send 3; send 1; throw 4 3; keepAll; choose cartographer; choose shipwright; build 2; end; draw; end; choose captain; choose shaman; play caravan-holland-4; send 1; send 2; throw 1 1; gift; play whirlpool; throw 7 3; choose cartographer; choose merchant; sell coffee; close; gift; end; draw; end; choose merchant; choose cartographer; sell coffee; close; gift; end; draw; end; choose captain; choose native; play caravan-england-1; send 3; send 3; throw 0 2; decline; choose cartographer; choose cartographer; draw; end; draw; end; choose captain; choose captain; play caravan-spain-3; send 4; send 4; throw 4 1; play caravan-spain-4; send 2; send 2; throw 1 1; choose governor; choose shipwright; build 3; end; corsair 1; end; choose cartographer; choose native; decline; draw; end; choose captain; choose cartographer; play caravan-france-3; send 5; send 5; throw 4 1; keepAll; keepAll; gift; draw; end; choose cartographer; choose captain; play caravan-england-2; send 3; send 1; throw 1 3; keep fruit; keep rum; leave; gift; draw; end; choose native; choose merchant; play port-4; gift; keepAll; sell fruit; sell rum; close; end; choose merchant',
      choices: [
        {
          action: 'choose native',
          value: 1,
          loss: 0,
          error: 0,
          line: ['1 play port-1', '1 gift'],
        },
        {
          action: 'choose cartographer',
          value: 0,
          loss: 1,
          error: 0,
          line: ['0 sell coffee', '0 sell coffee', '0 sell coffee', '0 close', '0 end', '1 draw'],
        },
      ],
      habits: ['choose cartographer'],
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
      id: '21-186',
      seed: 'puzzle 21',
      seats: 3,
      options: {},
      seat: 1,
      actions:
        'choose shipwright; choose captain; choose captain; build 1; gift; play caravan-france-1; send 2; send 2; send 2; throw 2 3; keepAll; keepAll; keepAll; play caravan-france-2; send 4; send 4; send 4; throw 0 1; keepAll; keepAll; keepAll; choose cartographer; choose cartographer; choose shipwright; build 3; gift; unsinkable; draw; draw; unsinkable; choose shaman; choose shipwright; choose shaman; build 1; gift; play sirens; throw 4 1; play iceberg; throw 5 3; choose shipwright; choose captain; choose cartographer; build 2; gift; play caravan-england-4; send 8; send 7; send 6; throw 6 2; gift; gift; draw; gift; doubleHold; unsinkable; choose merchant; choose shipwright; choose shipwright; build 4; build 6; doubleHold; unsinkable; doubleHold; end; sellAll; gift; unsinkable; doubleHold; choose shaman; choose native; choose native; play port-2; play port-5; play mutiny; protect 4; throw 2 1; choose shipwright; choose cartographer; choose cartographer; build 4; gift; draw; end; draw; choose captain; choose shaman; choose merchant; play caravan-holland-4; send 8; send 8; send 6; throw 1 3; fight 2 20; keepAll; keepAll; keepAll; gift; play whirlpool; protect 3; throw 3 3; sellAll; gift; gift; doubleHold; end; choose cartographer; choose merchant; choose captain; play caravan-holland-2; send 4; send 3; send 4; throw 4 2; keepAll; keepAll; gift; sellKind fruit; close; gift; end; draw; gift; gift; deal fruit,coffee; choose merchant; choose shipwright; choose cartographer; build 1; gift; gift; end; sell coffee; sellKind rum; close; gift; draw; gift; end; choose shaman; choose shaman; choose captain; play caravan-holland-3; send 6; send 6; send 6; throw 5 1; fight 0 13; keepAll; keepAll; keepAll; gift; gift; play idol; name fruit; play salary; choose merchant; choose cartographer; choose merchant; sell coffee; sell coffee; sell coffee; close; doubleHold; sell fruit; close; doubleHold; end; draw; gift; doubleHold; end; choose captain; choose merchant; choose shaman; play caravan-france-3; send 6',
      choices: [
        {
          action: 'send 6',
          value: 0.5531,
          loss: 0,
          error: 0,
          line: ['2 send 5'],
        },
        {
          action: 'send 3',
          value: 0.4182,
          loss: 0.1349,
          error: 0.0036,
          line: ['2 send 5'],
        },
        {
          action: 'send 1',
          value: 0.3532,
          loss: 0.1998,
          error: 0.0058,
          line: ['2 send 5'],
        },
      ],
      habits: ['send 1'],
      gaps: [
        {
          value: 0.1372,
          error: 0.011,
        },
        {
          value: 0.1349,
          error: 0.0036,
        },
      ],
      whole: {
        value: 0.13,
        error: 0.0499,
      },
      worlds: [200, 2000],
      level: 2,
    },
    {
      id: '32-315',
      seed: 'puzzle 32',
      seats: 2,
      options: {},
      seat: 0,
      actions:
        'choose shipwright; choose shipwright; build 3; build 3; choose native; choose cartographer; play port-4; gift; keepAll; draw; choose cartographer; choose captain; play caravan-spain-1; send 3; send 3; throw 4 2; keepAll; keepAll; gift; draw; choose captain; choose cartographer; play caravan-england-1; send 3; send 3; throw 5 1; keepAll; keepAll; gift; draw; unsinkable; doubleHold; choose merchant; choose captain; play caravan-france-3; send 7; send 5; throw 6 3; keepAll; keepAll; gift; sell fruit; sellKind rum; close; unsinkable; doubleHold; unsinkable; choose cartographer; choose shipwright; build 3; unsinkable; doubleHold; draw; gift; choose shaman; choose merchant; play sirens; throw 4 1; sellKind fruit; close; noGift; choose shipwright; choose captain; build 4; play caravan-holland-1; send 3; send 3; throw 7 1; keepAll; keepAll; choose captain; choose shipwright; build 3; play caravan-england-3; send 7; send 7; throw 7 3; keepAll; keepAll; choose merchant; choose merchant; sellKind fruit; sellKind coffee; close; sellAll; end; choose cartographer; choose shaman; play mutiny; protect 3; throw 2 2; draw; choose captain; choose shipwright; build 3; end; play caravan-spain-4; send 6; send 1; throw 3 3; gift; choose shipwright; choose captain; build 5; doubleHold; end; play caravan-france-2; send 6; send 6; throw 7 3; keepAll; keepAll; gift; choose shaman; choose shipwright; build 2; end; play iceberg; protect 3; throw 5 2; choose cartographer; choose cartographer; draw; end; draw; end; choose shaman; choose captain; play caravan-france-4; send 6; send 7; throw 6 2; fight 2 4; keepAll; keepAll; play tavern; throw 0 3; assign 2; lose fruit; choose cartographer; choose shipwright; build 2; doubleHold; end; draw; end; choose shaman; choose cartographer; play salary; draw; deal fruit,coffee; choose cartographer; choose captain; play caravan-holland-3; send 7; send 7; throw 3 3; fight 0 7; keepAll; keepAll; gift; draw; deal coffee,rum; end; choose shaman; choose merchant; play whirlpool; protect 3; throw 7 2; sellKind fruit; sell rum; close; end; choose cartographer; choose cartographer; draw; end; draw; end; choose captain; choose native; play caravan-spain-2; send 5; send 5; throw 6 1; keepAll; keep fruit; keep fruit; keep coffee; keep rum; leave; gift; play port-3; choose merchant; choose merchant; sellAll; end; sellKind rum; close; deal fruit,coffee; end; choose shipwright; choose cartographer; build 1; end; draw; end; choose captain; choose shaman; play caravan-england-4; send 7; send 6; throw 7 1; keepAll; keepAll; play kraken; protect 3; throw 0 2; choose cartographer; choose cartographer; draw; doubleHold; end; draw; end; choose merchant; choose captain; play caravan-france-1; send 3; send 3; throw 0 1; keepAll; keepAll; gift; sell fruit; close; end; choose native; choose cartographer; play port-1; gift; keepAll; draw; end; choose cartographer; choose native; play port-2; gift; keepAll; draw; end; choose captain; choose merchant; play caravan-spain-3; send 3; send 2; throw 4 2; gift; sellAll; end; choose cartographer; choose cartographer; draw; end; draw; end; choose native; choose shaman; play port-6; gift; keepAll; play idol; name fruit; choose cartographer; choose cartographer; draw; end; draw; end; choose governor; choose native; deal fruit,coffee; corsair 0; deal fruit,coffee; end; decline; choose captain; choose captain; play caravan-holland-4; send 3; send 1; throw 3 1; keepAll; keepAll; play caravan-holland-2',
      choices: [
        {
          action: 'send 5',
          value: 0.3695,
          loss: 0,
          error: 0,
          line: ['1 send 2'],
        },
        {
          action: 'send 3',
          value: 0.0515,
          loss: 0.318,
          error: 0.0116,
          line: ['1 send 2'],
        },
        {
          action: 'send 1',
          value: 0.0135,
          loss: 0.356,
          error: 0.0151,
          line: ['1 send 2'],
        },
      ],
      habits: ['send 1'],
      gaps: [
        {
          value: 0.38,
          error: 0.0372,
        },
        {
          value: 0.318,
          error: 0.0116,
        },
      ],
      whole: {
        value: 0.2167,
        error: 0.0476,
      },
      worlds: [200, 2000],
      level: 1,
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
  ],
};
