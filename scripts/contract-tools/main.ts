/**
 * Other people's tools on the contract, the pact and a running replica, and how much of each they take. The tools are
 * brought from npm into a cache of their own; nothing in the project depends on them.
 *
 *   npm run test:tools [-- --only prism,newman]
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EXPORTS } from '#scripts/replica/contract/export.ts';
import { COMPARATOR, MSW_SOURCE, ORVAL, SPECTRAL } from './documents.ts';
import { listening, run } from './process.ts';
import type { Figure, Place, Tool } from './tool.ts';
import { NEWMAN, PACT, PRISM, SPECMATIC } from './traffic.ts';

const TOOLS: Readonly<Record<string, Tool>> = {
  spectral: SPECTRAL,
  orval: ORVAL,
  msw: MSW_SOURCE,
  comparator: COMPARATOR,
  prism: PRISM,
  newman: NEWMAN,
  pact: PACT,
  specmatic: SPECMATIC,
};
const SHOWN_PROBLEMS = 5;

const root = fileURLToPath(new URL('../../', import.meta.url));

async function installed(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/contract-tools');
  const dependencies = Object.assign({}, ...Object.values(TOOLS).map(({ packages }) => packages));
  const wanted = `${JSON.stringify({ private: true, dependencies }, null, 1)}\n`;
  const stamp = join(folder, 'installed.json');
  if (read(stamp) === wanted) return folder;
  console.log('bringing the tools from npm …');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), wanted);
  const { code, text } = await run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(text);
  writeFileSync(stamp, wanted);
  return folder;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function measured(tool: Tool, place: Place): Promise<boolean> {
  const result: Figure | Error | null = await tool.measure(place).catch((error: Error) => error);
  const name = tool.name.padEnd(34);
  if (result === null) console.log(`- ${name} left out: ${tool.remark}`);
  else if (result instanceof Error) console.log(`✗ ${name} ${result.message}`);
  else {
    const { good, all, what, problems } = result;
    console.log(
      `${good === all ? '✓' : '✗'} ${name} ${good} of ${all} ${what}${tool.remark ? ` (${tool.remark})` : ''}`,
    );
    for (const problem of problems.slice(0, SHOWN_PROBLEMS)) console.log(`    ${problem.slice(0, 200)}`);
  }
  return (
    result === null || (!(result instanceof Error) && (result.good === result.all || tool.isBounded === true))
  );
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const chosen = values.only?.split(',') ?? Object.keys(TOOLS);
  const unknown = chosen.find((name) => !Object.hasOwn(TOOLS, name));
  if (unknown !== undefined) {
    console.error(`there is no tool "${unknown}"; there are ${Object.keys(TOOLS).join(', ')}`);
    return 2;
  }
  const tools = await installed();
  const folder = mkdtempSync(join(tmpdir(), 'desk-tools-'));
  const start = [join(root, 'scripts/bootstrap.mjs'), 'start', '--port', '0'];
  const replica = await listening(process.execPath, start, /Ready at (\S+)/, {
    DATA_DIR: join(folder, 'data'),
  });
  try {
    const place = { url: replica.said, tools, folder, ...exported(folder, replica.said) };
    let isGood = true;
    for (const name of chosen) {
      const tool = TOOLS[name];
      if (tool && !(await measured(tool, place))) isGood = false;
    }
    return isGood ? 0 : 1;
  } finally {
    await replica.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

function exported(folder: string, url: string): Pick<Place, 'openapi' | 'anyValue' | 'pact' | 'postman'> {
  const file = (name: string) => {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, JSON.stringify(EXPORTS[name]?.(url)));
    return path;
  };
  return {
    openapi: file('openapi'),
    anyValue: file('any-value'),
    pact: file('pact'),
    postman: file('postman'),
  };
}

process.exitCode = await main();
