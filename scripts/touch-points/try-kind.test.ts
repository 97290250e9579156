import { describe, expect, it } from 'vitest';
import type { Check } from './checks.ts';
import { added, edited, type Kind, type TouchPoint } from './kind.ts';
import { problemsOf, tableOf } from './report.ts';
import type { Texts, Tree } from './tree.ts';
import { tryKind } from './try-kind.ts';

/** A project of one file, and a check that wants a second one and is told so. */
function projectOf(files: Readonly<Record<string, string>> = { 'list.ts': 'one' }) {
  let texts: Texts = new Map(Object.entries(files));
  const tree: Tree = {
    place: '',
    read: () => new Map(texts),
    restore: (wanted) => {
      texts = new Map(wanted);
    },
    apply: (points) => {
      for (const { file, edit } of points) texts = new Map(texts).set(file, edit(texts.get(file) ?? ''));
    },
    remove: () => {},
  };
  const check = (name: string, isGreen: () => boolean, output: string): Check => ({
    name,
    run: async () => (isGreen() ? { code: 0, output: '' } : { code: 1, output }),
  });
  return { tree, check, text: (file: string) => texts.get(file) ?? '' };
}

const LINE: TouchPoint = { file: 'list.ts', edit: edited(['one', 'one, two']), told: /list\.ts lacks two/ };
const FILE: TouchPoint = { file: 'two.ts', edit: added('two'), told: /write two\.ts/ };

function kindOf({ tree, check, text }: ReturnType<typeof projectOf>, more: Partial<Kind> = {}) {
  const line = check('line', () => text('list.ts').includes('two'), 'a first line\nlist.ts lacks two');
  const file = check('file', () => text('two.ts') !== '', 'write two.ts');
  const made: Kind = {
    ...{ name: 'number', target: 2, places: [LINE, FILE], generators: [] },
    ...{ checks: [line, file], guards: [line, file] },
    ...more,
  };
  return tryKind(made, {
    tree,
    isQuick: false,
    typesOf: () => check('types', () => true, ''),
    say: () => {},
  });
}

describe('a kind', () => {
  it('is green as a whole, and each place that is left out is noticed', async () => {
    const project = projectOf();
    const tried = await kindOf(project);
    expect(tried.red).toEqual([]);
    expect(tried.leftOut).toEqual([
      { what: 'list.ts', by: 'line', told: 'list.ts lacks two' },
      { what: 'two.ts', by: 'file', told: 'write two.ts' },
    ]);
    expect(problemsOf(tried)).toEqual([]);
    expect(tableOf([tried])).toContain('number           2 places, target 2, with all of them green');
    expect([...project.tree.read()], 'it is put back').toEqual([['list.ts', 'one']]);
  });

  it('costs too much above its target', async () => {
    expect(problemsOf(await kindOf(projectOf(), { target: 1 }))).toEqual([
      'number: 2 places, which is more than 1',
    ]);
  });

  it('is not proved by a check that is red about something else', async () => {
    const project = projectOf();
    const other = project.check('other', () => project.text('two.ts') !== '', 'something is wrong');
    const tried = await kindOf(project, { guards: [other] });
    expect(problemsOf(tried)).toEqual([
      'number: nobody notices that list.ts was left out',
      'number: nobody notices that two.ts was left out',
    ]);
  });

  it('says what is red though everything is in place, and leaves nothing out then', async () => {
    const project = projectOf();
    const red = project.check('red', () => false, 'it does not work');
    const tried = await kindOf(project, { checks: [red] });
    expect(tried.leftOut).toEqual([]);
    expect(problemsOf(tried)).toEqual(['number: red though everything is in place: red: it does not work']);
  });

  it('counts what a command writes apart, and notices the command that was not run', async () => {
    const project = projectOf();
    const stale = project.check('stale', () => project.text('made.ts') !== '', 'made.ts is stale');
    const tried = await kindOf(project, {
      generators: [
        {
          name: 'make',
          run: async () => {
            project.tree.apply([{ file: 'made.ts', edit: () => 'made', told: /x/ }]);
            return { code: 0, output: '' };
          },
          forgotten: { check: stale, told: /made\.ts is stale/ },
        },
      ],
    });
    expect(tried.generated).toEqual(['made.ts']);
    expect(tried.leftOut.at(-1)).toEqual({ what: 'make', by: 'stale', told: 'made.ts is stale' });
  });
});

describe('an edit', () => {
  it('wants its place to be there once', () => {
    expect(() => LINE.edit('one and one')).toThrow('"one" stands 2 times in the file');
    expect(() => FILE.edit('something')).toThrow('is there already');
  });
});
