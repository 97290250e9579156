import { dirname } from 'node:path';
import { addCounts, countStep, summaryLine } from '../check/summary.mjs';
import { ensureGenerated, ensureServer, ensureWebs } from '../setup/build.mjs';
import { packageBin, runCaptured, tellingLines } from '../setup/child.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { green, red, say, startProgress } from '../setup/console.mjs';
import { SetupFailure } from '../setup/failure.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { OLDEST_NODE } from '../setup/node-version.mjs';
import { inProject } from '../setup/paths.mjs';
import { bringNode, PINNED_NODE } from '../setup/runtime.mjs';
import { setUp } from '../setup/set-up.mjs';

/** The oldest that is supported, the one that is brought, and the newest line. */
const VERSIONS = [OLDEST_NODE, PINNED_NODE, '26.10.0'];

/** What each of them has to do, in this order. */
const TASKS = [
  {
    name: 'start and end, 50 rounds under load',
    args: () => [inProject('scripts', 'runtimes', 'rounds.mjs')],
  },
  { name: 'npm start', args: () => [inProject('scripts', 'runtimes', 'whole-start.mjs')] },
  { name: 'unit', args: () => [...packageBin('vitest'), 'run', '--project', 'unit'] },
  { name: 'pact-consumer', args: () => [...packageBin('vitest'), 'run', '--project', 'pact-consumer'] },
  { name: 'pact-provider', args: () => [...packageBin('vitest'), 'run', '--project', 'pact-provider'] },
  {
    name: 'browser',
    args: () => [...packageBin('@playwright/test', 'playwright'), 'test', 'web/e2e/journey.spec.ts'],
  },
];

function wantedVersions(args) {
  if (args.length === 0) return VERSIONS;
  const unknown = args.find((arg) => !/^\d+\.\d+\.\d+$/.test(arg));
  if (unknown !== undefined) throw new SetupFailure(`"${unknown}" is no version such as ${PINNED_NODE}.`, 2);
  return args;
}

/** Runs what matters on every line of Node that is supported; answers the exit code. */
export async function runRuntimes(args) {
  const versions = wantedVersions(args);
  const chromium = await setUp(async () => {
    await ensureInstalled();
    await ensureGenerated();
    await ensureWebs();
    await ensureServer();
    return ensureChromium();
  });
  const counts = [];
  for (const version of versions) {
    const node = await setUp(() => bringNode(version));
    say(`Node ${version}`);
    for (const task of TASKS) counts.push(await runTask(task, node, version, chromium));
  }
  process.stdout.write(`${summaryLine(addCounts(counts))}\n`);
  return addCounts(counts).failed === 0 ? 0 : 1;
}

async function runTask({ name, args }, node, version, chromium) {
  const progress = startProgress(`${version} ${name}`, { announce: false });
  const { code, output } = await runCaptured(`runtime-${version}`, node, args(), {
    env: { PATH: `${dirname(node)}:${process.env.PATH}`, CHROMIUM_PATH: chromium, EXPECTED_NODE: version },
  });
  const took = progress.finish();
  say(`${code === 0 ? green('✓') : red('✗')} ${version} ${name} (${took})`);
  if (code !== 0) say(tellingLines(output).replaceAll(/^/gm, '    '));
  return countStep(code);
}
