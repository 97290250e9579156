import { queryOptions } from '@tanstack/react-query';
import { done, type Outcome, orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { type AitusPage, resolveAitusPath } from './api.ts';

/** That a path is not allowed is an answer like another, and kept like one: null. */
async function pageBehind(path: string): Promise<Outcome<AitusPage | null>> {
  const outcome = await resolveAitusPath(path);
  const failure = outcome.ok ? null : outcome.error.kind;
  return failure === 'refused' || failure === 'forbidden' ? done(null) : outcome;
}

export const queries = {
  /** The page behind a path of the product (站内页面). */
  page: (path: string) =>
    queryOptions({ queryKey: [...KEYS.aitus, path], queryFn: () => orThrow(pageBehind(path)) }),
};
