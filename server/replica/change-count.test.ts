import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enterTestApp, type TestApp } from '#server/testing.ts';
import { type Control, controlOf } from './testing.ts';

let test: TestApp;
let control: Control;
let token: string;

beforeEach(async () => {
  test = await enterTestApp({ moments: 20 });
  control = controlOf(test.app);
  token = await test.tokenOf('super');
});
afterEach(() => test.close());

const changes = async () => (await control('GET', 'info')).body.changes;
const remove = (cartIDs: string) => test.call('ShopCarService.deleteCart', { cartIDs }, { token });

describe('the count of changes', () => {
  it('counts what was written, not what was read or refused', async () => {
    await test.call('ShopCarService.cartList', {}, { token });
    await remove('90001');
    await remove('90002');
    await remove('no-such-line');
    await test.call('ShopCarService.deleteCart', { cartIDs: '90003' });
    expect(await changes()).toEqual({ 'ShopCarService.deleteCart': 2 });
  });

  it('outlives the journal', async () => {
    await remove('90001');
    await control('DELETE', 'journal');
    expect(await changes()).toEqual({ 'ShopCarService.deleteCart': 1 });
  });

  it('leaves out what is taken back, until it is had again', async () => {
    const rewind = async (id: string) => (await control('POST', `moments/${id}/rewind`)).body;
    await remove('90001');
    await remove('90002');
    const [, first] = (await control('GET', 'moments')).body.list as { id: number }[];
    await rewind(String(first?.id));
    expect(await changes()).toEqual({});
    await rewind('latest');
    expect(await changes()).toEqual({ 'ShopCarService.deleteCart': 2 });
    await rewind(String(first?.id));
    await remove('90003');
    expect(await changes()).toEqual({ 'ShopCarService.deleteCart': 1 });
  });

  it('goes back with the world', async () => {
    await remove('90001');
    await control('POST', 'snapshots/one');
    await remove('90002');
    await control('POST', 'snapshots/one/load');
    expect(await changes()).toEqual({ 'ShopCarService.deleteCart': 1 });
    await control('POST', 'reset');
    expect(await changes()).toEqual({});
  });
});
