/**
 * Where each print rule is visible: a cart line of `super`, its dialog, and the server's answer when the choice is
 * sent anyway. Server and browser tests share these rows. Data only, without imports.
 */

interface Row {
  /** The rule in the words of the product's owner. */
  readonly rule: string;
  /** The cart line, and the title of its work in the cart. */
  readonly line: string;
  readonly work: string;
}

export interface Refused {
  readonly reason: string;
  /** The blank pages offered as a fix. */
  readonly fix?: string;
  /** The option that a line with this choice is moved to on opening, or the message if none is left. */
  readonly leadsTo: { readonly movesTo: string } | { readonly blocked: string };
  /** The line is stored with the option chosen. */
  readonly isStored?: true;
}

export interface OptionRow extends Row {
  readonly step: string;
  readonly options: readonly string[];
  /** A choice that must be made first. */
  readonly first?: readonly [step: string, option: string];
  /** Null if the options can be chosen and saved. */
  readonly refused: Refused | null;
}

export interface QuantityRow extends Row {
  readonly typed: string;
  readonly message: string | null;
}

const COVER = '封面材质';
const BINDING = '装订方式';
const WEIGHT = '内页克重';
const LAMINATION = '内页覆膜';

const LINES = {
  90001: '环岛骑行',
  90002: '北方的雪',
  90003: '新同事手册',
  90004: '春季产品目录',
  90005: '山水月历',
  90006: '一家人的一年',
  90007: '熊爷爷的面包房',
  90008: '海风吹过的七天',
  90009: '云上梯田',
  90010: '往西 雪山在前',
  90011: '千山行纪',
  90012: '慢河',
  90013: '林氏家谱',
  90014: '百年弦歌',
  90015: '云岫作品集',
  90016: '银杏树下',
  90017: '我们的第一年',
  90018: '五十年',
  90019: '月亮忘了关灯',
  90020: '外婆的花园',
  90021: '那年盛夏',
  90022: '向绿而行',
  90026: '禾',
} as const;

type LineId = keyof typeof LINES;

function at(id: LineId): Pick<Row, 'line' | 'work'> {
  return { line: String(id), work: LINES[id] };
}

type Options = readonly [string, ...string[]];
type Extra = Partial<Pick<OptionRow, 'first'>>;

function open(rule: string, id: LineId, step: string, options: Options, extra: Extra = {}): OptionRow {
  return { rule, ...at(id), step, options, refused: null, ...extra };
}

function closed(
  rule: string,
  id: LineId,
  step: string,
  options: Options,
  refused: Refused,
  extra: Extra = {},
): OptionRow {
  return { rule, ...at(id), step, options, refused, ...extra };
}

const SADDLE = '骑马钉 only if the page count is a multiple of 4';
const SADDLE_THREE = '骑马钉, type 3 without pasted-down pages: the page count minus 2 is a multiple of 4';
const LEAST = 'a binding only from its least page count on';
const MOST = 'a binding only up to its most pages';
const CLOTH = 'a cloth cover takes only bindings named 精装 or 豪华装';
const BARE_INSIDE = '对裱精装, 对裱平装 and 豪华装 disable 不覆膜 inside';
const DELUXE = '豪华装 up to 40 pages';
const MOUNTED_HARD = '对裱精装 up to 60 pages';
const MOUNTED_SOFT = '对裱平装 16 to 60 pages';
const W200 = '200克 from 1 to 66 pages';
const W157 = '157克 from 7 to 398 pages';
const W128 = '128克 from 67 to 9999 pages';
const W250 = '250克 from 1 to 31 pages';

const CLOTH_ONLY_HARD = '布艺封面只能配精装或豪华装';
const SOFT_BINDINGS: Options = [
  '骑马钉',
  '普通平装',
  '锁线平装',
  'PUR平装',
  '全景平装',
  '对裱平装',
  '铁圈装',
];

export const OPTION_ROWS: readonly OptionRow[] = [
  open(SADDLE, 90001, BINDING, ['骑马钉']),
  closed(SADDLE, 90002, BINDING, ['骑马钉'], {
    reason: '30 页不是 4 的倍数',
    fix: '补 2 页空白页即可使用骑马钉',
    leadsTo: { movesTo: '全景平装' },
  }),
  open(SADDLE_THREE, 90003, BINDING, ['骑马钉']),
  closed(SADDLE_THREE, 90004, BINDING, ['骑马钉'], {
    reason: '封面的 2 页单独印，对折装订的内页 26 页不是 4 的倍数',
    fix: '补 2 页空白页即可使用骑马钉',
    leadsTo: { movesTo: '全景平装' },
  }),

  open(LEAST, 90008, BINDING, ['普通平装', 'PUR平装', '普通精装', 'PUR精装']),
  closed(LEAST, 90002, BINDING, ['普通平装'], {
    reason: '普通平装适用 32–400 页，当前 30 页',
    fix: '补 2 页空白页即可使用普通平装',
    leadsTo: { movesTo: '全景平装' },
  }),
  open(LEAST, 90015, BINDING, ['锁线精装']),
  closed(LEAST, 90008, BINDING, ['锁线精装'], {
    reason: '锁线精装适用 48–600 页，当前 32 页',
    leadsTo: { movesTo: '骑马钉' },
  }),
  open(MOST, 90001, BINDING, ['骑马钉']),
  closed(MOST, 90010, BINDING, ['骑马钉'], {
    reason: '骑马钉适用 8–64 页，当前 67 页',
    leadsTo: { movesTo: '普通平装' },
  }),
  closed(MOST, 90012, BINDING, ['全景平装'], {
    reason: '全景平装适用 16–120 页，当前 399 页',
    leadsTo: { movesTo: '普通平装' },
  }),

  open(CLOTH, 90015, BINDING, ['普通精装', '锁线精装', 'PUR精装', '对裱精装']),
  open(CLOTH, 90019, BINDING, ['豪华装']),
  closed(CLOTH, 90015, BINDING, SOFT_BINDINGS, {
    reason: CLOTH_ONLY_HARD,
    leadsTo: { movesTo: '普通精装' },
  }),
  closed(CLOTH, 90016, BINDING, ['豪华装'], {
    reason: '豪华装适用 10–40 页，当前 8 页',
    fix: '补 2 页空白页即可使用豪华装',
    leadsTo: { blocked: '当前封面材质「藏青布艺」只能配精装或豪华装，8 页没有可用的，请更换封面材质' },
    isStored: true,
  }),

  open(BARE_INSIDE, 90001, LAMINATION, ['不覆膜']),
  closed(BARE_INSIDE, 90017, LAMINATION, ['不覆膜'], {
    reason: '对裱精装的内页须覆膜',
    leadsTo: { movesTo: '亮膜' },
  }),
  closed(BARE_INSIDE, 90018, LAMINATION, ['不覆膜'], {
    reason: '对裱平装的内页须覆膜',
    leadsTo: { movesTo: '亮膜' },
  }),
  closed(BARE_INSIDE, 90019, LAMINATION, ['不覆膜'], {
    reason: '豪华装的内页须覆膜',
    leadsTo: { movesTo: '亮膜' },
  }),
  closed(BARE_INSIDE, 90022, LAMINATION, ['不覆膜'], {
    reason: '对裱精装的内页须覆膜',
    leadsTo: { movesTo: '亮膜' },
    isStored: true,
  }),
  open('对裱精装 leaves 不覆膜 of the cover alone', 90017, '封面覆膜', ['不覆膜']),

  open(W200, 90026, WEIGHT, ['200克哑粉纸']),
  open(W200, 90009, WEIGHT, ['200克哑粉纸']),
  closed(W200, 90010, WEIGHT, ['200克哑粉纸'], {
    reason: '200克哑粉纸适用 66 页以内，当前 67 页',
    leadsTo: { movesTo: '157克哑粉纸' },
  }),
  closed(W157, 90005, WEIGHT, ['157克哑粉纸'], {
    reason: '157克哑粉纸适用 7–398 页，当前 6 页',
    fix: '补 1 页空白页即可使用157克哑粉纸',
    leadsTo: { movesTo: '200克哑粉纸' },
  }),
  open(W157, 90006, WEIGHT, ['157克哑粉纸']),
  open(W157, 90011, WEIGHT, ['157克哑粉纸']),
  closed(W157, 90012, WEIGHT, ['157克哑粉纸'], {
    reason: '157克哑粉纸适用 7–398 页，当前 399 页',
    leadsTo: { movesTo: '128克哑粉纸' },
  }),
  closed(W128, 90009, WEIGHT, ['128克哑粉纸'], {
    reason: '128克哑粉纸适用 67 页以上，当前 66 页',
    fix: '补 1 页空白页即可使用128克哑粉纸',
    leadsTo: { movesTo: '200克哑粉纸' },
  }),
  open(W128, 90010, WEIGHT, ['128克哑粉纸']),
  open(W128, 90013, WEIGHT, ['128克哑粉纸']),
  closed(W128, 90014, WEIGHT, ['128克哑粉纸'], {
    reason: '128克哑粉纸适用 67–9999 页，当前 10000 页',
    leadsTo: { blocked: '10000 页没有可用的内页克重，9999 页可以印，请在作品中调整页数' },
    isStored: true,
  }),
  open(W250, 90026, WEIGHT, ['250克铜版纸']),
  open(W250, 90007, WEIGHT, ['250克铜版纸']),
  closed(W250, 90008, WEIGHT, ['250克铜版纸'], {
    reason: '250克铜版纸适用 31 页以内，当前 32 页',
    leadsTo: { movesTo: '200克哑粉纸' },
  }),

  open(DELUXE, 90019, BINDING, ['豪华装']),
  closed(DELUXE, 90020, BINDING, ['豪华装'], {
    reason: '豪华装适用 10–40 页，当前 41 页',
    leadsTo: { movesTo: '全景平装' },
    isStored: true,
  }),
  open(MOUNTED_HARD, 90021, BINDING, ['对裱精装']),
  closed(MOUNTED_HARD, 90001, BINDING, ['对裱精装'], {
    reason: '对裱精装适用 10–60 页，当前 64 页',
    leadsTo: { movesTo: '骑马钉' },
  }),
  open(MOUNTED_SOFT, 90018, BINDING, ['对裱平装']),
  open(MOUNTED_SOFT, 90021, BINDING, ['对裱平装']),
  closed(
    MOUNTED_SOFT,
    90016,
    BINDING,
    ['对裱平装'],
    { reason: '对裱平装适用 16–60 页，当前 8 页', leadsTo: { movesTo: '骑马钉' } },
    { first: [COVER, '铜版纸'] },
  ),
  closed(MOUNTED_SOFT, 90001, BINDING, ['对裱平装'], {
    reason: '对裱平装适用 16–60 页，当前 64 页',
    leadsTo: { movesTo: '骑马钉' },
  }),
];

const QUANTITY = 'the quantity is a whole number from 1 to 1000000';

function quantity(id: LineId, typed: string, message: string | null): QuantityRow {
  return { rule: QUANTITY, ...at(id), typed, message };
}

export const QUANTITY_ROWS: readonly QuantityRow[] = [
  quantity(90001, '', '请输入数量'),
  quantity(90001, '0', '数量最小值为1'),
  quantity(90001, '1', null),
  quantity(90001, '1.5', '数量须为整数'),
  quantity(90026, '1000000', null),
  quantity(90026, '1000001', '数量最大值为1000000'),
];

/** A line on which each binding can be chosen, to show its fixed description. */
export const BINDING_ROWS: readonly (Pick<Row, 'line' | 'work'> & { readonly bindings: Options })[] = [
  {
    ...at(90008),
    bindings: [
      '骑马钉',
      '普通平装',
      'PUR平装',
      '全景平装',
      '普通精装',
      'PUR精装',
      '豪华装',
      '对裱精装',
      '对裱平装',
      '铁圈装',
    ],
  },
  { ...at(90009), bindings: ['锁线平装', '锁线精装'] },
];

export const HIDDEN_STEP = { ...at(90001), name: '边缘工艺', usual: 'BY01', other: 'BY02' } as const;

export const REMARK = {
  line: '90023',
  work: '日日好',
  text: '请在每本封底加印公司地址，纸箱外贴“小心轻放”。',
  most: 500,
  tooLong: '备注最多500个字符',
} as const;
