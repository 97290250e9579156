/** The production steps (工艺步骤) of this backend: other ids, other codes and another order than the replica's. */

/** A code may be a number here; the chosen code of the same step may then be a text. */
export type Code = string | number;

export interface BareItem {
  readonly Cnum: Code;
  readonly Name: string;
  /** What it adds to the unit price, in fen; never sent. */
  readonly fen: number;
}

export interface BareStep {
  readonly ID: string | number;
  readonly Name: string;
  readonly IsShow: 'Y' | 'N';
  readonly items: readonly BareItem[] | null;
}

function item(Cnum: Code, Name: string, fen: number): BareItem {
  return { Cnum, Name, fen };
}

export const BINDING_STEP: BareStep = {
  ID: 'gy-7',
  Name: '装订工艺',
  IsShow: 'Y',
  items: [
    item('dx', '对裱精装', 6000),
    item('Wire.O', '铁圈装', 900),
    item('a', '骑马钉', 200),
    item('pp', '普通平装', 400),
    item('__proto__', '锁线平装', 700),
    item('4f1d3c0e-77aa-4f52-9d0e-00b1', 'PUR平装', 800),
    item('q', '全景平装', 1500),
    item('jj', '普通精装', 2600),
    item('jx', '锁线精装', 3000),
    item('jp', 'PUR精装', 3100),
    item('h', '豪华装', 5000),
    item('dp', '对裱平装', 4200),
  ],
};

export const WEIGHT_STEP: BareStep = {
  ID: 'gy-2b9e-long-id-of-a-step-with-dashes',
  Name: '内页克重',
  IsShow: 'Y',
  items: [item(250, '250克', 90), item(128, '128克', 30), item(200, '200克', 70), item(157, '157克', 50)],
};

const INNER_LAMINATION_STEP: BareStep = {
  ID: 'gy-nf',
  Name: '内页覆膜',
  IsShow: 'Y',
  items: [item('bf', '不覆膜', 0), item('yf', '亮膜', 60), item('mo', '哑膜', 80)],
};

const COVER_STEP: BareStep = {
  ID: 0,
  Name: '封面材料',
  IsShow: 'Y',
  items: [
    item('cu', '铜版纸', 100),
    item('by-1', '布艺（米白）', 1800),
    item('by-2', '进口布艺', 2200),
    item('pi', '仿皮', 2500),
  ],
};

const COVER_LAMINATION_STEP: BareStep = {
  ID: 'gy-31',
  Name: '封面覆膜',
  IsShow: 'Y',
  items: [item('c-bf', '不覆膜', 0), item('c-yf', '亮膜', 40)],
};

const REMARK_STEP: BareStep = { ID: 'gy-rem', Name: '备注', IsShow: 'Y', items: null };

const EDGE_STEP: BareStep = { ID: 99, Name: '烫金', IsShow: 'N', items: [item('E', '无', 0)] };

const PACKING_STEP: BareStep = { ID: 'gy-pack', Name: '包装', IsShow: 'N', items: [item('P', '纸箱', 0)] };

export const STEPS: readonly BareStep[] = [
  REMARK_STEP,
  COVER_LAMINATION_STEP,
  WEIGHT_STEP,
  EDGE_STEP,
  BINDING_STEP,
  INNER_LAMINATION_STEP,
  PACKING_STEP,
  COVER_STEP,
];

/** Page limits (页数限制) of the bindings by name, one of them as texts; a binding without one takes any count. */
export const PAGE_LIMITS: Readonly<Record<string, { min: string | number; max: string | number }>> = {
  骑马钉: { min: 8, max: 64 },
  普通平装: { min: 24, max: 600 },
  锁线平装: { min: 32, max: 600 },
  PUR平装: { min: 24, max: 600 },
  全景平装: { min: 12, max: 80 },
  普通精装: { min: 24, max: 500 },
  锁线精装: { min: 32, max: 600 },
  PUR精装: { min: 24, max: 600 },
  豪华装: { min: '10', max: '40' },
  对裱精装: { min: 10, max: 60 },
  对裱平装: { min: 16, max: 60 },
};

/** The options that the codes name, one of each step; null where a code names none or a step has two. */
export function chosenItems(cnums: string): Map<BareStep, BareItem> | null {
  const chosen = new Map<BareStep, BareItem>();
  for (const code of cnums.split('|')) {
    const step = STEPS.find(({ items }) => items?.some(({ Cnum }) => String(Cnum) === code));
    const item = step?.items?.find(({ Cnum }) => String(Cnum) === code);
    if (step === undefined || item === undefined || chosen.has(step)) return null;
    chosen.set(step, item);
  }
  return chosen;
}
