import { CART, CHOOSE, OPTIONS } from './story-choosing.ts';
import { ARRIVED, MAKING, ORDER, PAID, PAY } from './story-ordering.ts';
import type { TourChapter } from './story-types.ts';
import { WORKS } from './story-works.ts';

/** From a publication to a book that is being made (导览). The names are those of the server's chapters. */
export const STORY: readonly [TourChapter, ...TourChapter[]] = [
  WORKS,
  CHOOSE,
  CART,
  OPTIONS,
  ORDER,
  PAY,
  PAID,
  MAKING,
  ARRIVED,
];
