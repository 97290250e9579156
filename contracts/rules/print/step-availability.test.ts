import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BINDING_NAMES,
  codeOf,
  SAMPLE_STEP_IDS,
  type SampleChoices,
  sampleLine,
} from '../testing/sample-line.ts';
import type { PrintLine } from './cart-line.ts';
import { isEnabled, optionRefusals, type Refusal, refusedChoice } from './step-availability.ts';
import type { StepRole } from './step-roles.ts';

function refusalOf(line: PrintLine, role: StepRole, name: string): Refusal | null | undefined {
  return optionRefusals(line)[SAMPLE_STEP_IDS[role]]?.[codeOf(role, name)];
}

function openNames(line: PrintLine, role: StepRole): string[] {
  const refusals = optionRefusals(line);
  const step = line.buzhou.find((each) => each.ID === SAMPLE_STEP_IDS[role]);
  return (step?.items ?? [])
    .filter((item) => isEnabled(refusals, SAMPLE_STEP_IDS[role], item.Cnum))
    .map((item) => item.Name);
}

const open = (role: StepRole, choices: SampleChoices) => openNames(sampleLine(choices), role);

// Both tables are written out by hand from the page limits of the sample line.
const WEIGHTS_AT: [number, string[]][] = [
  [1, ['200克', '250克']],
  [6, ['200克', '250克']],
  [7, ['200克', '157克', '250克']],
  [31, ['200克', '157克', '250克']],
  [32, ['200克', '157克']],
  [66, ['200克', '157克']],
  [67, ['157克', '128克']],
  [398, ['157克', '128克']],
  [399, ['128克']],
  [9999, ['128克']],
  [10000, []],
];

const BINDINGS_AT: [number, string[]][] = [
  [1, []],
  [6, []],
  [7, []],
  [8, ['骑马钉']],
  [10, ['豪华装', '对裱精装', '铁圈装']],
  [16, ['骑马钉', '全景平装', '豪华装', '对裱精装', '对裱平装', '铁圈装']],
  [30, ['全景平装', '豪华装', '对裱精装', '对裱平装', '铁圈装']],
  [31, ['全景平装', '豪华装', '对裱精装', '对裱平装', '铁圈装']],
  [
    32,
    [
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
  ],
  [41, ['普通平装', 'PUR平装', '全景平装', '普通精装', 'PUR精装', '对裱精装', '对裱平装', '铁圈装']],
  [61, ['普通平装', '锁线平装', 'PUR平装', '全景平装', '普通精装', '锁线精装', 'PUR精装', '铁圈装']],
  [68, ['普通平装', '锁线平装', 'PUR平装', '全景平装', '普通精装', '锁线精装', 'PUR精装', '铁圈装']],
  [398, ['普通平装', '锁线平装', 'PUR平装', '普通精装', '锁线精装', 'PUR精装']],
  [400, ['普通平装', '锁线平装', 'PUR平装', '普通精装', '锁线精装', 'PUR精装']],
  [401, ['锁线平装', 'PUR平装', '锁线精装', 'PUR精装']],
  [600, ['锁线平装', 'PUR平装', '锁线精装', 'PUR精装']],
  [601, []],
  [9999, []],
];

describe('inner-page weights', () => {
  it.each(WEIGHTS_AT)('at %i pages: %j', (pageNum, names) => {
    expect(open('innerWeight', { pageNum })).toEqual(names);
  });

  it('say their range', () => {
    expect(refusalOf(sampleLine({ pageNum: 399 }), 'innerWeight', '157克')).toEqual({
      rule: 'weight-page-range',
      text: '157克适用 7–398 页，当前 399 页',
    });
  });

  it('offer a blank page where one is missing', () => {
    expect(refusalOf(sampleLine({ pageNum: 6 }), 'innerWeight', '157克')?.fix).toEqual({
      kind: 'add-pages',
      pages: 1,
      text: '补 1 页空白页即可使用157克',
    });
  });

  it('have no range where the name says no known weight', () => {
    const line = sampleLine({ pageNum: 10000, offered: { innerWeight: ['特种纸'] } });
    expect(openNames(line, 'innerWeight')).toEqual(['特种纸']);
  });
});

describe('bindings', () => {
  it.each(BINDINGS_AT)('at %i pages: %j', (pageNum, names) => {
    expect(open('binding', { pageNum })).toEqual(names);
  });

  it('without an entry in the page limits have no range', () => {
    const line = { ...sampleLine({ pageNum: 10000 }), zhuangDingPageCfg: {} };
    expect(openNames(line, 'binding')).toEqual(BINDING_NAMES);
  });

  it('whose code is the name of an inherited property have no range either', () => {
    const line: PrintLine = {
      ...sampleLine(),
      buzhou: [
        {
          ID: SAMPLE_STEP_IDS.binding,
          Name: '装订方式',
          IsShow: 'Y',
          selCnum: '',
          items: ['constructor', '__proto__'].map((Cnum) => ({ Cnum, Name: '普通平装' })),
        },
      ],
    };
    const refusals = optionRefusals(line);
    expect(isEnabled(refusals, SAMPLE_STEP_IDS.binding, 'constructor')).toBe(true);
    expect(isEnabled(refusals, SAMPLE_STEP_IDS.binding, '__proto__')).toBe(true);
  });

  it('say their range and how few pages are missing', () => {
    expect(refusalOf(sampleLine({ pageNum: 30 }), 'binding', '普通平装')).toEqual({
      rule: 'binding-page-range',
      text: '普通平装适用 32–400 页，当前 30 页',
      fix: { kind: 'add-pages', pages: 2, text: '补 2 页空白页即可使用普通平装' },
    });
  });

  it('offer no fix where more than a sheet is missing or pages are too many', () => {
    expect(refusalOf(sampleLine({ pageNum: 27 }), 'binding', '普通平装')?.fix).toBeUndefined();
    expect(refusalOf(sampleLine({ pageNum: 28 }), 'binding', '普通平装')?.fix?.pages).toBe(4);
    expect(refusalOf(sampleLine({ pageNum: 41 }), 'binding', '豪华装')?.fix).toBeUndefined();
  });
});

describe('saddle stitch', () => {
  it('says that the page count is no multiple of 4, and what to add', () => {
    expect(refusalOf(sampleLine({ pageNum: 30 }), 'binding', '骑马钉')).toEqual({
      rule: 'saddle-stitch-multiple',
      text: '30 页不是 4 的倍数',
      fix: { kind: 'add-pages', pages: 2, text: '补 2 页空白页即可使用骑马钉' },
    });
  });

  it('counts type 3 without pasted-down pages two pages less', () => {
    expect(refusalOf(sampleLine({ pageNum: 30, EditorType: '3' }), 'binding', '骑马钉')).toBeNull();
    expect(refusalOf(sampleLine({ pageNum: 32, EditorType: '3' }), 'binding', '骑马钉')).toMatchObject({
      rule: 'saddle-stitch-multiple',
      text: '封面的 2 页单独印，对折装订的内页 30 页不是 4 的倍数',
      fix: { pages: 2 },
    });
    const pasted = sampleLine({ pageNum: 32, EditorType: '3', isHasPastedown: 'Y' });
    expect(refusalOf(pasted, 'binding', '骑马钉')).toBeNull();
  });

  it('names the range first, and a fix that satisfies both', () => {
    expect(refusalOf(sampleLine({ pageNum: 6 }), 'binding', '骑马钉')).toMatchObject({
      rule: 'binding-page-range',
      fix: { pages: 2 },
    });
  });

  it('offers no fix that leads beyond the range', () => {
    const line = sampleLine({ pageNum: 62, EditorType: '1' });
    const tight = { ...line, zhuangDingPageCfg: { [codeOf('binding', '骑马钉')]: { min: 8, max: 63 } } };
    expect(refusalOf(tight, 'binding', '骑马钉')).toEqual({
      rule: 'saddle-stitch-multiple',
      text: '62 页不是 4 的倍数',
    });
  });
});

describe('a cloth cover', () => {
  const chosen = { coverMaterial: '亚麻布艺' };

  it('takes only bindings named 精装 or 豪华装', () => {
    expect(open('binding', { pageNum: 32, chosen })).toEqual(['普通精装', 'PUR精装', '豪华装', '对裱精装']);
    expect(open('binding', { pageNum: 60, chosen })).toEqual(['普通精装', '锁线精装', 'PUR精装', '对裱精装']);
  });

  it('says so, without a fix by pages', () => {
    expect(refusalOf(sampleLine({ pageNum: 30, chosen }), 'binding', '骑马钉')).toEqual({
      rule: 'cloth-cover-needs-hardcover',
      text: '布艺封面只能配精装或豪华装',
    });
  });

  it('is itself never refused', () => {
    expect(open('coverMaterial', { pageNum: 1, chosen })).toEqual(['铜版纸', '亚麻布艺']);
  });
});

describe('inner lamination', () => {
  it.each(['对裱精装', '对裱平装', '豪华装'])('refuses 不覆膜 with %s', (binding) => {
    const line = sampleLine({ chosen: { binding } });
    expect(openNames(line, 'innerLamination')).toEqual(['亮膜', '哑膜']);
    expect(refusalOf(line, 'innerLamination', '不覆膜')).toEqual({
      rule: 'binding-needs-lamination',
      text: `${binding}的内页须覆膜`,
    });
  });

  it.each(BINDING_NAMES.filter((name) => !['对裱精装', '对裱平装', '豪华装'].includes(name)))(
    'allows 不覆膜 with %s',
    (binding) => {
      expect(open('innerLamination', { chosen: { binding } })).toEqual(['不覆膜', '亮膜', '哑膜']);
    },
  );

  it('does not touch the lamination of the cover', () => {
    const line = sampleLine({ chosen: { binding: '豪华装' }, offered: { coverLamination: ['不覆膜'] } });
    expect(openNames(line, 'coverLamination')).toEqual(['不覆膜']);
  });
});

describe('a step that is not shown', () => {
  function hide(line: PrintLine, role: StepRole): PrintLine {
    const buzhou = line.buzhou.map((step) =>
      step.ID === SAMPLE_STEP_IDS[role] ? { ...step, IsShow: 'N' as const } : step,
    );
    return { ...line, buzhou };
  }

  it('still decides by its choice', () => {
    const line = hide(sampleLine({ chosen: { coverMaterial: '亚麻布艺' } }), 'coverMaterial');
    expect(openNames(line, 'binding')).not.toContain('普通平装');
  });

  it('has its options refused like any other', () => {
    expect(openNames(hide(sampleLine({ pageNum: 399 }), 'innerWeight'), 'innerWeight')).toEqual(['128克']);
  });
});

describe('isEnabled', () => {
  it('is false for steps and codes it does not know', () => {
    const refusals = optionRefusals(sampleLine());
    expect(isEnabled(refusals, SAMPLE_STEP_IDS.binding, 'Z99')).toBe(false);
    expect(isEnabled(refusals, '999', 'Z1')).toBe(false);
    expect(isEnabled(refusals, 'constructor', 'name')).toBe(false);
    expect(isEnabled(refusals, '__proto__', '__proto__')).toBe(false);
  });
});

describe('every refusal', () => {
  const lines = fc
    .record({
      pageNum: fc.oneof(fc.integer({ min: 1, max: 130 }), fc.constantFrom(398, 399, 400, 600, 9999, 10000)),
      EditorType: fc.constantFrom('1', '3'),
      isHasPastedown: fc.constantFrom('Y' as const, 'N' as const),
      chosen: fc.record({
        coverMaterial: fc.constantFrom('铜版纸', '亚麻布艺'),
        binding: fc.constantFrom(...BINDING_NAMES),
      }),
    })
    .map(sampleLine);

  it('with a fix is lifted by exactly the pages it names, and by no fewer', () => {
    fc.assert(
      fc.property(lines, (line) => {
        for (const step of line.buzhou) {
          for (const item of step.items) {
            const fix = optionRefusals(line)[step.ID]?.[item.Cnum]?.fix;
            for (let pages = 1; fix !== undefined && pages <= fix.pages; pages += 1) {
              const later = optionRefusals({ ...line, pageNum: line.pageNum + pages });
              expect(isEnabled(later, step.ID, item.Cnum)).toBe(pages === fix.pages);
            }
          }
        }
      }),
    );
  });

  it('covers every option of the line and leaves the line alone', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const before = structuredClone(line);
        const refusals = optionRefusals(line);
        for (const step of line.buzhou) {
          expect(Object.keys(refusals[step.ID] ?? {})).toEqual(step.items.map((item) => item.Cnum));
        }
        expect(line).toEqual(before);
      }),
    );
  });
});

describe('refusedChoice', () => {
  const pages = fc.integer({ min: 1, max: 700 });

  it('names the first chosen option that optionRefusals refuses, with the same reason', () => {
    fc.assert(
      fc.property(pages, fc.infiniteStream(fc.nat()), (pageNum, picks) => {
        const line: PrintLine = { ...sampleLine({}), pageNum };
        const buzhou = line.buzhou.map((step) => {
          const { value: pick } = picks.next();
          return { ...step, selCnum: step.items[pick % Math.max(1, step.items.length)]?.Cnum ?? '' };
        });
        const chosen = { ...line, buzhou };
        const refusals = optionRefusals(chosen);
        const first = buzhou.find((step) => refusals[step.ID]?.[step.selCnum]);

        const refused = refusedChoice(chosen);

        expect(refused?.step.ID).toBe(first?.ID);
        expect(refused?.refusal ?? null).toEqual(first ? refusals[first.ID]?.[first.selCnum] : null);
      }),
    );
  });
});
