import { type JsonStorage, storage } from '#web/lib/storage.ts';

const ACCOUNT_KEY = 'loginAccount';

/** The account of 记住账号; the password is never kept. */
export function rememberedAccount(values: JsonStorage = storage): string {
  const account = values.get(ACCOUNT_KEY);
  return typeof account === 'string' ? account : '';
}

export function rememberAccount(account: string, isWanted: boolean, values: JsonStorage = storage): void {
  if (isWanted) {
    values.set(ACCOUNT_KEY, account.trim());
  } else {
    values.remove(ACCOUNT_KEY);
  }
}
