/** What the product says of itself. Its real name is not known, so the replica has a neutral one. */
export const PRODUCT = {
  name: '书桌',
  version: '0.1.0',
  phone: '400-000-0000',
  email: 'hello@desk.example',
} as const;

export const CHANGES: readonly { version: string; date: string; items: readonly string[] }[] = [
  {
    version: '0.1.0',
    date: '2026-11-21',
    items: ['扫码、密码与第三方三种登录方式', '购物车与印刷选项', '关于、反馈与出错页面'],
  },
];
