import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { textToSign } from '#contracts/rules/account/sign-parameters.ts';
import { appForEachTest } from '#server/services/testing.ts';
import { picture, send } from './testing.ts';

const SECRET = 'paper-and-ink';
const test = appForEachTest({ env: { signSecret: SECRET } });

const signed = (fields: Readonly<Record<string, string>>) => ({
  sign: createHash('md5').update(textToSign(fields, SECRET)).digest('hex'),
  ...fields,
});

const square = { square: '0,0,100' };

it('a file comes with a signature of what is said about it, where calls have to be signed', async () => {
  const token = await test().tokenOf('super');
  const file = await picture({ width: 200, height: 200 });
  const reply = await send(test(), '/media/avatar', file, { token, fields: signed(square) });
  expect(reply.json).toMatchObject({ code: 0 });
});

it.each([
  ['none', square],
  ['one of other fields', { ...signed({ square: '0,0,50' }), ...square }],
])('with %s it is refused, and nothing of it is kept', async (_what, fields) => {
  const token = await test().tokenOf('super');
  const file = await picture({ width: 200, height: 200 });
  const before = test().world.files.names();
  const reply = await send(test(), '/media/avatar', file, { token, fields });
  expect(reply.json).toMatchObject({ code: 1100, reason: 'bad-signature', message: '签名不正确' });
  expect(test().world.files.names()).toEqual(before);
});

it('what a browser fetches by its address alone needs none', async () => {
  const { app } = test();
  for (const url of ['/media/account/export', '/card/zhiyuan', '/r/x']) {
    const { body } = await app.inject({ url, headers: { authorization: await test().tokenOf('super') } });
    expect(body, url).not.toContain('bad-signature');
  }
});
