import type { WebArea } from '../mutant.ts';

interface NamedTests {
  /** Folders and files with the unit and component tests of the area. */
  readonly units: readonly string[];
  /** Browser specs, asked only where no unit test notices. */
  readonly specs: readonly string[];
}

/** Of several features. */
const TOUCHES = 'web/kit/act/stale.test.ts';

const inProduct = (name: string) => `web/app/${name}.test.tsx`;
const spec = (name: string) => `web/e2e/${name}.spec.ts`;

/** The tests that answer for each area. */
export const AREAS: Readonly<Record<WebArea, NamedTests>> = {
  requests: {
    units: [
      'web/lib',
      'web/features/print-options/components/print-saving.test.tsx',
      ...['wire', 'request-failure', 'never-answered', 'sparse-backend', 'loading-indicator'].map(inProduct),
    ],
    specs: ['fault-kinds', 'wire'].map(spec),
  },
  'print editor': {
    units: ['web/features/print-options', TOUCHES],
    specs: ['print-options', 'add-shopping'].map(spec),
  },
  cart: {
    units: ['web/features/cart', 'web/kit/act', TOUCHES],
    specs: ['cart'].map(spec),
  },
  checkout: {
    units: ['web/features/checkout', 'web/features/addresses', TOUCHES],
    specs: ['checkout'].map(spec),
  },
  session: {
    units: ['web/app', 'web/features/session'],
    specs: ['session'].map(spec),
  },
};
