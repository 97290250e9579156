import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { OpenedBook } from '#contracts/rules/pages/opened-book.ts';
import { USUAL_OPTIONS } from '#contracts/rules/publications/reader-options.ts';
import { saveReaderOptions } from '#db/queries/publications/settings/setting.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest } from '../services/testing.ts';
import { readerPage } from './reader-page.ts';

const SCRIPT = '<script type="module" src="/reader.js"></script>';
const SHEET = '<link rel="stylesheet" crossorigin href="/reader.css">';
const WORDS = '<meta name="description" content="翻阅一本书">';
const PLAIN = `<html><head>${WORDS}\n<title>阅读</title>${SCRIPT}${SHEET}</head><body><div id="root"></div></body></html>`;
/** Of the cover, without the words that stand on it. */
const PICTURE = '/media/art/west-lake-four-seasons/0.svg';
const CODE = 'qing8shu2k';
const SUPER_ID = 10003;
const app = appForEachTest();

/** What a reader gets who opens the link; null has no session. */
function opened(state: string, readerId: number | null = null, search = '') {
  const { app: server, world } = app();
  runScenario('publication-in-state', { db: world.db, now: world.clock.now() }, { state, code: CODE });
  const visitor = readerId === null ? null : { id: readerId };
  const url = `/r/${CODE}${search}`;
  const place = { protocol: 'https', host: 'books.example', server };
  const request = { url, params: { code: CODE }, world, visitor, ...place };
  return readerPage(PLAIN, request as unknown as FastifyRequest);
}

/** What comes with the page for the reader. */
function openedBookIn(html: string): OpenedBook | null {
  const text = /<script type="application\/json" id="opened-book">(.*?)<\/script>/.exec(html)?.[1];
  return text === undefined ? null : JSON.parse(text);
}

describe('the page of a link', () => {
  it('shows cover, title and author before any script, and tells a chat the same', () => {
    const { status, html } = opened('published');
    expect(status).toBe(200);
    expect(html).toContain('<title>西湖四季</title>');
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(html).not.toContain(WORDS);
    expect(html).toContain('<meta property="og:url" content="https://books.example/r/qing8shu2k">');
    expect(html).toContain('content="https://books.example/media/art/west-lake-four-seasons.svg"');
    expect(html).toContain(`<img src="${PICTURE}" alt=""`);
    expect(html).toContain('<h1>西湖四季</h1><p>沈砚秋 著</p>');
  });

  it.each([
    ['public', 200, true],
    ['link', 200, false],
    ['password', 200, false],
    ['team', 200, false],
    ['invited', 200, false],
    ['private', 404, false],
  ] as const)(
    'is for search engines where the work is public; of one that is %s',
    (mode, status, isPublic) => {
      opened('published');
      const { world } = app();
      runScenario('reading-mode', { db: world.db, now: world.clock.now() }, { mode });
      const page = opened('published');
      expect([page.status, page.isPublic]).toEqual([status, isPublic]);
      // Nothing of a book is told to who may not read it.
      expect(page.html === PLAIN).toBe(mode !== 'public' && mode !== 'link');
      expect(opened('published', SUPER_ID).html).toContain('<h1>西湖四季</h1>');
      expect(opened('published', SUPER_ID, '?as=visitor').html).toBe(page.html);
    },
  );

  it('asks for the picture before all else, and waits for no style sheet', () => {
    const { html } = opened('published');
    const picture = `<link rel="preload" as="image" fetchpriority="high" href="${PICTURE}">`;
    const inOrder = [picture, SCRIPT, '<main class="first"', SHEET].map((part) => html.indexOf(part));
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
    expect(inOrder[0]).toBeGreaterThan(0);
  });

  it('brings what the reader begins with', async () => {
    const came = openedBookIn(opened('published').html);
    const asked = await app().call('ReaderServiceMag.getBook', { bookCode: CODE });
    const pages = await app().call('ReaderServiceMag.getPages', { bookCode: CODE, from: '1', count: '1' });
    const { pages: first } = pages.json.data as { pages: unknown[] };
    expect(came).toEqual({ book: asked.json.data, first: 1, page: first[0] });
  });

  it('begins where its link says, without the pictures of another page', () => {
    const { html } = opened('published', null, '?page=2');
    expect(openedBookIn(html)?.first).toBe(2);
    expect(html).not.toContain(`<img src="${PICTURE}"`);
    expect(openedBookIn(opened('published', null, '?page=99999').html)?.first).toBe(1);
  });

  it('is as its author chose before any script', () => {
    const watermark = '仅供内部</style>';
    saveReaderOptions(app().world.db, 50001, { ...USUAL_OPTIONS, direction: 'rtl', watermark });
    const { html } = opened('published');
    expect(html).toContain('main:not(.first){direction:rtl}');
    expect(html).toContain(encodeURIComponent('仅供内部'));
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });

  it('leaves the reader to ask where calls shall go wrong', () => {
    app().world.faults.add({ operation: '*', fault: { kind: 'status', status: 500 } });
    const { html } = opened('published');
    expect(html).toContain('<main class="first"');
    expect(openedBookIn(html)).toBeNull();
  });

  it.each([
    ['draft', 404],
    ['trashed', 404],
    ['withdrawn', 410],
  ])('tells nothing of a book that is %s', (state, status) => {
    expect(opened(state)).toEqual({ status, html: PLAIN, isPublic: false });
  });

  it('shows the owner what nobody else sees', () => {
    expect(opened('draft', SUPER_ID).html).toContain('西湖四季');
  });

  it('takes a title for nothing but a title', () => {
    const name = `$& </title><script>alert(1)</script>" 'x`;
    app().world.db.sqlite.prepare('UPDATE publications SET name = ? WHERE id = 50001').run(name);
    const { html } = opened('draft', SUPER_ID);
    expect(html).not.toContain('<script>');
    expect(openedBookIn(html)?.book.name).toBe(name);
    expect(html).toContain(
      '<h1>$&amp; &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; &#39;x</h1>',
    );
  });
});
