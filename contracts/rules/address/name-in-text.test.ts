import { describe, expect, it } from 'vitest';
import { bareName, nameBehindAddress, nameLikeness } from './name-in-text.ts';

describe('nameLikeness', () => {
  it.each(['张三', '王小明', '欧阳建国', '李女士', '黃詠詩'])('is sure of %s', (word) => {
    expect(nameLikeness(word)).toBe('sure');
  });

  it.each(['买买提·艾力', '阿卜杜热依木·阿卜杜克热木阿吉·麦麦提明', 'John Smith', '放下就好'])(
    'thinks %s possible',
    (word) => {
      expect(nameLikeness(word)).toBe('maybe');
    },
  );

  it.each(['青芝坞18号', '灵隐街道', '三单元', '2幢', '一', ''])('takes “%s” for none', (word) => {
    expect(nameLikeness(word)).toBe('no');
  });
});

describe('bareName', () => {
  it.each(['张三收', '张三 收', '（张三）', '张三亲收'])('makes %s 张三', (word) => {
    expect(bareName(word)).toBe('张三');
  });
});

describe('nameBehindAddress', () => {
  it('parts 18号张三', () => {
    expect(nameBehindAddress('青芝坞18号张三')).toEqual({ address: '青芝坞18号', name: '张三' });
  });

  it('finds none in 18号大院', () => {
    expect(nameBehindAddress('青芝坞18号大院')).toBeNull();
  });
});
