import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createBrowserCheck } from './browser-check.ts';
import { type Habit, habitIn, type SpecsReport, type SpecsVerdict, verdictOfSpecs } from './browser-run.ts';
import { createCompilerCheck } from './compiler-check.ts';
import { verdictOfUnits } from './unit-check.ts';
import type { WebMutant } from './web-mutant.ts';

describe('what the unit tests say', () => {
  const result = (failed: readonly string[], message = '') => ({
    success: failed.length === 0 && message === '',
    numPassedTests: 1,
    testResults: [
      { message, assertionResults: failed.map((fullName) => ({ fullName, failureMessages: ['no'] })) },
    ],
  });

  it('is nothing where all pass', () => {
    expect(verdictOfUnits(result([])).kind).toBe('passed');
  });

  it('is the first that failed', () => {
    expect(verdictOfUnits(result(['a cart adds up', 'another']))).toEqual({
      kind: 'noticed',
      by: 'vitest',
      detail: 'a cart adds up and 1 more',
    });
  });

  it('is unknown where a file could not be loaded', () => {
    const unloaded = { kind: 'not tried', detail: 'cannot find module' };
    expect(verdictOfUnits(result([], 'cannot find module'))).toEqual(unloaded);
  });

  it('is unknown where no test was run', () => {
    expect(verdictOfUnits({ ...result([]), numPassedTests: 0 }).kind).toBe('not tried');
  });
});

describe('what the compiler says', () => {
  const place = mkdtempSync(join(tmpdir(), 'desk-compiler-test-'));
  const settings = { strict: true, lib: ['ES5'], types: [] };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions: settings }));
  writeFileSync(join(place, 'one.ts'), 'export const ONE: number = 1;\n');
  afterAll(() => rmSync(place, { recursive: true }));

  const compiler = createCompilerCheck(place, ['one.ts']);
  const broken = (to: string): WebMutant => ({
    ...{ id: 'x', kind: 'requests', file: 'one.ts', from: '1', to, why: '' },
  });

  it('is nothing of the file as it is', () => {
    expect(compiler.unbroken()).toEqual({ kind: 'passed' });
  });

  it('is nothing of a defect that only the behaviour shows', () => {
    expect(compiler.look(broken('2')).kind).toBe('passed');
  });

  it.each(["'one'", '1 +'])('is an error where the file becomes wrong: %s', (to) => {
    expect(compiler.look(broken(to))).toMatchObject({ kind: 'noticed', by: 'compiler' });
    expect(compiler.unbroken().kind).toBe('passed');
  });
});

function specs(tests: readonly boolean[], error?: string): SpecsReport {
  return {
    errors: error === undefined ? [] : [{ message: error }],
    stats: { expected: tests.filter(Boolean).length, unexpected: tests.filter((ok) => !ok).length },
    suites: [
      {
        file: 'cart.spec.ts',
        suites: [
          {
            file: 'cart.spec.ts',
            specs: tests.map((ok, at) => ({ title: `test ${at}`, line: at + 1, ok })),
          },
        ],
      },
    ],
  };
}

describe('what the browser specs say', () => {
  it('is nothing where all pass', () => {
    expect(verdictOfSpecs(specs([true, true]))).toEqual({ kind: 'passed' });
  });

  it('is the first test that failed, and where it stands', () => {
    const failed = { kind: 'failed', test: { at: 'web/e2e/cart.spec.ts:2', title: 'test 1' } };
    expect(verdictOfSpecs(specs([true, false, false], 'stopped early'))).toEqual(failed);
  });

  it('is nothing at all where the runner failed, or ran none', () => {
    const broken = { kind: 'not run', detail: 'the server ended with 1' };
    expect(verdictOfSpecs(specs([], 'the server ended with 1'))).toEqual(broken);
    expect(verdictOfSpecs(specs([])).kind).toBe('not run');
  });
});

describe('the habit of a test', () => {
  it.each<[boolean[], Habit]>([
    [[true, true, true], 'passes'],
    [[false, false, false], 'fails'],
    [[false, true, false], null],
    [[], null],
  ])('after %j is %s', (tests, habit) => {
    expect(habitIn(specs(tests))).toBe(habit);
  });
});

describe('noticing in the browser', () => {
  const failed: SpecsVerdict = {
    kind: 'failed',
    test: { at: 'web/e2e/cart.spec.ts:2', title: 'adds up' },
  };
  const passed: SpecsVerdict = { kind: 'passed' };

  /** What the specs say of the broken place, and what the test that failed does there and in the whole one. */
  function browser(says: SpecsVerdict, habits: Readonly<Record<string, Habit>> = {}, buildCode = 0) {
    const asked: string[] = [];
    const check = createBrowserCheck('whole', {
      buildIn: async () => ({ code: buildCode, output: 'Unexpected token' }),
      async runSpecs(place, [spec = '']) {
        asked.push(`${place} ${spec}`);
        return says;
      },
      async habitOf(place, { at }) {
        asked.push(`${place} ${at}`);
        return habits[place] ?? null;
      },
    });
    return { check: () => check('broken', ['web/e2e/cart.spec.ts']), asked };
  }

  it('takes a failure that comes every time, and never without the mutant', async () => {
    const { check, asked } = browser(failed, { broken: 'fails', whole: 'passes' });
    expect(await check()).toEqual({ kind: 'noticed', by: 'browser', detail: 'adds up' });
    expect(asked).toEqual([
      'broken web/e2e/cart.spec.ts',
      'broken web/e2e/cart.spec.ts:2',
      'whole web/e2e/cart.spec.ts:2',
    ]);
  });

  it('has nothing to say where every spec passes', async () => {
    expect((await browser(passed).check()).kind).toBe('passed');
  });

  it.each<[string, SpecsVerdict, Record<string, Habit>]>([
    ['comes only sometimes', failed, { broken: null, whole: 'passes' }],
    ['comes without the mutant too', failed, { broken: 'fails', whole: 'fails' }],
    ['is one of the runner', { kind: 'not run', detail: 'no browser' }, {}],
  ])('counts no failure that %s', async (_what, says, habits) => {
    expect((await browser(says, habits).check()).kind).toBe('not tried');
  });

  it('calls a failed build what a developer would see', async () => {
    const { check, asked } = browser(passed, {}, 1);
    expect(await check()).toEqual({ kind: 'noticed', by: 'compiler', detail: 'Unexpected token' });
    expect(asked).toEqual([]);
  });

  it('has one browser at a time', async () => {
    const log: string[] = [];
    const check = createBrowserCheck('whole', {
      buildIn: async (place) => {
        log.push(`build ${place}`);
        return { code: 0, output: '' };
      },
      runSpecs: async (place) => {
        log.push(`run ${place}`);
        return passed;
      },
      habitOf: async () => null,
    });
    await Promise.all([check('a', ['x']), check('b', ['x'])]);
    expect(log).toEqual(['build a', 'run a', 'build b', 'run b']);
  });
});
