import {
  consumer,
  contractRules,
  generate,
  generated,
  imports,
  provider,
  recipe,
  tsc,
  unit,
} from '../checks.ts';
import { added, edited, type Kind } from '../kind.ts';

const ID = 'MemberServiceMag.countFeedback';
const PACT = 'contracts/pact/consumer/MemberServiceMag.pact.test.ts';

const ENTRY = `countFeedback:
  summary: Number of own remarks
  description: How many remarks the caller has sent.
  x-resource: feedback
  reply: FeedbackCountReply
  success: { total: 2 }
  failure: not-logged-in
`;

const SCHEMA = '  FeedbackCountReply: { data: { total: { type: integer, minimum: 0 } } }\n';

const HANDLER = `import { listFeedback } from '#db/queries/account/feedback.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** 我的反馈数量. */
export const countFeedback: Handler<'${ID}'> = (_input, { db, user }) => ({
  code: 0,
  message: '成功',
  data: { total: listFeedback(db, user.id, { page: 1, pageSize: 1 }).total },
});
`;

const TEST = `import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';

const app = appForEachTest();

describe('${ID}', () => {
  it('counts the own remarks', async () => {
    runScenario('feedback-sent', { db: app().world.db, now: TEST_NOW }, { account: 'vip' });
    const counted = async (account: string) =>
      dataOf(await app().call('${ID}', {}, { token: await app().tokenOf(account) })).total;
    expect([await counted('vip'), await counted('fresh')]).toEqual([1, 0]);
  });
});
`;

const INTERACTION = `
describe('${ID}', () => {
  it('counts the own remarks', () =>
    exchange('${ID}', 'a member who sent a remark', {
      as: SUPER,
      given: [given('feedback-sent', { account: 'super' })],
      input: {},
    }));

  exchange.loggedOut('${ID}', {});
});
`;

export const operation: Kind = {
  name: 'operation',
  target: 6,
  places: [
    {
      file: 'contracts/openapi/MemberServiceMag.yaml',
      edit: edited(['schemas:\n  CountersReply:', `${ENTRY}schemas:\n${SCHEMA}  CountersReply:`]),
      told: /countFeedback is not in the contract: write its entry/,
      isSource: true,
    },
    {
      file: 'server/services/MemberServiceMag/countFeedback.ts',
      edit: added(HANDLER),
      told: /countFeedback has no handler: write/,
    },
    {
      file: 'server/services/MemberServiceMag/countFeedback.test.ts',
      edit: added(TEST),
      told: /countFeedback has no handler test: write/,
    },
    {
      file: 'web/features/about/components/feedback-list.tsx',
      edit: edited(['  const query = ', `  useQuery(ask('${ID}'));\n  const query = `]),
      told: /countFeedback has no client call: ask or do/,
    },
    {
      file: PACT,
      edit: (text) => text + INTERACTION,
      told: /countFeedback has no Pact interaction: add/,
    },
  ],
  generators: [{ ...generate, forgotten: { check: generated, told: /Run: npm run generate/ } }],
  checks: [
    generated,
    contractRules,
    // It writes the pact, in which the recipe looks for the failure.
    consumer('MemberServiceMag'),
    recipe,
    unit(
      'contracts/pact/coverage.test.ts',
      'server/services/MemberServiceMag',
      'server/servlet',
      'server/ownership.test.ts',
      'server/fuzz.test.ts',
      'scripts/contract',
      'web/lib/call/api-client.test.ts',
    ),
    provider,
    imports,
    tsc,
  ],
  guards: [recipe],
};
