import { type JsonStorage, storage } from '#web/lib/storage.ts';

const KEY = 'readerTokens';
const MOST_BOOKS = 20;

/** What this device was given for opening books (阅读凭证), by the codes of their links; empty for one that it was not. */
export interface ReadTokens {
  get(code: string): string;
  keep(code: string, token: string): void;
}

export const NO_TOKENS: ReadTokens = { get: () => '', keep: () => {} };

function isToken(value: unknown): value is [string, string] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string';
}

/** Where nothing can be stored they last as long as the page. */
export function openReadTokens(values: JsonStorage = storage): ReadTokens {
  const here = new Map<string, string>();

  function stored(): [string, string][] {
    const list = values.get(KEY);
    return Array.isArray(list) ? list.filter(isToken) : [];
  }

  return {
    get: (code) => here.get(code) ?? stored().find(([known]) => known === code)?.[1] ?? '',
    keep(code, token) {
      here.set(code, token);
      const others = stored().filter(([known]) => known !== code);
      values.set(KEY, [[code, token], ...others].slice(0, MOST_BOOKS));
    },
  };
}
