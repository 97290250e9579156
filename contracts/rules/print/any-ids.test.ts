import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BINDING_NAMES, codeOf, sampleLine } from '../testing/sample-line.ts';
import { SPEC_BINDINGS, SPEC_WEIGHTS, specAgainstBinding, specAgainstWeight } from '../testing/spec-table.ts';
import type { PrintLine } from './cart-line.ts';
import { nearestPageCounts, printableLine } from './page-fit.ts';
import { reselect } from './reselect.ts';
import { optionRefusals, refusalsInOrder, refusedChoice } from './step-availability.ts';
import { selectedItem } from './step-roles.ts';

const COVERS = ['铜版纸', '亚麻布艺'];

const samples = fc.record({
  pageNum: fc.oneof(fc.integer({ min: 1, max: 130 }), fc.constantFrom(398, 399, 400, 600, 9999, 10000)),
  EditorType: fc.constantFrom('1', '3'),
  isHasPastedown: fc.constantFrom('Y' as const, 'N' as const),
  chosen: fc.record({
    coverMaterial: fc.constantFrom(...COVERS),
    binding: fc.constantFrom(...BINDING_NAMES),
    innerWeight: fc.constantFrom('200克', '157克', '128克', '250克'),
    innerLamination: fc.constantFrom('不覆膜', '亮膜', '哑膜'),
  }),
});

const strangeWord = fc.oneof(
  fc.string({ minLength: 1, maxLength: 6 }),
  fc.constantFrom('__proto__', 'constructor', '0', '-1', '装订', '101', '102', '一 二'),
);

/** The same line with other ids for steps and codes, in another order; codes differ within a step. */
const renamed = samples.map(sampleLine).chain((line) => {
  const count = line.buzhou.reduce((sum, { items }) => sum + items.length, 0);
  return fc.record({
    line: fc.constant(line),
    ids: fc.array(strangeWord, { minLength: line.buzhou.length, maxLength: line.buzhou.length }),
    codes: fc.uniqueArray(strangeWord, { minLength: count, maxLength: count }),
    order: fc.shuffledSubarray([...line.buzhou.keys()], { minLength: line.buzhou.length }),
    isKeyedByName: fc.boolean(),
  });
});

interface Renaming {
  readonly line: PrintLine;
  readonly ids: readonly string[];
  readonly codes: readonly string[];
  readonly order: readonly number[];
  readonly isKeyedByName: boolean;
}

function strange({ line, ids, codes, order, isKeyedByName }: Renaming): PrintLine {
  const next = codes.values();
  const newCodes = new Map(
    line.buzhou.flatMap(({ items }) => items.map(({ Cnum }) => [Cnum, next.next().value ?? Cnum] as const)),
  );
  const steps = line.buzhou.map((step, at) => ({
    ...step,
    ID: ids[at] ?? '',
    selCnum: newCodes.get(step.selCnum) ?? step.selCnum,
    items: step.items.map(({ Cnum, Name }) => ({ Cnum: newCodes.get(Cnum) ?? Cnum, Name })),
  }));
  const limits = BINDING_NAMES.map((name) => {
    const code = codeOf('binding', name);
    return [isKeyedByName ? name : (newCodes.get(code) ?? code), line.zhuangDingPageCfg[code]] as const;
  });
  return {
    ...line,
    zhuangDingPageCfg: Object.fromEntries(limits.flatMap(([key, range]) => (range ? [[key, range]] : []))),
    buzhou: order.flatMap((at) => steps[at] ?? []),
  };
}

/** The refusals with their reasons, by the names that people read. */
function refusalsByName(line: PrintLine): Map<string, string | null> {
  const inOrder = refusalsInOrder(line);
  return new Map(
    line.buzhou.flatMap((step, at) =>
      step.items.map(({ Cnum, Name }) => {
        const refusal = inOrder[at]?.[Cnum];
        return [
          `${step.Name} ${Name}`,
          refusal ? `${refusal.rule} ${refusal.text} ${refusal.fix?.text}` : null,
        ];
      }),
    ),
  );
}

function choicesByName(line: PrintLine | null): Map<string, string> | null {
  return line && new Map(line.buzhou.map((step) => [step.Name, selectedItem(step)?.Name ?? '']));
}

const RUNS = { numRuns: 300 };

describe('with any ids, codes and order of the steps', () => {
  it('the same options are refused for the same reasons', () => {
    fc.assert(
      fc.property(renamed, (renaming) => {
        expect(refusalsByName(strange(renaming))).toEqual(refusalsByName(renaming.line));
      }),
      RUNS,
    );
  });

  it('the table of the specification holds', () => {
    fc.assert(
      fc.property(renamed, (renaming) => {
        const { pageNum, goods } = renaming.line;
        const line = strange(renaming);
        const found = refusalsByName(line);
        const cover = choicesByName(line)?.get('封面材质') ?? '';
        for (const { name: binding } of SPEC_BINDINGS) {
          const against = specAgainstBinding({
            pageNum,
            goods: { EditorType: goods.EditorType, isHasPastedown: goods.isHasPastedown },
            cover,
            binding,
          });
          expect([binding, found.get(`装订方式 ${binding}`) === null]).toEqual([
            binding,
            against.length === 0,
          ]);
        }
        for (const { name } of SPEC_WEIGHTS) {
          const isOpen = found.get(`内页克重 ${name}`) === null;
          expect([name, isOpen]).toEqual([name, specAgainstWeight(pageNum, name).length === 0]);
        }
      }),
      RUNS,
    );
  });

  it('the same choices are moved and the same steps are blocked', () => {
    fc.assert(
      fc.property(renamed, (renaming) => {
        const [own, other] = [reselect(renaming.line), reselect(strange(renaming))];
        expect(choicesByName(other.line)).toEqual(choicesByName(own.line));
        const words = ({ changes, impossible }: typeof own) => [
          changes.map(({ stepName, from, to, reason }) => `${stepName} ${from} ${to} ${reason}`).sort(),
          impossible.map(({ stepName, text }) => `${stepName} ${text}`).sort(),
        ];
        expect(words(other)).toEqual(words(own));
      }),
      RUNS,
    );
  });

  it('the same line can be printed, and the same page counts would do', () => {
    fc.assert(
      fc.property(renamed, (renaming) => {
        const line = strange(renaming);
        expect(choicesByName(printableLine(line))).toEqual(choicesByName(printableLine(renaming.line)));
        expect(refusedChoice(line) === null).toBe(refusedChoice(renaming.line) === null);
      }),
      RUNS,
    );
    const line = sampleLine({ pageNum: 5 });
    const unlike = { ...line, buzhou: line.buzhou.map((step) => ({ ...step, ID: '' })).toReversed() };
    expect(nearestPageCounts(unlike)).toEqual(nearestPageCounts(line));
  });
});

describe('ids that are alike', () => {
  it('share an entry that knows the options of each step', () => {
    const line = sampleLine({ pageNum: 30 });
    const alike = { ...line, buzhou: line.buzhou.map((step) => ({ ...step, ID: 'x' })) };
    const { x } = optionRefusals(alike);
    expect(x?.[codeOf('binding', '骑马钉')]?.text).toBe('30 页不是 4 的倍数');
    expect(x?.[codeOf('innerWeight', '200克')]).toBeNull();
  });
});

describe('page limits with an open end', () => {
  const line = sampleLine({ pageNum: 30 });
  const code = codeOf('binding', '普通平装');
  const refusalWith = (min: number, max: number) =>
    refusalsByName({ ...line, zhuangDingPageCfg: { [code]: { min, max } } }).get('装订方式 普通平装');

  it('say only the end that is there', () => {
    expect(refusalWith(32, Number.POSITIVE_INFINITY)).toContain('普通平装适用 32 页以上，当前 30 页');
    expect(refusalWith(0, 20)).toContain('普通平装适用 20 页以内，当前 30 页');
    expect(refusalWith(0, Number.POSITIVE_INFINITY)).toBeNull();
  });

  it('go by the code where code and name both have some', () => {
    const both = { [code]: { min: 8, max: 64 }, 普通平装: { min: 500, max: 600 } };
    expect(refusalsByName({ ...line, zhuangDingPageCfg: both }).get('装订方式 普通平装')).toBeNull();
  });
});
