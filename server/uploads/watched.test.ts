import { describe, expect, it } from 'vitest';
import type { FaultKind } from '#contracts/control/faults.ts';
import { appForEachTest } from '#server/services/testing.ts';
import { begun, pdf, picture, send } from './testing.ts';

const test = appForEachTest();

async function upload(path = 'pages/1', headers: Record<string, string> = {}) {
  const token = await test().tokenOf('super');
  const id = await begun(test(), token, { source: pdf() });
  const file = path === 'source' ? pdf() : await picture();
  const fields: Record<string, string> = path === 'source' ? {} : { elements: '[]' };
  const reply = await send(test(), `/media/opus/${id}/${path}`, file, { token, fields, headers });
  return { id, token, reply };
}

const uploadsSeen = () =>
  test()
    .world.journal.list()
    .filter(({ operation }) => operation.startsWith('media.'));
const struckBy = (fault: FaultKind, operation = 'media.uploadPage') =>
  test().world.faults.add({ operation, fault, times: 1 });

describe('the journal', () => {
  it.each([
    ['source', 'media.uploadSource'],
    ['pages/1', 'media.uploadPage'],
  ])('shows what came to %s, and nothing of its content', async (path, operation) => {
    const { id, token } = await upload(path, { 'x-replica-tab': 'tab-1', 'content-length': '1234' });
    const [entry, ...more] = uploadsSeen();
    expect(entry).toMatchObject({
      ...{ operation, method: 'POST', provenance: 'invented', account: 'super', tab: 'tab-1' },
      ...{ status: 200, code: 0, fault: null, violations: [] },
      request: { query: {}, body: { path: `/media/opus/${id}/${path}`, bytes: 1234 } },
    });
    expect(entry?.ms).toBeGreaterThanOrEqual(0);
    expect(more).toEqual([]);
    expect(JSON.stringify(entry)).not.toContain(token);
  });

  it('says why one was refused', async () => {
    const { token } = await upload();
    await send(test(), '/media/opus/1/pages/1', await picture(), { token });
    expect(uploadsSeen().at(-1)).toMatchObject({ operation: 'media.uploadPage', code: 404 });
    await send(test(), '/media/opus/1/pages/1', await picture());
    expect(uploadsSeen().at(-1)).toMatchObject({ code: 401, account: null });
  });
});

describe('a rule', () => {
  it('keeps a page out', async () => {
    struckBy({ kind: 'status', status: 503 });
    const { id, reply } = await upload();
    expect(reply.status).toBe(503);
    expect(test().world.files.names()).toEqual([]);
    expect(uploadsSeen()).toMatchObject([{ status: 503, fault: { kind: 'status' } }]);
    const token = await test().tokenOf('super');
    const again = await send(test(), `/media/opus/${id}/pages/1`, await picture(), { token });
    expect(again.json).toMatchObject({ code: 0 });
  });

  it('refuses in its words', async () => {
    struckBy({ kind: 'business-failure', message: '今天不收' }, 'media.uploadSource');
    const { reply } = await upload('source');
    expect(reply.json).toMatchObject({ code: 1000, message: '今天不收' });
  });

  it('lets a page in and garbles the answer', async () => {
    struckBy({ kind: 'double-encoded' });
    const { reply } = await upload();
    expect(JSON.parse(reply.json as unknown as string)).toMatchObject({ code: 0 });
    expect(test().world.files.names()).not.toEqual([]);
  });

  it('for everything strikes uploads too, and one for another upload does not', async () => {
    struckBy({ kind: 'status', status: 500 }, 'media.uploadSource');
    expect((await upload()).reply.status).toBe(200);
    test().world.faults.clear();
    const token = await test().tokenOf('super');
    const id = await begun(test(), token);
    struckBy({ kind: 'status', status: 500 }, '*');
    expect((await send(test(), `/media/opus/${id}/pages/2`, await picture(), { token })).status).toBe(500);
  });

  it('of a request alone is its header', async () => {
    const { reply } = await upload('pages/1', { prefer: 'code=503' });
    expect(reply.status).toBe(503);
    expect(reply.headers['preference-applied']).toBe('code=503');
  });
});
