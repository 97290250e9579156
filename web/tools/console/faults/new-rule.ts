import type { NewRule } from '../control-calls.ts';

/** What the form asks for; a field that its kind does not need is ignored. */
export interface RuleForm {
  readonly operation: string;
  readonly kind: string;
  readonly delayMs: number | null;
  readonly status: number | null;
  readonly code: number | null;
  readonly text: string;
  readonly message: string;
  readonly times: number | null;
  /** Per cent. */
  readonly probability: number | null;
  readonly seed: number | null;
}

export const NEW_RULE: RuleForm = {
  operation: '*',
  kind: 'status',
  delayMs: 800,
  status: 500,
  code: 403,
  text: '-1',
  message: '',
  times: 1,
  probability: 100,
  seed: null,
};

function ownFields({ kind, delayMs, status, code, text, message }: RuleForm): object {
  const said = message === '' ? {} : { message };
  switch (kind) {
    case 'delay':
      return { delay: delayMs ?? 0 };
    case 'status':
    case 'html':
      return { status: status ?? 500 };
    case 'code':
      return { code: code ?? 403, ...said };
    case 'business-failure':
      return said;
    case 'text':
      return { text };
    default:
      return {};
  }
}

/** The rule as the control plane takes it; what is not said is left to its own defaults. */
export function ruleBody(form: RuleForm): NewRule {
  const { operation, kind, times, probability, seed } = form;
  return {
    operation,
    kind,
    ...ownFields(form),
    ...(times === null ? {} : { times }),
    ...(probability === null || probability === 100 ? {} : { probability: probability / 100 }),
    ...(seed === null ? {} : { seed }),
    // The kind was chosen from the list of kinds, and its own fields follow from it.
  } as NewRule;
}
