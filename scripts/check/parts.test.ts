import { describe, expect, it } from 'vitest';
import { PARTS, partOfFile, partOfStep, planOfPart, testFiles } from './parts.mjs';
import { readTestFlags, stepsOf } from './run-test.mjs';
import { steps } from './steps.mjs';

const everything = { tests: 'all', pact: true, specs: 'all' } as const;

describe('the parts of npm test', () => {
  it.each([
    ['server/services/ShopCarService/cartInfo.test.ts', 'product'],
    ['server/plugins/watchdog.test.ts', 'product'],
    ['server/replica/faults/answer.test.ts', 'tools'],
    ['web/tools/console/copy/copy.test.ts', 'tools'],
    ['scripts/check/parts.test.ts', 'tools'],
    ['web/e2e/checkout.spec.ts', 'product'],
    ['web/e2e/console-room.spec.ts', 'tools'],
  ])('%s belongs to %s', (file, part) => {
    expect(partOfFile(file)).toBe(part);
  });

  it('are together every test, every spec and every check, each once', () => {
    const plans = PARTS.map((part) => planOfPart(everything, part));
    const files = plans.flatMap(({ tests, specs }) => [...tests, ...specs]);
    expect(files.sort()).toEqual(testFiles());
    for (const { tests, specs } of plans) expect(Math.min(tests.length, specs.length)).toBeGreaterThan(5);
    const names = plans.flatMap((plan) => stepsOf(plan).map(({ name }) => name));
    // Tests of either part run in the same two steps.
    expect(names.filter((name) => !['unit', 'component'].includes(name)).sort()).toEqual(
      steps
        .map(({ name }) => name)
        .filter((name) => !['unit', 'component'].includes(name))
        .sort(),
    );
    expect(new Set(steps.map(partOfStep))).toEqual(new Set(PARTS));
  });

  it('narrow what a change touches', () => {
    const plan = { tests: ['db/a.test.ts', 'scripts/b.test.ts'], pact: false, specs: [], line: 'x' };
    expect(planOfPart(plan, 'tools')).toEqual({ ...plan, part: 'tools', tests: ['scripts/b.test.ts'] });
  });
});

describe('the flags of npm test', () => {
  it.each([
    [[], {}],
    [['--part', 'tools'], { part: 'tools' }],
    [['--changed'], { since: null }],
    [['--changed', 'main'], { since: 'main' }],
    [['--changed=main', '--part=product'], { since: 'main', part: 'product' }],
    [['--part', 'product', '--changed'], { since: null, part: 'product' }],
  ])('%j', (args, flags) => {
    expect(readTestFlags(args)).toEqual(flags);
  });

  it.each([[['--part', 'tool']], [['--part']], [['--only', 'unit']], [['main']], [['--changed=']]])(
    '%j is refused',
    (args) => {
      expect(() => readTestFlags(args)).toThrow();
    },
  );
});
