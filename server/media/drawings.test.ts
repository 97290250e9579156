import { describe, expect, it } from 'vitest';
import { DRAWINGS } from './drawings.ts';
import { xmlFault } from './well-formed.fixture.ts';

describe('DRAWINGS', () => {
  it.each(Object.entries(DRAWINGS))('%s is well-formed and stands alone', (_, svg) => {
    expect(xmlFault(svg)).toBeNull();
    expect(svg).toContain('viewBox="0 0 200 150"');
    expect(svg).not.toMatch(/<text|<script|href|url\(|NaN|undefined/);
  });

  it.each(Object.entries(DRAWINGS))('%s uses ink, paper and brass only', (_, svg) => {
    const colors = new Set(svg.match(/#[0-9A-Fa-f]{6}/g));
    for (const color of colors)
      expect(['#203864', '#F7F5F0', '#E6E2D9', '#FFFFFF', '#B8863B']).toContain(color);
  });
});
