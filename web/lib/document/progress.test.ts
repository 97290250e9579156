import { BProgress } from '@bprogress/core';
import { describe, expect, it, vi } from 'vitest';
import { createProgressBar } from './progress.ts';

describe('progress bar', () => {
  it('configures the driver before anything starts', () => {
    const driver = { configure: vi.fn(), start: vi.fn(), done: vi.fn() };
    createProgressBar(driver);
    expect(driver.configure.mock.calls).toEqual([
      [{ minimum: 0.3, speed: 1000, trickleSpeed: 200, showSpinner: false }],
    ]);
    expect(driver.start).not.toHaveBeenCalled();
  });

  it('starts and ends the bar', () => {
    const driver = { configure: vi.fn(), start: vi.fn(), done: vi.fn() };
    const bar = createProgressBar(driver);
    bar.start();
    expect(driver.start).toHaveBeenCalledTimes(1);
    expect(driver.done).not.toHaveBeenCalled();
    bar.done();
    expect(driver.done).toHaveBeenCalledTimes(1);
  });

  it('drives the real bar unless told otherwise', () => {
    createProgressBar();
    expect(BProgress.settings).toMatchObject({
      minimum: 0.3,
      speed: 1000,
      trickleSpeed: 200,
      showSpinner: false,
    });
  });
});
