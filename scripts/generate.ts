/**
 * Writes what follows from contracts/openapi: the contract in full, the table of contents in openapi.yaml, types, the
 * runtime table, the schemas, and which handler answers which operation; from db/scenarios the list of them, and from
 * server/settings.mjs the schema of replica.config.json. Every file has one writer here. With --check it writes nothing
 * and fails when what is committed is not what would be written.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { compactJson } from '#contracts/compact-json.ts';
import { buildDispatch } from './contract/build-dispatch.ts';
import { buildScenarios, foundScenarios } from './contract/build-scenarios.ts';
import { buildSchemas } from './contract/build-schemas.ts';
import { buildTable } from './contract/build-table.ts';
import { buildUncertainFields } from './contract/build-uncertain-fields.ts';
import { readContractFiles, servicesOf, withPaths } from './contract/contract-tree.ts';
import type { ContractDocument } from './contract/document.ts';
import { dereference, expandContract } from './contract/expand/contract.ts';
import { configSchema } from './setup/config.mjs';
import { contractSources, isGeneratedCurrent, MADE_FROM } from './setup/sources.mjs';

const root = new URL('..', import.meta.url);
const DOCUMENT = 'openapi.yaml';
const banner = (source: string) =>
  `// Written by \`npm run generate\` from ${source}. Never edited by hand.\n`;
const BANNER = banner(DOCUMENT);

type Files = readonly (readonly [path: string, text: string])[];

async function generate(): Promise<Files> {
  const head = committed(DOCUMENT);
  const files = readContractFiles(fileURLToPath(root), servicesOf(head));
  const { document, entries } = expandContract(head, files);
  const resolved = dereference(document);
  const table = buildTable(resolved);
  const types = await openapiTS(document as unknown as OpenAPI3, { alphabetize: false });
  return [
    [DOCUMENT, withPaths(head, entries)],
    ['contracts/generated/api.d.ts', BANNER + astToString(types) + resourceNames(resolved)],
    ['contracts/generated/openapi.json', json(document)],
    ['contracts/generated/operations.json', json(table)],
    ['contracts/generated/schemas.json', json(buildSchemas(resolved))],
    ['contracts/generated/uncertain-fields.json', json(buildUncertainFields(resolved))],
    ['server/settings.schema.json', json(configSchema())],
    [
      'server/dispatch/generated/handlers.ts',
      BANNER + buildDispatch(table, (path) => existsSync(new URL(path, root))),
    ],
    [
      'db/scenarios/generated/registry.ts',
      banner('db/scenarios') + buildScenarios(await foundScenarios(fileURLToPath(root))),
    ],
  ];
}

/** The names of the resources as a type, which the types of OpenAPI do not hold. */
function resourceNames(document: ContractDocument): string {
  const names = Object.keys(document['x-resources'] ?? {}).map((name) => `'${name}'`);
  return `export type ResourceName = ${names.join(' | ')};\n`;
}

function json(value: unknown): string {
  return `${compactJson(value)}\n`;
}

function committed(path: string): string {
  try {
    return readFileSync(new URL(path, root), 'utf8');
  } catch {
    return '';
  }
}

function stale(files: Files): Files {
  return files.filter(([path, text]) => committed(path) !== text);
}

function write(files: Files): void {
  for (const [path, text] of files) {
    const url = new URL(path, root);
    mkdirSync(new URL('.', url), { recursive: true });
    writeFileSync(url, text);
  }
}

async function main(): Promise<number> {
  const found = stale(await generate());
  if (process.argv.includes('--check')) {
    const names = found.map(([path]) => path);
    if (names.length === 0 && !isGeneratedCurrent()) names.push(MADE_FROM);
    if (names.length === 0) return 0;
    console.error(`What is generated is stale (${names.join(', ')}). Run: npm run generate`);
    return 1;
  }
  write(found);
  // Hashes of what lies there now.
  const stamp = stale([[MADE_FROM, json(contractSources())]]);
  write(stamp);
  const written = [...found, ...stamp].map(([path]) => path);
  console.log(written.length === 0 ? 'what is generated is current' : `wrote ${written.join(', ')}`);
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main();
