import { expect, it } from 'vitest';
import type { ContractDocument, ContractOperation } from './document.ts';
import { ownershipProblems } from './ownership-problems.ts';

const form = { type: 'object', properties: { bookID: { type: 'string' }, title: { type: 'string' } } };
const document: ContractDocument = {
  ...{ info: { version: '1' }, paths: {} },
  components: { schemas: { PutInput: form } },
};

function problemsOf(change: Partial<ContractOperation>): string[] {
  const schema = { $ref: '#/components/schemas/PutInput' };
  return ownershipProblems(document, {
    operationId: 'Shelf.put',
    'x-wire': { path: '/put' },
    'x-effect': 'write',
    'x-owns': { bookID: 'publication' },
    responses: {},
    requestBody: { content: { 'application/x-www-form-urlencoded': { schema } } },
    ...change,
  });
}

const noRows = expect.stringMatching(/^Shelf\.put: x-owns of bookID is book, not one of cart-line, /);

it.each<[string, Partial<ContractOperation>, unknown[]]>([
  ['nothing is wrong', {}, []],
  ['the id is nobody’s', { 'x-owns': { bookID: { nobody: 'all read it' } } }, []],
  ['a row is refused in words of its own', { 'x-owns': { bookID: { row: 'address', refused: '-1' } } }, []],
  [
    'an id is not told',
    { 'x-owns': {} },
    ['Shelf.put: say in x-owns what row bookID names, or { nobody: why }'],
  ],
  [
    'an id in the query is not told',
    {
      ...{ 'x-owns': {}, 'x-effect': 'read', requestBody: undefined },
      parameters: [{ name: 'orderNos', in: 'query', schema: {} }],
    },
    ['Shelf.put: say in x-owns what row orderNos names, or { nobody: why }'],
  ],
  [
    'a parameter is gone',
    { 'x-owns': { bookID: 'publication', shelfID: 'publication' } },
    ['Shelf.put: x-owns names shelfID, which it does not take'],
  ],
  ['the kind of row is unknown', { 'x-owns': { bookID: 'book' } }, [noRows]],
  [
    'the reason is missing',
    { 'x-owns': { bookID: { nobody: '' } } },
    ["Shelf.put: say in x-owns why the bookID is nobody's"],
  ],
])('says so where %s', (_what, change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});
