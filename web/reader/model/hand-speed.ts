/** So long a hand's way counts towards its speed: about as long as a hand that stops still seems to move. */
const MEMORY_MS = 60;

/** The speed of a hand (手速), in pixels per second, that came `way` pixels further in that time. */
export function speedAfter(speed: number, way: number, elapsedMs: number): number {
  const elapsed = Math.max(elapsedMs, 1);
  const kept = Math.exp(-elapsed / MEMORY_MS);
  return speed * kept + (way / elapsed) * 1000 * (1 - kept);
}
