import { describe, expect, it } from 'vitest';
import { annotation } from './github.ts';

describe('annotation', () => {
  it('escapes what would end the command or its title', () => {
    expect(annotation('error', 'A.b: 100%, twice', 'first\r\nsecond 5% :: done')).toBe(
      '::error title=A.b%3A 100%25%2C twice::first%0D%0Asecond 5%25 :: done',
    );
  });

  it('shows at the line of a file where it knows one', () => {
    expect(annotation('error', 'A.b', 'x', 'a,b/c.yaml:12')).toBe(
      '::error file=a%2Cb/c.yaml,line=12,title=A.b::x',
    );
    expect(annotation('notice', 'A.b', 'x', 'contracts')).toBe('::notice file=contracts,title=A.b::x');
  });
});
