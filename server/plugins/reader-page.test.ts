import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest } from '../services/testing.ts';
import { readerPage } from './reader-page.ts';

const PLAIN = '<html><head><title>阅读</title></head><body><div id="root"></div></body></html>';
const CODE = 'qing8shu2k';
const SUPER_ID = 10003;
const app = appForEachTest();

/** What a reader gets who opens the link; null has no session. */
function opened(state: string, readerId: number | null = null) {
  const { world } = app();
  runScenario('publication-in-state', { db: world.db, now: world.clock.now() }, { state, code: CODE });
  const visitor = readerId === null ? null : { id: readerId };
  const request = { params: { code: CODE }, world, visitor, protocol: 'https', host: 'books.example' };
  return readerPage(PLAIN, request as unknown as FastifyRequest);
}

describe('the page of a link', () => {
  it('shows cover, title and author before any script, and tells a chat the same', () => {
    const { status, html } = opened('published');
    expect(status).toBe(200);
    expect(html).toContain('<title>西湖四季</title>');
    expect(html).toContain('<meta property="og:url" content="https://books.example/r/qing8shu2k">');
    expect(html).toContain('content="https://books.example/media/art/west-lake-four-seasons.svg"');
    expect(html).toContain('<img src="/media/art/west-lake-four-seasons.svg" alt="封面"');
    expect(html).toContain('<h1>西湖四季</h1><p>沈砚秋 著</p>');
  });

  it.each([
    ['draft', 404],
    ['trashed', 404],
    ['withdrawn', 410],
  ])('tells nothing of a book that is %s', (state, status) => {
    expect(opened(state)).toEqual({ status, html: PLAIN });
  });

  it('shows the owner what nobody else sees', () => {
    expect(opened('draft', SUPER_ID).html).toContain('西湖四季');
  });

  it('takes a title for nothing but a title', () => {
    const name = `$& </title><script>alert(1)</script>" 'x`;
    app().world.db.sqlite.prepare('UPDATE publications SET name = ? WHERE id = 50001').run(name);
    const { html } = opened('draft', SUPER_ID);
    expect(html).not.toContain('<script>');
    expect(html).toContain(
      '<h1>$&amp; &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; &#39;x</h1>',
    );
  });
});
