const SECONDS = 0.28;

let audio: AudioContext | null = null;
let noise: AudioBufferSourceNode | null = null;

/** A leaf that turns (翻页声): noise that swells and fades, as paper does. Silent as long as the browser allows no sound. */
export function pageTurnSound(): void {
  audio ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
  if (audio === null) return;
  // Safari leaves a context suspended that was made before the first gesture.
  audio.resume().catch(() => undefined);
  // What waited for that is not heard together with this one.
  noise?.disconnect();
  const { sampleRate, currentTime, destination } = audio;
  const buffer = audio.createBuffer(1, sampleRate * SECONDS, sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) {
    const share = at / samples.length;
    samples[at] = (Math.random() * 2 - 1) * Math.sin(Math.PI * share) ** 2 * 0.25;
  }
  noise = audio.createBufferSource();
  noise.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(1800, currentTime);
  filter.frequency.linearRampToValueAtTime(4200, currentTime + SECONDS);
  noise.connect(filter).connect(destination);
  noise.start();
}
