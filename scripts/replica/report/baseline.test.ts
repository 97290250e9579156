import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type BaselineEntry, baselineWarnings, judged, rewritten } from './baseline.ts';
import { readBaseline, writeBaseline } from './baseline-file.ts';
import { fingerprintOf } from './reported.ts';
import { schemaErrors } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-baseline-'));
afterAll(() => rmSync(folder, { recursive: true }));

const print = (text: string) => fingerprintOf('verify', [text]);
function entry(name: string, changed: Partial<BaselineEntry> = {}): BaselineEntry {
  return {
    ...{ tool: 'verify', fingerprint: print(name), operation: 'A.b', finding: name },
    ...{ reason: 'because', expires: '2026-12-31' },
    ...changed,
  };
}
const found = (...names: string[]) =>
  names.map((name) => ({ fingerprint: print(name), operation: 'A.b', finding: name }));
const looked = { tool: 'verify', today: '2026-11-21', wasTested: () => true } as const;
const judge = (entries: BaselineEntry[], names: string[], more: object = {}) =>
  judged(found(...names), { file: 'f', entries }, { ...looked, ...more });

describe('a baseline', () => {
  it('lets what it knows stay, and nothing else', () => {
    const { findings, judgement } = judge([entry('one')], ['one', 'two']);
    expect(findings.map(({ known }) => known)).toEqual([{ reason: 'because', expires: '2026-12-31' }, null]);
    expect(judgement).toEqual({ file: 'f', known: 1, expired: [], unused: [] });
  });

  it('counts a finding again on the day after its last one', () => {
    expect(judge([entry('one')], ['one'], { today: '2026-12-31' }).judgement.known).toBe(1);
    const { findings, judgement } = judge([entry('one')], ['one'], { today: '2027-01-01' });
    expect(findings[0]?.known).toBeNull();
    expect(judgement.expired).toEqual([entry('one')]);
    expect(baselineWarnings(judgement)).toEqual([
      `counts again since its last day was 2026-12-31: A.b (${print('one')}) one`,
    ]);
  });

  it('tells what is found no longer, unless nobody looked', () => {
    expect(judge([entry('one')], []).judgement.unused).toEqual([entry('one')]);
    expect(judge([entry('one')], [], { wasTested: () => false }).judgement.unused).toEqual([]);
    expect(judge([entry('one', { tool: 'compare' })], []).judgement.unused).toEqual([]);
  });
});

describe('the baseline, written again', () => {
  it('keeps what somebody wrote, adds what is new once, and drops what is gone', () => {
    const before = [entry('kept', { reason: 'my own' }), entry('gone'), entry('other', { tool: 'compare' })];
    const names = ['kept', 'new', 'new'];
    const after = rewritten(before, found(...names), judge(before, names).judgement, looked);
    expect(after.map(({ finding, reason, expires }) => [finding, reason, expires]).sort()).toEqual([
      ['kept', 'my own', '2026-12-31'],
      ['new', 'Was there when the baseline was written.', '2027-02-19'],
      ['other', 'because', '2026-12-31'],
    ]);
  });

  it('keeps a day that is over, because only a person prolongs it', () => {
    const before = [entry('one', { expires: '2026-01-01' })];
    expect(rewritten(before, found('one'), judge(before, ['one']).judgement, looked)).toEqual(before);
  });
});

describe('the file of a baseline', () => {
  it('comes back as it was, and keeps to its schema', () => {
    const file = join(folder, 'known.json');
    writeBaseline(file, [entry('one')]);
    expect(readBaseline(file, false)).toEqual([entry('one')]);
    expect(schemaErrors('baseline', readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each([
    ['{', 'JSON'],
    ['{"version":1}', "as a whole must have required property 'findings'"],
    [
      JSON.stringify({ version: 1, findings: [entry('one', { reason: '' })] }),
      '/findings/0/reason must NOT have fewer',
    ],
    [
      JSON.stringify({ version: 1, findings: [entry('one', { expires: '2026-02-30' })] }),
      '2026-02-30 is no day.',
    ],
  ])('is refused where it is %s', (text, message) => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, text);
    expect(() => readBaseline(file, false)).toThrow(message);
  });

  it('need not be there where it is going to be written', () => {
    expect(readBaseline(join(folder, 'none.json'), true)).toEqual([]);
    expect(() => readBaseline(join(folder, 'none.json'), false)).toThrow('ENOENT');
  });
});

describe('fingerprintOf', () => {
  it('is one for each tool and each finding', () => {
    const all = [print('a'), print('b'), fingerprintOf('compare', ['a']), fingerprintOf('verify', ['a', ''])];
    expect(new Set(all).size).toBe(4);
    expect(print('a')).toMatch(/^[0-9a-f]{16}$/);
  });
});
