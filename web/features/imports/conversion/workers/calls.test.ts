import { expect, it } from 'vitest';
import { answerCalls, callsTo } from './calls.ts';

type Sums = {
  readonly double: { readonly input: number; readonly output: number };
  readonly fail: { readonly input: undefined; readonly output: never };
  readonly never: { readonly input: undefined; readonly output: never };
};

/** Both ends in one thread, with a channel between them. */
function caller() {
  const { port1, port2 } = new MessageChannel();
  answerCalls<Sums>(port2, {
    double: async (number) => number * 2,
    fail: async () => {
      throw new RangeError('no such page');
    },
    never: () => new Promise(() => undefined),
  });
  port1.start();
  port2.start();
  const worker = Object.assign(port1, { terminate: () => port1.close() });
  return { worker, ...callsTo<Sums>(worker as unknown as Worker) };
}

it('brings each answer to its question', async () => {
  const { call, end } = caller();
  expect(await Promise.all([call('double', 1), call('double', 21)])).toEqual([2, 42]);
  end();
});

it('brings a failure as an error', async () => {
  const { call, end } = caller();
  const failed = call('fail', undefined);
  await expect(failed).rejects.toBeInstanceOf(Error);
  await expect(failed).rejects.toMatchObject({ name: 'RangeError', message: 'no such page' });
  end();
});

it('gives up what is not answered when it ends, and whatever is asked later', async () => {
  const { call, end } = caller();
  const waiting = call('never', undefined);
  end();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await expect(call('double', 1)).rejects.toMatchObject({ name: 'AbortError' });
});

it('breaks with the worker', async () => {
  const { call, worker } = caller();
  const waiting = call('never', undefined);
  worker.dispatchEvent(new Event('error'));
  await expect(waiting).rejects.toThrow('could not be loaded');
});
