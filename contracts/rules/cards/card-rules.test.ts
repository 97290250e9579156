import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { CARD_LIMITS, type CardContent, newCardContent, readCardContent } from './card-content.ts';
import { cardHtml } from './card-html.ts';
import { readSlug } from './card-slug.ts';
import { CARD_THEMES, THEME_COLOURS } from './card-themes.ts';
import { visibleCard } from './card-view.ts';
import { codeRuns } from './code-runs.ts';
import { CARD_SIZE, printedCard } from './printed-card.ts';
import { foldedLine, octetsOf, vcardFileName, vcardForCode, vcardOf } from './vcard.ts';

const NO_PICTURES = { photo: '', wechatPicture: '', works: [] };
const seen = (content: CardContent, level: 'open' | 'scan' = 'open') =>
  visibleCard(content, { theme: 'ink', level, pictures: NO_PICTURES });
const BASE = newCardContent('沈知远');
const open = (text: string) => ({ text, privacy: 'open' }) as const;

function readWith(change: object) {
  return readCardContent(JSON.stringify({ ...BASE, ...change }));
}

describe('the content of a card', () => {
  it('is read as it was written, without blanks and what nobody sees', () => {
    const title = { text: ' 主编\u0007\u202e ', privacy: 'scan' };
    const sections = [{ title: '栏目', text: 'a\r\nb', privacy: 'hidden' }];
    expect(readWith({ title, sections, website: open('www.example.com'), more: 1 })).toEqual({
      kind: 'done',
      value: {
        ...BASE,
        title: { text: '主编', privacy: 'scan' },
        sections: [{ title: '栏目', text: 'a\nb', privacy: 'hidden' }],
        website: open('https://www.example.com'),
      },
    });
  });

  const mobile = { label: '', text: '190 0000 0001', privacy: 'open' };
  it.each([
    ['bad-name', { name: '  ' }],
    ['bad-name', { name: '名'.repeat(CARD_LIMITS.name + 1) }],
    ['bad-website', { website: open('javascript:alert(1)') }],
    ['bad-website', { website: open('https://user@evil.example') }],
    ['bad-mobile-1', { mobiles: [mobile, { ...mobile, text: 'call me' }] }],
    ['bad-email-0', { emails: [{ ...mobile, text: 'a@b' }] }],
    ['bad-section-0', { sections: [{ title: '', text: 'x', privacy: 'open' }] }],
    ['bad-content', { mobiles: Array.from({ length: CARD_LIMITS.contacts + 1 }, () => mobile) }],
    ['bad-privacy', { photo: 'everybody' }],
    ['bad-works', { works: { ids: ['1 OR 1'], privacy: 'open' } }],
    ['bad-content', { title: null }],
  ])('is refused as %s: %j', (problem, change) => {
    expect(readWith(change)).toMatchObject({ kind: 'refused', reason: 'bad-field', problem });
  });

  it('is refused where it is no content at all', () => {
    for (const text of ['', 'null', '[]', '{']) expect(readCardContent(text).kind).toBe('refused');
  });
});

it.each([
  ['Shen-Zhiyuan ', 'done'],
  ['a1b', 'done'],
  ['ab', 'refused'],
  ['a'.repeat(33), 'refused'],
  ['-abc', 'refused'],
  ['a--b', 'refused'],
  ['a.vcf', 'refused'],
  ['沈知远', 'refused'],
  ['admin', 'refused'],
])('the address %j of a card is %s', (text, kind) => {
  expect(readSlug(text).kind).toBe(kind);
});

describe('who sees what', () => {
  const content: CardContent = {
    ...BASE,
    title: open('OPEN'),
    company: { text: 'SCAN', privacy: 'scan' },
    motto: { text: 'HIDDEN', privacy: 'hidden' },
    mobiles: [
      { label: 'm', text: '1', privacy: 'hidden' },
      { label: 'm', text: '2', privacy: 'scan' },
    ],
  };

  it.each([
    ['open', 'OPEN', []],
    ['scan', 'OPEN SCAN', ['2']],
  ] as const)('by %s', (level, words, mobiles) => {
    const view = seen(content, level);
    expect([view.title, view.company, view.motto].join(' ').trim()).toBe(words);
    expect(view.mobiles.map(({ text }) => text)).toEqual(mobiles);
  });

  it('holds for pictures and works too', () => {
    const pictures = { photo: 'p', wechatPicture: 'w', works: [{ name: 'n', photoPath: '', href: '' }] };
    const hidden = { ...BASE, photo: 'hidden', works: { ids: ['1'], privacy: 'scan' } } as const;
    const at = (level: 'open' | 'scan') => {
      const view = visibleCard(hidden, { theme: 'ink', level, pictures });
      return [view.photo, view.wechatPicture, view.works.length];
    };
    expect([at('open'), at('scan')]).toEqual([
      ['', '', 0],
      ['', 'w', 1],
    ]);
  });
});

/** WCAG 2: the contrast of two colours. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [light(one), light(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

it.each(CARD_THEMES)('all words of the theme %s can be read', (theme) => {
  const { head, headEnd, onHead, onHeadSoft, ground, sheet, text, soft, accent, onAccent } =
    THEME_COLOURS[theme];
  const pairs = [
    ...[head, headEnd].flatMap((under) => [onHead, onHeadSoft].map((over) => [over, under] as const)),
    ...[text, soft, accent].map((over) => [over, sheet] as const),
    ...[[soft, ground] as const, [onAccent, accent] as const],
  ];
  for (const [over, under] of pairs) {
    expect(contrast(over, under), `${over} on ${under}`).toBeGreaterThanOrEqual(4.5);
  }
});

it('calls what has no label by what it is', () => {
  const line = (text: string, label = '') => ({ label, text, privacy: 'open' as const });
  const { value } = readWith({
    mobiles: [line('190 0000 0003'), line('0571 8800 0003'), line('0571 8800 0004', '书局')],
    emails: [line('a@b.example')],
  }) as { value: CardContent };
  const view = seen(value);
  expect(view.mobiles.map(({ label }) => label)).toEqual(['手机', '电话', '书局']);
  expect(view.emails.map(({ label }) => label)).toEqual(['邮箱']);
  expect(
    vcardOf(view, '')
      .match(/TEL.*/g)
      ?.map((tel) => tel.trim()),
  ).toEqual([
    'TEL;TYPE=CELL:190 0000 0003',
    'TEL;TYPE=VOICE:0571 8800 0003',
    'TEL;TYPE=VOICE:0571 8800 0004',
  ]);
});

describe('a contact', () => {
  const content: CardContent = {
    ...BASE,
    name: '沈;知,远\\山',
    company: open('湖山书局；编辑部, 第二组'),
    address: open('浙江省杭州市西湖区北山街八十八号湖山书局三楼编辑部靠窗第二张桌子旁边的那一间屋子'),
    motto: open('一行'),
    wechat: open('book;1'),
    website: open('https://hushan.example/a,b;c'),
    mobiles: [{ label: '手机', text: '190 0000 0003', privacy: 'open' }],
  };
  const text = vcardOf(seen(content), 'https://desk.example/card/x', {
    type: 'PNG',
    base64: 'iVBO'.repeat(60),
  });
  const parsed = () => new ICAL.Component(ICAL.parse(text));
  const value = (name: string) => parsed().getFirstPropertyValue(name);
  // Version 3.0 requires an escaped semicolon everywhere; this program unescapes it in multi-part values
  // only.
  const words = (name: string) => String(value(name)).replaceAll('\\;', ';');

  it('says the same to another program', () => {
    expect(value('version')).toBe('3.0');
    expect(words('fn')).toBe('沈;知,远\\山');
    expect([value('n')].flat()[0]).toBe('沈;知,远\\山');
    expect([value('org')].flat()[0]).toBe('湖山书局；编辑部, 第二组');
    expect([value('adr')].flat()[2]).toBe(content.address.text);
    expect(words('note')).toBe('一行\n微信：book;1');
    expect(value('tel')).toBe('190 0000 0003');
    expect(
      parsed()
        .getAllProperties('url')
        .map((one) => one.getFirstValue()),
    ).toEqual(['https://hushan.example/a,b;c', 'https://desk.example/card/x']);
    expect(parsed().getFirstProperty('photo')?.getParameter('type')).toBe('PNG');
  });

  it('has no line of more than 75 octets, ends each alike, and cuts no character', () => {
    const lines = text.split('\r\n');
    expect(lines.every((line) => octetsOf(line) <= 75)).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]|�/);
    expect(Buffer.byteLength(foldedLine('𠮷'.repeat(60)))).toBe(octetsOf(foldedLine('𠮷'.repeat(60))));
    expect(foldedLine('𠮷'.repeat(60)).replaceAll('\r\n ', '')).toBe('𠮷'.repeat(60));
  });

  it('goes into a code only while a phone still reads that', () => {
    expect(vcardForCode(seen(content), 'https://desk.example/card/x')).toContain('FN:');
    const mobiles = Array.from(
      { length: 20 },
      () => ({ label: '', text: '0571 8800 0003', privacy: 'open' }) as const,
    );
    expect(vcardForCode(seen({ ...content, mobiles }), 'https://desk.example/card/x')).not.toBeNull();
    const long = { ...content, address: open('街'.repeat(120)), mobiles };
    expect(vcardForCode(seen(long), 'https://desk.example/card/x')).toBeNull();
  });

  it('has a file name that every system takes', () => {
    expect(vcardFileName('沈/知:远')).toBe('沈知远.vcf');
    expect(vcardFileName('/')).toBe('card.vcf');
  });
});

it('the page of a card bears whatever is written, and has no script', () => {
  const nasty = '"><script>alert(1)</script>';
  const html = cardHtml({
    view: seen({ ...BASE, name: nasty, title: open(nasty), sections: [{ title: nasty, ...open(nasty) }] }),
    links: { vcard: '', exchange: '' },
  });
  expect(html).not.toContain('<script');
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(4);
});

describe('a printed card', () => {
  const code = Array.from({ length: 33 }, (_, y) => Array.from({ length: 33 }, (_, x) => (x * y) % 3 === 0));

  it('keeps all within its edges, however long the words', () => {
    const long: CardContent = {
      ...BASE,
      name: '名'.repeat(24),
      title: open('职'.repeat(40)),
      company: open('公'.repeat(60)),
      address: open('址'.repeat(120)),
      mobiles: Array.from({ length: 5 }, () => ({
        label: '标签标签标签标签',
        text: '190 0000 0003',
        privacy: 'open' as const,
      })),
    };
    for (const side of printedCard(seen(long), code)) {
      for (const { x, y, w, h } of side.elements) {
        expect(
          x >= 0 && y >= 0 && x + w <= CARD_SIZE.widthMm + 0.02 && y + h <= CARD_SIZE.heightMm + 0.02,
        ).toBe(true);
      }
    }
  });

  it('lays no words over others, with as many ways to somebody as find room', () => {
    const full: CardContent = {
      ...BASE,
      title: open('主编'),
      company: open('湖山书局'),
      address: open('北山街 88 号'),
      website: open('https://hushan.example'),
      wechat: open('hushan'),
      mobiles: [1, 2].map(() => ({ label: '手机', text: '190 0000 0003', privacy: 'open' as const })),
      emails: [{ label: '邮箱', text: 'a@desk.example', privacy: 'open' }],
    };
    for (const { elements } of printedCard(seen(full), code)) {
      const texts = elements.filter(({ kind }) => kind === 'text').sort((one, other) => one.y - other.y);
      for (const [at, { y, h }] of texts.entries())
        expect(y + h).toBeLessThanOrEqual((texts[at + 1]?.y ?? 54) + 0.2);
    }
  });

  it('has every dark field of the code once', () => {
    const dark = code.flat().filter(Boolean).length;
    expect(codeRuns(code).reduce((sum, { w }) => sum + w, 0)).toBe(dark);
  });
});
