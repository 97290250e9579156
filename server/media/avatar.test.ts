import { describe, expect, it } from 'vitest';
import { renderAvatar } from './avatar.ts';
import { xmlFault } from './well-formed.fixture.ts';

describe('renderAvatar', () => {
  it('gives the same bytes for the same member', () => {
    expect(renderAvatar('林小穗', '1001')).toBe(renderAvatar('林小穗', '1001'));
  });

  it('shows the last character of the name', () => {
    expect(renderAvatar('林小穗', '1001')).toContain('>穗</text>');
  });

  it('shows a Latin letter as a capital', () => {
    expect(renderAvatar('jo', '1')).toContain('>O</text>');
  });

  it('shows 客 for a member without a name', () => {
    expect(renderAvatar('  ', '1')).toContain('>客</text>');
  });

  it('escapes markup in the name', () => {
    const svg = renderAvatar('a<&"', '"<1>');
    expect(xmlFault(svg)).toBeNull();
    expect(svg).toContain('&quot;</text>');
  });

  it('takes its colour from the id', () => {
    const fills = new Set(
      Array.from({ length: 40 }, (_, i) => renderAvatar('林', String(i)).match(/stop-color="[^"]+/)?.[0]),
    );
    expect(fills.size).toBeGreaterThan(5);
  });
});
