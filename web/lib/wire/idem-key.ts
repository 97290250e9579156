import { randomHex } from './random-hex.ts';

/** A key for one intent (幂等键): made with the wish, kept over every attempt at it. */
export function newIdemKey(): string {
  return randomHex(16);
}
