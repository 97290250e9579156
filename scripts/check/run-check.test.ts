import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSteps } from './run-check.mjs';
import { steps } from './steps.mjs';

const told: string[] = [];

beforeEach(() => {
  told.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => told.push(String(text)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Steps that wait until they are let go, and what has begun and ended. */
function recorded() {
  const events: string[] = [];
  const ends = new Map<string, (code: number) => void>();
  const step = (name: string, after: string[] = []) => ({
    name,
    after,
    async run() {
      events.push(`+${name}`);
      const code = await new Promise<number>((resolve) => ends.set(name, resolve));
      events.push(`-${name}`);
      return { code, output: `${name} found this`, counts: { passed: Number(code === 0), failed: code } };
    },
  });
  const end = async (name: string, code = 0) => {
    await vi.waitFor(() => expect(ends.has(name)).toBe(true));
    ends.get(name)?.(code);
    await vi.waitFor(() => expect(events).toContain(`-${name}`));
  };
  return { events, step, end };
}

it('does as many at once as there are lanes, and lets one that must wait be overtaken', async () => {
  const { events, step, end } = recorded();
  const done = runSteps([step('writer'), step('reader', ['writer']), step('long'), step('short')], 2);
  await end('long');
  await end('short');
  await end('writer');
  await end('reader');
  expect(await done).toEqual({ failed: [], counts: { passed: 4, failed: 0 } });
  expect(events).toEqual(['+writer', '+long', '-long', '+short', '-short', '-writer', '+reader', '-reader']);
  expect(told.at(-1)).toBe('✓ 4 checks passed\n');
});

it('goes on after a failure, names it and shows what it said', async () => {
  const { step, end } = recorded();
  const thrown = { name: 'broken', run: () => Promise.reject(new Error('cannot begin')) };
  const done = runSteps([step('first'), thrown, step('last', ['first'])], 1);
  await end('first', 1);
  await end('last');
  expect(await done).toEqual({ failed: ['first', 'broken'], counts: { passed: 1, failed: 2 } });
  const text = told.join('');
  expect(text).toContain('    first found this\n');
  expect(text).toContain('cannot begin');
  expect(told.at(-1)).toBe('✗ failed: first, broken\n');
});

it('waits for nothing that is not chosen', async () => {
  const { step, end } = recorded();
  const done = runSteps([step('reader', ['writer'])], 1);
  await end('reader');
  expect((await done).failed).toEqual([]);
});

it('has each step once, and every one that is waited for', () => {
  const names = steps.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { after = [] } of steps as { after?: string[] }[]) {
    expect(names).toEqual(expect.arrayContaining(after));
  }
});
