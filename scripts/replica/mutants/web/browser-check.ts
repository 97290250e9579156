/** Whether the browser specs of an area notice. */
import type { Ended } from '../child.ts';
import { PASSED, type Verdict } from '../outcome.ts';
import type { SpecsVerdict } from './browser-run.ts';
import { COMPILER_CHECK } from './compiler-check.ts';

export const BROWSER_CHECK = 'browser';

interface Browser {
  readonly buildIn: (place: string) => Promise<Ended>;
  readonly runSpecs: (place: string, specs: readonly string[]) => Promise<SpecsVerdict>;
}

export type CheckBrowser = (place: string, specs: readonly string[]) => Promise<Verdict>;

/** One browser at a time, because two on a small machine fail for want of it. */
export function createBrowserCheck(reference: string, { buildIn, runSpecs }: Browser): CheckBrowser {
  let referenceBuilt: Promise<Ended> | undefined;
  let before: Promise<unknown> = Promise.resolve();

  /** A failure counts that comes again, and does not come without the mutant. */
  async function confirmed(place: string, at: string, title: string): Promise<Verdict> {
    const again = await runSpecs(place, [at]);
    if (again.kind !== 'failed') return { kind: 'not tried', detail: `only once failed: ${title}` };
    referenceBuilt ??= buildIn(reference);
    await referenceBuilt;
    const unbroken = await runSpecs(reference, [at]);
    return unbroken.kind === 'passed'
      ? { kind: 'noticed', by: BROWSER_CHECK, detail: title }
      : { kind: 'not tried', detail: `fails without the mutant too: ${title}` };
  }

  async function look(place: string, specs: readonly string[]): Promise<Verdict> {
    const { code, output } = await buildIn(place);
    if (code === null) return { kind: 'not tried', detail: 'the build did not end' };
    if (code !== 0) return { kind: 'noticed', by: COMPILER_CHECK, detail: output.trim().slice(-300) };
    const found = await runSpecs(place, specs);
    if (found.kind === 'not run') return { kind: 'not tried', detail: found.detail };
    return found.kind === 'passed' ? PASSED : confirmed(place, found.at, found.title);
  }

  return (place, specs) => {
    const looked = before.then(() => look(place, specs));
    before = looked.catch(() => undefined);
    return looked;
  };
}
