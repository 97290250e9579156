import zhCN from 'antd/es/locale/zh_CN';
import { CALLS } from './calls.ts';
import { FRAME } from './frame.ts';
import { WORLD } from './world.ts';

export const ZH = {
  /** What dates are written by. */
  dates: { locale: 'zh-CN', month: '2-digit' as '2-digit' | 'short' },
  /** The words of the controls themselves. */
  antd: zhCN,
  frame: FRAME,
  calls: CALLS,
  world: WORLD,
};
