import { lengthOf, SCORES, type Sound } from '../packages/kit/src/sound/scores.ts';
import { bundled } from './lib/bundle.ts';
import { expect, test } from './lib/test.ts';

interface Heard {
  readonly sound: Sound;
  /** Of the loudest sample; 1 is all there is. */
  readonly peak: number;
  /** The mean over the time it is heard. */
  readonly loud: number;
  /** Crossings of the middle in a second: half as many as hertz, roughly. */
  readonly crossings: number;
}

/** Runs in the page: plays a sound into a buffer instead of a loudspeaker. */
async function listen([code, sound, seconds]: readonly [string, Sound, number]): Promise<Heard> {
  const RATE = 22_050;
  const audio = new OfflineAudioContext(1, Math.ceil((seconds + 0.3) * RATE), RATE);
  Object.defineProperty(audio, 'resume', { value: async () => undefined });
  Object.defineProperty(navigator, 'userActivation', { value: undefined, configurable: true });
  const kept = JSON.parse(localStorage.getItem('broadside.settings') ?? '{}');
  localStorage.setItem('broadside.settings', JSON.stringify({ ...kept, sound: true, volume: 1 }));
  // Each sound has a desk of its own, as if it were the first of a visit.
  const make = new Function('AudioContext', 'process', `${code}; return kitSound;`);
  const kit = make(
    function Opened() {
      return audio;
    },
    { env: { NODE_ENV: 'production' } },
  );
  kit.playSound(sound);
  const samples = (await audio.startRendering()).getChannelData(0);
  let [peak, sum, crossings] = [0, 0, 0];
  samples.forEach((sample, at) => {
    peak = Math.max(peak, Math.abs(sample));
    sum += sample * sample;
    if (at > 0 && sample >= 0 !== samples[at - 1] >= 0) crossings++;
  });
  return { sound, peak, loud: Math.sqrt(sum / (seconds * RATE)), crossings: crossings / seconds };
}

test('every sound can be heard, lies where ears hear, and never crackles', async ({ visit }) => {
  const page = await visit();
  await page.goto('/robots.txt');
  const code = await bundled('../../packages/kit/src/sound/index.ts', 'kitSound');
  const heard: Heard[] = [];
  for (const sound of Object.keys(SCORES) as Sound[])
    heard.push(await page.evaluate(listen, [code, sound, lengthOf(SCORES[sound])] as const));
  expect(heard.filter(({ peak }) => peak >= 1).map(({ sound }) => sound)).toEqual([]);
  expect(heard.filter(({ peak, loud }) => peak < 0.06 || loud < 0.01).map(({ sound }) => sound)).toEqual([]);
  expect(heard.filter(({ crossings }) => crossings < 60 || crossings > 12_000).map(({ sound }) => sound)).toEqual([]);
});
