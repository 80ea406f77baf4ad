/** The screen of the rulebook: in English. */
export const rules = {
  'rules.parts': 'Parts of the rulebook',
  'rules.text': 'Rules',
  'rules.figures': 'All cards',
  'rules.contents': 'Contents',
  'rules.search': 'Search the rules',
  'rules.search.hint': 'Words or a rule’s id',
  'rules.search.clear': 'Clear the search',
  'rules.found': '{count, plural, =0 {Nothing found} one {# passage found} other {# passages found}}',
  'rules.none': 'Nothing in the rulebook has all of these words. Try fewer of them, or only the beginning of a word.',
  'rules.copy': 'Copy the link to {clause}',
  'rules.missing': 'There is no rule {clause} in this rulebook.',

  'rules.cards.module': 'Module',
  'rules.cards.module.all': 'All modules',
  'rules.cards.count':
    '{count, plural, one {# card} other {# cards}}, {faces, plural, one {# face} other {# different faces}}',
  'rules.cards.card': 'Card',
  'rules.cards.copies': 'Copies',
  'rules.cards.printed': 'Printed on it',
  'rules.cards.source': 'Source',

  'rules.sources': 'Where the figures come from',
  'rules.source.printed': 'printed',
  'rules.source.public': 'public',
  'rules.source.reconstructed': 'reconstructed',
  'rules.source.effect': 'Effect:',
  'rules.source.values': 'Values:',
  'rules.source.printed.about': 'read from a printed card or stated in a rulebook',
  'rules.source.public.about': 'taken from public card lists that agree with each other',
  'rules.source.reconstructed.about': 'no source was found: our own proposal, which fits everything the rulebooks say',
} as const;
