import zhCN from 'antd/es/locale/zh_CN';
import { describe, expect, test } from 'vitest';
import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { FORM, LOCALE } from './locale.ts';

describe('the Chinese of the interface', () => {
  test('says the QR code texts of the specification', () => {
    expect(LOCALE?.QRCode).toEqual({ expired: '二维码已过期', refresh: '点击刷新', scanned: '已扫描' });
  });

  test('gives antd the very sentences that are its defaults, from the one table of all forms', () => {
    const { required, string, number, array } = zhCN.Form?.defaultValidateMessages ?? {};
    expect(FORM?.validateMessages).toEqual({ required, string, number, array });
    expect(FORM_MESSAGES.required('账号')).toBe('请输入账号');
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
