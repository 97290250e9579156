import type { JournalEntry } from '#contracts/control/journal.ts';
import { curlParts, shellQuoted } from '#contracts/curl.ts';
import { canonicalParameters } from '#contracts/rules/account/sign-parameters.ts';
import { words } from '../words/words.ts';
import { HIDDEN, isSigned, knownAccount, needsSession, sentFields, wireOf } from './sent-fields.ts';

/**
 * The exchange as lines for a terminal. The token is fetched there instead of copied, so that the lines can be sent
 * to a colleague.
 */
export function asCurl(entry: JournalEntry, origin: string, needsControlToken = false): string {
  const say = words().calls.copy;
  const { path, names } = wireOf(entry.operation);
  const sent = sentFields(entry);
  const isGet = entry.method === 'GET';
  const query = new URLSearchParams(isGet ? { ...names, ...sent } : names).toString();
  const url = `${origin}${path}${query ? `?${query}` : ''}`;
  const hasSession = needsSession(entry.operation) && (entry.account !== null || entry.forwarded);
  const method = isGet ? 'GET' : 'POST';
  const parts = curlParts({ method, url, hasToken: hasSession, ...(isGet ? {} : { fields: sent }) });
  const login = `${origin}/__replica/personas/${encodeURIComponent(knownAccount(entry.account))}/login`;
  // The variable and not its value, which is nobody else's.
  const guarded = needsControlToken ? '-H "authorization: Bearer $REPLICA_CONTROL_TOKEN" ' : '';
  return [
    ...(Object.values(sent).includes(HIDDEN) ? [`# ${say.hidden(HIDDEN)}`] : []),
    ...(hasSession && entry.forwarded ? [`# ${say.backendToken}`] : []),
    ...(hasSession && !entry.forwarded
      ? [`TOKEN=$(curl -s -X POST ${guarded}${shellQuoted(login)} | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`]
      : []),
    ...(isSigned(entry)
      ? [
          // The variable and not its value here too; what is changed in the lines is to be changed here as well.
          `SIGN=$(printf '%s&key=%s' ${shellQuoted(canonicalParameters(sent))} "$REPLICA_SIGN_SECRET" | openssl md5 -r | cut -c1-32)`,
        ]
      : []),
    [...parts, ...(isSigned(entry) ? [`${isGet ? '-G ' : ''}--data-urlencode "sign=$SIGN"`] : [])].join(
      ' \\\n  ',
    ),
  ].join('\n');
}
