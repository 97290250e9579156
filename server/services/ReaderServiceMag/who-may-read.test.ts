/** Who may read a book (谁可以读), by every operation of the reader: one that is new does not compile before it stands here. */
import { describe, expect, it } from 'vitest';
import { type OperationId, operationMeta } from '#contracts/operations.ts';
import { startTestApp } from '#server/testing.ts';
import { appForEachTest } from '../testing.ts';
import { ask, bookIn, CODE, OWNER } from './testing.ts';

type ReaderOperation = Extract<OperationId, `ReaderServiceMag.${string}`>;

/** What each is asked, and whether it wants a session. */
const ASKED: Readonly<
  Record<ReaderOperation, readonly [input: Record<string, string>, isForMembers: boolean]>
> = {
  'ReaderServiceMag.getBook': [{}, false],
  'ReaderServiceMag.openBook': [{}, false],
  'ReaderServiceMag.getPages': [{ from: '1', count: '1' }, false],
  'ReaderServiceMag.searchBook': [{ keyword: '湖' }, false],
  'ReaderServiceMag.getPlace': [{}, true],
  'ReaderServiceMag.savePlace': [{ page: '1' }, true],
};
const STATES = ['published', 'changed', 'withdrawn', 'draft', 'trashed'];
const OTHERS = [0, 0, 1110, 404, 404];

const app = appForEachTest();

describe.each(Object.entries(ASKED))('%s', (name, [input, isForMembers]) => {
  const operation = name as ReaderOperation;

  it.each([
    ['the owner', OWNER, [0, 0, 0, 0, 0]],
    ['another member', 'vip', OTHERS],
    ['a stranger', null, isForMembers ? STATES.map(() => 401) : OTHERS],
  ])('answers %s by the state of the book', async (_who, account, expected) => {
    const codes: unknown[] = [];
    for (const state of STATES) {
      bookIn(app(), state);
      codes.push((await ask(app(), operation, account, input)).json.code);
    }
    expect(codes).toEqual(expected);
  });

  it('knows nothing of a book of another sandbox', async () => {
    const own = await startTestApp();
    const inject = async (sandbox: string, method: 'GET' | 'POST', url: string, token = '', payload = {}) => {
      const headers = { 'x-replica-sandbox': sandbox, ...(token ? { authorization: token } : {}) };
      return (
        await own.app.inject({ method, url, headers, ...(method === 'POST' ? { payload } : {}) })
      ).json();
    };
    const params = { publicationID: '50001', state: 'published', code: CODE };
    await inject('here', 'POST', '/__replica/scenarios/publication-in-state/run', '', { params });
    const codes: unknown[] = [];
    for (const sandbox of ['here', 'there']) {
      const { token } = await inject(sandbox, 'POST', `/__replica/personas/${OWNER}/login`);
      const { httpMethod, path } = operationMeta(operation);
      const sent = { bookCode: CODE, ...input };
      const url = httpMethod === 'GET' ? `${path}?${new URLSearchParams(sent)}` : path;
      codes.push((await inject(sandbox, httpMethod, url, token, sent)).code);
    }
    await own.close();
    expect(codes).toEqual([0, 404]);
  });
});
