/**
 * The whole purchase in every engine that the product promises to work in: the oldest Chromium, Firefox and WebKit, on a
 * desk and on a phone. On the phone the server has a name of the network and no secure address.
 *
 *   npm run test:engines [-- --only chromium,webkit] [--pictures FOLDER]
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addCounts, summaryLine } from '../check/summary.mjs';
import { listening } from '../contract-tools/process.ts';
import { builtServer } from '../setup/child.mjs';
import { duration } from '../setup/console.mjs';
import { CHROMIUM } from './chromium.ts';
import type { Browser, Engine } from './engine.ts';
import { FIREFOX } from './firefox.ts';
import { startProxy } from './proxy.ts';
import { type Place, WALK } from './walk.ts';
import { WEBKIT } from './webkit.ts';

const ENGINES: readonly Engine[] = [CHROMIUM, FIREFOX, WEBKIT];

/** A name that is nobody's own machine to a browser. */
const NAME = 'desk.test';

interface Size {
  readonly width: number;
  readonly height: number;
  readonly host: string;
}

const SIZES: readonly Size[] = [
  { width: 1280, height: 860, host: '127.0.0.1' },
  { width: 390, height: 844, host: NAME },
];

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, pictures: { type: 'string' } } });
  const names = values.only?.split(',') ?? ENGINES.map(({ name }) => name);
  const unknown = names.find((name) => !ENGINES.some((engine) => engine.name === name));
  if (unknown !== undefined) {
    console.error(`there is no engine "${unknown}"; there are ${ENGINES.map(({ name }) => name).join(', ')}`);
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'desk-engines-'));
  const counts: Counts[] = [];
  try {
    for (const engine of ENGINES.filter(({ name }) => names.includes(name))) {
      counts.push(await tried(engine, join(folder, engine.name), values.pictures));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  const sum = addCounts(counts);
  console.log(summaryLine(sum));
  return sum.failed === 0 ? 0 : 1;
}

/** An engine that is not there has shown nothing, so it counts as one that failed. */
async function tried(engine: Engine, folder: string, pictures?: string): Promise<Counts> {
  const missing = await engine.missing();
  if (missing.length > 0) {
    console.log(`✗ ${engine.name}: not tried, because the machine lacks ${missing.join(' and ')}`);
    console.log(`    apt-get install ${missing.join(' ')}, or name the others with --only`);
    return { passed: 0, failed: 1 };
  }
  const server = await listening(process.execPath, builtServer(['--port', '0']), /Ready at (\S+)/, {
    ...{ DATA_DIR: join(folder, 'data'), HOST: '127.0.0.1', NODE_ENV: 'production' },
    ...{ REPLICA_WEB: 'web', REPLICA_ALLOWED_HOSTS: NAME },
  });
  const { port } = new URL(server.said);
  const proxy = await startProxy(Number(port));
  try {
    const browser = await engine.launch({ folder: join(folder, 'browser'), proxyPort: proxy.port });
    try {
      const counts: Counts[] = [];
      for (const size of SIZES) counts.push(await walked(engine, browser, size, port, pictures));
      return addCounts(counts);
    } finally {
      await browser.close();
    }
  } finally {
    proxy.close();
    await server.end();
  }
}

/** A step that fails ends the walk only for those that need it. */
async function walked(
  engine: Engine,
  browser: Browser,
  { width, height, host }: Size,
  port: string,
  pictures?: string,
): Promise<Counts> {
  await browser.resize(width, height);
  const place: Place = { browser, url: `http://${host}:${port}`, width };
  const began = performance.now();
  const problems: string[] = [];
  for (const [name, step] of Object.entries(WALK)) {
    try {
      await step(place);
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`);
    }
    if (pictures === undefined) continue;
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, `${engine.name}-${width}-${name}.png`), await browser.picture());
  }
  const all = Object.keys(WALK).length;
  const took = duration(performance.now() - began);
  const sign = problems.length === 0 ? '✓' : '✗';
  console.log(
    `${sign} ${browser.version}, ${width} px at http://${host}: ${all - problems.length} of ${all} (${took})`,
  );
  for (const problem of problems) console.log(`    ${problem}`);
  return { passed: all - problems.length, failed: problems.length };
}

process.exitCode = await main();
