import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type New, type Page, type PageElement, WHOLE } from '#contracts/rules/pages/document.ts';
import { idAt, withIds } from '#contracts/rules/pages/ids.ts';
import { PageView } from './page-view.tsx';

afterEach(cleanup);

const SERIF = {
  family: 'serif',
  weight: 400,
  size: 5,
  leading: 1.6,
  color: '#203864',
  align: 'left',
  indent: 0,
} as const;
const AT = { x: 10, y: 20, w: 50, h: 60 };

/** Links come later than what is seen, so that one is waited for. */
const OTHER_LINK = {
  kind: 'link',
  ...AT,
  label: '官网',
  target: { to: 'address', address: 'https://example.com/' },
} as const;

function text(words: string): New<PageElement> {
  return { kind: 'text', ...AT, text: words, style: SERIF, part: 'prose' };
}

function pageOf(...elements: New<PageElement>[]): Page {
  return { id: idAt(1), role: 'inner', ground: '#f7f5f0', elements: withIds(elements) };
}

function show(page: Page, more: { mark?: string; onGoTo?: (page: number) => void } = {}) {
  return render(<PageView page={page} widthMm={145} heightMm={210} {...more} />).container;
}

describe('a page', () => {
  it('draws a text as one box with a line each, in the order of reading', () => {
    const page = show(pageOf(text('湖上春来似画图乱峰围绕水平铺')));
    const lines = [...page.querySelectorAll('.page-line')].map((line) => line.textContent);
    expect(lines).toEqual(['湖上春来似画图乱峰围', '绕水平铺']);
    expect(page.querySelectorAll('.page-element')).toHaveLength(1);
  });

  it('leaves out the lines below its lower edge', () => {
    const page = show(pageOf(text('墨\n'.repeat(500))));
    expect(page.querySelectorAll('.page-line')).toHaveLength(24);
  });

  it('is the same on the server', () => {
    const markup = renderToStaticMarkup(
      <PageView page={pageOf(text('湖上'))} widthMm={145} heightMm={210} />,
    );
    expect(markup).toContain('>湖上</div>');
    expect(markup).toContain('calc(1450px * var(--page-scale, 1))');
  });

  it('places a picture so that its crop fills the box', () => {
    const crop = { x: 0.25, y: 0, w: 0.5, h: 1 };
    show(pageOf({ kind: 'image', ...AT, source: 'art:west-lake', crop, alt: '西湖' }));
    const { style } = screen.getByAltText('西湖');
    expect([style.left, style.width, style.clipPath]).toEqual(['-150px', '1000px', 'inset(0% 25% 0% 25%)']);
  });

  it.each([
    ['art:west-lake', '/media/art/west-lake.svg'],
    [`file:${'a'.repeat(64)}`, `/media/files/${'a'.repeat(64)}`],
  ])('fetches %s from %s', (source, address) => {
    show(pageOf({ kind: 'image', ...AT, source, crop: WHOLE, alt: '图' }));
    expect(screen.getByAltText('图').getAttribute('src')).toBe(address);
  });

  it('fetches the small size where the page is small', () => {
    const page = pageOf({ kind: 'image', ...AT, source: `file:${'a'.repeat(64)}`, crop: WHOLE, alt: '图' });
    render(<PageView page={page} widthMm={145} heightMm={210} isSmall />);
    expect(screen.getByAltText('图').getAttribute('src')).toBe(`/media/files/${'a'.repeat(64)}?size=small`);
  });

  it('keeps the words of a picture to be selected', async () => {
    show(pageOf({ kind: 'words', ...AT, text: '断桥残雪' }));
    expect((await screen.findByText('断桥残雪')).className).toBe('page-words');
  });

  it('marks words that a picture shows where they stand in their line', async () => {
    const line = { ...AT, h: 5, text: '湖上断桥残雪断桥' };
    const page = show(pageOf({ kind: 'words', ...line }), { mark: '断桥' });
    await waitFor(() => expect(page.querySelector('.page-mark')).not.toBeNull());
    const marks = [...page.querySelectorAll<HTMLElement>('.page-mark')].map(({ style }) => [
      style.left,
      style.width,
    ]);
    expect(marks).toEqual([
      ['225px', '125px'],
      ['475px', '125px'],
    ]);
  });

  it('marks words across the end of a line', () => {
    const page = show(pageOf(text('湖上春来似画图乱峰围绕水平铺')), { mark: '围绕' });
    const marks = [...page.querySelectorAll<HTMLElement>('.page-mark')].map(({ style }) => [
      style.left,
      style.top,
      style.width,
    ]);
    expect(marks).toEqual([
      ['450px', '0px', '50px'],
      ['0px', '80px', '50px'],
    ]);
  });

  it('leads to other pages and to other sites', async () => {
    const onGoTo = vi.fn();
    show(
      pageOf(
        { kind: 'link', ...AT, target: { to: 'page', page: idAt(7), no: 7 }, label: '' },
        { kind: 'link', ...AT, target: { to: 'address', address: 'https://example.com/' }, label: '官网' },
      ),
      { onGoTo },
    );
    await userEvent.click(await screen.findByRole('button', { name: '转到第 7 页' }));
    expect(onGoTo).toHaveBeenCalledWith(7);
    expect(await screen.findByRole('link', { name: '官网' })).toHaveProperty('rel', 'noopener noreferrer');
  });

  it('does not draw a link whose page has no number', async () => {
    const link = { kind: 'link', ...AT, target: { to: 'page', page: idAt(7) }, label: '' } as const;
    show(pageOf(link, OTHER_LINK), { onGoTo: () => undefined });
    await screen.findByRole('link', { name: '官网' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('gives a level line the room in which a browser draws it', async () => {
    const look = { fill: null, stroke: '#203864', strokeWidth: 0.5, radius: 0 } as const;
    const page = show(pageOf({ kind: 'shape', form: 'line', ...AT, w: 40, h: 0, turn: 90, ...look }));
    await waitFor(() => expect(page.querySelector('line')).not.toBeNull());
    const { style } = page.querySelector('svg') ?? document.body;
    expect([style.width, style.height, style.transformOrigin]).toEqual(['400px', '1px', '200px 0px']);
    expect(page.querySelector('line')?.getAttribute('y2')).toBe('0');
  });

  it('turns what is turned, and shows through what is not opaque', () => {
    const page = show(pageOf({ ...text('湖上'), turn: 30, opacity: 0.5 }));
    const { style } = page.querySelector<HTMLElement>('.page-element') ?? document.body;
    expect([style.transform, style.opacity]).toEqual(['rotate(30deg)', '0.5']);
  });

  it('turns a picture about the middle of what is seen of it', () => {
    const crop = { x: 0.5, y: 0, w: 0.5, h: 1 };
    show(pageOf({ kind: 'image', ...AT, source: 'art:a', crop, alt: '图', turn: 90, radius: 3 }));
    const { style } = screen.getByAltText('图');
    expect([style.transformOrigin, style.clipPath]).toEqual(['75% 50%', 'inset(0% 0% 0% 50% round 30px)']);
  });

  it('gives a tuned picture a filter of its own', async () => {
    const page = show(
      pageOf({ kind: 'image', ...AT, source: 'art:a', crop: WHOLE, alt: '图', tune: { color: -1 } }),
    );
    await waitFor(() => expect(page.querySelector('filter')).not.toBeNull());
    const id = page.querySelector('filter')?.id;
    expect(screen.getByAltText('图').style.filter).toBe(`url("#${id}")`);
    expect(page.querySelector('feColorMatrix')?.getAttribute('values')).toContain('0.2126 0.7152 0.0722 0 0');
  });

  it('draws each part of a text in its own looks', async () => {
    const spans = [
      { from: 1, to: 2, weight: 700, color: '#ff0000', emph: true },
      { from: 3, to: 4, line: 'under', raise: 1 },
    ] as const;
    show(pageOf({ ...text('湖上春来'), spans: [...spans] } as New<PageElement>));
    expect((await screen.findByText('上')).style).toMatchObject({ fontWeight: '700', color: '#ff0000' });
    expect(screen.getByText('来').style).toMatchObject({ fontSize: '30px', textDecoration: 'underline' });
    expect(screen.getByText('春').getAttribute('style')).toBeNull();
  });

  it('follows the links of a text only where pages lead somewhere', async () => {
    const spans = [{ from: 0, to: 2, href: 'https://example.com/' }];
    const page = pageOf({ ...text('湖上春来'), spans } as New<PageElement>);
    show(page);
    expect(screen.queryByRole('link')).toBeNull();
    show(page, { onGoTo: () => undefined });
    expect(await screen.findByRole('link', { name: '湖上' })).toHaveProperty('rel', 'noopener noreferrer');
  });

  it('draws a vertical text from the right, with short numbers upright', async () => {
    const page = show(
      pageOf({ ...AT, ...text('二十世纪在12月'), style: { ...SERIF, vertical: true } } as New<PageElement>),
    );
    const { style } = page.querySelector<HTMLElement>('.page-line') ?? document.body;
    expect([style.right, style.top, style.writingMode]).toEqual(['0px', '0px', 'vertical-rl']);
    expect((await screen.findByText('12')).style.textCombineUpright).toBe('all');
  });

  it('gives a vertical text the half pixel that browsers take from beside it', () => {
    const style = { ...SERIF, leading: 1.7, vertical: true };
    const page = show(pageOf({ ...AT, ...text('春'), style } as New<PageElement>));
    expect(page.querySelector<HTMLElement>('.page-line')?.style.right).toBe('0.5px');
  });

  it('draws a polygon and dashes as one drawing each', async () => {
    const shape = { kind: 'shape', ...AT, fill: null, stroke: '#000000', strokeWidth: 1, radius: 0 } as const;
    const page = show(
      pageOf(
        { ...shape, form: 'polygon', points: [0, 0, 1, 0, 0.5, 1] },
        { ...shape, form: 'rect', dash: [2, 1] },
      ),
    );
    await waitFor(() => expect(page.querySelectorAll('svg')).toHaveLength(2));
    expect(page.querySelector('polygon')?.getAttribute('points')).toBe('0 0 500 0 250 600');
    expect(page.querySelectorAll('svg')[1]?.getAttribute('stroke-dasharray')).toBe('20px 10px');
  });

  it('draws a code that says where it leads', async () => {
    show(pageOf({ kind: 'code', ...AT, text: 'https://desk.example/', ink: '#000000' }));
    expect(await screen.findByRole('img', { name: '二维码：https://desk.example/' })).toBeDefined();
  });

  it('has no way out that runs a script', async () => {
    const target = { to: 'address', address: 'javascript:alert(1)' } as const;
    show(pageOf({ kind: 'link', ...AT, target, label: '坏' }, OTHER_LINK), { onGoTo: () => undefined });
    await screen.findByRole('link', { name: '官网' });
    expect(screen.queryByRole('link', { name: '坏' })).toBeNull();
  });
});
