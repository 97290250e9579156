import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contractEntries, servicesOf, withPaths } from './contract-tree.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'contract-tree-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function operation(service: string, method: string, id = `${service}.${method}`): string {
  const wire = `{ path: /uwp/newServlet, serviceName: ${service}, medthodName: ${method} }`;
  return `${method}:\n  get:\n    operationId: ${id}\n    x-wire: ${wire}\n`;
}

function write(file: string, text: string): void {
  const path = join(root, 'contracts/openapi', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const DOCUMENT =
  'tags:\n  - { name: Shelf }\n  - { name: web }\npaths:\n  /old: {}\n\n  /older: {}\ncomponents: {}\n';

it('finds the operations of a service in its file or in its folder, in the order of the services', () => {
  write('common.yaml', 'schemas: { Any: {} }\nresponses: { No: {} }\n');
  write('web.yaml', 'out:\n  post: { operationId: web.out, x-wire: { path: /out.jsp } }\n');
  write('Shelf/reading.yaml', `${operation('Shelf', 'list')}schemas: { Book: {} }\n`);
  write('Shelf/putting.yaml', operation('Shelf', 'put'));
  expect(contractEntries(root, servicesOf(DOCUMENT))).toEqual([
    {
      ...{ service: 'Shelf', method: 'put', path: '/uwp/newServlet/Shelf/put' },
      file: 'contracts/openapi/Shelf/putting.yaml',
    },
    {
      ...{ service: 'Shelf', method: 'list', path: '/uwp/newServlet/Shelf/list' },
      file: 'contracts/openapi/Shelf/reading.yaml',
    },
    { service: 'web', method: 'out', path: '/out.jsp', file: 'contracts/openapi/web.yaml' },
  ]);
});

it.each([
  ['a service without a tag', 'Desk.yaml', operation('Desk', 'list'), 'give Desk a line under "tags"'],
  ['an id of another name', 'Shelf.yaml', operation('Shelf', 'list', 'Shelf.lists'), 'must be Shelf.list'],
  ['no form on the wire', 'Shelf.yaml', 'list:\n  get: { operationId: Shelf.list }\n', 'has no x-wire'],
])('refuses %s', (_what, file, text, sentence) => {
  write(file, text);
  expect(() => contractEntries(root, ['Shelf'])).toThrow(sentence);
});

it('writes the table of contents and leaves the rest alone', () => {
  write('Shelf.yaml', operation('Shelf', 'list'));
  const written = withPaths(DOCUMENT, contractEntries(root, ['Shelf']));
  expect(written).toBe(
    [
      'tags:\n  - { name: Shelf }\n  - { name: web }\npaths:',
      '  # Written by `npm run generate` from contracts/openapi. Never edited by hand.',
      "  /uwp/newServlet/Shelf/list: { $ref: './contracts/openapi/Shelf.yaml#/list' }",
      'components: {}\n',
    ].join('\n'),
  );
  expect(withPaths(written, contractEntries(root, ['Shelf']))).toBe(written);
});
