import { describe, expect, it } from 'vitest';
import { toolProblems } from './check-tools.ts';

const ACCOUNTS = {
  'assets/demo-accounts.js': 'shows:"今日注册，各处还是空的";password="desk1234"',
  '.vite/accounts.json': '{"tools/accounts/demo-accounts.tsx":{}}',
};
const CONSOLE = {
  ...ACCOUNTS,
  '.vite/manifest.json': '{"tools/console/console.tsx":{}}',
  'assets/console.js': 'title="开发控制台";fetch("/__replica/info");has("_replica");h["x-replica-tab"]',
};
const DEMO = {
  ...ACCOUNTS,
  '.vite/manifest.json': '{"tools/demo/demo-tools.tsx":{},"tools/login-extra.tsx":{}}',
  'assets/demo.js': 'label="重置演示";fetch("/__replica/reset")',
};

describe('the builds of the browser part', () => {
  it('are in order when each holds its own tools only', () => {
    const product = { 'assets/index.js': 'mall="书桌"' };
    expect(toolProblems('web', product)).toEqual([]);
    expect(toolProblems('console', { ...product, ...CONSOLE })).toEqual([]);
    expect(toolProblems('demo', { ...product, ...DEMO })).toEqual([]);
  });

  it.each([
    ['the words of the console', '开发控制台'],
    ['the word of a link', 'has("_replica")'],
    ['the header of its calls', '"x-replica-tab"'],
    ['the words of the demo', '重置演示'],
    ['an address of the control plane', '"/__replica"'],
    ['the password of the demo accounts', 'const p="desk1234"'],
    ['the list of the demo accounts', '{account:"fresh",shows:"今日注册，各处还是空的"}'],
    ['the page of a provider', 'open("/provider/"+type)'],
    ['a picture of the server', '"/media/bindings/"+slug'],
    ['a source of the accounts', '"tools/accounts/demo-accounts.tsx"'],
    ['a source of the tools', '"tools/console/link/follow-link.ts"'],
  ])('a plain one must not hold %s', (_what, text) => {
    expect(toolProblems('web', { 'assets/index.js': text })).toEqual([
      expect.stringMatching(/^dist\/web\/assets\/index\.js: the plain build holds /),
    ]);
  });

  it('the demo must not hold the console', () => {
    expect(toolProblems('demo', { ...DEMO, 'assets/stray.js': '开发控制台' })).toEqual([
      'dist/demo/assets/stray.js: the build of the demo holds "开发控制台".',
    ]);
  });

  it('the console must not hold the demo', () => {
    expect(toolProblems('console', { ...CONSOLE, 'assets/stray.js': '重置演示' })).toHaveLength(1);
  });

  it('a marker that its own build lacks is a problem, because it would be found nowhere', () => {
    const renamed = { ...CONSOLE, 'assets/console.js': '工具;"/__replica";"_replica";"x-replica-tab"' };
    expect(toolProblems('console', renamed)).toEqual([
      'dist/console: the build with the console lacks "开发控制台", so its absence elsewhere proves nothing.',
    ]);
  });
});
