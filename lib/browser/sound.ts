import 'client-only';

/** The sounds of a slate, made here from noise: a tick of chalk, a sponge, a thud on the table. */
import type { Feeling } from './feel';

/** A browser begins to play only in answer to a tap; what is asked for so soon after it still comes in time. */
const WAKING_MS = 150;
const NOISE_SECONDS = 0.5;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
let wokenAt = Number.NEGATIVE_INFINITY;

/** Called with every tap: a phone takes the sound away when it locks, or somebody calls. */
function wake(): void {
  if (context?.state === 'running') return;
  context ??= new AudioContext({ latencyHint: 'interactive' });
  wokenAt = performance.now();
  context.resume().catch(() => {});
}

if (typeof window !== 'undefined' && 'AudioContext' in window)
  for (const event of ['pointerup', 'click', 'keydown'])
    window.addEventListener(event, wake, { capture: true, passive: true });

function noiseIn(own: AudioContext): AudioBuffer {
  if (noise) return noise;
  const made = own.createBuffer(1, own.sampleRate * NOISE_SECONDS, own.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  noise = made;
  return made;
}

/** How loud something is: from nothing to `loud` in `rise` seconds, and away again by its end. */
type Swell = { readonly loud: number; readonly rise: number; readonly seconds: number };

function swelling(own: AudioContext, at: number, { loud, rise, seconds }: Swell): GainNode {
  const gain = own.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(own.destination);
  return gain;
}

type Rub = Swell & {
  readonly kind: 'bandpass' | 'lowpass';
  /** The pitch of it, from and to, in Hz. */
  readonly pitch: readonly [number, number];
};

/** Something rubs on the slate. */
function rub(own: AudioContext, at: number, { kind, pitch: [from, to], ...swell }: Rub): void {
  const source = own.createBufferSource();
  source.buffer = noiseIn(own);
  const filter = own.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = kind === 'bandpass' ? 0.9 : 0.4;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + swell.seconds);
  source.connect(filter).connect(swelling(own, at, swell));
  // Never twice the same.
  source.start(at, Math.random() * 0.1, swell.seconds);
}

/** A hand on the table. */
function thud(own: AudioContext, at: number): void {
  const tone = own.createOscillator();
  tone.frequency.setValueAtTime(120, at);
  tone.frequency.exponentialRampToValueAtTime(44, at + 0.14);
  tone.connect(swelling(own, at, { loud: 0.7, rise: 0.004, seconds: 0.26 }));
  tone.start(at);
  tone.stop(at + 0.28);
  rub(own, at, { kind: 'lowpass', pitch: [420, 160], loud: 0.35, rise: 0.003, seconds: 0.09 });
}

const tick = (own: AudioContext, at: number): void => {
  rub(own, at, { kind: 'lowpass', pitch: [900, 300], loud: 0.22, rise: 0.002, seconds: 0.03 });
  rub(own, at, { kind: 'bandpass', pitch: [3100, 2100], loud: 0.16, rise: 0.006, seconds: 0.1 });
};
const line = (own: AudioContext, at: number): void =>
  rub(own, at, { kind: 'bandpass', pitch: [2300, 3300], loud: 0.15, rise: 0.05, seconds: 0.21 });
const sponge = (own: AudioContext, at: number): void => {
  rub(own, at, { kind: 'lowpass', pitch: [700, 480], loud: 0.2, rise: 0.08, seconds: 0.2 });
  rub(own, at + 0.17, { kind: 'lowpass', pitch: [560, 400], loud: 0.16, rise: 0.07, seconds: 0.2 });
};

/** When the two lines are drawn under the name of who won, in seconds (end/moments.css). */
const LINES = [1.46, 1.72];

const SOUNDS = {
  stroke: tick,
  wipe: sponge,
  match: thud,
  win: (own, at) => {
    thud(own, at);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const later of isStill ? [] : LINES) line(own, at + later);
  },
} as const satisfies Readonly<Record<Feeling, (own: AudioContext, at: number) => void>>;

/** Plays it now, or not at all. */
export function play(feeling: Feeling): void {
  const isAwake = context?.state === 'running' || performance.now() - wokenAt < WAKING_MS;
  if (context && isAwake) SOUNDS[feeling](context, context.currentTime);
}

// It was switched on by a tap, which may be the last one before something is heard.
if (typeof navigator !== 'undefined' && navigator.userActivation?.isActive) wake();
