import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf, factsOf, MINUTE_MS } from '../testing.ts';
import { asSuper, begin, cashierOf, orderIn, payAtCashier } from './testing.ts';

const app = appForEachTest();
const refresh = (payNo: unknown) => asSuper(app(), 'PayServiceMag.refreshPayCode', { payNo: String(payNo) });
const atCashier = async (payment: Parameters<typeof cashierOf>[0]) =>
  (await app().app.inject({ url: cashierOf(payment) })).json();

describe('PayServiceMag.refreshPayCode', () => {
  it('has a new code for five minutes, and the old one is dead', async () => {
    const old = await begin(app(), orderIn(app()));
    app().world.clock.advance(6 * MINUTE_MS);
    const fresh = dataOf(await refresh(old.payNo));
    expect(fresh).toMatchObject({
      payNo: old.payNo,
      state: 'waiting',
      codeExpiresAt: new Date(TEST_NOW + 11 * MINUTE_MS).toISOString(),
    });
    expect(fresh.codeUrl).not.toBe(old.codeUrl);
    expect(await atCashier(old)).toMatchObject({ reason: 'unknown-pay-code' });
    expect(await atCashier(fresh)).toMatchObject({ code: 0, data: { payNo: old.payNo } });
  });

  it('waits for a scan again', async () => {
    const old = await begin(app(), orderIn(app()));
    await app().app.inject({ method: 'POST', url: `${cashierOf(old)}/scan` });
    expect(dataOf(await refresh(old.payNo))).toMatchObject({ state: 'waiting' });
  });

  it('succeeds instead when the money is there', async () => {
    const payment = await begin(app(), orderIn(app()));
    await payAtCashier(app(), payment, 'no-callback');
    expect(dataOf(await refresh(payment.payNo))).toMatchObject({ state: 'succeeded', codeUrl: '' });
  });

  it('has no code for a bank transfer', async () => {
    const { payNo } = await begin(app(), orderIn(app()), { channel: 'transfer' });
    expect((await refresh(payNo)).json).toMatchObject({ code: 1082, reason: 'payment-state' });
  });

  it('has no code for a payment that ended', async () => {
    const payment = await begin(app(), orderIn(app()));
    await payAtCashier(app(), payment, 'fail');
    const before = factsOf(app());
    expect((await refresh(payment.payNo)).json).toMatchObject({ reason: 'payment-state' });
    expect(factsOf(app())).toBe(before);
  });
});
