import { describe, expect, it } from 'vitest';
import { STEP_IDS, stepRole } from './step-ids.ts';

describe('stepRole', () => {
  it.each(Object.entries(STEP_IDS))('names %s for its ID', (role, id) => {
    expect(stepRole(id)).toBe(role);
  });

  it.each(['', '100', '108', '1010', 'binding', '装订方式', 'constructor'])('knows no role for %j', (id) => {
    expect(stepRole(id)).toBeNull();
  });

  it('gives every role an ID of its own', () => {
    expect(new Set(Object.values(STEP_IDS)).size).toBe(7);
  });
});
