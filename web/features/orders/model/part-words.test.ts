import { expect, it } from 'vitest';
import type { OrderLine, OrderPart } from './orders.ts';
import { linesOfPart, partContents } from './part-words.ts';

const line = (lineID: string, clientDesignName: string, goodsName = '精装画册') =>
  ({ lineID, clientDesignName, goodsName, count: 9 }) as OrderLine;
const LINES = [line('1', '西湖四时'), line('2', '名帖', '名片')];
const part = (...copies: OrderPart['copies']) => ({ copies }) as OrderPart;

it('names what is in a part, counted as its goods are', () => {
  const both = part({ lineID: '1', count: 3 }, { lineID: '2', count: 100 }, { lineID: '7', count: 1 });
  expect(partContents(both, LINES)).toBe('《西湖四时》3 本，《名帖》100 张');
});

it('has the lines of a part with its copies, and all lines for the whole order', () => {
  expect(linesOfPart(part({ lineID: '2', count: 4 }), LINES)).toEqual([{ ...LINES[1], count: 4 }]);
  expect(linesOfPart(undefined, LINES)).toBe(LINES);
});
