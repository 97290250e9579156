import type { JournalEntry } from '#contracts/control/journal.ts';
import { words } from '../words/words.ts';
import { isSigned, knownAccount, literal, needsSession, sentFields, wireOf } from './sent-fields.ts';

/** The word of somebody's script; these pages themselves call through web/lib. */
const FETCH = 'fetch';

const KINDS = {
  fetch: {
    post: (url: string, init: string) => `await ${FETCH}(${url}, ${init})`,
    form: (sent: string) => `body: new URLSearchParams(${sent}),`,
    token: (login: string) =>
      `const { token } = await (await ${FETCH}(${login}, { method: 'POST' })).json();`,
    end: (status: number) => `console.log(reply.status, await reply.text()); // ${status}`,
  },
  playwright: {
    post: (url: string, init: string) => `await page.request.fetch(${url}, ${init})`,
    form: (sent: string) => `form: ${sent},`,
    token: (login: string) => `const { token } = await (await page.request.post(${login})).json();`,
    end: (status: number) => `expect(reply.status()).toBe(${status});`,
  },
} as const;

/** The exchange as lines of a script or of a browser test. The token is fetched there instead of copied. */
export function asScript(entry: JournalEntry, origin: string, kind: keyof typeof KINDS): string {
  const { post, form, token, end } = KINDS[kind];
  const { path, names } = wireOf(entry.operation);
  const sent = sentFields(entry);
  const isGet = entry.method === 'GET';
  const query = new URLSearchParams(isGet ? { ...names, ...sent } : names).toString();
  // A test knows its own base address, a script does not.
  const base = kind === 'fetch' ? origin : '';
  const hasSession = needsSession(entry.operation) && (entry.account !== null || entry.forwarded);
  const login = `${base}/__replica/personas/${encodeURIComponent(knownAccount(entry.account))}/login`;
  const init = [
    `method: '${isGet ? 'GET' : 'POST'}',`,
    ...(hasSession ? ['headers: { authorization: token },'] : []),
    ...(isGet || Object.keys(sent).length === 0 ? [] : [form(literal(sent, '  '))]),
  ];
  const lines = [
    ...(isSigned(entry) ? [`// ${words().calls.copy.signed}`] : []),
    ...(hasSession
      ? [
          entry.forwarded
            ? `const token = ${literal(words().calls.copy.fillInToken)};`
            : token(literal(login)),
        ]
      : []),
    `const reply = ${post(literal(`${base}${path}${query ? `?${query}` : ''}`), `{\n${init.map((line) => `  ${line}\n`).join('')}}`)};`,
    end(entry.status || 200),
  ];
  if (kind === 'fetch') return lines.join('\n');
  const title = literal(words().calls.copy.step(entry.operation));
  return [
    `await test.step(${title}, async () => {`,
    ...lines.map((line) => line.replace(/^/gm, '  ')),
    '});',
  ].join('\n');
}
