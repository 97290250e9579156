import { describe, expect, it } from 'vitest';
import { labelledText } from './address-labels.ts';

describe('labelledText', () => {
  it('ends a value with its line and keeps the rest', () => {
    expect(labelledText('前言 收货人：张三\n杭州')).toEqual({
      parts: { name: '张三' },
      rest: '前言\n\n杭州',
    });
  });

  it('ends a value with the next label', () => {
    expect(labelledText('姓名：张三，电话：138').parts).toEqual({ name: '张三', mobile: '138' });
  });

  it('keeps the first of two values', () => {
    expect(labelledText('姓名：张三\n姓名：李四')).toMatchObject({ parts: { name: '张三' } });
  });

  it('takes no label out of the middle of a word', () => {
    expect(labelledText('新地址路：3 号').parts).toEqual({});
  });
});
