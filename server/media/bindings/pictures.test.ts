import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BINDINGS, bindingSlug } from '#contracts/rules/account/bindings.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { xmlFault } from '../well-formed.fixture.ts';
import { BINDING_PICTURES } from './pictures.ts';

const pictures = Object.entries(BINDING_PICTURES);

describe('BINDING_PICTURES', () => {
  it('are one for each of the twelve', () => {
    const slugs = pictures.map(([slug]) => slug);
    expect(slugs.sort()).toEqual(BINDINGS.map(({ name }) => bindingSlug(name)).sort());
  });

  it('all differ', () => {
    expect(new Set(Object.values(BINDING_PICTURES)).size).toBe(12);
  });

  it.each(pictures)('%s is small, well-formed and stands alone', (_, svg) => {
    expect(xmlFault(svg)).toBeNull();
    expect(Buffer.byteLength(svg)).toBeLessThan(8000);
    expect(svg).toContain('viewBox="0 0 240 180"');
    expect(svg).not.toMatch(/<text|<script|<image|href|url\(|NaN|undefined/);
  });
});

describe('GET /media/bindings', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it.each(pictures)('answers %s as an SVG', async (slug, svg) => {
    const reply = await test.app.inject({ url: `/media/bindings/${slug}.svg` });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(reply.body).toBe(svg);
  });

  it.each(['unknown.svg', 'haohua', 'haohua.png', 'constructor.svg', '.svg'])('has no %s', async (file) => {
    const reply = await test.app.inject({ url: `/media/bindings/${file}` });
    expect(reply.statusCode).toBe(404);
  });
});
