import { expect, it } from 'vitest';
import type { ContractOperation } from './document.ts';
import { resourceProblems } from './resource-problems.ts';

function operation(operationId: string, marks: Partial<ContractOperation>): ContractOperation {
  return { operationId, 'x-wire': { path: '/shelf' }, responses: {}, ...marks };
}

const paths = {
  '/list': { get: operation('Shelf.list', { 'x-resource': 'shelf' }) },
  '/put': { post: operation('Shelf.put', { 'x-invalidates': ['shelf', 'desk'] }) },
};

function problemsOf(resources: Record<string, string>): string[] {
  return resourceProblems({ info: { version: '1' }, paths, 'x-resources': resources });
}

it.each<[string, Record<string, string>, string[]]>([
  [
    'a read and a write name what is not listed',
    {},
    [
      'Shelf.list names the resource shelf, which is not in x-resources of openapi.yaml',
      'Shelf.put names the resource shelf, which is not in x-resources of openapi.yaml',
      'Shelf.put names the resource desk, which is not in x-resources of openapi.yaml',
    ],
  ],
  [
    'no read shows a resource',
    { shelf: 'A shelf', desk: 'A desk' },
    ['No operation shows the resource desk: take it out of x-resources, or name it in an x-resource'],
  ],
])('says so where %s', (_what, resources, problems) => {
  expect(problemsOf(resources)).toEqual(problems);
});
