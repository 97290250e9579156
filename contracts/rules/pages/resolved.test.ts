import { describe, expect, it } from 'vitest';
import type { Master, New, Page, PageElement, Span, TextElement } from './document.ts';
import { idAt, withIds } from './ids.ts';
import { type PageFacts, resolved } from './resolved.ts';

const BOX = { x: 0, y: 0, w: 40, h: 10 };
const STYLE = {
  ...({ family: 'serif', weight: 400, size: 4, leading: 1.5, color: '#000000', align: 'left' } as const),
  indent: 0,
};

function field(text: string, fills?: TextElement['fills'], spans?: readonly Span[]): New<TextElement> {
  const more = { ...(fills && { fills }), ...(spans && { spans }) };
  return { kind: 'text', ...BOX, text, style: STYLE, part: 'furniture', ...more };
}

function pageOf(elements: readonly New<PageElement>[], master?: string): Page {
  const page: Page = { id: idAt(9), role: 'inner', ground: '#ffffff', elements: withIds(elements) };
  return master === undefined ? page : { ...page, master };
}

const RUNNING: Master = {
  id: idAt(7),
  name: '正文',
  elements: withIds([field('书名', 'title'), field('#', 'page')]),
};
const FACTS: PageFacts = { no: 12, pages: 80, masters: [RUNNING], title: '湖上', month: 5 };

const textsOf = ({ elements }: Page) =>
  elements.map((element) => (element.kind === 'text' ? element.text : element.kind));

describe('running fields', () => {
  it.each([
    ['page', '12'],
    ['pages', '80'],
    ['title', '湖上'],
    ['month', '5'],
  ] as const)('say the %s', (fills, value) => {
    const page = resolved(pageOf([field('— # —', fills)]), FACTS);
    expect(textsOf(page)).toEqual([`— ${value} —`]);
    expect(page.elements[0]).not.toHaveProperty('fills');
  });

  it('are empty where there is no month', () => {
    expect(textsOf(resolved(pageOf([field('#月', 'month')]), { ...FACTS, month: undefined }))).toEqual([
      '月',
    ]);
  });

  it('look like the sign that the value stands in for', () => {
    const bold: Span = { from: 2, to: 3, weight: 700 };
    const red: Span = { from: 3, to: 5, color: '#ff0000' };
    const [element] = resolved(pageOf([field('第 # 页', 'page', [bold, red])]), FACTS).elements;
    expect(element).toMatchObject({
      text: '第 12 页',
      spans: [
        { from: 2, to: 4, weight: 700 },
        { from: 4, to: 6, color: '#ff0000' },
      ],
    });
  });

  it('take a title as it is', () => {
    expect(textsOf(resolved(pageOf([field('#', 'title')]), { ...FACTS, title: '$& #' }))).toEqual(['$& #']);
  });
});

describe('a master', () => {
  it('lies below the elements of its page, with ids that the page has not used', () => {
    const page = resolved(pageOf([{ kind: 'words', ...BOX, text: '湖' }], RUNNING.id), FACTS);
    expect(textsOf(page)).toEqual(['书名', '12', 'words']);
    expect(new Set(page.elements.map(({ id }) => id)).size).toBe(3);
    expect(page.elements[2]?.id).toBe(idAt(1));
    expect(page).not.toHaveProperty('master');
  });

  it('has elements for the pages of one side alone', () => {
    const sided = (['left', 'right'] as const).map((side) => ({ ...field(side), side }));
    const master = { ...RUNNING, elements: withIds([...sided, field('both')]) };
    const on = (no: number) => textsOf(resolved(pageOf([], master.id), { ...FACTS, no, masters: [master] }));
    expect([on(2), on(3)]).toEqual([
      ['left', 'both'],
      ['right', 'both'],
    ]);
  });

  it('is not there for a page without one, which stays the same object', () => {
    const page = pageOf([field('#')]);
    expect(resolved(page, FACTS)).toBe(page);
    expect(textsOf(page)).toEqual(['#']);
  });
});
