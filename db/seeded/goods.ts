import type { YesNo } from '../schema/columns.ts';
import { BINDING_RANGES, type BindingCode, SEEDED_STEPS } from './goods-options.ts';
import { SEEDED_STEP_IDS } from './step-ids.ts';

export interface DemoGoods {
  id: number;
  name: string;
  editorType: string;
  isHasPastedown: YesNo;
  saleable: YesNo;
  basePriceFen: number;
  perPageMilliFen: number;
  /** The codes offered, in any order; steps none of whose options are offered are left out. */
  offered: readonly string[];
  /** The choice a new line starts with; every step with options needs one of them. */
  defaults: readonly string[];
  bindings: Readonly<Record<string, { min: number; max: number }>>;
}

const COVERS = ['FM01', 'FM02'];
const CLOTH_COVERS = ['FM03', 'FM04'];
const WEIGHTS = ['NK200', 'NK157', 'NK128', 'NK250'];
const INNER_FILMS = ['NF01', 'NF02', 'NF03'];
const COVER_FILMS = ['FF01', 'FF02', 'FF03'];
const EDGES = ['BY01', 'BY02'];
const FINISHES = [...WEIGHTS, ...INNER_FILMS, ...COVER_FILMS, ...EDGES];
const FINISH_DEFAULTS = ['NK157', 'NF01', 'FF01', 'BY01'];

function ranges(...cnums: BindingCode[]): DemoGoods['bindings'] {
  return Object.fromEntries(cnums.map((cnum) => [cnum, BINDING_RANGES[cnum]]));
}

function withBindings(
  goods: Omit<DemoGoods, 'offered' | 'saleable'> & { offered: readonly string[]; saleable?: YesNo },
): DemoGoods {
  return { saleable: 'Y', ...goods, offered: [...goods.offered, ...Object.keys(goods.bindings)] };
}

/**
 * The demo products (商品). Calendars and 档案合订本 have their own page ranges, so that every boundary of the
 * weight rule meets a binding that takes it; all others follow the common ranges. 名片, 单页 and
 * 海报 have neither cover nor binding.
 */
export const SEEDED_GOODS: readonly DemoGoods[] = [
  withBindings({
    id: 1,
    name: '精装画册',
    editorType: '3',
    isHasPastedown: 'Y',
    basePriceFen: 3840,
    perPageMilliFen: 75_000,
    offered: [...COVERS, ...CLOTH_COVERS, ...FINISHES],
    defaults: ['FM01', 'ZD06', ...FINISH_DEFAULTS],
    bindings: ranges('ZD01', 'ZD05', 'ZD06', 'ZD07', 'ZD08', 'ZD09', 'ZD10', 'ZD11'),
  }),
  withBindings({
    id: 2,
    name: '平装画册',
    editorType: '3',
    isHasPastedown: 'N',
    basePriceFen: 1980,
    perPageMilliFen: 62_000,
    offered: [...COVERS, ...FINISHES],
    defaults: ['FM01', 'ZD02', ...FINISH_DEFAULTS],
    bindings: ranges('ZD01', 'ZD02', 'ZD03', 'ZD04', 'ZD05', 'ZD11', 'ZD12'),
  }),
  withBindings({
    id: 3,
    name: '照片书',
    editorType: '5',
    isHasPastedown: 'N',
    basePriceFen: 2900,
    perPageMilliFen: 88_000,
    offered: [...COVERS, ...CLOTH_COVERS, ...FINISHES],
    defaults: ['FM01', 'ZD06', ...FINISH_DEFAULTS],
    bindings: BINDING_RANGES,
  }),
  withBindings({
    id: 4,
    name: '台历',
    editorType: '7',
    isHasPastedown: 'N',
    basePriceFen: 1500,
    perPageMilliFen: 45_000,
    offered: ['FM01', ...FINISHES],
    defaults: ['FM01', 'ZD12', ...FINISH_DEFAULTS],
    bindings: ranges('ZD12'),
  }),
  withBindings({
    id: 5,
    name: '挂历',
    editorType: '8',
    isHasPastedown: 'N',
    basePriceFen: 2600,
    perPageMilliFen: 190_000,
    offered: ['FM01', ...FINISHES],
    defaults: ['FM01', 'ZD12', ...FINISH_DEFAULTS],
    bindings: { ZD12: { min: 6, max: 60 } },
  }),
  withBindings({
    id: 6,
    name: '名片',
    editorType: '9',
    isHasPastedown: 'N',
    basePriceFen: 28,
    perPageMilliFen: 16_000,
    offered: ['NK200', 'NK250', ...INNER_FILMS, ...EDGES],
    defaults: ['NK250', 'NF01', 'BY01'],
    bindings: {},
  }),
  withBindings({
    id: 7,
    name: '档案合订本',
    editorType: '6',
    isHasPastedown: 'N',
    basePriceFen: 3200,
    perPageMilliFen: 21_000,
    offered: [...COVERS, ...FINISHES],
    defaults: ['FM01', 'ZD12', ...FINISH_DEFAULTS],
    bindings: { ZD08: BINDING_RANGES.ZD08, ZD12: { min: 1, max: 20_000 } },
  }),
  withBindings({
    id: 8,
    name: '锦盒纪念册',
    editorType: '3',
    isHasPastedown: 'Y',
    saleable: 'N',
    basePriceFen: 12_800,
    perPageMilliFen: 96_000,
    offered: [...CLOTH_COVERS, ...FINISHES],
    defaults: ['FM03', 'ZD09', ...FINISH_DEFAULTS],
    bindings: ranges('ZD09', 'ZD10'),
  }),
  withBindings({
    id: 9,
    name: '单页',
    editorType: '10',
    isHasPastedown: 'N',
    basePriceFen: 80,
    perPageMilliFen: 40_000,
    offered: ['NK200', 'NK250', ...INNER_FILMS, ...EDGES],
    defaults: ['NK200', 'NF01', 'BY01'],
    bindings: {},
  }),
  withBindings({
    id: 10,
    name: '海报',
    editorType: '11',
    isHasPastedown: 'N',
    basePriceFen: 1200,
    perPageMilliFen: 600_000,
    offered: ['NK200', 'NK250', ...INNER_FILMS, ...EDGES],
    defaults: ['NK200', 'NF01', 'BY01'],
    bindings: {},
  }),
  withBindings({
    id: 11,
    name: '平装书',
    editorType: '4',
    isHasPastedown: 'N',
    basePriceFen: 980,
    perPageMilliFen: 19_000,
    offered: [...COVERS, ...FINISHES],
    defaults: ['FM01', 'ZD02', ...FINISH_DEFAULTS],
    bindings: ranges('ZD01', 'ZD02', 'ZD03', 'ZD04', 'ZD12'),
  }),
];

/** The steps of a product with the options it offers, in step order. The remark has no options and is always there. */
export function stepsOf(goods: DemoGoods) {
  return SEEDED_STEPS.map((step) => {
    const options = step.options.filter((option) => goods.offered.includes(option.cnum));
    const defaultCnum = options.find((option) => goods.defaults.includes(option.cnum))?.cnum ?? '';
    return { ...step, options, defaultCnum };
  }).filter((step) => step.options.length > 0 || step.stepId === SEEDED_STEP_IDS.remark);
}
