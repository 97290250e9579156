import type { Provider } from '#contracts/rules/account/providers.ts';
import type { Database } from '../client.ts';
import { type UserRow, userByAccount } from '../queries/account/users.ts';
import { PROVIDERS } from '../schema/index.ts';
import { ScenarioRefused } from './types.ts';

export function accountOrRefuse(db: Database, account: string): UserRow {
  const user = userByAccount(db, account);
  if (!user) throw new ScenarioRefused(`there is no account "${account}"`);
  return user;
}

export function providerOrRefuse(text: string): Provider {
  const provider = PROVIDERS.find((known) => known === text);
  if (!provider) throw new ScenarioRefused(`there is no provider "${text}", only ${PROVIDERS.join(', ')}`);
  return provider;
}
