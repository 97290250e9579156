import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { problemsOnScreen, tellProblem } from './problems.mjs';
import { createSourcesLook } from './syntax.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-problems-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

it('shows on every page what is told, on those that come later too, and takes it away', async () => {
  vi.stubEnv('DEV_PROBLEMS', folder);
  const sent: unknown[] = [];
  const late: unknown[] = [];
  let greet: (data: unknown, client: unknown) => void = () => {};
  let close = () => {};
  const ws = {
    send: (message: unknown) => sent.push(message),
    on: (_event: string, hear: typeof greet) => {
      greet = hear;
    },
  };
  const httpServer = {
    once: (_event: string, end: () => void) => {
      close = end;
    },
  };
  tellProblem('server', 'it does not start');
  problemsOnScreen().configureServer({ ws, httpServer });
  expect(sent).toEqual([expect.objectContaining({ type: 'error' })]);
  tellProblem('syntax', 'a.ts:1:3: no');
  await expect.poll(() => JSON.stringify(sent.at(-1))).toContain('it does not start\\n\\na.ts:1:3: no');
  greet(undefined, { send: (message: unknown) => late.push(message) });
  expect(late).toEqual([sent.at(-1)]);
  tellProblem('server', null);
  tellProblem('syntax', null);
  await expect.poll(() => sent.at(-1)).toEqual({ type: 'update', updates: [] });
  close();
});

it('tells nobody where no pages are served', () => {
  vi.stubEnv('DEV_PROBLEMS', '');
  expect(tellProblem('server', 'it does not start')).toBeUndefined();
});

describe('a look at the syntax', () => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  it.each([
    ['a.ts', 'const x = ;\n', 'a.ts:1:11: Unexpected ";"'],
    ['a.tsx', 'const a = <p;\n', 'a.tsx:1:'],
    ['a.css', 'a { color: red', 'a.css:1:15: Expected "}"'],
    ['a.json', '{"a": 1', 'a.json: Expected'],
    ['a.yaml', 'a: [1\nb: 2\n', 'a.yaml:2:'],
  ])(
    'finds what is wrong in %s as soon as it is saved, and that it is mended or gone',
    async (name, bad, told) => {
      const good = name.endsWith('.css') ? 'a {}' : /\.tsx?$/.test(name) ? 'let a;' : '{}';
      const sources = createSourcesLook(folder, [name], () => true);
      const look = async () => {
        const saved = sources.saved();
        return { events: saved.map(({ event }) => event), found: await sources.problemsAfter(saved) };
      };
      sources.begin();
      write(name, good);
      expect(await look()).toEqual({ events: ['add'], found: new Map() });
      write(name, bad);
      const broken = new Map([[name, expect.stringContaining(told)]]);
      expect(await look()).toEqual({ events: ['change'], found: broken });
      expect(await look()).toEqual({ events: [], found: broken });
      write(name, `${good} `);
      expect(await look()).toEqual({ events: ['change'], found: new Map() });
      write(name, bad);
      await look();
      rmSync(join(folder, name));
      expect(await look()).toEqual({ events: ['unlink'], found: new Map() });
    },
  );
});
