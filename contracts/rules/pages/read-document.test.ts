import { describe, expect, it } from 'vitest';
import type { New, PageDocument, PageElement, TextElement } from './document.ts';
import { idAt, withIds } from './ids.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { readDocument } from './read-document.ts';

const TEXT: New<TextElement> = {
  kind: 'text',
  ...{ x: 10, y: 10, w: 100, h: 20 },
  text: '春天的湖面',
  part: 'prose',
  style: {
    family: 'serif',
    weight: 400,
    size: 4,
    leading: 1.8,
    color: '#1d2433',
    align: 'justify',
    indent: 2,
  },
};

const ELEMENTS: readonly New<PageElement>[] = [
  TEXT,
  {
    kind: 'image',
    x: 0,
    y: 0,
    w: 145,
    h: 210,
    source: 'art:slow-river',
    crop: { x: 0, y: 0, w: 1, h: 1 },
    alt: '',
  },
  {
    kind: 'shape',
    ...{ x: 0, y: 0, w: 10, h: 10, form: 'rect', radius: 0 },
    ...{ fill: '#ffffff', stroke: null, strokeWidth: 0 },
  },
  { kind: 'link', x: 0, y: 0, w: 10, h: 10, label: '目录', target: { to: 'page', page: idAt(1) } },
  { kind: 'words', x: 0, y: 0, w: 10, h: 10, text: '图上的字' },
  { kind: 'code', x: 0, y: 0, w: 10, h: 10, text: 'https://desk.example/', ink: '#000000' },
];

const DOCUMENT: PageDocument = {
  version: 2,
  ...{ widthMm: 145, heightMm: 210 },
  pages: [{ id: idAt(1), role: 'cover', ground: '#203864', elements: withIds(ELEMENTS) }],
  outline: [{ title: '第一章', level: 1, page: 1 }],
};

/** The document with another value at a place such as `pages.0.ground`. */
function withValue(place: string, value: unknown): unknown {
  const copy = structuredClone(DOCUMENT) as unknown as Record<string, unknown>;
  const names = place.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<Record<string, unknown>>(
    (at, name) => at[name] as Record<string, unknown>,
    copy,
  );
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

function problemsOf(value: unknown): readonly string[] {
  const read = readDocument(value);
  return read.kind === 'problems' ? read.problems : [];
}

describe('readDocument', () => {
  it('takes a document with elements of every kind', () => {
    expect(readDocument(DOCUMENT)).toEqual({ kind: 'document', document: DOCUMENT });
  });

  it.each<[string, unknown, string]>([
    ['widthMm', 19, 'widthMm：应在 20 到 1200 之间，现为 19'],
    ['heightMm', Number.NaN, 'heightMm：应为数字'],
    ['pages', 'x', 'pages：应为数组'],
    ['pages.0', null, 'pages[0]：应为对象'],
    ['pages.0.role', 'front', 'pages[0].role：应为 cover、inside-cover、inner、inside-back、back 之一'],
    ['pages.0.ground', 'red', 'pages[0].ground：颜色应写作 #rrggbb'],
    ['pages.0.extra', 1, 'pages[0].extra：没有这个属性'],
    [
      'pages.0.elements.0.kind',
      'video',
      'pages[0].elements[0].kind：应为 text、image、shape、code、link、words 之一',
    ],
    ['pages.0.elements.0.w', -1, 'pages[0].elements[0].w：应在 0 到 2400 之间，现为 -1'],
    ['pages.0.elements.0.text', 'a\u0000', 'pages[0].elements[0].text：含有无法显示的字符'],
    ['pages.0.elements.0.text', '\ud842', 'pages[0].elements[0].text：含有无法显示的字符'],
    ['pages.0.elements.0.style.weight', 500, 'pages[0].elements[0].style.weight：应为 400、700 之一'],
    [
      'pages.0.elements.1.source',
      '/etc/passwd',
      'pages[0].elements[1].source：图片应为 art: 或 file: 开头的图片编号',
    ],
    ['pages.0.elements.1.crop.w', 2, 'pages[0].elements[1].crop.w：应在 0 到 1 之间，现为 2'],
    ['pages.0.elements.2.fill', 'url(x)', 'pages[0].elements[2].fill：颜色应写作 #rrggbb'],
    ['pages.0.elements.3.target.page', idAt(2), 'pages[0].elements[3].target.page：没有这一页'],
    ['pages.0.elements.3.target.no', 1, 'pages[0].elements[3].target.no：没有这个属性'],
    ['pages.0', { ...DOCUMENT.pages[0], id: 'page', elements: [] }, 'pages[0].id：编号应为 8 个字母'],
    ['pages.0.master', idAt(7), 'pages[0].master：没有这个母版'],
    ['pages.0.elements.1.id', idAt(1), 'pages[0].elements[1].id：编号重复'],
    ['pages.0.elements.0.turn', Number.POSITIVE_INFINITY, 'pages[0].elements[0].turn：应为数字'],
    ['pages.0.elements.0.opacity', null, 'pages[0].elements[0].opacity：应为数字'],
    ['pages.0.elements.0.locked', false, 'pages[0].elements[0].locked：应为 true 之一'],
    ['pages.0.elements.0.group', '组', 'pages[0].elements[0].group：编号应为 8 个字母'],
    ['pages.0.elements.0.by', 'hand', 'pages[0].elements[0].by：应为 layout、month、flow 之一'],
    ['pages.0.elements.1.tune', { light: 2 }, 'pages[0].elements[1].tune.light：应在 -1 到 1 之间，现为 2'],
    ['pages.0.elements.2.points', [0, 0, 1, 1, 0, 1], 'pages[0].elements[2].points：只有多边形有角'],
    ['pages.0.elements.2.form', 'polygon', 'pages[0].elements[2].points：应为数组'],
    ['pages.0.elements.2.dash', [0], 'pages[0].elements[2].dash[0]：应在 0.1 到 100 之间，现为 0'],
    ['pages.0.elements.5.text', '', 'pages[0].elements[5].text：二维码不能为空'],
    ['masters', [{ id: idAt(1), name: '页眉', elements: {} }], 'masters[0].elements：应为数组'],
    [
      'pages.0.elements.3.target',
      { to: 'address', address: 'javascript:alert(1)' },
      'pages[0].elements[3].target.address：只能链接到网页、邮箱或电话',
    ],
    ['outline.0.page', 1.5, 'outline[0].page：应为整数'],
    ['outline.0.title', undefined, 'outline[0].title：应为文字'],
  ])('names what is wrong at %s', (place, value, problem) => {
    expect(problemsOf(withValue(place, value))).toEqual([problem]);
  });

  it('refuses a page that says too much', () => {
    const much = { text: '字'.repeat(DOCUMENT_LIMITS.textLength) };
    const elements = withIds([much, much, much, {}].map((more) => ({ ...TEXT, ...more })));
    expect(problemsOf(withValue('pages.0.elements', elements))).toEqual([
      'pages[0]：一页最多 60000 个字，现有 60005 个',
    ]);
  });

  it('refuses more pages than a work may have, without looking at them', () => {
    const pages = Array.from({ length: DOCUMENT_LIMITS.pages + 1 }, () => null);
    expect(problemsOf(withValue('pages', pages))).toEqual(
      ['pages：最多 500 项，现有 501 项', 'outline[0].page：应在 1 到 1 之间，现为 1'].slice(0, 1),
    );
  });

  it('names twenty places at most', () => {
    const pages = Array.from({ length: 30 }, () => null);
    expect(problemsOf(withValue('pages', pages))).toHaveLength(20);
  });

  it.each([null, 7, [], {}, { version: 0 }, { version: 3 }])('reads no %j', (value) => {
    expect(problemsOf(value)).toEqual(['version：只能读取第 1 至 2 版的文档']);
  });

  it.each([
    [[{ from: 0, to: 9 }], 'spans[0].to：应在 1 到 5 之间，现为 9'],
    [[{ from: 2, to: 2 }], 'spans[0].to：应在 3 到 5 之间，现为 2'],
    [
      [
        { from: 0, to: 3 },
        { from: 2, to: 4 },
      ],
      'spans[1].from：应在 3 到 5 之间，现为 2',
    ],
    [[{ from: 0, to: 1, href: 'javascript:alert(1)' }], 'spans[0].href：只能链接到网页、邮箱或电话'],
    [[{ from: 0, to: 1, italic: true }], 'spans[0].italic：没有这个属性'],
  ])('refuses the spans %j', (spans, problem) => {
    expect(problemsOf(withValue('pages.0.elements.0.spans', spans))).toEqual([
      `pages[0].elements[0].${problem}`,
    ]);
  });

  it('refuses a span that parts a character', () => {
    const text = { ...TEXT, id: idAt(1), text: '𠮷𠮷', spans: [{ from: 1, to: 4 }] };
    expect(problemsOf(withValue('pages.0.elements.0', text))).toEqual([
      'pages[0].elements[0].spans[0].from：不能从一个字的中间分开',
    ]);
  });

  it('reads version 1 for ever, with the same ids each time', () => {
    const link = { kind: 'link', x: 0, y: 0, w: 1, h: 1, label: '', target: { to: 'page', page: 2 } };
    const pages = [link, TEXT].map((element) => ({ role: 'inner', ground: '#ffffff', elements: [element] }));
    const old = { version: 1, widthMm: 145, heightMm: 210, pages, outline: [] };
    const read = readDocument(old);
    expect(read).toMatchObject({
      document: {
        version: 2,
        pages: [
          { id: idAt(1), elements: [{ id: idAt(1), target: { to: 'page', page: idAt(2) } }] },
          { id: idAt(2), elements: [{ id: idAt(1), text: TEXT.text }] },
        ],
      },
    });
    expect(readDocument(old)).toEqual(read);
  });

  it('names what is wrong in version 1 as it does in version 2', () => {
    const page = { role: 'inner', ground: '#ffffff', elements: [null] };
    const old = { version: 1, widthMm: 145, heightMm: 210, pages: [page], outline: [] };
    expect(problemsOf(old)).toEqual([expect.stringMatching(/^pages\[0\]\.elements\[0\]\.kind：/)]);
  });

  it('brings an old document up to date, one version after the other', () => {
    const named = (from: string, to: string, version: number) => (old: unknown) => {
      const { [from]: value, ...others } = old as Record<string, unknown>;
      return { ...others, [to]: value, version };
    };
    const migrations = new Map([
      [1, named('leaves', 'sheets', 2)],
      [2, named('sheets', 'pages', 3)],
    ]);
    const { pages, ...others } = DOCUMENT;
    const old = { ...others, leaves: pages, version: 1 };
    const read = readDocument(old, { migrations, version: 3 });
    expect(read).toEqual({ kind: 'document', document: { ...DOCUMENT, version: 3 } });
  });
});
