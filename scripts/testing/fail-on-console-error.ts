import { afterEach, expect, vi } from 'vitest';

// An unexpected console.error or console.warn is a defect nobody looked at; a test that expects one spies itself.
const error = vi.spyOn(console, 'error');
const warn = vi.spyOn(console, 'warn');

afterEach(() => {
  const unexpected = [...error.mock.calls, ...warn.mock.calls];
  error.mockClear();
  warn.mockClear();
  expect(unexpected, 'the test wrote to console.error or console.warn').toEqual([]);
});
