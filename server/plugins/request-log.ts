import type { FastifyRequest } from 'fastify';
import { maskMobiles, SECRET_NAME } from '#server/redaction.ts';

/** Ids of login sessions, codes of payments, tickets and the names of visitors' sandboxes: each of them opens something. */
const SECRET = /[0-9a-f]{16,}/gi;
/** Names of the query that say less of themselves: the key of a card, the name or the ticket of a world, a signature. */
const SECRET_IN_QUERY = /^(?:k|key|sandbox|ticket|sign|sig|signature|auth|code)$/i;
const PARTS = /(?=[?&;])/;
const MARK = /^[?&;]/;
const MARKS = /[?&;#]/;
const DEEPEST = 3;

/** One line per request when it is asked for, with nothing in it that lets its reader act as somebody else. */
export const requestLog = {
  serializers: {
    req: ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
      method,
      url: withoutSecrets(url),
      remoteAddress: ip,
    }),
  },
};

function withoutSecrets(url: string): string {
  return maskMobiles(url.split(PARTS).map(partWithoutSecrets).join('').replaceAll(SECRET, '***'));
}

/** The path, or a mark with a name and a value behind. */
function partWithoutSecrets(part: string): string {
  const equals = part.indexOf('=');
  const value = part.slice(equals + 1);
  if (!MARK.test(part) || equals < 0 || value === '') return part;
  const isSecret = isSecretName(readable(part.slice(1, equals))) || holdsSecret(value);
  return isSecret ? `${part.slice(0, equals)}=***` : part;
}

function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name) || SECRET_IN_QUERY.test(name);
}

/** A value may be an address with a query of its own, and that one again. */
function holdsSecret(value: string): boolean {
  let text = value;
  for (let depth = 0; depth < DEEPEST; depth += 1) text = readable(text);
  const befores = text.split('=').slice(0, -1);
  return befores.some((before) => isSecretName(before.split(MARKS).at(-1) ?? ''));
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
