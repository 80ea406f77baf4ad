/**
 * What crossed between a client and a server of version 1, recorded before there was a version 2; the name and the view of
 * the game are cut short. Never to be edited: an open page of that time goes on sending and reading exactly this.
 */

export const SENT = {
  ping: '{"do":"ping"}',
  watch: '{"do":"watch","from":-1}',
  play: '{"do":"play","id":"old-client-play-1","n":0,"action":{"type":"draw"}}',
  undo: '{"do":"undo","id":"old-client-undo-1","n":1}',
  restart: '{"do":"restart","id":"old-client-rest-1","n":1}',
  why: '{"do":"why","id":"old-client-why-01","actions":[{"type":"draw"},{"type":"stop"}]}',
  say: '{"do":"say","id":"old-client-say-01","text":"Ahoy"}',
  dance: '{"do":"dance"}',
} as const;

export const RECEIVED = {
  table:
    '{"tell":"table","table":{"id":"LcpFb6vEy5bmSwTfnle3qA","code":"N722EM64","status":"playing","settings":{"game":"a-game","options":{},"seats":[{"kind":"me"},{"kind":"open"}],"listed":false,"watchers":true,"undo":"free","absence":null,"shuffle":false,"odds":false},"seats":[{"kind":"person","name":"Anna","bot":null,"here":true},{"kind":"person","name":"Boris","bot":null,"here":false}],"you":0,"host":true,"watching":0,"next":null,"created":1794960052951,"people":[{"id":"mtesbZhZqfbmQkZvBEF7U4","name":"Boris","seat":1,"here":false,"muted":false}]}}',
  silence: '{"tell":"said","lines":[]}',
  beginning:
    '{"tell":"sight","sight":{"eye":0,"n":0,"entries":[{"n":0,"events":[{"type":"matchBegan","first":0,"coins":3,"deck":113},{"type":"turnBegan","seat":0,"turn":1}],"hash":"76e6cb27a4fcd3aeb25ea6d6fd42e8c1"}],"view":{"eye":0,"deck":113},"toAct":[0],"may":[],"legal":[{"type":"draw"}],"byDefault":null,"noUndo":{"code":"nothing-to-undo","clause":"LAW-6"},"turn":1,"outcome":null,"rules":3,"commit":"8aefff61697e7aa8cca0711bb4cdacf3e7c426c9a92ed4cf84802a80db4c1a94"}}',
  pong: '{"tell":"pong"}',
  sight:
    '{"tell":"sight","sight":{"eye":0,"n":1,"entries":[{"n":1,"seat":0,"action":{"type":"draw"},"events":[{"type":"cardRevealed","seat":0,"card":11},{"type":"cardEnteredHarbour","card":11}],"hash":"e2d8b97d889ffb87ca000c64091cb567"}],"view":{"eye":0,"deck":112},"toAct":[0],"may":[],"legal":[{"type":"draw"},{"type":"stop"}],"byDefault":null,"noUndo":{"code":"undo-barrier","clause":"LAW-6"},"turn":1,"outcome":null}}',
  done: '{"tell":"done","id":"old-client-play-1","n":1}',
  reasons: '{"tell":"reasons","id":"old-client-why-01","reasons":[null,null]}',
  refused:
    '{"tell":"refused","id":"old-client-undo-1","error":{"code":"undo-barrier","message":"undo-barrier (LAW-6)","reason":{"code":"undo-barrier","clause":"LAW-6"},"game":"a-game"}}',
  unread:
    '{"tell":"refused","id":null,"error":{"code":"bad-message","message":"do must be one of watch, play, undo, restart, why, say, ping"}}',
  said: '{"tell":"said","lines":[{"at":1794960053578,"seat":0,"name":"Anna","text":"Ahoy"}]}',
  waits: '{"tell":"gallery","ahead":0}',
  entered: '{"tell":"gallery","ahead":null}',
  full: '{"tell":"bye","why":"full"}',
} as const;
