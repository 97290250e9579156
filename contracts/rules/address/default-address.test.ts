import { describe, expect, it } from 'vitest';
import { defaultAddress } from './default-address.ts';

const address = (ID: string, IsDefault: string) => ({ ID, IsDefault });

describe('defaultAddress', () => {
  it('is the one flagged Y', () => {
    expect(defaultAddress([address('1', 'N'), address('2', 'Y')])?.ID).toBe('2');
  });

  it('is the first where none is flagged', () => {
    expect(defaultAddress([address('1', 'N'), address('2', 'N')])?.ID).toBe('1');
  });

  it('is the first flagged one where a server flags several', () => {
    expect(defaultAddress([address('1', 'N'), address('2', 'Y'), address('3', 'Y')])?.ID).toBe('2');
  });

  it('takes only Y for the flag', () => {
    expect(defaultAddress([address('1', ''), address('2', 'y'), address('3', '1')])?.ID).toBe('1');
  });

  it('is null for an empty list', () => {
    expect(defaultAddress([])).toBeNull();
  });
});
