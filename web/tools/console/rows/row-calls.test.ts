import { describe, expect, it } from 'vitest';
import { type RowColumn, typedValue } from './row-calls.ts';

const column = (type: RowColumn['type']): RowColumn => ({
  ...{ name: 'x', type, nullable: false, key: false, secret: false, words: [], refers: null },
});

describe('what was typed', () => {
  it.each([
    ['number', ' 12 ', 12],
    ['number', '-3', -3],
    ['number', 'many', 'many'],
    ['number', '', ''],
    ['flag', '1', 1],
    ['text', '12', '12'],
    ['json', '[1]', '[1]'],
  ] as const)('is read for a column of type %s: %j', (type, text, value) => {
    expect(typedValue(column(type), text)).toBe(value);
  });
});
