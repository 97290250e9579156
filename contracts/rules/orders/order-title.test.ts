import { expect, it } from 'vitest';
import { orderTitle } from './order-title.ts';

const BOOK = { name: '西湖四时', goodsName: '精装画册', count: 50 };

it.each([
  [[BOOK], '《西湖四时》50 本'],
  [[{ name: '沈知远', goodsName: '名片', count: 1000 }], '《沈知远》1,000 张'],
  [[BOOK, { ...BOOK, count: 2 }, { ...BOOK, count: 3 }], '《西湖四时》50 本等 3 件'],
  [[{ ...BOOK, name: '《四时》画册' }], '《〈四时〉画册》50 本'],
  [[], '印刷订单'],
])('of %j is %s', (lines, title) => {
  expect(orderTitle(lines)).toBe(title);
});
