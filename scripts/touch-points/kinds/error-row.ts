import { recipe, tsc, unit } from '../checks.ts';
import { edited, type Kind } from '../kind.ts';

const TEST = 'server/replica/error-catalogue.test.ts';

export const errorRow: Kind = {
  name: 'error-row',
  target: 3,
  places: [
    {
      file: 'server/replica/error-catalogue.ts',
      edit: edited([
        "  {\n    name: 'not-logged-in-401',",
        `  {
    name: 'feedback-fails',
    situation: 'Feedback failure',
    productText: '反馈没有提交成功',
    description: 'Sending feedback fails without a server message, so that the own text is shown.',
    rules: [{ operation: 'MemberServiceMag.sendFeedback', fault: FAILED_SILENTLY }],
  },
  {
    name: 'not-logged-in-401',`,
      ]),
      told: /feedback-fails/,
    },
    {
      file: TEST,
      edit: edited([
        "  'not-logged-in-401': {",
        `  'feedback-fails': {
    words: '反馈没有提交成功',
    act: () => test.call('MemberServiceMag.sendFeedback', { content: '希望增加方形画册' }, { token }),
    reply: { json: { message: '' } },
  },
  'not-logged-in-401': {`,
      ]),
      told: /error-catalogue\.test\.ts.*feedback-fails.*missing/,
    },
    {
      file: 'web/e2e/error-catalogue-rows.ts',
      edit: edited([
        "  'price-fails': cartQuantity,",
        `  'feedback-fails': {
    account: 'super',
    path: '/about',
    provoke: async (hands) => {
      await hands.fill('反馈内容', '希望增加方形画册');
      await hands.press('提交反馈');
    },
  },
  'price-fails': cartQuantity,`,
      ]),
      told: /error-catalogue-rows\.ts.*feedback-fails.*missing/,
    },
  ],
  generators: [],
  checks: [recipe, unit(TEST, 'server/replica/routes.test.ts'), tsc],
  guards: [unit(TEST)],
};
