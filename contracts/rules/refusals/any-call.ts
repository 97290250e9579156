import { FORM_MESSAGES } from '../form-messages.ts';
import { FEEDBACK_LENGTH } from '../limits.ts';
import { type Rows, said } from './row.ts';

/** What any call can be refused for, and calls that no other part has. */
export const ANY_CALL = {
  'bad-page': { code: 400, words: '页码不正确' },
  /** The problem (`bad-<field>`) is the reason on the wire, so that a form knows where to show the words. */
  'bad-field': { code: 1034, reason: ({ problem }: { readonly problem: string }) => problem, words: said },
  'bad-feedback': {
    code: 1040,
    words: FORM_MESSAGES.string.range('反馈内容', FEEDBACK_LENGTH.min, FEEDBACK_LENGTH.max),
  },
  'path-not-allowed': { code: 1050, words: '该页面不可用' },
  'bad-choice': { code: 1061, words: said },
  'bad-idem-key': { code: 1070, words: '重复提交标识不正确，请刷新后再试' },
  'bad-signature': { code: 1100, words: '签名不正确' },
} satisfies Rows;
