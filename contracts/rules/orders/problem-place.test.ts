import { expect, it } from 'vitest';
import type { New, PageElement } from '../pages/document.ts';
import { idAt, withIds } from '../pages/ids.ts';
import { problemPlace } from './problem-place.ts';

const style = {
  family: 'serif',
  weight: 400,
  size: 4,
  leading: 1.5,
  color: '#000000',
  align: 'left',
  indent: 0,
} as const;
const text = (x: number, y: number, w: number, h: number): New<PageElement> => ({
  ...{ kind: 'text', x, y, w, h, text: '湖', style, part: 'prose' },
});
const image = (x: number, y: number, w: number, h: number): New<PageElement> => ({
  ...{ kind: 'image', x, y, w, h, source: 'art:a', alt: '', crop: { x: 0, y: 0, w: 1, h: 1 } },
});
const place = (words: string, elements: readonly New<PageElement>[]) => {
  const page = { id: idAt(1), role: 'inner', ground: '#ffffff', elements: withIds(elements) } as const;
  return problemPlace({ text: words }, { page, widthMm: 100, heightMm: 200 });
};

it('of a picture is the largest picture of the page', () => {
  const elements = [text(0, 0, 100, 200), image(0, 0, 5, 5), image(20, 40, 50, 100)];
  expect(place('图片约 96 dpi', elements)).toEqual({ x: 0.19, y: 0.19, w: 0.52, h: 0.52 });
});

it('of a text is the text that is nearest to the knife', () => {
  expect(place('文字距裁切线不足 3 毫米', [text(20, 40, 40, 20), text(40, 178, 20, 20)])).toEqual({
    ...{ x: 0.39, y: 0.88, w: 0.22, h: 0.12 },
  });
});

it('is where the check found it', () => {
  const sheet = {
    page: { id: idAt(1), role: 'inner', ground: '#ffffff', elements: [] },
    widthMm: 100,
    heightMm: 200,
  } as const;
  const box = { x: 20, y: 40, w: 50, h: 100 };
  expect(problemPlace({ text: '文字溢出', place: box }, sheet)).toEqual({
    x: 0.19,
    y: 0.19,
    w: 0.52,
    h: 0.52,
  });
});

it('ends with the page where something hangs out of it', () => {
  expect(place('图片超出页面', [image(-10, -10, 200, 400)])).toEqual({ x: 0, y: 0, w: 1, h: 1 });
});

it.each([
  ['whose picture is missing', '缺少图片，印刷后此处为空白', [text(1, 1, 1, 1)]],
  ['that speaks of a picture where there is none', '图片约 96 dpi', [text(1, 1, 1, 1)]],
  ['whose picture lies beside the page', '图片超出页面', [image(300, 0, 5, 5)]],
])('of a page %s is the page', (_what, words, elements) => {
  expect(place(words, elements)).toBeUndefined();
});
