import type { Recording } from '@broadside/throw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSettings } from '../settings.ts';
import { contactsOf } from './contacts.ts';
import { lengthOf, loudnessOf, SCORES, type Score, type Sound } from './scores.ts';

const ALL = Object.entries(SCORES) as readonly (readonly [Sound, Score])[];

describe('every sound', () => {
  it.each(ALL)('%s is something, is short and does not crackle', (_name, score) => {
    const parts = [...score.tones, ...score.rushes];
    expect(parts.length).toBeGreaterThan(0);
    expect(lengthOf(score)).toBeLessThanOrEqual(2);
    expect(loudnessOf(score)).toBeLessThanOrEqual(1);
    // An exponential glide never comes from nothing nor goes to it.
    for (const { from, to, long, loud } of parts)
      for (const one of [from, to, long, loud]) expect(one).toBeGreaterThan(0);
  });
});

/** Counts what is asked of it; time is set by hand. */
class FakeAudio {
  static opened: FakeAudio[] = [];
  currentTime = 0;
  state = 'running';
  sampleRate = 100;
  destination = {};
  pitches: number[] = [];
  started = 0;
  readonly master = this.gain();

  constructor() {
    FakeAudio.opened.push(this);
  }

  private param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  private gain() {
    return { gain: { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to: unknown) => to };
  }
  createGain = () => this.gain();
  createDynamicsCompressor = () => {
    const [threshold, knee, ratio, attack, release] = Array.from({ length: 5 }, this.param);
    return { threshold, knee, ratio, attack, release, connect() {} };
  };
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
  createBiquadFilter = () => ({ Q: this.param(), frequency: this.param(), connect: (to: unknown) => to });
  private source() {
    const frequency = { ...this.param(), setValueAtTime: (pitch: number) => this.pitches.push(pitch) };
    const start = (): void => {
      this.started++;
    };
    return { frequency, start, stop() {}, connect: (to: unknown) => to };
  }
  createOscillator = () => this.source();
  createBufferSource = () => this.source();
}

describe('playing', () => {
  let playSound: (sound: Sound) => void;
  let most: number;
  const page = { hidden: false };
  const activation = { hasBeenActive: true };
  const audio = (): FakeAudio => FakeAudio.opened[0] as FakeAudio;

  beforeEach(async () => {
    vi.resetModules();
    FakeAudio.opened = [];
    Object.assign(page, { hidden: false });
    Object.assign(activation, { hasBeenActive: true });
    vi.stubGlobal('AudioContext', FakeAudio);
    vi.stubGlobal('navigator', { userActivation: activation, languages: ['en'] });
    const settings = await import('../settings.ts');
    settings.changeSettings({ sound: true, volume: 0.25 });
    ({ playSound, MOST_AT_ONCE: most } = await import('./play.ts'));
    vi.stubGlobal('document', page);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    changeSettings({ sound: true });
  });

  it('asks nothing of the browser when sound is off', async () => {
    vi.stubGlobal('document', undefined);
    (await import('../settings.ts')).changeSettings({ sound: false });
    for (const [sound] of ALL) playSound(sound);
    expect(FakeAudio.opened).toEqual([]);
  });

  it('waits for the first touch of the page', () => {
    activation.hasBeenActive = false;
    playSound('coin');
    expect(FakeAudio.opened).toEqual([]);
    activation.hasBeenActive = true;
    playSound('coin');
    expect(audio().started).toBe(SCORES.coin.tones.length);
  });

  it('rings nothing but the bell in a hidden tab', () => {
    page.hidden = true;
    for (const [sound] of ALL) playSound(sound);
    expect(audio().started).toBe(SCORES.turn.tones.length);
  });

  it('leaves out what would be too much at once, and goes on when the others are over', () => {
    for (let i = 0; i < 3 * most; i++) playSound('die');
    const one = SCORES.die.tones.length + SCORES.die.rushes.length;
    expect(audio().started).toBe(most * one);
    audio().currentTime = 5;
    playSound('die');
    expect(audio().started).toBe((most + 1) * one);
  });

  it('rings the bell once for one turn, and again for the next', () => {
    playSound('turn');
    audio().currentTime = 1;
    playSound('turn');
    expect(audio().started).toBe(SCORES.turn.tones.length);
    audio().currentTime = 10;
    playSound('turn');
    expect(audio().started).toBe(2 * SCORES.turn.tones.length);
  });

  it('varies one sound after another, the same way in every match', () => {
    for (let i = 0; i < 3; i++) playSound('reaction');
    for (const time of [1, 2, 3]) {
      audio().currentTime = time;
      playSound('reaction');
    }
    expect(new Set(audio().pitches).size).toBe(4);
    for (const pitch of audio().pitches) expect(Math.abs(pitch / 520 - 1)).toBeLessThanOrEqual(0.0401);
  });
});

describe('a recorded throw', () => {
  /** Falls, bounces at half a second and at one, and lies still from then on. */
  const height = (time: number): number => (time < 1 ? Math.abs(Math.sin((time + 0.5) * 2 * Math.PI)) * 60 : 0);
  const recording: Recording = {
    hz: 60,
    frames: 120,
    seconds: 2,
    dice: 1,
    at: (time) => ({ position: [0, 0, height(time)], quaternion: [0, 0, 0, 1] }),
  };

  it('is heard where a die touches the wood, and not where it flies or lies', () => {
    expect(contactsOf(recording).map((time) => Math.round(time * 10) / 10)).toEqual([0.5, 1]);
  });
});
