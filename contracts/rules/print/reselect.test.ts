import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BINDING_NAMES, chosenName, SAMPLE_STEP_IDS, sampleLine } from '../testing/sample-line.ts';
import { reselect } from './reselect.ts';
import { isEnabled, optionRefusals } from './step-availability.ts';

describe('reselect', () => {
  it('leaves a valid line as it is', () => {
    const line = sampleLine({ pageNum: 32 });
    expect(reselect(line)).toEqual({ line, changes: [], impossible: [] });
  });

  it('moves a disabled binding to the first enabled one and says why', () => {
    const { line, changes } = reselect(sampleLine({ pageNum: 34, chosen: { binding: '骑马钉' } }));
    expect(chosenName(line, 'binding')).toBe('普通平装');
    expect(changes).toEqual([
      {
        stepId: SAMPLE_STEP_IDS.binding,
        stepName: '装订方式',
        from: '骑马钉',
        to: '普通平装',
        reason: '34 页不是 4 的倍数',
      },
    ]);
  });

  it('keeps a choice that is enabled although an earlier option is enabled too', () => {
    const { line } = reselect(sampleLine({ chosen: { binding: '普通精装', innerLamination: '哑膜' } }));
    expect(chosenName(line, 'binding')).toBe('普通精装');
    expect(chosenName(line, 'innerLamination')).toBe('哑膜');
  });

  it('follows the chain from the cover over the binding to the lamination', () => {
    const { line, changes, impossible } = reselect(
      sampleLine({
        pageNum: 30,
        chosen: {
          coverMaterial: '亚麻布艺',
          binding: '全景平装',
          innerLamination: '不覆膜',
          innerWeight: '128克',
        },
      }),
    );
    expect(chosenName(line, 'coverMaterial')).toBe('亚麻布艺');
    expect(changes.map(({ from, to }) => [from, to])).toEqual([
      ['全景平装', '豪华装'],
      ['不覆膜', '亮膜'],
      ['128克', '200克'],
    ]);
    expect(impossible).toEqual([]);
  });

  it.each([
    [6, '157克', '200克'],
    [7, '128克', '200克'],
    [32, '250克', '200克'],
    [67, '200克', '157克'],
    [399, '157克', '128克'],
  ])('at %i pages moves %s to %s', (pageNum, from, to) => {
    expect(
      chosenName(reselect(sampleLine({ pageNum, chosen: { innerWeight: from } })).line, 'innerWeight'),
    ).toBe(to);
  });

  it('treats a code that names nothing like a disabled option', () => {
    const { line, changes } = reselect(sampleLine({ chosen: { coverMaterial: 'F99' } }));
    expect(chosenName(line, 'coverMaterial')).toBe('铜版纸');
    expect(changes).toMatchObject([{ from: '', to: '铜版纸', reason: '原选项已不存在' }]);
  });

  it('chooses where nothing is chosen, but not for the remark', () => {
    const { line, changes } = reselect(sampleLine({ chosen: { coverLamination: '', edge: '' } }));
    expect(chosenName(line, 'coverLamination')).toBe('亮膜');
    expect(chosenName(line, 'edge')).toBe('无');
    expect(chosenName(line, 'remark')).toBe('');
    expect(changes.map((change) => change.reason)).toEqual(['尚未选择', '尚未选择']);
  });

  it('ignores whatever code the remark carries', () => {
    expect(reselect(sampleLine({ chosen: { remark: 'B1' } }))).toMatchObject({ changes: [], impossible: [] });
  });

  it('names a step that has a code but no options', () => {
    const { impossible } = reselect(sampleLine({ chosen: { edge: 'Y1' }, offered: { edge: [] } }));
    expect(impossible).toEqual([
      { stepId: SAMPLE_STEP_IDS.edge, stepName: '边缘工艺', text: '边缘工艺没有可选项' },
    ]);
  });

  it('has no weight for 10000 pages and leaves the choice', () => {
    const { line, impossible } = reselect(sampleLine({ pageNum: 10000, chosen: { innerWeight: '128克' } }));
    expect(chosenName(line, 'innerWeight')).toBe('128克');
    expect(impossible).toContainEqual({
      stepId: SAMPLE_STEP_IDS.innerWeight,
      stepName: '内页克重',
      text: '10000 页没有可用的内页克重，请调整页数',
    });
  });

  it('keeps a cloth cover that no hardcover fits, and names it as what blocks', () => {
    const { line, impossible } = reselect(
      sampleLine({ pageNum: 8, chosen: { coverMaterial: '亚麻布艺', binding: '骑马钉' } }),
    );
    expect(chosenName(line, 'coverMaterial')).toBe('亚麻布艺');
    expect(chosenName(line, 'binding')).toBe('骑马钉');
    expect(impossible).toEqual([
      {
        stepId: SAMPLE_STEP_IDS.binding,
        stepName: '装订方式',
        text: '当前封面材质「亚麻布艺」只能配精装或豪华装，8 页没有可用的，请更换封面材质',
      },
    ]);
  });

  it('does not blame the cloth cover where no cover would help', () => {
    const { impossible } = reselect(sampleLine({ pageNum: 7, chosen: { coverMaterial: '亚麻布艺' } }));
    expect(impossible).toMatchObject([{ text: '7 页没有可用的装订方式，请调整页数' }]);
  });

  it('names the binding where only 不覆膜 is offered', () => {
    const { impossible } = reselect(
      sampleLine({ chosen: { binding: '豪华装' }, offered: { innerLamination: ['不覆膜'] } }),
    );
    expect(impossible).toMatchObject([
      {
        stepId: SAMPLE_STEP_IDS.innerLamination,
        text: '当前装订方式「豪华装」的内页须覆膜，内页覆膜没有可用的，请更换装订方式',
      },
    ]);
  });
});

describe('reselect, for every line', () => {
  const choice = (...names: string[]) => fc.constantFrom(...names, '', 'no-such-code');
  const subset = (...names: string[]) => fc.shuffledSubarray(names);
  const lines = fc
    .record({
      pageNum: fc.oneof(fc.integer({ min: 1, max: 130 }), fc.constantFrom(398, 399, 400, 601, 9999, 10000)),
      EditorType: fc.constantFrom('1', '3'),
      isHasPastedown: fc.constantFrom('Y' as const, 'N' as const),
      chosen: fc.record({
        coverMaterial: choice('铜版纸', '亚麻布艺'),
        binding: choice(...BINDING_NAMES),
        innerWeight: choice('200克', '157克', '128克', '250克'),
        innerLamination: choice('不覆膜', '亮膜', '哑膜'),
        coverLamination: choice('亮膜', '哑膜'),
        edge: choice('无', '烫金'),
      }),
      offered: fc.record(
        {
          coverMaterial: subset('铜版纸', '亚麻布艺'),
          binding: subset(...BINDING_NAMES),
          innerWeight: subset('200克', '157克', '128克', '250克'),
          innerLamination: subset('不覆膜', '亮膜', '哑膜'),
        },
        { requiredKeys: [] },
      ),
    })
    .chain((choices) => {
      const line = sampleLine(choices);
      return fc
        .shuffledSubarray(line.buzhou, { minLength: line.buzhou.length })
        .map((buzhou) => ({ ...line, buzhou }));
    });

  it('is stable: applied again it changes nothing', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const once = reselect(line);
        expect(reselect(once.line)).toEqual({ ...once, changes: [] });
      }),
      { numRuns: 500 },
    );
  });

  it('ends with each chosen option enabled or its step named impossible, never both', () => {
    fc.assert(
      fc.property(lines, (before) => {
        const { line, impossible } = reselect(before);
        const refusals = optionRefusals(line);
        const named = impossible.map((entry) => entry.stepId);
        for (const step of line.buzhou) {
          const isFree =
            step.items.length === 0 && (step.selCnum === '' || step.ID === SAMPLE_STEP_IDS.remark);
          const isFine = isFree || isEnabled(refusals, step.ID, step.selCnum);
          expect(named.includes(step.ID)).toBe(!isFine);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('names a step impossible only if none of its options is enabled, and leaves it as it was', () => {
    fc.assert(
      fc.property(lines, (before) => {
        const { line, impossible } = reselect(before);
        const refusals = optionRefusals(line);
        for (const { stepId, text } of impossible) {
          const step = line.buzhou.find((each) => each.ID === stepId);
          expect(step?.items.some((item) => isEnabled(refusals, stepId, item.Cnum))).toBe(false);
          expect(step).toEqual(before.buzhou.find((each) => each.ID === stepId));
          expect(text).not.toMatch(/「」/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('reports exactly the steps it moved and leaves its input alone', () => {
    fc.assert(
      fc.property(lines, (before) => {
        const copy = structuredClone(before);
        const { line, changes } = reselect(before);
        expect(before).toEqual(copy);
        const moved = line.buzhou.filter((step, index) => step.selCnum !== before.buzhou[index]?.selCnum);
        expect(changes.map((change) => change.stepId).sort()).toEqual(moved.map((step) => step.ID).sort());
        expect(changes.every((change) => change.reason !== '' && change.to !== '')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
