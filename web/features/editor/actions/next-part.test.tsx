import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { focusNextPart } from './next-part.ts';

afterEach(cleanup);

it('goes round the parts that have something to stop at, to the page itself', () => {
  render(
    <>
      <header data-part="">
        <button type="button">撤销</button>
      </header>
      <section data-part="" tabIndex={-1} aria-label="第 1 页">
        <button type="button">一张照片</button>
      </section>
      <aside data-part="">没有选中什么</aside>
      <footer data-part="">
        <button type="button">封面展开</button>
        <button type="button" tabIndex={-1}>
          第 1 页的缩略图
        </button>
        <button type="button" aria-current="page">
          第 2 页的缩略图
        </button>
      </footer>
    </>,
  );
  const names = [1, 2, 3, 4].map(() => {
    focusNextPart();
    return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  });
  expect(names).toEqual(['撤销', '第 1 页', '第 2 页的缩略图', '撤销']);
  screen.getByRole('button', { name: '一张照片' }).focus();
  focusNextPart();
  expect(document.activeElement?.textContent).toBe('第 2 页的缩略图');
});
