import { expect, it } from 'vitest';
import type { ContractFile } from '../contract-tree.ts';
import { dereference, expandContract } from './contract.ts';

const HEAD = 'openapi: 3.1.0\npaths: {}\ncomponents: { securitySchemes: { token: {} } }\n';

const SHELF: ContractFile = {
  file: 'contracts/openapi/Shelf.yaml',
  service: 'Shelf',
  operations: { list: { 'x-resource': 'shelf', reply: 'BooksReply', failure: 'not-there' } },
  schemas: { BooksReply: { data: { last: { $ref: 'Book', description: 'The newest.' } } }, Book: 'string' },
  responses: {},
  examples: {},
};
const COMMON: ContractFile = {
  file: 'contracts/openapi/common.yaml',
  service: 'common',
  operations: {},
  schemas: { Failure: { fields: { code: 'integer' } } },
  responses: { Malformed: { description: 'It cannot be read.' } },
  examples: { 'not-there': { code: 404 } },
};

it('puts operations, schemas and replies into one document', () => {
  const { document, entries } = expandContract(HEAD, [SHELF, COMMON]);
  expect(Object.keys(document.paths)).toEqual(['/uwp/newServlet/Shelf/list']);
  expect(Object.keys(document.components?.schemas ?? {})).toEqual(['BooksReply', 'Book', 'Failure']);
  expect(document.components).toMatchObject({ securitySchemes: { token: {} }, responses: COMMON.responses });
  expect(entries).toEqual([{ path: '/uwp/newServlet/Shelf/list', file: SHELF.file }]);
});

it('finds examples that are named', () => {
  const { document } = expandContract(HEAD, [SHELF, COMMON]);
  expect(JSON.stringify(document.paths)).toContain('"failure":{"value":{"code":404}}');
  expect(() => expandContract(HEAD, [SHELF])).toThrow('Shelf.list: there is no example not-there');
});

it('replaces references by what they name, keeping what stands beside them', () => {
  const { document } = expandContract(HEAD, [SHELF, COMMON]);
  const schemas = dereference(document).components?.schemas;
  expect(schemas?.BooksReply?.properties).toMatchObject({
    data: { properties: { last: { type: 'string', description: 'The newest.' } } },
  });
  expect(JSON.stringify(dereference(document))).not.toContain('$ref');
});

it.each([
  ['a schema twice', { ...COMMON, schemas: { Book: 'string' } }, 'the schema Book stands elsewhere too'],
  [
    'an operation twice',
    { ...SHELF, schemas: {}, examples: COMMON.examples },
    'Shelf.list stands elsewhere too',
  ],
])('refuses %s', (_what, other, sentence) => {
  expect(() => expandContract(HEAD, [SHELF, other])).toThrow(sentence);
});

it('refuses the name of a schema that is written nowhere', () => {
  const { document } = expandContract(HEAD, [SHELF, { ...COMMON, schemas: {} }]);
  expect(() => dereference(document)).toThrow('#/components/schemas/Failure is written nowhere');
});
