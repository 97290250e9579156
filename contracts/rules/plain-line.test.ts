import { expect, it } from 'vitest';
import { plainLine } from './plain-line.ts';

it.each([
  ['  西湖\n四季 ', '西湖 四季'],
  ['\u202e倒\u200b着\u2066写\ufeff', '倒着写'],
  ['\u202e\u200b', ''],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('%j is kept as %j', (text, kept) => expect(plainLine(text)).toBe(kept));
