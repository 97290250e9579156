import { afterEach, expect, it, vi } from 'vitest';
import { pageTurnSound } from './page-turn-sound.ts';

afterEach(() => vi.unstubAllGlobals());

it('is heard once, however many leaves turned before sound was allowed', () => {
  const sounding = new Set<object>();
  const resume = vi.fn(async () => undefined);
  const node = () => {
    const made = {
      ...{ frequency: { setValueAtTime() {}, linearRampToValueAtTime() {} } },
      ...{ connect: (next: object) => next, disconnect: () => sounding.delete(made) },
      start: () => sounding.add(made),
    };
    return made;
  };
  vi.stubGlobal(
    'AudioContext',
    class {
      sampleRate = 100;
      resume = resume;
      createBuffer = () => ({ getChannelData: () => [] });
      createBufferSource = node;
      createBiquadFilter = node;
    },
  );
  for (let leaf = 1; leaf <= 3; leaf += 1) pageTurnSound();
  expect([resume.mock.calls.length, sounding.size]).toEqual([3, 1]);
});
