import { describe, expect, it } from 'vitest';
import { loadOrder, nearPages } from './load-order.ts';

describe('the order of loading', () => {
  it('begins with what lies open, then the two openings on either side, then what comes next', () => {
    const [open, near, ahead] = loadOrder(4, { pageNum: 240, isDouble: true });
    expect(open).toEqual([8, 9]);
    expect(near).toEqual([4, 5, 6, 7, 10, 11, 12, 13]);
    expect([ahead?.[0], ahead?.length]).toEqual([14, 20]);
  });

  it('goes no further than the book', () => {
    expect(loadOrder(0, { pageNum: 1, isDouble: true })).toEqual([[1], [], []]);
    expect(loadOrder(3, { pageNum: 6, isDouble: true })[2]).toEqual([]);
  });

  it('brings the pictures of no more than ten pages', () => {
    expect(nearPages(50, { pageNum: 240, isDouble: true })).toHaveLength(8);
  });
});
