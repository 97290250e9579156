import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM_PATH ?? usualPlaces.find((place) => existsSync(place));

export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './web/e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // Long enough for a busy machine; a test that passes never waits for it.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'zh-CN',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
