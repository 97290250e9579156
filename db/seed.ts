import type { Database } from './client.ts';
import { writeMeta } from './meta.ts';
import { runScenario, type ScenarioName } from './scenarios/index.ts';

const SEED_SCENARIOS: readonly ScenarioName[] = [
  'personas-seeded',
  'goods-on-sale',
  'publications-made',
  'cards-made',
  'imports-begun',
  'cart-rule-lines',
  'member-carts',
  'wallets-filled',
  'demo-orders',
  'invoices-filled',
  'coupons-given',
  'gift-codes-given',
  'teams-seeded',
  'member-codes-given',
  'locked-areas-found',
];

/** Fills a database without data, whole or not at all. Same seed and moment, same facts. */
export function seed(db: Database, options: { seed: number; now: number }): void {
  const context = { db, ...options };
  db.sqlite.transaction(() => {
    for (const name of SEED_SCENARIOS) runScenario(name, context);
    writeMeta(db, 'seed', String(options.seed));
    writeMeta(db, 'seeded_at', String(options.now));
  })();
}
