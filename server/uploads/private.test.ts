/** Every way to bring a file: nobody else reads it at any of its addresses, and nobody else brings one in its place. */
import { describe, expect, it } from 'vitest';
import { UPLOADS } from '#contracts/uploads.ts';
import { orderIn as ownOrder } from '#server/services/OrderServiceMag/testing.ts';
import { orderIn, payNoOf } from '#server/services/PayServiceMag/testing.ts';
import { appForEachTest, dataOf } from '#server/services/testing.ts';
import { begun, pdf, picture, send } from './testing.ts';

const test = appForEachTest();

interface Way {
  /** Where the owner brings it. */
  readonly path: (token: string) => Promise<string>;
  readonly file: () => Buffer | Promise<Buffer>;
  readonly fields?: Readonly<Record<string, string>>;
  /** Whether the address names what is the owner's; otherwise it is the caller's own. */
  readonly isNamed: boolean;
}

const newCard = async (token: string) => {
  const made = dataOf(await test().call('CardServiceMag.createCard', { idemKey: 'card-of-test' }, { token }));
  return `/media/cards/${made.ID}/photo`;
};

const WAYS: Readonly<Record<keyof typeof UPLOADS, Way>> = {
  source: {
    path: async (token) => `/media/opus/${await begun(test(), token)}/source`,
    file: pdf,
    isNamed: true,
  },
  page: {
    path: async (token) => `/media/opus/${await begun(test(), token)}/pages/1`,
    ...{ file: picture, isNamed: true },
  },
  avatar: {
    path: async () => UPLOADS.avatar.path,
    ...{ file: picture, fields: { square: '0,0,100' }, isNamed: false },
  },
  photo: {
    path: async () => UPLOADS.photo.path,
    ...{ file: picture, fields: { name: '断桥.jpg' }, isNamed: false },
  },
  orderPhoto: {
    path: async () => `/media/orders/${ownOrder(test(), 'done')}/photos`,
    ...{ file: picture, isNamed: true },
  },
  cardPicture: { path: newCard, file: picture, isNamed: true },
  slip: {
    path: async () =>
      `/media/payments/${await payNoOf(test(), orderIn(test()), { channel: 'transfer' })}/slip`,
    ...{ file: picture, isNamed: true },
  },
};

const statusOf = async (url: string, headers: Readonly<Record<string, string>>) =>
  (await test().app.inject({ url, headers })).statusCode;

describe.each(Object.entries(WAYS))(
  'what is brought as %s',
  (_name, { path, file, fields = {}, isNamed }) => {
    it('is its owner’s alone', async () => {
      const token = await test().tokenOf('super');
      const address = await path(token);
      const before = test().world.files.names();
      expect((await send(test(), address, await file(), { token, fields })).json.code).toBe(0);
      const hashes = test()
        .world.files.names()
        .filter((name) => !before.includes(name));
      expect(hashes.length).toBeGreaterThan(0);
      const other = await test().tokenOf('vip');
      for (const name of hashes) {
        for (const ending of ['', '?size=small', '?size=large', '?size=original', '.small', '.large']) {
          const url = `/media/files/${name}${ending}`;
          const others: Record<string, string>[] = [
            { authorization: other },
            { cookie: `deskSession=${other}` },
            {},
          ];
          for (const headers of others) expect(await statusOf(url, headers), url).toBe(404);
        }
        const own = await statusOf(`/media/files/${name}`, { cookie: `deskSession=${token}` });
        // What was made smaller has no address of its own.
        expect(own).toBe(name.includes('.') ? 404 : 200);
      }
    });

    it.runIf(isNamed)('is nobody else’s to bring', async () => {
      const address = await path(await test().tokenOf('super'));
      const before = test().world.files.names();
      for (const account of ['vip', 'enterprise']) {
        const token = await test().tokenOf(account);
        const { json } = await send(test(), address, await file(), { token, fields });
        expect(json.code, account).not.toBe(0);
      }
      const { json } = await send(test(), address, await file(), { fields });
      expect(json.code).not.toBe(0);
      expect(test().world.files.names()).toEqual(before);
    });
  },
);
