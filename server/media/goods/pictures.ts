import { ON_THE_WALL } from './on-the-wall.ts';
import { SINGLE_LEAVES } from './single-leaves.ts';

/** Pictures of goods (商品) that are known by what they are and not by their binding. */
export const GOODS_PICTURES: Readonly<Record<string, string>> = { ...ON_THE_WALL, ...SINGLE_LEAVES };
