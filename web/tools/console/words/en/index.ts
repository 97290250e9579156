import enGB from 'antd/es/locale/en_GB';
import type { Words } from '../table.ts';
import { CALLS } from './calls.ts';
import { FRAME } from './frame.ts';
import { WORLD } from './world.ts';

export const EN: Words = {
  // A month in letters, because of two numbers nobody knows which is the day.
  dates: { locale: 'en-GB', month: 'short' },
  antd: enGB,
  frame: FRAME,
  calls: CALLS,
  world: WORLD,
};
