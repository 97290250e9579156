import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { grownParts, linesByPart, partOf } from './check-lines.ts';

describe('the budget of lines', () => {
  it.each([
    ['web/features/cart/screens/cart-screen.tsx', 'product'],
    ['contracts/rules/price/price.ts', 'product'],
    ['web/features/cart/screens/cart-screen.module.css', 'css'],
    ['web/tools/console/console.module.css', 'css'],
    ['web/features/cart/screens/cart-screen.test.tsx', 'tests'],
    ['contracts/pact/consumer/ShopCarService.pact.test.ts', 'tests'],
    ['web/e2e/screens.ts', 'tests'],
    ['server/testing.ts', 'tests'],
    ['web/testing/product.ts', 'tests'],
    ['scripts/replica/doctor.mjs', 'tools'],
    ['server/replica/world.ts', 'tools'],
    ['db/works/texts/poem.ts', 'content'],
    ['contracts/openapi/ShopCarService.yaml', 'contract'],
    ['openapi.yaml', 'contract'],
    ['contracts/generated/api.d.ts', null],
    ['contracts/pact/pacts/desk.json', null],
    ['db/migrations/0001.ts', null],
    ['README.md', null],
  ] as const)('takes %s for %s', (path, part) => {
    expect(partOf(path)).toBe(part);
  });

  it('adds up the lines of each part', () => {
    const base = mkdtempSync(join(tmpdir(), 'lines-'));
    try {
      mkdirSync(join(base, 'web/tools'), { recursive: true });
      writeFileSync(join(base, 'openapi.yaml'), 'openapi: 3.1.0\n');
      writeFileSync(join(base, 'web/a.ts'), 'a\nb\n');
      writeFileSync(join(base, 'web/b.tsx'), 'a\n');
      writeFileSync(join(base, 'web/tools/c.ts'), 'a\nb\nc\n');
      expect(linesByPart(base)).toEqual({ css: 0, tests: 0, tools: 3, content: 0, contract: 1, product: 3 });
    } finally {
      rmSync(base, { recursive: true });
    }
  });

  it('lets the product grow, and tools and style sheets only fall', () => {
    const budget = { css: 10, tests: 10, tools: 10, content: 10, contract: 10, product: 10 };
    const one = (more: number) => Object.fromEntries(Object.keys(budget).map((part) => [part, 10 + more]));
    expect(grownParts(one(0) as typeof budget, budget)).toEqual([]);
    expect(grownParts(one(-1) as typeof budget, budget)).toEqual([]);
    expect(grownParts(one(1) as typeof budget, budget)).toEqual(['tools', 'css']);
  });
});
