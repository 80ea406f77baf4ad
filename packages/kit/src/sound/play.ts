/** Plays the scores. Silent when switched off, before the first gesture and in a hidden tab, where only the bell rings. */
import { currentSettings } from '../settings.ts';
import { lengthOf, type Rush, SCORES, type Score, type Sound, type Tone } from './scores.ts';

/** So many sounds at once; what comes then is left out, and nobody misses it. */
export const MOST_AT_ONCE = 10;

interface Desk {
  readonly audio: AudioContext;
  /** How loud everything is. */
  readonly master: GainNode;
  readonly hiss: AudioBuffer;
}

let desk: Desk | undefined;
/** When those that sound now end. */
let ends: readonly number[] = [];
const heard = new Map<Sound, { readonly times: number; readonly at: number }>();

function noise(audio: AudioContext): AudioBuffer {
  const hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  // Any jumble will do; a sine of large steps is as good as dice.
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.sin(i * 12.9898) * 43758.5453) % 1;
  return hiss;
}

/** A soft limiter: broadsides of twelve cannons are louder than one, and still do not crackle. */
function limiter(audio: AudioContext): DynamicsCompressorNode {
  const limit = audio.createDynamicsCompressor();
  limit.threshold.value = -14;
  limit.knee.value = 12;
  limit.ratio.value = 10;
  limit.attack.value = 0.003;
  limit.release.value = 0.15;
  limit.connect(audio.destination);
  return limit;
}

/** A browser may only sound after the person has touched the page. */
function open(): Desk | undefined {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return undefined;
  if (desk === undefined) {
    const audio = new AudioContext();
    const master = audio.createGain();
    master.connect(limiter(audio));
    desk = { audio, master, hiss: noise(audio) };
  }
  if (desk.audio.state === 'suspended') void desk.audio.resume();
  return desk;
}

/** Opening takes a moment: where somebody waits anyway, it is not noticed. */
export function readySound(): void {
  const { sound, volume } = currentSettings();
  if (sound && volume > 0) open();
}

function fade({ audio, master }: Desk, at: number, { long, loud }: Tone | Rush): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.012, long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(master);
  return gain;
}

function soundTone(on: Desk, now: number, pitch: number, part: Tone): void {
  const start = now + part.at;
  const voice = on.audio.createOscillator();
  voice.type = part.wave;
  voice.frequency.setValueAtTime(part.from * pitch, start);
  voice.frequency.exponentialRampToValueAtTime(part.to * pitch, start + part.long);
  voice.connect(fade(on, start, part));
  voice.start(start);
  voice.stop(start + part.long);
}

function soundRush(on: Desk, now: number, pitch: number, part: Rush): void {
  const start = now + part.at;
  const source = on.audio.createBufferSource();
  source.buffer = on.hiss;
  source.loop = true;
  const filter = on.audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = part.narrow;
  filter.frequency.setValueAtTime(part.from * pitch, start);
  filter.frequency.exponentialRampToValueAtTime(part.to * pitch, start + part.long);
  source.connect(filter).connect(fade(on, start, part));
  source.start(start);
  source.stop(start + part.long);
}

/** No two of a kind in a row are quite alike: up to 4 % higher or lower, by a golden step and not by chance. */
export const pitchOf = (times: number): number => 0.96 + ((times * 0.618) % 1) * 0.08;

const mayBeHeard = (sound: Sound): boolean => sound === 'turn' || typeof document === 'undefined' || !document.hidden;

export function playSound(sound: Sound): void {
  const { sound: on, volume } = currentSettings();
  const here = on && volume > 0 && mayBeHeard(sound) ? open() : undefined;
  if (here === undefined) return;
  const now = here.audio.currentTime;
  const score: Score = SCORES[sound];
  const before = heard.get(sound);
  if (before !== undefined && now - before.at < (score.apart ?? 0)) return;
  ends = ends.filter((end) => end > now);
  if (ends.length >= MOST_AT_ONCE && sound !== 'turn') return;
  const times = (before?.times ?? -1) + 1;
  heard.set(sound, { times, at: now });
  ends = [...ends, now + lengthOf(score)];
  here.master.gain.value = volume;
  // A bell has its pitch.
  const pitch = sound === 'turn' || sound === 'win' ? 1 : pitchOf(times);
  for (const part of score.tones) soundTone(here, now, pitch, part);
  for (const part of score.rushes) soundRush(here, now, pitch, part);
}

/** What so many coins sound like. */
export const coinSound = (count: number): Sound => (Math.abs(count) > 1 ? 'coins' : 'coin');
