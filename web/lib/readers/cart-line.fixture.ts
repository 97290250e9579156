import fc from 'fast-check';

/** A scalar in any form that the specification leaves open: the same value as number or text. */
function numeric(value: fc.Arbitrary<number>): fc.Arbitrary<number | string> {
  return value.chain((number) => fc.constantFrom<number | string>(number, String(number)));
}

const word = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.constantFrom('铜版纸', '骑马钉', '<b>x</b>'),
);
const nothing = fc.constantFrom(null, undefined);
/** What has no business in its place. */
export const noise: fc.Arbitrary<unknown> = fc.oneof(
  nothing,
  fc.constantFrom(
    '',
    'NaN',
    '１２',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    [],
    {},
    [[]],
    '[object Object]',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A scalar that is there, as number or text. */
const scalar = fc.oneof(word, fc.nat(), fc.float({ noNaN: true, noDefaultInfinity: true }));

const item = fc.record({ Cnum: scalar, Name: scalar }, { requiredKeys: ['Cnum'] });
const anyItem = fc.oneof({ weight: 6, arbitrary: item }, { weight: 1, arbitrary: noise });
const stepName = fc.constantFrom('装订方式', '内页克重', '内页覆膜', '封面材质', '备注', '其他');
const step = fc.record(
  {
    ID: fc.oneof(scalar, nothing),
    Name: fc.oneof(stepName, word),
    IsShow: fc.oneof(fc.constantFrom('Y', 'N', 'y', 1, 0, true, false), noise),
    selCnum: fc.oneof(scalar, nothing),
    items: fc.oneof(fc.array(anyItem, { maxLength: 4 }), nothing),
  },
  { requiredKeys: ['Name'] },
);
const anyStep = fc.oneof({ weight: 6, arbitrary: step }, { weight: 1, arbitrary: noise });
const range = fc.record(
  { min: fc.oneof(numeric(fc.nat(500)), noise), max: fc.oneof(numeric(fc.nat(500)), noise) },
  { requiredKeys: [] },
);

/** A cart line with the fields that the specification names, and nothing sure about any of them. */
export const cartLines = fc.record(
  {
    ID: fc.oneof(scalar, nothing),
    photoPath: fc.oneof(scalar, nothing),
    clientDesignName: fc.oneof(scalar, nothing),
    goodsName: fc.oneof(scalar, nothing),
    showPageNum: fc.oneof(scalar, nothing),
    pageNum: fc.oneof(numeric(fc.nat(10_000)), noise),
    count: fc.oneof(numeric(fc.nat(1_000_000)), noise),
    unitPrice: fc.oneof(scalar, nothing),
    totalPrice: fc.oneof(scalar, nothing),
    yhstr: fc.oneof(scalar, nothing),
    opusCode: fc.oneof(scalar, nothing),
    remarkinfo: fc.oneof(scalar, nothing),
    goods: fc.oneof(
      fc.record(
        {
          ID: scalar,
          EditorType: fc.oneof(fc.constantFrom(3, '3', 1, '12'), noise),
          isHasPastedown: fc.oneof(fc.constantFrom('Y', 'N', true, false, 0, 1), noise),
        },
        { requiredKeys: [] },
      ),
      noise,
    ),
    zhuangDingPageCfg: fc.oneof(
      fc.dictionary(word, fc.oneof(range, noise), { maxKeys: 4 }),
      fc.array(fc.oneof(range, noise), { maxLength: 3 }),
      noise,
    ),
    buzhou: fc.oneof(fc.array(anyStep, { maxLength: 7 }), noise),
  },
  { requiredKeys: [] },
);
