/** What the kernel says, in English. */
export const common = {
  // The reader, named as a player in a sentence.
  'common.you': 'You',
  'common.reason.match-over': 'The match is over. Look at the result or start a new match.',
  'common.reason.not-your-turn': 'It is not your turn. Wait until the table asks you.',
  'common.reason.nothing-to-undo': 'Nothing has been played yet, so there is nothing to undo.',
  'common.reason.undo-barrier':
    'This cannot be undone: something new has been revealed, or others have acted. Play on from here.',
  'common.reason.undo-over': 'The match is over: nothing can be undone.',
  'common.reason.undo-not-yours': 'Another player acted last. You can undo only your own actions.',
} as const;
