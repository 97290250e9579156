import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_WORKS } from '#db/works/works.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { plateOf } from './kept-plates.ts';
import { MOST_PLATES, renderPlate } from './plates.ts';
import { xmlFault } from './well-formed.fixture.ts';

const NUMBERS = Array.from({ length: MOST_PLATES }, (_, at) => at + 1);

describe.each(SEEDED_WORKS)('the pictures in $artId', (work) => {
  it('are small, well-formed files without lettering and filters', () => {
    for (const n of NUMBERS) {
      const svg = renderPlate(work, n);
      expect(xmlFault(svg)).toBeNull();
      expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
      expect(svg).not.toMatch(/<text|filter|feTurbulence|<script|<image|href|url\((?!#)|NaN|undefined/);
    }
  });

  it('are the same bytes each time, and no two of them alike', () => {
    const drawn = NUMBERS.map((n) => renderPlate(work, n));
    expect(NUMBERS.map((n) => renderPlate({ ...work }, n))).toEqual(drawn);
    expect(new Set(drawn).size).toBe(MOST_PLATES);
  });
});

describe('plateOf', () => {
  const [work] = SEEDED_WORKS;

  it('lies for odd numbers and stands for even ones', () => {
    expect(work && plateOf(work, 1)).toContain('viewBox="0 0 900 600"');
    expect(work && plateOf(work, 2)).toContain('viewBox="0 0 600 800"');
  });

  it('knows no number outside of those there are', () => {
    for (const n of [-1, 25, 1.5, Number.NaN]) expect(work && plateOf(work, n)).toBeNull();
  });
});

describe('GET /media/art/:artId/:n.svg', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('answers the picture of a cover as number 0', async () => {
    const reply = await test.app.inject({ url: '/media/art/slow-river/0.svg' });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain('<text');
  });

  it('answers a picture of a work', async () => {
    const reply = await test.app.inject({ url: '/media/art/slow-river/7.svg' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(reply.body).toContain('viewBox="0 0 900 600"');
  });

  it.each([
    'slow-river/25.svg',
    'slow-river/-1.svg',
    'slow-river/7',
    'slow-river/cover.svg',
    'unknown/1.svg',
  ])('has no %s', async (file) => {
    const reply = await test.app.inject({ url: `/media/art/${file}` });
    expect(reply.statusCode).toBe(404);
  });
});
