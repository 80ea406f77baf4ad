/** The titles at the end. */
import type { Catalogues } from '@broadside/text';

export const titleText: Catalogues = {
  en: {
    'dead-reckoning.table.award.fighter': 'Terror of the sea',
    'dead-reckoning.table.award.fighter.detail': '{count, plural, one {# battle won} other {# battles won}}',
    'dead-reckoning.table.award.explorer': 'First into the fog',
    'dead-reckoning.table.award.explorer.detail': '{count, plural, one {# tile explored} other {# tiles explored}}',
    'dead-reckoning.table.award.settler': 'Lord of islands',
    'dead-reckoning.table.award.settler.detail': '{count, plural, one {# island taken} other {# islands taken}}',
    'dead-reckoning.table.award.builder': 'Master mason',
    'dead-reckoning.table.award.builder.detail': '{count, plural, one {# building} other {# buildings}}',
    'dead-reckoning.table.award.producer': 'Busiest islands',
    'dead-reckoning.table.award.producer.detail':
      '{count, plural, one {# unit of goods} other {# units of goods}} produced',
    'dead-reckoning.table.award.looter': 'Heaviest loot',
    'dead-reckoning.table.award.looter.detail': '{count, plural, one {# unit of loot} other {# units of loot}}',
    'dead-reckoning.table.award.crafter': 'Finest crew',
    'dead-reckoning.table.award.crafter.detail':
      '{count, plural, one {# advancement sleeved} other {# advancements sleeved}}',
    'dead-reckoning.table.award.swimmer': 'Friend of the fishes',
    'dead-reckoning.table.award.swimmer.detail': 'sunk {count, plural, one {once} other {# times}}',
  },
  ru: {
    'dead-reckoning.table.award.fighter': 'Непобедимый корабль',
    'dead-reckoning.table.award.fighter.detail':
      '{count, plural, one {# победа} few {# победы} many {# побед} other {# победы}} в боях',
    'dead-reckoning.table.award.explorer': 'Первый в тумане',
    'dead-reckoning.table.award.explorer.detail':
      '{count, plural, one {# фрагмент исследован} few {# фрагмента исследовано} many {# фрагментов исследовано} other {# фрагмента исследовано}}',
    'dead-reckoning.table.award.settler': 'Хозяин островов',
    'dead-reckoning.table.award.settler.detail':
      '{count, plural, one {# остров взят} few {# острова взято} many {# островов взято} other {# острова взято}}',
    'dead-reckoning.table.award.builder': 'Главный каменщик',
    'dead-reckoning.table.award.builder.detail':
      '{count, plural, one {# здание} few {# здания} many {# зданий} other {# здания}}',
    'dead-reckoning.table.award.producer': 'Трудолюбивые острова',
    'dead-reckoning.table.award.producer.detail': 'произведено ресурсов: {count}',
    'dead-reckoning.table.award.looter': 'Богатая добыча',
    'dead-reckoning.table.award.looter.detail': 'единиц добычи: {count}',
    'dead-reckoning.table.award.crafter': 'Лучшая команда',
    'dead-reckoning.table.award.crafter.detail': 'улучшений вставлено: {count}',
    'dead-reckoning.table.award.swimmer': 'Кормилец рыб',
    'dead-reckoning.table.award.swimmer.detail':
      '{count, plural, one {корабль тонул # раз} few {корабль тонул # раза} many {корабль тонул # раз} other {корабль тонул # раза}}',
  },
  uk: {
    'dead-reckoning.table.award.fighter': 'Найбільше перемог',
    'dead-reckoning.table.award.fighter.detail':
      '{count, plural, one {# перемога} few {# перемоги} many {# перемог} other {# перемоги}} в боях',
    'dead-reckoning.table.award.explorer': 'Найдалі в тумані',
    'dead-reckoning.table.award.explorer.detail':
      '{count, plural, one {# фрагмент досліджено} few {# фрагменти досліджено} many {# фрагментів досліджено} other {# фрагмента досліджено}}',
    'dead-reckoning.table.award.settler': 'Найбільше островів',
    'dead-reckoning.table.award.settler.detail':
      '{count, plural, one {# острів здобуто} few {# острови здобуто} many {# островів здобуто} other {# острова здобуто}}',
    'dead-reckoning.table.award.builder': 'Найбільше будівель',
    'dead-reckoning.table.award.builder.detail':
      '{count, plural, one {# будівля} few {# будівлі} many {# будівель} other {# будівлі}}',
    'dead-reckoning.table.award.producer': 'Працьовиті острови',
    'dead-reckoning.table.award.producer.detail': 'вироблено ресурсів: {count}',
    'dead-reckoning.table.award.looter': 'Багата здобич',
    'dead-reckoning.table.award.looter.detail': 'одиниць здобичі: {count}',
    'dead-reckoning.table.award.crafter': 'Найкраща команда',
    'dead-reckoning.table.award.crafter.detail': 'поліпшень вставлено: {count}',
    'dead-reckoning.table.award.swimmer': 'У дружбі з рибами',
    'dead-reckoning.table.award.swimmer.detail':
      '{count, plural, one {корабель потоплено # раз} few {корабель потоплено # рази} many {корабель потоплено # разів} other {корабель потоплено # разу}}',
  },
};
