import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Page, type PageElement, WHOLE } from '#contracts/rules/pages/document.ts';
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

function text(words: string): PageElement {
  return { kind: 'text', ...AT, text: words, style: SERIF, part: 'prose' };
}

function pageOf(...elements: PageElement[]): Page {
  return { role: 'inner', ground: '#f7f5f0', elements };
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

  it('keeps the words of a picture to be selected', () => {
    show(pageOf({ kind: 'words', ...AT, text: '断桥残雪' }));
    expect(screen.getByText('断桥残雪').className).toBe('page-words');
  });

  it('marks words that a picture shows where they stand in their line', () => {
    const line = { ...AT, h: 5, text: '湖上断桥残雪断桥' };
    const page = show(pageOf({ kind: 'words', ...line }), { mark: '断桥' });
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
        { kind: 'link', ...AT, target: { to: 'page', page: 7 }, label: '' },
        { kind: 'link', ...AT, target: { to: 'address', address: 'https://example.com/' }, label: '官网' },
      ),
      { onGoTo },
    );
    await userEvent.click(screen.getByRole('button', { name: '转到第 7 页' }));
    expect(onGoTo).toHaveBeenCalledWith(7);
    expect(screen.getByRole('link', { name: '官网' })).toHaveProperty('rel', 'noopener noreferrer');
  });

  it('has no way out that runs a script', () => {
    show(
      pageOf({ kind: 'link', ...AT, target: { to: 'address', address: 'javascript:alert(1)' }, label: '坏' }),
      {
        onGoTo: () => undefined,
      },
    );
    expect(screen.queryByRole('link')).toBeNull();
  });
});
