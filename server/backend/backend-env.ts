/** What the command line and the environment say of a backend that is not ours. */
import { OPERATIONS, type OperationId } from '#contracts/operations.ts';
import { type Sentence, sentence } from '#contracts/sentences.mjs';
import { PERSONAS } from '#db/seeded/accounts.ts';
import { isLoopback } from '#server/loopback.ts';
import { nearestOf } from '#server/servlet/nearest.ts';
import { matchOperations } from '#server/servlet/operation-patterns.ts';
import { SETTINGS } from '#server/settings.mjs';
import { chooseProxy } from './company-proxy.ts';
import { addressOf, readTarget, type Target } from './target.ts';

export interface BackendEnv {
  readonly target: Target;
  /** Any certificate will do (--backend-insecure). */
  readonly isInsecure: boolean;
  readonly proxy: URL | null;
  /** The backend has so long for an answer. */
  readonly timeoutMs: number;
  /** What the replica answers itself. */
  readonly local: ReadonlySet<OperationId>;
  /** Whose data these show. */
  readonly localAccount: string;
}

export interface BackendFlags {
  readonly backend?: string | undefined;
  readonly 'backend-insecure'?: boolean | undefined;
  readonly local?: readonly string[] | undefined;
  readonly 'local-account'?: string | undefined;
}

export type ReadBackendEnv =
  | { readonly ok: true; readonly backend: BackendEnv | null }
  | { readonly ok: false; readonly problem: Sentence };

type Source = Readonly<Record<string, string | undefined>>;

const TIMEOUT_MS = 30_000;

interface Start {
  readonly isDemo: boolean;
  /** Where this server will listen. */
  readonly ownPort: number;
}

export function readBackendEnv(
  flags: BackendFlags,
  source: Source,
  { isDemo, ownPort }: Start,
): ReadBackendEnv {
  const no = (problem: Sentence): ReadBackendEnv => ({ ok: false, problem });
  const address = flags.backend ?? (source.REPLICA_BACKEND || null);
  const patterns = (flags.local ?? [source.REPLICA_LOCAL ?? '']).flatMap((text) => words(text));
  const account = flags['local-account'] ?? source.REPLICA_LOCAL_ACCOUNT;
  if (address === null) {
    const alone = flags.local ? '--local' : flags['backend-insecure'] ? '--backend-insecure' : null;
    return alone
      ? no(sentence('{} means something beside --backend only.', alone))
      : { ok: true, backend: null };
  }
  if (isDemo)
    return no(sentence('A demo answers its guests itself: --backend goes with start and dev only.'));
  const read = readTarget(address);
  if (!read.ok) return no(sentence('--backend: {}', read.problem));
  if (isItself(read.target, ownPort)) {
    return no(
      sentence('--backend: {} is this server itself; choose another --port.', addressOf(read.target)),
    );
  }
  const chosen = chooseProxy(read.target, source);
  if (!chosen.ok) return no(chosen.problem);
  const matched = matchOperations(patterns);
  if (!matched.ok) {
    return no(
      sentence('--local knows no operation "{}". Did you mean "{}"?', matched.pattern, matched.nearest),
    );
  }
  const accounts: readonly string[] = PERSONAS.map((persona) => persona.account);
  const localAccount = account || SETTINGS.localAccount.usual;
  if (!accounts.includes(localAccount)) {
    const nearest = nearestOf(localAccount, accounts);
    return no(sentence('--local-account knows no account "{}". Did you mean "{}"?', localAccount, nearest));
  }
  return {
    ok: true,
    backend: {
      target: read.target,
      isInsecure: flags['backend-insecure'] ?? source.REPLICA_BACKEND_INSECURE === '1',
      proxy: chosen.proxy,
      timeoutMs: TIMEOUT_MS,
      local: matched.operations,
      localAccount,
    },
  };
}

/** What the start says of it, one line each. */
export function backendLines({ target, isInsecure, proxy, local, localAccount }: BackendEnv): Sentence[] {
  const address = addressOf(target);
  return [
    proxy
      ? sentence('Calls go to {} through the proxy {}.', address, proxy.host)
      : sentence('Calls go to {}.', address),
    ...(local.size > 0
      ? [
          sentence(
            '{} of {} operations are answered here, as {}.',
            local.size,
            OPERATIONS.length,
            localAccount,
          ),
        ]
      : []),
    ...(isInsecure
      ? [sentence('--backend-insecure: nobody checks the certificate of {}.', target.origin)]
      : []),
  ];
}

function isItself({ origin }: Target, ownPort: number): boolean {
  const { protocol, hostname, port } = new URL(origin);
  return isLoopback(hostname) && Number(port || (protocol === 'https:' ? 443 : 80)) === ownPort;
}

function words(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** For the control plane: which backend is in front, and what is answered here all the same. */
export function shownBackend({ target, isInsecure, proxy, local, localAccount }: BackendEnv) {
  return {
    url: addressOf(target),
    host: new URL(target.origin).host,
    insecure: isInsecure,
    proxy: proxy?.host ?? null,
    local: [...local],
    localAccount,
  };
}
