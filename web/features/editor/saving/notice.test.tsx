import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Notice } from './notice.tsx';

afterEach(cleanup);

const notice = (words: string) => (
  <Notice words={words}>
    <button type="button">现在重试</button>
  </Notice>
);

it.each([
  ['its button', 'button', '现在重试', '第 1 页'],
  ['something else', 'link', '别处', '别处'],
] as const)('leaves the focus where it can go on from %s', (_what, role, name, then) => {
  const screenWith = (words: string) => (
    <main>
      <a href="#x">别处</a>
      {words === '' ? null : notice(words)}
      <button type="button" data-sheet="">
        第 1 页
      </button>
    </main>
  );
  const { rerender } = render(screenWith('没有网络。'));
  screen.getByRole(role, { name }).focus();
  rerender(screenWith(''));

  expect(document.activeElement?.textContent).toBe(then);
});
