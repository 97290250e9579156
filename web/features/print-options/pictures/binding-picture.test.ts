import { describe, expect, it } from 'vitest';
import { BINDINGS } from '#contracts/rules/account/bindings.ts';
import { bindingPicture } from './binding-picture.ts';

describe('bindingPicture', () => {
  it('is one of its own for each of the twelve', () => {
    const addresses = BINDINGS.map(({ name }) => bindingPicture(name));
    expect(new Set(addresses).size).toBe(12);
    expect(addresses).not.toContain(null);
  });

  it.each(['', '精装', 'constructor'])('is none for %j', (name) => {
    expect(bindingPicture(name)).toBeNull();
  });
});
