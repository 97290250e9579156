import { SEEDED_WORKS } from '../works/works.ts';
import { CART_RULE_LINES } from './cart-rule-lines.ts';

export interface DemoPublication {
  id: number;
  ownerId: number;
  artId: string;
  pageNum: number;
}

const SUPER_ID = 10003;
const FIRST_ID_OF_SUPER = 50001;

const pagesByWork = new Map(SEEDED_WORKS.map(({ artId, pageNum }) => [artId, pageNum]));
const pagesInCart = new Map(CART_RULE_LINES.map(({ work, pageNum }) => [work, pageNum]));

/** A publication of `super` has the page count that its cart line needs, and otherwise that of the work. */
const OF_SUPER = SEEDED_WORKS.map(({ artId, pageNum }, index) => ({
  id: FIRST_ID_OF_SUPER + index,
  ownerId: SUPER_ID,
  artId,
  pageNum: pagesInCart.get(artId) ?? pageNum,
}));

function of(
  ownerId: number,
  firstId: number,
  works: readonly (readonly [artId: string, pageNum?: number])[],
) {
  return works.map(([artId, pageNum], index) => ({
    id: firstId + index,
    ownerId,
    artId,
    pageNum: pageNum ?? pagesByWork.get(artId) ?? 0,
  }));
}

/** 作品 of the demo accounts: `super` has all works, `fresh` has none. */
export const SEEDED_PUBLICATIONS: readonly DemoPublication[] = [
  ...of(10001, 52001, [
    ['our-first-year'],
    ['graduation-class-two'],
    ['desk-calendar-2027'],
    ['brand-handbook', 2],
  ]),
  ...of(10002, 51001, [
    ['lamp-by-the-window'],
    ['desk-calendar-2027'],
    ['golden-anniversary'],
    ['our-first-year', 48],
    ['between-the-lines'],
    ['by-the-stove'],
  ]),
  ...OF_SUPER,
  ...of(10004, 53001, [['annual-report-2026'], ['cloud-peak-architects'], ['new-colleague-handbook']]),
];

/** The publication an owner made from a work. */
export function publicationIdOf(ownerId: number, artId: string): number {
  const found = SEEDED_PUBLICATIONS.find((each) => each.ownerId === ownerId && each.artId === artId);
  if (!found) throw new RangeError(`member ${ownerId} has no publication ${artId}`);
  return found.id;
}
