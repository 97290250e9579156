import { describe, expect, it } from 'vitest';
import { expandOperation } from './operation.ts';

const READ = { summary: 'Books', 'x-resource': 'shelf' };
const WRITE = { summary: 'Put', 'x-invalidates': ['shelf'] };
const FAILURE = { $ref: '#/components/schemas/Failure' };
const REPLY = { $ref: '#/components/schemas/BooksReply' };

describe('expandOperation', () => {
  it('writes a read in full', () => {
    const { path, verb, operation } = expandOperation('Shelf', 'list', {
      ...READ,
      input: { page: { example: '1' } },
      reply: 'BooksReply',
      success: { total: 1 },
      failure: { code: 400, message: '页码不正确', reason: 'bad-page' },
    });
    expect([path, verb]).toEqual(['/uwp/newServlet/Shelf/list', 'get']);
    expect(operation).toEqual({
      ...{ operationId: 'Shelf.list', summary: 'Books', tags: ['Shelf'] },
      'x-wire': { path: '/uwp/newServlet', serviceName: 'Shelf', medthodName: 'list' },
      'x-effect': 'read',
      'x-resource': 'shelf',
      parameters: [{ name: 'page', in: 'query', required: true, schema: { type: 'string' }, example: '1' }],
      responses: {
        200: {
          description: 'What was asked for, or why not.',
          content: {
            'application/json': {
              schema: { oneOf: [REPLY, FAILURE] },
              examples: {
                success: { value: { code: 0, message: '成功', data: { total: 1 } } },
                failure: { value: { code: 400, message: '页码不正确', reason: 'bad-page' } },
              },
            },
          },
        },
        400: { $ref: '#/components/responses/Malformed' },
      },
    });
  });

  it('sends what a write takes as a form or as JSON, in a schema of its name', () => {
    const { verb, operation, schemas } = expandOperation('Shelf', 'put', { ...WRITE, input: { bookID: {} } });
    expect(verb).toBe('post');
    expect(operation['x-effect']).toBe('write');
    const form = { schema: { $ref: '#/components/schemas/PutInput' } };
    expect(operation.requestBody).toEqual({
      required: true,
      content: { 'application/x-www-form-urlencoded': form, 'application/json': form },
    });
    expect(Object.keys(schemas)).toEqual(['PutInput']);
  });

  it('names a schema of a request that others share', () => {
    const { operation, schemas } = expandOperation('Shelf', 'put', { ...WRITE, input: 'BookIDInput' });
    expect(JSON.stringify(operation.requestBody)).toContain('#/components/schemas/BookIDInput');
    expect(schemas).toEqual({});
  });

  it('reads by POST where it says so', () => {
    expect(expandOperation('Shelf', 'find', { ...READ, method: 'post', input: { word: {} } }).verb).toBe(
      'post',
    );
  });

  it.each([
    ['optional', [{}, { token: [] }]],
    ['none', []],
  ] as const)('demands no session where it is %s', (session, security) => {
    expect(expandOperation('Shelf', 'list', { ...READ, session }).operation.security).toEqual(security);
  });

  it('has a path of its own where one is named', () => {
    const { path, operation } = expandOperation('web', 'out', { ...WRITE, path: '/out.jsp' });
    expect([path, operation['x-wire']]).toEqual(['/out.jsp', { path: '/out.jsp' }]);
  });

  it('answers a text, and JSON where it refuses', () => {
    const text = { schema: 'string', examples: { success: 'ok' } };
    const { responses } = expandOperation('Shelf', 'put', {
      ...WRITE,
      text,
      answers: 'ok, or why not.',
    }).operation;
    expect(responses[200]).toEqual({
      description: 'ok, or why not.',
      content: {
        'text/plain': { schema: { type: 'string' }, examples: { success: { value: 'ok' } } },
        'application/json': { schema: FAILURE, examples: {} },
      },
    });
  });

  it('has several replies and examples of other names', () => {
    const several = { ...READ, reply: ['BooksReply', 'NoneReply'], examples: { none: { code: 1 } } };
    const json = expandOperation('Shelf', 'list', several).operation.responses[200]?.content?.[
      'application/json'
    ];
    expect(json).toEqual({
      schema: { oneOf: [REPLY, { $ref: '#/components/schemas/NoneReply' }, FAILURE] },
      examples: { none: { value: { code: 1 } } },
    });
  });

  it('adds the replies of other statuses', () => {
    const { responses } = expandOperation('Shelf', 'list', {
      ...READ,
      responses: { 429: 'TooMany' },
    }).operation;
    expect(responses[429]).toEqual({ $ref: '#/components/responses/TooMany' });
  });

  it.each([
    ['neither reads nor writes', {}, 'Shelf.list: say either what it shows in x-resource, or what it makes'],
    ['reads and writes', { ...READ, ...WRITE }, 'Shelf.list: say either'],
    ['has a part of another name', { ...READ, replies: 'BooksReply' }, 'Shelf.list: replies is no part'],
  ])('refuses what %s', (_what, short, sentence) => {
    expect(() => expandOperation('Shelf', 'list', short)).toThrow(sentence);
  });
});
