import { consumer, contractRules, generate, generated, migration, provider, tsc, unit } from '../checks.ts';
import { edited, type Kind } from '../kind.ts';

const HANDLER = 'server/services/MemberServiceMag/getFeedback.ts';
const TEST = 'server/services/MemberServiceMag/getFeedback.test.ts';
const migrations = unit('db/migrations.test.ts');

/** From where a remark was sent, which the list of the own remarks answers. */
export const column: Kind = {
  name: 'column',
  target: 4,
  places: [
    {
      file: 'db/schema/account/feedback.ts',
      edit: edited([
        "    state: text('state').notNull(),\n",
        "    state: text('state').notNull(),\n    channel: text('channel').notNull().default('网页'),\n",
      ]),
      told: /Property 'channel' does not exist/,
      isSource: true,
    },
    {
      file: 'contracts/openapi/MemberServiceMag.yaml',
      edit: edited(
        ['            sent: string\n', '            sent: string\n            channel: string\n'],
        ['sent: 2026-11-21 10:00 }', 'sent: 2026-11-21 10:00, channel: 网页 }'],
      ),
      told: /channel/,
      isSource: true,
    },
    {
      file: HANDLER,
      edit: edited(
        [
          '({ id, content, state, createdAt, orderNo, answer })',
          '({ id, content, state, channel, createdAt, orderNo, answer })',
        ],
        ['        state,\n', '        state,\n        channel,\n'],
      ),
      told: /channel/,
    },
    {
      file: TEST,
      edit: edited(["        state: '已收到',\n", "        state: '已收到',\n        channel: '网页',\n"]),
      told: /channel/,
    },
  ],
  generators: [
    { ...migration, forgotten: { check: migrations, told: /run npm run db:migration/ } },
    { ...generate, forgotten: { check: generated, told: /Run: npm run generate/ } },
  ],
  checks: [
    generated,
    contractRules,
    consumer('MemberServiceMag'),
    unit('db/', TEST, 'contracts/pact/coverage.test.ts', 'server/replica/transfer.test.ts'),
    provider,
    tsc,
  ],
  guards: [unit(TEST)],
};
