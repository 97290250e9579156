import { CART, CHOOSE, OPTIONS } from './story-choosing.ts';
import { APPROVING, ASKING, COMPANY, INVOICING } from './story-company.ts';
import { ARRIVED, MAKING, ORDER, PAID, PAY } from './story-ordering.ts';
import { COMPANY_TROUBLES, TROUBLES } from './story-troubles.ts';
import type { TourChapter } from './story-types.ts';
import { WORKS } from './story-works.ts';

/**
 * From a publication to a book that was read (导览), then, told by itself, how a company prints. The names are those of
 * the server's chapters.
 */
export const STORY: readonly [TourChapter, ...TourChapter[]] = [
  WORKS,
  CHOOSE,
  CART,
  OPTIONS,
  ORDER,
  PAY,
  PAID,
  MAKING,
  TROUBLES,
  ARRIVED,
  COMPANY,
  ASKING,
  APPROVING,
  COMPANY_TROUBLES,
  INVOICING,
];
