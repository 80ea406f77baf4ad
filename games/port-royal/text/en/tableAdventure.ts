/** The Adventure on the table, in English. */
import { coins, crowns, points, sabres } from './units.ts';

export const tableAdventure = {
  'port-royal.table.adventure': 'The Adventure',

  // What is to be reached
  'port-royal.table.adventure.goal': 'The goal of this chapter',
  'port-royal.table.adventure.goal.tasks': 'Tasks completed by at least one player',
  'port-royal.table.adventure.goal.tasks.short': 'tasks',
  'port-royal.table.adventure.goal.markers': 'Markers on tasks',
  'port-royal.table.adventure.goal.markers.short': 'markers',
  'port-royal.table.adventure.goal.points': 'Points together',
  'port-royal.table.adventure.goal.points.short': 'points',
  'port-royal.table.adventure.race': 'The way to victory',
  'port-royal.table.adventure.race.about': '12 points and the trophy',
  'port-royal.table.adventure.race.trophies': 'The trophy: {names}',
  'port-royal.table.adventure.race.nobody': 'Nobody has uncovered the trophy yet',
  'port-royal.table.adventure.race.price': `A marker at the end of the month: ${coins}`,
  'port-royal.table.adventure.race.price.short': 'marker {coins, number}',

  // Tasks
  'port-royal.table.adventure.tasks': 'Tasks',
  'port-royal.table.adventure.task': 'Task {number}',
  'port-royal.table.adventure.task.titled': 'Task {number}: {title}',
  'port-royal.table.adventure.task.who': 'Who has what',
  'port-royal.table.adventure.task.done': 'done',
  'port-royal.table.adventure.task.parked': 'first of two steps made',
  'port-royal.table.adventure.task.ready': 'nothing missing',
  'port-royal.table.adventure.task.waits': 'waiting for the moment',
  'port-royal.table.adventure.task.open': '{missing, plural, one {# thing missing} other {# things missing}}',
  'port-royal.table.adventure.task.out': 'no marker left',
  'port-royal.table.adventure.task.of': '{name}: {state}',
  'port-royal.table.adventure.task.line': '{what}: {own} of {needed}',
  'port-royal.table.adventure.task.reward': 'What it gives',
  'port-royal.table.adventure.task.next': 'How the story goes on',
  'port-royal.table.adventure.task.branch':
    'When the month ends, another story card is read: one if anybody has completed this task, a different one if not.',
  'port-royal.table.adventure.task.always': 'When the month ends, the next story card is read, come what may.',
  'port-royal.table.adventure.task.past': 'The story has gone on since. The task can still be completed.',
  'port-royal.table.adventure.task.success': 'done: ?',
  'port-royal.table.adventure.task.failure': 'not done: ?',

  // The month
  'port-royal.table.adventure.month': 'This month',
  'port-royal.table.adventure.month.ends':
    '{turns, plural, =0 {The month ends now} one {The month ends next turn} other {The month ends in # turns}}',
  'port-royal.table.adventure.month.coming': 'Coming, the next one first',
  'port-royal.table.adventure.month.unseen': 'not seen yet',
  'port-royal.table.adventure.month.reserve':
    '{events, plural, =0 {No event is left in reserve.} one {# event is left in reserve; it joins next month.} other {# events are left in reserve; one joins every month.}}',
  'port-royal.table.adventure.event': 'Event of this turn',
  'port-royal.table.adventure.event.none': 'No event yet',
  'port-royal.table.adventure.event.acts': 'now',
  'port-royal.table.adventure.event.later': 'later this turn',
  'port-royal.table.adventure.event.over': 'over',
  'port-royal.table.adventure.event.strength': `Against ships {name} has ${sabres}.`,
  'port-royal.table.adventure.event.quay':
    '{cards, plural, one {# more card} other {# more cards}} before {name} may stop.',
  'port-royal.table.adventure.event.received': 'The Governor has received {name}.',
  'port-royal.table.adventure.known': 'You know the next card: {card}',

  // Characters, crowns, items
  'port-royal.table.adventure.choose': 'Characters to choose from',
  'port-royal.table.adventure.choose.other': '{name} is choosing a character',
  'port-royal.table.adventure.character': 'Character',
  'port-royal.table.adventure.character.none': 'No character yet',
  'port-royal.table.adventure.locked': 'The first task unlocks the ability.',
  'port-royal.table.adventure.awake': 'The ability is unlocked.',
  'port-royal.table.adventure.markers': '{left, plural, one {# marker left} other {# markers left}}',
  'port-royal.table.adventure.trophy': 'trophy uncovered',
  'port-royal.table.adventure.crowns': 'Crowns',
  'port-royal.table.adventure.crowns.of': `${crowns}, ${points}`,
  'port-royal.table.adventure.crowns.next': `${crowns} to the next point`,
  'port-royal.table.adventure.crowns.most': 'the track is full',
  'port-royal.table.adventure.items': 'Kept ships',
  'port-royal.table.adventure.items.of': '{item}, {count, plural, one {# ship} other {# ships}}',
  'port-royal.table.adventure.items.ares': 'Ares: {item}, {count, plural, one {# ship} other {# ships}}',

  // The lookout
  'port-royal.table.adventure.lookout': 'What the lookout sees',
  'port-royal.table.adventure.lookout.back': 'Put back',
  'port-royal.table.adventure.lookout.this': 'Put back on top: {card}',

  // The book
  'port-royal.table.adventure.book': 'The story',
  'port-royal.table.adventure.book.read': 'Read the story',
  'port-royal.table.adventure.book.close': 'Back to the table',
  'port-royal.table.adventure.book.next': 'Turn the page',
  'port-royal.table.adventure.book.back': 'Previous page',
  'port-royal.table.adventure.book.page': 'Page {page} of {pages}',
  'port-royal.table.adventure.book.before': 'What happened before',
  'port-royal.table.adventure.book.loading': 'The book is being opened…',
  'port-royal.table.adventure.book.failed': 'The book could not be opened.',
  'port-royal.table.adventure.book.retry': 'Try again',
} as const;
