import type { Provider } from '#contracts/rules/account/providers.ts';
import type { Decision } from '#contracts/rules/decision.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import type { Database } from '../client.ts';
import { type UserRow, userByAccount } from '../queries/account/users.ts';
import { PROVIDERS } from '../schema/index.ts';
import { ScenarioRefused } from './types.ts';

export function accountOrRefuse(db: Database, account: string): UserRow {
  const user = userByAccount(db, account);
  if (!user) throw new ScenarioRefused(`there is no account "${account}"`);
  return user;
}

/** `what` says whose id it is. */
export function idOrRefuse(text: string, what: string): number {
  const id = parseDecimalId(text);
  if (id === null) throw new ScenarioRefused(`${what} must be a number, not "${text}"`);
  return id;
}

/** What the rules of the product refuse to the parameters, they refuse to the caller. */
export function doneOrRefuse<T>(decision: Decision<T>): T {
  if (decision.kind === 'done') return decision.value;
  throw new ScenarioRefused(
    decision.kind === 'missing'
      ? `the rules do not allow this: there is no ${decision.what}`
      : `the rules do not allow this: ${JSON.stringify(decision)}`,
  );
}

export function providerOrRefuse(text: string): Provider {
  const provider = PROVIDERS.find((known) => known === text);
  if (!provider) throw new ScenarioRefused(`there is no provider "${text}", only ${PROVIDERS.join(', ')}`);
  return provider;
}
