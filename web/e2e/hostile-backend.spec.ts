/** Pages of a backend that is not ours, opened at the replica's own address: nothing in them runs. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { type ServerProcess, startServer } from './server-process.ts';

const BESIDE = 'document.documentElement.setAttribute("data-ran", "1")';
const XHTML = 'xmlns="http://www.w3.org/1999/xhtml"';
const HTML = `<!doctype html><title>x</title><script src="/upload/beside.js"></script><script>${BESIDE}</script>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script href="/upload/beside.js"/></svg>`;
const XML = `<?xml version="1.0"?><x><script ${XHTML} src="/upload/beside.js"/></x>`;
const WHOLE_XHTML = `<html ${XHTML}><head><title>x</title><script src="/upload/beside.js"/></head></html>`;

/** What a browser makes of each by itself: it would run here too, with a policy that allows our own address. */
const PAGES: readonly (readonly [path: string, type: string | null, body: string])[] = [
  ['/upload/page.html', 'text/html', HTML],
  ['/upload/LOUD', 'TEXT/HTML', HTML],
  ['/upload/page', null, HTML],
  ['/uwp/page', 'text/html', HTML],
  ['/media/art/unknown.svg', 'image/svg+xml', SVG],
  ['/upload/page.xml', 'text/xml', XML],
  ['/uwp/page.xml', 'application/xml', XML],
  ['/upload/page.xhtml', 'application/xhtml+xml', WHOLE_XHTML],
];

let hostile: Server;
let theirs: string;
let front: ServerProcess;

function answer(request: IncomingMessage, reply: ServerResponse): void {
  const [path = ''] = (request.url ?? '').split('?');
  const page = PAGES.find(([known]) => known === path);
  reply.setHeader('content-security-policy', "script-src 'self' 'unsafe-inline'");
  reply.setHeader('service-worker-allowed', '/').setHeader('clear-site-data', '"storage"');
  reply.setHeader('set-cookie', [
    'deskSession=theirs; Path=/',
    'deskTicket=theirs; Path=/',
    'theirs=1; Path=/',
  ]);
  if (page) {
    if (page[1] !== null) reply.setHeader('content-type', page[1]);
    reply.end(page[2]);
  } else if (path === '/upload/beside.js') reply.setHeader('content-type', 'text/javascript').end(BESIDE);
  else reply.setHeader('content-type', 'application/json').end('{"code":0,"status":"0"}');
}

test.beforeAll(async () => {
  hostile = createServer(answer);
  await new Promise<void>((resolve) => hostile.listen(0, '127.0.0.1', resolve));
  theirs = `http://127.0.0.1:${(hostile.address() as AddressInfo).port}`;
  front = await startServer('web', { REPLICA_BACKEND: theirs });
});

test.afterAll(async () => {
  await front.stop();
  hostile.closeAllConnections();
  hostile.close();
});

const hasRun = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-ran'));

test('a script of the backend runs at its own address, and here it does not', async ({ page }) => {
  for (const [path] of PAGES) {
    await page.goto(`${theirs}${path}`);
    expect(await hasRun(page), `${path} at its own address`).toBe(true);
    // What has no type is a file to keep.
    const opened = await page.goto(`${front.url}${path}`).catch((error: Error) => error);
    if (opened instanceof Error) expect(opened.message).toContain('Download is starting');
    else expect(await hasRun(page), path).toBe(false);
  }
});

test('its pictures show in the pages, and storage and cookies of ours are left alone', async ({ page }) => {
  await page.goto(`${front.url}/about`);
  await page.evaluate(() => localStorage.setItem('kept', '1'));
  const width = await page.evaluate(async () => {
    const picture = new Image();
    picture.src = '/media/art/unknown.svg';
    document.body.append(picture);
    await picture.decode();
    return picture.naturalWidth;
  });
  expect(width).toBe(9);
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('1');
  const names = (await page.context().cookies(front.url)).map(({ name }) => name);
  expect(names).toEqual(['theirs']);
});
