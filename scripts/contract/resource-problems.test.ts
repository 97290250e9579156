import { expect, it } from 'vitest';
import type { ContractOperation } from './document.ts';
import { resourceProblems } from './resource-problems.ts';

type Marks = Partial<ContractOperation>;

function operation(operationId: string, marks: Marks): ContractOperation {
  return { operationId, 'x-wire': { path: '/shelf' }, responses: {}, ...marks };
}

const READ: Marks = { 'x-effect': 'read', 'x-resource': 'shelf' };
const WRITE: Marks = { 'x-effect': 'write', 'x-invalidates': ['shelf'] };

function problemsOf(read: Marks, write: Marks, resources: Record<string, string> = { shelf: 'A shelf' }) {
  const paths = {
    '/list': { get: operation('Shelf.list', read) },
    '/put': { post: operation('Shelf.put', write) },
  };
  return resourceProblems({ info: { version: '1' }, paths, 'x-resources': resources });
}

it.each<[string, Marks, Marks, string[]]>([
  ['nothing is wrong', READ, WRITE, []],
  ['a write makes nothing stale', READ, { ...WRITE, 'x-invalidates': [] }, []],
  [
    'a read shows nothing',
    { 'x-effect': 'read' },
    WRITE,
    [
      'Shelf.list has no x-resource: say which resource it shows',
      'No operation shows the resource shelf: take it out of x-resources, or name it in an x-resource',
    ],
  ],
  [
    'a write does not say what it makes stale',
    READ,
    { 'x-effect': 'write' },
    ['Shelf.put has no x-invalidates: say which resources it changes, or []'],
  ],
  [
    'a read makes something stale',
    { ...READ, 'x-invalidates': [] },
    WRITE,
    ['Shelf.list reads, so it has no x-invalidates'],
  ],
  [
    'a write shows something',
    READ,
    { ...WRITE, 'x-resource': 'shelf' },
    ['Shelf.put writes, so it has no x-resource'],
  ],
  [
    'a write names an unknown resource',
    READ,
    { ...WRITE, 'x-invalidates': ['books'] },
    ['Shelf.put names the resource books, which is not in x-resources of openapi.yaml'],
  ],
])('says so where %s', (_what, read, write, problems) => {
  expect(problemsOf(read, write)).toEqual(problems);
});

it('finds an unknown resource of a read, and one that no read shows', () => {
  expect(problemsOf(READ, WRITE, { books: 'Books' })).toEqual([
    'Shelf.list names the resource shelf, which is not in x-resources of openapi.yaml',
    'Shelf.put names the resource shelf, which is not in x-resources of openapi.yaml',
    'No operation shows the resource books: take it out of x-resources, or name it in an x-resource',
  ]);
});
