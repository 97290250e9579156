import { describe, expect, it } from 'vitest';
import { codeOf, SAMPLE_STEP_IDS, type SampleChoices, sampleLine } from '../testing/sample-line.ts';
import {
  SPEC_BINDINGS,
  SPEC_WEIGHTS,
  type SpecGoods,
  type SpecObjection,
  specAgainst,
  specAgainstBinding,
  specAgainstWeight,
} from '../testing/spec-table.ts';
import type { PrintLine } from './cart-line.ts';
import { isEnabled, type OptionRefusals, optionRefusals, refusedChoice } from './step-availability.ts';
import type { StepRole } from './step-roles.ts';

const MOST_PAGES = 10_000;
/** Every count near a limit; between 700 and 9900 there is none, so a few represent the rest, odd and even. */
const PAGE_COUNTS = Array.from({ length: MOST_PAGES }, (_, index) => index + 1).filter(
  (pages) => pages <= 700 || pages % 97 === 0 || pages >= 9900,
);
const PLAIN_COVER = '铜版纸';

const WITHOUT_PASTEDOWN: SpecGoods = { EditorType: '3', isHasPastedown: 'N' };

const KINDS: readonly (readonly [kind: string, goods: SpecGoods])[] = [
  ['type 3 without pasted-down pages', WITHOUT_PASTEDOWN],
  ['type 3 with pasted-down pages', { EditorType: '3', isHasPastedown: 'Y' }],
  ['type 5', { EditorType: '5', isHasPastedown: 'N' }],
  ['type 13', { EditorType: '13', isHasPastedown: 'N' }],
];

/** The rule's judgement of every page count, shared by several tests. */
const judgedByKind = new Map<SpecGoods, readonly OptionRefusals[]>();

function judged(goods: SpecGoods): readonly OptionRefusals[] {
  const known = judgedByKind.get(goods);
  if (known !== undefined) return known;
  const line = sampleLine(goods);
  const all = PAGE_COUNTS.map((pageNum) => optionRefusals({ ...line, pageNum }));
  judgedByKind.set(goods, all);
  return all;
}

interface Judgement {
  readonly isOpen: boolean;
  readonly rule: SpecObjection | null;
}

function judgement(refusals: OptionRefusals, role: StepRole, name: string): Judgement {
  const [stepId, cnum] = [SAMPLE_STEP_IDS[role], codeOf(role, name)];
  return { isOpen: isEnabled(refusals, stepId, cnum), rule: refusals[stepId]?.[cnum]?.rule ?? null };
}

/** Enabled if nothing objects; otherwise disabled, by an objecting rule. */
function isSame({ isOpen, rule }: Judgement, against: readonly SpecObjection[]): boolean {
  return isOpen ? against.length === 0 : rule !== null && against.includes(rule);
}

/** The page counts where rule and table differ. */
function differing(
  goods: SpecGoods,
  role: StepRole,
  name: string,
  against: (pages: number) => readonly SpecObjection[],
) {
  const refusals = judged(goods);
  return PAGE_COUNTS.filter(
    (pages, at) => !isSame(judgement(refusals[at] ?? {}, role, name), against(pages)),
  );
}

function openPages(goods: SpecGoods, role: StepRole, name: string): number {
  return judged(goods).filter((refusals) => judgement(refusals, role, name).isOpen).length;
}

describe.each(KINDS)('of goods of %s, at every page count', (_kind, goods) => {
  it.each(SPEC_BINDINGS.map(({ name }) => name))('the binding %s is enabled as the table says', (binding) => {
    const against = (pageNum: number) => specAgainstBinding({ pageNum, goods, cover: PLAIN_COVER, binding });
    expect(differing(goods, 'binding', binding, against)).toEqual([]);
  });

  it.each(SPEC_WEIGHTS.map(({ name }) => name))('the weight %s is enabled as the table says', (weight) => {
    expect(differing(goods, 'innerWeight', weight, (pageNum) => specAgainstWeight(pageNum, weight))).toEqual(
      [],
    );
  });

  it('骑马钉 without page limits needs its multiple of 4 all the way', () => {
    const line = { ...sampleLine(goods), zhuangDingPageCfg: {} };
    const ownRange = { least: 1, most: MOST_PAGES };
    const wrong = PAGE_COUNTS.filter((pageNum) => {
      const against = specAgainstBinding({ pageNum, goods, cover: PLAIN_COVER, binding: '骑马钉', ownRange });
      const found = judgement(optionRefusals({ ...line, pageNum }), 'binding', '骑马钉');
      return !isSame(found, against);
    });
    expect(wrong).toEqual([]);
  });
});

// Counted by hand, so that rule and table cannot agree on something unwritten.
describe('the number of those page counts', () => {
  it.each([
    ['骑马钉', 15, 14],
    ['普通平装', 369, 369],
    ['锁线平装', 553, 553],
    ['PUR平装', 569, 569],
    ['全景平装', 105, 105],
    ['普通精装', 369, 369],
    ['锁线精装', 553, 553],
    ['PUR精装', 569, 569],
    ['豪华装', 31, 31],
    ['对裱精装', 51, 51],
    ['对裱平装', 45, 45],
    ['铁圈装', 191, 191],
  ])('that %s takes is %i, and %i of type 3 without pasted-down pages', (binding, usual, without) => {
    for (const [, goods] of KINDS) {
      expect(openPages(goods, 'binding', binding)).toBe(goods === WITHOUT_PASTEDOWN ? without : usual);
    }
  });

  it.each([
    ['200克', 66],
    ['157克', 392],
    ['128克', 829],
    ['250克', 31],
  ])('that %s takes is %i', (weight, pages) => {
    for (const [, goods] of KINDS) expect(openPages(goods, 'innerWeight', weight)).toBe(pages);
  });
});

/** The choices that the rule refuses and the table allows, or the reverse. */
function differingChoices(binding: string): string[] {
  const wrong: string[] = [];
  for (const [kind, goods] of KINDS.slice(0, 2)) {
    for (const { name: weight } of SPEC_WEIGHTS) {
      const line = sampleLine({
        ...goods,
        chosen: { binding, innerWeight: weight, innerLamination: '亮膜' },
      });
      const choice = { goods, cover: PLAIN_COVER, binding, weight, lamination: '亮膜' };
      for (const pageNum of PAGE_COUNTS) {
        const refused = refusedChoice({ ...line, pageNum });
        const found = { isOpen: refused === null, rule: refused?.refusal.rule ?? null };
        if (!isSame(found, specAgainst({ ...choice, pageNum })))
          wrong.push(`${kind}, ${weight}, ${pageNum} pages`);
      }
    }
  }
  return wrong;
}

describe('a choice as a whole, with every weight, at every page count', () => {
  it.each(SPEC_BINDINGS.map(({ name }) => name))('of %s is refused as the table says', (binding) => {
    expect(differingChoices(binding)).toEqual([]);
  });
});

/** Without page limits, so that only the tested rule decides. */
function unlimited(choices: SampleChoices): PrintLine {
  return { ...sampleLine({ pageNum: 48, ...choices }), zhuangDingPageCfg: {} };
}

const YES = true;
const NO = false;

describe('each binding under each cover', () => {
  const COVERS = ['铜版纸', '特种纸', '米白布艺', '藏青布艺', '亚麻布艺'];

  it.each([
    ['骑马钉', YES, YES, NO, NO, NO],
    ['普通平装', YES, YES, NO, NO, NO],
    ['锁线平装', YES, YES, NO, NO, NO],
    ['PUR平装', YES, YES, NO, NO, NO],
    ['全景平装', YES, YES, NO, NO, NO],
    ['普通精装', YES, YES, YES, YES, YES],
    ['锁线精装', YES, YES, YES, YES, YES],
    ['PUR精装', YES, YES, YES, YES, YES],
    ['豪华装', YES, YES, YES, YES, YES],
    ['对裱精装', YES, YES, YES, YES, YES],
    ['对裱平装', YES, YES, NO, NO, NO],
    ['铁圈装', YES, YES, NO, NO, NO],
  ] as const)('%s', (binding, ...expected) => {
    const open = COVERS.map((cover) => {
      const line = unlimited({ chosen: { coverMaterial: cover }, offered: { coverMaterial: COVERS } });
      return judgement(optionRefusals(line), 'binding', binding).isOpen;
    });
    expect(open).toEqual(expected);
  });
});

describe('each inner lamination with each binding', () => {
  const LAMINATIONS = ['亮膜', '哑膜', '不覆膜'];

  it.each([
    ['骑马钉', YES, YES, YES],
    ['普通平装', YES, YES, YES],
    ['锁线平装', YES, YES, YES],
    ['PUR平装', YES, YES, YES],
    ['全景平装', YES, YES, YES],
    ['普通精装', YES, YES, YES],
    ['锁线精装', YES, YES, YES],
    ['PUR精装', YES, YES, YES],
    ['豪华装', YES, YES, NO],
    ['对裱精装', YES, YES, NO],
    ['对裱平装', YES, YES, NO],
    ['铁圈装', YES, YES, YES],
  ] as const)('%s', (binding, ...expected) => {
    const refusals = optionRefusals(unlimited({ chosen: { binding } }));
    expect(LAMINATIONS.map((name) => judgement(refusals, 'innerLamination', name).isOpen)).toEqual(expected);
  });

  it.each(SPEC_BINDINGS.map(({ name }) => name))('%s leaves the lamination of the cover alone', (binding) => {
    const line = unlimited({ chosen: { binding }, offered: { coverLamination: LAMINATIONS } });
    const found = Object.values(optionRefusals(line)[SAMPLE_STEP_IDS.coverLamination] ?? {});
    expect(found).toEqual([null, null, null]);
  });
});
