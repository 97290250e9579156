/** What the tests of the handlers share: an app for each test, and what it answers, ready to be looked at. */
import { afterEach, beforeEach } from 'vitest';
import type { CodePurpose } from '#contracts/rules/account/verification-code.ts';
import { logicalDump } from '#db/dump.ts';
import {
  enterTestApp,
  startTestApp,
  type TestApp,
  type TestOptions,
  type TestReply,
} from '#server/testing.ts';

type Data = Readonly<Record<string, unknown>>;

/** A freshly seeded world for every test of the file, and an app of its own only where options ask for another one. */
export function appForEachTest(options?: TestOptions): () => TestApp {
  let test: TestApp | undefined;
  beforeEach(async () => {
    test = await (options ? startTestApp(options) : enterTestApp());
  });
  afterEach(() => test?.close());
  return () => {
    if (!test) throw new Error('the app is there only while a test runs');
    return test;
  };
}

export function dataOf(reply: TestReply): Data {
  const { data } = reply.json;
  if (reply.json.code !== 0 || typeof data !== 'object' || data === null) {
    throw new Error(`not a success with data: ${reply.status} ${reply.text}`);
  }
  return data as Data;
}

/** A member of a reply that the contract says is a text. */
export function textOf(data: Data, name: string): string {
  const value = data[name];
  if (typeof value !== 'string') throw new Error(`${name} is no text: ${JSON.stringify(data)}`);
  return value;
}

/** Everything the database says, the sessions left out: logging in for a test is not what it looks at. */
export function factsOf(test: TestApp): string {
  return logicalDump(test.world.db).replace(/^(?:sessions|known_devices)\n(?: {2}.*\n|\n)*/gm, '');
}

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
/** A mobile that nobody has. */
export const NEW_MOBILE = '19000000088';

/** The account behind a token; null when the token is dead. */
export async function accountOf(test: TestApp, token: string): Promise<string | null> {
  const reply = await test.call('UserCenterMag.userIsLogin3', {}, { token });
  const account = reply.json.user_account as { account: string } | undefined;
  return account?.account ?? null;
}

/** Sends a verification code and answers it. */
export async function sentCode(test: TestApp, mobile: string, purpose: CodePurpose): Promise<string> {
  return textOf(dataOf(await test.call('LoginServiceMag.sendCode', { mobile, purpose })), 'demoCode');
}

/** A login session at an outside provider; with a token it is opened by that member, to bind. */
export async function thirdSession(test: TestApp, thirdLoginType: string, token?: string): Promise<string> {
  const reply = await test.call(
    'UserCenterMag.getThirdLoginInfo',
    { thirdLoginType },
    token ? { token } : {},
  );
  return textOf(dataOf(reply), 'loginSessionID');
}

interface Identity {
  readonly openId: string;
  readonly nick: string;
  readonly account: string | null;
}

/** Agrees at the provider as the person of that account, or as somebody unknown. */
export async function approve(
  test: TestApp,
  loginSessionID: string,
  account: string | null,
): Promise<Identity> {
  const url = `/provider-api/${loginSessionID}`;
  const { identities } = (await test.app.inject({ url })).json().data as { identities: Identity[] };
  const identity = identities.find((known) => known.account === account);
  if (!identity) throw new Error(`nobody at the provider is ${account}`);
  const payload = { openId: identity.openId };
  const reply = await test.app.inject({ method: 'POST', url: `${url}/approve`, payload });
  if (reply.json().code !== 0) throw new Error(reply.body);
  return identity;
}
