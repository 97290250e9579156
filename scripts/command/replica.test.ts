import { execFileSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

it('npx finds the command installed, and the root names none, which npx would install anew with each call', () => {
  expect(read('package.json')).not.toHaveProperty('bin');
  expect(read('package.json').dependencies.replica).toBe('file:scripts/command');
  expect(read('package-lock.json').packages['node_modules/replica']).toEqual({
    resolved: 'scripts/command',
    link: true,
  });
});

it('it is the command of this version, and can be started', () => {
  const { version, bin } = read('scripts/command/package.json');
  const file = join(root, 'scripts/command', bin);
  accessSync(file, constants.X_OK);
  expect(version).toBe(read('package.json').version);
  expect(execFileSync(process.execPath, [file, '--version'], { encoding: 'utf8' }).trim()).toBe(version);
});
