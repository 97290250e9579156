/** Sections 3, 6 and 7: the session check, addresses, outside logins. */
import { isOnlyReading } from '../classify.ts';
import { replyProblem } from '../reply-problem.ts';
import { type Run, tokenFor } from '../run.ts';
import { Skipped } from '../skipped.ts';
import { isObject, listAt, partAt, wordAt } from '../values/json-parts.ts';
import { told } from '../values/redact.ts';

/** Whatever has to be encoded is, in digits of either case; which address it is, no section says. */
const URL_ENCODED = /^(?:[A-Za-z0-9._~!*'()+-]|%[0-9A-Fa-f]{2})+$/;

export async function checkMember(run: Run): Promise<void> {
  await checkSession(run);
  await checkAddresses(run);
  await checkOutsideLogin(run);
  await checkLogout(run);
}

async function checkSession(run: Run): Promise<void> {
  const operation = 'UserCenterMag.userIsLogin3';
  await run.check(operation, 'only the string "1" is logged in', async (probe) => {
    if (run.session.token === null) throw new Skipped('it needs a login');
    const exchange = await probe.call({ operation, input: {}, token: run.session.token });
    const status = isObject(exchange.reply.json) ? exchange.reply.json.status : undefined;
    if (status === '1') return;
    probe.found(exchange, { kind: 'rule', expected: '"1"', actual: told(status), pointer: '/status' });
  });
  await run.check(operation, 'a visitor is not logged in', async (probe) => {
    const exchange = await probe.call({ operation, input: {}, token: null });
    // In which form it says so no section shows.
    const problem = replyProblem(operation, exchange.reply, { isVisitor: true });
    if (problem && !isOnlyReading(probe.found(exchange, problem))) return;
    const status = wordAt(exchange.reply.json, ['status']);
    if (status !== '1') return;
    const expected = 'another status than "1"';
    probe.found(exchange, {
      kind: 'rule',
      expected,
      actual: '"1"',
      pointer: '/status',
      provenance: 'documented',
    });
  });
}

async function checkAddresses(run: Run): Promise<void> {
  const operation = 'UserCenterMag.getUserAddressList';
  await run.check(operation, 'at most one default address', async (probe) => {
    const exchange = await probe.fitting({ operation, input: {}, token: tokenFor(run, operation) });
    const { json } = exchange.reply;
    const addresses = listAt(json, ['data', 'list']);
    if (wordAt(json, ['status']) === '1' && !Array.isArray(partAt(json, ['data', 'list']))) {
      const actual = told(partAt(json, ['data', 'list']));
      const pointer = '/data/list';
      probe.found(exchange, {
        kind: 'rule',
        expected: 'a list beside status 1',
        actual,
        pointer,
        provenance: 'documented',
      });
      return;
    }
    const defaults = addresses.flatMap((one, at) => (wordAt(one, ['IsDefault']) === 'Y' ? [at] : []));
    const [, second] = defaults;
    if (second === undefined) return;
    const actual = `${defaults.length} with IsDefault Y`;
    const pointer = `/data/list/${second}/IsDefault`;
    const expected = 'at most one with IsDefault Y';
    probe.found(exchange, { kind: 'rule', expected, actual, pointer, provenance: 'documented' });
  });
}

async function checkOutsideLogin(run: Run): Promise<void> {
  const operation = 'UserCenterMag.getThirdLoginInfo';
  await run.check(operation, 'weixin gives a URL-encoded address for its QR code', async (probe) => {
    const input = { thirdLoginType: 'weixin' };
    const exchange = await probe.fitting({ operation, input, token: null });
    const data = isObject(exchange.reply.json) ? exchange.reply.json.data : undefined;
    const isOpen = ['1'].includes(wordAt(data, ['status']));
    if (!isOpen) throw new Skipped('the target offers no weixin');
    const address = isObject(data) ? data.qrcodeUrl : undefined;
    if (typeof address === 'string' && URL_ENCODED.test(address)) return;
    const pointer = '/data/qrcodeUrl';
    probe.found(exchange, {
      kind: 'rule',
      expected: `text like ${URL_ENCODED.source}`,
      actual: told(address),
      pointer,
    });
  });
}

async function checkLogout(run: Run): Promise<void> {
  await run.check('web.doLoginout', 'a session that was ended is over', async (probe) => {
    // A session of its own: that of the run is still needed, and one that was given is not ours to end.
    const token = run.session.account === null ? null : await run.logIn();
    if (token === null) throw new Skipped('it needs a login with a password');
    await probe.fitting({ operation: 'web.doLoginout', input: {}, token });
    const exchange = await probe.call({ operation: 'UserCenterMag.userIsLogin3', input: {}, token });
    if (wordAt(exchange.reply.json, ['status']) !== '1') return;
    const expected = 'the token of an ended session is not logged in';
    probe.found(exchange, { kind: 'rule', expected, actual: 'it still is', pointer: '' });
  });
}
