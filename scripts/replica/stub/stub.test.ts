import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { UsageError } from '../cli/flags.ts';
import { Unreachable } from '../cli/run.ts';
import { readDocument } from './operations.ts';
import { type Stub, startStub } from './stub.ts';
import { createStub } from './stub-server.ts';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'desk-stub-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
function fileOf(content: string | object): string {
  count += 1;
  const file = join(folder, `document-${count}.yaml`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const PETS = `
openapi: 3.0.3
info: { title: Pets, version: '1' }
servers: [{ url: 'https://pets.example/v1' }]
paths:
  /pets:
    get:
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 100 } }
        - { name: tags, in: query, explode: false, schema: { type: array, items: { type: integer } } }
        - { name: x-trace, in: header, required: true, schema: { type: string, format: uuid } }
      responses:
        '200':
          headers: { x-total: { schema: { type: integer, example: 7 } } }
          content:
            application/json:
              schema: { type: array, minItems: 2, items: { $ref: '#/components/schemas/Pet' } }
    post:
      requestBody:
        required: true
        content:
          application/json: { schema: { $ref: '#/components/schemas/Pet' } }
          application/x-www-form-urlencoded: { schema: { $ref: '#/components/schemas/Pet' } }
      responses:
        '201':
          content:
            application/json:
              examples:
                cat: { value: { id: 1, name: Tom } }
                dog: { $ref: '#/components/examples/Dog' }
        '404':
          content: { application/json: { example: { message: gone } } }
        default:
          content: { application/json: { schema: { type: object, required: [message], properties: { message: { type: string } } } } }
  /pets/mine: { get: { responses: { '204': { description: none } } } }
  /pets/{id}.{kind}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get: { responses: { '200': { content: { text/plain: { example: as text } } } } }
components:
  examples: { Dog: { value: { id: 2, name: Rex } } }
  schemas:
    Pet:
      type: object
      additionalProperties: false
      required: [id, name]
      properties:
        id: { type: integer, readOnly: true, minimum: 0, exclusiveMinimum: true }
        name: { type: string, minLength: 3 }
        mother: { allOf: [{ $ref: '#/components/schemas/Pet' }], nullable: true }
        friends: { type: array, items: { $ref: '#/components/schemas/Pet' } }
        secret: { type: string, writeOnly: true }
`;
const TRACE = { 'x-trace': '3f2504e0-4f89-41d3-9a0c-0305e82c3301' };

const lines: string[] = [];
afterEach(() => lines.splice(0));

function stubOf(content: string | object, corsOrigins: string[] = []) {
  const app = createStub(readDocument(fileOf(content)), { corsOrigins, onCall: (line) => lines.push(line) });
  return async (method: string, url: string, headers: object = {}, payload?: string) => {
    const reply = await app.inject({ method: method as 'GET', url, headers: { ...headers }, payload });
    const isJson = /json/.test(String(reply.headers['content-type']));
    return { status: reply.statusCode, headers: reply.headers, body: isJson ? reply.json() : reply.body };
  };
}

describe('replica stub answers', () => {
  const call = stubOf(PETS, ['http://localhost:3000']);
  const JSON_TYPE = { 'content-type': 'application/json' };

  it('what the schema allows, the same each time, and says so', async () => {
    const first = await call('GET', '/pets?limit=3&tags=1,2', TRACE);
    expect(first).toMatchObject({ status: 200, body: [{ id: 1, name: 'string' }, { id: 1 }] });
    expect(first.body[0]).not.toHaveProperty('secret');
    expect(first.headers).toMatchObject({ 'x-replica-answer': 'contract-schema', 'x-total': '7' });
    expect((await call('GET', '/pets', TRACE)).body).toEqual(first.body);
    expect(lines[0]).toBe('GET /pets?limit=3&tags=1,2 200 by the schema');
  });

  it('the lowest 2xx with its example, or the one that was asked for', async () => {
    const post = (prefer: string) => call('POST', '/pets', { ...JSON_TYPE, prefer }, '{"name":"Tom"}');
    expect(await post('')).toMatchObject({ status: 201, body: { name: 'Tom' } });
    expect(await post('example=dog')).toMatchObject({
      body: { name: 'Rex' },
      headers: { 'x-replica-answer': 'contract-example', 'preference-applied': 'example=dog' },
    });
    expect(await post('code=404')).toMatchObject({ status: 404, body: { message: 'gone' } });
    expect(await post('code=503, delay=1')).toMatchObject({
      status: 503,
      body: { message: 'string' },
      headers: { 'preference-applied': 'code=503, delay=1' },
    });
    expect((await post('example=toString')).headers).not.toHaveProperty('preference-applied');
  });

  it('the path that is said exactly before a template, and below the path of a server', async () => {
    expect(await call('GET', '/v1/pets/mine')).toMatchObject({
      status: 204,
      headers: { 'x-replica-answer': 'contract-status' },
    });
    expect(await call('GET', '/pets/7.txt')).toMatchObject({ status: 200, body: 'as text' });
    expect((await call('HEAD', '/pets/7.txt')).status).toBe(200);
  });

  it.each([
    ['GET', '/pets?limit=0', TRACE, undefined, 'GET /pets: query limit must be >= 1'],
    ['GET', '/pets?limit=many', TRACE, undefined, 'GET /pets: query limit must be integer'],
    ['GET', '/pets?tags=1,b', TRACE, undefined, 'GET /pets: query tags/1 must be integer'],
    ['GET', '/pets', {}, undefined, 'GET /pets: header x-trace is missing'],
    ['GET', '/pets', { 'x-trace': 'abc' }, undefined, 'GET /pets: header x-trace must match format "uuid"'],
    ['GET', '/pets/x.txt', {}, undefined, 'GET /pets/{id}.{kind}: path id must be integer'],
    ['POST', '/pets', {}, undefined, 'POST /pets: body is missing'],
    ['POST', '/pets', JSON_TYPE, '{"name":', 'POST /pets: body is no JSON'],
    ['POST', '/pets', JSON_TYPE, '{}', "POST /pets: body /name must have required property 'name' (name)"],
    [
      'POST',
      '/pets',
      JSON_TYPE,
      '{"name":"Tom","friends":[{"name":"x"}]}',
      'POST /pets: body /friends/0/name must NOT have fewer than 3 characters',
    ],
  ])('400 to %s %s with %j and %s', async (method, url, headers, payload, message) => {
    const reply = await call(method, url, headers, payload);
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 400, message, reason: 'request-breaks-contract' },
    });
    expect(reply.body.problems.length).toBeGreaterThan(0);
  });

  it('a form by the kinds of its fields', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await call('POST', '/pets', form, 'name=Tom')).status).toBe(201);
    expect((await call('POST', '/pets', form, 'name=To')).status).toBe(400);
  });

  it('404 with the nearest, 405 with what is taken, 415 with what is read', async () => {
    expect((await call('GET', '/pest')).body).toMatchObject({ code: 404, nearest: 'GET /pets' });
    const put = await call('PUT', '/pets');
    expect(put).toMatchObject({ status: 405, body: { allow: 'GET, POST' }, headers: { allow: 'GET, POST' } });
    expect(await call('POST', '/pets', { 'content-type': 'text/csv' }, 'a,b')).toMatchObject({
      status: 415,
      body: {
        message: 'POST /pets takes application/json or application/x-www-form-urlencoded, not text/csv',
      },
    });
  });

  it('pages of the origins that were let in, and no others', async () => {
    const headers = { origin: 'http://localhost:3000', 'access-control-request-method': 'DELETE' };
    const asked = await call('OPTIONS', '/pets', headers);
    expect(asked).toMatchObject({ status: 204, headers: { 'access-control-allow-origin': headers.origin } });
    expect(asked.headers['access-control-allow-methods']).toContain('DELETE');
    const other = await call('GET', '/pets', { ...TRACE, origin: 'http://localhost:3001' });
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('a body that is nested too deep with a refusal', async () => {
    const list = { type: 'array', items: { $ref: '#/components/schemas/List' } };
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/List' } } };
    const post = { requestBody: { content }, responses: {} };
    const deep = stubOf({
      openapi: '3.1.0',
      paths: { '/': { post } },
      components: { schemas: { List: list } },
    });
    const reply = await deep('POST', '/', JSON_TYPE, '['.repeat(100_000) + ']'.repeat(100_000));
    expect(reply).toMatchObject({ status: 400, body: { code: 400 } });
  });
});

const get = (schema: object, more: object = {}) => ({
  openapi: '3.1.0',
  paths: { '/': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
  ...more,
});

describe('of a document that means harm, replica stub', () => {
  it.each([
    ['broken YAML', 'openapi: 3.1.0\npaths: [', /is neither YAML nor JSON: [^\n]+ at line 2/],
    ['no document', 'just a text', 'is no OpenAPI document: it is not an object.'],
    ['a version of its own', { swagger: '2.0', paths: {} }, 'of 3.0 or 3.1: it is of version 2.0.'],
    ['no version', { paths: {} }, 'it names no version.'],
    ['no paths', { openapi: '3.0.0' }, 'has no paths, so there is nothing to serve.'],
    ['paths of another kind', { openapi: '3.0.0', paths: 7 }, 'has no paths'],
    [
      'a reference to nothing',
      get({ $ref: '#/components/schemas/Gone' }),
      'refers to #/components/schemas/Gone, which is not there.',
    ],
    ['a reference into the prototype', get({ $ref: '#/constructor' }), 'which is not there.'],
    ['a reference to the network', get({ $ref: 'https://x.example/a.yaml' }), 'nothing is fetched'],
    ['a reference to a file that is gone', get({ $ref: 'gone.yaml#/A' }), 'gone.yaml cannot be read'],
    ['itself inside itself', 'openapi: 3.1.0\npaths: &a { /: *a }', /contains itself|neither YAML/],
    ['aliases of aliases', `openapi: 3.1.0\n${bomb(12)}`, 'is neither YAML nor JSON: Excessive alias count'],
  ])('refuses %s in one line', (_name, content, message) => {
    const read = () => readDocument(fileOf(content));
    expect(read).toThrow(UsageError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/\n/);
  });

  it('answers schemas without an end, each way', async () => {
    const schemas = {
      Node: {
        type: 'object',
        required: ['next'],
        properties: { next: { $ref: '#/components/schemas/Node' } },
      },
      Tree: {
        type: 'object',
        properties: { kids: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
      },
      Ring: { $ref: '#/components/schemas/Ring' },
      All: { allOf: [{ $ref: '#/components/schemas/All' }] },
      End: { oneOf: [{ $ref: '#/components/schemas/Node' }, { type: 'null' }] },
    };
    const bodies = Object.keys(schemas).map(async (name) => {
      const call = stubOf(get({ $ref: `#/components/schemas/${name}` }, { components: { schemas } }));
      return [name, (await call('GET', '/')).body];
    });
    expect(Object.fromEntries(await Promise.all(bodies))).toEqual({
      ...{ Node: null, Tree: { kids: [] }, Ring: null, End: null, All: null },
    });
  });

  it('answers a schema that would be larger than any memory', async () => {
    const level = (at: number) =>
      Array.from({ length: 20 }, (_, field) => [`f${field}`, { $ref: `#/components/schemas/L${at + 1}` }]);
    const schemas = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [
        `L${at}`,
        { type: 'object', properties: Object.fromEntries(level(at)) },
      ]),
    );
    const call = stubOf(
      get({ $ref: '#/components/schemas/L0' }, { components: { schemas: { ...schemas, L20: {} } } }),
    );
    expect((await call('GET', '/')).status).toBe(200);
  });

  it('says what is wrong with a schema that is none, and goes on', async () => {
    const post = {
      requestBody: { content: { 'application/json': { schema: { type: 'strnig' } } } },
      responses: {},
    };
    const call = stubOf({ openapi: '3.1.0', paths: { '/': { post } } });
    expect(await call('POST', '/', {}, '1')).toMatchObject({
      status: 500,
      body: { reason: 'schema-is-none', message: expect.stringContaining('POST /') },
    });
    const odd = stubOf(get({ pattern: '(' }));
    expect(await odd('GET', '/')).toMatchObject({ status: 200 });
    expect(lines.at(-1)).toContain('its schema is none');
  });

  it('reads a pattern that only the older rules take for one', async () => {
    const call = stubOf({
      openapi: '3.0.3',
      paths: {
        '/{id}': {
          get: {
            parameters: [
              { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^{\\-[0-9]}$' } },
            ],
            responses: {
              200: { content: { 'application/json': { schema: { type: 'string', pattern: '^{a}$' } } } },
            },
          },
        },
      },
    });
    expect(await call('GET', '/%7B-1%7D')).toMatchObject({ status: 200, body: '{a}' });
    expect(await call('GET', '/1')).toMatchObject({
      status: 400,
      body: { reason: 'request-breaks-contract' },
    });
  });

  it('names an example that does not fit its own schema', async () => {
    const call = stubOf(
      get({ type: 'object', properties: { id: { type: 'integer' } }, example: { id: 'x' } }),
    );
    expect((await call('GET', '/')).body).toEqual({ id: 'x' });
    expect(lines).toEqual(['GET / 200 by the example; /id does not fit the schema: must be integer']);
  });
});

function bomb(levels: number): string {
  const level = (at: number) =>
    `a${at}: &a${at} [${Array(9)
      .fill(`*a${at - 1}`)
      .join(', ')}]`;
  return ['a0: &a0 [x]', ...Array.from({ length: levels }, (_, at) => level(at + 1))].join('\n');
}

describe('the command', () => {
  let stub: Stub | null = null;
  afterEach(() => stub?.close());

  it('serves the contract of this project, which lies in several files', async () => {
    stub = await startStub([join(ROOT, 'openapi.yaml'), '--quiet'], () => {});
    const [, many] = / with (\d+) operations of /.exec(stub.ready) ?? [];
    expect(Number(many)).toBeGreaterThan(150);
    const reply = await fetch(`${stub.url}/uwp/newServlet/ShopCarService/cartInfo?cartID=1`);
    expect([reply.status, reply.headers.get('x-replica-answer')]).toEqual([200, 'contract-example']);
  });

  it('keeps a ready file as long as it answers', async () => {
    const ready = join(folder, 'ready.json');
    stub = await startStub([fileOf(PETS), '--ready-file', ready], () => {});
    expect(JSON.parse(readFileSync(ready, 'utf8'))).toMatchObject({ url: stub.url });
    await stub.close();
    expect(existsSync(ready)).toBe(false);
  });

  it('refuses what it cannot do', async () => {
    const start = (...args: string[]) => startStub(args, () => {});
    await expect(start()).rejects.toThrow('stub needs a FILE');
    await expect(start(join(folder, 'gone.yaml'))).rejects.toThrow(UsageError);
    await expect(start(fileOf(PETS), '--cors', 'nowhere')).rejects.toThrow('--cors takes an origin');
    await expect(start(fileOf(PETS), '--port', 'x')).rejects.toThrow('--port is a number');
    stub = await start(fileOf(PETS));
    const { port } = new URL(stub.url);
    await expect(start(fileOf(PETS), '--port', port)).rejects.toThrow(Unreachable);
  });
});
