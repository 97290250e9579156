import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packageFolder } from '../build/bundled-packages.ts';
import { foldersOf, licenceOf, licencesOf, thirdPartyText } from './third-party.ts';

const projectRoot = join(import.meta.dirname, '../..');
const textsRoot = join(projectRoot, 'scripts/package/published/licences');
const root = mkdtempSync(join(tmpdir(), 'desk-licences-'));
afterAll(() => rmSync(root, { recursive: true }));

function packageWith(name: string, manifest: object, files: Record<string, string> = {}): string {
  const folder = join(root, 'node_modules', name);
  const all = { 'package.json': JSON.stringify({ name, version: '1.0.0', ...manifest }), ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

describe('the package of a module', () => {
  it.each([
    ['/p/node_modules/react/index.js', '/p/node_modules/react'],
    ['/p/node_modules/@a/b/es/x.js?used', '/p/node_modules/@a/b'],
    ['/p/node_modules/a/node_modules/@c/d/x.js', '/p/node_modules/a/node_modules/@c/d'],
    ['\0/p/node_modules/react/index.js?commonjs-module', '/p/node_modules/react'],
    ['C:\\p\\node_modules\\react\\index.js', 'C:/p/node_modules/react'],
    ['/p/web/app/main.tsx', null],
    ['\0vite/preload-helper.js', null],
  ])('of %j is %j', (id, folder) => {
    expect(packageFolder(id)).toBe(folder);
  });

  it('is counted once, nested ones by themselves', () => {
    const inputs = [
      'web/a.ts',
      'node_modules/a/x.js',
      'node_modules/a/y.js',
      'node_modules/a/node_modules/b/z.js',
    ];
    expect(foldersOf('/p', inputs)).toEqual(['/p/node_modules/a', '/p/node_modules/a/node_modules/b']);
  });
});

describe('the licence of a package', () => {
  it('has every text that the package brings, those of its parts too', () => {
    const folder = packageWith(
      'parts',
      { license: 'MIT' },
      {
        'LICENSE.md': 'of the whole',
        NOTICE: 'to be told',
        'wasm/LICENSE_DECODER': 'of a part',
        'node_modules/other/LICENSE': 'of another',
        'lib/license.js': 'a program',
      },
    );
    expect(licenceOf(folder, textsRoot).texts).toEqual(['of the whole', 'to be told', 'of a part']);
  });

  it('is the known text, in the name of its author, where the package only names it', () => {
    const [text = ''] = licenceOf(
      packageWith('bare', { license: 'MIT', author: 'A. Writer <a@b.example>' }),
      textsRoot,
    ).texts;
    expect(text).toMatch(/^Copyright \(c\) A\. Writer\n\nPermission is hereby granted/);
  });

  it.each([{}, { license: 'SEE LICENSE IN nowhere' }])('has to be there: %j', (manifest) => {
    const folder = packageWith('nameless', manifest);
    expect(() => licenceOf(folder, textsRoot)).toThrow('nameless brings no text of its licence');
    expect(() => licencesOf([folder], textsRoot)).toThrow('nameless');
  });

  it('of a library made of others has the terms of those', () => {
    const folder = packageWith(
      '@img/sharp-wasm32',
      { license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT' },
      {
        LICENSE: 'Apache, whole',
        'README.md': 'glib: LGPLv3',
      },
    );
    const { texts } = licenceOf(folder, textsRoot);
    for (const words of [
      'Apache, whole',
      'glib: LGPLv3',
      'GNU LESSER GENERAL',
      'GNU GENERAL PUBLIC LICENSE',
      'Permission is hereby',
    ]) {
      expect(
        texts.some((text) => text.includes(words)),
        words,
      ).toBe(true);
    }
  });
});

it('every text stands once, under all that come with it', () => {
  const of = (name: string) => ({ name, version: '2.0.0', licence: 'MIT', texts: ['one and the same'] });
  const text = thirdPartyText([of('b'), of('a'), { ...of('c'), texts: ['another'] }]);
  expect(text.match(/one and the same/g)).toHaveLength(1);
  expect(text).toContain('a 2.0.0 (MIT)\nb 2.0.0 (MIT)\n\none and the same');
  expect(text).toContain('c 2.0.0 (MIT)\n\nanother');
});

it('everything that the product runs on has a text', () => {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  // The command is a package of our own.
  const names = Object.keys(dependencies).filter((name) => !dependencies[name].startsWith('file:'));
  const folders = names.map((name) => join(projectRoot, 'node_modules', name));
  const licences = licencesOf(folders, textsRoot);
  expect(licences.map(({ name }) => name).sort()).toEqual(names.sort());
  for (const { name, texts } of licences) expect(texts.join('').length, name).toBeGreaterThan(200);
});
