/** What the package that others install says of itself. */
import { basename } from 'node:path';

/** What can be imported from it: the source of each, and whether it also runs in a page. */
export const EXPORTS = {
  '.': { source: 'scripts/package/published/index.ts', runsIn: 'node' },
  './playwright': { source: 'scripts/package/published/playwright.ts', runsIn: 'node' },
  './playwright/setup': { source: 'scripts/package/published/playwright-setup.ts', runsIn: 'node' },
  './vitest': { source: 'scripts/package/published/vitest.ts', runsIn: 'node' },
  './vitest/setup': { source: 'scripts/package/published/vitest-setup.ts', runsIn: 'node' },
  './client': { source: 'scripts/package/published/client.ts', runsIn: 'anywhere' },
  './contract': { source: 'scripts/package/published/contract.ts', runsIn: 'anywhere' },
  './msw': { source: 'scripts/package/published/msw.ts', runsIn: 'anywhere' },
} as const;

/** Whoever uses that part has it anyway. */
export const PEERS = ['@playwright/test', 'msw', 'vitest'];

interface OwnManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
}

/** Where the bundle of a source lies in the package. */
export function builtPlaces(source: string): { types: string; default: string } {
  const path = source.replace(/\.ts$/, '');
  return { types: `./types/${path}.d.ts`, default: `./dist/js/${basename(path)}.js` };
}

export function packageManifest(own: OwnManifest) {
  const { name, version, description, license } = own;
  return {
    ...{ name, version, description, license, type: 'module' },
    // Older than what it runs on: there it brings the Node that it needs.
    engines: { node: '>=20' },
    bin: { replica: 'dist/js/cli.js' },
    exports: {
      ...Object.fromEntries(Object.entries(EXPORTS).map(([path, { source }]) => [path, builtPlaces(source)])),
      './openapi.json': './contracts/generated/openapi.json',
      './openapi.yaml': './openapi.yaml',
      './package.json': './package.json',
    },
    // Without a range: for one npm asks the registry for all that these stand on, installed or not.
    peerDependenciesMeta: Object.fromEntries(PEERS.map((peer) => [peer, { optional: true }])),
  };
}
