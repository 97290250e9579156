import type { NewRule } from '#contracts/control/faults.ts';
import { UsageError } from '../cli/flags.ts';
import { operationAt } from '../record/observe.ts';

interface HarEntry {
  readonly request: { readonly url: string };
  readonly response: {
    readonly status: number;
    readonly content: { readonly mimeType?: string; readonly text?: string; readonly encoding?: string };
  };
}

export interface PlayedBack {
  /** In the order in which they have to be added: the newest rule decides, so the first answer comes last. */
  readonly rules: readonly NewRule[];
  /** Entries that are no call of the contract, or whose answer was not kept. */
  readonly left: number;
}

/** The answers of an archive as rules: each operation answers what it answered then, once each and in that order. */
export function rulesOf(text: string, isWanted: (operation: string) => boolean): PlayedBack {
  const entries = entriesOf(text);
  const rules = entries.flatMap((entry) => ruleOf(entry, isWanted));
  return { rules: rules.reverse(), left: entries.length - rules.length };
}

function ruleOf({ request, response }: HarEntry, isWanted: (operation: string) => boolean): NewRule[] {
  const url = URL.canParse(request.url) ? new URL(request.url) : null;
  const operation = url && operationAt(url.pathname + url.search)?.id;
  if (!operation || !isWanted(operation)) return [];
  const { status, content } = response;
  const { mimeType = '', text, encoding } = content;
  if (status === 0) return [{ operation, kind: 'cut', times: 1 }];
  if (text === undefined || status < 200 || status > 599) return [];
  const body = encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
  if (status >= 400 && /^text\/html\b/i.test(mimeType))
    return [{ operation, kind: 'html', status, times: 1 }];
  const type = /json/i.test(mimeType) ? 'application/json' : 'text/plain';
  return [{ operation, kind: 'reply', status, type, body, times: 1 }];
}

function entriesOf(text: string): readonly HarEntry[] {
  try {
    const { log } = JSON.parse(text) as { log?: { entries?: HarEntry[] } };
    const entries = log?.entries ?? [];
    if (
      Array.isArray(entries) &&
      entries.length > 0 &&
      entries.every(({ request, response }) => request && response?.content)
    ) {
      return entries;
    }
  } catch {
    // Told below, like an archive without entries.
  }
  throw new UsageError('This is no HTTP Archive (HAR) with entries.');
}
