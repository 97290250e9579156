import { operationMeta } from '#contracts/operations.ts';
import { quantile } from '#scripts/bench/load.ts';
import { memoryMb, startServer, stopServer } from '#scripts/bench/processes.ts';
import { builtServer, builtServerEnvironment } from '#scripts/setup/child.mjs';
import { type Browser, openBrowser } from './browser.ts';
import type { Finding } from './finding.ts';
import { HOSTILE_ACTS, rest } from './hostile-acts.ts';

const OTHERS = 10;
const AT_ONCE = 4;
/** What a guest does in a second, and more. */
const PAUSE_MS = 100;
const MOST_P99_MS = 100;
const MOST_MEMORY_MB = 400;
const MARK = '外来者';

const READS = [
  'UserCenterMag.userIsLogin3',
  'ShopCarService.cartList',
  'UserCenterMag.getUserAddressList',
] as const;

interface Guest {
  readonly browser: Browser;
  readonly token: string;
  readonly times: number[];
  failures: number;
  cart: number | null;
}

/** One hostile visitor of a demo tries everything while ten others work. */
export async function attackAsVisitor(seconds: number): Promise<readonly Finding[]> {
  const server = await startServer(builtServer(['--demo', '--port', '0']), {
    ...builtServerEnvironment,
    NODE_ENV: 'production',
  });
  try {
    const guests: Guest[] = [];
    for (let i = 0; i < OTHERS; i += 1) guests.push(await guestAt(server.url, `127.0.0.${11 + i}`));
    const calm = await whileTheyWork(guests, 3, async () => {});
    const hostile = openBrowser(server.url, '127.0.0.99');
    const tried = new Map<string, Map<number, number>>();
    let memory = memoryMb(server) ?? 0;
    const upset = await whileTheyWork(guests, seconds, async (until) => {
      await Promise.all(
        Object.entries(HOSTILE_ACTS).map(async ([name, act]) => {
          const statuses = new Map<number, number>();
          tried.set(name, statuses);
          for (let round = 0; performance.now() < until; round += AT_ONCE) {
            const acts = Array.from({ length: AT_ONCE }, (_, i) => act(hostile, round + i));
            for (const answer of await Promise.all(acts)) {
              const status = (answer as { status?: number } | undefined)?.status ?? 0;
              statuses.set(status, (statuses.get(status) ?? 0) + 1);
            }
            memory = Math.max(memory, memoryMb(server) ?? 0);
          }
        }),
      );
    });
    hostile.close();
    const alive = await openBrowser(server.url, '127.0.0.98').send('GET', '/__replica/health');
    for (const { browser } of guests) browser.close();
    for (const [name, statuses] of tried) {
      console.log(
        `  ${name}: ${[...statuses].map(([status, n]) => `${n} x ${status || 'held'}`).join(', ')}`,
      );
    }
    const failures = guests.reduce((sum, guest) => sum + guest.failures, 0);
    return [
      {
        name: `ten guests beside one hostile visitor, ${seconds} s`,
        figure: `p99 ${upset.toFixed(0)} ms (${calm.toFixed(0)} ms before), ${failures} calls failed`,
        holds: upset < MOST_P99_MS && failures === 0,
      },
      { name: 'memory of the server', figure: `${memory} MB at most`, holds: memory < MOST_MEMORY_MB },
      { name: 'the server afterwards', figure: `health ${alive.status}`, holds: alive.status === 200 },
    ];
  } finally {
    await stopServer(server);
  }
}

async function guestAt(url: string, address: string): Promise<Guest> {
  const browser = openBrowser(url, address);
  await browser.send('GET', '/uwp/newServlet?serviceName=UserCenterMag&medthodName=getMemberInfo');
  const { text } = await browser.send('POST', '/__replica/personas/super/login');
  const { token } = JSON.parse(text) as { token: string };
  return { browser, token, times: [], failures: 0, cart: null };
}

/** The slowest hundredth of what the guests waited for. */
async function whileTheyWork(
  guests: readonly Guest[],
  seconds: number,
  meanwhile: (until: number) => Promise<void>,
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  for (const guest of guests) guest.times.length = 0;
  await Promise.all([meanwhile(until), ...guests.map((guest) => work(guest, until))]);
  return quantile(
    guests.flatMap(({ times }) => times),
    0.99,
  );
}

async function work(guest: Guest, until: number): Promise<void> {
  for (let round = 0; performance.now() < until; round += 1) {
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
