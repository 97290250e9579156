import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMAND_AND_PROCESSES } from './bundle.ts';
import { builtPlaces, EXPORTS, PEERS, packageManifest } from './manifest.ts';
import { fiveLines } from './projects/projects.ts';

const root = join(import.meta.dirname, '../..');
const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const manifest = packageManifest(own);
const built = new Set(
  [...Object.values(EXPORTS).map(({ source }) => source), ...COMMAND_AND_PROCESSES].map(
    (source) => `dist/js/${source.split('/').at(-1)?.replace(/\.ts$/, '.js')}`,
  ),
);

describe('the package that others install', () => {
  it.each(Object.entries(EXPORTS))('makes %s of a source, and types of it', (path, { source }) => {
    expect(existsSync(join(root, source))).toBe(true);
    const places = Reflect.get(manifest.exports, path);
    expect(places).toEqual(builtPlaces(source));
    expect(built).toContain(places.default.slice('./'.length));
    expect(places.types).toBe(`./types/${source.replace(/\.ts$/, '.d.ts')}`);
  });

  it('has a command that is built, and names that are not built twice', () => {
    expect(built).toContain(manifest.bin.replica);
    expect(built.size).toBe(Object.keys(EXPORTS).length + COMMAND_AND_PROCESSES.length);
  });

  it('wants nothing of the registry', () => {
    for (const kind of ['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies']) {
      expect(Reflect.has(manifest, kind), kind).toBe(false);
    }
    expect(manifest).toMatchObject({ name: own.name, version: own.version, engines: { node: '>=20' } });
    expect(Reflect.has(manifest, 'private') || Reflect.has(manifest, 'scripts')).toBe(false);
    for (const peer of PEERS) expect(manifest.peerDependenciesMeta[peer]).toEqual({ optional: true });
  });

  it('begins with the same lines in every README', () => {
    const lines = fiveLines(root);
    for (const file of ['README.zh-CN.md', 'scripts/package/published/README.md']) {
      expect(readFileSync(join(root, file), 'utf8')).toContain(lines);
    }
  });
});
