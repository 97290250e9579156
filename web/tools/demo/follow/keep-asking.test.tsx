import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type KeptAsking, keepAsking } from './keep-asking.ts';

let asked: { signal: AbortSignal; answer: (value: string) => void; fail: () => void }[];
let answers: string[];
let failures: number;
let goesOn: boolean;
let kept: KeptAsking;
let seen: 'visible' | 'hidden';

beforeEach(() => {
  vi.useFakeTimers();
  seen = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  [asked, answers, failures, goesOn] = [[], [], 0, true];
  kept = keepAsking<string>({
    ask: (signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        asked.push({ signal, answer: resolve, fail: () => reject(new Error('no answer')) });
      }),
    onAnswer(answer) {
      answers.push(answer);
      return answer !== 'same';
    },
    onFailure() {
      failures += 1;
      return goesOn;
    },
  });
});

afterEach(() => {
  kept.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const last = () => asked[asked.length - 1];
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('asks again as soon as there was news', async () => {
  last()?.answer('one');
  await pass(0);
  expect([answers, asked.length]).toEqual([['one'], 2]);
});

it('does not hurry where the server answers at once without news', async () => {
  last()?.answer('same');
  await pass(100);
  expect(asked).toHaveLength(1);
  await pass(3000);
  expect(asked).toHaveLength(2);
});

it('comes again after a failure, later each time, and at once when the network is back', async () => {
  last()?.fail();
  await pass(300);
  expect([failures, asked.length]).toEqual([1, 2]);
  last()?.fail();
  await pass(300);
  expect(asked).toHaveLength(2);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(asked).toHaveLength(3);
});

it('gives up a question without an answer, as after a sleep', async () => {
  await pass(12_000);
  expect([last()?.signal.aborted, failures]).toEqual([true, 1]);
  await pass(300);
  expect(asked).toHaveLength(2);
});

it('asks anew at once when what it asks has changed, which is no failure', async () => {
  kept.again();
  await pass(0);
  expect([asked.length, asked[0]?.signal.aborted, failures]).toEqual([2, true, 0]);
});

it('rests while the page is not looked at, and asks when it is again', async () => {
  seen = 'hidden';
  last()?.answer('one');
  await pass(60_000);
  expect(asked).toHaveLength(1);
  seen = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(asked).toHaveLength(2);
});

it('ends where it is not worth asking, and when it is stopped', async () => {
  goesOn = false;
  last()?.fail();
  await pass(60_000);
  expect(asked).toHaveLength(1);
});
