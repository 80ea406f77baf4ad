import type { AskedWords } from '@broadside/text';

export const asked: AskedWords = {
  same: [
    'sabre saber sabres sword swords blade',
    'coin coins money cash gold pay',
    'sink repel defeat fight attack',
    'person persons people character characters worker',
    'hire buy recruit employ purchase',
    'area display tableau',
    'harbour port display row market',
    'bust lose fail explode',
    'tax taxes taxman',
    'expedition expeditions mission quest',
    'take pick choose',
    'discard throw away',
    'reveal draw flip turn',
    'cost price',
    'colour nation kind',
    'duplicate twice second same',
    'jester joker fool',
    'discount cheaper lower',
  ],
  leads: { 'win winner victory': 'most points wins', start: 'dealt', 'afford cheaper discount': 'mademoiselle lowers' },
};
