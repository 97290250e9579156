import { expect, it } from 'vitest';
import { cutText, plainText, withoutChineseBlanks } from './plain-text.ts';

it('has no control characters and no broken pairs', () => {
  expect(plainText('\u0000湖\u0007上\ud83d春\u0085')).toBe('湖上春');
});

it('has one blank for any white space, and none around it', () => {
  expect(plainText('  第一章\t\n 湖\u00a0上 ')).toBe('第一章 湖 上');
});

it('writes characters where a PDF writes parts of them', () => {
  expect(plainText('第5\u2eda \u2f94\u2edb \u2f0c\u2ea9')).toBe('第5页 言风 冂⺩');
});

it('keeps characters of two halves whole when it is cut', () => {
  expect(cutText('湖😀上', 2)).toBe('湖');
  expect(cutText('湖😀上', 3)).toBe('湖😀');
});

it('takes blanks away between Chinese characters alone', () => {
  expect(withoutChineseBlanks('西 湖 ， 四 季 the lake 3 月 “ 春 ”')).toBe('西湖，四季 the lake 3 月“春”');
});
