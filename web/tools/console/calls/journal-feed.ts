import type { JournalEntry } from '#contracts/control/journal.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import { control, EVENTS_URL } from '../../control-client.ts';
import { hasToken } from '../../control-token.ts';
import { sentenceOf } from '../words/sentence-of.ts';
import { mergeEntries } from './merge-entries.ts';

export interface Feed {
  readonly entries: readonly JournalEntry[];
  /** How news come; nothing while the list is first read. */
  readonly way: 'none' | 'stream' | 'polling';
  readonly problem: string;
}

const POLL_MS = 2000;
/** Bursts become one redraw. */
const GATHER_MS = 60;

const feed = createStore<Feed>({ entries: [], way: 'none', problem: '' });

function become(change: Partial<Feed>): void {
  feed.set({ ...feed.get(), ...change });
}

let gathered: JournalEntry[] = [];

function take(more: readonly JournalEntry[]): void {
  const { entries: known, problem } = feed.get();
  const entries = mergeEntries(known, more);
  if (entries !== known || problem !== '') become({ entries, problem: '' });
}

function gather(entry: JournalEntry): void {
  gathered.push(entry);
  if (gathered.length === 1) setTimeout(() => take(gathered.splice(0)), GATHER_MS);
}

/** Reads what came since the last entry we have. */
async function catchUp(): Promise<void> {
  try {
    const since = feed.get().entries.at(-1)?.seq ?? 0;
    const { list } = await control.call('GET /journal', { query: { since } });
    take(list);
  } catch (error) {
    become({ problem: sentenceOf(error) });
  }
}

/** The world began anew, and so do its numbers. */
export function forgetEntries(): void {
  gathered = [];
  become({ entries: [] });
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
  source.addEventListener('exchange', ({ data }) => gather(JSON.parse(data)));
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

let watchers = 0;
let stop = () => {};

/** Live while somebody looks. */
export const journalFeed: Pick<Store<Feed>, 'get' | 'subscribe'> = {
  get: feed.get,
  subscribe(listener) {
    const leave = feed.subscribe(listener);
    watchers += 1;
    if (watchers === 1) stop = listen();
    return () => {
      leave();
      watchers -= 1;
      if (watchers > 0) return;
      stop();
      become({ way: 'none' });
    };
  },
};

export async function clearJournal(): Promise<void> {
  await control.call('DELETE /journal');
  forgetEntries();
}
