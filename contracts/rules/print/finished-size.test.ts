import { describe, expect, it } from 'vitest';
import {
  FINISHED_SIZES,
  fitWords,
  hasSizeWish,
  isSameSize,
  turnedAlike,
  withSizeWish,
} from './finished-size.ts';

const A5 = { name: 'A5', widthMm: 148, heightMm: 210 };
const page = (widthMm: number, heightMm: number) => ({ widthMm, heightMm });

describe('another finished size', () => {
  it.each([
    ['crop', '整页缩小到 70%，上下各 11.3 毫米被裁掉'],
    ['pad', '整页缩小到 64%，左右各 7.2 毫米留白'],
    ['stretch', '图文会变形，横向拉长 11%'],
  ] as const)('of a page of 210 × 330 on A5 by %s', (way, words) => {
    expect(fitWords(page(210, 330), A5, way)).toBe(words);
  });

  it.each([
    ['crop', '整页缩小到 64%，左右各 13.5 毫米被裁掉'],
    ['pad', '整页缩小到 54%，上下各 16.2 毫米留白'],
    ['stretch', '图文会变形，纵向拉长 18%'],
  ] as const)('of a wide page by %s', (way, words) => {
    expect(fitWords(page(275, 330), A5, way)).toBe(words);
  });

  it.each(['crop', 'pad', 'stretch'] as const)('with the same proportions only scales, by %s', (way) => {
    expect(fitWords(page(74, 105), A5, way)).toBe('长宽比相同，整页放大到 200%，不裁也不留白');
  });

  it('is turned as the page lies', () => {
    expect(turnedAlike(A5, page(300, 200))).toMatchObject({ widthMm: 210, heightMm: 148 });
    expect(turnedAlike(A5, page(200, 300))).toBe(A5);
    const [square] = FINISHED_SIZES.filter(({ name }) => name === '方形');
    expect(square && turnedAlike(square, page(300, 200))).toBe(square);
  });

  it('is the same within half a millimetre', () => {
    expect([isSameSize(A5, page(148.5, 209.5)), isSameSize(A5, page(148.6, 210))]).toEqual([true, false]);
  });
});

describe('the wish for it', () => {
  const wish = { size: A5, way: 'crop' } as const;
  const line = '成品尺寸：A5 148 × 210 毫米，裁切';

  it('stands above the remark, once', () => {
    expect(withSizeWish('请勿折叠', wish)).toBe(`${line}\n请勿折叠`);
    expect(withSizeWish(`${line}\n请勿折叠`, { ...wish, way: 'pad' })).toBe(
      '成品尺寸：A5 148 × 210 毫米，留白\n请勿折叠',
    );
    expect(withSizeWish('', wish)).toBe(line);
  });

  it('can be taken back', () => {
    expect(withSizeWish(`${line}\n请勿折叠`, null)).toBe('请勿折叠');
    expect([hasSizeWish(line), hasSizeWish('请勿折叠')]).toEqual([true, false]);
  });
});
