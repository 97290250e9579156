import type { OperationMeta } from '#contracts/operations.ts';
import { ReplyDeviation } from '#server/errors.ts';
import { firstProblem, problemsOf, validator } from './validators.ts';

/** In development and test a reply outside the contract is an error that names the place. */
export function checkReply(meta: OperationMeta, reply: unknown): void {
  const isText = typeof reply === 'string';
  const part = isText ? 'text' : 'json';
  const validate = validator(meta.id, part);
  if (!validate)
    throw new ReplyDeviation(meta.id, '', `the contract has no ${isText ? 'text' : 'JSON'} reply`);
  if (validate(reply)) return;
  const { pointer, problem } = firstProblem(validate.errors);
  throw new ReplyDeviation(meta.id, pointer, problem, problemsOf(meta.id, part, reply));
}
