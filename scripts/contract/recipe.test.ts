import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OPERATIONS } from '#contracts/operations.ts';
import { joinedPact } from '#contracts/pact/pact-file.ts';
import {
  forgottenFailures,
  missingParts,
  type Project,
  readProject,
  untestedScenarios,
  untestedScreens,
} from './recipe.ts';

const HANDLER = 'server/services/Shelf/list.ts';
const TEST = 'server/services/Shelf/list.test.ts';
const API = 'web/features/shelf/screens/shelf-screen.tsx';
const PACT = 'contracts/pact/consumer/Shelf.pact.test.ts';

/** All that the one operation of this project needs. */
const COMPLETE: Readonly<Record<string, string>> = {
  [HANDLER]: "export const list: Handler<'Shelf.list'> = () => ({ code: 0 });",
  [TEST]: "describe('Shelf.list', () => {});",
  [API]: "call('Shelf.list', {})",
  [PACT]: "interaction('Shelf.list')",
};

function projectOf(files: Readonly<Record<string, string>>, operations = ['Shelf.list']): Project {
  const text = (file: string) => files[file] ?? '';
  return {
    operations,
    has: (file) => file in files,
    text,
    allText: (folder, ending) =>
      Object.keys(files)
        .filter((file) => file.startsWith(`${folder}/`) && file.endsWith(ending))
        .map(text)
        .join('\n'),
  };
}

const SENTENCES = {
  handler: `Shelf.list has no handler: write ${HANDLER} with \`export const list: Handler<'Shelf.list'>\``,
  test: `Shelf.list has no handler test: write ${TEST} with \`describe('Shelf.list', …)\``,
  api: "Shelf.list has no client call: ask or do 'Shelf.list' in a feature below web",
  pact: `Shelf.list has no Pact interaction: add one to ${PACT}`,
};

describe('missingParts', () => {
  it('misses nothing where all is there', () => {
    expect(missingParts(projectOf(COMPLETE))).toEqual([]);
  });

  it('names every part in the order in which one writes them', () => {
    expect(missingParts(projectOf({}))).toEqual(Object.values(SENTENCES));
  });

  it.each([
    [HANDLER, SENTENCES.handler],
    [TEST, SENTENCES.test],
    [API, SENTENCES.api],
    [PACT, SENTENCES.pact],
  ])('misses only %s', (file, sentence) => {
    const rest = Object.fromEntries(Object.entries(COMPLETE).filter(([name]) => name !== file));
    expect(missingParts(projectOf(rest))).toEqual([sentence]);
  });

  it.each([
    ['a handler of another name', HANDLER, 'export const lists: Handler', SENTENCES.handler],
    ['a test of another operation', TEST, "describe('Shelf.lists')", SENTENCES.test],
    ['a call of another operation', API, "call('Shelf.listAll')", SENTENCES.api],
    ['an interaction without quotes', PACT, 'Shelf.list', SENTENCES.pact],
  ])('does not take %s', (_what, file, text, sentence) => {
    expect(missingParts(projectOf({ ...COMPLETE, [file]: text }))).toEqual([sentence]);
  });

  it('looks at every operation by itself', () => {
    const sentences = missingParts(projectOf(COMPLETE, ['Shelf.list', 'Shelf.sort']));
    expect(sentences).toHaveLength(4);
    for (const sentence of sentences) expect(sentence).toContain('Shelf.sort');
  });

  it('misses nothing in an empty contract', () => {
    expect(missingParts(projectOf({}, []))).toEqual([]);
  });

  it('misses the entry of a handler', () => {
    expect(missingParts(projectOf({ [HANDLER]: COMPLETE[HANDLER] ?? '' }, []))).toEqual([
      'Shelf.list is not in the contract: write its entry in contracts/openapi/Shelf.yaml',
    ]);
  });
});

describe('untestedScreens', () => {
  const SHELF = { state: 'open', name: 'shelf', path: '/manager/shelf/:id' };
  const missing = (files: Readonly<Record<string, string>>, screen = SHELF) =>
    untestedScreens(projectOf(files), [screen]);
  const sentence = '/manager/shelf/:id has no browser test: write one in web/e2e that opens it';

  it('misses a spec that goes there, whatever the parameter', () => {
    expect(missing({ 'web/e2e/shelf.spec.ts': "goto('/manager/shelf/7')" })).toEqual([]);
    expect(missing({ 'web/e2e/other.spec.ts': "goto('/manager/order')" })).toEqual([sentence]);
    expect(missing({ 'web/e2e/shelf.ts': "goto('/manager/shelf/7')" })).toEqual([sentence]);
  });

  it.each([
    ['by its record', "goto(PATHS.shelf.getHref('7'))", []],
    ['by the menu', 'toHaveURL(/\\/manager\\/shelf$/)', []],
    ['at another address', "goto('https://desk.example/manager/shelf/7')", []],
    ['after a pattern', "route('**/*.js'); goto('/manager/shelf'); /* gone */", []],
    ['in a comment alone', "// from /manager/shelf\n/* '/manager/shelf' */ goto('/about')", [sentence]],
    ['of another screen that begins alike', "goto('/manager/shelf-life')", [sentence]],
  ])('looks for a spec that goes there %s', (_how, text, expected) => {
    expect(missing({ 'web/e2e/shelf.spec.ts': text })).toEqual(expected);
  });

  it('asks for none of a screen that is not open', () => {
    expect(missing({}, { ...SHELF, state: 'closed' })).toEqual([]);
  });
});

describe('untestedScenarios', () => {
  const sentence = 'the scenario full has no test: write db/scenarios/full.test.ts, or use it in one';

  it.each([
    ['its own test', 'db/scenarios/full.test.ts', []],
    ['a state of the pact', 'contracts/pact/consumer/Shelf.pact.test.ts', []],
    ['the browser', 'web/e2e/full.ts', []],
    ['the test of a component', 'web/features/shelf/shelf.test.tsx', []],
    ['what the tests of a feature share', 'web/features/shelf/testing.ts', []],
    ['its own file', 'db/scenarios/full.ts', [sentence]],
  ])('looks for it in %s', (_what, file, missing) => {
    expect(untestedScenarios(projectOf({ [file]: "run('full')" }), ['full'])).toEqual(missing);
  });
});

describe('readProject', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'recipe-'));
    for (const [file, text] of Object.entries(COMPLETE)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('reads a project from its folder', () => {
    const project = readProject(root);
    expect(project.operations).toEqual(OPERATIONS.map(({ id }) => id));
    expect([project.has(HANDLER), project.has('nothing.ts')]).toEqual([true, false]);
    expect([project.text(TEST), project.text('nothing.ts')]).toEqual([COMPLETE[TEST], '']);
    expect(project.allText('web/features', '-screen.tsx')).toBe(COMPLETE[API]);
    expect(project.allText('web/features', '.tsx', /screen/)).toBe('');
  });

  it('feeds the check', () => {
    const project = { ...readProject(root), operations: ['Shelf.list', 'Shelf.sort'] };
    expect(missingParts(project).every((sentence) => sentence.startsWith('Shelf.sort'))).toBe(true);
  });
});

describe('forgottenFailures', () => {
  const { interactions } = joinedPact();
  const IDS = OPERATIONS.map(({ id }) => id);

  it('forgets none of ours', () => {
    expect(forgottenFailures(projectOf({}, IDS), interactions)).toEqual([]);
  });

  it('names an operation whose failures were taken out, and the file they belong to', () => {
    const id = 'ShopCarService.cartInfo';
    const rest = interactions.filter(
      ({ description, response }) =>
        !description.startsWith(`${id}:`) || (response.body as { code?: number }).code === 0,
    );
    expect(rest.length).toBeLessThan(interactions.length);
    expect(forgottenFailures(projectOf({}, IDS), rest)).toEqual([
      `${id} has no Pact interaction of a failure: add one to contracts/pact/consumer/ShopCarService.pact.test.ts, then run npx vitest run --project pact-consumer ShopCarService`,
    ]);
  });

  it('takes a refusing text for a failure, and lets a call be that cannot fail', () => {
    const request = { method: 'POST', path: '' };
    const one = (description: string, body: unknown) => ({
      description,
      request,
      response: { status: 200, body },
    });
    expect(
      forgottenFailures(projectOf({}, ['web.doLoginout']), [one('web.doLoginout: a session', { code: 0 })]),
    ).toEqual([]);
    const shopping = projectOf({}, ['ShoppingServiceMag.updateCart']);
    const saved = [one('ShoppingServiceMag.updateCart: saved', 'ok')];
    expect(forgottenFailures(shopping, saved)).toHaveLength(1);
    expect(
      forgottenFailures(shopping, [...saved, one('ShoppingServiceMag.updateCart: refused', '数量不正确')]),
    ).toEqual([]);
  });

  it('names an operation that no pact knows yet', () => {
    expect(forgottenFailures(projectOf({}), interactions)).toEqual([
      'Shelf.list has no Pact interaction of a failure: add one to contracts/pact/consumer/Shelf.pact.test.ts, then run npx vitest run --project pact-consumer Shelf',
    ]);
  });

  it('asks only for the written pact where the test names the operation already', () => {
    expect(forgottenFailures(projectOf(COMPLETE), interactions)).toEqual([
      'contracts/pact/pacts/Shelf.json lacks the interactions of Shelf.list: run npx vitest run --project pact-consumer Shelf',
    ]);
    const request = { method: 'GET', path: '' };
    const success = {
      description: 'Shelf.list: a shelf',
      request,
      response: { status: 200, body: { code: 0 } },
    };
    expect(forgottenFailures(projectOf(COMPLETE), [success])).toEqual([
      expect.stringMatching(/^Shelf\.list has no Pact interaction of a failure: add one to /),
    ]);
  });
});
