import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '#contracts/operations.ts';
import { HANDLERS } from './dispatch-table.ts';

describe('the dispatch table', () => {
  it.each(OPERATIONS)('has a handler of its own for $id', ({ id }) => {
    expect(HANDLERS.get(id)).toBeTypeOf('function');
  });

  it('never uses a handler twice', () => {
    expect(new Set(HANDLERS.values()).size).toBe(OPERATIONS.length);
  });
});
