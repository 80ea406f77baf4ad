/** What the kernel says, in English. */
export const en = {
  'common.reason.match-over': 'The match is over. Look at the result or start a new match.',
  'common.reason.not-your-turn': 'It is not your turn. Wait until the table asks you.',
  'common.reason.nothing-to-undo': 'Nothing has been played yet, so there is nothing to take back.',
  'common.reason.undo-barrier':
    'This cannot be taken back: something new has come to light, or others have acted. Play on from here.',
  'common.reason.undo-over': 'The match is over: nothing can be taken back.',
  'common.reason.undo-not-yours': 'Another player acted last. You can take back only your own actions.',
};

export type CommonKey = keyof typeof en;
