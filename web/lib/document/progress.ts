import { BProgress } from '@bprogress/core';

/** Progress bar of navigations: minimum 0.3, speed 1000 ms, trickle speed 200 ms, no spinner. */
export const PROGRESS_SETTINGS = {
  minimum: 0.3,
  speed: 1000,
  trickleSpeed: 200,
  showSpinner: false,
} as const;

export interface ProgressDriver {
  configure(settings: typeof PROGRESS_SETTINGS): unknown;
  start(): unknown;
  done(): unknown;
}

export interface ProgressBar {
  start(): void;
  done(): void;
}

/** Starts before each navigation and ends after it. */
export function createProgressBar(driver: ProgressDriver = BProgress): ProgressBar {
  driver.configure(PROGRESS_SETTINGS);
  return {
    start: () => {
      driver.start();
    },
    done: () => {
      driver.done();
    },
  };
}
