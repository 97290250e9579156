import { describe, expect, it } from 'vitest';
import {
  isUsual,
  optionsFor,
  optionsOfOwner,
  PRESETS,
  readOptions,
  type SentOptions,
  sentOptions,
  triedOptions,
  tryAddress,
  USUAL_OPTIONS,
} from './reader-options.ts';

const USUAL = sentOptions(USUAL_OPTIONS);
const read = (change: Partial<SentOptions>, pageNum = 20) => readOptions({ ...USUAL, ...change }, pageNum);

describe('how a book is read', () => {
  it.each<[Partial<SentOptions>, object]>([
    [{}, USUAL_OPTIONS],
    [{ startPage: ' 20 ' }, { startPage: 20 }],
    [{ autoplay: '2' }, { autoplay: 2 }],
    [{ autoplay: '60' }, { autoplay: 60 }],
    [{ permits: '' }, { permits: [] }],
    [{ permits: 'copy,print,copy' }, { permits: ['print', 'copy'] }],
    [{ watermark: `  ${'水'.repeat(30)} ` }, { watermark: '水'.repeat(30) }],
  ])('takes %j', (change, expected) => {
    expect(read(change)).toMatchObject({ kind: 'done', value: expected });
  });

  it.each<[Partial<SentOptions>, string]>([
    [{ startPage: '0' }, 'bad-startPage'],
    [{ startPage: '21' }, 'bad-startPage'],
    [{ startPage: '' }, 'bad-startPage'],
    [{ autoplay: '1' }, 'bad-autoplay'],
    [{ autoplay: '61' }, 'bad-autoplay'],
    [{ autoplay: '5.5' }, 'bad-autoplay'],
    [{ watermark: '水'.repeat(31) }, 'bad-watermark'],
    [{ mode: 'spin' }, 'bad-options'],
    [{ pages: '3' }, 'bad-options'],
    [{ direction: 'up' }, 'bad-options'],
    [{ ground: '#000' }, 'bad-options'],
    [{ hasSound: '' }, 'bad-options'],
    [{ permits: 'print,steal' }, 'bad-options'],
  ])('refuses %j', (change, problem) => {
    expect(read(change)).toMatchObject({ kind: 'refused', problem });
  });

  it('comes back as it was sent', () => {
    for (const { options } of Object.values(PRESETS)) {
      const whole = { ...USUAL_OPTIONS, ...options };
      expect(readOptions(sentOptions(whole), 20)).toMatchObject({ kind: 'done', value: whole });
      expect(isUsual(whole)).toBe(false);
    }
    expect(isUsual(USUAL_OPTIONS)).toBe(true);
  });

  it('opens a book that became shorter within it', () => {
    expect(optionsFor(null, 3)).toEqual(USUAL_OPTIONS);
    expect(optionsFor({ ...USUAL_OPTIONS, startPage: 9 }, 3).startPage).toBe(3);
  });

  it('lets its owner do everything', () => {
    const strict = { ...USUAL_OPTIONS, permits: [], watermark: '内部', mode: 'slide' } as const;
    expect(optionsOfOwner(strict)).toEqual({ ...USUAL_OPTIONS, mode: 'slide' });
  });
});

describe('an address that tries options', () => {
  it('says all of them', () => {
    const wished = { ...USUAL_OPTIONS, watermark: '甲&乙?', permits: [], autoplay: 6 };
    const [, search = ''] = tryAddress('/r/qing8shu2k', wished).split('?');
    expect(triedOptions(search, 20)).toEqual(wished);
  });

  it.each(['', 'try=', 'try=%7B', 'try=null', 'try=%7B%22mode%22%3A1%7D'])(
    'is none where it is "%s"',
    (search) => {
      expect(triedOptions(search, 20)).toBeNull();
    },
  );
});
