import { describe, expect, it } from 'vitest';
import { brokenWalls } from './walls.ts';

describe('brokenWalls', () => {
  it.each([
    ['server/services/A/b.ts', 'const at = Date.now();'],
    ['db/queries/a.ts', 'const at = new Date();'],
    ['contracts/rules/a.ts', 'return Math.random();'],
    ['server/plugins/a.ts', 'const host = process.env.HOST;'],
    ['web/features/cart/api.ts', "await fetch('/uwp')"],
    ['web/components/a.tsx', "const colour = '#203864';"],
    ['web/features/cart/a.ts', 'const listeners = new Set<() => void>();'],
    ['web/features/cart/a.ts', "import { useMutation } from '@tanstack/react-query';"],
  ])('finds the break in %s', (path, line) => {
    expect(brokenWalls([{ path, text: `// first\n${line}\n` }])).toEqual([
      expect.stringContaining(`${path}:2:`),
    ]);
  });

  it.each([
    ['server/services/A/b.ts', 'const at = new Date(context.now);'],
    ['server/services/A/b.test.ts', 'const at = Date.now();'],
    ['server/env.ts', 'process.env.HOST'],
    ['web/lib/wire/exchange.ts', 'await fetch(url)'],
    ['web/app/theme/theme.ts', "'#203864'"],
    ['web/lib/store.ts', 'const listeners = new Set<() => void>();'],
    ['web/app/a.tsx', '// not #203864 but a variable'],
    ['web/app/a.tsx', 'query.refetch()'],
  ])('lets %s pass', (path, line) => {
    expect(brokenWalls([{ path, text: line }])).toEqual([]);
  });
});
