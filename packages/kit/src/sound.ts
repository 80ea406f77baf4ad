/** A handful of sounds made on the spot; no files. Silent unless switched on, and before the first gesture. */
import type { AnimationStep } from './gameUI.ts';
import { currentSettings } from './settings.ts';

export type Sound = NonNullable<AnimationStep['sound']>;

interface Tone {
  /** Seconds after the start. */
  readonly at: number;
  readonly long: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

interface Rush {
  readonly at: number;
  readonly long: number;
  /** The filter's centre, from and to, in hertz. */
  readonly from: number;
  readonly to: number;
  readonly loud: number;
}

interface Score {
  readonly tones: readonly Tone[];
  readonly rushes: readonly Rush[];
}

const tone = (at: number, long: number, from: number, to: number, loud: number, wave: OscillatorType): Tone => ({
  at,
  long,
  from,
  to,
  loud,
  wave,
});
const rush = (at: number, long: number, from: number, to: number, loud: number): Rush => ({ at, long, from, to, loud });

function scoreOf(sound: Sound): Score {
  switch (sound) {
    case 'card':
      return { tones: [], rushes: [rush(0, 0.11, 2600, 900, 0.35)] };
    case 'coin':
      return {
        tones: [tone(0, 0.16, 1760, 1760, 0.16, 'triangle'), tone(0.05, 0.22, 2640, 2640, 0.13, 'triangle')],
        rushes: [],
      };
    case 'bust':
      return {
        tones: [tone(0, 0.5, 196, 82, 0.3, 'sawtooth')],
        rushes: [rush(0, 0.5, 700, 120, 0.5)],
      };
    case 'cannon':
      return { tones: [tone(0, 0.45, 110, 34, 0.6, 'sine')], rushes: [rush(0, 0.6, 900, 70, 0.7)] };
    case 'win':
      return {
        tones: [523, 659, 784, 1047].map((pitch, i) => tone(i * 0.13, 0.4, pitch, pitch, 0.2, 'triangle')),
        rushes: [],
      };
    case 'turn':
      return {
        tones: [tone(0, 0.5, 880, 878, 0.16, 'sine'), tone(0.18, 0.7, 660, 659, 0.14, 'sine')],
        rushes: [],
      };
  }
}

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** A browser may only sound after the person has touched the page. */
function open(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function noise(audio: AudioContext): AudioBuffer {
  if (hiss !== undefined) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  // Any jumble will do; a sine of large steps is as good as dice.
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.sin(i * 12.9898) * 43758.5453) % 1;
  return hiss;
}

function fade(audio: AudioContext, out: AudioNode, at: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(out);
  return gain;
}

function soundTone(audio: AudioContext, out: AudioNode, now: number, part: Tone): void {
  const start = now + part.at;
  const voice = audio.createOscillator();
  voice.type = part.wave;
  voice.frequency.setValueAtTime(part.from, start);
  voice.frequency.exponentialRampToValueAtTime(part.to, start + part.long);
  voice.connect(fade(audio, out, start, part.long, part.loud));
  voice.start(start);
  voice.stop(start + part.long);
}

function soundRush(audio: AudioContext, out: AudioNode, now: number, part: Rush): void {
  const start = now + part.at;
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(part.from, start);
  filter.frequency.exponentialRampToValueAtTime(part.to, start + part.long);
  source.connect(filter).connect(fade(audio, out, start, part.long, part.loud));
  source.start(start);
  source.stop(start + part.long);
}

export function playSound(sound: Sound): void {
  const { sound: on, volume } = currentSettings();
  const audio = on && volume > 0 ? open() : undefined;
  if (audio === undefined) return;
  const out = audio.createGain();
  out.gain.value = volume;
  out.connect(audio.destination);
  const { tones, rushes } = scoreOf(sound);
  for (const part of tones) soundTone(audio, out, audio.currentTime, part);
  for (const part of rushes) soundRush(audio, out, audio.currentTime, part);
}
