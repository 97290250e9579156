import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureEverything } from '../setup/build.mjs';
import { packageBin, quietEnvironment, runAttached, runCaptured, typescript } from '../setup/child.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { SetupFailure } from '../setup/failure.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { unknownWord } from '../setup/nearest.mjs';
import { paths } from '../setup/paths.mjs';
import { report, setUp } from '../setup/set-up.mjs';
import { PARTS, partOfStep, planOfPart } from './parts.mjs';
import { runSteps } from './run-check.mjs';
import { readJson, steps } from './steps.mjs';
import { addCounts, countPlaywright, summaryLine } from './summary.mjs';

const oneFailure = { passed: 0, failed: 1 };

async function runBrowserSpecs(chromium, files = []) {
  await setUp(ensureEverything);
  mkdirSync(paths.logs, { recursive: true });
  const reportFile = join(paths.logs, `browser-${process.pid}.json`);
  const code = await runAttached(
    process.execPath,
    [...packageBin('@playwright/test', 'playwright'), 'test', ...files, '--reporter=list,json'],
    { env: { ...quietEnvironment, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile } },
  );
  const counts = countPlaywright(readJson(reportFile), code);
  rmSync(reportFile, { force: true });
  return { code, counts };
}

/** "--changed [REVISION]", null for the usual one, and "--part product" or "--part tools"; without them everything. */
export function readTestFlags(args) {
  const flags = {};
  const rest = args.flatMap((arg) => (/^--\w+=/.test(arg) ? arg.split(/=(.*)/s, 2) : [arg]));
  while (rest.length > 0) {
    const flag = rest.shift();
    const value = rest[0] === undefined || rest[0].startsWith('--') ? undefined : rest.shift();
    if (flag === '--changed' && value !== '') flags.since = value ?? null;
    else if (flag === '--part' && value !== undefined) {
      if (!PARTS.includes(value)) throw new SetupFailure(unknownWord('value of --part', value, PARTS), 2);
      flags.part = value;
    } else {
      throw new SetupFailure(
        `"npm test" takes "--part product|tools" and "--changed [REVISION]" and nothing else; "npm run check -- --only unit" and "npm run test:e2e -- ${flag}" run less.`,
        2,
      );
    }
  }
  return flags;
}

async function planSince(revision) {
  const args = [...typescript('scripts/check/changed/main.ts'), ...(revision === null ? [] : [revision])];
  const { code, output, logFile } = await runCaptured('changed', process.execPath, args);
  rmSync(logFile, { force: true });
  if (code === 0) return JSON.parse(output);
  throw new SetupFailure(output.trimEnd(), code === 2 ? 2 : 4);
}

const everything = { tests: 'all', pact: true, specs: 'all' };

/** The Pact steps run whole or not at all, because the consumer's tests write one file together. */
export function stepsOf({ tests, pact, part }) {
  return steps.flatMap((step) => {
    if (step.name.startsWith('pact-')) return pact ? [step] : [];
    if (!step.narrowed) return part === undefined || partOfStep(step) === part ? [step] : [];
    if (tests === 'all') return [step];
    return tests.length > 0 ? [{ ...step, ...step.narrowed(tests) }] : [];
  });
}

/** Every check and every browser spec, one part of them, or what a change touches; and one line that counts them. */
export async function runTestCommand(args) {
  const { since, part } = readTestFlags(args);
  const counts = [];
  let exitCode = 0;
  let plan = everything;
  if (since !== undefined) {
    await setUp(() => ensureInstalled());
    plan = await planSince(since);
    process.stdout.write(`${plan.line}\n`);
  }
  if (part !== undefined) plan = planOfPart(plan, part);
  const chosenSpecs = plan.specs === 'all' ? [] : plan.specs;
  const hasSpecs = plan.specs === 'all' || plan.specs.length > 0;
  try {
    const chromium = await setUp(async () => {
      await ensureInstalled();
      return hasSpecs ? await ensureChromium() : undefined;
    });
    const checks = await runSteps(stepsOf(plan));
    counts.push(checks.counts);
    if (checks.failed.length > 0) exitCode = 1;
    if (hasSpecs) {
      const browser = await runBrowserSpecs(chromium, chosenSpecs);
      counts.push(browser.counts);
      if (browser.counts.failed > 0) exitCode = 1;
    }
  } catch (error) {
    exitCode = report(error);
    counts.push(oneFailure);
  }
  process.stdout.write(`${summaryLine(addCounts(counts))}\n`);
  return exitCode;
}
