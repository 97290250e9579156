import { operationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { benchCases } from './cases.ts';

export interface Tally {
  calls: number;
  leaks: number;
  /** Answers of 500 and above, and none at all. */
  failures: number;
  /** The first few, in words. */
  readonly problems: string[];
}

export interface Worker {
  readonly sandbox: string;
  workUntil(endsAt: number): Promise<void>;
}

type Line = Parameters<typeof benchCases>[0];

const ACCOUNT = 'super';
const MOST_PROBLEMS = 10;
/** Counts of copies by which a worker knows its own writing; no two workers ever write the same one. */
const STRIDE = 100;

/** Somebody who writes a number that only he writes into the first cart line, and reads it again. */
export async function createWorker(
  url: string,
  sandbox: string,
  index: number,
  tally: Tally,
): Promise<Worker> {
  let token = '';
  const login = await ask('POST', `/__replica/personas/${ACCOUNT}/login`);
  token = String((login as { token: string }).token);
  const lines = await cart();
  const [line] = lines;
  if (!line) throw new Error(`the cart of ${ACCOUNT} is empty in ${sandbox}`);
  const lineID = line.ID;

  async function ask(method: string, path: string, body?: string): Promise<unknown> {
    tally.calls += 1;
    try {
      const reply = await fetch(url + path, {
        method,
        headers: {
          'x-replica-sandbox': sandbox,
          ...(token ? { authorization: token } : {}),
          ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(body ? { body } : {}),
      });
      const text = await reply.text();
      if (reply.status >= 500) failed(`${method} ${path} answered ${reply.status}`);
      return text.startsWith('{') ? JSON.parse(text) : text;
    } catch (error) {
      failed(String(error));
      return null;
    }
  }

  async function cart(): Promise<Line[]> {
    const { path } = operationMeta('ShopCarService.cartList');
    const reply = (await ask('GET', toWire(path))) as { data?: { list: Line[] } } | null;
    return reply?.data?.list ?? [];
  }

  function failed(problem: string): void {
    tally.failures += 1;
    note(problem);
  }

  function note(problem: string): void {
    if (tally.problems.length < MOST_PROBLEMS) tally.problems.push(`${sandbox}: ${problem}`);
  }

  return {
    sandbox,
    async workUntil(endsAt) {
      for (let round = 0; performance.now() < endsAt; round += 1) {
        const remark = `${sandbox} ${round}`;
        const count = 1 + index * STRIDE + (round % STRIDE);
        const current = (await cart()).find(({ ID }) => ID === lineID);
        if (!current) {
          tally.leaks += 1;
          note('the cart line is gone');
          return;
        }
        const update = benchCases({ ...current, count, remarkinfo: remark }, '10003').find(
          ({ operation }) => operation === 'ShoppingServiceMag.updateCart',
        );
        if (!update) throw new Error('no call changes the cart');
        await ask('POST', update.path, update.body);
        const read = (await cart()).find(({ ID }) => ID === lineID);
        if (read?.remarkinfo === remark && Number(read.count) === count) continue;
        tally.leaks += 1;
        note(`wrote ${count} "${remark}", read ${read?.count} "${read?.remarkinfo}"`);
      }
    },
  };
}
