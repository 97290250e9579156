import { describe, expect, it } from 'vitest';
import type { CoverSpec } from '#db/works/types.ts';
import { SEEDED_WORKS } from '#db/works/works.ts';
import { renderCover } from './cover-art.ts';
import { xmlFault } from './well-formed.fixture.ts';

const plain: CoverSpec = {
  artId: 'test-cover',
  title: '试印',
  subtitle: '样张',
  author: '校样室',
  palette: 0,
  widthMm: 210,
  heightMm: 285,
  family: 'typographic',
  motif: 'frame',
};

describe('renderCover', () => {
  it.each(SEEDED_WORKS)('draws $artId as a small, well-formed, self-contained file', (work) => {
    const svg = renderCover(work);
    expect(xmlFault(svg)).toBeNull();
    expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
    expect(svg).not.toMatch(/<script|<foreignObject|<image|href|url\((?!#)|@import| on\w+=|NaN|undefined/i);
  });

  it('gives the same bytes for the same work', () => {
    for (const work of SEEDED_WORKS) expect(renderCover({ ...work })).toBe(renderCover(work));
  });

  it('draws another picture for another art id', () => {
    expect(renderCover({ ...plain, family: 'landscape', motif: 'mountain', artId: 'a' })).not.toBe(
      renderCover({ ...plain, family: 'landscape', motif: 'mountain', artId: 'b' }),
    );
  });

  it('keeps the proportions of the publication', () => {
    const svg = renderCover({ ...plain, widthMm: 285, heightMm: 210 });
    expect(svg).toContain('viewBox="0 0 814 600"');
  });

  it('has no words, which the page of the cover has', () => {
    for (const work of SEEDED_WORKS) expect(renderCover(work)).not.toContain('<text');
  });

  it('survives a palette out of range', () => {
    for (const work of SEEDED_WORKS) {
      expect(renderCover({ ...work, palette: -31 })).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
