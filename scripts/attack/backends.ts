/** Backends of the documented calls that differ in everything else: verify may say nothing worse of them than its reading. */
import { verifyBackends } from '../replica/verify/backends/run-backends.ts';
import type { Finding } from './finding.ts';

const SHOWN = 5;

export async function attackWithBackends(seed: number, count: number): Promise<readonly Finding[]> {
  const alarms = await verifyBackends(Array.from({ length: count }, (_, at) => seed + at));
  const shown = alarms.slice(0, SHOWN).map(({ seed: of, finding }): Finding => {
    const { class: name, operation, check, pointer, expected, actual } = finding;
    const place = `${operation}${pointer}, ${check}`;
    return {
      name: `seed ${of}: ${name}`,
      figure: `${place}: expected ${expected}, got ${actual}`,
      holds: false,
    };
  });
  const total = {
    name: `verify, of ${count} backends of the documented calls`,
    figure: `${alarms.length} findings worse than "assumed only" (seeds ${seed} to ${seed + count - 1})`,
    holds: alarms.length === 0,
  };
  return [total, ...shown];
}
