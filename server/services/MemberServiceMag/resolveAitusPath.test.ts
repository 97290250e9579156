import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ALLOWED_PATHS } from './allowed-paths.ts';

const app = appForEachTest();

async function resolve(path: string) {
  return app().call('MemberServiceMag.resolveAitusPath', { path }, { token: await app().tokenOf('demo') });
}

describe('MemberServiceMag.resolveAitusPath', () => {
  it.each(Object.entries(ALLOWED_PATHS))('leads %s to its page', async (path, page) => {
    expect(dataOf(await resolve(path))).toEqual({ path, ...page });
  });

  it.each(Object.entries(ALLOWED_PATHS))('leads to a page that exists: %s', async (_path, { url }) => {
    const reply = await app().app.inject({ url });
    expect([reply.statusCode, String(reply.headers['content-type'])]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
  });

  it('takes a path without its first slash', async () => {
    expect(dataOf(await resolve('help/print-guide')).path).toBe('/help/print-guide');
  });

  it.each([
    '',
    '/',
    '/help',
    '/help/print-guide/',
    '/help/print-guide?x=1',
    '/help/print-guide#top',
    '/HELP/print-guide',
    '/help//print-guide',
    '//help/print-guide',
    '/help/../help/print-guide',
    '/help/print-guide ',
    'https://evil.example/help/print-guide',
    '//evil.example',
    'javascript:alert(1)',
    '/etc/passwd',
    '__proto__',
    '/constructor',
    'toString',
  ])('does not lead %j anywhere', async (path) => {
    const reply = await resolve(path);
    expect(reply.status).toBe(200);
    expect(reply.json).toMatchObject({ code: 1050, reason: 'path-not-allowed', message: '该页面不可用' });
  });

  it('needs a path', async () => {
    const token = await app().tokenOf('demo');
    const reply = await app().call('MemberServiceMag.resolveAitusPath', {}, { token });
    expect([reply.status, reply.json.code]).toEqual([400, 400]);
  });
});
