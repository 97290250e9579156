import { control, EVENTS_URL, wordsOf } from '../../control-client.ts';
import { hasToken } from '../../control-token.ts';
import { type Entry, readEntry } from '../entry.ts';
import { mergeEntries } from './merge-entries.ts';

export interface Feed {
  readonly entries: readonly Entry[];
  /** How news come; nothing while the list is first read. */
  readonly way: 'none' | 'stream' | 'polling';
  readonly problem: string;
}

const POLL_MS = 2000;
/** Bursts become one redraw. */
const GATHER_MS = 60;

const EMPTY: Feed = { entries: [], way: 'none', problem: '' };
let feed = EMPTY;
const listeners = new Set<() => void>();

export function currentFeed(): Feed {
  return feed;
}

function become(change: Partial<Feed>): void {
  feed = { ...feed, ...change };
  for (const listener of [...listeners]) listener();
}

let gathered: Entry[] = [];

function take(more: readonly Entry[]): void {
  const entries = mergeEntries(feed.entries, more);
  if (entries !== feed.entries || feed.problem !== '') become({ entries, problem: '' });
}

function gather(entry: Entry): void {
  gathered.push(entry);
  if (gathered.length === 1) setTimeout(() => take(gathered.splice(0)), GATHER_MS);
}

/** Reads what came since the last entry we have. */
async function catchUp(): Promise<void> {
  try {
    const since = feed.entries.at(-1)?.seq ?? 0;
    const { list } = await control.call('GET /journal', { query: { since } });
    take(list.flatMap((entry) => readEntry(entry) ?? []));
  } catch (error) {
    become({ problem: wordsOf(error) });
  }
}

/** The world began anew, and so do its numbers. */
export function forgetEntries(): void {
  gathered = [];
  become({ entries: [] });
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}

/** Listens until the answered function is called. A browser has few connections, so nobody listens unseen. */
function listen(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const poll = () => {
    become({ way: 'polling' });
    void catchUp();
    timer ??= setInterval(() => {
      if (!document.hidden) void catchUp();
    }, POLL_MS);
  };
  // An EventSource sends no header, so where a token is wanted it would only be refused.
  if (typeof EventSource === 'undefined' || hasToken()) {
    poll();
    return () => clearInterval(timer);
  }
  const source = new EventSource(EVENTS_URL);
  source.addEventListener('open', () => {
    become({ way: 'stream' });
    void catchUp();
  });
  source.addEventListener('exchange', ({ data }) => {
    const entry = readEntry(parsed(data));
    if (entry !== null) gather(entry);
  });
  source.addEventListener('reset', () => {
    forgetEntries();
    void catchUp();
  });
  source.addEventListener('error', () => {
    // A connection that broke is opened again by the browser; one that was refused is not.
    if (source.readyState === EventSource.CLOSED) poll();
  });
  return () => {
    source.close();
    clearInterval(timer);
  };
}

let stop: (() => void) | undefined;

/** Live while somebody looks. */
export function subscribeFeed(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) stop = listen();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
    become({ way: 'none' });
  };
}

export async function clearJournal(): Promise<void> {
  await control.call('DELETE /journal');
  forgetEntries();
}
