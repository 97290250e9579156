import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readContractFiles, servicesOf, withPaths } from './contract-tree.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'contract-tree-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  const path = join(root, 'contracts/openapi', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const DOCUMENT =
  'tags:\n  - { name: Shelf }\n  - { name: web }\npaths:\n  /old: {}\n\n  /older: {}\ncomponents: {}\n';

it('finds a service in its file or in its folder, in the order of the services, and what is shared last', () => {
  write('common.yaml', 'schemas: { Any: {} }\nresponses: { No: {} }\n');
  write('web.yaml', 'out: { path: /out.jsp }\n');
  write('Shelf/reading.yaml', 'list: { summary: Books }\nschemas: { Book: string }\n');
  write('Shelf/putting.yaml', 'put: { summary: Put }\n');
  const files = readContractFiles(root, servicesOf(DOCUMENT));
  expect(files.map(({ file, service, operations }) => [file, service, Object.keys(operations)])).toEqual([
    ['contracts/openapi/Shelf/putting.yaml', 'Shelf', ['put']],
    ['contracts/openapi/Shelf/reading.yaml', 'Shelf', ['list']],
    ['contracts/openapi/web.yaml', 'web', ['out']],
    ['contracts/openapi/common.yaml', 'common', []],
  ]);
  expect(files[1]?.schemas).toEqual({ Book: 'string' });
});

it('takes the provenance of a file for that of its operations, unless one says its own', () => {
  write('Shelf.yaml', 'x-provenance: invented\nlist: {}\nput: { x-provenance: documented }\n');
  expect(readContractFiles(root, ['Shelf'])[0]?.operations).toEqual({
    list: { 'x-provenance': 'invented' },
    put: { 'x-provenance': 'documented' },
  });
});

it('refuses a service without a tag', () => {
  write('Desk.yaml', 'list: {}\n');
  expect(() => readContractFiles(root, ['Shelf'])).toThrow('give Desk a line under "tags"');
});

it('writes the table of contents and leaves the rest alone', () => {
  const entries = [{ path: '/uwp/newServlet/Shelf/list', file: 'contracts/openapi/Shelf.yaml' }];
  const written = withPaths(DOCUMENT, entries);
  const target = './contracts/generated/openapi.json#/paths/~1uwp~1newServlet~1Shelf~1list';
  expect(written).toBe(
    [
      'tags:\n  - { name: Shelf }\n  - { name: web }\npaths:',
      '  # Written by `npm run generate` from contracts/openapi. Never edited by hand.',
      `  /uwp/newServlet/Shelf/list: { $ref: '${target}' } # contracts/openapi/Shelf.yaml`,
      'components: {}\n',
    ].join('\n'),
  );
  expect(withPaths(written, entries)).toBe(written);
});
