import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureServer, ensureWeb } from '../setup/build.mjs';
import { packageBin, quietEnvironment, runAttached } from '../setup/child.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { SetupFailure } from '../setup/failure.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { paths } from '../setup/paths.mjs';
import { report, setUp } from '../setup/set-up.mjs';
import { runSteps } from './run-check.mjs';
import { readJson, steps } from './steps.mjs';
import { addCounts, countPlaywright, summaryLine } from './summary.mjs';

const oneFailure = { passed: 0, failed: 1 };

async function runBrowserSpecs(chromium) {
  await setUp(async () => {
    for (const build of ['web', 'console', 'demo']) await ensureWeb({ build });
    await ensureServer();
  });
  mkdirSync(paths.logs, { recursive: true });
  const reportFile = join(paths.logs, `browser-${process.pid}.json`);
  const code = await runAttached(
    process.execPath,
    [...packageBin('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    { env: { ...quietEnvironment, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile } },
  );
  const counts = countPlaywright(readJson(reportFile), code);
  rmSync(reportFile, { force: true });
  return { code, counts };
}

/** Every check and every browser spec, and one line that counts them, whatever happened before. */
export async function runTestCommand(args) {
  if (args.length > 0) {
    throw new SetupFailure(
      `"npm test" takes no arguments; "npm run check -- --only unit" and "npm run test:e2e -- ${args[0]}" run a part.`,
      2,
    );
  }
  const counts = [];
  let exitCode = 0;
  try {
    const chromium = await setUp(async () => {
      await ensureInstalled();
      return await ensureChromium();
    });
    const checks = await runSteps(steps);
    counts.push(checks.counts);
    if (checks.failed.length > 0) exitCode = 1;
    const browser = await runBrowserSpecs(chromium);
    counts.push(browser.counts);
    if (browser.counts.failed > 0) exitCode = 1;
  } catch (error) {
    exitCode = report(error);
    counts.push(oneFailure);
  }
  process.stdout.write(`${summaryLine(addCounts(counts))}\n`);
  return exitCode;
}
