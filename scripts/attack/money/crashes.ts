/** The built server, killed in the midst of bursts of calls and started again on the same data. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, type Database, openDatabase } from '#db/client.ts';
import { type RunningServer, startServer } from '#scripts/bench/processes.ts';
import { builtServer, builtServerEnvironment } from '#scripts/setup/child.mjs';
import type { Finding } from '../finding.ts';
import { Chance } from './chance.ts';
import { Counter, textIn } from './counter.ts';
import { Disagreement } from './disagreement.ts';
import { Proof } from './proof.ts';
import { distantShop } from './shop.ts';
import { ACTS, enter, settleDown } from './take-walk.ts';
import { OWNER, Walk } from './walk.ts';

const BEGIN = Date.parse('2026-11-21T02:00:00Z');
const AT_ONCE = 4;
const BURST = 60;
const FIFTY = 50;
/** A closed account would be told apart by answers that may be lost. */
const HELD_BACK = ['close the account'];

class Crashing {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'attack-money-'));
  readonly #begun = Date.now();
  /** Kept by `now`, because the world's clock begins anew with each process. */
  passedMs = () => 0;
  #server: Promise<RunningServer> | null = null;
  kills = 0;

  now(): number {
    return BEGIN + this.passedMs() + Date.now() - this.#begun;
  }

  start(): void {
    const clock = new Date(this.now()).toISOString();
    const env = { ...builtServerEnvironment, DATA_DIR: this.dataDir, NODE_ENV: 'production' };
    this.#server = startServer(builtServer(['--port', '0', '--clock', clock]), env);
  }

  async url(): Promise<string> {
    if (!this.#server) throw new Error('nobody started the server');
    return (await this.#server).url;
  }

  /** As if the machine had been switched off: by its own process id, and nothing is tidied up. */
  async kill(): Promise<void> {
    const server = await this.#server;
    if (!server) return;
    const ended = new Promise((resolve) => server.child.once('exit', resolve));
    server.child.kill('SIGKILL');
    await ended;
    this.#server = null;
    this.kills += 1;
  }

  /** What lies on the disk while no server holds it. */
  async read<T>(work: (db: Database) => T): Promise<T> {
    await this.kill();
    const db = openDatabase(join(this.dataDir, 'desk.sqlite'));
    try {
      return work(db);
    } finally {
      closeDatabase(db);
      this.start();
    }
  }
}

export async function attackByCrashes({
  seed,
  rounds,
}: {
  seed: number;
  rounds: number;
}): Promise<readonly Finding[]> {
  const place = new Crashing();
  const chance = new Chance(seed);
  // Every answer may be lost at any moment, and then waits for the next server.
  const broke = async () => void (await place.url());
  const counter = new Counter(
    distantShop(() => place.url()),
    { isArmed: () => true, broke },
  );
  const walk = new Walk(chance, counter, `crash-${seed}`);
  place.passedMs = () => walk.passedMs;
  try {
    place.start();
    const parallel = await fiftyAtOnce(walk);
    await enter(walk);
    let db: Database | null = null;
    const current = () => {
      if (!db) throw new Error('the database is read while no server holds it');
      return db;
    };
    const proof = await place.read((open) => {
      db = open;
      return new Proof(current, { books: walk.books, isHandedKnown: false });
    });
    const problems: string[] = [];
    for (let round = 0; round < rounds && problems.length === 0; round += 1) {
      await burst(walk, place);
      await settleDown(walk);
      walk.books.doubtAll();
      await walk.books.refresh([OWNER]);
      await place.read((open) => {
        db = open;
        problems.push(...proof.step(), ...proof.whole(walk, place.now()), ...proof.storage());
      });
    }
    for (const problem of problems) console.log(`  ${problem}`);
    const figure = `${place.kills} kills, ${walk.step} operations, ${counter.broken} answers lost and asked again, ${walk.books.payments.size} payments`;
    return [parallel, { name: 'kill -9 in the midst of bursts', figure, holds: problems.length === 0 }];
  } catch (error) {
    if (!(error instanceof Disagreement)) throw error;
    console.log(`  ${error.message}\n  ${counter.heard.slice(-10).join('\n  ')}`);
    return [{ name: 'kill -9 in the midst of bursts', figure: error.message.slice(0, 120), holds: false }];
  } finally {
    await place.kill();
    rmSync(place.dataDir, { recursive: true, force: true });
  }
}

/** Several customers at once, and after some of their operations the server is gone. */
async function burst(walk: Walk, place: Crashing): Promise<void> {
  const acts = ACTS.filter(({ name }) => !HELD_BACK.includes(name));
  const killAt = walk.step + 5 + walk.chance.below(BURST - 10);
  const until = walk.step + BURST;
  const customer = async () => {
    while (walk.step < until) {
      walk.step += 1;
      const isLast = walk.step === killAt;
      const acting = walk.chance.weighed(acts)?.run(walk);
      if (isLast) {
        // Not between two calls, but while the others' are on their way.
        await new Promise((resolve) => setTimeout(resolve, walk.chance.below(20)));
        await place.kill();
        place.start();
      }
      await acting;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, customer));
}

/** One intent to recharge, sent and confirmed fifty times at once. */
async function fiftyAtOnce(walk: Walk): Promise<Finding> {
  const before = await availableFen(walk);
  const all = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: FIFTY }, work));
  const wish = { amount: '500', channel: 'weixin', idemKey: walk.newKey() };
  const begun = await all(() => walk.ask('super', 'WalletServiceMag.createRecharge', wish));
  const numbers = new Set(begun.map(({ data }) => textIn(data, 'payNo')));
  const [payNo = ''] = numbers;
  const { data } = await walk.ask('super', 'PayServiceMag.queryPay', { payNo });
  const code = textIn(data, 'codeUrl').split('/').at(-1) ?? '';
  const settle = () => walk.counter.control('POST', `pay/${payNo}/settle`);
  const confirmed = await Promise.all([all(() => walk.counter.cashier(code, 'success')), all(settle)]);
  const taken = confirmed.flat().filter(({ isDone }) => isDone).length;
  const credited = (await availableFen(walk)) - before;
  const figure = `${numbers.size} payment, ${taken} of ${2 * FIFTY} confirmations taken, ${credited / 100} yuan credited`;
  return {
    name: '50 recharges of one intent, 100 confirmations at once',
    figure,
    holds: numbers.size === 1 && taken === 1 && credited === 53_000,
  };
}

async function availableFen(walk: Walk): Promise<number> {
  const { data } = await walk.ask('super', 'WalletServiceMag.getWallet', {});
  return Math.round(Number(textIn(data, 'balance')) * 100);
}
