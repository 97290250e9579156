import { expect, it } from 'vitest';
import { expandSchema, queryParameters, type Short } from './schema.ts';

const BOOK = { $ref: '#/components/schemas/Book' };

it.each<[string, Short, object]>([
  ['a name', 'Book', BOOK],
  ['a type', 'string', { type: 'string' }],
  ['a list', ['Book'], { type: 'array', items: BOOK }],
  [
    'a name beside a description',
    { $ref: 'Book', description: 'The last one.' },
    { ...BOOK, description: 'The last one.' },
  ],
  ['keywords', { type: 'array', maxItems: 3, items: 'Book' }, { type: 'array', maxItems: 3, items: BOOK }],
  ['a choice', { oneOf: ['Book', { type: 'null' }] }, { oneOf: [BOOK, { type: 'null' }] }],
  [
    'an open object',
    { type: 'object', additionalProperties: 'Book' },
    { type: 'object', additionalProperties: BOOK },
  ],
  [
    'an object, of which a field may be left out',
    { description: 'A shelf.', fields: { books: ['Book'], 'name?': 'string' } },
    {
      ...{ type: 'object', required: ['books'], additionalProperties: false, description: 'A shelf.' },
      properties: { books: { type: 'array', items: BOOK }, name: { type: 'string' } },
    },
  ],
  [
    'a reply',
    { data: { last: 'Book' } },
    {
      ...{ type: 'object', required: ['code', 'message', 'data'], additionalProperties: false },
      properties: {
        code: { type: 'integer', const: 0 },
        message: { type: 'string' },
        data: { type: 'object', required: ['last'], additionalProperties: false, properties: { last: BOOK } },
      },
    },
  ],
  [
    'a request',
    { input: { bookID: { 'x-limits': { minLength: 1 }, example: '7' }, 'note?': { description: 'Any.' } } },
    {
      ...{ type: 'object', required: ['bookID'] },
      properties: {
        bookID: { type: 'string', 'x-limits': { minLength: 1 }, examples: ['7'] },
        note: { type: 'string', description: 'Any.' },
      },
    },
  ],
])('writes %s in full', (_what, short, full) => {
  expect(expandSchema(short)).toEqual(full);
});

it('writes the message and the data of a reply as they are named', () => {
  const { properties } = expandSchema({ message: { type: 'string', minLength: 1 }, data: 'Book' });
  expect(properties).toMatchObject({ message: { minLength: 1 }, data: BOOK });
});

it('writes the fields of a request as parameters of a query', () => {
  const page = { description: 'From 1.', 'x-limits': { minimum: 1 }, example: '1' };
  expect(queryParameters({ 'page?': page, code: {} })).toEqual([
    {
      ...{ name: 'page', in: 'query', required: false, description: 'From 1.', example: '1' },
      schema: { type: 'string', 'x-limits': { minimum: 1 } },
    },
    { name: 'code', in: 'query', required: true, schema: { type: 'string' } },
  ]);
});
