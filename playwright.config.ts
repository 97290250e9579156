import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/setup/chromium.mjs';

const executablePath = findChromium();

/**
 * Every context of a whole browser is a window of it, with parts that no test looks at and that cost a third of its time:
 * the suggestions below the address. The last list wins, so it repeats what the runner itself leaves out.
 */
const UNUSED_PARTS = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'AimEnabled'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalSetup: ['./scripts/testing/build-what-changed.ts', './web/e2e/global-setup.ts'],
  // One more than the two cores that it is measured on: a test waits for pages a fifth of its time.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Long enough for a machine with ten times the work it can do; a test that passes never waits for it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'zh-CN',
    // A press beside a button that is still on its way is nobody's mistake; the journey goes with all motion.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        `--disable-features=${UNUSED_PARTS.join(',')}`,
      ],
    },
  },
});
