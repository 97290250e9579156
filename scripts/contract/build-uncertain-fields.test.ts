import { expect, it } from 'vitest';
import { buildUncertainFields } from './build-uncertain-fields.ts';
import type { ContractDocument } from './document.ts';

function documentOf(provenance: string, schema: object, parameters: object[] = []): ContractDocument {
  const operation = {
    operationId: 'A.b',
    'x-provenance': provenance,
    'x-wire': { path: '/a' },
    parameters,
    responses: { 200: { description: '', content: { 'application/json': { schema } } } },
  };
  return { info: { version: '1' }, paths: { '/a': { get: operation } } } as unknown as ContractDocument;
}

const guessed = { type: 'string', 'x-provenance': 'assumed' };

it('names a guessed field by the way to it', () => {
  const schema = {
    properties: { data: { properties: { list: { items: { properties: { a: guessed } } } } } },
  };
  expect(buildUncertainFields(documentOf('documented', schema))).toEqual({
    'A.b': [{ part: 'reply', path: 'data.list[].a', provenance: 'assumed' }],
  });
});

it('finds it in a part of a choice, once', () => {
  const part = { properties: { a: guessed } };
  expect(buildUncertainFields(documentOf('documented', { oneOf: [part, part] }))).toEqual({
    'A.b': [{ part: 'reply', path: 'a', provenance: 'assumed' }],
  });
});

it('finds a parameter, on itself or on its schema', () => {
  const parameters = [
    { name: 'page', in: 'query', schema: {}, 'x-provenance': 'assumed' },
    { name: 'size', in: 'query', schema: guessed },
  ];
  expect(buildUncertainFields(documentOf('documented', {}, parameters))['A.b']).toEqual([
    { part: 'request', path: 'page', provenance: 'assumed' },
    { part: 'request', path: 'size', provenance: 'assumed' },
  ]);
});

it('says nothing of a field that is as certain as what is around it, or more', () => {
  const inner = { 'x-provenance': 'assumed', properties: { a: guessed } };
  expect(buildUncertainFields(documentOf('invented', { properties: { inner } }))).toEqual({});
  expect(buildUncertainFields(documentOf('documented', { properties: { inner } }))['A.b']).toHaveLength(1);
});

it('leaves out what every refusal has', () => {
  const code = { 'x-provenance-required': 'assumed', 'x-provenance-form': 'assumed' };
  const properties = { code, message: guessed, traceId: guessed, data: { properties: { traceId: guessed } } };
  expect(buildUncertainFields(documentOf('documented', { properties }))['A.b']).toEqual([
    { part: 'reply', path: 'data.traceId', provenance: 'assumed' },
  ]);
});

it('tells what is uncertain of a field that is documented: that it is there, or its form', () => {
  const marks = { 'x-provenance-required': 'assumed', 'x-provenance-form': 'assumed' };
  const schema = { properties: { a: { type: 'string', ...marks } } };
  expect(buildUncertainFields(documentOf('documented', schema))['A.b']).toEqual([
    { part: 'reply', path: 'a', provenance: 'assumed', about: 'presence' },
    { part: 'reply', path: 'a', provenance: 'assumed', about: 'form' },
  ]);
});

it('tells a field once that is uncertain as a whole in another form of the reply', () => {
  const oneOf = [
    { properties: { a: { 'x-provenance-form': 'assumed' } } },
    { properties: { a: { 'x-provenance': 'assumed' } } },
  ];
  expect(buildUncertainFields(documentOf('documented', { oneOf }))['A.b']).toEqual([
    { part: 'reply', path: 'a', provenance: 'assumed' },
  ]);
});

it('names the values of a text that are not documented', () => {
  const values = [
    { at: 1, name: 'sum', 'x-provenance': 'invented' },
    { at: 2, name: 'rate', 'x-provenance': 'documented' },
  ];
  expect(buildUncertainFields(documentOf('documented', { type: 'string', 'x-values': values }))).toEqual({
    'A.b': [{ part: 'reply', path: '1 sum', provenance: 'invented' }],
  });
});
