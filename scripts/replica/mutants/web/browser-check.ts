/** Whether the browser specs of an area notice. */
import type { Ended } from '../child.ts';
import { PASSED, type Verdict } from '../outcome.ts';
import type { Habit, NamedTest, SpecsVerdict } from './browser-run.ts';
import { COMPILER_CHECK } from './compiler-check.ts';

export const BROWSER_CHECK = 'browser';

interface Browser {
  readonly buildIn: (place: string) => Promise<Ended>;
  readonly runSpecs: (place: string, specs: readonly string[]) => Promise<SpecsVerdict>;
  readonly habitOf: (place: string, test: NamedTest) => Promise<Habit>;
}

export type CheckBrowser = (place: string, specs: readonly string[]) => Promise<Verdict>;

/** One browser at a time, because two on a small machine fail for want of it. */
export function createBrowserCheck(reference: string, { buildIn, runSpecs, habitOf }: Browser): CheckBrowser {
  let referenceBuilt: Promise<Ended> | undefined;
  let before: Promise<unknown> = Promise.resolve();

  /** A failure counts that comes every time, and never without the mutant: a busy machine fails tests too. */
  async function confirmed(place: string, test: NamedTest): Promise<Verdict> {
    const { title } = test;
    if ((await habitOf(place, test)) !== 'fails') {
      return { kind: 'not tried', detail: `fails only sometimes: ${title}` };
    }
    referenceBuilt ??= buildIn(reference);
    await referenceBuilt;
    return (await habitOf(reference, test)) === 'passes'
      ? { kind: 'noticed', by: BROWSER_CHECK, detail: title }
      : { kind: 'not tried', detail: `fails without the mutant too: ${title}` };
  }

  async function look(place: string, specs: readonly string[]): Promise<Verdict> {
    const { code, output } = await buildIn(place);
    if (code === null) return { kind: 'not tried', detail: 'the build did not end' };
    if (code !== 0) return { kind: 'noticed', by: COMPILER_CHECK, detail: output.trim().slice(-300) };
    const found = await runSpecs(place, specs);
    if (found.kind === 'not run') return { kind: 'not tried', detail: found.detail };
    return found.kind === 'passed' ? PASSED : confirmed(place, found.test);
  }

  return (place, specs) => {
    const looked = before.then(() => look(place, specs));
    before = looked.catch(() => undefined);
    return looked;
  };
}
