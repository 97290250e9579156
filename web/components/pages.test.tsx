import { cleanup, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { afterEach, expect, it } from 'vitest';
import { Pages } from './pages.tsx';

afterEach(cleanup);

function shownFor(total: number, sizes?: readonly number[]): string {
  render(
    <ConfigProvider locale={zhCN}>
      <Pages current={1} pageSize={10} total={total} {...(sizes ? { sizes } : {})} />
    </ConfigProvider>,
  );
  return document.body.textContent ?? '';
}

it('a long list offers how many stand on a page, and a page to jump to', () => {
  const text = shownFor(41, [10, 20]);
  expect(text).toContain('10 条/页');
  expect(text).toContain('跳至');
  expect(screen.getByRole('combobox', { name: '页码' })).toBeDefined();
});

it.each([
  ['a list of two pages', 20, [10, 20], ['条/页', '跳至']],
  ['a list of three pages', 30, [10, 20], ['跳至']],
  ['a long list whose pages always are as long', 41, undefined, ['条/页']],
])('%s does not offer all of it', (_what, total, sizes, hidden) => {
  const text = shownFor(total, sizes);
  expect(hidden.filter((words) => text.includes(words))).toEqual([]);
});
