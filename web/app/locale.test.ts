import { describe, expect, test } from 'vitest';
import { FORM, LOCALE } from './locale.ts';

describe('the Chinese of the interface', () => {
  test('says the QR code texts of the specification', () => {
    expect(LOCALE?.QRCode).toEqual({ expired: '二维码已过期', refresh: '点击刷新', scanned: '已扫描' });
  });

  test('asks for a missing value by its label', () => {
    expect(String(FORM?.validateMessages?.required)).toMatch(/^请输入\$\{label\}$/);
  });

  test('has the pagination in Chinese', () => {
    expect(LOCALE?.Pagination).toMatchObject({
      items_per_page: '条/页',
      jump_to: '跳至',
      page: '页',
      prev_page: '上一页',
      next_page: '下一页',
      prev_5: '向前 5 页',
      next_5: '向后 5 页',
      prev_3: '向前 3 页',
      next_3: '向后 3 页',
    });
  });
});
