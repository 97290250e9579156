/** Guests of a demo who work as guests do, while something is tried beside them. */
import { operationMeta } from '#contracts/operations.ts';
import { type Browser, openBrowser } from './browser.ts';
import { rest } from './hostile-acts.ts';

/** What a guest does in a second, and more. */
const PAUSE_MS = 100;
const MARK = '外来者';

const READS = [
  'UserCenterMag.userIsLogin3',
  'ShopCarService.cartList',
  'UserCenterMag.getUserAddressList',
] as const;

export interface Guest {
  readonly browser: Browser;
  readonly token: string;
  readonly times: number[];
  failures: number;
  cart: number | null;
}

export async function guestAt(url: string, address: string): Promise<Guest> {
  const browser = openBrowser(url, address);
  await browser.send('GET', '/uwp/newServlet?serviceName=UserCenterMag&medthodName=getMemberInfo');
  const { text } = await browser.send('POST', '/__replica/personas/super/login');
  const { token } = JSON.parse(text) as { token: string };
  return { browser, token, times: [], failures: 0, cart: null };
}

/** What the guests waited for each of their calls, which go on as long as something is done beside them. */
export async function whileTheyWork(
  guests: readonly Guest[],
  act: () => Promise<unknown>,
): Promise<number[]> {
  let isOver = false;
  for (const guest of guests) guest.times.length = 0;
  const acted = act().finally(() => {
    isOver = true;
  });
  await Promise.all([acted, ...guests.map((guest) => work(guest, () => isOver))]);
  return guests.flatMap(({ times }) => times);
}

export const failuresOf = (guests: readonly Guest[]) =>
  guests.reduce((sum, { failures }) => sum + failures, 0);

async function work(guest: Guest, isOver: () => boolean): Promise<void> {
  for (let round = 0; !isOver(); round += 1) {
    const { httpMethod, path } = operationMeta(READS[round % READS.length] ?? READS[0]);
    const reply = await guest.browser.send(httpMethod, path, { headers: { authorization: guest.token } });
    guest.times.push(reply.ms);
    // A guest sees the own world: nothing of it goes, and nothing of the stranger's comes.
    const isOwn = reply.status === 200 && !reply.text.includes(MARK);
    if (!isOwn || cartChanged(guest, path, reply.text)) guest.failures += 1;
    await rest(PAUSE_MS);
  }
}

function cartChanged(guest: Guest, path: string, text: string): boolean {
  if (!path.includes('cartList')) return false;
  const total = Number(/"total":(\d+)/.exec(text)?.[1] ?? Number.NaN);
  const isOther = guest.cart !== null && guest.cart !== total;
  guest.cart = total;
  return isOther || Number.isNaN(total);
}
