import { describe, expect, it } from 'vitest';
import type { Master, Page } from '../../pages/document.ts';
import { idAt, withIds } from '../../pages/ids.ts';
import {
  factsWith,
  SHARP,
  sampleDocument,
  sampleLink,
  samplePhoto,
  sampleShape,
  sampleText,
  withPage,
} from '../../testing/print-pages.ts';
import { sampleLine } from '../../testing/sample-line.ts';
import { mendOf, preflightOf, preflightSteps, worstLevel } from './preflight.ts';
import { THINNEST_MM } from './rules/hairline.ts';
import { foundBy, mended } from './testing.ts';

const FACTS = factsWith(SHARP);

describe('the preflight', () => {
  it('has nothing to say of a sound document', () => {
    expect(preflightOf(sampleDocument(samplePhoto(), sampleShape()), FACTS)).toEqual([]);
  });

  it('answers the same page by page, the worst first and then by page', () => {
    const document = withPage(5, [samplePhoto({ x: -50 }), sampleText('字', { x: 2 })]);
    const facts = factsWith({ state: 'missing' }, { status: 'draft' });
    const findings = preflightOf(document, facts);
    expect(findings.map(({ level, id }) => `${level} ${id}`)).toEqual([
      'error picture-missing',
      'error outside-page',
      'info work-state',
      'info text-safe',
    ]);
    const steps = preflightSteps({ ...document, pageNum: 8 }, facts);
    let pages = 0;
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        expect([pages, step.value]).toEqual([8, findings]);
        break;
      }
      pages += 1;
    }
    expect([worstLevel(findings), worstLevel([])]).toEqual(['error', 'pass']);
  });

  it('looks at what the master of a page adds', () => {
    const document = sampleDocument();
    const master = {
      id: idAt(1),
      name: '母版',
      elements: sampleDocument(samplePhoto()).pages[2]?.elements ?? [],
    };
    const pages = document.pages.map((page) => ({ ...page, master: master.id }));
    const facts = factsWith({ state: 'missing' });
    expect(foundBy('picture-missing', { ...document, pages, masters: [master] }, facts)).toHaveLength(8);
  });

  it('leaves out what is not printed', () => {
    expect(preflightOf(sampleDocument(samplePhoto({ opacity: 0 })), factsWith({ state: 'missing' }))).toEqual(
      [],
    );
  });

  it('has no mend for a finding without one', () => {
    const document = sampleDocument(samplePhoto());
    const [finding] = preflightOf(document, factsWith({ state: 'pixels', width: 9, height: 9 }));
    expect(finding && mendOf(finding, document)).toBe(document);
  });
});

describe('hairlines', () => {
  it.each([
    ['a stroke', { stroke: '#000000', strokeWidth: 0.08 }, { strokeWidth: THINNEST_MM }],
    ['a bar', { h: 0.05 }, { h: THINNEST_MM, w: 20 }],
    ['an upright bar', { w: 0.05 }, { w: THINNEST_MM, h: 20 }],
  ])('are as thick as can be printed after their mend: %s', (_what, shape, made) => {
    expect(mended('hairline', sampleDocument(sampleShape(shape)), FACTS)).toMatchObject(made);
  });

  it.each([
    ['a stroke of a quarter point', { stroke: '#000000', strokeWidth: THINNEST_MM }],
    ['no stroke', { strokeWidth: 0.01 }],
    ['no fill', { h: 0.05, fill: null, stroke: '#000000', strokeWidth: 1 }],
    ['a bar of a quarter point', { h: THINNEST_MM }],
  ])('are not %s', (_what, shape) => {
    expect(foundBy('hairline', sampleDocument(sampleShape(shape)), FACTS)).toEqual([]);
  });
});

describe('blank pages', () => {
  it.each([
    [1, 'cover-blank', 'error'],
    [3, 'page-blank', 'info'],
    [6, 'page-blank', 'info'],
  ])('page %d', (no, id, level) => {
    expect(preflightOf(withPage(no, [], true), FACTS)).toMatchObject([{ id, level, page: idAt(no) }]);
  });

  it.each([2, 7, 8])('are usual inside the covers and on the back: page %d', (no) => {
    expect(preflightOf(withPage(no, [], true), FACTS)).toEqual([]);
  });

  it.each([
    [4, [2, 3]],
    [7, [2, 3, 4, 5, 6]],
    [8, [3, 4, 5, 6]],
    [13, [3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ])('of an empty book of %d are all inner ones', (pageNum, numbers) => {
    const book = withPage(1, [], false, pageNum);
    const pages = book.pages.map((page) => ({ ...page, elements: [] }));
    const found = foundBy('page-blank', { ...book, pages }, FACTS);
    expect(found.map(({ page }) => page)).toEqual(numbers.map(idAt));
    expect(found[0]?.why).toContain('封二、封三和封底通常留白，不算在内');
  });

  it('are those too that have only the number or the title of every page', () => {
    const fields = withIds([sampleText('#', { fills: 'page' }), sampleText('#', { fills: 'title', y: 30 })]);
    const book = { ...withPage(3, [], true), masters: [{ id: 'main', name: '内页', elements: fields }] };
    const found = (page: Partial<Page>, masters: readonly Master[] = book.masters) => {
      const pages = book.pages.map((each, at) => (at === 2 ? { ...each, master: 'main', ...page } : each));
      return foundBy('page-blank', { ...book, masters, pages }, FACTS).length;
    };
    expect(found({})).toBe(1);
    // A half-title says the title too, and a master may have a picture.
    expect(found({ elements: fields.slice(1) })).toBe(0);
    const decorated = [...fields, ...withIds([sampleShape()])];
    expect(found({}, [{ id: 'main', name: '内页', elements: decorated }])).toBe(0);
  });

  it('have no colour and nothing but spaces', () => {
    expect(foundBy('page-blank', withPage(3, [sampleText(' \n')], true), FACTS)).toHaveLength(1);
    const document = withPage(3, [], true);
    const pages = document.pages.map((page) => ({ ...page, ground: '#203864' }));
    expect(foundBy('page-blank', { ...document, pages }, FACTS)).toEqual([]);
  });
});

describe('links', () => {
  it('lead to a page of the document', () => {
    expect(foundBy('link-target', sampleDocument(sampleLink(8)), FACTS)).toEqual([]);
    expect(foundBy('link-target', sampleDocument(sampleLink(9)), FACTS)).toMatchObject([{ level: 'info' }]);
  });

  it('go away with their mend', () => {
    expect(mended('link-target', sampleDocument(sampleLink(9)), FACTS)).toBeUndefined();
  });
});

describe('the page count', () => {
  const line = (binding: string, pageNum: number) => sampleLine({ pageNum, chosen: { binding } });
  const found = (pageNum: number, binding = '骑马钉') =>
    foundBy('page-count', withPage(1, [], false, pageNum), { ...FACTS, line: line(binding, pageNum) });

  it('is judged by the rules of the chosen options', () => {
    expect(found(16)).toEqual([]);
    expect(found(18)).toMatchObject([
      {
        level: 'error',
        page: null,
        text: expect.stringContaining('骑马钉'),
        mend: { title: '补 2 页空白页' },
      },
    ]);
  });

  it('counts blank pages that the choice adds', () => {
    const facts = { ...FACTS, line: line('骑马钉', 20) };
    expect(foundBy('page-count', withPage(1, [], false, 18), facts)).toEqual([]);
  });

  it('is mended by blank pages before the inside of the back cover', () => {
    const document = withPage(1, [], false, 18);
    const [finding] = found(18);
    const made = finding && mendOf(finding, document);
    expect(made?.pages).toHaveLength(20);
    expect(made?.pages.slice(0, 16)).toEqual(document.pages.slice(0, 16));
    expect(made?.pages.slice(18)).toEqual(document.pages.slice(16));
    expect(made?.pages.slice(16, 18).map(({ role, elements }) => [role, elements])).toEqual([
      ['inner', []],
      ['inner', []],
    ]);
    expect(new Set(made?.pages.map(({ id }) => id)).size).toBe(20);
    const facts = { ...FACTS, line: line('骑马钉', 18) };
    expect(made && foundBy('page-count', made, facts)).toEqual([]);
  });

  it('is not none', () => {
    expect(preflightOf({ ...sampleDocument(), pages: [] }, FACTS)).toMatchObject([
      { level: 'error', page: null, text: '作品没有内页，不能印刷' },
    ]);
  });
});

describe('the page size', () => {
  const found = (trim?: { widthMm: number; heightMm: number }) =>
    foundBy('page-size', sampleDocument(), { ...FACTS, ...(trim && { trim }) }).map(({ text }) => text);

  it.each([
    [undefined, []],
    [{ widthMm: 100.5, heightMm: 149.5 }, []],
    [{ widthMm: 100.6, heightMm: 150 }, ['页面大小与商品不同，需要裁切、留白或缩放']],
    [{ widthMm: 150, heightMm: 100 }, ['页面方向与商品不同，将转 90° 印刷']],
  ])('against goods of %j', (trim, texts) => {
    expect(found(trim)).toEqual(texts);
  });

  it('has a limit', () => {
    const wide = (widthMm: number) => foundBy('page-size', { ...sampleDocument(), widthMm }, FACTS);
    expect([wide(600), wide(600.1)]).toMatchObject([[], [{ level: 'error' }]]);
  });
});

describe('a work that is printed other than it is read', () => {
  it.each([
    [{ status: 'published' }, []],
    [{ status: 'draft' }, ['作品尚未发布，将按当前内容印刷']],
    [{ status: 'changed' }, ['作品有修改尚未发布，将按当前内容印刷']],
    [{ status: 'withdrawn' }, ['作品已下架，将按当前内容印刷']],
    [{ status: 'draft', isForPrinting: true }, []],
    [{ status: 'changed', isForPrinting: true }, ['作品有修改尚未发布，将按当前内容印刷']],
  ] as const)('%j', (facts, texts) => {
    expect(foundBy('work-state', sampleDocument(), { ...FACTS, ...facts }).map(({ text }) => text)).toEqual(
      texts,
    );
  });
});
