import { describe, expect, it } from 'vitest';
import { isEnough } from './outcome.ts';
import { lastLine, markdownOf, tableOf } from './report.ts';
import { SERVER } from './server/set.ts';
import { outcomes } from './testing.ts';

describe('the last line', () => {
  it.each([
    [{ noticed: 52, survived: 2 }, '52 of 54 noticed (96.3 %)'],
    [{ noticed: 3 }, '3 of 3 noticed (100.0 %)'],
    [{ survived: 3 }, '0 of 3 noticed (0.0 %)'],
    [{ noticed: 2, survived: 1 }, '2 of 3 noticed (66.7 %)'],
    [{ noticed: 1, 'does not start': 1 }, '2 of 2 noticed (100.0 %)'],
    [{ noticed: 1, 'not tried': 1 }, '1 of 2 noticed (50.0 %)'],
  ])('of %j is "%s"', (counts, line) => {
    expect(lastLine(outcomes(counts))).toBe(line);
  });
});

describe('isEnough', () => {
  it.each([
    [{ noticed: 9, survived: 1 }, true],
    [{ noticed: 8, survived: 1 }, false],
    [{ noticed: 8, 'does not start': 1, survived: 1 }, true],
    [{}, false],
  ])('of %j is %s', (counts, is) => {
    expect(isEnough(outcomes(counts))).toBe(is);
  });
});

describe('the table', () => {
  it('shows survivors before what does not start and what was noticed', () => {
    const lines = tableOf(outcomes({ noticed: 1, survived: 1, 'does not start': 1 })).split('\n');
    expect(lines.slice(1, 4).map((line) => line.split('  ')[0])).toEqual([
      'survived',
      'does not start',
      'noticed',
    ]);
  });

  it('counts what does not start apart', () => {
    const lines = tableOf(outcomes({ noticed: 2, 'does not start': 1 })).split('\n');
    expect(lines.map((line) => line.trim())).toEqual(
      expect.arrayContaining(['2 noticed by Pact', '1 does not start']),
    );
  });

  it('ends with the last line', () => {
    expect(
      tableOf(outcomes({ noticed: 1 }))
        .split('\n')
        .at(-1),
    ).toBe('1 of 1 noticed (100.0 %)');
  });
});

describe('the Markdown report', () => {
  it('says of a survivor why, and asks for a test where nobody knows', () => {
    const [survivor] = outcomes({ survived: 1 });
    if (!survivor) throw new Error('there has to be one');
    const because = { ...survivor, mutant: { ...survivor.mutant, why: 'Nobody can see it.' } };
    expect(markdownOf(SERVER, [because])).toContain('| Nobody can see it. |');
    expect(markdownOf(SERVER, [{ ...because, mutant: { ...because.mutant, why: '' } }])).toContain(
      'a contract test is missing',
    );
  });

  it('begins with the survivors', () => {
    const each = outcomes({ noticed: 1, survived: 1, 'does not start': 1, 'not tried': 1 });
    const titles = markdownOf(SERVER, each)
      .split('\n')
      .filter((line) => line.startsWith('## '));
    expect(titles).toEqual(['## Survivors', '## Not tried', '## Does not start', '## Noticed']);
  });

  it('leaves out a section without rows', () => {
    expect(markdownOf(SERVER, outcomes({ noticed: 1 }))).not.toContain('## Survivors');
  });

  it('keeps bars and line breaks inside their cell', () => {
    expect(markdownOf(SERVER, outcomes({ 'does not start': 1 }))).toContain('| a\\|b c |');
  });
});
