import { describe, expect, it } from 'vitest';
import { roomOf } from './room.ts';

describe('the room of the console', () => {
  it.each([
    [1280, 'slim', 400],
    [1366, 'slim', 400],
    [1280, 'wide', 512],
    [1440, 'wide', 640],
    [1920, 'wide', 640],
  ] as const)('is taken from the page at %d px (%s): %d', (screen, size, width) => {
    expect(roomOf(screen, size)).toEqual({ way: 'beside', width });
    expect(screen - width, 'what is left is no phone').toBeGreaterThan(767);
  });

  it.each([
    [1279, 480],
    [768, 480],
    [390, 390],
  ])('lies over the page at %d px: %d', (screen, width) => {
    expect(roomOf(screen, 'wide')).toEqual({ way: 'over', width });
  });
});
