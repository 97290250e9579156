import { afterEach, describe, expect, it } from 'vitest';
import { OPERATIONS, type OperationId } from '#contracts/operations.ts';
import { createAjv } from '#server/servlet/ajv.ts';
import { checkReply } from '#server/servlet/check-reply.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { contractAnswer } from './contract-answer.ts';
import { type CheckedHandler, HANDLERS } from './dispatch-table.ts';
import { sampleOf } from './sample.ts';

const CART = 'ShopCarService.cartInfo';
const TOTAL = 'ShoppingServiceMag.getTotal';

describe('an operation that stands in the contract alone', () => {
  const table = HANDLERS as Map<OperationId, CheckedHandler>;
  const taken = new Map<OperationId, CheckedHandler>();
  let test: TestApp | null = null;
  afterEach(async () => {
    for (const [id, handler] of taken) table.set(id, handler);
    await test?.close();
  });

  async function without(...ids: OperationId[]): Promise<TestApp> {
    for (const id of ids) {
      taken.set(id, table.get(id) as CheckedHandler);
      table.delete(id);
    }
    test = await startTestApp();
    return test;
  }

  it('answers its example, and says so', async () => {
    const { call, tokenOf, world } = await without(CART, TOTAL);
    const token = await tokenOf('super');
    const cart = await call(CART, { cartID: '1' }, { token });
    expect(cart).toMatchObject({ status: 200, json: { code: 0, data: { data: { ID: '90001' } } } });
    expect(cart.headers['x-replica-answer']).toBe('contract-example');
    expect(world.journal.list({ limit: 1 })).toMatchObject([
      { operation: CART, decisions: ['no handler: answered by the example of the contract'] },
    ]);
    const sent = { goodsID: '1', cnums: '', count: '1', pagesNum: '1', memberID: '1', random: '1' };
    const total = await call(TOTAL, sent, { token });
    expect(total).toMatchObject({ type: 'text/plain; charset=utf-8', text: expect.stringContaining('|') });
  });

  it('still wants a session, what it demands, and takes faults', async () => {
    const { call, tokenOf, world } = await without(CART);
    expect((await call(CART, { cartID: '1' })).json).toMatchObject({ code: 401 });
    const token = await tokenOf('super');
    expect((await call(CART, {}, { token })).status).toBe(400);
    world.faults.add({ operation: CART, fault: { kind: 'status', status: 503 } });
    expect((await call(CART, { cartID: '1' }, { token })).status).toBe(503);
  });

  it.each(OPERATIONS)('$id would answer as it has promised', (meta) => {
    const { from, body } = contractAnswer(meta);
    expect(from).toBe('example');
    expect(() => checkReply(meta, body)).not.toThrow();
  });
});

describe('sampleOf', () => {
  it.each([
    [{ type: 'string' }, ''],
    [{ type: ['string', 'null'] }, ''],
    [{ type: 'null' }, null],
    [{ const: 0 }, 0],
    [{ type: 'string', enum: ['Y', 'N'] }, 'Y'],
    [{ type: 'integer', minimum: 3 }, 3],
    [{ type: 'array', items: { type: 'boolean' }, minItems: 2 }, [false, false]],
    [{ oneOf: [{ type: 'number' }, { type: 'string' }] }, 0],
    [
      {
        type: 'object',
        required: ['a', 'b'],
        properties: { a: { type: 'object', required: [] }, b: { type: 'array' }, c: { type: 'string' } },
      },
      { a: {}, b: [] },
    ],
    [
      {
        required: ['a'],
        properties: { a: { type: 'string' } },
        allOf: [{ required: ['b'], properties: { b: { const: 1 } } }],
      },
      { a: '', b: 1 },
    ],
  ])('of %j is %j, which it describes', (schema, sample) => {
    expect(sampleOf(schema)).toEqual(sample);
    expect(createAjv().validate(schema, sample)).toBe(true);
  });
});
