import type { Provider } from '#contracts/rules/account/providers.ts';
import type { LoginSessionRow } from '#db/queries/account/login-sessions.ts';
import { listBinds, userIdByOpenId } from '#db/queries/account/third-binds.ts';
import { secretHash } from '#db/secret-hash.ts';
import { PERSONAS } from '#db/seeded/accounts.ts';
import type { Moment } from './login-moment.ts';

export interface OutsideIdentity {
  readonly openId: string;
  readonly nick: string;
  /** The demo account it is bound to at this moment; null when it is free. */
  readonly account: string | null;
}

const STRANGERS = ['书间来客', '拾光', '南风知意', '小满未满', '山有木', '纸上行舟'] as const;

/**
 * The people one can be at the provider (第三方账号). A demo account's identity goes on existing there after an
 * unbind; the last one belongs to nobody yet and is the same for as long as the login session lives.
 */
export function outsideIdentities(
  { db }: Moment,
  session: LoginSessionRow,
  provider: Provider,
): OutsideIdentity[] {
  const known = new Map<string, string>();
  for (const persona of PERSONAS) {
    for (const bind of [...persona.binds, ...listBinds(db, persona.id)]) {
      if (bind.provider === provider) known.set(bind.openId, bind.nick);
    }
  }
  const stranger = strangerOf(session, provider);
  known.set(stranger.openId, stranger.nick);
  return [...known].map(([openId, nick]) => ({ openId, nick, account: accountOf(openId) }));

  function accountOf(openId: string): string | null {
    const userId = userIdByOpenId(db, provider, openId);
    return PERSONAS.find(({ id }) => id === userId)?.account ?? null;
  }
}

function strangerOf({ id }: LoginSessionRow, provider: Provider): { openId: string; nick: string } {
  const hash = secretHash(`${provider} stranger of ${id}`);
  const nick = STRANGERS[Number.parseInt(hash.slice(0, 8), 16) % STRANGERS.length] ?? STRANGERS[0];
  return { openId: `${provider}-${hash.slice(0, 12)}`, nick };
}
