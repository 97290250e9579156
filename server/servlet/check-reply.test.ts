import { describe, expect, it } from 'vitest';
import document from '#contracts/generated/openapi.json' with { type: 'json' };
import { OPERATIONS, type OperationId, operationMeta } from '#contracts/operations.ts';
import { ReplyDeviation } from '#server/errors.ts';
import { checkReply } from './check-reply.ts';

interface Media {
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
type Paths = Record<string, Record<string, { responses: { 200: { content: Record<string, Media> } } }>>;

function exampleOf(id: OperationId, name = 'success'): unknown {
  const { path, httpMethod } = operationMeta(id);
  const paths = document.paths as unknown as Paths;
  const content = paths[path]?.[httpMethod.toLowerCase()]?.responses[200].content ?? {};
  for (const { examples } of Object.values(content)) if (examples?.[name]) return examples[name].value;
  throw new Error(`${id} has no example ${name}`);
}

/** The example with the value at a JSON pointer replaced, or removed for undefined. */
function broken(example: unknown, pointer: string, value: unknown): unknown {
  const copy = structuredClone(example) as Record<string, unknown>;
  const names = pointer.slice(1).split('/');
  const last = names.pop() ?? '';
  const holder = names.reduce((part, name) => part[name] as Record<string, unknown>, copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

function deviation(id: OperationId, reply: unknown): ReplyDeviation {
  try {
    checkReply(operationMeta(id), reply);
  } catch (error) {
    if (error instanceof ReplyDeviation) return error;
    throw error;
  }
  throw new Error(`${id}: the reply was let through`);
}

describe('checkReply', () => {
  it.each(OPERATIONS)('lets the contract’s own example of $id through', ({ id }) => {
    expect(() => checkReply(operationMeta(id), exampleOf(id))).not.toThrow();
  });

  it.each(OPERATIONS.filter(({ session }) => session === 'required'))(
    'lets the refusal of a visitor through for $id',
    (meta) => {
      const refusal = { code: 401, message: '请先登录', reason: 'not-logged-in', traceId: 't1' };
      expect(() => checkReply(meta, refusal)).not.toThrow();
    },
  );

  it.each<[string, OperationId, string, unknown, string]>([
    ['a field of another type', 'ShopCarService.cartInfo', '/data/data/count', '10', '/data/data/count'],
    [
      'an amount with one decimal',
      'ShopCarService.cartInfo',
      '/data/data/unitPrice',
      '86.4',
      '/data/data/unitPrice',
    ],
    [
      'an amount that is a number',
      'ShopCarService.cartInfo',
      '/data/data/totalPrice',
      864,
      '/data/data/totalPrice',
    ],
    ['an id that is a number', 'ShopCarService.cartInfo', '/data/data/ID', 90001, '/data/data/ID'],
    [
      'a code with a pipe',
      'ShopCarService.cartInfo',
      '/data/data/buzhou/0/items/0/Cnum',
      'A|B',
      '/data/data/buzhou/0/items/0/Cnum',
    ],
    [
      'Y in another case',
      'ShopCarService.cartInfo',
      '/data/data/buzhou/0/IsShow',
      'y',
      '/data/data/buzhou/0/IsShow',
    ],
    ['a quantity too large', 'ShopCarService.cartInfo', '/data/data/count', 1_000_001, '/data/data/count'],
    ['a missing field', 'ShopCarService.cartInfo', '/data/data/remarkinfo', undefined, '/data/data'],
    [
      'an enable that the server must not send',
      'ShopCarService.cartInfo',
      '/data/data/enable',
      true,
      '/data/data',
    ],
    ['the number 1 as session status', 'UserCenterMag.userIsLogin3', '/status', 1, '/status'],
    ['the text 1 as list status', 'UserCenterMag.getUserAddressList', '/status', '1', '/status'],
    [
      'an address whose default is a boolean',
      'UserCenterMag.getUserAddressList',
      '/data/list/0/IsDefault',
      true,
      '/data/list/0/IsDefault',
    ],
    [
      'a QR address that is not encoded',
      'UserCenterMag.getThirdLoginInfo',
      '/data/qrcodeUrl',
      'http://x/',
      '/data/qrcodeUrl',
    ],
    ['a state nobody knows', 'LoginServiceMag.queryLoginQrcode', '/data/state', 'lost', '/data/state'],
    ['an empty token', 'LoginServiceMag.loginByPassword', '/data/token', '', '/data/token'],
  ])('names the place of %s', (_what, id, pointer, value, place) => {
    const error = deviation(id, broken(exampleOf(id), pointer, value));
    expect(error.pointer).toBe(place);
    expect(error.message).toContain(`${id} answered outside the contract at ${place}`);
  });

  it('names the field that is missing, and the one too many', () => {
    const id = 'ShopCarService.cartInfo';
    expect(deviation(id, broken(exampleOf(id), '/data/data/remarkinfo', undefined)).message).toContain(
      'remarkinfo',
    );
    expect(deviation(id, broken(exampleOf(id), '/data/data/enable', true)).message).toContain('enable');
  });

  it.each<[string, OperationId, unknown]>([
    ['a price that is no pipe string', 'ShoppingServiceMag.getTotal', '864.00'],
    ['a price of six values', 'ShoppingServiceMag.getTotal', '1|1|0|0|50|0.03'],
    ['a discount of 1', 'ShoppingServiceMag.getTotal', '1|1|0|1|50|0.03|86.40|157'],
    ['an empty text', 'ShoppingServiceMag.getTotal', ''],
    ['another sign than 1 and -1', 'ShoppingServiceMag.updateDefaultAddr', '0'],
  ])('refuses %s', (_what, id, text) => {
    expect(deviation(id, text).pointer).toBe('');
  });

  it.each<[string, OperationId, unknown, string]>([
    ['a text where JSON belongs', 'UserCenterMag.getMemberInfo', 'ok', 'the contract has no text reply'],
    [
      'a failure with code 0',
      'ShoppingServiceMag.updateCart',
      { code: 0, message: 'x' },
      'answered outside the contract',
    ],
    ['nothing', 'UserCenterMag.getMemberInfo', undefined, 'answered outside the contract'],
    ['null', 'UserCenterMag.getMemberInfo', null, 'answered outside the contract'],
  ])('refuses %s', (_what, id, reply, words) => {
    expect(deviation(id, reply).message).toContain(words);
  });
});
