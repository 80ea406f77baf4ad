/** The titles at the end, in English. */
export const awards = {
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
} as const;
