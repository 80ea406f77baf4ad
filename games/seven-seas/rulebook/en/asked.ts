import type { AskedWords } from '@broadside/text';

export const asked: AskedWords = {
  same: [
    'chest chests money cash coins gold treasure',
    'raid plunder attack rob robbery loot',
    'caravan convoy',
    'die dice ship ships boat boats',
    'black mark penalty punishment',
    'sell trade selling',
    'port harbour market',
    'curse spell hex',
    'gift bonus reward present',
    'ritual magic',
    'yin-yang yin yang',
    'guard protect defend',
    'character role',
    'fight battle combat',
    'sink destroy',
    'fruit pineapple',
    'talisman amulet trophy',
    'merchant trader seller',
    'hand cards',
    'build buy',
  ],
  leads: {
    'win winner victory': 'highest score wins',
    'alone unique': 'gift',
    score: 'plus less third talismans chests',
    'end over last': 'adventures',
  },
};
