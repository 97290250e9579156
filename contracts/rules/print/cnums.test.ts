import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_STEP_IDS, sampleLine } from '../testing/sample-line.ts';
import { joinCnums, selectCnums } from './cnums.ts';

const steps = sampleLine().buzhou;

describe('joinCnums', () => {
  it('joins all codes in step order, the hidden step included, the remark left out', () => {
    expect(joinCnums(steps)).toBe('F1|Z1|K1|M1|G1|Y1');
  });

  it('is empty without steps', () => {
    expect(joinCnums([])).toBe('');
  });
});

describe('selectCnums', () => {
  it('applies codes in any order', () => {
    expect(joinCnums(selectCnums(steps, 'Y2|M3|F2|G2|K4|Z12') ?? [])).toBe('F2|Z12|K4|M3|G2|Y2');
  });

  it('leaves the steps it was given alone', () => {
    const before = structuredClone(steps);
    selectCnums(steps, 'Y2|M3|F2|G2|K4|Z12');
    expect(steps).toEqual(before);
  });

  it.each([
    ['an unknown code', 'F1|Z1|K1|M1|G1|Y1|X1'],
    ['a second option of a step', 'F1|Z1|K1|M1|G1|Y1|F2'],
    ['an option twice', 'F1|F1|Z1|K1|M1|G1|Y1'],
    ['an empty code at the end', 'F1|Z1|K1|M1|G1|Y1|'],
    ['an empty code', 'F1||Z1|K1|M1|G1|Y1'],
    ['a space', ' F1|Z1|K1|M1|G1|Y1'],
    ['a small letter', 'f1|Z1|K1|M1|G1|Y1'],
    ['a step without a code', 'F1|Z1|K1|M1|G1'],
    ['no codes at all', ''],
  ])('refuses %s: %j', (_what, cnums) => {
    expect(selectCnums(steps, cnums)).toBeNull();
  });

  it('refuses a code that two steps offer', () => {
    const step = (ID: string) => ({
      ID,
      Name: ID,
      IsShow: 'Y' as const,
      selCnum: '',
      items: [{ Cnum: 'A', Name: 'A' }],
    });
    expect(selectCnums([step('1'), step('2')], 'A')).toBeNull();
  });

  it('takes no codes where no step has options', () => {
    const remark = { ID: SAMPLE_STEP_IDS.remark, Name: '备注', IsShow: 'Y' as const, selCnum: '', items: [] };
    expect(selectCnums([remark], '')).toEqual([remark]);
  });

  it('undoes joinCnums whatever the choices and the order of the codes', () => {
    const chosenSteps = fc
      .tuple(...steps.map((step) => fc.nat(Math.max(step.items.length - 1, 0))))
      .map((picks) =>
        steps.map((step, index) => ({ ...step, selCnum: step.items[picks[index] ?? 0]?.Cnum ?? '' })),
      );
    const shuffled = chosenSteps.chain((chosen) => {
      const codes = joinCnums(chosen).split('|');
      return fc.record({
        chosen: fc.constant(chosen),
        codes: fc.shuffledSubarray(codes, { minLength: codes.length }),
      });
    });
    fc.assert(
      fc.property(shuffled, ({ chosen, codes }) => {
        expect(selectCnums(steps, codes.join('|'))).toEqual(chosen);
      }),
    );
  });
});
