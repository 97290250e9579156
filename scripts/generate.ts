/**
 * Writes contracts/generated from openapi.yaml: types, the runtime table and the reply and request schemas.
 * With --check it writes nothing and fails when what is committed is not what the contract says.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { buildSchemas } from './contract/build-schemas.ts';
import { buildTable } from './contract/build-table.ts';
import { buildUncertainFields } from './contract/build-uncertain-fields.ts';
import type { ContractDocument } from './contract/document.ts';
import { contractSources, isGeneratedCurrent, MADE_FROM } from './setup/sources.mjs';

const root = new URL('..', import.meta.url);
const target = new URL('contracts/generated/', root);
const BANNER = '// Written by `npm run generate` from openapi.yaml. Never edited by hand.\n';

async function generate(): Promise<Map<string, string>> {
  const types = await openapiTS(new URL('openapi.yaml', root), { alphabetize: false });
  const bundled = bundle([]);
  const resolved = bundle(['--dereferenced']);
  return new Map([
    ['api.d.ts', BANNER + astToString(types)],
    ['openapi.json', json(bundled)],
    ['operations.json', json(buildTable(resolved))],
    ['schemas.json', json(buildSchemas(resolved))],
    ['uncertain-fields.json', json(buildUncertainFields(resolved))],
  ]);
}

function bundle(flags: string[]): ContractDocument {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const file = join(folder, 'openapi.json');
  try {
    const cli = new URL('node_modules/@redocly/cli/bin/cli.js', root).pathname;
    execFileSync(process.execPath, [cli, 'bundle', 'openapi.yaml', '-o', file, ...flags], {
      cwd: root,
      stdio: 'pipe',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return JSON.parse(readFileSync(file, 'utf8')) as ContractDocument;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

function committed(name: string): string | null {
  try {
    return readFileSync(new URL(name, target), 'utf8');
  } catch {
    return null;
  }
}

async function main(): Promise<number> {
  const files = await generate();
  const stale = [...files].filter(([name, text]) => committed(name) !== text).map(([name]) => name);
  if (process.argv.includes('--check')) {
    if (stale.length === 0 && isGeneratedCurrent()) return 0;
    if (stale.length === 0) stale.push(MADE_FROM);
    console.error(`contracts/generated is stale (${stale.join(', ')}). Run: npm run generate`);
    return 1;
  }
  mkdirSync(target, { recursive: true });
  for (const name of stale) writeFileSync(new URL(name, target), files.get(name) ?? '');
  writeFileSync(new URL(MADE_FROM, root), json(contractSources()));
  console.log(stale.length === 0 ? 'contracts/generated is current' : `wrote ${stale.join(', ')}`);
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main();
