import { generate, generated, imports, recipe, tsc, unit } from '../checks.ts';
import { added, type Kind, madeUp } from '../kind.ts';

const TEST = `import { expect, it } from 'vitest';
import { listFeedback } from '../queries/account/feedback.ts';
import { createTestDatabase, TEST_NOW } from '../testing.ts';
import { runScenario } from './index.ts';

it('feedback-answered leaves a remark that was answered', () => {
  const db = createTestDatabase();
  runScenario('feedback-answered', { db, now: TEST_NOW }, { account: 'vip' });
  expect(listFeedback(db, 10002, { page: 1, pageSize: 1 }).list).toMatchObject([{ state: '已回复' }]);
});
`;

export const scenario: Kind = {
  name: 'scenario',
  target: 2,
  places: [
    {
      file: 'db/scenarios/feedback-answered.ts',
      edit: added(madeUp('feedback-answered.ts')),
      told: /feedback-answered"' is not assignable to parameter of type/,
      isSource: true,
    },
    {
      file: 'db/scenarios/feedback-answered.test.ts',
      edit: added(TEST),
      told: /the scenario feedback-answered has no test: write/,
    },
  ],
  generators: [{ ...generate, forgotten: { check: generated, told: /Run: npm run generate/ } }],
  checks: [
    recipe,
    generated,
    imports,
    unit(
      'db/scenarios',
      'scripts/contract/build-scenarios.test.ts',
      'server/replica/error-catalogue.test.ts',
    ),
    tsc,
  ],
  guards: [recipe],
};
