import { describe, expect, it } from 'vitest';
import type { ContractDocument, ContractOperation } from '../document.ts';
import { contractDiff } from './contract-diff.ts';

function operation(): ContractOperation {
  return {
    operationId: 'Shop.line',
    parameters: [
      { name: 'cartID', in: 'query', required: true, schema: { type: 'string', maxLength: 18 } },
      { name: 'page', in: 'query', schema: { type: 'string', enum: ['1', '2'] } },
    ],
    responses: {
      '200': {
        description: 'The line.',
        content: {
          'application/json': {
            schema: {
              oneOf: [{ $ref: '#/components/schemas/Line' }, { $ref: '#/components/schemas/Failure' }],
            },
          },
        },
      },
    },
    'x-wire': { path: '/uwp/newServlet', serviceName: 'Shop', medthodName: 'line' },
    'x-provenance': 'documented',
    'x-effect': 'read',
  };
}

interface TestDocument extends ContractDocument {
  security: Record<string, string[]>[];
  components: { schemas: Record<string, Record<string, unknown>> };
}

function contract(): TestDocument {
  return {
    info: { version: '1' },
    security: [{ token: [] }],
    paths: {
      '/uwp/newServlet/Shop/line': { get: operation() },
      '/uwp/newServlet/Shop/save': { post: { ...operation(), operationId: 'Shop.save', parameters: [] } },
    },
    components: {
      schemas: {
        Line: {
          type: 'object',
          required: ['ID', 'count'],
          properties: {
            ID: { type: 'string', pattern: '^[0-9]+$' },
            count: { type: 'integer', minimum: 1 },
            note: { type: 'string' },
            state: { type: 'string', enum: ['valid', 'stale'] },
            steps: { type: 'array', items: { type: 'object', properties: { Name: { type: 'string' } } } },
          },
        },
        Failure: { type: 'object', required: ['code'], properties: { code: { type: 'integer' } } },
      },
    },
  };
}

type Edit = (parts: {
  line: ContractOperation;
  reply: Record<string, { [key: string]: unknown }>;
  schema: Record<string, unknown>;
  document: TestDocument;
}) => void;

function edited(edit: Edit): TestDocument {
  const document = contract();
  const line = document.paths['/uwp/newServlet/Shop/line']?.get;
  const schema = document.components.schemas.Line;
  if (!line || !schema) throw new Error('the contract of this test is broken');
  edit({ line, schema, document, reply: schema.properties as Record<string, { [key: string]: unknown }> });
  return document;
}

function parameter(line: ContractOperation, name: string) {
  const found = line.parameters?.find((one) => one.name === name);
  if (!found) throw new Error(`no parameter ${name}`);
  return found;
}

const BREAKING: readonly (readonly [what: string, edit: Edit])[] = [
  [
    'an operation is gone',
    ({ document }) => {
      delete document.paths['/uwp/newServlet/Shop/save'];
    },
  ],
  [
    'a parameter is demanded',
    ({ line }) => {
      parameter(line, 'page').required = true;
    },
  ],
  [
    'a new parameter is demanded',
    ({ line }) => {
      line.parameters?.push({ name: 'z', in: 'query', required: true, schema: {} });
    },
  ],
  [
    'a parameter is gone',
    ({ line }) => {
      line.parameters?.pop();
    },
  ],
  [
    'a parameter takes less',
    ({ line }) => {
      parameter(line, 'cartID').schema.maxLength = 9;
    },
  ],
  [
    'a value of a parameter is gone',
    ({ line }) => {
      parameter(line, 'page').schema.enum = ['1'];
    },
  ],
  [
    'a parameter has another type',
    ({ line }) => {
      parameter(line, 'page').schema = { type: 'integer' };
    },
  ],
  [
    'a field is gone',
    ({ reply }) => {
      delete reply.note;
    },
  ],
  [
    'a field has another type',
    ({ reply }) => {
      reply.count = { type: 'string' };
    },
  ],
  [
    'a field may be null',
    ({ reply }) => {
      reply.note = { type: ['string', 'null'] };
    },
  ],
  [
    'a field is no longer promised',
    ({ schema }) => {
      schema.required = ['ID'];
    },
  ],
  [
    'a field has a new value',
    ({ reply }) => {
      reply.state = { type: 'string', enum: ['valid', 'stale', 'gone'] };
    },
  ],
  [
    'a field may be smaller',
    ({ reply }) => {
      reply.count = { type: 'integer', minimum: 0 };
    },
  ],
  [
    'a field loses its pattern',
    ({ reply }) => {
      reply.ID = { type: 'string' };
    },
  ],
  [
    'a field of an item is gone',
    ({ reply }) => {
      reply.steps = { type: 'array', items: { type: 'object', properties: {} } };
    },
  ],
  [
    'the method is another one',
    ({ document, line }) => {
      document.paths['/uwp/newServlet/Shop/line'] = { post: line };
    },
  ],
  [
    'a level is demanded',
    ({ line }) => {
      line['x-membership'] = 'e-books';
    },
  ],
  [
    'text takes the place of JSON',
    ({ line }) => {
      line.responses['200'] = { description: '', content: { 'text/plain': { schema: { type: 'string' } } } };
    },
  ],
];

const HARMLESS: readonly (readonly [what: string, edit: Edit])[] = [
  [
    'an operation is new',
    ({ document }) => {
      document.paths['/uwp/newServlet/Shop/copy'] = {
        post: { ...operation(), operationId: 'Shop.copy' },
      };
    },
  ],
  [
    'a parameter may be left out',
    ({ line }) => {
      parameter(line, 'cartID').required = false;
    },
  ],
  [
    'a new parameter may be sent',
    ({ line }) => {
      line.parameters?.push({ name: 'z', in: 'query', schema: {} });
    },
  ],
  [
    'a parameter takes more',
    ({ line }) => {
      parameter(line, 'cartID').schema.maxLength = 30;
    },
  ],
  [
    'a parameter takes another value',
    ({ line }) => {
      parameter(line, 'page').schema.enum = ['1', '2', '3'];
    },
  ],
  [
    'a field is new',
    ({ reply }) => {
      reply.more = { type: 'string' };
    },
  ],
  [
    'a field is promised',
    ({ schema }) => {
      schema.required = ['ID', 'count', 'note'];
    },
  ],
  [
    'a value of a field is gone',
    ({ reply }) => {
      reply.state = { type: 'string', enum: ['valid'] };
    },
  ],
  [
    'a field is never so small',
    ({ reply }) => {
      reply.count = { type: 'integer', minimum: 2 };
    },
  ],
  [
    'the session may be left out',
    ({ line }) => {
      line.security = [{}, { token: [] }];
    },
  ],
  [
    'the provenance is another one',
    ({ line }) => {
      line['x-provenance'] = 'assumed';
    },
  ],
];

describe('the difference of two contracts', () => {
  it('is none between a contract and itself', () => {
    expect(contractDiff(contract(), contract())).toEqual([]);
  });

  it.each(BREAKING)('is breaking when %s', (_what, edit) => {
    const changes = contractDiff(contract(), edited(edit));
    expect(changes.some(({ isBreaking }) => isBreaking)).toBe(true);
  });

  it.each(HARMLESS)('is not breaking when %s', (_what, edit) => {
    const changes = contractDiff(contract(), edited(edit));
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.filter(({ isBreaking }) => isBreaking)).toEqual([]);
  });

  it('is breaking when a session is demanded where none was', () => {
    const before = edited(({ line }) => {
      line.security = [];
    });
    expect(contractDiff(before, contract())).toMatchObject([
      { isBreaking: true, place: 'session', text: 'none became required' },
    ]);
  });

  it('names the operation and the place', () => {
    const after = edited(({ reply }) => {
      reply.steps = { type: 'array', items: { type: 'string' } };
    });
    expect(contractDiff(contract(), after)).toEqual(
      expect.arrayContaining([
        {
          operation: 'Shop.line',
          isBreaking: true,
          place: 'reply.steps[]',
          text: 'type object became string',
        },
      ]),
    );
  });

  it('does not care for words and examples', () => {
    const after = edited(({ line, reply }) => {
      line.summary = 'Another';
      reply.note = { type: 'string', description: 'A note.', examples: ['x'] };
    });
    expect(contractDiff(contract(), after)).toEqual([]);
  });
});
