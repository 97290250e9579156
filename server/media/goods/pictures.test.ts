import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { xmlFault } from '../well-formed.fixture.ts';
import { GOODS_PICTURES } from './pictures.ts';

const pictures = Object.entries(GOODS_PICTURES);

describe('GOODS_PICTURES', () => {
  it('all differ', () => {
    expect(new Set(Object.values(GOODS_PICTURES)).size).toBe(4);
  });

  it.each(pictures)('%s is small, well-formed and stands alone', (_, svg) => {
    expect(xmlFault(svg)).toBeNull();
    expect(Buffer.byteLength(svg)).toBeLessThan(8000);
    expect(svg).toContain('viewBox="0 0 240 180"');
    expect(svg).not.toMatch(/<text|<script|<image|href|url\(|NaN|undefined/);
  });
});

describe('GET /media/goods', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it.each(pictures)('answers %s as an SVG', async (name, svg) => {
    const reply = await test.app.inject({ url: `/media/goods/${name}.svg` });
    expect([reply.statusCode, reply.body]).toEqual([200, svg]);
    expect(reply.headers['content-type']).toMatch(/^image\/svg\+xml/);
  });

  it.each(['mug.svg', 'cards', 'cards.png', 'constructor.svg'])('has no %s', async (file) => {
    expect((await test.app.inject({ url: `/media/goods/${file}` })).statusCode).toBe(404);
  });
});
