import { operationMeta } from '#contracts/operations.ts';
import { type BenchCase, benchCases } from './cases.ts';
import { load } from './load.ts';
import type { RunningServer } from './processes.ts';

/** A session of the member whose calls are measured. */
export async function tokenOf({ url }: RunningServer): Promise<string> {
  const response = await fetch(`${url}/__replica/personas/super/login`, { method: 'POST' });
  return ((await response.json()) as { token: string }).token;
}

export async function casesOf({ url }: RunningServer, token: string): Promise<BenchCase[]> {
  const ask = async (path: string, method = 'GET') =>
    (await fetch(`${url}${path}`, { method, headers: { authorization: token } })).json();
  const user = (await ask(operationMeta('UserCenterMag.userIsLogin3').path, 'POST')) as { user_id: string };
  const cart = (await ask(operationMeta('ShopCarService.cartList').path)) as {
    data: { list: Parameters<typeof benchCases>[0][] };
  };
  const [line] = cart.data.list;
  if (!line) throw new Error('the cart of super is empty');
  return benchCases(line, user.user_id);
}

/** What the link of one of the published works of super ends with. */
export async function publishedCode({ url }: RunningServer, token: string): Promise<string> {
  const { path } = operationMeta('OpusServiceMag.getOpusList');
  const response = await fetch(`${url}${path}?status=published&sort=pages`, {
    headers: { authorization: token },
  });
  const { data } = (await response.json()) as { data: { list: readonly { code: string }[] } };
  const [work] = data.list;
  if (!work) throw new Error('super has published nothing');
  return work.code;
}

/** One call that is made again and again. */
export interface Driven {
  readonly server: RunningServer;
  readonly one: BenchCase;
  readonly token: string;
}

/** The reading of the first line of the cart, as every page of it asks. */
export async function drivenCart(server: RunningServer): Promise<Driven> {
  const token = await tokenOf(server);
  const one = (await casesOf(server, token)).find(({ operation }) => operation === 'ShopCarService.cartInfo');
  if (!one) throw new Error('cartInfo is not among the measured calls');
  return { server, one, token };
}

export async function perSecond({ server, one, token }: Driven, seconds: number): Promise<number> {
  const { method, body, path } = one;
  const result = await load({ url: `${server.url}${path}`, method, body, token, seconds });
  if (result.failures > 0) throw new Error(`${result.failures} calls failed under load`);
  return result.perSecond;
}
