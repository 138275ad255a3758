/** Short dry knocks, made when they are needed: no files, and silence until the player has touched the page. */

/** A struck piece of wood or stone: a tone that dies away, and the click of the stroke. */
export type Knock = {
  /** Seconds from now. */
  readonly after: number;
  /** Hertz. */
  readonly pitch: number;
  /** Seconds until nothing is left. */
  readonly length: number;
  /** 0 to 1. */
  readonly level: number;
  /** How much of it is click, 0 to 1: stone has more of it than wood. */
  readonly click: number;
};

const VOLUME = 0.22;
/** Overtones of a bar that lies on two points: not those of a string, so it sounds struck. */
const OVERTONES = [
  { ratio: 1, share: 1 },
  { ratio: 2.76, share: 0.35 },
  { ratio: 5.4, share: 0.12 },
] as const;
const CLICK_SECONDS = 0.03;

let context: AudioContext | undefined;
let clicks: AudioBuffer | undefined;

/** Plays what it can. A browser without sound, or a page that nobody has touched, stays silent. */
export function knock(knocks: readonly Knock[]): void {
  if (!navigator.userActivation?.hasBeenActive || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const one of knocks) strike(context, one);
}

function strike(audio: AudioContext, { after, pitch, length, level, click }: Knock): void {
  const start = audio.currentTime + after;
  for (const { ratio, share } of OVERTONES) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * ratio;
    tone.connect(fading(audio, start, length / Math.sqrt(ratio), level * share * (1 - click)));
    tone.start(start);
    tone.stop(start + length);
  }
  const noise = audio.createBufferSource();
  noise.buffer = clicks ??= noiseOf(audio);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch * 4;
  noise.connect(band).connect(fading(audio, start, CLICK_SECONDS, level * click * 3));
  noise.start(start);
}

function fading(audio: AudioContext, start: number, length: number, level: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(level * VOLUME, start + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * CLICK_SECONDS), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
