import { describe, expect, it } from 'vitest';
import { canSink } from '../rules/discover.ts';
import { card, discovering, of, phaseTwo, type TableSpec, table } from './table.ts';

const SAILOR = 'sailor-3-1';

/** The active player has these persons and reveals this ship into this harbour. */
function revealing(ship: string, persons: readonly string[], spec: TableSpec = {}) {
  const t = discovering({ players: [{ persons }, {}], ...spec, deck: [ship, ...(spec.deck ?? [])] });
  t.play('draw');
  return t;
}

describe('sinking ships', () => {
  it('PR-SINK-1: only the active player may sink', () => {
    const t = table({
      players: [{}, { persons: [SAILOR, SAILOR] }],
      deck: ['flute-1-1'],
    });
    t.play('draw');
    expect(t.harbour).toEqual(['flute-1-1']);
    expect(t.why('sink', 1)).toBe('not-your-turn PR-TURN-1');
  });

  it('PR-SINK-1: sabres of another player do not help the active player', () => {
    const t = revealing('galleon-1-2', [SAILOR], {
      players: [{ persons: [SAILOR] }, { persons: ['pirate-9-3', 'pirate-7-2'] }],
    });
    expect(t.harbour).toEqual(['galleon-1-2']);
  });

  it('PR-SINK-1: a ship already in the harbour cannot be sunk any more', () => {
    const t = revealing('flute-1-1', [SAILOR], { deck: ['priest-4-1'] });
    t.play('keep');
    expect(t.why('sink')).toBe('no-ship-to-answer PR-SINK-1');
    t.play('draw');
    expect(t.why('sink')).toBe('no-ship-to-answer PR-SINK-1');
    expect(t.harbour).toEqual(['flute-1-1', 'priest-4-1']);
  });

  it('PR-SINK-1: nothing can be sunk in phase 2', () => {
    const t = phaseTwo({ players: [{ persons: [SAILOR] }, {}], harbour: ['flute-1-1'] });
    expect(t.why('sink')).toBe('no-ship-to-answer PR-SINK-1');
  });

  it('PR-SINK-2: without a sailor or pirate no ship can be sunk', () => {
    const t = revealing('flute-1-1', ['captain-4-1', 'admiral-9-3', 'governor-8-0']);
    expect(t.harbour).toEqual(['flute-1-1']);
    expect(t.why('sink')).toBe('no-ship-to-answer PR-SINK-1');
  });

  it('PR-SINK-2: a sailor alone or a pirate alone will do', () => {
    expect(revealing('flute-1-1', [SAILOR]).legal()).toEqual(['sink', 'keep']);
    expect(revealing('flute-1-1', ['pirate-5-1']).legal()).toEqual(['sink', 'keep']);
  });

  it('PR-AMB-12: no ship is so weak that it sinks without a sailor or pirate', () => {
    // No ship of the base game shows 0 sabres; a card without any stands in for one.
    const harmless = card('priest-4-1');
    expect(canSink(table({ players: [{}, {}] }).state.players[0], harmless)).toBe(false);
    expect(canSink(table({ players: [{ persons: [SAILOR] }, {}] }).state.players[0], harmless)).toBe(true);
    for (const weakest of ['pinnace-1-1', 'flute-1-1', 'skiff-1-1', 'frigate-1-1', 'galleon-1-2'])
      expect(revealing(weakest, []).harbour).toEqual([weakest]);
  });

  it('PR-SINK-3: as many sabres as the ship has are enough', () => {
    const t = revealing('skiff-2-3', [SAILOR, 'pirate-5-1']);
    expect(t.legal()).toEqual(['sink', 'keep']);
    t.play('sink');
    expect(t.discard).toEqual(['skiff-2-3']);
  });

  it('PR-SINK-3: more sabres than the ship has are enough', () => {
    expect(revealing('frigate-1-1', ['pirate-5-1', 'pirate-7-2']).legal()).toEqual(['sink', 'keep']);
  });

  it('PR-SINK-3, PR-SINK-8: one sabre too few, and the ship enters the harbour without a question', () => {
    const t = revealing('galleon-2-4', [SAILOR, 'pirate-5-1']);
    expect(t.harbour).toEqual(['galleon-2-4']);
    expect(t.legal()).toEqual(['draw', 'stop']);
  });

  it('PR-SINK-4: a ship with a skull can never be sunk', () => {
    const sailors = Array.from({ length: 7 }, () => SAILOR);
    const t = revealing('frigate-4-skull', [...sailors, 'pirate-5-1', 'pirate-7-2']);
    expect(t.view(0).players[0].sabres).toBe(11);
    expect(t.harbour).toEqual(['frigate-4-skull']);
    expect(t.legal()).toEqual(['draw', 'stop']);
  });

  it('PR-SINK-4: a skull of a colour in the harbour busts any fleet', () => {
    const t = revealing('galleon-3-skull', ['pirate-5-1', 'pirate-7-2', 'pirate-9-3'], { harbour: ['galleon-1-2'] });
    expect(t.harbour).toEqual([]);
    expect(t.state.active).toBe(1);
  });

  it('PR-SINK-5: a sunk ship lies on the discard pile and gives nothing', () => {
    const t = revealing('flute-2-1', [SAILOR, 'trader-blue-3-1'], { harbour: ['skiff-1-1'] });
    const events = t.play('sink');
    expect(events.map(({ type }) => type)).toEqual(['shipSunk']);
    expect([t.harbour, t.discard, t.coins(0)]).toEqual([['skiff-1-1'], ['flute-2-1'], 0]);
    t.play('stop');
    expect(t.why('trade flute-2-1')).toBe('not-in-harbour PR-TRADE-4');
  });

  it('PR-SINK-6: the same sabres sink ship after ship, and no person is discarded', () => {
    const fleet = ['flute-2-2', 'flute-3-2', 'pinnace-2-2', 'galleon-1-2', 'skiff-1-1'];
    const t = table({ players: [{ persons: ['pirate-5-1'] }, {}], deck: fleet });
    for (const _ of fleet) {
      t.play('draw');
      t.play('sink');
    }
    expect(t.discard).toEqual([...fleet].reverse());
    expect([t.persons(0), t.harbour]).toEqual([['pirate-5-1'], []]);
  });

  it('PR-SINK-7: sinking is optional when the colour is new', () => {
    const t = revealing('flute-2-1', [SAILOR]);
    t.play('keep');
    expect([t.harbour, t.discard]).toEqual([['flute-2-1'], []]);
    expect(t.legal()).toEqual(['draw', 'stop']);
  });

  it('PR-SINK-7: sinking a second ship of a colour averts the bust', () => {
    const t = revealing('flute-2-1', [SAILOR], { harbour: ['flute-1-1', 'priest-4-1'] });
    expect(of(t.play('sink'), 'bust')).toEqual([]);
    expect(t.harbour).toEqual(['flute-1-1', 'priest-4-1']);
    expect(t.legal()).toEqual(['draw', 'stop']);
  });

  it('PR-SINK-7, PR-AMB-11, PR-CONF-12: who could sink a second ship of a colour may decline and bust', () => {
    const t = revealing('flute-2-1', [SAILOR, 'jester-5-1'], { harbour: ['flute-1-1'] });
    expect(t.legal()).toEqual(['sink', 'keep']);
    const events = t.play('keep');
    expect(of(events, 'bust')).toHaveLength(1);
    expect([t.harbour, t.discard, t.coins(0)]).toEqual([[], ['flute-2-1', 'flute-1-1'], 1]);
    expect(t.state.active).toBe(1);
  });

  it('PR-SINK-8, PR-CONF-12: who cannot sink a second ship of a colour busts without being asked', () => {
    const t = revealing('flute-2-2', [SAILOR], { harbour: ['flute-1-1'] });
    expect([t.harbour, t.discard]).toEqual([[], ['flute-2-2', 'flute-1-1']]);
    expect(t.state.active).toBe(1);
  });
});
