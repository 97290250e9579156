import { describe, expect, it, vi } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest, dataOf } from '../services/testing.ts';
import { begun, hashOf, pdf, picture, send } from './testing.ts';

const test = appForEachTest();

/** Demo is a member of the team of enterprise; answers his token and how he is put out. */
async function member(change: Readonly<Record<string, string>> = {}) {
  const { world } = test();
  const at = { db: world.db, now: world.clock.now() };
  const { colleagueID = '' } = runScenario('team-member', at, change);
  const owner = await test().tokenOf('enterprise');
  const token = await test().tokenOf('demo');
  const move = async (to: string, handOver = 'N') =>
    dataOf(
      await test().call('TeamServiceMag.moveMember', { colleagueID, move: to, handOver }, { token: owner }),
    );
  return { token, owner, move };
}

/** A work of one page with its picture, and the hash of that. */
async function workOf(token: string) {
  const source = pdf();
  const image = await picture({ width: 148, height: 210 });
  const id = await begun(test(), token, { source, pageNum: 1 });
  dataOf(await send(test(), `/media/opus/${id}/source`, source, { token }));
  const { code } = dataOf(await send(test(), `/media/opus/${id}/pages/1`, image, { token }));
  dataOf(await test().call('OpusServiceMag.finishImport', { opusID: id }, { token }));
  return { id, code: String(code), files: [hashOf(source), hashOf(image)] };
}

async function statusOf(url: string, token: string): Promise<number> {
  const replies = await Promise.all([
    test().app.inject({ url, headers: { authorization: token } }),
    test().app.inject({ url, cookies: { deskSession: token } }),
  ]);
  const [status, again] = replies.map(({ statusCode }) => statusCode);
  expect(again).toBe(status);
  return status ?? 0;
}

describe('a member who is put out of a team', () => {
  it.each([
    ['a source', 'source'],
    ['a page', 'page'],
    ['an avatar', 'avatar'],
  ])('brings nothing that was still on its way: %s', async (_what, which) => {
    const { token, move } = await member();
    const source = pdf();
    const id = await begun(test(), token, { source });
    const { files } = test().world;
    const receive = files.receive.bind(files);
    vi.spyOn(files, 'receive').mockImplementationOnce(async (...sent) => {
      const draft = await receive(...sent);
      await move('remove');
      return draft;
    });
    const path =
      which === 'avatar' ? '/media/avatar' : `/media/opus/${id}/${which === 'page' ? 'pages/1' : which}`;
    const file = which === 'source' ? source : await picture();
    const fields: Record<string, string> = which === 'avatar' ? { square: '0,0,100' } : {};
    expect((await send(test(), path, file, { token, fields })).json).toMatchObject({ code: 401 });
    expect(files.names()).toEqual([]);
  });

  it('opens no file any more, by header or by cookie', async () => {
    const { token, move } = await member();
    const { files } = await workOf(token);
    for (const hash of files) expect(await statusOf(`/media/files/${hash}`, token)).toBe(200);
    await move('remove');
    for (const hash of files) expect(await statusOf(`/media/files/${hash}`, token)).toBe(404);
  });

  it('has neither pages nor files of works that were handed over, logged in anew', async () => {
    const { owner, token, move } = await member({ days: '1' });
    const { code, files } = await workOf(token);
    await move('remove', 'Y');
    const again = await test().tokenOf('demo');
    for (const hash of files) {
      expect([
        await statusOf(`/media/files/${hash}`, again),
        await statusOf(`/media/files/${hash}`, owner),
      ]).toEqual([404, 200]);
    }
    const pages = { bookCode: code, from: '1', count: '1' };
    expect((await test().call('ReaderServiceMag.getPages', pages, { token: again })).json.code).not.toBe(0);
    expect((await test().call('ReaderServiceMag.getPages', pages, { token: owner })).json.code).toBe(0);
  });

  it('is sent no more of an archive that is under way', async () => {
    const { token, move } = await member();
    const { files: hashes } = await workOf(token);
    const { files } = test().world;
    const find = files.find.bind(files);
    let out = Promise.resolve({});
    vi.spyOn(files, 'find').mockImplementationOnce((...asked) => {
      out = move('remove');
      return find(...asked);
    });
    const address = '/media/account/export';
    const sent = await test()
      .app.inject({ url: address, headers: { authorization: token } })
      .then(({ body }) => body)
      .catch(() => 'broken off');
    await out;
    // The name of the second file never comes.
    expect(hashes.filter((hash) => sent.includes(hash)).length).toBeLessThan(2);
  });
});
