import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { done, failed, type Outcome } from '#web/lib/call/outcome.ts';
import { openPromise } from './line.fixture.ts';
import { type AskPrice, createPriceWatch, type PriceState, TYPING_PAUSE_MS } from './price-watch.ts';
import type { ShownPrice } from './shown-price.ts';

function priced(total: string): ShownPrice {
  return {
    total,
    unitPrice: total,
    isUnitPriceRounded: false,
    unitPriceBefore: '',
    saved: '',
    discountHtml: '',
  };
}

/** A request that is answered when the test says so. */
function openRequest() {
  const { promise, resolve, reject } = openPromise<Outcome<ShownPrice>>();
  let signal: AbortSignal | undefined;
  const ask: AskPrice = vi.fn((given: AbortSignal) => {
    signal = given;
    return promise;
  });
  return {
    ask,
    reply: (total: string) => resolve(done(priced(total))),
    fail: () => resolve(failed('no', '计算价格失败，请稍后再试')),
    breakDown: () => reject(new Error('broken')),
    isAborted: () => signal?.aborted ?? false,
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

function watched(last: ShownPrice | null = priced('1.00')) {
  const seen: PriceState[] = [];
  const watch = createPriceWatch({
    last,
    failureText: '计算价格失败，请稍后再试',
    onChange: (state) => seen.push(state),
  });
  return { watch, seen };
}

describe('createPriceWatch', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the old price as out of date until the reply is there', async () => {
    const { watch } = watched();
    const request = openRequest();
    watch.want(request.ask, 'now');
    expect(watch.state()).toEqual({ status: 'pending', last: priced('1.00'), estimate: null });
    request.reply('2.00');
    await settle();
    expect(watch.state()).toEqual({ status: 'current', shown: priced('2.00') });
  });

  it('lets the late reply of an earlier request lose, whatever the order of the replies', async () => {
    const { watch, seen } = watched();
    const requests = [openRequest(), openRequest(), openRequest()];
    for (const { ask } of requests) watch.want(ask, 'now');
    for (const [index, request] of [...requests.entries()].reverse()) {
      request.reply(`${index}.00`);
      await settle();
      expect(watch.state()).toEqual({ status: 'current', shown: priced('2.00') });
    }
    expect(seen.filter(({ status }) => status === 'current')).toHaveLength(1);
  });

  it('aborts the request before', () => {
    const { watch } = watched();
    const first = openRequest();
    const second = openRequest();
    watch.want(first.ask, 'now');
    watch.want(second.ask, 'now');
    expect([first.isAborted(), second.isAborted()]).toEqual([true, false]);
  });

  it('asks once when the typing has paused', async () => {
    const { watch } = watched();
    const requests = [openRequest(), openRequest(), openRequest()];
    for (const { ask } of requests) {
      watch.want(ask, 'typing');
      await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS - 1);
    }
    expect(requests.map(({ ask }) => vi.mocked(ask).mock.calls.length)).toEqual([0, 0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests.map(({ ask }) => vi.mocked(ask).mock.calls.length)).toEqual([0, 0, 1]);
  });

  it('counts as out of date from the first key on, before anything is asked', async () => {
    const { watch } = watched();
    const first = openRequest();
    watch.want(first.ask, 'now');
    first.reply('2.00');
    await settle();
    watch.want(openRequest().ask, 'typing');
    expect(watch.state()).toEqual({ status: 'pending', last: priced('2.00'), estimate: null });
  });

  it('takes no reply for a price once typing has begun', async () => {
    const { watch } = watched();
    const first = openRequest();
    watch.want(first.ask, 'now');
    watch.want(openRequest().ask, 'typing');
    first.reply('2.00');
    await settle();
    expect(watch.state()).toEqual({ status: 'pending', last: priced('1.00'), estimate: null });
  });

  it('gives up what it asked when there is nothing to ask for', async () => {
    const { watch } = watched();
    const request = openRequest();
    watch.want(request.ask, 'now');
    watch.want(null, 'typing');
    request.reply('2.00');
    await settle();
    expect(request.isAborted()).toBe(true);
    expect(watch.state()).toEqual({ status: 'none' });
  });

  it('says so when the price could not be had, and asks again on demand', async () => {
    const { watch } = watched();
    const request = openRequest();
    watch.want(request.ask, 'now');
    request.fail();
    await settle();
    expect(watch.state()).toMatchObject({
      status: 'failed',
      error: { message: '计算价格失败，请稍后再试' },
    });
    watch.retry();
    expect(watch.state().status).toBe('pending');
    expect(request.ask).toHaveBeenCalledTimes(2);
  });

  it('takes a broken request for a failure', async () => {
    const { watch } = watched();
    const request = openRequest();
    watch.want(request.ask, 'now');
    request.breakDown();
    await settle();
    expect(watch.state()).toMatchObject({
      status: 'failed',
      error: { message: '计算价格失败，请稍后再试' },
    });
  });

  it('retries nothing while a price is there or under way', async () => {
    const { watch } = watched();
    const request = openRequest();
    watch.want(request.ask, 'now');
    watch.retry();
    request.reply('2.00');
    await settle();
    watch.retry();
    expect(request.ask).toHaveBeenCalledTimes(1);
  });

  it('asks nothing any more once stopped', async () => {
    const { watch } = watched();
    const request = openRequest();
    watch.want(request.ask, 'typing');
    watch.stop();
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
    expect(request.ask).not.toHaveBeenCalled();
  });
});
