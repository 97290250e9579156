import { describe, expect, it } from 'vitest';
import { linesOf } from '#contracts/rules/pages/text-layout.ts';
import { SMALLEST_MM } from '#contracts/rules/print/preflight/rules/text-size.ts';
import { seededBook } from '../pages/seeded-book.ts';
import { SEEDED_WORKS } from '../works.ts';

function textsOf(artId: string, pageNum: number) {
  return seededBook(artId, pageNum)
    .page(1)
    .elements.flatMap((element) => (element.kind === 'text' ? [element] : []));
}

describe.each(SEEDED_WORKS)('the cover of $artId', ({ artId, pageNum, title, subtitle, author }) => {
  it('has its title, subtitle and author as texts that can be edited', () => {
    const texts = textsOf(artId, pageNum);
    const [name] = texts.filter(({ part }) => part === 'heading-1').map(({ text }) => text);
    expect(name).toBe(title);
    const all = texts.map(({ text }) => text.replaceAll('\n', ' ')).join('\n');
    expect(all).toContain(subtitle);
    expect(all).toContain(author.replace(' 著', ''));
  });

  it('sets each line whole, and none too small to read', () => {
    for (const element of textsOf(artId, pageNum)) {
      expect(
        linesOf(element).map(({ text }) => text),
        element.text,
      ).toEqual(element.text.split('\n'));
      expect(element.style.size, element.text).toBeGreaterThanOrEqual(SMALLEST_MM);
    }
  });
});
