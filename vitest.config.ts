import { defineConfig } from 'vitest/config';

// Nothing of ours is sent anywhere.
const PACT_ENV = { PACT_DO_NOT_TRACK: 'true' };

/** How fast the machine is decides nothing: only what hangs ends here. */
const PATIENT = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    // The runner would leave one core to itself, which on two is half the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Whoever works here may have settings and a language of their own.
          env: { REPLICA_CONFIG: 'off', REPLICA_LANG: 'en' },
          // What modules keep (compiled schemas, drawn pictures, counters for names) does not depend on who came before, and
          // loading the whole server for each file takes most of the time.
          isolate: false,
          include: ['{contracts,db,server,web,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.pact.test.ts', 'web/e2e/**'],
          setupFiles: ['./scripts/testing/fail-on-console-error.ts'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'component',
          environment: './web/testing/document.ts',
          // As in the plain build, which has no tools beside the product.
          env: { VITE_REPLICA_TOOLS: '' },
          isolate: false,
          include: ['web/**/*.test.tsx'],
          setupFiles: ['./scripts/testing/fail-on-console-error.ts', './web/testing/no-owner-stacks.ts'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'pact-consumer',
          environment: 'node',
          env: PACT_ENV,
          include: ['contracts/pact/consumer/**/*.pact.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'pact-provider',
          environment: 'node',
          env: PACT_ENV,
          include: ['contracts/pact/provider/**/*.pact.test.ts'],
          ...PATIENT,
        },
      },
    ],
  },
});
