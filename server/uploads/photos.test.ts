import { expect, it } from 'vitest';
import { MEMBER_PHOTOS_MAX } from '#contracts/rules/files/member-photos.ts';
import { forgetUnusedFiles } from '#db/queries/files/unused-files.ts';
import { appForEachTest, factsOf } from '#server/services/testing.ts';
import { hashOf, pdf, picture, send } from './testing.ts';

const test = appForEachTest();
const bring = async (file: Buffer, name = '断桥.jpg') =>
  send(test(), '/media/photos', file, { token: await test().tokenOf('super'), fields: { name } });
const kept = () => test().world.db.sqlite.prepare('SELECT name, hash FROM member_photos').all();

it('a photo is measured and kept, though no page shows it', async () => {
  const file = await picture({ width: 300, height: 200 });
  expect((await bring(file)).json).toMatchObject({
    code: 0,
    data: { photo: hashOf(file), name: '断桥.jpg', width: 300, height: 200, takenAt: '', isBrought: 'Y' },
  });
  forgetUnusedFiles(test().world.db);
  test().world.sweepFiles();
  const headers = { authorization: await test().tokenOf('super') };
  const { statusCode } = await test().app.inject({ url: `/media/files/${hashOf(file)}`, headers });
  expect(statusCode).toBe(200);
});

it('the same photo again is kept once, under its latest name', async () => {
  const file = await picture();
  await bring(file, '一.jpg');
  await bring(file, '二.jpg');
  expect(kept()).toEqual([{ name: '二.jpg', hash: hashOf(file) }]);
});

it.each([
  ['no picture', () => pdf()],
  ['nothing', () => Buffer.alloc(0)],
])('%s is refused and not kept', async (_what, file) => {
  const before = factsOf(test());
  expect((await bring(await file())).json.reason).toBe('bad-file');
  expect([factsOf(test()), kept()]).toEqual([before, []]);
});

it('is refused where there are as many as may be, unless it is one of them', async () => {
  const file = await picture();
  await bring(file);
  test()
    .world.db.sqlite.prepare(
      `WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${MEMBER_PHOTOS_MAX})
       INSERT INTO member_photos SELECT owner_id, 'photo ' || n, name, n FROM member_photos, counted`,
    )
    .run();
  expect((await bring(await picture({ color: '#ff0000' }))).json).toMatchObject({
    reason: 'bad-photos',
    message: '最多保存 2000 张照片',
  });
  expect((await bring(file)).json.code).toBe(0);
});

it('needs a session', async () => {
  expect((await send(test(), '/media/photos', await picture())).json.code).toBe(401);
});
