import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTION_STAGES } from '#contracts/rules/orders/order-times.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { xmlFault } from '../well-formed.fixture.ts';
import { WORKSHOP_PICTURES } from './pictures.ts';

const pictures = Object.entries(WORKSHOP_PICTURES);

describe('WORKSHOP_PICTURES', () => {
  it('are one for each production stage and one for the packing', () => {
    const expected = [...PRODUCTION_STAGES.map(({ key }) => key), 'packing'];
    expect(pictures.map(([key]) => key).sort()).toEqual(expected.sort());
  });

  it('all differ', () => {
    expect(new Set(Object.values(WORKSHOP_PICTURES)).size).toBe(pictures.length);
  });

  it.each(pictures)('%s is small, well-formed and stands alone', (_, svg) => {
    expect(xmlFault(svg)).toBeNull();
    expect(Buffer.byteLength(svg)).toBeLessThan(8000);
    expect(svg).toContain('viewBox="0 0 240 180"');
    expect(svg).not.toMatch(/<text|<script|<image|href|url\(|NaN|undefined/);
  });
});

describe('GET /media/workshop', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it.each(pictures)('answers %s as an SVG', async (key, svg) => {
    const reply = await test.app.inject({ url: `/media/workshop/${key}.svg` });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(reply.body).toBe(svg);
  });

  it.each(['folding.svg', 'printing', 'printing.png', 'constructor.svg', '.svg'])(
    'has no %s',
    async (file) => {
      const reply = await test.app.inject({ url: `/media/workshop/${file}` });
      expect(reply.statusCode).toBe(404);
    },
  );
});
