import { defectsOf } from './web-mutant.ts';

const defect = defectsOf('requests');

/** The request layer: repeats, sessions, what is sent and what is told of a failure. */
export const REQUEST_MUTANTS = [
  defect(
    'write-repeated',
    'lib/call/retry.ts',
    '!(isWrite && mayHaveHappened(error))',
    '!(isWrite && !mayHaveHappened(error))',
  ),
  defect('one-retry-more', 'lib/call/retry.ts', 'attempt >= limit', 'attempt > limit'),
  defect(
    'considered-answer-repeated',
    'lib/call/request-failure.ts',
    '(error.facts.status ?? 500) >= 500',
    '(error.facts.status ?? 500) >= 400',
  ),
  defect(
    'trace-id-lost',
    'lib/call/request-failure.ts',
    'traceId: replyTraceId(body)',
    'traceId: replyTraceId(status)',
  ),
  defect(
    'login-asked-by-status-only',
    'lib/call/api-client.ts',
    'replyCode(outcome.reply) !== 401 ||',
    'outcome.failure?.facts.status !== 401 ||',
  ),
  defect(
    'optional-session-without-token',
    'lib/call/api-client.ts',
    "return meta.session === 'none' ? null : token;",
    "return meta.session !== 'required' ? null : token;",
  ),
  defect(
    'answer-of-another-session',
    'lib/call/api-client.ts',
    "tokenFor(meta, options) ?? ''",
    'tokenFor(meta, options) === null',
  ),
  defect(
    'read-joins-across-a-write',
    'lib/call/api-client.ts',
    'reads.closeToJoiners();',
    'writesOf(meta).closeToJoiners();',
  ),
  defect(
    'quiet-failure-told',
    'lib/call/api-client.ts',
    'if (!options.quiet) {',
    'if (options.quiet !== false) {',
  ),
  defect(
    'retry-gives-up-the-write',
    'lib/call/api-client.ts',
    "(meta.effect === 'write' ? 'join' : 'cancel-earlier')",
    "(meta.effect === 'write' ? 'cancel-earlier' : 'join')",
  ),
  defect(
    'empty-values-not-sent',
    'lib/wire/form-body.ts',
    'value !== undefined && value !== null)',
    "value !== undefined && value !== null && value !== '')",
  ),
];
