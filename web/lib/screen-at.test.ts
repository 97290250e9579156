import { describe, expect, it } from 'vitest';
import { screenAt } from './screen-at.ts';

describe('the area of an address', () => {
  it.each([
    ['/manager/make_ebook', 'e-books'],
    ['/manager/epaper', 'e-paper'],
    ['/manager/epaper_sell', 'e-paper'],
    ['/manager/epaper_code', 'e-paper'],
    ['/manager/epaper_order', 'e-paper'],
    ['/manager/myMember', 'sub-members'],
    ['/manager/statisticMag', 'statistics'],
  ])('%s is %s', (pathname, area) => {
    expect(screenAt(pathname)?.area).toBe(area);
  });

  it.each(['/manager/epaper/', '/manager/EPAPER', '/Manager/epaper', '/manager/%65paper'])(
    'is found behind %s as the router does',
    (pathname) => {
      expect(screenAt(pathname)?.area).toBe('e-paper');
    },
  );

  it.each([
    '/',
    '',
    '/manager',
    '/manager/order',
    '/manager/opus_list/ebook',
    '/manager/opus_list_edit',
    '/manager/opus-document',
    '/manager/opus-doc-calendar',
    '/manager/magazine',
    '/manager/epaper_sellx',
    '/manager//epaper',
    '/manager/shopping/epaper',
    '/epaper',
    '/about',
    '/manager/constructor',
  ])('%j belongs to none', (pathname) => {
    expect(screenAt(pathname)?.area).toBeUndefined();
  });
});
