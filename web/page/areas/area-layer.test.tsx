import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AreaTarget, HotArea } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { AreaLayer } from './area-layer.tsx';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
beforeEach(() => history.replaceState(null, '', '/r/qing8shu2k?as=visitor'));
afterEach(cleanup);

function show(...targets: AreaTarget[]) {
  const onGoTo = vi.fn();
  const areas = targets.map(
    (target, at): HotArea => ({
      ...{ id: idAt(at + 1), shape: 'rect', points: [0, 0, 9, 9], target, label: '' },
    }),
  );
  render(<AreaLayer areas={areas} widthMm={145} heightMm={210} onGoTo={onGoTo} />);
  return onGoTo;
}

const link = (name: string) => screen.getByRole('link', { name });

describe('hot areas for readers', () => {
  it('are links with names', async () => {
    const onGoTo = show(
      { to: 'page', page: idAt(9), no: 12 },
      { to: 'address', address: 'https://example.com' },
      { to: 'mail', address: 'lu@example.com' },
      { to: 'phone', phone: '0571-8888' },
    );
    expect(link('转到第 12 页').getAttribute('href')).toBe('?as=visitor&page=12');
    expect(link('打开 https://example.com').getAttribute('rel')).toBe('noopener noreferrer');
    expect(link('写邮件给 lu@example.com').getAttribute('href')).toBe('mailto:lu@example.com');
    expect(link('拨打 0571-8888').getAttribute('href')).toBe('tel:05718888');
    await user.click(link('转到第 12 页'));
    expect(onGoTo).toHaveBeenCalledWith(12);
  });

  it('open words and pictures in a dialog, by keyboard, and have the focus again', async () => {
    show({ to: 'text', text: '六座桥，一堤柳' }, { to: 'picture', source: 'art:west-lake' });
    const [words] = screen.getAllByRole('button');
    words?.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: '说明' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(words);
    await user.click(screen.getByRole('button', { name: '看图片' }));
    expect(screen.getByAltText('图片').getAttribute('src')).toBe('/media/art/west-lake.svg');
  });

  it.each<AreaTarget>([
    { to: 'address', address: 'javascript:alert(1)' },
    { to: 'address', address: 'data:text/html,x' },
    { to: 'address', address: '/manager' },
    { to: 'mail', address: 'x?body=y' },
    { to: 'page', page: idAt(9) },
  ])('are not there for %j, however it was stored', (target) => {
    show(target);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
