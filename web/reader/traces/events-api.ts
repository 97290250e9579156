import { BATCH_MOST_BYTES, type KeptReads } from '#contracts/rules/readers/read-events.ts';
import { leaveText, postText } from '#web/lib/wire/post-text.ts';
import type { Sending } from './collector.ts';

const EVENTS = '/r/events';
const OK = 200;
const TOO_MANY = 429;
const NUMBERS = 2 ** 48;

/** One opening of a book, told as what it is by a number that nothing else has. */
export function sendingOf(
  code: string,
  readToken: () => string,
  key: () => string,
): (sending: Sending) => Promise<boolean> {
  const visit = 1 + Math.floor(Math.random() * NUMBERS);
  return async ({ no, events, isLeaving }) => {
    const batch = { code, readToken: readToken(), visit, no, reader: key(), events };
    const body = JSON.stringify(batch);
    if (body.length > BATCH_MOST_BYTES) return true;
    if (isLeaving) return leaveText(EVENTS, body);
    const reply = await postText(EVENTS, body);
    // What was heard is not said again, whatever the answer is; only too much at once comes later.
    return reply !== null && reply.status !== TOO_MANY;
  };
}

async function ask<T>(what: 'kept' | 'forget', reader: string): Promise<T | null> {
  const reply = await postText(`${EVENTS}/${what}`, JSON.stringify({ reader }));
  if (reply?.status !== OK) return null;
  try {
    return JSON.parse(reply.text);
  } catch {
    return null;
  }
}

/** What is kept of a reader; null where it was not told. */
export const askKept = (reader: string) => ask<KeptReads>('kept', reader);

/** Whether it was deleted. */
export const askForget = async (reader: string) => (await ask('forget', reader)) !== null;
