import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App } from 'antd';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OperationId, Output } from '#contracts/operations.ts';
import { keyOf } from '#web/kit/ask/send.ts';
import { configureClient } from '#web/lib/call/client.ts';
import { REQUEST_FAILED } from '#web/lib/call/reply.ts';
import { createGuard, type Guard } from '#web/lib/use-guard.ts';
import { type Act, type ActOptions, useAct } from './use-act.ts';

const DONE = { code: 0, msg: '', data: { payNo: 'P1' } };
const REFUSED = { code: 400, message: '最多充值 50000 元', reason: 'bad-amount' };
const WISH = { amount: '100', channel: 'weixin' } as const;
const WALLET = keyOf('WalletServiceMag.getWallet');
const CART = keyOf('ShopCarService.cartList');

/** A recharge against a server that answers like this; drawn once, which is enough to act. */
function recharging(replies: readonly (object | Promise<object>)[], options: ActOptions<never, never> = {}) {
  const sent: object[] = [];
  configureClient({
    call: async <K extends OperationId>(_operation: K, input: object) => {
      sent.push(input);
      return (await replies[sent.length - 1]) as Output<K>;
    },
  });
  const queries = new QueryClient();
  for (const key of [WALLET, CART]) queries.setQueryData(key, {});
  const guard: Guard = { busy: new Set(), ...createGuard(() => {}) };
  let act: Act<typeof WISH, unknown> | undefined;
  function Screen() {
    act = useAct('WalletServiceMag.createRecharge', { guard, ...options } as object) as typeof act;
    return null;
  }
  const screen = createElement(QueryClientProvider, { client: queries }, createElement(Screen));
  renderToStaticMarkup(createElement(App, null, screen));
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
  return {
    /** Over when it is no longer busy. */
    async run(wish: object = WISH) {
      const value = await act?.run(wish as typeof WISH);
      await new Promise((resolve) => setTimeout(resolve));
      return value;
    },
    keys: () => sent.map((input) => Reflect.get(input, 'idemKey')),
    sent,
    isStale,
  };
}

describe('an act', () => {
  it('makes stale what the contract says, and nothing else', async () => {
    const { run, isStale } = recharging([DONE]);
    expect(await run()).toEqual(DONE.data);
    expect([isStale(WALLET), isStale(CART)]).toEqual([true, false]);
  });

  it('reads again when the outcome is unknown, and not after a refusal', async () => {
    const lost = recharging([REQUEST_FAILED]);
    expect(await lost.run()).toBeNull();
    expect(lost.isStale(WALLET)).toBe(true);
    const refused = recharging([REFUSED]);
    expect(await refused.run()).toBeNull();
    expect(refused.isStale(WALLET)).toBe(false);
  });

  it('keeps the key of its intent over a failure, and takes another for another wish or once it is done', async () => {
    const { run, keys } = recharging([REQUEST_FAILED, DONE, DONE, DONE]);
    await run();
    await run();
    await run();
    await run({ ...WISH, amount: '200' });
    const [first, second, third, fourth] = keys();
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
    expect(new Set([second, third, fourth]).size).toBe(3);
  });

  it('is done once for two presses, and says so by null', async () => {
    const { run, sent } = recharging([DONE]);
    const [first, second] = await Promise.all([run(), run()]);
    expect([first, second]).toEqual([DONE.data, null]);
    expect(sent).toHaveLength(1);
  });

  it('tells when what it made stale is read again, after a success only', async () => {
    const told: boolean[] = [];
    const done = recharging([DONE, REFUSED], { onRead: () => told.push(done.isStale(WALLET) === true) });
    await done.run();
    await done.run();
    expect(told).toEqual([true]);
  });

  it('hands a failure to its caller first', async () => {
    const told: string[] = [];
    const { run } = recharging([REFUSED], { onFailure: (error) => told.push(error.message) > 0 });
    await run();
    expect(told).toEqual([REFUSED.message]);
  });

  it('reads again before a refusal is told by which the screen is outdated', async () => {
    const seen: unknown[] = [];
    const refused = recharging([REFUSED], {
      outdated: [REFUSED.reason],
      onFailure: (_, wish) => seen.push(wish, refused.isStale(WALLET)) > 0,
    });
    await refused.run();
    expect(seen).toEqual([{ ...WISH }, true]);
  });
});
