/** The replica between a backend and callers that keep to nothing: whatever comes, nobody reads of an error of ours. */
import { afterAll, expect, it } from 'vitest';
import { toWire } from '#contracts/servlet-url.ts';
import { oddReplies, oddRequests, sendAll } from './testing/odd-wire.ts';
import { backendEnv, serve, serveRaw, startBefore, type TestServer } from './testing.ts';

const COUNT = 1000;
const HEADERS = 'Host: 127.0.0.1\r\nConnection: close\r\n\r\n';
const CALL = `GET ${toWire('/uwp/newServlet/MemberServiceMag/getAbout')} HTTP/1.1\r\n${HEADERS}`;
const PICTURE = `GET /upload/x.jpg HTTP/1.1\r\n${HEADERS}`;
const HEALTH = `GET /__replica/health HTTP/1.1\r\n${HEADERS}`;
const ANSWERED = /^(?:HTTP\/1\.[01] [2-5]\d\d |$)/;

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function portBefore(backend: TestServer): Promise<number> {
  closing.push(() => backend.close());
  const front = await startBefore(backendEnv(backend.url));
  closing.push(() => front.close());
  return Number(new URL(front.url).port);
}

const ours = (answer: string) => !ANSWERED.test(answer) || answer.includes('internal-error');

it(`${COUNT} odd replies`, { timeout: 300_000 }, async () => {
  const replies = oddReplies(COUNT);
  let next = 0;
  const port = await portBefore(await serveRaw(() => replies[next++ % COUNT] ?? ''));
  const calls = replies.map((_, at) => (at % 2 === 0 ? CALL : PICTURE));
  const answers = await sendAll(port, calls, HEALTH);
  expect(answers.filter(ours)).toEqual([]);
  expect(answers.filter((answer) => answer.includes('backend-reply')).length).toBeGreaterThan(COUNT / 20);
});

it(`${COUNT} odd requests`, { timeout: 300_000 }, async () => {
  const backend = await serve((request, reply) => {
    request.resume();
    reply.setHeader('content-type', 'application/json').end('{"code":0,"status":"0"}');
  });
  const port = await portBefore(backend);
  const answers = await sendAll(port, oddRequests(COUNT), CALL);
  expect(answers.filter(ours)).toEqual([]);
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200')).length).toBeGreaterThan(COUNT / 100);
});
