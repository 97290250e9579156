import { describe, expect, it } from 'vitest';
import { ImportGraph } from './import-graph.ts';
import { planFor } from './plan.ts';

const TEXTS: Record<string, string> = {
  'server/main.ts': "import { app } from './app.ts';",
  'server/app.ts': "import { price } from '#contracts/price.ts';",
  'server/app.test.ts': "import { app } from './app.ts';",
  'contracts/price.ts': '',
  'contracts/price.test.ts': "import { price } from './price.ts';",
  'contracts/pact/consumer/Cart.pact.test.ts': "import { cart } from '#web/features/cart/api.ts';",
  'contracts/pact/provider/verify.pact.test.ts': "import { app } from '#server/app.ts';",
  'web/app/main.tsx': "import('./screen-parts.tsx'); import './theme.css';",
  'web/app/theme.css': '',
  'web/app/screens/screen-parts.tsx': [
    'const PARTS = {',
    '  cart: {',
    '    Icon: Cart,',
    "    load: async () => (await import('#web/features/cart/cart-screen.tsx')).CartScreen,",
    '  },',
    '  closed: { Icon: Closed },',
    "  about: { load: async () => (await import('#web/features/about/about-screen.tsx')).AboutScreen },",
    '};',
  ].join('\n'),
  'web/features/cart/cart-screen.tsx': "import { cart } from './api.ts'; import './cart.css';",
  'web/features/cart/api.ts': '',
  'web/features/cart/cart.css': '',
  'web/features/cart/api.test.ts': "import { cart } from './api.ts';",
  'web/features/about/about-screen.tsx': '',
  'web/tools/console/console.tsx': "import { Row } from './row.tsx';",
  'web/tools/console/row.tsx': '',
  'web/e2e/cart.spec.ts': "import { open } from './open-cart.ts';",
  'web/e2e/open-cart.ts': 'expect(page).toHaveURL(/manager\\/shopping\\/cart/)',
  'web/e2e/about.spec.ts': "heading('关于')",
  'web/e2e/routes.spec.ts': 'for (const screen of SCREENS) open(screen);',
  'web/e2e/console.spec.ts': "test.use({ build: 'console' }); PATHS.about",
  'scripts/tree.test.ts': "readdirSync('web')",
  'scripts/command.test.ts': "import { execFile } from 'node:child_process';",
};

const SCREENS = [
  { name: 'cart', path: '/manager/shopping/cart', title: '购物车' },
  { name: 'about', path: '/about', title: '关于' },
];

function planOf(...changed: string[]) {
  const files = Object.keys(TEXTS);
  const graph = new ImportGraph(new Map(Object.entries(TEXTS)), files);
  return planFor(graph, files, SCREENS, { since: 'abc (main)', files: changed });
}

const spec = (name: string) => `web/e2e/${name}.spec.ts`;

describe('what a change touches', () => {
  it('is nothing when only prose changed', () => {
    expect(planOf('README.md', 'contracts/decisions/0001.md')).toMatchObject({
      tests: [],
      pact: false,
      specs: [],
    });
  });

  it('of a screen: its tests, the consumer and the specs that open it, and who reads the tree', () => {
    expect(planOf('web/features/cart/api.ts')).toMatchObject({
      tests: ['web/features/cart/api.test.ts', 'scripts/tree.test.ts'],
      pact: true,
      specs: [spec('cart'), spec('routes')],
    });
  });

  it('of a style follows from who imports it', () => {
    expect(planOf('web/features/cart/cart.css')).toMatchObject({
      pact: false,
      specs: [spec('cart'), spec('routes')],
    });
    expect(planOf('web/app/theme.css').specs).toBe('all');
  });

  it('of a tool: the specs of the build that has it', () => {
    expect(planOf('web/tools/console/row.tsx').specs).toEqual([spec('console')]);
  });

  it('of the server and what it shares with the pages: every spec', () => {
    const plan = planOf('contracts/price.ts');
    expect(plan).toMatchObject({ pact: true, specs: 'all' });
    expect(plan.tests).toEqual([
      'server/app.test.ts',
      'contracts/price.test.ts',
      'scripts/tree.test.ts',
      'scripts/command.test.ts',
    ]);
  });

  it('of a spec or what it imports: that spec', () => {
    expect(planOf('web/e2e/open-cart.ts').specs).toEqual([spec('cart')]);
    expect(planOf(spec('about')).specs).toEqual([spec('about')]);
  });

  it('of a test: that test, and no spec', () => {
    const plan = planOf('contracts/price.test.ts');
    expect(plan).toMatchObject({ pact: false, specs: [] });
    expect(plan.tests).toContain('contracts/price.test.ts');
    expect(plan.tests).not.toContain('server/app.test.ts');
  });

  it.each([
    'package-lock.json',
    'openapi.yaml',
    'contracts/openapi/ShopCarService.yaml',
    'db/migrations/0002_more.sql',
  ])('of %s, which no program names: everything', (file) => {
    expect(planOf(file)).toMatchObject({ tests: 'all', pact: true, specs: 'all' });
  });

  it('of a page or a part that is gone: every spec', () => {
    expect(planOf('web/features/cart/gone.tsx').specs).toBe('all');
    expect(planOf('web/index.html').specs).toBe('all');
  });

  it('is told in one line', () => {
    expect(planOf('web/features/cart/api.ts').line).toBe(
      'Since abc (main): 1 file changed. Runs every static check, 2 of 5 test files, Pact too, 2 of 4 browser specs; left out is what imports, opens and reads nothing of them.',
    );
  });
});
