import { expect, it } from 'vitest';
import { CODE_TRIES, checkTry } from './verification-code.ts';

it.each([
  [null, 'refused'],
  [{ expiresAt: 11, tries: CODE_TRIES - 1 }, 'done'],
  [{ expiresAt: 10, tries: 0 }, 'refused'],
  [{ expiresAt: 11, tries: CODE_TRIES }, 'refused'],
])('a code %j at moment 10 is %s', (code, kind) => {
  expect(checkTry(code, 10).kind).toBe(kind);
});
