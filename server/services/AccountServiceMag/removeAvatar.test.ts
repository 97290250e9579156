import { describe, expect, it } from 'vitest';
import { picture, send } from '../../uploads/testing.ts';
import { appForEachTest, dataOf, textOf } from '../testing.ts';
import { ask } from './testing.ts';

const app = appForEachTest();

describe('AccountServiceMag.removeAvatar', () => {
  it('brings the drawn one back and keeps nothing of the other', async () => {
    const token = await app().tokenOf('super');
    const file = await picture();
    await send(app(), '/media/avatar', file, { token, fields: { square: '0,0,100' } });
    const before = await app().call('UserCenterMag.userIsLogin3', {}, { token });
    const url = String(before.json.user_avatar);
    expect((await app().app.inject({ url, headers: { authorization: token } })).statusCode).toBe(200);

    const reply = await ask(app(), 'AccountServiceMag.removeAvatar', {}, token);
    expect(textOf(dataOf(reply), 'user_avatar')).toBe('/media/avatars/10003.svg');
    expect((await app().app.inject({ url, headers: { authorization: token } })).statusCode).toBe(404);
    expect(app().world.files.names()).toEqual([]);
  });
});
