import { BINDINGS } from '#contracts/rules/account/bindings.ts';
import type { YesNo } from '../schema/columns.ts';
import { SEEDED_STEP_IDS } from './step-ids.ts';

export interface DemoOption {
  cnum: string;
  name: string;
  perCopyFen: number;
  perPageMilliFen: number;
}

export interface DemoStep {
  stepId: string;
  name: string;
  isShow: YesNo;
  options: readonly DemoOption[];
}

function option(cnum: string, name: string, perCopyFen: number, perPageMilliFen = 0): DemoOption {
  return { cnum, name, perCopyFen, perPageMilliFen };
}

/** What each binding adds to a copy, in fen, in the order in which the bindings are offered. */
const BINDING_PRICES = [0, 300, 600, 800, 1600, 2800, 3400, 3600, 6800, 5200, 3000, 500];

/** All production steps (工艺步骤) there are, with all their options; each product takes some of them. */
export const SEEDED_STEPS: readonly DemoStep[] = [
  {
    stepId: SEEDED_STEP_IDS.coverMaterial,
    name: '封面材质',
    isShow: 'Y',
    options: [
      option('FM01', '铜版纸', 0),
      option('FM02', '特种纸', 300),
      option('FM03', '米白布艺', 1800),
      option('FM04', '藏青布艺', 1800),
    ],
  },
  {
    stepId: SEEDED_STEP_IDS.binding,
    name: '装订方式',
    isShow: 'Y',
    options: BINDINGS.map(({ name }, index) => option(bindingCode(index), name, BINDING_PRICES[index] ?? 0)),
  },
  {
    stepId: SEEDED_STEP_IDS.innerWeight,
    name: '内页克重',
    isShow: 'Y',
    options: [
      option('NK200', '200克哑粉纸', 0, 12_000),
      option('NK157', '157克哑粉纸', 0),
      option('NK128', '128克哑粉纸', 0, -6000),
      option('NK250', '250克铜版纸', 0, 20_000),
    ],
  },
  {
    stepId: SEEDED_STEP_IDS.innerLamination,
    name: '内页覆膜',
    isShow: 'Y',
    options: [
      option('NF01', '亮膜', 0),
      option('NF02', '哑膜', 0, 2000),
      option('NF03', '不覆膜', 0, -10_000),
    ],
  },
  {
    stepId: SEEDED_STEP_IDS.coverLamination,
    name: '封面覆膜',
    isShow: 'Y',
    options: [option('FF01', '亮膜', 0), option('FF02', '哑膜', 50), option('FF03', '不覆膜', -80)],
  },
  { stepId: SEEDED_STEP_IDS.remark, name: '备注', isShow: 'Y', options: [] },
  {
    stepId: SEEDED_STEP_IDS.edge,
    name: '边缘工艺',
    isShow: 'N',
    options: [option('BY01', '直角', 0), option('BY02', '圆角', 100)],
  },
];

/** The page ranges of the bindings (装订页数范围), unless a product has its own. */
export const BINDING_RANGES = {
  ZD01: { min: 8, max: 64 },
  ZD02: { min: 32, max: 400 },
  ZD03: { min: 48, max: 600 },
  ZD04: { min: 32, max: 600 },
  ZD05: { min: 16, max: 120 },
  ZD06: { min: 32, max: 400 },
  ZD07: { min: 48, max: 600 },
  ZD08: { min: 32, max: 600 },
  ZD09: { min: 10, max: 40 },
  ZD10: { min: 10, max: 60 },
  ZD11: { min: 16, max: 60 },
  ZD12: { min: 10, max: 200 },
} as const satisfies Record<string, { min: number; max: number }>;

export type BindingCode = keyof typeof BINDING_RANGES;

/** 数量优惠: 50 copies 9.7 折, 100 copies 9.5 折 and so on. */
export const QUANTITY_TIERS: readonly { fromCount: number; discountBasisPoints: number }[] = [
  { fromCount: 1, discountBasisPoints: 0 },
  { fromCount: 50, discountBasisPoints: 300 },
  { fromCount: 100, discountBasisPoints: 500 },
  { fromCount: 300, discountBasisPoints: 800 },
  { fromCount: 500, discountBasisPoints: 1000 },
  { fromCount: 1000, discountBasisPoints: 1500 },
];

function bindingCode(index: number): string {
  return `ZD${String(index + 1).padStart(2, '0')}`;
}
