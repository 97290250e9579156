import { BOOKS } from './books.ts';
import { BUSINESS } from './business.ts';
import { KEEPSAKES } from './keepsakes.ts';
import { PERIODICALS } from './periodicals.ts';
import type { DemoWork } from './types.ts';

/** The demo works (示例作品库): invented titles, people and studios only. */
export const SEEDED_WORKS: readonly DemoWork[] = [...BOOKS, ...BUSINESS, ...PERIODICALS, ...KEEPSAKES];
