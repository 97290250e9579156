import { operationMeta } from '#contracts/operations.ts';
import { quantile } from '#scripts/bench/load.ts';
import { memoryMb, type RunningServer, startServer, stopServer } from '#scripts/bench/processes.ts';
import { builtServer, builtServerEnvironment } from '#scripts/setup/child.mjs';
import { type Browser, openBrowser } from './browser.ts';
import type { Finding } from './finding.ts';
import { rest } from './hostile-acts.ts';

const OTHERS = 10;
/** What a guest does in a second, and more. */
const PAUSE_MS = 100;
const MOST_P99_MS = 100;
const WORST_MS = 200;
const MOST_MEMORY_MB = 400;
const MARK = '外来者';

const READS = [
  'UserCenterMag.userIsLogin3',
  'ShopCarService.cartList',
  'UserCenterMag.getUserAddressList',
] as const;

/** A visitor of a demo in a world of its own, logged in. */
export interface Visitor {
  readonly browser: Browser;
  readonly token: string;
}

interface Guest extends Visitor {
  readonly times: number[];
  failures: number;
  cart: number | null;
}

/** A demo of the built server for as long as it is attacked. */
export async function withDemo<T>(
  attack: (server: RunningServer) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const server = await startServer(builtServer(['--demo', '--port', '0']), {
    ...builtServerEnvironment,
    ...settings,
    NODE_ENV: 'production',
  });
  try {
    return await attack(server);
  } finally {
    await stopServer(server);
  }
}

export async function visitorAt(url: string, address: string): Promise<Visitor> {
  const browser = openBrowser(url, address);
  await browser.send('GET', '/uwp/newServlet?serviceName=UserCenterMag&medthodName=getMemberInfo');
  const { text } = await browser.send('POST', '/__replica/personas/super/login');
  const { token } = JSON.parse(text) as { token: string };
  return { browser, token };
}

/** Ten guests, each at an address of its own, for so long and until `meanwhile` is over; and what they, and the server, felt of it. */
export async function besideGuests(
  server: RunningServer,
  name: string,
  seconds: number,
  meanwhile: (until: number) => Promise<void>,
): Promise<readonly Finding[]> {
  const guests: Guest[] = [];
  for (let i = 0; i < OTHERS; i += 1) {
    const visitor = await visitorAt(server.url, `127.0.0.${11 + i}`);
    guests.push({ ...visitor, times: [], failures: 0, cart: null });
  }
  const calm = await whileTheyWork(guests, 3, async () => {});
  let memory = memoryMb(server) ?? 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryMb(server) ?? 0);
  }, 200);
  const upset = await whileTheyWork(guests, seconds, meanwhile);
  clearInterval(watch);
  const stranger = openBrowser(server.url, '127.0.0.98');
  const alive = await stranger.send('GET', '/__replica/health');
  for (const { browser } of [...guests, { browser: stranger }]) browser.close();
  const failures = guests.reduce((sum, guest) => sum + guest.failures, 0);
  return [
    {
      name: `ten guests beside ${name}`,
      figure: `p99 ${upset.p99.toFixed(0)} ms (${calm.p99.toFixed(0)} ms before), worst ${upset.worst.toFixed(0)} ms, ${failures} calls failed`,
      holds: upset.p99 < MOST_P99_MS && upset.worst < WORST_MS && failures === 0,
    },
    { name: 'memory of the server', figure: `${memory} MB at most`, holds: memory < MOST_MEMORY_MB },
    { name: 'the server afterwards', figure: `health ${alive.status}`, holds: alive.status === 200 },
  ];
}

/** What the guests waited for: the slowest hundredth, and the slowest. */
async function whileTheyWork(
  guests: readonly Guest[],
  seconds: number,
  meanwhile: (until: number) => Promise<void>,
): Promise<{ readonly p99: number; readonly worst: number }> {
  const until = performance.now() + seconds * 1000;
  let isOver = false;
  for (const guest of guests) guest.times.length = 0;
  const acted = Promise.all([rest(seconds * 1000), meanwhile(until)]).finally(() => {
    isOver = true;
  });
  await Promise.all([acted, ...guests.map((guest) => work(guest, () => isOver))]);
  const times = guests.flatMap((guest) => guest.times);
  return { p99: quantile(times, 0.99), worst: quantile(times, 1) };
}

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
